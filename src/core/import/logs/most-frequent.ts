// Counting what is asked for most, in a table that never grows over its bound.

/** A key, and what was counted of it while it was in the table. */
export interface FrequencyEntry<K> {
  readonly key: K;
  hits: number;
  /** At most so many hits came before it was in the table. */
  missed: number;
  /** True while it is in the table. */
  isCounted: boolean;
  /**
   * From 1 on; no other key ever has the same. It outlasts leaving the table for a while; 0 before the first hit, and
   * when the table knows the key no more. Below 2^31: a log with more different keys has hundreds of gigabytes.
   */
  serial: number;
}

/** What was counted of one key: exact if `missed` is 0, else it had at most `hits + missed`. */
export type CountedKey<K> = Pick<FrequencyEntry<K>, 'key' | 'hits' | 'missed' | 'serial'>;

/** A table with few keys yet does not forget at every one that comes. */
const MIN_CAPACITY = 1000;

/**
 * Who stays when so many of those with these ranks are kept, all of them or fewer: the highest, and of equals those that
 * came first. To be asked about each of them once, in the order in which they came.
 */
export function createRankTest(ranks: Float64Array, keep: number): (rank: number) => boolean {
  const sorted = ranks.toSorted();
  const least = sorted[sorted.length - keep]!;
  let equals = keep - (sorted.length - 1 - sorted.lastIndexOf(least));
  return (rank) => rank > least || (rank === least && equals-- > 0);
}

/**
 * Counts keys and keeps the `keep` most frequent so far; up to twice as many are counted at a time. When the table is
 * full, the less frequent half goes, and its hits are summed as `others`. A key that comes later may have been among
 * them: it is ranked as if it had had as many hits as the most frequent one that went (Manku and Motwani 2002, lossy
 * counting), so that no key with many hits is lost for coming late.
 */
export class MostFrequent<K> {
  readonly #keep: number;
  /** In the order in which they came. */
  #counted: FrequencyEntry<K>[] = [];
  /** Those that are counted, and some that left. */
  readonly #known = new Map<K, FrequencyEntry<K>>();
  #lastSerial = 0;
  #missed = 0;
  #others = 0;

  constructor(keep: number) {
    this.#keep = keep;
  }

  /** How many keys are counted now; never more than twice `keep`. */
  get size(): number {
    return this.#counted.length;
  }

  /** How many keys are remembered, those that are counted among them. */
  get known(): number {
    return this.#known.size;
  }

  has(key: K): boolean {
    return this.#known.get(key)?.isCounted === true;
  }

  /** The entry of a key, for `hit`. The table keeps the key if it is hit. */
  entryOf(key: K): FrequencyEntry<K> {
    return this.#known.get(key) ?? { key, hits: 0, missed: 0, isCounted: false, serial: 0 };
  }

  /** Counts a hit of an entry, however old it is. Returns the one of the same key where it was counted. */
  hit(entry: FrequencyEntry<K>): FrequencyEntry<K> {
    if (entry.isCounted) entry.hits++;
    else if (entry.serial > 0) this.#enter(entry);
    else {
      const known = this.#known.get(entry.key);
      if (known) return this.hit(known);
      this.#enter(entry);
      if (this.#known.size >= 2 * this.#counted.length + MIN_CAPACITY) this.#forget();
      this.#known.set(entry.key, entry);
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
    for (const entry of this.#known.values()) {
      if (entry.isCounted) continue;
      this.#known.delete(entry.key);
      entry.serial = 0;
    }
  }

  #drop(): void {
    const ranks = Float64Array.from(this.#counted, ({ hits, missed }) => hits + missed);
    const stays = createRankTest(ranks, this.#keep);
    this.#counted = this.#counted.filter((entry) => {
      const rank = entry.hits + entry.missed;
      entry.isCounted = stays(rank);
      if (!entry.isCounted) {
        this.#others += entry.hits;
        this.#missed = Math.max(this.#missed, rank);
      }
      return entry.isCounted;
    });
  }

  /** The most frequent keys, the most frequent first; all others are summed. */
  most(): { readonly kept: readonly CountedKey<K>[]; readonly others: number } {
    if (this.#counted.length > this.#keep) this.#drop();
    const kept = this.#counted.map(({ key, hits, missed, serial }) => ({ key, hits, missed, serial }));
    return { kept: kept.sort((a, b) => b.hits - a.hits), others: this.#others };
  }
}
