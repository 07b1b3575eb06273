// Reads the YAML that the R package pins writes, tolerantly: mappings, lists and scalars in block style, with
// their lines. It does not read anchors, tags, flow collections, quoted names, several documents, or scalars over
// several lines other than those of `|` and `>`. It lists lines that it cannot read, and never guesses.

import type { SourceLine } from '../../../document/lines.ts';
import { addAll } from '../../../text/large-lists.ts';

/** The position of a comment, at a number sign after whitespace and outside quotes; -1 without one. */
function commentStart(text: string): number {
  let quote = '';
  let before = ' ';
  for (let at = 0; at < text.length; at++) {
    const unit = text.charAt(at);
    if (quote === '"' && unit === '\\') at++;
    else if (quote !== '') quote = unit === quote ? '' : quote;
    else if ((unit === '"' || unit === "'") && (before === ' ' || before === '\t')) quote = unit;
    else if (unit === '#' && (before === ' ' || before === '\t')) return at;
    before = unit;
  }
  return -1;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', '"': '"', '\\': '\\', '/': '/' };

function doubleQuoted(written: string): string | undefined {
  let text = '';
  for (let at = 1; at < written.length; at++) {
    const unit = written.charAt(at);
    if (unit === '"') return at === written.length - 1 ? text : undefined;
    if (unit !== '\\') {
      text += unit;
      continue;
    }
    const code = /^u([0-9a-fA-F]{4})/.exec(written.slice(at + 1, at + 6))?.[1];
    const escaped = code ? String.fromCharCode(Number.parseInt(code, 16)) : ESCAPES[written[at + 1] ?? ''];
    if (escaped === undefined) return undefined;
    text += escaped;
    at += code ? 5 : 1;
  }
  return undefined;
}

function singleQuoted(written: string): string | undefined {
  const inner = written.slice(1, -1);
  const isWhole = written.length > 1 && written.endsWith("'") && !inner.replaceAll("''", '').includes("'");
  return isWhole ? inner.replaceAll("''", "'") : undefined;
}

/** The text of a scalar; undefined for anchors, tags, flow collections and quotes that are not closed. */
function scalarText(written: string): string | undefined {
  if (written.startsWith('"')) return doubleQuoted(written)?.toWellFormed();
  if (written.startsWith("'")) return singleQuoted(written);
  return /^[[\]{}&*!|>%@`?]/.test(written) ? undefined : written;
}

/** A value and its first line (0-based). */
export type YamlNode =
  | { readonly kind: 'text'; readonly text: string; readonly line: number }
  | { readonly kind: 'list'; readonly items: readonly YamlNode[]; readonly line: number }
  | { readonly kind: 'map'; readonly entries: readonly YamlEntry[]; readonly line: number };

/** A name of a mapping with its value. `line` is the line of the name. */
export interface YamlEntry {
  readonly name: string;
  readonly value: YamlNode;
  readonly line: number;
}

/** The content that was read, and the lines (0-based) that were not. */
export interface YamlFile {
  readonly entries: readonly YamlEntry[];
  /** Lines that are not read. */
  readonly unread: readonly number[];
  /** Lines with a comment. */
  readonly comments: readonly number[];
}

interface YamlRow {
  readonly line: number;
  readonly indent: number;
  /** The text without indent and comment, and without trailing whitespace. */
  readonly text: string;
}

interface RowCursor {
  readonly lines: readonly SourceLine[];
  readonly rows: YamlRow[];
  readonly unread: Set<number>;
  readonly comments: Set<number>;
  at: number;
  depth: number;
}

/** Deeper nesting and longer lines are not read, so that they cannot exhaust the stack or the memory. */
const MAX_DEPTH = 16;
const MAX_LINE_LENGTH = 10_000;

const indentOf = (text: string) => text.length - text.trimStart().length;

/** Splits `name: value`. The colon must be followed by whitespace or the end of the line. */
function splitEntry(text: string): { readonly name: string; readonly written: string } | undefined {
  const colon = text.search(/:(?:[ \t]|$)/);
  if (colon <= 0 || scalarText(text.slice(0, 1)) === undefined || /^["'-]/.test(text)) return undefined;
  return { name: text.slice(0, colon).trimEnd(), written: text.slice(colon + 1).trimStart() };
}

const isItem = ({ text }: YamlRow) => text === '-' || text.startsWith('- ');

function rowsOf(lines: readonly SourceLine[], unread: Set<number>, comments: Set<number>): YamlRow[] {
  const rows: YamlRow[] = [];
  lines.forEach(({ text: whole }, line) => {
    if (whole.length > MAX_LINE_LENGTH) {
      unread.add(line);
      return;
    }
    const comment = commentStart(whole);
    const text = (comment < 0 ? whole : whole.slice(0, comment)).trimEnd();
    if (comment >= 0) comments.add(line);
    if (text === '' || (text === '---' && rows.length === 0)) return;
    if (/^ *\t/.test(text)) unread.add(line);
    else rows.push({ line, indent: indentOf(text), text: text.trimStart() });
  });
  return rows;
}

/** Reads the lines of a `|` or `>` scalar: all that are indented more than its name. */
function blockText(cursor: RowCursor, indent: number, header: string, line: number): YamlNode {
  const parts: string[] = [];
  let last = line;
  let at = line + 1;
  for (let row = cursor.lines[at]; row; row = cursor.lines[++at]) {
    const { text } = row;
    if (text.trim() !== '' && indentOf(text) <= indent) break;
    parts.push(text.trim());
    if (text.trim() !== '') last = at;
    // In the text, number signs do not begin comments, and tabs are allowed.
    cursor.comments.delete(at);
    cursor.unread.delete(at);
  }
  while ((cursor.rows[cursor.at]?.line ?? Infinity) <= last) cursor.at++;
  const text = parts.slice(0, last - line).join(header.startsWith('|') ? '\n' : ' ');
  return { kind: 'text', text, line };
}

/** Reads the value after `name:` or `-` in the same line, or below it. */
function readValue(
  cursor: RowCursor,
  { line, indent }: YamlRow,
  written: string,
  sameIndent: boolean,
): YamlNode | undefined {
  if (/^[|>][-+0-9]*$/.test(written)) return blockText(cursor, indent, written, line);
  if (written !== '') {
    const text = scalarText(written);
    if (text !== undefined) return { kind: 'text', text, line };
    if (written === '[]' || written === '{}') return { kind: 'list', items: [], line };
    cursor.unread.add(line);
    return undefined;
  }
  const next = cursor.rows[cursor.at];
  const isBelow = next && (next.indent > indent || (sameIndent && next.indent === indent && isItem(next)));
  return isBelow ? readNode(cursor, next) : { kind: 'text', text: '', line };
}

function readMap(cursor: RowCursor, indent: number): readonly YamlEntry[] {
  const entries: YamlEntry[] = [];
  for (let row = cursor.rows[cursor.at]; row && row.indent >= indent; row = cursor.rows[cursor.at]) {
    cursor.at++;
    const split = row.indent === indent ? splitEntry(row.text) : undefined;
    if (!split) {
      cursor.unread.add(row.line);
      continue;
    }
    const value = readValue(cursor, row, split.written, true);
    if (value) entries.push({ name: split.name, value, line: row.line });
  }
  return entries;
}

function readList(cursor: RowCursor, indent: number): readonly YamlNode[] {
  const items: YamlNode[] = [];
  for (let row = cursor.rows[cursor.at]; row && row.indent >= indent; row = cursor.rows[cursor.at]) {
    if (row.indent === indent && !isItem(row)) break;
    const written = row.text.slice(1).trimStart();
    const inner = { line: row.line, indent: row.indent + row.text.length - written.length, text: written };
    if (row.indent > indent) {
      cursor.unread.add(row.line);
      cursor.at++;
    } else if (written !== '' && (splitEntry(written) || isItem(inner))) {
      cursor.rows[cursor.at] = inner;
      items.push(readNode(cursor, inner));
    } else {
      cursor.at++;
      const value = readValue(cursor, row, written, false);
      if (value) items.push(value);
    }
  }
  return items;
}

function readNode(cursor: RowCursor, { line, indent, text }: YamlRow): YamlNode {
  if (cursor.depth >= MAX_DEPTH) {
    cursor.unread.add(line);
    cursor.at++;
    return { kind: 'text', text: '', line };
  }
  cursor.depth++;
  const node: YamlNode = isItem({ line, indent, text })
    ? { kind: 'list', items: readList(cursor, indent), line }
    : { kind: 'map', entries: readMap(cursor, indent), line };
  cursor.depth--;
  return node;
}

/** Reads the lines of a file whose top level is a mapping. Never throws. */
export function readYaml(lines: readonly SourceLine[]): YamlFile {
  const unread = new Set<number>();
  const comments = new Set<number>();
  const rows = rowsOf(lines, unread, comments);
  const cursor: RowCursor = { lines, rows, unread, comments, at: 0, depth: 0 };
  const entries: YamlEntry[] = [];
  while (cursor.at < rows.length) {
    addAll(entries, readMap(cursor, 0));
    const row = rows[cursor.at];
    if (!row) break;
    unread.add(row.line);
    cursor.at++;
  }
  return { entries, unread: [...unread].toSorted((a, b) => a - b), comments: [...comments] };
}
