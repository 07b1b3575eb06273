// Rules out most integers that are not in a set by reading one byte.

/** 2 ** 32 divided by the golden ratio: spreads keys that are close together (Knuth, 6.4). */
const HASH_MULTIPLIER = 0x9e3779b1;

/** Returns the number of bits for a table with about twice as many slots as entries. */
export const tableBits = (entries: number): number => Math.max(1, 33 - Math.clz32(entries));

/** Returns the slot of a key in a table of 2 ** `bits` slots. */
export const slotOfKey = (key: number, bits: number): number =>
  Math.imul(key, HASH_MULTIPLIER) >>> (32 - bits);

/** The filter has 2 ** 3 = 8 times as many bits as a table with about twice as many slots as entries. */
const EXTRA_BITS = 3;

/** A set of keys that rules out most keys that were not added. */
export class KeyFilter {
  private readonly shift: number;
  private readonly octets: Uint8Array;

  /** Creates a filter for this number of keys. */
  constructor(entries: number) {
    const bits = tableBits(entries);
    this.shift = 32 - bits - EXTRA_BITS;
    this.octets = new Uint8Array(2 ** bits);
  }

  add(key: number): void {
    const fine = Math.imul(key, HASH_MULTIPLIER) >>> this.shift;
    this.octets[fine >>> EXTRA_BITS]! |= 1 << (fine & 7);
  }

  /** Returns false only if a key was not added, and true for very few other keys. */
  mayHave(key: number): boolean {
    const fine = Math.imul(key, HASH_MULTIPLIER) >>> this.shift;
    return (this.octets[fine >>> EXTRA_BITS]! & (1 << (fine & 7))) !== 0;
  }
}
