// One blank line above each record: where there is none, and no reader minds; where there are several.

import { lineAt } from '../../document/lines.ts';
import { placeLines } from '../../document/place-lines.ts';
import { readRecords } from '../../formats/rep/records.ts';
import { readers } from '../../readers/registry.ts';
import { blocksOf } from '../../syntax/blocks.ts';
import { fieldAt, type Policy } from '../../syntax/policy.ts';
import type { FormatChange } from './format-options.ts';

/** The lines at which every reader begins a record anyway, or where it finds none: a blank line above tells it nothing. */
function createHarmlessStartTest(policy: Policy): (line: number) => boolean {
  const perReader = readers
    .filter(({ record }) => record.blankLine !== 'ignored')
    .map((reader) => {
      const { records, ruleless } = readRecords(policy, reader);
      return new Set([...records.map(({ agents }) => agents[0]), ...ruleless]);
    });
  return (line) => perReader.every((starts) => starts.has(line));
}

/** How many blank lines stand directly above a line, not above `floor`. */
function countBlanksAbove(policy: Policy, line: number, floor: number): number {
  let first = line;
  while (first > floor && fieldAt(policy, first - 1).kind === 'blank') first--;
  return line - first;
}

/** What is kept of several: to some readers only a line without a single character is blank. */
function blankLinesToKeep(policy: Policy, from: number, to: number): number {
  for (let line = from; line < to; line++) if (lineAt(policy.source.lines, line)?.text === '') return line;
  return from;
}

function removeExtraBlanks(policy: Policy, from: number, to: number): FormatChange {
  const remaining = blankLinesToKeep(policy, from, to);
  const changes = [
    { at: from, remove: remaining - from, insert: [] },
    { at: remaining + 1, remove: to - remaining - 1, insert: [] },
  ];
  return { line: to, edits: placeLines(policy.source, changes) };
}

/** The gaps that change, and the lines above which one would say something else to some reader. */
export function findGapChanges(policy: Policy): {
  readonly changes: readonly FormatChange[];
  readonly left: readonly number[];
} {
  const blocks = blocksOf(policy);
  const isHarmless = createHarmlessStartTest(policy);
  const changes: FormatChange[] = [];
  const left: number[] = [];
  for (const [i, { lead, start }] of blocks.entries()) {
    const above = blocks[i - 1];
    if (!above) continue;
    const blanks = countBlanksAbove(policy, lead, above.end);
    if (blanks > 1) changes.push(removeExtraBlanks(policy, lead - blanks, lead));
    else if (blanks === 0 && isHarmless(start))
      changes.push({
        line: lead,
        edits: placeLines(policy.source, [{ at: lead, remove: 0, insert: [{ text: '' }] }]),
      });
    else if (blanks === 0) left.push(lead);
  }
  return { changes, left };
}
