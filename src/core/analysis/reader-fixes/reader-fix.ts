// The input and the form of a fix for a cause: text edits, and words for its description.

import { editsBetween } from '../../document/line-changes.ts';
import type { TextEdit } from '../../document/range.ts';
import { classOfAgent, type FetchPlan } from '../../formats/rep/question/fetch-plan.ts';
import type { RobotsRecord } from '../../formats/rep/robots-record.ts';
import { blockAt } from '../../syntax/blocks.ts';
import { type Policy, policyAfterEdits } from '../../syntax/policy.ts';
import type { CauseCell } from '../reader-differences/reader-causes.ts';

/** The codes by which messages name a fix. */
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

/** A change that may make readers agree. Whether it does is tested by computing the answers again. */
export interface ReaderFix {
  readonly code: ReaderFixCode;
  /** The lines that it is about, 0-based, in file order. */
  readonly lines: readonly number[];
  /** The words of the file that it is about: names, paths. */
  readonly words: readonly string[];
  readonly edits: readonly TextEdit[];
  /** A second effect of the same edits. */
  readonly and?: Pick<ReaderFix, 'code' | 'lines' | 'words'>;
}

/** A file, the plans of readers for it, and the cells in which they differ. */
export interface FixContext {
  readonly policy: Policy;
  /** The plan of the lens first, then those of the readers that differ from it. */
  readonly plans: readonly FetchPlan[];
  /** The verdicts of each cell, by plan. */
  readonly cells: readonly Pick<CauseCell, 'agents' | 'url' | 'verdicts'>[];
}

/** Makes fixes that may help; an empty list if none applies. */
export type FixMaker = (context: FixContext) => readonly ReaderFix[];

/** Removes duplicates, keeping the order. */
export const distinctItems = <T>(things: readonly T[]): T[] => [...new Set(things)];

const ascending = (a: number, b: number) => a - b;

/** Removes duplicates and sorts. */
export const sortedNumbers = (numbers: readonly number[]): number[] => distinctItems(numbers).sort(ascending);

/** Returns a fix, or none if its edits change nothing. */
export const createFixes = (
  code: ReaderFixCode,
  lines: readonly number[],
  edits: readonly TextEdit[],
  words: readonly string[] = [],
): readonly ReaderFix[] =>
  edits.length === 0 ? [] : [{ code, lines: sortedNumbers(lines), words: distinctItems(words), edits }];

/** Returns the lines that decide some cell for some reader. */
export const findDecidingLines = ({ cells }: FixContext): number[] =>
  sortedNumbers(cells.flatMap(({ verdicts }) => verdicts.flatMap(({ by }) => (by ? [by.line] : []))));

/** Returns the user-agents of the cells. */
export const agentsOfCells = ({ cells }: FixContext): string[] =>
  distinctItems(cells.flatMap(({ agents }) => agents));

/** Returns the records that a reader applies to a user-agent. */
export const recordsFor = (plan: FetchPlan, agent: string): readonly RobotsRecord[] =>
  classOfAgent(plan, agent).selection.records.flatMap((place) => plan.file?.records.records[place] ?? []);

/** Returns all records that some reader applies to some user-agent of the cells. */
export const recordsOfCells = (context: FixContext): RobotsRecord[] =>
  distinctItems(
    context.plans.flatMap((plan) => agentsOfCells(context).flatMap((agent) => recordsFor(plan, agent))),
  );

/** Returns the user-agent lines of these records. */
export const agentLinesOfCells = (context: FixContext): number[] =>
  sortedNumbers(recordsOfCells(context).flatMap(({ agents }) => agents));

/** Returns the cards that contain some lines. */
export const blocksOfLines = (policy: Policy, lines: readonly number[]): number[] =>
  sortedNumbers(lines.map((line) => blockAt(policy, line))).filter((block) => block >= 0);

/** The number of lines that the combined changes of a fix read together, and of changes that are never too many. */
const MAX_LINES_READ = 1_000_000;
const FEW_CHANGES = 20;

/**
 * Applies changes one after the other, each to the file after the previous one, and returns them as one list of
 * edits. No edits if there are so many changes that reading a long file after each of them would take too long.
 */
export function combineEdits(
  policy: Policy,
  changes: readonly ((policy: Policy) => readonly TextEdit[])[],
): TextEdit[] {
  const limit = Math.max(FEW_CHANGES, MAX_LINES_READ / policy.source.lines.length);
  if (changes.length > limit) return [];
  const after = changes.reduce((now, change) => policyAfterEdits(now, change(now)), policy);
  return after === policy ? [] : editsBetween(policy.source, after.source);
}
