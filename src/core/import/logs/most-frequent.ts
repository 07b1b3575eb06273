// Counts the most frequent keys in a table of bounded size.

/** A key and its count while it was in the table. */
export interface FrequencyEntry<K> {
  readonly key: K;
  hits: number;
  /** The maximum number of hits before it was in the table. */
  missed: number;
  /** Whether it is in the table. */
  isCounted: boolean;
  /**
   * From 1 on; unique to the key. It stays for a while after the key has left the table; 0 before the first hit and
   * after the key was forgotten. Below 2^31: a log with more different keys has hundreds of gigabytes.
   */
  serial: number;
}

/** The count of one key: exact if `missed` is 0, otherwise at most `hits + missed`. */
export type CountedKey<K> = Pick<FrequencyEntry<K>, 'key' | 'hits' | 'missed' | 'serial'>;

/** Keeps a table with few keys from forgetting at each new key. */
const MIN_CAPACITY = 1000;

/**
 * Returns a test that selects `keep` of the entries with these ranks, or all if there are fewer: the highest ranks, and
 * among equal ones the earliest. Call it once for each entry, in order.
 */
export function createRankTest(ranks: Float64Array, keep: number): (rank: number) => boolean {
  const sorted = ranks.toSorted();
  const least = sorted[sorted.length - keep]!;
  let equals = keep - (sorted.length - 1 - sorted.lastIndexOf(least));
  return (rank) => rank > least || (rank === least && equals-- > 0);
}

/**
 * Counts keys and keeps the `keep` most frequent so far; up to twice as many are counted at a time. When the table is
 * full, the less frequent half is removed, and its hits are summed as `others`. A later key may have been among them:
 * it is ranked as if it had had as many hits as the most frequent one that was removed (Manku and Motwani 2002, lossy
 * counting), so that no frequent key is lost because it appears late.
 */
export class MostFrequent<K> {
  readonly #keep: number;
  readonly #spare: number;
  /** The entries in the table, in order of arrival. */
  #counted: FrequencyEntry<K>[] = [];
  /** The entries in the table, and some that left it. */
  readonly #entries = new Map<K, FrequencyEntry<K>>();
  #lastSerial = 0;
  #missed = 0;
  #others = 0;

  /** @param spare how many keys that left the table are remembered, at least */
  constructor(keep: number, spare = MIN_CAPACITY) {
    this.#keep = keep;
    this.#spare = spare;
  }

  /** The number of keys in the table; at most twice `keep`. */
  get size(): number {
    return this.#counted.length;
  }

  /** The number of remembered keys, including those in the table. */
  get known(): number {
    return this.#entries.size;
  }

  has(key: K): boolean {
    return this.#entries.get(key)?.isCounted === true;
  }

  /** The entry of a key, to be passed to `hit`. The table stores the key only when it is hit. */
  entryOf(key: K): FrequencyEntry<K> {
    return this.#entries.get(key) ?? { key, hits: 0, missed: 0, isCounted: false, serial: 0 };
  }

  /** Counts a hit of an entry, even an outdated one. Returns the current entry of its key. */
  hit(entry: FrequencyEntry<K>): FrequencyEntry<K> {
    if (entry.isCounted) entry.hits++;
    else if (entry.serial > 0) this.#enter(entry);
    else {
      const current = this.#entries.get(entry.key);
      if (current) return this.hit(current);
      this.#enter(entry);
      if (this.#entries.size >= 2 * this.#counted.length + this.#spare) this.#forget();
      this.#entries.set(entry.key, entry);
      entry.serial = ++this.#lastSerial;
    }
    return entry;
  }

  #enter(entry: FrequencyEntry<K>): void {
    if (this.#counted.length >= 2 * this.#keep) this.#drop();
    entry.hits = 1;
    entry.missed = this.#missed;
    entry.isCounted = true;
    this.#counted.push(entry);
  }

  #forget(): void {
    for (const entry of this.#entries.values()) {
      if (entry.isCounted) continue;
      this.#entries.delete(entry.key);
      entry.serial = 0;
    }
  }

  #drop(): void {
    const ranks = Float64Array.from(this.#counted, ({ hits, missed }) => hits + missed);
    const isKept = createRankTest(ranks, this.#keep);
    this.#counted = this.#counted.filter((entry) => {
      const rank = entry.hits + entry.missed;
      entry.isCounted = isKept(rank);
      if (!entry.isCounted) {
        this.#others += entry.hits;
        this.#missed = Math.max(this.#missed, rank);
      }
      return entry.isCounted;
    });
  }

  /** The most frequent keys, the most frequent first, and the summed hits of all others. */
  most(): { readonly kept: readonly CountedKey<K>[]; readonly others: number } {
    if (this.#counted.length > this.#keep) this.#drop();
    const kept = this.#counted.map(({ key, hits, missed, serial }) => ({ key, hits, missed, serial }));
    return { kept: kept.sort((a, b) => b.hits - a.hits), others: this.#others };
  }
}
