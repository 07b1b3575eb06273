// Edits of a file of response headers. All other bytes remain unchanged.
import { getLine } from '../../../document/lines.ts';
import { deleteLines, insertLines, placeLines } from '../../../document/place-lines.ts';
import { replaceInLine, type TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import { type HeaderField, type HeaderGroup, isHeaderName, readHeadersFile } from '../headers-file.ts';

const INDENT = '  ';

/** The last line of a field, including those that continue its value. */
const lastLineOf = ({ line, more }: HeaderField): number => more.at(-1)?.line ?? line;

const groupAt = (source: Source, at: number): HeaderGroup | undefined => readHeadersFile(source).groups[at];

const isWritable = (value: string): boolean => value.trim() !== '' && !/[\r\n]/.test(value);

/** Whether a text can be the pattern of a new group: a path, or a URL. */
const isWritablePattern = (text: string): boolean => /^(?:\/|https:\/\/[^/\s]+)\S*$/.test(text);

/** Adds a pattern with one header at the end of the file. Returns no edits for a pattern that no host reads. */
export function addGroup(source: Source, pattern: string, name: string, value: string): readonly TextEdit[] {
  if (!isWritablePattern(pattern) || !isHeaderName(name) || !isWritable(value)) return [];
  const { lines } = source;
  const isFinal = getLine(lines, lines.length - 1).text === '';
  const above = lines.length - (isFinal ? 2 : 1);
  const gap = above >= 0 && getLine(lines, above).text.trim() !== '' ? [''] : [];
  const texts = [...gap, pattern, `${INDENT}${name}: ${value}`];
  if (lines.length > 1 || !isFinal) return insertLines(source, lines.length, texts);
  return [replaceInLine(0, 0, 0, `${texts.join('\n')}\n`)];
}

/** Adds a header to a group, given its index, after its other headers. */
export function addField(source: Source, at: number, name: string, value: string): readonly TextEdit[] {
  const group = groupAt(source, at);
  if (!group || !isHeaderName(name) || !isWritable(value)) return [];
  const last = group.fields.at(-1);
  const written = last && getLine(source.lines, last.line).text.slice(0, last.name.start);
  // In a response, an indented line would continue the value above it.
  const indent = group.pattern ? (written === undefined || /\S/.test(written) ? INDENT : written) : '';
  return insertLines(source, (last ? lastLineOf(last) : group.line) + 1, [`${indent}${name}: ${value}`]);
}

/** Replaces the pattern of a group. */
export function setPattern(source: Source, at: number, pattern: string): readonly TextEdit[] {
  const group = groupAt(source, at);
  if (!group?.pattern || !isWritablePattern(pattern) || pattern === group.pattern.text) return [];
  return [replaceInLine(group.line, group.pattern.start, group.pattern.end, pattern)];
}

const fieldAt = (source: Source, at: number, field: number): HeaderField | undefined =>
  groupAt(source, at)?.fields[field];

/** Replaces the name of a header. */
export function setName(source: Source, at: number, field: number, name: string): readonly TextEdit[] {
  const header = fieldAt(source, at, field);
  if (!header || !isHeaderName(name) || name === header.name.text) return [];
  return [replaceInLine(header.line, header.name.start, header.name.end, name)];
}

/** Replaces the value of a header. Lines that continued the old value are removed. */
export function setValue(source: Source, at: number, field: number, value: string): readonly TextEdit[] {
  const header = fieldAt(source, at, field);
  if (!header || header.detaches || !isWritable(value)) return [];
  const { line, value: old, more } = header;
  if (more.length === 0 && value === old.text) return [];
  if (more.length === 0) return [replaceInLine(line, old.start, old.end, value)];
  const text = getLine(source.lines, line).text.slice(0, old.start) + value;
  return placeLines(source, [{ at: line, remove: lastLineOf(header) - line + 1, insert: [{ text }] }]);
}

/** Deletes a header. */
export function removeField(source: Source, at: number, field: number): readonly TextEdit[] {
  const header = fieldAt(source, at, field);
  return header ? deleteLines(source, header.line, lastLineOf(header) + 1) : [];
}

/** Deletes a pattern and its headers. */
export function removeGroup(source: Source, at: number): readonly TextEdit[] {
  const group = groupAt(source, at);
  if (!group) return [];
  const last = group.fields.at(-1);
  const end = (last ? lastLineOf(last) : group.line) + 1;
  const { lines } = source;
  const isBlank = (line: number) =>
    line >= 0 && line < lines.length && getLine(lines, line).text.trim() === '';
  // The empty line after the group would follow another one, or would be the first line of the file.
  const takesGap = end < lines.length - 1 && isBlank(end) && (group.line === 0 || isBlank(group.line - 1));
  return deleteLines(source, group.line, end + (takesGap ? 1 : 0));
}
