// A tag of HTML, as its tokenizer reads it (HTML 13.2.5.6 to 13.2.5.40): unlike XML, names are whatever stands before white
// space, a slash or `>`, a `<` is a character like others, and nothing is wrong with a tag that has an end.
import type { Seeker } from './xml-seek.ts';
import type { TextSpan, XmlAttribute } from './xml-token.ts';

/** A start or end tag, up to and with its `>`. */
export interface HtmlTagParts {
  readonly name: TextSpan;
  /** As written; of a name that occurs twice the first counts. */
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
export const endsHtmlName: EndTest = (code) => isHtmlSpace(code) || code === SLASH || code === GREATER;

const endsAttributeName: EndTest = (code) => endsHtmlName(code) || code === EQUALS;
const endsValue: EndTest = (code) => isHtmlSpace(code) || code === GREATER;
const endsGap: EndTest = (code) => !isHtmlSpace(code);
/** Slashes between attributes mean nothing. */
const endsMargin: EndTest = (code) => !isHtmlSpace(code) && code !== SLASH;

function endOfRun(text: string, from: number, ends: EndTest): number {
  let at = from;
  while (at < text.length && !ends(text.charCodeAt(at))) at++;
  return at;
}

interface ReadAttribute {
  readonly attribute: XmlAttribute;
  /** Where reading goes on. */
  readonly next: number;
}

/** The attribute whose name begins at `start`, be it with an equals sign; undefined if its quote is never closed. */
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

/** Reads the tag whose name begins at `start`; undefined if the text ends before the tag does: then there is none. */
export function readHtmlTag(seeker: Seeker, start: number): HtmlTagParts | undefined {
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
