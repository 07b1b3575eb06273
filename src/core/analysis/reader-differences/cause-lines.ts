// The lines of a file that show why readers differ.

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

/** A line of the file that is asked; 0-based. */
export interface CauseLine {
  readonly line: number;
  readonly text: string;
  /** True if the cause hangs on it; others stand there to show what follows. */
  readonly isKey: boolean;
}

/** What shows a cause: a few lines, in file order, and how many more the cause hangs on. */
export interface CauseLines {
  readonly lines: readonly CauseLine[];
  readonly more: number;
}

/** Cells that are looked at: the lines of the first ones are an example for the others. */
const EXAMINED_CELLS = 20;
const MAX_KEY_LINES = 5;
const MAX_LINES = 8;

type LineFinder = (context: FixContext) => readonly number[];

/** The fields in those records that make one complete to some of the readers only. */
function findDisputedFields(context: FixContext): number[] {
  const known = context.plans.map(({ reader }) => reader.record.ruleFields);
  return findOtherFields(context).filter((line) => {
    const name = lowerCase(nameOf(fieldAt(context.policy, line)));
    const knowing = known.filter((fields) => fields.includes(name)).length;
    return knowing > 0 && knowing < known.length;
  });
}

/** Where a cause does not hang on the lines that decide: by knob, or by the first part of its name. */
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

const keyLinesOf = (knob: ReaderOptionName, context: FixContext) =>
  keyLineFinders.find(([beginning]) => knob.startsWith(beginning))?.[1](context) ??
  findDecidingLines(context);

/** The lines to show for a cause; none where the answer does not rest on the file. */
export function findCauseLines(diff: ReaderDiff, cause: ReaderCause, lens: number): CauseLines {
  const context = createFixContext(diff, cause, lens, EXAMINED_CELLS);
  if (!context) return { lines: [], more: 0 };
  const deciding = findDecidingLines(context);
  const own = sortedNumbers(cause.knobs.flatMap((knob) => keyLinesOf(knob, context)));
  const keys = own.length > 0 ? own : deciding;
  const shownKeys = keys.slice(0, MAX_KEY_LINES);
  const { lines } = context.policy.source;
  const around = shownKeys
    .filter((line) => lineAt(lines, line)?.text.trim() === '')
    .flatMap((line) => [line - 1, line + 1]);
  const others = [...around, ...deciding].filter((line) => line >= 0 && line < lines.length);
  const shown = sortedNumbers([...shownKeys, ...others.slice(0, MAX_LINES - shownKeys.length)]);
  return {
    lines: shown.map((line) => ({
      line,
      text: getLine(context.policy.source.lines, line).text,
      isKey: shownKeys.includes(line),
    })),
    more: keys.length - shownKeys.length,
  };
}
