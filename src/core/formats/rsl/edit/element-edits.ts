// Edits of the elements of a license document. Nothing else changes; indents and line endings follow those around
// the edit.

import { getLine, lineAt } from '../../../document/lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import { applySpanChanges, insertion, positionAt, type SpanChange } from '../../../document/spans.ts';
import { findAttribute, type XmlElement } from '../../../syntax/xml/element-tree.ts';
import { escapeXml } from '../../../syntax/xml/escape-xml.ts';
import { removalSpan } from '../../../syntax/xml/removal-span.ts';
import { isXmlBlank } from '../../../syntax/xml/seeker.ts';
import { hasInner, ownChildren } from '../rsl-document.ts';

const INDENT = '  ';

/** The white space at the start of the line of an offset. */
const indentOf = (source: Source, offset: number): string =>
  /^[ \t]*/.exec(getLine(source.lines, positionAt(source, offset).line).text)?.[0] ?? '';

const lineEndingOf = ({ lines }: Source, line: number): string =>
  lineAt(lines, line)?.eol || lineAt(lines, line - 1)?.eol || '\n';

/** The name of a new element, with the prefix of its parent. */
const nameIn = (parent: XmlElement, name: string): string =>
  parent.prefix === '' ? name : `${parent.prefix}:${name}`;

/** An element to write. `inner` is its child elements or its text. */
export interface NewElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly inner?: readonly NewElement[] | string;
}

const printAttributes = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');

/** Prints an element over several lines, the first without its indent. */
function printElement(
  { name, attributes = {}, inner = '' }: NewElement,
  indent: string,
  ending: string,
  prefix: string,
): string {
  const fullName = prefix + name;
  const tag = `${fullName}${printAttributes(attributes)}`;
  if (typeof inner === 'string')
    return inner === '' ? `<${tag}/>` : `<${tag}>${escapeXml(inner)}</${fullName}>`;
  const childIndent = indent + INDENT;
  const lines = inner.map((one) => childIndent + printElement(one, childIndent, ending, prefix) + ending);
  return `<${tag}>${ending}${lines.join('')}${indent}</${fullName}>`;
}

/** Adds an element as the last child of another. */
export function appendChild(source: Source, text: string, parent: XmlElement, child: NewElement): TextEdit[] {
  const prefix = nameIn(parent, '');
  const indent = indentOf(source, parent.start);
  const childIndent = indent + INDENT;
  const ending = lineEndingOf(source, positionAt(source, parent.start).line);
  const written = childIndent + printElement(child, childIndent, ending, prefix);
  if (parent.tag.isEmpty) {
    const name = text.slice(parent.tag.name.start, parent.tag.name.end);
    const slash = text.lastIndexOf('/', parent.tag.end);
    const at = { start: slash, end: parent.tag.end };
    return applySpanChanges(source, [{ at, text: `>${ending}${written}${ending}${indent}</${name}>` }]);
  }
  const { column, line } = positionAt(source, parent.innerEnd);
  const before = getLine(source.lines, line).text.slice(0, column);
  // If the end tag is alone on its line, the new lines are inserted above it.
  const isOwnLine = isXmlBlank(before, 0, before.length) && line > positionAt(source, parent.tag.end).line;
  const change = isOwnLine
    ? insertion(parent.innerEnd - column, written + ending)
    : insertion(parent.innerEnd, ending + written + ending + indent);
  return applySpanChanges(source, [change]);
}

/** Removes an element, with its line if nothing else is on it. */
export const removeElement = (source: Source, element: XmlElement): TextEdit[] =>
  applySpanChanges(source, [{ at: removalSpan(source, element), text: '' }]);

/** Escapes a value for the quotes around it. */
const escapeIn = (value: string, quote: string): string =>
  quote === "'" ? escapeXml(value).replaceAll("'", '&#39;') : escapeXml(value);

/** Sets an attribute. With undefined, it is removed. */
export function changeAttribute(
  text: string,
  { tag }: XmlElement,
  name: string,
  value: string | undefined,
): SpanChange[] {
  const attribute = findAttribute(text, tag, name);
  if (!attribute)
    return value === undefined ? [] : [insertion(tag.name.end, ` ${name}="${escapeXml(value)}"`)];
  if (value !== undefined) return [{ at: attribute.value, text: escapeIn(value, attribute.quote) }];
  let { start } = attribute.name;
  while (isXmlBlank(text, start - 1, start)) start -= 1;
  return [{ at: { start, end: attribute.value.end + attribute.quote.length }, text: '' }];
}

/** Replaces the content of an element with a text. */
export function changeText(text: string, element: XmlElement, value: string): SpanChange[] {
  const { tag, innerEnd } = element;
  if (!tag.isEmpty) return [{ at: { start: tag.end, end: innerEnd }, text: escapeXml(value) }];
  const name = text.slice(tag.name.start, tag.name.end);
  const slash = text.lastIndexOf('/', tag.end);
  return [{ at: { start: slash, end: tag.end }, text: `>${escapeXml(value)}</${name}>` }];
}

/** Sets the text of the first child with a name. A missing child is added; an empty text removes it. */
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

/** Sets an attribute. An empty value removes it; an element without content is removed with its last attribute. */
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
