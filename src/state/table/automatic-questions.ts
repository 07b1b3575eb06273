// The rows and columns of a file without stored questions. They are computed again with every edit and never
// stored.

import { type ExampleUrls, exampleUrls } from '../../core/analysis/table/example-urls.ts';
import type { RowGroup } from '../../core/analysis/table/row-groups.ts';
import { importantCrawlers } from '../../core/catalogue/column-purposes.ts';
import { createPolicy } from '../../core/syntax/policy.ts';
import { memoizeLast, reuseIfEqual } from '../../core/text/lazy.ts';
import { lowerCase } from '../../core/text/lower-case.ts';
import type { AutomaticQuestions } from '../../core/workspace/automatic-questions.ts';
import { findNamedAgents } from '../../core/workspace/suggested-questions.ts';
import type { DocumentFile } from '../document/document.ts';
import { emptyIfTooBig, policyOfFile } from '../document/selectors.ts';
import type { GatepostState } from '../document/state.ts';
import { createRowTest } from './row-keys.ts';

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
    without: readonly string[],
    added: readonly string[],
    origin: string,
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
    const newRows = added.filter(createRowTest(rows, origin));
    return {
      rows: [...rows, ...newRows],
      groups: remainingGroups,
      total: all - (urls.length - rows.length) + newRows.length,
    };
  },
);

/**
 * Returns the rows of a document with automatic questions about one of its files.
 * @param patterns additional URL patterns of the question
 */
export function automaticRows(
  { document, saved, view }: GatepostState,
  { withoutRows }: AutomaticQuestions,
  file: DocumentFile,
  patterns?: readonly string[],
): TableRows {
  const policy = policyOfFile(file);
  const before = saved.get(file.id);
  const examples = exampleUrls(
    policy,
    before && createPolicy(emptyIfTooBig(before), policy.format),
    document.origin,
    view.isComplete ? Infinity : MAX_ROWS,
    patterns,
  );
  return joinRows(examples, withoutRows, document.rows, document.origin);
}

const reuseNames = reuseIfEqual<readonly string[]>(
  (a, b) => a.length === b.length && a.every((name, i) => name === b[i]),
);

/**
 * Combines the names that the file lists, important crawlers, and those that the user added; '' is the last.
 * Cached because it takes a pass over the file, and the table, badges and counts all need it.
 */
const joinNames = memoizeLast(
  3,
  (source: DocumentFile['source'], path: string, without: readonly string[], added: readonly string[]) => {
    const existing = new Set(['', '*', ...without.map(lowerCase)]);
    const names = [
      ...findNamedAgents(path, emptyIfTooBig(source), MAX_AGENTS),
      ...importantCrawlers,
      ...added,
    ];
    const isNew = (name: string) => !existing.has(lowerCase(name)) && existing.add(lowerCase(name));
    return reuseNames([...names.filter(isNew), '']);
  },
);

/** Returns the user-agents of a document with automatic questions. */
export const automaticColumns = (
  { document }: GatepostState,
  { withoutColumns }: AutomaticQuestions,
  { source, path }: DocumentFile,
): readonly string[] => joinNames(source, path, withoutColumns, document.columns);
