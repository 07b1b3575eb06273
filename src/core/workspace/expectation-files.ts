// Expectations in files of their own: JSON as in a workspace, or a table.
import * as v from 'valibot';
import { formatCsvRecord, parseCsv } from '../text/csv.ts';
import { cellId, type Expectation, expectationSchema } from './expectation.ts';

/** Why something in a file is no expectation. `row` is its place in the list, or its line in a table, from 1; 0 is the file. */
export interface ImportProblem {
  readonly code: 'not-json' | 'no-list' | 'no-column' | 'open-quote' | 'bad-value';
  readonly row: number;
  readonly params: { readonly where: string };
}

export interface ParsedExpectations {
  readonly expectations: readonly Expectation[];
  readonly problems: readonly ImportProblem[];
}

const createImportProblem = (code: ImportProblem['code'], row: number, where = ''): ImportProblem => ({
  code,
  row,
  params: { where },
});

/** The columns of a table: what it must have, and what is text as it stands. */
const requiredKeys = ['agent', 'url', 'expect'] as const;
const textKeys: readonly string[] = [...requiredKeys, 'note', 'question', 'part', 'reader', 'file'];

const noExpectations = (problems: readonly ImportProblem[]): ParsedExpectations => ({
  expectations: [],
  problems,
});

/** Takes what is an expectation, and says of the rest what is wrong with it. */
function separateProblems(rows: readonly (readonly [row: number, value: unknown])[]): ParsedExpectations {
  const expectations: Expectation[] = [];
  const problems: ImportProblem[] = [];
  for (const [row, value] of rows) {
    const result = v.safeParse(expectationSchema, value);
    if (result.success) expectations.push(result.output);
    else problems.push(createImportProblem('bad-value', row, v.getDotPath(result.issues[0]) ?? ''));
  }
  return { expectations, problems };
}

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** A list of expectations, or an object with one under `expectations`: a workspace file too. */
function readExpectationsJson(text: string): ParsedExpectations {
  const json = parseJson(text);
  if (!json) return noExpectations([createImportProblem('not-json', 0)]);
  const { value } = json;
  const list = Array.isArray(value) ? value : (value as { expectations?: unknown } | null)?.expectations;
  if (!Array.isArray(list)) return noExpectations([createImportProblem('no-list', 0)]);
  return separateProblems(list.map((one, place) => [place + 1, one] as const));
}

/** What a cell of a table stands for. Values that are no text are JSON. */
const valueOfCell = (key: string, cell: string): unknown =>
  textKeys.includes(key) ? cell : (parseJson(cell) ?? { value: cell }).value;

function readExpectationsTable(text: string): ParsedExpectations {
  const { records, unclosed } = parseCsv(text);
  const open = unclosed === undefined ? [] : [createImportProblem('open-quote', unclosed)];
  const [head, ...rows] = records;
  const given = head?.cells.map((cell) => cell.trim()) ?? [];
  const keys = given.map((cell) => (textKeys.includes(cell.toLowerCase()) ? cell.toLowerCase() : cell));
  const missing = requiredKeys.filter((key) => !keys.includes(key));
  if (missing.length > 0)
    return noExpectations([...open, createImportProblem('no-column', 0, missing.join(', '))]);
  const objects = rows.map(({ line, cells }) => {
    const entries = keys.flatMap((key, place): [string, unknown][] => {
      const cell = cells[place] ?? '';
      const isThere = key !== '' && (cell !== '' || (key === 'agent' && place < cells.length));
      return isThere ? [[key, valueOfCell(key, cell)]] : [];
    });
    return [line, Object.fromEntries(entries)] as const;
  });
  const { expectations, problems } = separateProblems(objects);
  return { expectations, problems: [...open, ...problems] };
}

/**
 * Reads expectations: JSON if the text begins like it, else a table with a head (`agent,url,expect,note` and any other
 * keys). What is wrong is told row by row; the rest is read. Never throws.
 */
export const parseExpectations = (text: string): ParsedExpectations =>
  /^[\s\ufeff]*[[{]/.test(text)
    ? readExpectationsJson(text.replace(/^\ufeff/, ''))
    : readExpectationsTable(text);

/** Expectations as JSON, as they stand in a workspace file. */
export const printExpectationsJson = (expectations: readonly Expectation[]): string =>
  `${JSON.stringify({ expectations }, undefined, 2)}\n`;

/** A text that reads as JSON is written as JSON, so that it comes back as a text. */
function cellOfValue(key: string, value: unknown): string {
  if (value === undefined) return '';
  if (typeof value !== 'string') return JSON.stringify(value);
  return !textKeys.includes(key) && (value === '' || parseJson(value)) ? JSON.stringify(value) : value;
}

/** A key may be called like what every object has. */
const ownKeyValue = (one: Expectation, key: string): unknown =>
  Object.hasOwn(one, key) ? one[key] : undefined;

/** Expectations as a table: `agent,url,expect,note`, then the other keys that occur. Read back they are the same. */
export function printExpectationsCsv(expectations: readonly Expectation[]): string {
  const first: readonly string[] = [...requiredKeys, 'note'];
  const others = new Set(
    expectations.flatMap((one) => Object.keys(one)).filter((key) => !first.includes(key)),
  );
  const keys = [...first, ...others];
  return [keys, ...expectations.map((one) => keys.map((key) => cellOfValue(key, ownKeyValue(one, key))))]
    .map(formatCsvRecord)
    .join('');
}

export interface MergedExpectations {
  readonly expectations: readonly Expectation[];
  readonly added: number;
  /** Cells of which something was expected already: otherwise, and just so. */
  readonly other: number;
  readonly same: number;
}

/**
 * Adds expectations to others. Where both speak of the same cell, the one read takes the place of the old one, or is
 * left out if `keeps`. Of two that were read the later counts.
 */
export function mergeExpectations(
  old: readonly Expectation[],
  read: readonly Expectation[],
  keeps: boolean,
): MergedExpectations {
  const byCell = new Map(old.map((one) => [cellId(one), one]));
  const news = new Map(read.map((one) => [cellId(one), one]));
  const known = [...news].filter(([id]) => byCell.has(id));
  const isSame = ([id, one]: readonly [string, Expectation]) =>
    JSON.stringify(byCell.get(id)) === JSON.stringify(one);
  const same = known.filter(isSame).length;
  const taken = keeps ? old : old.map((one) => news.get(cellId(one)) ?? one);
  const added = [...news].filter(([id]) => !byCell.has(id)).map(([, one]) => one);
  const isAll = added.length === 0 && (keeps || same === known.length);
  return {
    expectations: isAll ? old : [...taken, ...added],
    added: added.length,
    other: known.length - same,
    same,
  };
}
