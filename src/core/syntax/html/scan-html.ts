// Finds the start tags of a text as an HTML parser does: names are case-insensitive, there are no instructions, and in
// some elements everything up to the end tag is text (HTML 13.2.5). Tolerant and linear, like the scanner for XML.

import type { TextSpan } from '../../document/spans.ts';
import { Seeker } from '../xml/seeker.ts';
import type { XmlAttribute } from '../xml/tokens.ts';

// HTML tags are read as its tokenizer does (HTML 13.2.5.6 to 13.2.5.40). Unlike in XML, a name is everything
// before white space, a slash or `>`, `<` is an ordinary character, and every tag that has an end is valid.
/** A start or end tag, including its `>`. */
interface HtmlTagParts {
  readonly name: TextSpan;
  /** As written. If a name occurs twice, the first attribute counts. */
  readonly attributes: readonly XmlAttribute[];
  readonly end: number;
}

/** White space between the parts of a tag: that of XML, and the form feed. */
const isHtmlSpace = (code: number): boolean =>
  code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09 || code === 0x0c;

type EndTest = (code: number) => boolean;

const SLASH = 0x2f;
const GREATER = 0x3e;
const EQUALS = 0x3d;

/** Whether the name of a tag ends here: at white space, a slash or `>`. */
const endsHtmlName: EndTest = (code) => isHtmlSpace(code) || code === SLASH || code === GREATER;

const endsAttributeName: EndTest = (code) => endsHtmlName(code) || code === EQUALS;
const endsValue: EndTest = (code) => isHtmlSpace(code) || code === GREATER;
const endsGap: EndTest = (code) => !isHtmlSpace(code);
/** Slashes between attributes are ignored. */
const endsMargin: EndTest = (code) => !isHtmlSpace(code) && code !== SLASH;

function endOfRun(text: string, from: number, ends: EndTest): number {
  let at = from;
  while (at < text.length && !ends(text.charCodeAt(at))) at++;
  return at;
}

interface ReadAttribute {
  readonly attribute: XmlAttribute;
  /** The offset after the attribute. */
  readonly next: number;
}

/**
 * Reads the attribute whose name begins at `start`, even with an equals sign. Undefined if its quote is never closed.
 */
function readAttribute(seeker: Seeker, start: number): ReadAttribute | undefined {
  const { text } = seeker;
  const name = { start, end: endOfRun(text, start + 1, endsAttributeName) };
  const sign = endOfRun(text, name.end, endsGap);
  if (text.charCodeAt(sign) !== EQUALS)
    return { attribute: { name, value: { start: name.end, end: name.end }, quote: '' }, next: name.end };
  const from = endOfRun(text, sign + 1, endsGap);
  const quote = text[from];
  if (quote !== '"' && quote !== "'") {
    const end = endOfRun(text, from, endsValue);
    return { attribute: { name, value: { start: from, end }, quote: '' }, next: end };
  }
  const close = seeker.find(quote, from + 1);
  if (close < 0) return undefined;
  return { attribute: { name, value: { start: from + 1, end: close }, quote }, next: close + 1 };
}

/** Reads the tag whose name begins at `start`. Undefined if the text ends first, because then there is no tag. */
function readHtmlTag(seeker: Seeker, start: number): HtmlTagParts | undefined {
  const { text } = seeker;
  const name = { start, end: endOfRun(text, start, endsHtmlName) };
  const attributes: XmlAttribute[] = [];
  let at = name.end;
  for (;;) {
    at = endOfRun(text, at, endsMargin);
    if (at >= text.length) return undefined;
    if (text.charCodeAt(at) === GREATER) return { name, attributes, end: at + 1 };
    const read = readAttribute(seeker, at);
    if (!read) return undefined;
    attributes.push(read.attribute);
    at = read.next;
  }
}

/** A start tag. `name` is in lower case. */
export interface HtmlTag extends Omit<HtmlTagParts, 'name'> {
  readonly start: number;
  readonly name: string;
}

/** Elements that contain only text, whatever it looks like. */
const TEXT_ONLY_ELEMENTS = new Set([
  'script',
  'style',
  'title',
  'textarea',
  'iframe',
  'noembed',
  'noframes',
  'xmp',
]);

/** Everything after this start tag is text: nothing ends it (HTML 13.2.5.5). */
const PLAINTEXT_ELEMENT = 'plaintext';

const TEMPLATE_ELEMENT = 'template';

/** Whether the end tag of an element begins at an offset. */
function isEndTag(text: string, at: number, name: string): boolean {
  const end = at + 2 + name.length;
  const isNamed = text.slice(at + 2, end).toLowerCase() === name;
  return isNamed && (end >= text.length || endsHtmlName(text.charCodeAt(end)));
}

/** The offset of the end tag of a text-only element; the end of the text if there is none. */
function endOfTextOnly(seeker: Seeker, from: number, name: string): number {
  const { text } = seeker;
  let at = seeker.find('</', from);
  while (at >= 0) {
    if (isEndTag(text, at, name)) return at;
    at = seeker.find('</', at + 2);
  }
  return text.length;
}

function skipTo(seeker: Seeker, close: string, from: number): number {
  const at = seeker.find(close, from);
  return at < 0 ? seeker.text.length : at + close.length;
}

/** The offset after a comment. `--!>` ends it too, and `<!-->` and `<!--->` are complete comments. */
function skipComment(seeker: Seeker, at: number): number {
  if (seeker.text.startsWith('>', at + 4)) return at + 5;
  if (seeker.text.startsWith('->', at + 4)) return at + 6;
  const close = seeker.find('-->', at + 4);
  const bang = seeker.find('--!>', at + 4);
  if (bang >= 0 && (close < 0 || bang < close)) return bang + 4;
  return close < 0 ? seeker.text.length : close + 3;
}

const isLetter = (text: string, at: number) => /^[A-Za-z]/.test(text.slice(at, at + 1));

/** Visits the start tags in order, except those in a template, which are not part of the document. */
export function scanHtml(text: string, visit: (tag: HtmlTag) => void): void {
  const seeker = new Seeker(text);
  let templates = 0;
  let at = text.indexOf('<');
  while (at >= 0) {
    const isEnd = text[at + 1] === '/';
    const nameStart = isEnd ? at + 2 : at + 1;
    if (isLetter(text, nameStart)) {
      const tag = readHtmlTag(seeker, nameStart);
      if (!tag) return;
      const name = text.slice(tag.name.start, tag.name.end).toLowerCase();
      if (name === TEMPLATE_ELEMENT) templates = Math.max(0, templates + (isEnd ? -1 : 1));
      else if (!isEnd && templates === 0) visit({ ...tag, start: at, name });
      if (!isEnd && name === PLAINTEXT_ELEMENT) return;
      at = !isEnd && TEXT_ONLY_ELEMENTS.has(name) ? endOfTextOnly(seeker, tag.end, name) : tag.end;
    } else if (text.startsWith('<!--', at)) at = skipComment(seeker, at);
    else if (isEnd || text[at + 1] === '!' || text[at + 1] === '?') at = skipTo(seeker, '>', at + 2);
    else at++;
    at = text.indexOf('<', at);
  }
}
