// A path pattern as an automaton: its state is one number, and each step consumes one unit of a URL.
import { prefixFunction } from '../matching/find-text.ts';
import type { PathPattern } from '../matching/path-pattern.ts';
import { memoizeByKey } from '../text/lazy.ts';

/** The state of a pattern that matches regardless of what follows. */
export const MATCHES = -2;
/** The state of a pattern that can no longer match. */
export const FAILS = -1;

/** The automaton of one pattern. A state is `MATCHES`, `FAILS`, or an integer from 0. Units are character codes. */
export interface Automaton {
  readonly start: number;
  readonly step: (state: number, unit: number) => number;
  /** Whether the pattern matches a URL that ends at this state. */
  readonly isMatch: (state: number) => boolean;
  /** The only unit that can follow in a URL that matches, if there is only one; otherwise -1. */
  readonly requiredUnit: (state: number) => number;
}

/** A segment and its transitions. */
interface Piece {
  readonly segment: string;
  /** The prefix function of the segment. Undefined for the first segment, which must be at the beginning. */
  readonly prefixLengths: Int32Array | undefined;
  /** The segment's first state. It has one state for each number of matching units. */
  readonly offset: number;
  /** Whether the URL must end with the segment. */
  readonly mustEnd: boolean;
  /** The state after the segment is found. */
  next: number;
}

/** Creates the pieces of a pattern, and its initial state. */
function createPieces({ segments, anchored }: PathPattern): {
  readonly pieces: readonly Piece[];
  start: number;
} {
  const last = segments.length - 1;
  let offset = 0;
  const pieces = segments.map((segment, i): Piece => {
    const prefixLengths = i === 0 ? undefined : prefixFunction(segment);
    const mustEnd = anchored && i === last && !(i > 0 && segment === '');
    const piece = { segment, prefixLengths, offset, mustEnd, next: MATCHES };
    offset += segment.length + 1;
    return piece;
  });
  let start = MATCHES;
  for (const piece of pieces.toReversed()) {
    piece.next = start;
    if (piece.segment !== '' || piece.mustEnd) start = piece.offset;
  }
  return { pieces, start };
}

function createAutomaton(pattern: PathPattern): Automaton {
  const { pieces, start } = createPieces(pattern);
  const pieceOfState = pieces.flatMap((piece) =>
    Array.from({ length: piece.segment.length + 1 }, () => piece),
  );
  const advance = ({ segment, mustEnd, offset, next }: Piece, k: number): number =>
    k === segment.length && !mustEnd ? next : offset + k;
  const step = (state: number, unit: number): number => {
    const piece = state < 0 ? undefined : pieceOfState[state];
    if (!piece) return state;
    const { segment, prefixLengths } = piece;
    let k = state - piece.offset;
    if (!prefixLengths) return segment.charCodeAt(k) === unit ? advance(piece, k + 1) : FAILS;
    while (k > 0 && segment.charCodeAt(k) !== unit) k = prefixLengths[k - 1]!;
    return advance(piece, segment.charCodeAt(k) === unit ? k + 1 : 0);
  };
  const isMatch = (state: number) => {
    const piece = state < 0 ? undefined : pieceOfState[state];
    return state === MATCHES || (piece?.mustEnd === true && state - piece.offset === piece.segment.length);
  };
  const requiredUnit = (state: number) => {
    const piece = state < 0 ? undefined : pieceOfState[state];
    return piece && !piece.prefixLengths && state < piece.segment.length
      ? piece.segment.charCodeAt(state)
      : -1;
  };
  return { start, step, isMatch, requiredUnit };
}

/**
 * Returns the automaton of a pattern. Each segment after a wildcard is found as far left as possible (Knuth,
 * Morris, Pratt), as in `matchesPattern`, so that a single state is enough. Different readings of segments after a
 * `?` are not considered. Cached with the pattern, because a pattern takes part in many searches.
 */
export const automatonOf = memoizeByKey(createAutomaton);
