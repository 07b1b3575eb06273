// Whether two path patterns can match the same URL.
import { findText } from '../matching/find-text.ts';
import { UNIT } from '../matching/percent-encoding.ts';

/** A pattern split at its wildcards. The last piece is also the first if there is no wildcard. */
interface PatternPieces {
  readonly head: string;
  /** The pieces after the first. */
  readonly rest: readonly string[];
  /** The last piece. */
  readonly tail: string;
  /** Whether nothing may follow the last piece. */
  readonly anchored: boolean;
}

function splitPattern(units: string): PatternPieces {
  const anchored = units.endsWith(UNIT.end);
  const [head = '', ...rest] = (anchored ? units.slice(0, -1) : units).split(UNIT.star);
  return { head, rest, tail: rest.at(-1) ?? head, anchored };
}

/** The part before the first wildcard. */
export function literalHead(units: string): string {
  const star = units.indexOf(UNIT.star);
  if (star >= 0) return units.slice(0, star);
  return units.endsWith(UNIT.end) ? units.slice(0, -1) : units;
}

const isLiteralPattern = ({ rest, anchored }: PatternPieces) => anchored && rest.length === 0;

/** Whether a pattern with a wildcard or an open end matches a text. Each piece is matched at its first occurrence. */
function matchesText({ head, rest, tail, anchored }: PatternPieces, text: string): boolean {
  if (!text.startsWith(head)) return false;
  let at = head.length;
  for (const piece of anchored ? rest.slice(0, -1) : rest) {
    const place = findText(text, piece, at);
    if (place < 0) return false;
    at = place + piece.length;
  }
  const end = anchored ? tail : '';
  return text.length - end.length >= at && text.endsWith(end);
}

/**
 * Whether some text matches both patterns, which are canonical units. The result is exact. If both patterns have a
 * wildcard or an open end, the middle of one fits into a wildcard of the other, so only their heads and ends can
 * conflict.
 */
export function patternsOverlap(a: string, b: string): boolean {
  const [x, y] = [splitPattern(a), splitPattern(b)];
  if (isLiteralPattern(x) && isLiteralPattern(y)) return a === b;
  if (isLiteralPattern(x)) return matchesText(y, x.head);
  if (isLiteralPattern(y)) return matchesText(x, y.head);
  if (!x.head.startsWith(y.head) && !y.head.startsWith(x.head)) return false;
  return !x.anchored || !y.anchored || x.tail.endsWith(y.tail) || y.tail.endsWith(x.tail);
}

/** Whether a pattern matches every path. */
export function matchesEveryPath(units: string): boolean {
  const literal = units.replaceAll(UNIT.star, '');
  return literal === '' || literal === '/';
}

/** Whether a pattern can match a path, which always begins with a slash. */
export const canMatchPath = (units: string): boolean => units.startsWith('/') || units.startsWith(UNIT.star);
