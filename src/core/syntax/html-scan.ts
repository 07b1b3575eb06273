// The start tags that an HTML parser finds in a text: names without regard to case, no instructions, and elements in
// which everything up to the end tag is text (HTML 13.2.5). Tolerant, and linear, as the scanner for XML is.
import { endsHtmlName, type HtmlTagParts, readHtmlTag } from './html-tag.ts';
import { Seeker } from './xml-seek.ts';

/** A start tag; `name` in lower case. */
export interface HtmlTag extends Omit<HtmlTagParts, 'name'> {
  readonly start: number;
  readonly name: string;
}

/** Elements that hold text only, whatever it looks like. */
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

/** Behind this one all is text: nothing ends it (HTML 13.2.5.5). */
const PLAINTEXT_ELEMENT = 'plaintext';

const TEMPLATE_ELEMENT = 'template';

/** Whether the end tag of an element begins at a place. */
function isEndTag(text: string, at: number, name: string): boolean {
  const end = at + 2 + name.length;
  const isNamed = text.slice(at + 2, end).toLowerCase() === name;
  return isNamed && (end >= text.length || endsHtmlName(text.charCodeAt(end)));
}

/** Where the end tag of a text-only element begins; the end of the text if there is none. */
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

/** Behind a comment, which `--!>` ends too; `<!-->` and `<!--->` are whole ones. */
function skipComment(seeker: Seeker, at: number): number {
  if (seeker.text.startsWith('>', at + 4)) return at + 5;
  if (seeker.text.startsWith('->', at + 4)) return at + 6;
  const close = seeker.find('-->', at + 4);
  const bang = seeker.find('--!>', at + 4);
  if (bang >= 0 && (close < 0 || bang < close)) return bang + 4;
  return close < 0 ? seeker.text.length : close + 3;
}

const isLetter = (text: string, at: number) => /^[A-Za-z]/.test(text.slice(at, at + 1));

/** Visits the start tags in order, but for what stands in a template: that is no part of the document. */
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
