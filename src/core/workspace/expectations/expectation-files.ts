// Reads and writes files that contain only expectations: JSON as in a workspace, or a CSV table.
import * as v from 'valibot';
import { formatCsvRecord, parseCsv } from '../../text/csv.ts';
import { type Claim, claimId, claimSchema } from './claim.ts';
import { cellId, type Expectation, expectationSchema } from './expectation.ts';

/**
 * Why an item of a file is not an expectation. `row`: its position in the list, or its line in a table, from 1; 0 means
 * the file.
 */
export interface ImportProblem {
  readonly code: 'not-json' | 'no-list' | 'no-column' | 'open-quote' | 'bad-value';
  readonly row: number;
  readonly params: { readonly where: string };
}

export interface ParsedExpectations {
  readonly expectations: readonly Expectation[];
  readonly claims: readonly Claim[];
  readonly problems: readonly ImportProblem[];
}

const createImportProblem = (code: ImportProblem['code'], row: number, where = ''): ImportProblem => ({
  code,
  row,
  params: { where },
});

/** The columns that a table must have, and those whose cells are text rather than JSON. */
const requiredKeys = ['agent', 'url', 'expect'] as const;
const textKeys: readonly string[] = [...requiredKeys, 'note', 'question', 'part', 'reader', 'file'];

const noExpectations = (problems: readonly ImportProblem[]): ParsedExpectations => ({
  expectations: [],
  claims: [],
  problems,
});

const isClaim = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'claim');

/**
 * Separates the expectations from the rows that are not, with a problem for each of them.
 * @param canBeClaims whether they may be claims: a table has no place for their lists and for who they are about
 */
function separateProblems(
  rows: readonly (readonly [row: number, value: unknown])[],
  canBeClaims: boolean,
): ParsedExpectations {
  const expectations: Expectation[] = [];
  const claims: Claim[] = [];
  const problems: ImportProblem[] = [];
  const report = (row: number, [issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) =>
    problems.push(createImportProblem('bad-value', row, v.getDotPath(issue) ?? ''));
  for (const [row, value] of rows) {
    if (isClaim(value) && !canBeClaims) {
      problems.push(createImportProblem('bad-value', row, 'claim'));
      continue;
    }
    if (isClaim(value)) {
      const result = v.safeParse(claimSchema, value);
      if (result.success) claims.push(result.output);
      else report(row, result.issues);
      continue;
    }
    const result = v.safeParse(expectationSchema, value);
    if (result.success) expectations.push(result.output);
    else report(row, result.issues);
  }
  return { expectations, claims, problems };
}

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** The lists of an object with expectations, such as a workspace file. */
function listsOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  const { expectations, claims } = (value ?? {}) as { expectations?: unknown; claims?: unknown };
  const lists = [expectations, claims].filter((list) => Array.isArray(list));
  return lists.length === 0 ? undefined : lists.flat();
}

/** Reads a list of expectations, or an object with such lists under `expectations` and `claims`. */
function readExpectationsJson(text: string): ParsedExpectations {
  const json = parseJson(text);
  if (!json) return noExpectations([createImportProblem('not-json', 0)]);
  const list = listsOf(json.value);
  if (!list) return noExpectations([createImportProblem('no-list', 0)]);
  return separateProblems(
    list.map((item, index) => [index + 1, item] as const),
    true,
  );
}

/** The value of a cell of a table. Values that are not text are JSON. */
const valueOfCell = (key: string, cell: string): unknown =>
  textKeys.includes(key) ? cell : (parseJson(cell) ?? { value: cell }).value;

function readExpectationsTable(text: string): ParsedExpectations {
  const { records, unclosed } = parseCsv(text);
  const open = unclosed === undefined ? [] : [createImportProblem('open-quote', unclosed)];
  const [head, ...rows] = records;
  const heads = head?.cells.map((cell) => cell.trim()) ?? [];
  const keys = heads.map((cell) => (textKeys.includes(cell.toLowerCase()) ? cell.toLowerCase() : cell));
  const missing = requiredKeys.filter((key) => !keys.includes(key));
  if (missing.length > 0)
    return noExpectations([...open, createImportProblem('no-column', 0, missing.join(', '))]);
  const objects = rows.map(({ line, cells }) => {
    const entries = keys.flatMap((key, column): [string, unknown][] => {
      const cell = cells[column] ?? '';
      const isPresent = key !== '' && (cell !== '' || (key === 'agent' && column < cells.length));
      return isPresent ? [[key, valueOfCell(key, cell)]] : [];
    });
    return [line, Object.fromEntries(entries)] as const;
  });
  const { problems, ...separated } = separateProblems(objects, false);
  return { ...separated, problems: [...open, ...problems] };
}

