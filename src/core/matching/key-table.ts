// Places found by a whole number: a hash table in three typed arrays, without an object per entry.

/** 2 ** 32 divided by the golden ratio: spreads keys that stand close together (Knuth, 6.4). */
const SPREAD = 0x9e3779b1;

/** Bits of a table with about twice as many slots as entries. */
export const bitsFor = (entries: number): number => Math.max(1, 33 - Math.clz32(entries));

/** The slot of a key in a table of 2 ** `bits` slots. */
export const slotOf = (key: number, bits: number): number => Math.imul(key, SPREAD) >>> (32 - bits);

/** A byte per slot parts its keys once more (2 ** 3 bits): it tells of most keys that they are not there. */
const FINER = 3;

/** The bit of a byte that a key has, by the slot that it would have in a table 8 times as fine. */
const bitOf = (fine: number) => 1 << (fine & 7);

/** The places of a list of keys by key. Several places may have the same key: they are found in rising order. */
export class KeyTable {
  private readonly keys: Int32Array;
  private readonly bits: number;
  private readonly taken: Uint8Array;
  /** The first place of each slot, and behind each place the next one of its slot; -1 where there is none. */
  private readonly heads: Int32Array;
  private readonly nexts: Int32Array;

  constructor(keys: Int32Array) {
    this.keys = keys;
    this.bits = bitsFor(keys.length) + FINER;
    this.taken = new Uint8Array(2 ** (this.bits - FINER));
    this.heads = new Int32Array(2 ** (this.bits - FINER)).fill(-1);
    this.nexts = new Int32Array(keys.length);
    for (let place = keys.length - 1; place >= 0; place--) {
      const fine = slotOf(keys[place]!, this.bits);
      const slot = fine >>> FINER;
      this.taken[slot]! |= bitOf(fine);
      this.nexts[place] = this.heads[slot]!;
      this.heads[slot] = place;
    }
  }

  /** The first place with a key (a 32-bit whole number), or -1. */
  first(key: number): number {
    const fine = slotOf(key, this.bits);
    const slot = fine >>> FINER;
    return (this.taken[slot]! & bitOf(fine)) === 0 ? -1 : this.from(this.heads[slot]!, key);
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
