// Where readers do not see the same records: blank lines, other fields, records without rules, records apart.

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

/** The last line of a record that plays a part: one that decides, else the last one it has. */
function lastLineOfRecord({ agents, rules, others }: RobotsRecord, deciding: ReadonlySet<number>): number {
  const decides = rules.findLast(({ line }) => deciding.has(line));
  if (decides) return decides.line;
  return largestOf([...agents, ...rules.map(({ line }) => line), ...others]);
}

/** The blank lines inside of records that some reader reads on over. */
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

/** Deletes those. */
export function deleteBlankLines(context: FixContext): readonly ReaderFix[] {
  const { policy } = context;
  const lines = findInnerBlankLines(context);
  const changes = lines.map((at) => ({ at, remove: 1, insert: [] }));
  return createFixes('delete-blank-lines', lines, placeLines(policy.source, changes));
}

/** The fields in those records that are no rules. */
export const findOtherFields = (context: FixContext): number[] =>
  sortedNumbers(recordsOfCells(context).flatMap((record) => record.others));

/** Moves them out of the records, above them. */
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

/** Writes a rule without a path into records that have none: they allow everything to everybody then. */
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

/** Makes one record of those that are read together by some, apart by others. */
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
  const most = groups.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const lines = most.map((block) => getBlock(policy, block).start);
  const [into, ...rest] = lines.map((line) => getLine(policy.source.lines, line).id);
  const steps = rest.map((id) => (now: Policy) => {
    const [first, second] = [into, id].flatMap((one) =>
      one === undefined ? [] : blocksOfLines(now, [lineIndexOfId(now.source.lines, one)]),
    );
    return first === undefined || second === undefined ? [] : mergeBlocks(now, first, second);
  });
  return createFixes('join-records', lines, combineEdits(policy, steps));
}

/** Moves the record that the lens takes above the one that another reader finds first. */
export function moveRecordUp(context: FixContext): readonly ReaderFix[] {
  const { policy, plans } = context;
  const [lens, ...others] = plans;
  if (!lens) return [];
  const pairs = agentsOfCells(context).flatMap((agent) =>
    others.map((other) => {
      const own = recordsFor(lens, agent)[0]?.agents[0] ?? -1;
      const found = recordsFor(other, agent)[0]?.agents[0] ?? -1;
      return [own, found] as const;
    }),
  );
  const once = new Map(pairs.map((pair) => [pair.join(' '), pair]));
  return [...once.values()].flatMap(([own, found]) => {
    const [from] = blocksOfLines(policy, own < 0 ? [] : [own]);
    const [to] = blocksOfLines(policy, found < 0 ? [] : [found]);
    if (from === undefined || to === undefined || to >= from) return [];
    return createFixes('move-record-up', [own, found], moveBlock(policy, from, to));
  });
}

/** Moves what stands too late for some reader to the top: its record, or within it the rule. */
export function moveToTop(context: FixContext): readonly ReaderFix[] {
  const { policy } = context;
  const lines = findDecidingLines(context);
  return blocksOfLines(policy, lines).flatMap((block) =>
    createFixes('move-to-top', [getBlock(policy, block).start], moveBlock(policy, block, 0)),
  );
}

/** Gives a byte order mark a line of its own to spoil. */
export function writeFirstLine({ policy }: FixContext): readonly ReaderFix[] {
  if (!policy.source.bom && columnAfterMark(policy.source) === 0) return [];
  return createFixes('write-first-line', [0], insertLines(policy.source, 0, ['#']));
}
