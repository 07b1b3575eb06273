// Counting what is asked for most, in a table that never grows over its bound.

interface Entry {
  hits: number;
  /** At most so many hits came before it was in the table. */
  readonly missed: number;
}

/** What was counted of one key. */
export interface Counted<K> {
  readonly key: K;
  /** Counted since it was in the table: exact if `missed` is 0, else it had at most `hits + missed`. */
  readonly hits: number;
  readonly missed: number;
}

/**
 * Counts keys and keeps the `keep` most frequent so far; up to twice as many are counted at a time. When the table is
 * full, the less frequent half goes, and its hits are summed as `others`. A key that comes later may have been among
 * them: it is ranked as if it had had as many hits as the most frequent one that went (Manku and Motwani 2002, lossy
 * counting), so that no key with many hits is lost for coming late.
 */
export class MostRequested<K> {
  readonly #keep: number;
  #entries = new Map<K, Entry>();
  #missed = 0;
  #others = 0;

  constructor(keep: number) {
    this.#keep = keep;
  }

  /** How many keys are counted now; never more than twice `keep`. */
  get size(): number {
    return this.#entries.size;
  }

  /** The hits of all keys that are in the table no more. */
  get others(): number {
    return this.#others;
  }

  has(key: K): boolean {
    return this.#entries.has(key);
  }

  /** Counts a hit. `keyToKeep` is what the table keeps for a new key. Returns true if the key is new to the table. */
  add(key: K, keyToKeep: (key: K) => K = (same) => same): boolean {
    const known = this.#entries.get(key);
    if (known) {
      known.hits++;
      return false;
    }
    if (this.#entries.size >= 2 * this.#keep) this.#drop();
    this.#entries.set(keyToKeep(key), { hits: 1, missed: this.#missed });
    return true;
  }

  #sorted(): [K, Entry][] {
    // Sorting is stable: among equals, what came first stays.
    return [...this.#entries].sort(([, a], [, b]) => b.hits + b.missed - a.hits - a.missed);
  }

  #drop(): void {
    const sorted = this.#sorted();
    for (const [key, { hits, missed }] of sorted.slice(this.#keep)) {
      this.#entries.delete(key);
      this.#others += hits;
      this.#missed = Math.max(this.#missed, hits + missed);
    }
  }

  /** The most frequent keys, the most frequent first; all others are summed. */
  most(): { readonly kept: readonly Counted<K>[]; readonly others: number } {
    if (this.#entries.size > this.#keep) this.#drop();
    const kept = [...this.#entries]
      .map(([key, entry]) => ({ key, ...entry }))
      .sort((a, b) => b.hits - a.hits);
    return { kept, others: this.#others };
  }
}
