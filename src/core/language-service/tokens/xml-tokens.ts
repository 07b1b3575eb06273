// Highlights the lines of an XML document: markup, values, comments, and the values of robots instructions.
import { endOfName } from '../../syntax/xml/names.ts';
import type { PolicyToken, TokenName } from './policy-tokens.ts';

/**
 * The state in which a line starts. `robots` is an instruction for crawlers, `pi` any other; quotes are values of
 * a tag.
 */
export type XmlState = 'text' | 'comment' | 'cdata' | 'pi' | 'robots' | 'tag' | 'double' | 'single';

export const initialXmlState: XmlState = 'text';

/** Sections that start with one marker and end with another. */
const xmlSections = [
  { state: 'comment', open: '<!--', close: '-->', scopes: 'remark' },
  { state: 'cdata', open: '<![CDATA[', close: ']]>', scopes: 'value' },
] as const;

/** A cursor that moves over a line once. */
class LineCursor {
  readonly tokens: PolicyToken[] = [];
  at = 0;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Adds a token up to `end`. */
  tokenTo(end: number, scopes: TokenName): void {
    if (end <= this.at) return;
    if (this.tokens.at(-1)?.scopes !== scopes) this.tokens.push({ startIndex: this.at, scopes });
    this.at = end;
  }

  /** Adds a token up to the end of `close`, or to the end of the line. Returns whether `close` was found. */
  tokenThrough(close: string, scopes: TokenName): boolean {
    const index = this.text.indexOf(close, this.at);
    this.tokenTo(index < 0 ? this.text.length : index + close.length, scopes);
    return index >= 0;
  }
}

function tokenizeText(line: LineCursor): XmlState {
  const { text } = line;
  const tagStart = text.indexOf('<', line.at);
  line.tokenTo(tagStart < 0 ? text.length : tagStart, 'value');
  if (tagStart < 0) return 'text';
  const section = xmlSections.find(({ open }) => text.startsWith(open, tagStart));
  if (section) return line.tokenThrough(section.close, section.scopes) ? 'text' : section.state;
  if (text.startsWith('<?', tagStart)) {
    const end = endOfName(text, tagStart + 2);
    line.tokenTo(tagStart + 2, 'field');
    const isRobots = text.slice(tagStart + 2, end) === 'robots';
    line.tokenTo(end, isRobots ? 'agent' : 'field');
    return isRobots ? 'robots' : 'pi';
  }
  const name = text[tagStart + 1] === '/' || text[tagStart + 1] === '!' ? tagStart + 2 : tagStart + 1;
  const end = endOfName(text, name);
  line.tokenTo(Math.max(end, tagStart + 1), end > name ? 'field' : 'broken');
  return end > name ? 'tag' : 'text';
}

const tokenNameOfValue = (value: string): TokenName =>
  value === 'yes' ? 'allow' : value === 'no' ? 'deny' : 'value';

/** Within `<?robots ... ?>`: names have the color of fields, yes and no the color of their meaning. */
function tokenizeRobotsPi(line: LineCursor): XmlState {
  const { text } = line;
  const close = text.indexOf('?>', line.at);
  const end = close < 0 ? text.length : close;
  while (line.at < end) {
    const quote = text.indexOf('"', line.at);
    const last = quote < 0 ? -1 : text.indexOf('"', quote + 1);
    if (quote < 0 || last < 0 || last >= end) break;
    line.tokenTo(quote + 1, 'field');
    line.tokenTo(last, tokenNameOfValue(text.slice(quote + 1, last)));
    line.tokenTo(last + 1, 'field');
  }
  line.tokenTo(end, 'field');
  if (close < 0) return 'robots';
  line.tokenTo(close + 2, 'field');
  return 'text';
}

function tokenizeTag(line: LineCursor): XmlState {
  const { text } = line;
  while (line.at < text.length) {
    const mark = text[line.at];
    if (mark === '>') {
      line.tokenTo(line.at + 1, 'field');
      return 'text';
    }
    if (mark === '<' || mark === '[') {
      if (mark === '[') line.tokenTo(line.at + 1, 'field');
      return 'text';
    }
    if (mark === '"' || mark === "'") {
      line.tokenTo(line.at + 1, 'field');
      return mark === '"' ? 'double' : 'single';
    }
    line.tokenTo(line.at + 1, 'field');
  }
  return 'tag';
}

function tokenizeQuotedValue(line: LineCursor, quote: string): boolean {
  const found = line.text.indexOf(quote, line.at);
  line.tokenTo(found < 0 ? line.text.length : found, 'value');
  if (found >= 0) line.tokenTo(found + 1, 'field');
  return found >= 0;
}

const tokenizersByState: Readonly<Record<XmlState, (line: LineCursor) => XmlState>> = {
  text: tokenizeText,
  comment: (line) => (line.tokenThrough('-->', 'remark') ? 'text' : 'comment'),
  cdata: (line) => (line.tokenThrough(']]>', 'value') ? 'text' : 'cdata'),
  pi: (line) => (line.tokenThrough('?>', 'field') ? 'text' : 'pi'),
  robots: tokenizeRobotsPi,
  tag: tokenizeTag,
  double: (line) => (tokenizeQuotedValue(line, '"') ? 'tag' : 'double'),
  single: (line) => (tokenizeQuotedValue(line, "'") ? 'tag' : 'single'),
};

/**
 * Returns the tokens of one line, and the state in which the next line starts. The first token starts at 0, and
 * none is empty.
 */
export function tokenizeXmlLine(
  text: string,
  before: XmlState,
): { readonly tokens: readonly PolicyToken[]; readonly state: XmlState } {
  const line = new LineCursor(text);
  let state = before;
  while (line.at < text.length) state = tokenizersByState[state](line);
  return { tokens: line.tokens, state };
}
