// Finds the word that a misspelled one is probably intended as.
import { editDistance } from './edit-distance.ts';

/** The number of letters that may differ: two, and one more for every four letters beyond eight. */
const maxDistance = (text: string) => Math.max(2, Math.floor(text.length / 4));

/**
 * The limits of candidates and of letters. A file may have thousands of undefined names and as many definitions,
 * and the time to compare two words grows with the product of their lengths.
 */
const MAX_LENGTH = { candidates: 300, letters: 200 } as const;

/** The first candidate that needs the fewest changes. Undefined if all need too many. Case is ignored. */
export function findNearestName(text: string, candidates: Iterable<string>): string | undefined {
  if (text.length > MAX_LENGTH.letters) return undefined;
  const lower = text.toLowerCase();
  let least = Math.min(maxDistance(text), text.length - 1) + 1;
  let best: string | undefined;
  let remaining: number = MAX_LENGTH.candidates;
  for (const candidate of candidates) {
    if (remaining-- <= 0) break;
    const distance = editDistance(lower, candidate.toLowerCase(), least);
    if (distance < least) [least, best] = [distance, candidate];
  }
  return best;
}

/** How many letters at the start have to agree at least. */
const MIN_STEM = 3;

/** Whether a text is another form of the candidate: it begins as the candidate does, up to its last letter. */
function hasStemOf(text: string, candidate: string): boolean {
  const stem = candidate.slice(0, Math.max(MIN_STEM, candidate.length - 1)).toLowerCase();
  return stem.length >= MIN_STEM && text.toLowerCase().startsWith(stem);
}

/**
 * The value that a mistyped one is probably intended as: a misspelled one, or another form of it, such as `denied` for
 * `deny`.
 */
export const findNearestValue = (text: string, candidates: readonly string[]): string | undefined =>
  findNearestName(text, candidates) ?? candidates.find((candidate) => hasStemOf(text, candidate));

const swapAt = (text: string, place: number) =>
  text.slice(0, place) + text.charAt(place + 1) + text.charAt(place) + text.slice(place + 2);

/** Whether swapping two neighboring letters turns one text into the other. */
function isSwapped(text: string, other: string): boolean {
  if (text.length !== other.length) return false;
  let place = 0;
  while (place < text.length && text[place] === other[place]) place++;
  return place < text.length && swapAt(text, place) === other;
}

/** All candidates that need the fewest changes, where a swap of two neighboring letters is one change. Often empty. */
export function findNearestNames(text: string, candidates: readonly string[]): readonly string[] {
  const lower = text.toLowerCase();
  const swapped = candidates.filter((one) => isSwapped(lower, one.toLowerCase()));
  const nearest = findNearestName(text, candidates);
  if (nearest === undefined) return swapped;
  const distanceTo = (one: string) => editDistance(lower, one.toLowerCase(), maxDistance(text));
  const least = distanceTo(nearest);
  if (swapped.length > 0 && least > 1) return swapped;
  return candidates.filter((one) => swapped.includes(one) || distanceTo(one) === least);
}
