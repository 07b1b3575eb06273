// Whether two path patterns can match one and the same URL.
import { findText } from '../matching/find-text.ts';
import { UNIT } from '../matching/percent-encoding.ts';

/** A pattern between its wildcards. `anchored`: nothing may follow the last piece. */
interface PatternPieces {
  readonly pieces: readonly string[];
  readonly anchored: boolean;
}

function splitPattern(units: string): PatternPieces {
  const anchored = units.endsWith(UNIT.end);
  return { pieces: (anchored ? units.slice(0, -1) : units).split(UNIT.star), anchored };
}

/** What stands before the first wildcard. */
export function literalHead(units: string): string {
  const star = units.indexOf(UNIT.star);
  if (star >= 0) return units.slice(0, star);
  return units.endsWith(UNIT.end) ? units.slice(0, -1) : units;
}

const isLiteralPattern = ({ pieces, anchored }: PatternPieces) => anchored && pieces.length === 1;

/** True if a pattern with a wildcard or an open end matches a text: each piece at the first place where it stands. */
function matchesText({ pieces, anchored }: PatternPieces, text: string): boolean {
  const head = pieces[0]!;
  if (!text.startsWith(head)) return false;
  const last = anchored ? pieces.length - 1 : pieces.length;
  let at = head.length;
  for (const piece of pieces.slice(1, last)) {
    const found = findText(text, piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  const end = anchored ? pieces[last]! : '';
  return text.length - end.length >= at && text.endsWith(end);
}

/**
 * True if some text matches both patterns, given as canonical units. Exact. Where neither is a plain text, what stands
 * between the ends of one fits into a wildcard of the other, so only heads and ends can keep them apart.
 */
export function patternsOverlap(a: string, b: string): boolean {
  const [x, y] = [splitPattern(a), splitPattern(b)];
  if (isLiteralPattern(x) && isLiteralPattern(y)) return a === b;
  if (isLiteralPattern(x)) return matchesText(y, x.pieces[0]!);
  if (isLiteralPattern(y)) return matchesText(x, y.pieces[0]!);
  const [headX, headY] = [x.pieces[0]!, y.pieces[0]!];
  if (!headX.startsWith(headY) && !headY.startsWith(headX)) return false;
  const [endX, endY] = [x.pieces.at(-1)!, y.pieces.at(-1)!];
  return !x.anchored || !y.anchored || endX.endsWith(endY) || endY.endsWith(endX);
}

/** True if a pattern matches every path there is. */
export function matchesEveryPath(units: string): boolean {
  const literal = units.replaceAll(UNIT.star, '');
  return literal === '' || literal === '/';
}

/** True if a pattern can match a path, which always begins with a slash. */
export const canMatchPath = (units: string): boolean => units.startsWith('/') || units.startsWith(UNIT.star);
