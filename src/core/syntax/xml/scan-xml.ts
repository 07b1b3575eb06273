// An XML document cut into tokens with their places. Tolerant: it never fails, and whatever is missing or left over, each
// character is looked at a bounded number of times. Parsers for programs stop at the first mistake and keep no places.
import { readDoctype } from './doctype.ts';
import { readInstruction, readSection } from './markup-sections.ts';
import { endOfName } from './names.ts';
import { isXmlSpace, Seeker, skipSpace } from './seeker.ts';
import type { TextSpan, XmlAttribute, XmlEndTag, XmlFault, XmlPlace, XmlToken } from './tokens.ts';

// A start tag of XML: a name and attributes. What is wrong with it is noted, and reading goes on.
/** A tag that begins with `<` and a name. */
interface ReadTag {
  readonly end: number;
  readonly name: TextSpan;
  readonly attributes: readonly XmlAttribute[];
  readonly isEmpty: boolean;
  /** The first thing in it that XML does not allow. */
  readonly fault?: XmlFault;
}

const SLASH = 0x2f;
const GREATER = 0x3e;
const LESS = 0x3c;
const EQUALS = 0x3d;

const isQuote = (code: number) => code === 0x22 || code === 0x27;

/** Whether a name without quotes ends here. */
const endsName = (code: number) =>
  isXmlSpace(code) || code === EQUALS || code === GREATER || code === SLASH || code === LESS || isQuote(code);

const endsValue = (code: number) => isXmlSpace(code) || code === GREATER || code === LESS;

function endOfRun(text: string, from: number, ends: (code: number) => boolean): number {
  let at = from;
  while (at < text.length && !ends(text.charCodeAt(at))) at++;
  return at;
}

/** The value behind the equals sign that ends at `at`, and where reading goes on. */
function readValue(
  seeker: Seeker,
  at: number,
): { value: TextSpan; quote: XmlAttribute['quote']; next: number } {
  const { text } = seeker;
  const mark = text[at];
  if (mark === '"' || mark === "'") {
    const close = seeker.find(mark, at + 1);
    const end = close < 0 ? text.length : close;
    return { value: { start: at + 1, end }, quote: mark, next: close < 0 ? end : end + 1 };
  }
  const end = endOfRun(text, at, endsValue);
  return { value: { start: at, end }, quote: '', next: end };
}

/** Reads the tag whose `<` stands at `start`; its name ends at `nameEnd`. Ends before another `<` outside quotes. */
function readTag(seeker: Seeker, start: number, nameEnd: number): ReadTag {
  const { text } = seeker;
  const attributes: XmlAttribute[] = [];
  let fault: XmlFault | undefined;
  const blame = (code: XmlFault['code'], from: number, to: number) =>
    (fault ??= { code, start: from, end: to });
  const finish = (end: number, isEmpty = false): ReadTag => {
    const tag = { end, name: { start: start + 1, end: nameEnd }, attributes, isEmpty };
    return fault ? { ...tag, fault } : tag;
  };
  let at = nameEnd;
  for (;;) {
    const from = at;
    at = skipSpace(text, at);
    const code = text.charCodeAt(at);
    if (at >= text.length || code === LESS) {
      blame('unterminated', start, nameEnd);
      return finish(at);
    }
    if (code === GREATER) return finish(at + 1);
    if (code === SLASH && text.charCodeAt(at + 1) === GREATER) return finish(at + 2, true);
    const end = endOfRun(text, at, endsName);
    if (end === at) {
      blame('stray-character', at, at + 1);
      at++;
      continue;
    }
    if (at === from) blame('missing-space', at, end);
    const name = { start: at, end };
    const sign = skipSpace(text, end);
    if (text.charCodeAt(sign) !== EQUALS) {
      blame('missing-value', at, end);
      attributes.push({ name, value: { start: end, end }, quote: '' });
      at = end;
      continue;
    }
    const { value, quote, next } = readValue(seeker, skipSpace(text, sign + 1));
    if (quote === '') blame('missing-quotes', value.start, value.end);
    attributes.push({ name, value, quote });
    at = next;
  }
}

/** The end tag whose `</` stands at `start`; it ends before another `<`. */
function readEndTag(text: string, start: number): XmlEndTag {
  const name = { start: start + 2, end: endOfName(text, start + 2) };
  let at = skipSpace(text, name.end);
  const isWhole = text[at] === '>' && name.end > name.start;
  while (at < text.length && text[at] !== '>' && text[at] !== '<') at++;
  const end = text[at] === '>' ? at + 1 : at;
  const tag = { kind: 'end-tag' as const, start, end, name };
  return isWhole ? tag : { ...tag, fault: { code: 'unterminated', start, end: name.end } };
}

/** One walk over a document: where it is, and how deep in elements. */
class XmlWalker {
  private readonly seeker: Seeker;
  private depth = 0;
  private place: XmlPlace = 'prolog';
  private readonly visit: (token: XmlToken) => void;

  constructor(text: string, visit: (token: XmlToken) => void) {
    this.seeker = new Seeker(text);
    this.visit = visit;
  }

  /** Reads the markup at `at`, where `<` stands; where reading goes on. */
  markup(at: number): number {
    const { seeker, place } = this;
    const { text } = seeker;
    if (text[at + 1] === '?') return this.give(readInstruction(seeker, at, place));
    if (text[at + 1] === '/') return this.close(readEndTag(text, at));
    if (text[at + 1] === '!') return this.declared(at);
    const end = endOfName(text, at + 1);
    if (end === at + 1) return this.give({ kind: 'junk', start: at, end });
    return this.open(at, end);
  }

  text(start: number, end: number): void {
    if (end > start) this.visit({ kind: 'text', start, end, place: this.place });
  }

  private give(token: XmlToken): number {
    this.visit(token);
    return token.end;
  }

  private declared(at: number): number {
    const { seeker, place } = this;
    const { text } = seeker;
    if (text.startsWith('--', at + 2)) return this.give(readSection(seeker, at, 'comment', place));
    if (text.startsWith('[CDATA[', at + 2)) return this.give(readSection(seeker, at, 'cdata', place));
    const isDoctype = text.slice(at + 2, at + 9).toUpperCase() === 'DOCTYPE';
    if (isDoctype) return this.give(readDoctype(seeker, at, place, this.visit));
    return this.give({ kind: 'junk', start: at, end: at + 2 });
  }

  private open(at: number, end: number): number {
    const place = this.place;
    const tag = readTag(this.seeker, at, end);
    if (!tag.isEmpty) this.depth++;
    if (place === 'prolog') this.place = tag.isEmpty ? 'after' : 'content';
    return this.give({ kind: 'tag', start: at, place, ...tag });
  }

  /** What stands behind an end tag that nothing opened is as if in the element that it ends: nothing of a prolog comes there. */
  private close(tag: XmlEndTag): number {
    if (this.place === 'prolog') this.place = 'content';
    if (this.depth > 0 && --this.depth === 0 && this.place === 'content') this.place = 'after';
    return this.give(tag);
  }
}

/** Visits the tokens of a document in order; a document type comes behind what stands in its internal subset. */
export function scanXml(text: string, visit: (token: XmlToken) => void): void {
  const walk = new XmlWalker(text, visit);
  let at = 0;
  while (at < text.length) {
    const less = text.indexOf('<', at);
    walk.text(at, less < 0 ? text.length : less);
    if (less < 0) return;
    at = walk.markup(less);
  }
}
