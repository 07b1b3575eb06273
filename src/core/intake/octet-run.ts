// Runs of octets up to one that ends them: found and hashed in one pass, four octets at a time.
import type { Octets } from './octets.ts';

/** Multiplied with, octets spread. */
const SPREAD = 0x9e3779b1;

const mixed = (hash: number, four: number) => Math.imul((hash << 5) ^ (hash >>> 27) ^ four, SPREAD);

function finished(hash: number, length: number): number {
  const end = Math.imul(hash ^ length ^ (hash >>> 16), SPREAD);
  return end ^ (end >>> 15);
}

/** Up to three octets as one number, the first one lowest, as `getInt32` would give them. */
function restOf(bytes: Uint8Array, from: number, to: number): number {
  let rest = 0;
  for (let at = to - 1; at >= from; at--) rest = (rest << 8) | bytes[at]!;
  return rest;
}

/** The same octets always have the same hash. */
export function hashOf({ bytes, view }: Octets, from: number, to: number): number {
  let hash = 0;
  let at = from;
  for (; at + 4 <= to; at += 4) hash = mixed(hash, view.getInt32(at, true));
  return finished(at < to ? mixed(hash, restOf(bytes, at, to)) : hash, to - from);
}

/** Four times the same octet. */
export const four = (octet: number) => Math.imul(octet, 0x01010101);

/** Marks octets below one (up to 0x80), given four times: of the octets that are marked the lowest is one for sure. */
const below = (octets: number, limits: number) => (octets - limits) & ~octets & 0x80808080;

/** How many octets stand before the first zero among four; 4 if there is none. Lower ones come first. */
function zeroAt(octets: number): number {
  const marks = below(octets, 0x01010101);
  return marks === 0 ? 4 : (31 - Math.clz32(marks & -marks)) >> 3;
}

const BLANKS = four(0x20);

/** Passes four octets at a time, as long as none of them is one of two, each given four times, or a control character. */
export function passFours({ bytes, view }: Octets, start: number, one: number, other: number): number {
  const last = bytes.length - 4;
  let at = start;
  for (; at <= last; at += 4) {
    const octets = view.getInt32(at, true);
    if ((below(octets ^ one, 0x01010101) | below(octets ^ other, 0x01010101) | below(octets, BLANKS)) !== 0)
      return at;
  }
  return at;
}

/** The octets that stand before the next one of a kind. */
export class OctetRun {
  readonly #ending: number;
  readonly #endings: number;
  /** Behind the last octet; -1 if none of that kind follows. */
  end = -1;
  /** As `hashOf` gives it. */
  hash = 0;

  /** @param ending the octet that ends runs. */
  constructor(ending: number) {
    this.#ending = ending;
    this.#endings = four(ending);
  }

  /** Looks at the run that begins at a place; returns where it ends. */
  from({ bytes, view }: Octets, start: number): number {
    const last = bytes.length - 4;
    let hash = 0;
    let at = start;
    for (; at <= last; at += 4) {
      const octets = view.getInt32(at, true);
      const before = zeroAt(octets ^ this.#endings);
      if (before < 4) return this.#ends(hash, bytes, start, at, at + before);
      hash = mixed(hash, octets);
    }
    const end = bytes.indexOf(this.#ending, at);
    return this.#ends(hash, bytes, start, at, end);
  }

  /** `hash` is of all that stands before `at`. */
  #ends(hash: number, bytes: Uint8Array, start: number, at: number, end: number): number {
    this.end = end;
    this.hash = finished(at < end ? mixed(hash, restOf(bytes, at, end)) : hash, end - start);
    return end;
  }
}
