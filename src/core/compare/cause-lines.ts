// The lines of a file that show why readers differ.
import { fieldAt, nameOf } from '../syntax/policy.ts';
import { lineAt } from '../text/lines.ts';
import { lowerCase } from '../text/lower-case.ts';
import { contextOf } from './cause-context.ts';
import type { KnobName } from './knobs.ts';
import type { ReaderCause } from './reader-causes.ts';
import type { ReaderDiff } from './reader-diff.ts';
import { agentLinesIn, decidingLines, type FixContext, inOrder } from './reader-fixes/fix.ts';
import { disputedLines } from './reader-fixes/names.ts';
import { blankLinesIn, othersIn } from './reader-fixes/records.ts';

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
const LOOKED_AT = 20;
const MOST_KEYS = 5;
const MOST_LINES = 8;

type LinesOf = (context: FixContext) => readonly number[];

/** The fields in those records that make one complete to some of the readers only. */
function disputedFields(context: FixContext): number[] {
  const known = context.plans.map(({ reader }) => reader.record.ruleFields);
  return othersIn(context).filter((line) => {
    const name = lowerCase(nameOf(fieldAt(context.policy, line)));
    const knowing = known.filter((fields) => fields.includes(name)).length;
    return knowing > 0 && knowing < known.length;
  });
}

/** Where a cause does not hang on the lines that decide: by knob, or by the first part of its name. */
const keyLines: readonly (readonly [beginning: string, lines: LinesOf])[] = [
  ['text.bom', () => [0]],
  ['field.', disputedLines],
  ['record.blankLine', blankLinesIn],
  ['record.otherField', othersIn],
  ['record.ruleless', agentLinesIn],
  ['record.ruleFields', disputedFields],
  ['agent.', agentLinesIn],
  ['group.', agentLinesIn],
];

const keysOf = (knob: KnobName, context: FixContext) =>
  keyLines.find(([beginning]) => knob.startsWith(beginning))?.[1](context) ?? decidingLines(context);

/** The lines to show for a cause; none where the answer does not rest on the file. */
export function causeLines(diff: ReaderDiff, cause: ReaderCause, lens: number): CauseLines {
  const context = contextOf(diff, cause, lens, LOOKED_AT);
  if (!context) return { lines: [], more: 0 };
  const deciding = decidingLines(context);
  const own = inOrder(cause.knobs.flatMap((knob) => keysOf(knob, context)));
  const keys = own.length > 0 ? own : deciding;
  const shownKeys = keys.slice(0, MOST_KEYS);
  const { lines } = context.policy.source;
  const around = shownKeys
    .filter((line) => lineAt(lines, line)?.text.trim() === '')
    .flatMap((line) => [line - 1, line + 1]);
  const others = [...around, ...deciding].filter((line) => line >= 0 && line < lines.length);
  const shown = inOrder([...shownKeys, ...others.slice(0, MOST_LINES - shownKeys.length)]);
  return {
    lines: shown.map((line) => ({ line, text: lineAt(lines, line)!.text, isKey: shownKeys.includes(line) })),
    more: keys.length - shownKeys.length,
  };
}
