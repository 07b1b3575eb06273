// A path pattern as an automaton: one number for how far it has come, moved on by one unit at a time.
import { prefixFunction } from '../../matching/find-text.ts';
import type { PathPattern } from '../../matching/path-pattern.ts';

/** Matches whatever follows. */
export const MATCHES = -2;
/** Matches nothing any more. */
export const FAILS = -1;

/** The steps of one pattern. A state is `MATCHES`, `FAILS`, or a whole number from 0. */
export interface PatternSteps {
  readonly start: number;
  readonly step: (state: number, unit: string) => number;
  /** Whether a URL that ends here is matched. */
  readonly isMatch: (state: number) => boolean;
}

/**
 * Every piece behind a wildcard is found as far left as it can be (Knuth, Morris, Pratt), as `matchesPattern` finds it,
 * so that one state at a time is enough. How pieces read behind a `?` is not looked at.
 */
export function createPatternSteps({ segments, anchored }: PathPattern): PatternSteps {
  const last = segments.length - 1;
  const laps = segments.map((segment, i) => (i === 0 ? undefined : prefixFunction(segment)));
  /** States of a piece begin at its offset, one for each count of units that agree. */
  const offsets: number[] = [];
  const pieces: number[] = [];
  segments.forEach((segment, i) => {
    offsets.push(pieces.length);
    for (let k = 0; k <= segment.length; k++) pieces.push(i);
  });
  const mustEnd = (i: number) => anchored && i === last && !(i > 0 && segments[i] === '');
  /** Where a piece that is found leads to. */
  const behind = (i: number): number => {
    let next = i;
    while (next < last) {
      next++;
      if (segments[next] !== '' || mustEnd(next)) return offsets[next]!;
    }
    return MATCHES;
  };
  const found = (i: number, k: number): number =>
    k === segments[i]!.length && !mustEnd(i) ? behind(i) : offsets[i]! + k;
  const step = (state: number, unit: string): number => {
    if (state < 0) return state;
    const i = pieces[state]!;
    const segment = segments[i]!;
    const lap = laps[i];
    let k = state - offsets[i]!;
    if (!lap) return segment[k] === unit ? found(i, k + 1) : FAILS;
    while (k > 0 && segment[k] !== unit) k = lap[k - 1]!;
    return found(i, segment[k] === unit ? k + 1 : 0);
  };
  const isMatch = (state: number) =>
    state === MATCHES ||
    (state >= 0 && mustEnd(pieces[state]!) && state - offsets[last]! === segments[last]!.length);
  return { start: found(0, 0), step, isMatch };
}
