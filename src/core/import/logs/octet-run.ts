// Runs of octets up to one that ends them: found and hashed in one pass, eight octets at a time.
import type { Octets } from './octets.ts';

/** Multiplied with, octets spread. */
const FIRST_MULTIPLIER = 0x9e3779b1;
const SECOND_MULTIPLIER = 0x85ebca6b;

/** The hash of octets that go on with eight more. Those of the second four spread beside it: the next step need not wait. */
const mixHash = (hash: number, four: number, next: number) =>
  Math.imul(((hash << 5) | (hash >>> 27)) ^ four ^ Math.imul(next, SECOND_MULTIPLIER), FIRST_MULTIPLIER);

function finishHash(hash: number, length: number): number {
  const end = Math.imul(hash ^ length ^ (hash >>> 16), FIRST_MULTIPLIER);
  return end ^ (end >>> 15);
}

/** Up to four octets as one number, the first one lowest, as `getInt32` gives four. */
function hashFewOctets(bytes: Uint8Array, from: number, to: number): number {
  let few = 0;
  for (let at = Math.min(from + 4, to) - 1; at >= from; at--) few = (few << 8) | bytes[at]!;
  return few;
}

/** The hash of octets that end with up to seven more. */
const hashRest = (hash: number, bytes: Uint8Array, at: number, end: number) =>
  at < end ? mixHash(hash, hashFewOctets(bytes, at, end), hashFewOctets(bytes, at + 4, end)) : hash;

/** The first ones of four octets, the others zero; as `fewOctets` gives them. */
const firstOctets = (octets: number, count: number) =>
  count >= 4 ? octets : octets & ~(-1 << (8 * Math.max(0, count)));

/** The same octets always have the same hash. */
export function hashOctets({ bytes, view }: Octets, from: number, to: number): number {
  let hash = 0;
  let at = from;
  for (; at + 8 <= to; at += 8) hash = mixHash(hash, view.getInt32(at, true), view.getInt32(at + 4, true));
  return finishHash(hashRest(hash, bytes, at, to), to - from);
}

/** Four times the same octet. */
export const four = (octet: number) => Math.imul(octet, 0x01010101);

/** Marks octets below one (up to 0x80), given four times: of the octets that are marked the lowest is one for sure. */
const markBelow = (octets: number, limits: number) => (octets - limits) & ~octets & 0x80808080;

/** How many octets stand before the first one that `below` marked; 4 if there is none. Lower ones come first. */
const firstMarked = (marks: number) => (marks === 0 ? 4 : (31 - Math.clz32(marks & -marks)) >> 3);

const FOUR_SPACES = four(0x20);

/** Passes four octets at a time, as long as none of them is one of two, each given four times, or a control character. */
export function skipByFours({ bytes, view }: Octets, start: number, one: number, other: number): number {
  const last = bytes.length - 4;
  let at = start;
  for (; at <= last; at += 4) {
    const octets = view.getInt32(at, true);
    if (
      (markBelow(octets ^ one, 0x01010101) |
        markBelow(octets ^ other, 0x01010101) |
        markBelow(octets, FOUR_SPACES)) !==
      0
    )
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
    const last = bytes.length - 8;
    let hash = 0;
    let at = start;
    for (; at <= last; at += 8) {
      const one = view.getInt32(at, true);
      const next = view.getInt32(at + 4, true);
      const ends = markBelow(one ^ this.#endings, 0x01010101);
      const nextEnds = markBelow(next ^ this.#endings, 0x01010101);
      if ((ends | nextEnds) !== 0) {
        const before = ends === 0 ? 4 + firstMarked(nextEnds) : firstMarked(ends);
        const rest =
          before === 0 ? hash : mixHash(hash, firstOctets(one, before), firstOctets(next, before - 4));
        this.end = at + before;
        this.hash = finishHash(rest, this.end - start);
        return this.end;
      }
      hash = mixHash(hash, one, next);
    }
    this.end = bytes.indexOf(this.#ending, at);
    this.hash = finishHash(hashRest(hash, bytes, at, this.end), this.end - start);
    return this.end;
  }
}
