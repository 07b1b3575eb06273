// A start tag of XML: a name and attributes. What is wrong with it is noted, and reading goes on.
import { isXmlSpace, type Seeker, skipSpace } from './xml-seek.ts';
import type { TextSpan, XmlAttribute, XmlFault } from './xml-token.ts';

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
export function readTag(seeker: Seeker, start: number, nameEnd: number): ReadTag {
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
