// A hash table from integers to places, in a few typed arrays, without an object per entry.
import { KeyFilter, slotOfKey, tableBits } from './key-filter.ts';

/** The places of a list of keys, by key. If several places have the same key, they are found in ascending order. */
export class KeyTable {
  private readonly keys: Int32Array;
  private readonly bits: number;
  private readonly filter: KeyFilter;
  /** The first place of each slot, and for each place the next one in its slot. -1 where there is none. */
  private readonly heads: Int32Array;
  private readonly nexts: Int32Array;

  constructor(keys: Int32Array) {
    this.keys = keys;
    this.bits = tableBits(keys.length);
    this.filter = new KeyFilter(keys.length);
    this.heads = new Int32Array(2 ** this.bits).fill(-1);
    this.nexts = new Int32Array(keys.length);
    for (let place = keys.length - 1; place >= 0; place--) {
      const key = keys[place]!;
      const slot = slotOfKey(key, this.bits);
      this.filter.add(key);
      this.nexts[place] = this.heads[slot]!;
      this.heads[slot] = place;
    }
  }

  /** Returns the first place with a key (a 32-bit integer), or -1. */
  first(key: number): number {
    return this.filter.mayHave(key) ? this.from(this.heads[slotOfKey(key, this.bits)]!, key) : -1;
  }

  /** Returns the next place with the same key, or -1. */
  after(place: number): number {
    return this.from(this.nexts[place]!, this.keys[place]!);
  }

  private from(start: number, key: number): number {
    let place = start;
    while (place >= 0 && this.keys[place] !== key) place = this.nexts[place]!;
    return place;
  }
}
