// Fixes for readers that do not find the same records: blank lines, other fields, records without rules, separate
// records.

import { columnAfterMark } from '../../document/byte-order-mark.ts';
import { getLine, lineIndexOfId } from '../../document/lines.ts';
import { insertLines, placeLines } from '../../document/place-lines.ts';
import { ruleText } from '../../formats/rep/edit/field-spelling.ts';
import { mergeBlocks } from '../../formats/rep/edit/merge-blocks.ts';
import { moveBlock } from '../../formats/rep/edit/move-block.ts';
import { findBlockAround, getBlock, linesIn, rowRoleAt } from '../../formats/rep/edit/record-rows.ts';
import type { RobotsRecord } from '../../formats/rep/robots-record.ts';
import type { Policy } from '../../syntax/policy.ts';
import { largestOf, smallestOf } from '../../text/large-lists.ts';
import type { FixContext, ReaderFix } from './reader-fix.ts';
import {
  agentsOfCells,
  blocksOfLines,
  combineEdits,
  createFixes,
  findDecidingLines,
  recordsFor,
  recordsOfCells,
  sortedNumbers,
} from './reader-fix.ts';

/** Returns the last relevant line of a record: the last rule that decides, otherwise its last line. */
function lastLineOfRecord({ agents, rules, others }: RobotsRecord, deciding: ReadonlySet<number>): number {
  const decides = rules.findLast(({ line }) => deciding.has(line));
  if (decides) return decides.line;
  return largestOf([...agents, ...rules.map(({ line }) => line), ...others]);
}

/** Returns the blank lines inside records at which some reader does not stop. */
export function findInnerBlankLines(context: FixContext): number[] {
  const { policy } = context;
  const deciding = new Set(findDecidingLines(context));
  const blanks = recordsOfCells(context).flatMap((record) => {
    const last = lastLineOfRecord(record, deciding);
    const found: number[] = [];
    for (let [line = last] = record.agents; line < last; line++)
      if (rowRoleAt(policy, line) === 'blank') found.push(line);
    return found;
  });
  return sortedNumbers(blanks);
}

/** Deletes these blank lines. */
export function deleteBlankLines(context: FixContext): readonly ReaderFix[] {
  const { policy } = context;
  const lines = findInnerBlankLines(context);
  const changes = lines.map((at) => ({ at, remove: 1, insert: [] }));
  return createFixes('delete-blank-lines', lines, placeLines(policy.source, changes));
}

/** Returns the fields in these records that are not rules. */
export const findOtherFields = (context: FixContext): number[] =>
  sortedNumbers(recordsOfCells(context).flatMap((record) => record.others));

/** Moves these fields above their records. */
export function moveOthersOut(context: FixContext): readonly ReaderFix[] {
  const { policy } = context;
  const records = recordsOfCells(context);
  const others = findOtherFields(context);
  const first = smallestOf(records.flatMap(({ agents }) => agents));
  if (others.length === 0) return [];
  const at = findBlockAround(policy, first)?.lead ?? first;
  const moved = others.flatMap((line) => linesIn(policy, line, line + 1));
  const edits = placeLines(policy.source, [
    { at, remove: 0, insert: [...moved, { text: '' }] },
    ...others.map((line) => ({ at: line, remove: 1, insert: [] })),
  ]);
  return createFixes('move-others-out', others, edits);
}

/** Adds a rule without a path to records without rules, so that they allow everything for all readers. */
export function writeEmptyRule(context: FixContext): readonly ReaderFix[] {
  const { policy } = context;
  const empty = recordsOfCells(context).filter(({ rules }) => rules.length === 0);
  const places = sortedNumbers(empty.map(({ agents, others }) => largestOf([...agents, ...others])));
  const text = ruleText(policy.format, { effect: 'deny', path: '' }).trimEnd();
  const edits = placeLines(
    policy.source,
    places.map((line) => ({ at: line + 1, remove: 0, insert: [{ text }] })),
  );
  return createFixes('write-empty-rule', places, edits);
}

/** Joins records that some readers merge and others do not. */
export function joinRecords(context: FixContext): readonly ReaderFix[] {
  const { policy, plans } = context;
  const groups = agentsOfCells(context).flatMap((agent) =>
    plans.map((plan) =>
      blocksOfLines(
        policy,
        recordsFor(plan, agent).flatMap(({ agents }) => agents.slice(0, 1)),
      ),
    ),
  );
  const largestGroup = groups.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const lines = largestGroup.map((block) => getBlock(policy, block).start);
  const [into, ...rest] = lines.map((line) => getLine(policy.source.lines, line).id);
  const steps = rest.map((id) => (now: Policy) => {
    const [first, second] = [into, id].flatMap((one) =>
      one === undefined ? [] : blocksOfLines(now, [lineIndexOfId(now.source.lines, one)]),
    );
    return first === undefined || second === undefined ? [] : mergeBlocks(now, first, second);
  });
  return createFixes('join-records', lines, combineEdits(policy, steps));
}

/** Moves the record that the lens uses above the one that another reader finds first. */
export function moveRecordUp(context: FixContext): readonly ReaderFix[] {
  const { policy, plans } = context;
  const [lens, ...others] = plans;
  if (!lens) return [];
  const pairs = agentsOfCells(context).flatMap((agent) =>
    others.map((other) => {
      const lensLine = recordsFor(lens, agent)[0]?.agents[0] ?? -1;
      const found = recordsFor(other, agent)[0]?.agents[0] ?? -1;
      return [lensLine, found] as const;
    }),
  );
  const distinctPairs = new Map(pairs.map((pair) => [pair.join(' '), pair]));
  return [...distinctPairs.values()].flatMap(([lensLine, found]) => {
    const [from] = blocksOfLines(policy, lensLine < 0 ? [] : [lensLine]);
    const [to] = blocksOfLines(policy, found < 0 ? [] : [found]);
    if (from === undefined || to === undefined || to >= from) return [];
    return createFixes('move-record-up', [lensLine, found], moveBlock(policy, from, to));
  });
}

/** Moves records that are too far down for some reader to the top. */
export function moveToTop(context: FixContext): readonly ReaderFix[] {
  const { policy } = context;
  const lines = findDecidingLines(context);
  return blocksOfLines(policy, lines).flatMap((block) =>
    createFixes('move-to-top', [getBlock(policy, block).start], moveBlock(policy, block, 0)),
  );
}

/** Adds a first line, so that a byte order mark spoils only that line. */
export function writeFirstLine({ policy }: FixContext): readonly ReaderFix[] {
  if (!policy.source.bom && columnAfterMark(policy.source) === 0) return [];
  return createFixes('write-first-line', [0], insertLines(policy.source, 0, ['#']));
}
