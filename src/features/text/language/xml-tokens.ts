// Colours the lines of a document: markup, values, comments, and what a robots instruction says.
import { endOfName } from '../../../core/syntax/xml/names.ts';
import type { PolicyToken, TokenName } from './policy-tokens.ts';

/** What a line begins within. `robots` is an instruction for robots, `pi` any other; quotes are values of a tag. */
export type XmlState = 'text' | 'comment' | 'cdata' | 'pi' | 'robots' | 'tag' | 'double' | 'single';

export const initialXmlState: XmlState = 'text';

/** Pieces that begin with a mark and end with another. */
const xmlSections = [
  { state: 'comment', open: '<!--', close: '-->', colour: 'remark' },
  { state: 'cdata', open: '<![CDATA[', close: ']]>', colour: 'value' },
] as const;

/** One walk over a line. */
class LineCursor {
  readonly tokens: PolicyToken[] = [];
  at = 0;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Colours up to `end`. */
  to(end: number, scopes: TokenName): void {
    if (end <= this.at) return;
    if (this.tokens.at(-1)?.scopes !== scopes) this.tokens.push({ startIndex: this.at, scopes });
    this.at = end;
  }

  /** Colours up to behind `close`, or to the end; whether it was there. */
  through(close: string, scopes: TokenName): boolean {
    const found = this.text.indexOf(close, this.at);
    this.to(found < 0 ? this.text.length : found + close.length, scopes);
    return found >= 0;
  }
}

function tokenizeText(line: LineCursor): XmlState {
  const { text } = line;
  const less = text.indexOf('<', line.at);
  line.to(less < 0 ? text.length : less, 'value');
  if (less < 0) return 'text';
  const section = xmlSections.find(({ open }) => text.startsWith(open, less));
  if (section) return line.through(section.close, section.colour) ? 'text' : section.state;
  if (text.startsWith('<?', less)) {
    const end = endOfName(text, less + 2);
    line.to(less + 2, 'field');
    const isRobots = text.slice(less + 2, end) === 'robots';
    line.to(end, isRobots ? 'agent' : 'field');
    return isRobots ? 'robots' : 'pi';
  }
  const name = text[less + 1] === '/' || text[less + 1] === '!' ? less + 2 : less + 1;
  const end = endOfName(text, name);
  line.to(Math.max(end, less + 1), end > name ? 'field' : 'broken');
  return end > name ? 'tag' : 'text';
}

const tokenNameOfValue = (value: string): TokenName =>
  value === 'yes' ? 'allow' : value === 'no' ? 'deny' : 'value';

/** Within `<?robots ... ?>`: names as fields, yes and no in the colour of what they mean. */
function tokenizeRobotsPi(line: LineCursor): XmlState {
  const { text } = line;
  const close = text.indexOf('?>', line.at);
  const end = close < 0 ? text.length : close;
  while (line.at < end) {
    const quote = text.indexOf('"', line.at);
    const last = quote < 0 ? -1 : text.indexOf('"', quote + 1);
    if (quote < 0 || last < 0 || last >= end) break;
    line.to(quote + 1, 'field');
    line.to(last, tokenNameOfValue(text.slice(quote + 1, last)));
    line.to(last + 1, 'field');
  }
  line.to(end, 'field');
  if (close < 0) return 'robots';
  line.to(close + 2, 'field');
  return 'text';
}

function tokenizeTag(line: LineCursor): XmlState {
  const { text } = line;
  while (line.at < text.length) {
    const mark = text[line.at];
    if (mark === '>') {
      line.to(line.at + 1, 'field');
      return 'text';
    }
    if (mark === '<' || mark === '[') {
      if (mark === '[') line.to(line.at + 1, 'field');
      return 'text';
    }
    if (mark === '"' || mark === "'") {
      line.to(line.at + 1, 'field');
      return mark === '"' ? 'double' : 'single';
    }
    line.to(line.at + 1, 'field');
  }
  return 'tag';
}

function tokenizeQuotedValue(line: LineCursor, quote: string): boolean {
  const found = line.text.indexOf(quote, line.at);
  line.to(found < 0 ? line.text.length : found, 'value');
  if (found >= 0) line.to(found + 1, 'field');
  return found >= 0;
}

const tokenizersByState: Readonly<Record<XmlState, (line: LineCursor) => XmlState>> = {
  text: tokenizeText,
  comment: (line) => (line.through('-->', 'remark') ? 'text' : 'comment'),
  cdata: (line) => (line.through(']]>', 'value') ? 'text' : 'cdata'),
  pi: (line) => (line.through('?>', 'field') ? 'text' : 'pi'),
  robots: tokenizeRobotsPi,
  tag: tokenizeTag,
  double: (line) => (tokenizeQuotedValue(line, '"') ? 'tag' : 'double'),
  single: (line) => (tokenizeQuotedValue(line, "'") ? 'tag' : 'single'),
};

/** The tokens of one line and the state that the next begins in; the first begins at 0, none is empty. */
export function tokenizeXmlLine(
  text: string,
  before: XmlState,
): { readonly tokens: readonly PolicyToken[]; readonly state: XmlState } {
  const line = new LineCursor(text);
  let state = before;
  while (line.at < text.length) state = tokenizersByState[state](line);
  return { tokens: line.tokens, state };
}
