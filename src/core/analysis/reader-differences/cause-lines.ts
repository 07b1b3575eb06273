// Finds the lines of a file that show why readers differ.

import { getLine, lineAt } from '../../document/lines.ts';
import { fieldAt, nameOf } from '../../syntax/policy.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { findDisputedLines } from '../reader-fixes/name-fixes.ts';
import {
  agentLinesOfCells,
  type FixContext,
  findDecidingLines,
  sortedNumbers,
} from '../reader-fixes/reader-fix.ts';
import { findInnerBlankLines, findOtherFields } from '../reader-fixes/record-fixes.ts';
import { createFixContext } from './cause-context.ts';
import type { ReaderCause } from './reader-causes.ts';
import type { ReaderDiff } from './reader-diff.ts';
import type { ReaderOptionName } from './reader-options.ts';

/** A line of the examined file, 0-based. */
export interface CauseLine {
  readonly line: number;
  readonly text: string;
  /** Whether the cause depends on it. Other lines are shown as its consequence. */
  readonly isKey: boolean;
}

/** The lines that show a cause, in file order, and the number of further lines that it depends on. */
export interface CauseLines {
  readonly lines: readonly CauseLine[];
  readonly more: number;
}

/** The number of examined cells: the lines of the first cells are examples for the others. */
const EXAMINED_CELLS = 20;
const MAX_KEY_LINES = 5;
const MAX_LINES = 8;

type LineFinder = (context: FixContext) => readonly number[];

/** Returns the fields of these records that complete a record for only some of the readers. */
function findDisputedFields(context: FixContext): number[] {
  const ruleFieldsByReader = context.plans.map(({ reader }) => reader.record.ruleFields);
  return findOtherFields(context).filter((line) => {
    const name = lowerCase(nameOf(fieldAt(context.policy, line)));
    const readersWithField = ruleFieldsByReader.filter((fields) => fields.includes(name)).length;
    return readersWithField > 0 && readersWithField < ruleFieldsByReader.length;
  });
}

/** Finders for causes that do not depend on the deciding lines, by option or by the first part of its name. */
const keyLineFinders: readonly (readonly [beginning: string, lines: LineFinder])[] = [
  ['text.bom', () => [0]],
  ['field.', findDisputedLines],
  ['record.blankLine', findInnerBlankLines],
  ['record.otherField', findOtherFields],
  ['record.ruleless', agentLinesOfCells],
  ['record.ruleFields', findDisputedFields],
  ['agent.', agentLinesOfCells],
  ['group.', agentLinesOfCells],
];

const keyLinesOf = (option: ReaderOptionName, context: FixContext) =>
  keyLineFinders.find(([beginning]) => option.startsWith(beginning))?.[1](context) ??
  findDecidingLines(context);

/** Returns the lines to show for a cause; none if the answer does not depend on the file. */
export function findCauseLines(diff: ReaderDiff, cause: ReaderCause, lens: number): CauseLines {
  const context = createFixContext(diff, cause, lens, EXAMINED_CELLS);
  if (!context) return { lines: [], more: 0 };
  const deciding = findDecidingLines(context);
  const optionLines = sortedNumbers(cause.options.flatMap((option) => keyLinesOf(option, context)));
  const keyLines = optionLines.length > 0 ? optionLines : deciding;
  const shownKeys = keyLines.slice(0, MAX_KEY_LINES);
  const { lines } = context.policy.source;
  const neighbors = shownKeys
    .filter((line) => lineAt(lines, line)?.text.trim() === '')
    .flatMap((line) => [line - 1, line + 1]);
  const others = [...neighbors, ...deciding].filter((line) => line >= 0 && line < lines.length);
  const shownLines = sortedNumbers([...shownKeys, ...others.slice(0, MAX_LINES - shownKeys.length)]);
  return {
    lines: shownLines.map((line) => ({
      line,
      text: getLine(context.policy.source.lines, line).text,
      isKey: shownKeys.includes(line),
    })),
    more: keyLines.length - shownKeys.length,
  };
}
