// What a fix for a cause is made from, and what one is: text edits, and words to name them by.

import { applyEdits } from '../../document/edits.ts';
import { editsBetween } from '../../document/line-changes.ts';
import type { TextEdit } from '../../document/range.ts';
import { classOfAgent, type FetchPlan } from '../../formats/rep/question/fetch-plan.ts';
import type { RobotsRecord } from '../../formats/rep/robots-record.ts';
import { blockAt } from '../../syntax/blocks.ts';
import { createPolicy, type Policy } from '../../syntax/policy.ts';
import type { CauseCell } from '../reader-differences/reader-causes.ts';

/** How a fix is named in messages. */
export type ReaderFixCode =
  | 'move-rules-up'
  | 'sort-rules'
  | 'delete-blank-lines'
  | 'write-names'
  | 'split-agents'
  | 'repeat-agents'
  | 'own-record'
  | 'move-record-up'
  | 'join-records'
  | 'move-others-out'
  | 'write-empty-rule'
  | 'write-first-line'
  | 'move-to-top'
  | 'other-spelling'
  | 'drop-query'
  | 'drop-trailing-star'
  | 'list-urls'
  | 'index-folder'
  | 'allow-own-file'
  | 'delete-empty-rules';

/** A change that may make readers agree; whether it does is found out by asking again. */
export interface ReaderFix {
  readonly code: ReaderFixCode;
  /** Lines that it speaks of, 0-based, in file order. */
  readonly lines: readonly number[];
  /** Words of the file that it speaks of: names, paths. */
  readonly words: readonly string[];
  readonly edits: readonly TextEdit[];
  /** What is done besides, in the same edits. */
  readonly and?: Pick<ReaderFix, 'code' | 'lines' | 'words'>;
}

/** A file, what readers make of it, and the cells in which they differ. */
export interface FixContext {
  readonly policy: Policy;
  /** Of the lens first, then of those that differ from it. */
  readonly plans: readonly FetchPlan[];
  /** The verdicts of each cell by plan. */
  readonly cells: readonly Pick<CauseCell, 'agents' | 'url' | 'verdicts'>[];
}

/** Makes fixes that may help; an empty list where none applies. */
export type FixMaker = (context: FixContext) => readonly ReaderFix[];

/** Things once each, in their order. */
export const distinctItems = <T>(things: readonly T[]): T[] => [...new Set(things)];

const ascending = (a: number, b: number) => a - b;

/** Numbers once each, in order. */
export const sortedNumbers = (numbers: readonly number[]): number[] => distinctItems(numbers).sort(ascending);

/** A fix, if its edits change anything. */
export const createFixes = (
  code: ReaderFixCode,
  lines: readonly number[],
  edits: readonly TextEdit[],
  words: readonly string[] = [],
): readonly ReaderFix[] =>
  edits.length === 0 ? [] : [{ code, lines: sortedNumbers(lines), words: distinctItems(words), edits }];

/** The lines that decide some cell for some reader. */
export const findDecidingLines = ({ cells }: FixContext): number[] =>
  sortedNumbers(cells.flatMap(({ verdicts }) => verdicts.flatMap(({ by }) => (by ? [by.line] : []))));

/** The user-agents of the cells. */
export const agentsOfCells = ({ cells }: FixContext): string[] =>
  distinctItems(cells.flatMap(({ agents }) => agents));

/** The records that a reader takes for a user-agent. */
export const recordsFor = (plan: FetchPlan, agent: string): readonly RobotsRecord[] =>
  classOfAgent(plan, agent).selection.records.flatMap((place) => plan.file?.records.records[place] ?? []);

/** All records that some reader takes for some user-agent of the cells. */
export const recordsOfCells = (context: FixContext): RobotsRecord[] =>
  distinctItems(
    context.plans.flatMap((plan) => agentsOfCells(context).flatMap((agent) => recordsFor(plan, agent))),
  );

/** The user-agent lines of those records. */
export const agentLinesOfCells = (context: FixContext): number[] =>
  sortedNumbers(recordsOfCells(context).flatMap(({ agents }) => agents));

/** The cards that lines stand in. */
export const blocksOfLines = (policy: Policy, lines: readonly number[]): number[] =>
  sortedNumbers(lines.map((line) => blockAt(policy, line))).filter((block) => block >= 0);

/** Changes made one after the other, each on the file as the one before left it, as one list of edits. */
export function combineEdits(
  policy: Policy,
  changes: readonly ((policy: Policy) => readonly TextEdit[])[],
): TextEdit[] {
  const after = changes.reduce(
    (now, change) => createPolicy(applyEdits(now.source, change(now)), now.format),
    policy,
  );
  return after === policy ? [] : editsBetween(policy.source, after.source);
}
