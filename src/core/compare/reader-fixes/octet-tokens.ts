// Characters of a path one by one, escaped or not, so that two spellings can be held side by side.
import { octetsOf } from '../../matching/percent.ts';

/** A character as written, or a run of escapes: its octets, and how much text it takes. */
export interface Token {
  readonly octets: string;
  readonly length: number;
}

const ESCAPE = /^%([0-9A-Fa-f]{2})/;

/** The octets of one character that stands at a place, or of one escape. A slash and its escape are not the same. */
export function oneToken(text: string, at: number): Token {
  const rest = text.slice(at, at + 3);
  const escape = ESCAPE.exec(rest)?.[1];
  if (escape === undefined) {
    const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
    return nonAscii(text, at, char);
  }
  const octet = String.fromCharCode(Number.parseInt(escape, 16));
  if (octet >= '\u0080') return run(text, at);
  return { octets: octet === '/' ? '%2F' : octet, length: 3 };
}

const nonAscii = (text: string, at: number, char: string): Token =>
  char >= '\u0080' ? run(text, at) : { octets: char, length: 1 };

const RUN = /^(?:%[89A-Fa-f][0-9A-Fa-f]|[^\u0000-\u007f])+/;

/** All that is no US-ASCII from a place on: one spelling may have several characters where another has one. */
function run(text: string, at: number): Token {
  const all = RUN.exec(text.slice(at))?.[0] ?? text.slice(at, at + 1);
  const octets = all.replace(/%(..)|[^%]+/g, (part, hex: string | undefined) =>
    hex === undefined ? octetsOf(part, 'utf-8') : String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return { octets, length: all.length };
}
