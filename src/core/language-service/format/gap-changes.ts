// Formats gaps to one blank line above each record: adds a missing line where no reader is affected, and removes
// extra lines.

import { lineAt } from '../../document/lines.ts';
import { placeLines } from '../../document/place-lines.ts';
import { readRecords } from '../../formats/rep/records.ts';
import { readers } from '../../readers/registry.ts';
import { blocksOf } from '../../syntax/blocks.ts';
import { fieldAt, type Policy } from '../../syntax/policy.ts';
import type { FormatChange } from './format-options.ts';

/**
 * Returns a test for the lines where every reader begins a record anyway, or finds no records: there a blank line
 * above has no effect.
 */
function createHarmlessStartTest(policy: Policy): (line: number) => boolean {
  const perReader = readers
    .filter(({ record }) => record.blankLine !== 'ignored')
    .map((reader) => {
      const { records, ruleless } = readRecords(policy, reader);
      return new Set([...records.map(({ agents }) => agents[0]), ...ruleless]);
    });
  return (line) => perReader.every((starts) => starts.has(line));
}

/** Counts the blank lines directly above a line, down to the line `floor`. */
function countBlanksAbove(policy: Policy, line: number, floor: number): number {
  let first = line;
  while (first > floor && fieldAt(policy, first - 1).kind === 'blank') first--;
  return line - first;
}

/** Returns the one of several blank lines to keep: for some readers only a line without any character is blank. */
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

/** Returns the changes of gaps, and the lines above which a blank line would have an effect on some reader. */
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
