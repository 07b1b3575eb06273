// Places found by a whole number: a hash table in three typed arrays, without an object per entry.

/** 2 ** 32 divided by the golden ratio: spreads keys that stand close together (Knuth, 6.4). */
const SPREAD = 0x9e3779b1;

/** Bits of a table with about twice as many slots as entries. */
export const bitsFor = (entries: number): number => Math.max(1, 33 - Math.clz32(entries));

/** The slot of a key in a table of 2 ** `bits` slots. */
export const slotOf = (key: number, bits: number): number => Math.imul(key, SPREAD) >>> (32 - bits);

/** The places of a list of keys by key. Several places may have the same key: they are found in rising order. */
export class KeyTable {
  private readonly keys: Int32Array;
  private readonly bits: number;
  /** The first place of each slot, and behind each place the next one of its slot; -1 where there is none. */
  private readonly heads: Int32Array;
  private readonly nexts: Int32Array;

  constructor(keys: Int32Array) {
    this.keys = keys;
    this.bits = bitsFor(keys.length);
    this.heads = new Int32Array(2 ** this.bits).fill(-1);
    this.nexts = new Int32Array(keys.length);
    for (let place = keys.length - 1; place >= 0; place--) {
      const slot = slotOf(keys[place]!, this.bits);
      this.nexts[place] = this.heads[slot]!;
      this.heads[slot] = place;
    }
  }

  /** The first place with a key (a 32-bit whole number), or -1. */
  first(key: number): number {
    return this.from(this.heads[slotOf(key, this.bits)]!, key);
  }

  /** The next place with the same key, or -1. */
  after(place: number): number {
    return this.from(this.nexts[place]!, this.keys[place]!);
  }

  private from(start: number, key: number): number {
    let place = start;
    while (place >= 0 && this.keys[place] !== key) place = this.nexts[place]!;
    return place;
  }
}
