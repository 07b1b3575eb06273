// Comparisons for the public library: they take sites and paths, and run synchronously.

import { runSync } from '../questions/cooperative-task.ts';
import type { PreparedQuestion } from '../questions/question.ts';
import type { AnyVerdict } from '../questions/registry.ts';
import { readerOf } from '../readers/registry.ts';
import { createPolicy, type Policy } from '../syntax/policy.ts';
import { type ChangedCell, changedCells, knownChangeTask, verdictTable } from '../trial/known-change.ts';
import { fileAt, type Site } from '../workspace/site.ts';
import { type Deciding, type DecidingOptions, findWhatDecides } from './never-decides/what-decides.ts';
import { type RuleChange, rulesChanged as rulesChangedIn } from './versions/changed-rules.ts';

const policyOfFile = (site: Site, path: string): Policy => {
  const { source, format } = fileAt(site, path);
  return createPolicy(source, format);
};

/**
 * Determines whether the rule of a line decides anything at all for a reader. The result is a crawler and a URL
 * that it decides (`witness`); or why there are none, with the lines that precede it (`never`); or that a million
 * steps were not enough to know (`unsettled`), which requires wildcards and rules that together use almost every
 * character. Lines are 0-based. A line that is not a rule never decides.
 * @throws RangeError if there is no such reader, or the site has no such file.
 */
export function decides(site: Site, options: DecidingOptions): Deciding {
  fileAt(site, options.file ?? readerOf(options.reader).file.path);
  return findWhatDecides(site, options);
}

/**
 * Returns the rules that were added, removed or moved in a file between two versions of a site. Lines are 0-based.
 * @throws RangeError if either version has no such file.
 */
export const rulesChanged = (before: Site, after: Site, path: string): readonly RuleChange[] =>
  rulesChangedIn(policyOfFile(before, path), policyOfFile(after, path));

/**
 * The number of changed cells and of all cells, the URLs of changed cells, and at most `limit` changed cells, column by
 * column.
 */
export interface VerdictDiff {
  readonly changed: number;
  readonly all: number;
  readonly urls: ReadonlySet<string>;
  readonly cells: readonly ChangedCell[];
}

/**
 * Compares the cells of a table between two versions, both prepared by `prepareAny` for the same question.
 * `columns` are user-agents. All differing cells are counted; at most `limit` are listed, with both verdicts and
 * their lines.
 */
export function verdictDiff(
  before: PreparedQuestion<AnyVerdict>,
  after: PreparedQuestion<AnyVerdict>,
  { columns, urls }: { readonly columns: readonly string[]; readonly urls: readonly string[] },
  limit = Infinity,
): VerdictDiff {
  const cells = { columns, urls, isSeparate: true };
  const known = runSync(knownChangeTask(verdictTable(before), verdictTable(after), cells, { limit }));
  return { changed: known.changed, all: known.all, urls: known.urls, cells: changedCells(known) };
}