/**
 * Reads expectations: JSON if the text begins like it, else a table with a header (`agent,url,expect,note` and any
 * other keys). Each wrong row gives a problem; the other rows are read. Never throws.
 */
export const parseExpectations = (text: string): ParsedExpectations =>
  /^[\s\ufeff]*[[{]/.test(text)
    ? readExpectationsJson(text.replace(/^\ufeff/, ''))
    : readExpectationsTable(text);

/** Expectations as JSON, as in a workspace file. */
export const printExpectationsJson = (
  expectations: readonly Expectation[],
  claims: readonly Claim[] = [],
): string => `${JSON.stringify({ expectations, ...(claims.length > 0 && { claims }) }, undefined, 2)}\n`;

/** Writes text that would read as JSON as a JSON string, so that it is read back as text. */
function cellOfValue(key: string, value: unknown): string {
  if (value === undefined) return '';
  if (typeof value !== 'string') return JSON.stringify(value);
  return !textKeys.includes(key) && (value === '' || parseJson(value)) ? JSON.stringify(value) : value;
}

/** The value of a key. The key may have the name of a property that every object has. */
const ownKeyValue = (expectation: Expectation, key: string): unknown =>
  Object.hasOwn(expectation, key) ? expectation[key] : undefined;

/** Expectations as a table: `agent,url,expect,note`, then the other keys in use. Reading it returns the same. */
export function printExpectationsCsv(expectations: readonly Expectation[]): string {
  const first: readonly string[] = [...requiredKeys, 'note'];
  const otherKeys = new Set(
    expectations.flatMap((expectation) => Object.keys(expectation)).filter((key) => !first.includes(key)),
  );
  const keys = [...first, ...otherKeys];
  return [
    keys,
    ...expectations.map((expectation) => keys.map((key) => cellOfValue(key, ownKeyValue(expectation, key)))),
  ]
    .map(formatCsvRecord)
    .join('');
}

/** A list after an import. */
interface Merged<Item> {
  readonly items: readonly Item[];
  readonly added: number;
  /** How many already had a different item with the same id. `same`: how many had an equal one. */
  readonly other: number;
  readonly same: number;
}

export interface MergedExpectations extends Omit<Merged<Expectation>, 'items'> {
  readonly expectations: readonly Expectation[];
  readonly claims: readonly Claim[];
}

function merge<Item>(
  existing: readonly Item[],
  incoming: readonly Item[],
  keepsExisting: boolean,
  idOf: (item: Item) => string,
  contentOf: (item: Item) => string = JSON.stringify,
): Merged<Item> {
  const existingById = new Map(existing.map((item) => [idOf(item), item]));
  const incomingById = new Map(incoming.map((item) => [idOf(item), item]));
  const repeated = [...incomingById].filter(([id]) => existingById.has(id));
  const isSame = ([id, item]: readonly [string, Item]) => {
    const known = existingById.get(id);
    return known !== undefined && contentOf(known) === contentOf(item);
  };
  const same = repeated.filter(isSame).length;
  const merged = keepsExisting ? existing : existing.map((item) => incomingById.get(idOf(item)) ?? item);
  const added = [...incomingById].filter(([id]) => !existingById.has(id)).map(([, item]) => item);
  const isUnchanged = added.length === 0 && (keepsExisting || same === repeated.length);
  return {
    items: isUnchanged ? existing : [...merged, ...added],
    added: added.length,
    other: repeated.length - same,
    same,
  };
}

/** All expectations of a site. */
export interface ExpectationLists {
  readonly expectations: readonly Expectation[];
  readonly claims: readonly Claim[];
}

/**
 * Adds expectations to existing ones. If both have one for the same cell, or that says the same, the new one replaces
 * the old one, or is skipped if `keepsExisting`. If the new ones have several, the last counts.
 * @param readClaim returns what a claim says: one that is a sentence says the same as one with keys
 */
export function mergeExpectations(
  existing: ExpectationLists,
  incoming: ExpectationLists,
  keepsExisting: boolean,
  readClaim: (claim: Claim) => Claim = (claim) => claim,
): MergedExpectations {
  const { items: expectations, ...ofCells } = merge(
    existing.expectations,
    incoming.expectations,
    keepsExisting,
    cellId,
  );
  const idOf = (claim: Claim) => claimId(readClaim(claim));
  const contentOf = (claim: Claim) => {
    const { before, date, note } = readClaim(claim);
    return JSON.stringify([idOf(claim), before, date, note]);
  };
  const { items: claims, ...inWords } = merge(
    existing.claims,
    incoming.claims,
    keepsExisting,
    idOf,
    contentOf,
  );
  return {
    expectations,
    claims,
    added: ofCells.added + inWords.added,
    other: ofCells.other + inWords.other,
    same: ofCells.same + inWords.same,
  };
}
