// Comparing for programs: sites and paths in, everything at once.

import { runSync } from '../questions/cooperative-task.ts';
import type { PreparedQuestion } from '../questions/question.ts';
import type { AnyVerdict } from '../questions/registry.ts';
import { readerOf } from '../readers/registry.ts';
import { createPolicy, type Policy } from '../syntax/policy.ts';
import { fileAt, type Site } from '../workspace/site.ts';
import { type Deciding, type DecidingOptions, findWhatDecides } from './never-decides/what-decides.ts';
import { type RuleChange, rulesChanged as rulesChangedIn } from './versions/changed-rules.ts';
import {
  createVerdictTable,
  type VerdictDiff,
  verdictDiffTask as verdictDiffOf,
} from './versions/verdict-diff.ts';

const policyOfFile = (site: Site, path: string): Policy => {
  const { source, format } = fileAt(site, path);
  return createPolicy(source, format);
};

/**
 * Whether the rule of a line decides anything at all for a reader: a robot and a URL for which it does (`witness`); why
 * there are none, with the lines that come first (`never`); or that a million steps were not enough to know
 * (`unsettled`), which needs wildcards and rules that together use almost every character. Lines are 0-based; a line that
 * is no rule never decides.
 * @throws RangeError if there is no such reader, or the site has no such file.
 */
export function decides(site: Site, options: DecidingOptions): Deciding {
  fileAt(site, options.file ?? readerOf(options.reader).file.path);
  return findWhatDecides(site, options);
}

/**
 * The rules that were added, removed or moved in a file between two versions of a site; lines are 0-based.
 * @throws RangeError if either has no such file.
 */
export const rulesChanged = (before: Site, after: Site, path: string): readonly RuleChange[] =>
  rulesChangedIn(policyOfFile(before, path), policyOfFile(after, path));

/**
 * The cells of a table whose verdict differs between two versions, both prepared by `prepareAny` for the same question.
 * `columns` are user-agents. All cells are counted; `limit` is how many are listed, with both verdicts and their lines.
 */
export const verdictDiff = (
  before: PreparedQuestion<AnyVerdict>,
  after: PreparedQuestion<AnyVerdict>,
  table: { readonly columns: readonly string[]; readonly urls: readonly string[] },
  limit = Infinity,
): VerdictDiff =>
  runSync(verdictDiffOf(createVerdictTable(before), createVerdictTable(after), table, { limit }));
