// Converts a conventional path to the form that ACAP can write (ACAP 1.1 2.4.4, 2.9).

import type { Encoding } from '../document/encoding.ts';
import { percentEncodeOctet, toOctets } from '../matching/percent-encoding.ts';

export interface AcapPath {
  readonly text: string;
  /**
   * Whether the meaning is unchanged. It is not if a character was percent-encoded that conventional paths need
   * not encode.
   */
  readonly exact: boolean;
}

const UNESCAPED_CHARACTER = /[A-Za-z0-9\-._~!&'()*+,;=:@/?]/;
const ESCAPE_PATTERN = /%[0-9A-Fa-f]{2}/y;

/** Rewrites a path octet by octet. A `$` that is not an end mark, and octets outside US-ASCII, keep their meaning. */
export function toAcapPath(path: string, encoding: Encoding): AcapPath {
  const octets = toOctets(path, encoding);
  let text = '';
  let exact = true;
  for (let i = 0; i < octets.length; i++) {
    const unit = octets.charAt(i);
    ESCAPE_PATTERN.lastIndex = i;
    const escape = unit === '%' && ESCAPE_PATTERN.test(octets) ? octets.slice(i, i + 3) : undefined;
    if (escape) {
      text += escape;
      i += 2;
    } else if (UNESCAPED_CHARACTER.test(unit) || (unit === '$' && i === octets.length - 1)) text += unit;
    else {
      text += percentEncodeOctet(unit.charCodeAt(0));
      exact &&= unit === '$' || unit > '\u007f';
    }
  }
  return { text, exact };
}
