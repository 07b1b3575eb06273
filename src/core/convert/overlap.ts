// Whether two path patterns can match one and the same URL.
import { UNIT } from '../matching/percent.ts';

/** Without an end mark anything may follow, as if there were a wildcard. */
const closed = (units: string) => (units.endsWith(UNIT.end) ? units.slice(0, -1) : units + UNIT.star);

const headOf = (units: string) => units.split(UNIT.star, 1)[0]!.replace(UNIT.end, '');

/** True if some text matches both patterns, given as canonical units. Exact; at worst the product of their lengths. */
export function overlap(a: string, b: string): boolean {
  const [headA, headB] = [headOf(a), headOf(b)];
  if (!headA.startsWith(headB) && !headB.startsWith(headA)) return false;
  const [x, y] = [closed(a), closed(b)];
  let below: boolean[] = [];
  for (let i = x.length; i >= 0; i--) {
    const row = Array.from({ length: y.length + 1 }, () => false);
    for (let j = y.length; j >= 0; j--) {
      if (i === x.length && j === y.length) row[j] = true;
      else if (x[i] === UNIT.star && (below[j] || row[j + 1])) row[j] = true;
      else if (y[j] === UNIT.star && (below[j] || row[j + 1])) row[j] = true;
      else row[j] = x[i] !== undefined && x[i] === y[j] && below[j + 1] === true;
    }
    below = row;
  }
  return below[0] === true;
}

/** True if a pattern matches every path there is. */
export function matchesAll(units: string): boolean {
  const literal = units.replaceAll(UNIT.star, '');
  return literal === '' || literal === '/';
}

/** True if a pattern can match a path, which always begins with a slash. */
export const canMatch = (units: string): boolean => units.startsWith('/') || units.startsWith(UNIT.star);
