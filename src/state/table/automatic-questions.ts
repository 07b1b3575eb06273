// The rows and columns of a file without stored questions. They are computed again with every edit and never
// stored.

import { type ExampleUrls, exampleUrls } from '../../core/analysis/table/example-urls.ts';
import type { RowGroup } from '../../core/analysis/table/row-groups.ts';
import { importantCrawlers } from '../../core/catalogue/column-purposes.ts';
import { createPolicy } from '../../core/syntax/policy.ts';
import { memoizeLast, reuseIfEqual } from '../../core/text/lazy.ts';
import { lowerCase } from '../../core/text/lower-case.ts';
import type { AutomaticQuestions } from '../../core/workspace/automatic-questions.ts';
import { dropVersions, findNamedAgents } from '../../core/workspace/suggested-questions.ts';
import type { DocumentFile } from '../document/document.ts';
import { emptyIfTooBig, policyOfFile } from '../document/selectors.ts';
import type { GatepostState } from '../document/state.ts';
import { type FirstSeen, firstSeenRows } from './columns/first-seen.ts';
import { createRowTest } from './rows/row-keys.ts';

/** The maximum number of automatic rows and columns, unless the user shows all. */
const MAX_ROWS = 1000;
const MAX_AGENTS = 2000;

/** The rows in their order, the groups among them, and the total number of rows without the limit. */
export interface TableRows {
  readonly rows: readonly string[];
  readonly groups: readonly RowGroup[];
  readonly total: number;
}

/**
 * Combines the rows that the user did not remove with those that the user added. Cached because the answers of
 * each column are cached by this list.
 */
const joinRows = memoizeLast(
  3,
  (
    { urls, groups, all }: ExampleUrls,
    later: readonly string[],
    without: readonly string[],
    added: readonly string[],
    origin: string,
    inOrder: FirstSeen,
  ): TableRows => {
    const removed = new Set(without);
    const placeOf: number[] = [];
    const rows: string[] = [];
    for (const url of urls) {
      placeOf.push(rows.length);
      if (!removed.has(url)) rows.push(url);
    }
    placeOf.push(rows.length);
    const remainingGroups = groups
      .map((group) => ({ ...group, from: placeOf[group.from] ?? 0, to: placeOf[group.to] ?? 0 }))
      .filter(({ from, to }) => from < to);
    const newRows = inOrder([...later.filter((url) => !removed.has(url)), ...added]).filter(
      createRowTest(rows, origin),
    );
    return {
      rows: [...rows, ...newRows],
      groups: remainingGroups,
      total: all - (urls.length - rows.length) + newRows.length,
    };
  },
);

/**
 * Cached for both versions, because the lists below are reused from one call to the next only.
 * @param patterns one per line
 */
const examplesOf = memoizeLast(
  6,
  (
    file: DocumentFile,
    before: DocumentFile['source'] | undefined,
    origin: string,
    limit: number,
    patterns: string,
  ): ExampleUrls => {
    const policy = policyOfFile(file);
    const earlier = before && createPolicy(emptyIfTooBig(before), policy.format);
    return exampleUrls(policy, earlier, origin, limit, patterns === '' ? [] : patterns.split('\n'));
  },
);

/**
 * Returns the rows of a document with automatic questions about one of its files: those of the version by which the
 * table is arranged, and then those that appeared since, of rules and of the user.
 * @param patterns additional URL patterns of the question
 */
export function automaticRows(
  { document, saved, view }: GatepostState,
  { withoutRows }: AutomaticQuestions,
  file: DocumentFile,
  arranged: DocumentFile,
  patterns?: readonly string[],
): TableRows {
  const limit = view.isComplete ? Infinity : MAX_ROWS;
  const { origin } = document;
  const key = patterns?.join('\n') ?? '';
  const current = examplesOf(file, saved.get(file.id), origin, limit, key);
  const stable = examplesOf(arranged, undefined, origin, limit, key);
  const later = stable === current ? noUrls : laterUrls(stable, current);
  const inOrder = firstSeenRows(arranged.source);
  return joinRows(stable, later, withoutRows, document.rows, origin, inOrder);
}

const noUrls: readonly string[] = [];

const laterUrls = memoizeLast(3, (stable: ExampleUrls, current: ExampleUrls): readonly string[] => {
  const existing = new Set(stable.urls);
  return current.urls.filter((url) => !existing.has(url));
});

const reuseNames = reuseIfEqual<readonly string[]>(
  (a, b) => a.length === b.length && a.every((name, i) => name === b[i]),
);

/**
 * Combines the names that the file lists, important crawlers, and those that the user added; '' is the last.
 * Cached because it takes a pass over the file, and the table, badges and counts all need it.
 */
const joinNames = memoizeLast(
  6,
  (
    sources: readonly DocumentFile['source'][],
    path: string,
    without: readonly string[],
    added: readonly string[],
  ) => {
    const existing = new Set(['', '*', ...without.map(lowerCase)]);
    const names = [
      ...sources.flatMap((source) => findNamedAgents(path, emptyIfTooBig(source), MAX_AGENTS)),
      ...importantCrawlers,
      ...added,
    ];
    const isNew = (name: string) => !existing.has(lowerCase(name)) && existing.add(lowerCase(name));
    return reuseNames([...dropVersions(names).filter(isNew), '']);
  },
);

const sourcesOf = memoizeLast(
  6,
  (arranged: DocumentFile['source'], current: DocumentFile['source']): readonly DocumentFile['source'][] =>
    arranged === current ? [current] : [arranged, current],
);

const noNames: readonly string[] = [];

/** Returns the user-agents of a document with automatic questions, with those of the version that arranges it. */
export const automaticColumns = (
  { document }: GatepostState,
  { withoutColumns }: AutomaticQuestions,
  { source, path }: DocumentFile,
  arranged: DocumentFile,
): readonly string[] => joinNames(sourcesOf(arranged.source, source), path, withoutColumns, document.columns);

/** Returns the user-agents of the version that arranges the table. */
export const arrangedColumns = (
  { withoutColumns }: AutomaticQuestions,
  { source, path }: DocumentFile,
): readonly string[] => joinNames(sourcesOf(source, source), path, withoutColumns, noNames);
