// Characters of a path one by one, escaped or not, so that two spellings can be held side by side.
import { toOctets } from '../../matching/percent.ts';

/** A character as written, or a run of escapes: its octets, and how much text it takes. */
export interface OctetToken {
  readonly octets: string;
  readonly length: number;
}

const ESCAPE_PATTERN = /^%([0-9A-Fa-f]{2})/;

/** The octets of one character that stands at a place, or of one escape. A slash and its escape are not the same. */
export function readOctetToken(text: string, at: number): OctetToken {
  const rest = text.slice(at, at + 3);
  const escape = ESCAPE_PATTERN.exec(rest)?.[1];
  if (escape === undefined) {
    const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
    return readNonAscii(text, at, char);
  }
  const octet = String.fromCharCode(Number.parseInt(escape, 16));
  if (octet >= '\u0080') return readEscapeRun(text, at);
  return { octets: octet === '/' ? '%2F' : octet, length: 3 };
}

const readNonAscii = (text: string, at: number, char: string): OctetToken =>
  char >= '\u0080' ? readEscapeRun(text, at) : { octets: char, length: 1 };

const ESCAPE_RUN = /^(?:%[89A-Fa-f][0-9A-Fa-f]|[^\u0000-\u007f])+/;

/** All that is no US-ASCII from a place on: one spelling may have several characters where another has one. */
function readEscapeRun(text: string, at: number): OctetToken {
  const all = ESCAPE_RUN.exec(text.slice(at))?.[0] ?? text.slice(at, at + 1);
  const octets = all.replace(/%(..)|[^%]+/g, (part, hex: string | undefined) =>
    hex === undefined ? toOctets(part, 'utf-8') : String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return { octets, length: all.length };
}
