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

/** A segment, and where it leads. */
interface Piece {
  readonly segment: string;
  /** Absent of the first one, which must stand at the beginning. */
  readonly laps: Int32Array | undefined;
  /** Its first state: it has one for each count of units that agree. */
  readonly offset: number;
  /** Whether the URL must end with it. */
  readonly mustEnd: boolean;
  /** The state that follows once it is found. */
  next: number;
}

/** The pieces of a pattern, and the state before anything was read. */
function createPieces({ segments, anchored }: PathPattern): {
  readonly pieces: readonly Piece[];
  start: number;
} {
  const last = segments.length - 1;
  let offset = 0;
  const pieces = segments.map((segment, i): Piece => {
    const laps = i === 0 ? undefined : prefixFunction(segment);
    const mustEnd = anchored && i === last && !(i > 0 && segment === '');
    const piece = { segment, laps, offset, mustEnd, next: MATCHES };
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

/**
 * Every piece behind a wildcard is found as far left as it can be (Knuth, Morris, Pratt), as `matchesPattern` finds it,
 * so that one state at a time is enough. How pieces read behind a `?` is not looked at.
 */
export function createPatternSteps(pattern: PathPattern): PatternSteps {
  const { pieces, start } = createPieces(pattern);
  const pieceOfState = pieces.flatMap((piece) =>
    Array.from({ length: piece.segment.length + 1 }, () => piece),
  );
  const advance = ({ segment, mustEnd, offset, next }: Piece, k: number): number =>
    k === segment.length && !mustEnd ? next : offset + k;
  const step = (state: number, unit: string): number => {
    const piece = state < 0 ? undefined : pieceOfState[state];
    if (!piece) return state;
    const { segment, laps } = piece;
    let k = state - piece.offset;
    if (!laps) return segment[k] === unit ? advance(piece, k + 1) : FAILS;
    while (k > 0 && segment[k] !== unit) k = laps[k - 1]!;
    return advance(piece, segment[k] === unit ? k + 1 : 0);
  };
  const isMatch = (state: number) => {
    const piece = state < 0 ? undefined : pieceOfState[state];
    return state === MATCHES || (piece?.mustEnd === true && state - piece.offset === piece.segment.length);
  };
  return { start, step, isMatch };
}
