// Edits of the elements of a license document: only what is asked for changes; indents and line endings are those around it.
import { getLine, lineAt } from '../../../document/lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import { findAttribute, type XmlElement } from '../../../syntax/xml/element-tree.ts';
import { escapeXml } from '../../../syntax/xml/escape-xml.ts';
import { isXmlBlank } from '../../../syntax/xml/seeker.ts';
import { removalSpan } from '../../robots-pi/edit/removal-span.ts';
import { applySpanChanges, insertion, type SpanChange } from '../../robots-pi/edit/span-edits.ts';
import { positionAt } from '../../robots-pi/text-positions.ts';
import { hasInner, ownChildren } from '../rsl-document.ts';

const STEP = '  ';

/** The white space that a line begins with. */
const indentOf = (source: Source, offset: number): string =>
  /^[ \t]*/.exec(getLine(source.lines, positionAt(source, offset).line).text)?.[0] ?? '';

const lineEndingOf = ({ lines }: Source, line: number): string =>
  lineAt(lines, line)?.eol || lineAt(lines, line - 1)?.eol || '\n';

/** The prefix of new elements: that of their parent. */
const nameIn = (parent: XmlElement, name: string): string =>
  parent.prefix === '' ? name : `${parent.prefix}:${name}`;

/** An element to write; `inner` are the elements in it, or its text. */
export interface NewElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly inner?: readonly NewElement[] | string;
}

const printAttributes = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');

/** The lines of an element, the first without its indent. */
function printElement(
  { name, attributes = {}, inner = '' }: NewElement,
  indent: string,
  ending: string,
  prefix: string,
): string {
  const own = prefix + name;
  const tag = `${own}${printAttributes(attributes)}`;
  if (typeof inner === 'string') return inner === '' ? `<${tag}/>` : `<${tag}>${escapeXml(inner)}</${own}>`;
  const within = indent + STEP;
  const lines = inner.map((one) => within + printElement(one, within, ending, prefix) + ending);
  return `<${tag}>${ending}${lines.join('')}${indent}</${own}>`;
}

/** Adds an element as the last child of another. */
export function appendChild(source: Source, text: string, parent: XmlElement, child: NewElement): TextEdit[] {
  const prefix = nameIn(parent, '');
  const indent = indentOf(source, parent.start);
  const within = indent + STEP;
  const ending = lineEndingOf(source, positionAt(source, parent.start).line);
  const written = within + printElement(child, within, ending, prefix);
  if (parent.tag.isEmpty) {
    const name = text.slice(parent.tag.name.start, parent.tag.name.end);
    const slash = text.lastIndexOf('/', parent.tag.end);
    const at = { start: slash, end: parent.tag.end };
    return applySpanChanges(source, [{ at, text: `>${ending}${written}${ending}${indent}</${name}>` }]);
  }
  const { column, line } = positionAt(source, parent.innerEnd);
  const before = getLine(source.lines, line).text.slice(0, column);
  // Where the end tag has its line to itself, the new lines come above it.
  const isOwnLine = isXmlBlank(before, 0, before.length) && line > positionAt(source, parent.tag.end).line;
  const change = isOwnLine
    ? insertion(parent.innerEnd - column, written + ending)
    : insertion(parent.innerEnd, ending + written + ending + indent);
  return applySpanChanges(source, [change]);
}

/** Removes an element, with its line if it has one to itself. */
export const removeElement = (source: Source, element: XmlElement): TextEdit[] =>
  applySpanChanges(source, [{ at: removalSpan(source, element), text: '' }]);

/** A value that fits the quotes that it stands in. */
const escapeIn = (value: string, quote: string): string =>
  quote === "'" ? escapeXml(value).replaceAll("'", '&#39;') : escapeXml(value);

/** Sets an attribute; with undefined, it is removed. */
export function changeAttribute(
  text: string,
  { tag }: XmlElement,
  name: string,
  value: string | undefined,
): SpanChange[] {
  const found = findAttribute(text, tag, name);
  if (!found) return value === undefined ? [] : [insertion(tag.name.end, ` ${name}="${escapeXml(value)}"`)];
  if (value !== undefined) return [{ at: found.value, text: escapeIn(value, found.quote) }];
  let { start } = found.name;
  while (isXmlBlank(text, start - 1, start)) start -= 1;
  return [{ at: { start, end: found.value.end + found.quote.length }, text: '' }];
}

/** Replaces all that is in an element with a text. */
export function changeText(text: string, element: XmlElement, value: string): SpanChange[] {
  const { tag, innerEnd } = element;
  if (!tag.isEmpty) return [{ at: { start: tag.end, end: innerEnd }, text: escapeXml(value) }];
  const name = text.slice(tag.name.start, tag.name.end);
  const slash = text.lastIndexOf('/', tag.end);
  return [{ at: { start: slash, end: tag.end }, text: `>${escapeXml(value)}</${name}>` }];
}

/** Sets the text of the first child with a name, which is made if there is none and removed with an empty text. */
export function setChildText(
  source: Source,
  text: string,
  parent: XmlElement,
  name: string,
  value: string,
): TextEdit[] {
  const [child] = ownChildren(parent, name);
  if (!child) return value === '' ? [] : appendChild(source, text, parent, { name, inner: value });
  return value === ''
    ? removeElement(source, child)
    : applySpanChanges(source, changeText(text, child, value));
}

/** Sets an attribute, or removes it if the value is empty; with its last one, an element without content is removed. */
export function setOptionalAttribute(
  source: Source,
  text: string,
  element: XmlElement,
  name: string,
  value: string,
): TextEdit[] {
  const { attributes } = element.tag;
  const isLast = attributes.length === 1 && findAttribute(text, element.tag, name) !== undefined;
  if (value === '' && isLast && !hasInner(text, element)) return removeElement(source, element);
  return applySpanChanges(source, changeAttribute(text, element, name, value === '' ? undefined : value));
}
