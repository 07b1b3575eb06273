// Whether two path patterns can match one and the same URL.
import { findText } from '../matching/find-text.ts';
import { UNIT } from '../matching/percent-encoding.ts';

/** A pattern between its wildcards: its first piece, those between, and the last one, which may be the first too. */
interface PatternPieces {
  readonly head: string;
  /** The pieces behind the first. */
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

/** What stands before the first wildcard. */
export function literalHead(units: string): string {
  const star = units.indexOf(UNIT.star);
  if (star >= 0) return units.slice(0, star);
  return units.endsWith(UNIT.end) ? units.slice(0, -1) : units;
}

const isLiteralPattern = ({ rest, anchored }: PatternPieces) => anchored && rest.length === 0;

/** True if a pattern with a wildcard or an open end matches a text: each piece at the first place where it stands. */
function matchesText({ head, rest, tail, anchored }: PatternPieces, text: string): boolean {
  if (!text.startsWith(head)) return false;
  let at = head.length;
  for (const piece of anchored ? rest.slice(0, -1) : rest) {
    const found = findText(text, piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  const end = anchored ? tail : '';
  return text.length - end.length >= at && text.endsWith(end);
}

/**
 * True if some text matches both patterns, given as canonical units. Exact. Where neither is a plain text, what stands
 * between the ends of one fits into a wildcard of the other, so only heads and ends can keep them apart.
 */
export function patternsOverlap(a: string, b: string): boolean {
  const [x, y] = [splitPattern(a), splitPattern(b)];
  if (isLiteralPattern(x) && isLiteralPattern(y)) return a === b;
  if (isLiteralPattern(x)) return matchesText(y, x.head);
  if (isLiteralPattern(y)) return matchesText(x, y.head);
  if (!x.head.startsWith(y.head) && !y.head.startsWith(x.head)) return false;
  return !x.anchored || !y.anchored || x.tail.endsWith(y.tail) || y.tail.endsWith(x.tail);
}

/** True if a pattern matches every path there is. */
export function matchesEveryPath(units: string): boolean {
  const literal = units.replaceAll(UNIT.star, '');
  return literal === '' || literal === '/';
}

/** True if a pattern can match a path, which always begins with a slash. */
export const canMatchPath = (units: string): boolean => units.startsWith('/') || units.startsWith(UNIT.star);
