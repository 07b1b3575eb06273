// What the table asks by itself about a file that came without questions: worked out anew with every edit, never stored.

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

/** Rows and columns that are made by themselves, until all are asked for. */
const MAX_ROWS = 1000;
const MAX_AGENTS = 2000;

/** Rows in their order, the groups among them, and how many rows there would be. */
export interface TableRows {
  readonly rows: readonly string[];
  readonly groups: readonly RowGroup[];
  readonly all: number;
}

/** Without the rows that a person removed; their own follow. Kept because the answers of each column are kept with this list. */
const joinRows = memoizeLast(
  3,
  ({ urls, groups, all }: ExampleUrls, without: readonly string[], own: readonly string[]): TableRows => {
    const removed = new Set(without);
    const placeOf: number[] = [];
    const rows: string[] = [];
    for (const url of urls) {
      placeOf.push(rows.length);
      if (!removed.has(url)) rows.push(url);
    }
    placeOf.push(rows.length);
    const left = groups
      .map((group) => ({ ...group, from: placeOf[group.from] ?? 0, to: placeOf[group.to] ?? 0 }))
      .filter(({ from, to }) => from < to);
    const known = new Set(rows);
    const more = own.filter((url) => !known.has(url) && known.add(url));
    return { rows: [...rows, ...more], groups: left, all: all - (urls.length - rows.length) + more.length };
  },
);

/**
 * The rows of a document with automatic questions, about one of its files.
 * @param patterns of URLs that the question asks about besides
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
  return joinRows(examples, withoutRows, document.rows);
}

const reuseNames = reuseIfEqual<readonly string[]>(
  (a, b) => a.length === b.length && a.every((name, i) => name === b[i]),
);

/**
 * Names that the file lists, crawlers that every file is asked about, and those that a person added; '' is the last. Kept
 * because it takes a pass over the file, and table, badges and counts all ask.
 */
const joinNames = memoizeLast(
  3,
  (source: DocumentFile['source'], path: string, without: readonly string[], own: readonly string[]) => {
    const known = new Set(['', '*', ...without.map(lowerCase)]);
    const names = [...findNamedAgents(path, emptyIfTooBig(source), MAX_AGENTS), ...importantCrawlers, ...own];
    const isNew = (name: string) => !known.has(lowerCase(name)) && known.add(lowerCase(name));
    return reuseNames([...names.filter(isNew), '']);
  },
);

/** The user-agents of a document with automatic questions. */
export const automaticColumns = (
  { document }: GatepostState,
  { withoutColumns }: AutomaticQuestions,
  { source, path }: DocumentFile,
): readonly string[] => joinNames(source, path, withoutColumns, document.columns);
