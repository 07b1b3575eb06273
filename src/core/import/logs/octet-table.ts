// Texts met again and again, known by their octets, so that nothing is decoded twice.
import { hashOctets } from './octet-run.ts';
import { type Octets, viewOctets } from './octets.ts';

/** How many texts are known at most, in how many octets. When there is no room the table is emptied. */
const MAX_ENTRIES = 65_536;
const MAX_TABLE_OCTETS = 4 * 1024 * 1024;
/** How many slots are looked at for a text: nobody can write a log for which it takes longer. */
const MAX_PROBES = 32;
/** A slot has four numbers: the hash of a text, where its octets begin, how many they are, and its place plus 1. */
const ENTRY_WIDTH = 4;
/** Whether so many octets are the same in both. */
function areSameOctets(a: Octets, aFrom: number, b: Octets, bFrom: number, length: number): boolean {
  let at = 0;
  for (; at + 8 <= length; at += 8) {
    const one = a.view.getInt32(aFrom + at, true) ^ b.view.getInt32(bFrom + at, true);
    const next = a.view.getInt32(aFrom + at + 4, true) ^ b.view.getInt32(bFrom + at + 4, true);
    if ((one | next) !== 0) return false;
  }
  for (; at < length; at++) if (a.bytes[aFrom + at] !== b.bytes[bFrom + at]) return false;
  return true;
}

/** What became of texts, by their octets. It only remembers: it may forget anything at any time. */
export class OctetTable<V> {
  #values: V[] = [];
  /** Found by hashing. At least twice as many as values. */
  #slots = new Int32Array(ENTRY_WIDTH * 256);
  #kept = viewOctets(new Uint8Array(8192));
  #used = 0;

  /** What is known of the octets from one place to another, whose hash this is. */
  get(from: Octets, start: number, end: number, hash: number = hashOctets(from, start, end)): V | undefined {
    const slots = this.#slots;
    const length = end - start;
    for (let look = 0; look < MAX_PROBES; look++) {
      const slot = (ENTRY_WIDTH * (hash + look)) & (slots.length - 1);
      const place = slots[slot + 3]! - 1;
      if (place < 0) return undefined;
      if (slots[slot] !== hash || slots[slot + 2] !== length) continue;
      if (areSameOctets(from, start, this.#kept, slots[slot + 1]!, length)) return this.#values[place];
    }
    return undefined;
  }

  /** Remembers something of octets that are not known. */
  set(from: Octets, start: number, end: number, value: V): void {
    const length = end - start;
    if (this.#values.length === MAX_ENTRIES || this.#used + length > MAX_TABLE_OCTETS) this.#forget();
    if (2 * ENTRY_WIDTH * this.#values.length >= this.#slots.length) this.#widen();
    while (this.#used + length > this.#kept.bytes.length) this.#extend();
    const hash = hashOctets(from, start, end);
    if (!this.#link(hash, this.#used, length, this.#values.length + 1)) return;
    this.#kept.bytes.set(from.bytes.subarray(start, end), this.#used);
    this.#used += length;
    this.#values.push(value);
  }

  /** False if there is no slot where it would be looked for. */
  #link(hash: number, at: number, length: number, place: number): boolean {
    const slots = this.#slots;
    for (let look = 0; look < MAX_PROBES; look++) {
      const slot = (ENTRY_WIDTH * (hash + look)) & (slots.length - 1);
      if (slots[slot + 3] !== 0) continue;
      slots[slot] = hash;
      slots[slot + 1] = at;
      slots[slot + 2] = length;
      slots[slot + 3] = place;
      return true;
    }
    return false;
  }

  #forget(): void {
    this.#values = [];
    this.#slots.fill(0);
    this.#used = 0;
  }

  #widen(): void {
    const before = this.#slots;
    this.#slots = new Int32Array(2 * before.length);
    for (let slot = 0; slot < before.length; slot += ENTRY_WIDTH)
      if (before[slot + 3] !== 0)
        this.#link(before[slot]!, before[slot + 1]!, before[slot + 2]!, before[slot + 3]!);
  }

  #extend(): void {
    const wider = new Uint8Array(2 * this.#kept.bytes.length);
    wider.set(this.#kept.bytes);
    this.#kept = viewOctets(wider);
  }
}
