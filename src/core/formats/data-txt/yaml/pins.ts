// Reads a data.txt as the R package pins writes it: YAML, in which `path` or `file` lists the files. It has only
// the file name in common with the memo. It is recognized and listed, but never changed.

import { getLine, sliceLines } from '../../../document/lines.ts';
import { LENIENT_FIELDS } from '../../../syntax/directives.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { kindsInChunk, LINE_KIND } from '../../../syntax/recognize.ts';
import { readYaml, type YamlEntry, type YamlNode } from './read-yaml.ts';

/** A value of a pins file, and its line (0-based). */
export interface PinsValue {
  readonly text: string;
  readonly line: number;
}

/** A name with one value. */
export interface PinsField extends PinsValue {
  readonly name: string;
}

/** A column of a table. */
export interface PinsColumn {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly line: number;
}

/** A name with several values. `line` is the line of the name. */
export interface PinsList {
  readonly name: string;
  readonly values: readonly PinsValue[];
  readonly line: number;
}

/** The content of such a file, as far as it is read. Lines are 0-based. */
export interface PinsYaml {
  /** The values of `path` or `file`: addresses, or files in the same directory. */
  readonly paths: readonly PinsValue[];
  /** Names with one value, in file order. */
  readonly fields: readonly PinsField[];
  /** Other names with several values. */
  readonly lists: readonly PinsList[];
  readonly columns: readonly PinsColumn[];
  /** Lines that are not read, and lines with a comment. */
  readonly unread: readonly number[];
  readonly comments: readonly number[];
}

const PATH_NAMES = new Set(['path', 'file']);

/** A longer file is not treated as a pins file, as each describes one pin. */
const MAX_LINES = 20_000;

/** Whether a file has any line that can be part of a record. */
const hasRecordLines = ({ source, format }: Policy): boolean =>
  source.lines.chunks.some((chunk) =>
    kindsInChunk(chunk, format, LENIENT_FIELDS).some((kind) => kind >= LINE_KIND.directive),
  );

const textsOf = (node: YamlNode): readonly PinsValue[] =>
  node.kind === 'text'
    ? node.text === ''
      ? []
      : [{ text: node.text, line: node.line }]
    : node.kind === 'list'
      ? node.items.flatMap((item) => (item.kind === 'text' ? [{ text: item.text, line: item.line }] : []))
      : [];

function columnOf(node: YamlNode): readonly PinsColumn[] {
  if (node.kind !== 'map') return [];
  const textOf = (name: string) => {
    const value = node.entries.find((entry) => entry.name === name)?.value;
    return value?.kind === 'text' ? value.text : '';
  };
  return [
    { name: textOf('name'), type: textOf('type'), description: textOf('description'), line: node.line },
  ];
}

const isColumns = ({ name, value }: YamlEntry) =>
  name === 'columns' && value.kind === 'list' && value.items.every(({ kind }) => kind === 'map');

/** The lines of nested values, which the list does not show. */
function linesWithin(node: YamlNode): readonly number[] {
  if (node.kind === 'text') return [node.line];
  if (node.kind === 'list') return node.items.flatMap(linesWithin);
  return node.entries.flatMap(({ line, value }) => [line, ...linesWithin(value)]);
}

const isFlat = (node: YamlNode) =>
  node.kind === 'text' || (node.kind === 'list' && node.items.every(({ kind }) => kind === 'text'));

function createPins(
  entries: readonly YamlEntry[],
  unread: readonly number[],
  comments: readonly number[],
): PinsYaml {
  const isPaths = (entry: YamlEntry) => PATH_NAMES.has(entry.name) && isFlat(entry.value);
  const others = entries.filter((entry) => !isPaths(entry) && !isColumns(entry));
  const nested = others
    .filter(({ value }) => !isFlat(value))
    .flatMap(({ line, value }) => [line, ...linesWithin(value)]);
  return {
    paths: entries.filter(isPaths).flatMap(({ value }) => textsOf(value)),
    fields: others.flatMap(({ name, value, line }) =>
      value.kind === 'text' ? [{ name, text: value.text, line }] : [],
    ),
    lists: others.flatMap(({ name, value, line }) =>
      value.kind === 'list' && isFlat(value) ? [{ name, values: textsOf(value), line }] : [],
    ),
    columns: entries
      .filter(isColumns)
      .flatMap(({ value }) => (value.kind === 'list' ? value.items.flatMap(columnOf) : [])),
    unread: [...new Set([...unread, ...nested])].toSorted((a, b) => a - b),
    comments,
  };
}

/**
 * Reads a data.txt in YAML as the R package pins writes it: without lines of a record, with only `name: value` and
 * lists at its top level, and with a `path` or `file`. Returns undefined for any other file. Never throws.
 */
export function readPinsYaml(policy: Policy): PinsYaml | undefined {
  const { source, format } = policy;
  if (!format.describes || source.lines.length > MAX_LINES || hasRecordLines(policy)) return undefined;
  const lines = sliceLines(source.lines, 0, source.lines.length);
  const { entries, unread, comments } = readYaml(lines);
  if (unread.some((line) => /^\S/.test(getLine(source.lines, line).text))) return undefined;
  const pins = createPins(entries, unread, comments);
  return pins.paths.length > 0 ? pins : undefined;
}
