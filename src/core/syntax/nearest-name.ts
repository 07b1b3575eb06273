// The word that a misspelt one was probably meant to be.
import { editDistance } from './edit-distance.ts';

/** So many letters may differ: two, and one more for every four letters beyond eight. */
const maxDistance = (text: string) => Math.max(2, Math.floor(text.length / 4));

/**
 * So many candidates are tried, for words of so many letters: a file may have thousands of names that nobody defines,
 * and as many definitions, and to compare two words takes time with the product of their lengths.
 */
const MAX_LENGTH = { candidates: 300, letters: 200 } as const;

/** The first candidate that needs the fewest changes; undefined if all need too many. Case does not count. */
export function findNearestName(text: string, candidates: Iterable<string>): string | undefined {
  if (text.length > MAX_LENGTH.letters) return undefined;
  const wanted = text.toLowerCase();
  let least = Math.min(maxDistance(text), text.length - 1) + 1;
  let best: string | undefined;
  let left: number = MAX_LENGTH.candidates;
  for (const candidate of candidates) {
    if (left-- <= 0) break;
    const found = editDistance(wanted, candidate.toLowerCase(), least);
    if (found < least) [least, best] = [found, candidate];
  }
  return best;
}

const swapAt = (text: string, place: number) =>
  text.slice(0, place) + text.charAt(place + 1) + text.charAt(place) + text.slice(place + 2);

/** Whether two neighboring letters in another order make one text of the other. */
function isSwapped(text: string, other: string): boolean {
  if (text.length !== other.length) return false;
  let place = 0;
  while (place < text.length && text[place] === other[place]) place++;
  return place < text.length && swapAt(text, place) === other;
}

/** All candidates that need the fewest changes, where two neighbors in another order are one change; often none. */
export function findNearestNames(text: string, candidates: readonly string[]): readonly string[] {
  const wanted = text.toLowerCase();
  const swapped = candidates.filter((one) => isSwapped(wanted, one.toLowerCase()));
  const nearest = findNearestName(text, candidates);
  if (nearest === undefined) return swapped;
  const distanceTo = (one: string) => editDistance(wanted, one.toLowerCase(), maxDistance(text));
  const least = distanceTo(nearest);
  if (swapped.length > 0 && least > 1) return swapped;
  return candidates.filter((one) => swapped.includes(one) || distanceTo(one) === least);
}
