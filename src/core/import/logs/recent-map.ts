// A cache of bounded size for the texts of a log.
import { copyText } from '../list.ts';

/**
 * Keeps the values of at least the `size` keys that were used last, and of at most twice as many: when the newer half
 * is full, the older one is dropped.
 */
export class RecentMap<Value extends NonNullable<unknown>> {
  readonly #limit: number;
  #newer = new Map<string, Value>();
  #older = new Map<string, Value>();

  constructor(size: number) {
    this.#limit = size;
  }

  /** The number of cached values; at most twice the limit. */
  get size(): number {
    return this.#newer.size + this.#older.size;
  }

  /** The cached value of a key, or the one that `make` returns. Keys are copied: a slice keeps a chunk of the file. */
  getOrMake(key: string, make: (key: string) => Value): Value {
    const recent = this.#newer.get(key);
    if (recent !== undefined) return recent;
    const value = this.#older.get(key) ?? make(key);
    if (this.#newer.size >= this.#limit) {
      this.#older = this.#newer;
      this.#newer = new Map();
    }
    this.#newer.set(copyText(key), value);
    return value;
  }
}
