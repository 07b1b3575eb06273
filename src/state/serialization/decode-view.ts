// Decodes the view, as far as its parts still exist.

import { lineAt } from '../../core/document/lines.ts';
import { parseSettings } from '../../core/questions/registry.ts';
import { isReaderId, type ReaderId } from '../../core/readers/registry.ts';
import { markCodes, tones } from '../document/answer-filter.ts';
import { fileOf, type SiteDocument } from '../document/document.ts';
import type { View } from '../document/document-store.ts';
import type { MatrixView, RowSort } from '../document/state.ts';

import { decodePosition } from './decode-step.ts';
import { isCount, readList, readObject, readText, type UnknownRecord } from './read-values.ts';

/** Returns the value, or undefined if it is unreadable. */
function readOptional<T>(read: () => T | undefined): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const filters: readonly unknown[] = ['all', ...tones, ...markCodes];

function readSort(value: unknown): RowSort | undefined {
  if (value === undefined) return undefined;
  const { agent, down } = readObject(value);
  return { ...(agent === undefined ? {} : { agent: readText(agent) }), down: down === true };
}

const readFolders = (value: unknown): Readonly<Record<string, boolean>> =>
  Object.fromEntries(Object.entries(readObject(value)).map(([key, isFolded]) => [key, isFolded === true]));

function readMatrixView(value: unknown): MatrixView | undefined {
  const { filter, filterAgent, text, sort, tree, folders, onlyUrls, onlyAgents } = readObject(value);
  if (!filters.includes(filter)) return undefined;
  const rowSort = readOptional(() => readSort(sort));
  return {
    filter: filter as MatrixView['filter'],
    ...(filterAgent === undefined ? {} : { filterAgent: readText(filterAgent) }),
    text: readText(text),
    ...(rowSort ? { sort: rowSort } : {}),
    ...(tree === true ? { tree } : {}),
    ...(folders === undefined ? {} : { folders: readFolders(folders) }),
    ...(onlyUrls === undefined ? {} : { onlyUrls: readList(onlyUrls).map(readText) }),
    ...(onlyAgents === undefined ? {} : { onlyAgents: readList(onlyAgents).map(readText) }),
  };
}

function readCell(value: unknown): View['cell'] {
  const { agent, url } = readObject(value);
  return { agent: readText(agent), url: readText(url) };
}

function readCaret(value: unknown, path: string, document: SiteDocument): View['caret'] {
  const position = decodePosition(readObject(value)['position']);
  const line = lineAt(fileOf(document, path)!.source.lines, position.line);
  // The view that shows the text scrolls there.
  return line && position.column <= line.text.length ? { position, by: 'history' } : undefined;
}

function readSubject(value: unknown): View['subject'] {
  const { question, ...asked } = readObject(value);
  return parseSettings(readText(question), asked);
}

const readStatus = (value: unknown): View['status'] =>
  isCount(value) || value === 'timeout' || value === 'network' ? value : undefined;

const readWatched = (value: unknown): View['watched'] =>
  Array.isArray(value)
    ? value.filter((id): id is ReaderId => typeof id === 'string' && isReaderId(id))
    : undefined;

/** Reads how columns are grouped. Earlier versions stored a column for each user-agent as `spread`. */
function readColumnsBy({ columnsBy, spread }: UnknownRecord): View['columnsBy'] {
  if (spread === true) return 'crawler';
  return columnsBy === 'purpose' || columnsBy === 'answer' || columnsBy === 'crawler' ? columnsBy : undefined;
}

const readNames = (value: unknown): View['ownColumns'] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : undefined;

const readColumns = (value: unknown): View['sharedColumns'] =>
  Array.isArray(value) ? value.map((names) => readNames(names) ?? []) : undefined;

const isPresent = ([, value]: readonly [string, unknown]) => value !== undefined;

/** Decodes the view of a document. Parts that are damaged, or unknown to this version, get their defaults. */
export function decodeView(value: unknown, document: SiteDocument, fallback: ReaderId): View {
  const data: UnknownRecord = readOptional(() => readObject(value)) ?? {};
  const { path: shownPath, reader, cell, subject, matrix, caret, status, redirects } = data;
  const path = document.files.find((file) => file.path === shownPath)?.path ?? document.files[0]!.path;
  const parts = {
    readerChosen: data['readerChosen'] === true ? true : undefined,
    watched: readWatched(data['watched']),
    columnsBy: readColumnsBy(data),
    ownColumns: readNames(data['ownColumns']),
    sharedColumns: readColumns(data['sharedColumns']),
    isComplete: data['isComplete'] === true ? (true as const) : undefined,
    cell: readOptional(() => readCell(cell)),
    subject: readOptional(() => readSubject(subject)),
    matrix: readOptional(() => readMatrixView(matrix)),
    caret: path === shownPath ? readOptional(() => readCaret(caret, path, document)) : undefined,
    status: readStatus(status),
    redirects: isCount(redirects) ? redirects : undefined,
  };
  const readerId = typeof reader === 'string' && isReaderId(reader) ? reader : fallback;
  return { path, reader: readerId, ...Object.fromEntries(Object.entries(parts).filter(isPresent)) };
}
