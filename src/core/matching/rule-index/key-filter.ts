// Tells of most whole numbers that they are not among some, with one look at a byte.

/** 2 ** 32 divided by the golden ratio: spreads keys that stand close together (Knuth, 6.4). */
const HASH_MULTIPLIER = 0x9e3779b1;

/** Bits of a table with about twice as many slots as entries. */
export const tableBits = (entries: number): number => Math.max(1, 33 - Math.clz32(entries));

/** The slot of a key in a table of 2 ** `bits` slots. */
export const slotOfKey = (key: number, bits: number): number =>
  Math.imul(key, HASH_MULTIPLIER) >>> (32 - bits);

/** A table of bits 8 times as fine as one with about twice as many slots as entries. */
const EXTRA_BITS = 3;

/** Keys of which it is told at once that they are surely not there. */
export class KeyFilter {
  private readonly shift: number;
  private readonly octets: Uint8Array;

  /** Made for so many keys. */
  constructor(entries: number) {
    const bits = tableBits(entries);
    this.shift = 32 - bits - EXTRA_BITS;
    this.octets = new Uint8Array(2 ** bits);
  }

  add(key: number): void {
    const fine = Math.imul(key, HASH_MULTIPLIER) >>> this.shift;
    this.octets[fine >>> EXTRA_BITS]! |= 1 << (fine & 7);
  }

  /** False if a key was surely not added; true of nearly none of the others. */
  mayHave(key: number): boolean {
    const fine = Math.imul(key, HASH_MULTIPLIER) >>> this.shift;
    return (this.octets[fine >>> EXTRA_BITS]! & (1 << (fine & 7))) !== 0;
  }
}
