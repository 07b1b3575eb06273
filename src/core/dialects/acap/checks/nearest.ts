// The word that a misspelt one was probably meant to be.
import { editDistance } from '../../../syntax/edit-distance.ts';

/** So many letters may differ: two, and one more for every four letters beyond eight. */
const limitFor = (text: string) => Math.max(2, Math.floor(text.length / 4));

/** The candidate that needs the fewest changes; undefined if all need too many. Case does not count. */
export function nearest(text: string, candidates: Iterable<string>): string | undefined {
  const wanted = text.toLowerCase();
  let least = Math.min(limitFor(text), text.length - 1) + 1;
  let best: string | undefined;
  for (const candidate of candidates) {
    const found = editDistance(wanted, candidate.toLowerCase(), least);
    if (found < least) [least, best] = [found, candidate];
  }
  return best;
}
