// Splits an XML document into tokens with their positions. Tolerant: it never fails, and even if something is
// missing or left over, each character is visited a bounded number of times. Ordinary XML parsers stop at the
// first error and return no positions.
import type { TextSpan } from '../../document/spans.ts';
import { readDoctype } from './doctype.ts';
import { readInstruction, readSection } from './markup-sections.ts';
import { endOfName } from './names.ts';
import { isXmlSpace, Seeker, skipSpace } from './seeker.ts';
import type { XmlAttribute, XmlEndTag, XmlFault, XmlPlace, XmlToken } from './tokens.ts';

// A start tag is read as a name and attributes. Reading continues after an error, which is recorded.
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

/** Reads the value after the equals sign that ends at `at`. Also returns where to continue. */
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

/**
 * Reads the tag whose `<` is at `start` and whose name ends at `nameEnd`. It ends before another `<` outside quotes.
 */
function readTag(seeker: Seeker, start: number, nameEnd: number): ReadTag {
  const { text } = seeker;
  const attributes: XmlAttribute[] = [];
  let fault: XmlFault | undefined;
  const reportFault = (code: XmlFault['code'], from: number, to: number) =>
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
      reportFault('unterminated', start, nameEnd);
      return finish(at);
    }
    if (code === GREATER) return finish(at + 1);
    if (code === SLASH && text.charCodeAt(at + 1) === GREATER) return finish(at + 2, true);
    const end = endOfRun(text, at, endsName);
    if (end === at) {
      reportFault('stray-character', at, at + 1);
      at++;
      continue;
    }
    if (at === from) reportFault('missing-space', at, end);
    const name = { start: at, end };
    const sign = skipSpace(text, end);
    if (text.charCodeAt(sign) !== EQUALS) {
      reportFault('missing-value', at, end);
      attributes.push({ name, value: { start: end, end }, quote: '' });
      at = end;
      continue;
    }
    const { value, quote, next } = readValue(seeker, skipSpace(text, sign + 1));
    if (quote === '') reportFault('missing-quotes', value.start, value.end);
    attributes.push({ name, value, quote });
    at = next;
  }
}

/** Reads the end tag whose `</` is at `start`. It ends before another `<`. */
function readEndTag(text: string, start: number): XmlEndTag {
  const name = { start: start + 2, end: endOfName(text, start + 2) };
  let at = skipSpace(text, name.end);
  const isWhole = text[at] === '>' && name.end > name.start;
  while (at < text.length && text[at] !== '>' && text[at] !== '<') at++;
  const end = text[at] === '>' ? at + 1 : at;
  const tag = { kind: 'end-tag' as const, start, end, name };
  return isWhole ? tag : { ...tag, fault: { code: 'unterminated', start, end: name.end } };
}

/** One pass over a document, with the current place and the depth of elements. */
class XmlWalker {
  private readonly seeker: Seeker;
  private depth = 0;
  private place: XmlPlace = 'prolog';
  private readonly visit: (token: XmlToken) => void;

  constructor(text: string, visit: (token: XmlToken) => void) {
    this.seeker = new Seeker(text);
    this.visit = visit;
  }

  /** Reads the markup whose `<` is at `at`. Returns where to continue. */
  markup(at: number): number {
    const { seeker, place } = this;
    const { text } = seeker;
    if (text[at + 1] === '?') return this.emit(readInstruction(seeker, at, place));
    if (text[at + 1] === '/') return this.close(readEndTag(text, at));
    if (text[at + 1] === '!') return this.declaration(at);
    const end = endOfName(text, at + 1);
    if (end === at + 1) return this.emit({ kind: 'junk', start: at, end });
    return this.open(at, end);
  }

  text(start: number, end: number): void {
    if (end > start) this.visit({ kind: 'text', start, end, place: this.place });
  }

  private emit(token: XmlToken): number {
    this.visit(token);
    return token.end;
  }

  private declaration(at: number): number {
    const { seeker, place } = this;
    const { text } = seeker;
    if (text.startsWith('--', at + 2)) return this.emit(readSection(seeker, at, 'comment', place));
    if (text.startsWith('[CDATA[', at + 2)) return this.emit(readSection(seeker, at, 'cdata', place));
    const isDoctype = text.slice(at + 2, at + 9).toUpperCase() === 'DOCTYPE';
    if (isDoctype) return this.emit(readDoctype(seeker, at, place, this.visit));
    return this.emit({ kind: 'junk', start: at, end: at + 2 });
  }

  private open(at: number, end: number): number {
    const place = this.place;
    const tag = readTag(this.seeker, at, end);
    if (!tag.isEmpty) this.depth++;
    if (place === 'prolog') this.place = tag.isEmpty ? 'after' : 'content';
    return this.emit({ kind: 'tag', start: at, place, ...tag });
  }

  /**
   * Text after an end tag without a start tag counts as content of the element that it ends: it cannot be part of
   * the prolog.
   */
  private close(tag: XmlEndTag): number {
    if (this.place === 'prolog') this.place = 'content';
    if (this.depth > 0 && --this.depth === 0 && this.place === 'content') this.place = 'after';
    return this.emit(tag);
  }
}

/** Visits the tokens of a document in order. A document type follows the tokens of its internal subset. */
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
