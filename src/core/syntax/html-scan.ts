// The start tags that an HTML parser finds in a text: names without regard to case, no instructions, and elements in
// which everything up to the end tag is text (HTML 13.2.5). Tolerant, and linear, as the scanner for XML is.
import { nameEnd } from './xml-names.ts';
import { isSpace, Seeker } from './xml-seek.ts';
import { type ReadTag, readTag } from './xml-tag.ts';

/** A start tag; `name` in lower case. */
export interface HtmlTag extends Omit<ReadTag, 'name'> {
  readonly start: number;
  readonly name: string;
}

/** Elements that hold text only, whatever it looks like. */
const TEXT_ONLY = new Set(['script', 'style', 'title', 'textarea', 'iframe', 'noembed', 'noframes', 'xmp']);

/** Whether a name ends at a place where an end tag's would. */
function endsHere(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return at >= text.length || isSpace(code) || text[at] === '>' || text[at] === '/';
}

/** Where the end tag of a text-only element begins; the end of the text if there is none. */
function textOnlyEnd(seeker: Seeker, from: number, name: string): number {
  const { text } = seeker;
  let at = seeker.find('</', from);
  while (at >= 0) {
    const end = at + 2 + name.length;
    if (text.slice(at + 2, end).toLowerCase() === name && endsHere(text, end)) return at;
    at = seeker.find('</', at + 2);
  }
  return text.length;
}

function skipTo(seeker: Seeker, close: string, from: number): number {
  const at = seeker.find(close, from);
  return at < 0 ? seeker.text.length : at + close.length;
}

/** Behind a comment; `<!-->` and `<!--->` are whole ones. */
function skipComment(seeker: Seeker, at: number): number {
  if (seeker.text.startsWith('>', at + 4)) return at + 5;
  if (seeker.text.startsWith('->', at + 4)) return at + 6;
  return skipTo(seeker, '-->', at + 4);
}

/** Visits the start tags in order. */
export function scanHtml(text: string, visit: (tag: HtmlTag) => void): void {
  const seeker = new Seeker(text);
  let at = text.indexOf('<');
  while (at >= 0) {
    const next = text[at + 1];
    if (text.startsWith('<!--', at)) at = skipComment(seeker, at);
    else if (next === '!' || next === '?' || next === '/') at = skipTo(seeker, '>', at + 2);
    else {
      const end = nameEnd(text, at + 1);
      if (end === at + 1) at++;
      else {
        const tag = readTag(seeker, at, end);
        const name = text.slice(at + 1, end).toLowerCase();
        visit({ ...tag, start: at, name });
        at = TEXT_ONLY.has(name) ? textOnlyEnd(seeker, tag.end, name) : tag.end;
      }
    }
    at = text.indexOf('<', at);
  }
}
