// Lines that were changed in the same way, such as by one fix in all of them: what they were is shown once.
import { allLines, type Lines } from '../../../core/document/lines.ts';
import { commonEnds } from '../../../core/text/common-ends.ts';
import { memoizeLast } from '../../../core/text/lazy.ts';
import type { unsavedLines } from '../../../state/saved/unsaved-lines.ts';

type ChangedLines = ReturnType<typeof unsavedLines>['changed'];

/** With so many lines that were changed in the same way, only the first of them shows what it was. */
const MIN_EQUAL = 5;

/** A line among those that were changed in the same way. */
export interface EqualEdit {
  readonly isFirst: boolean;
  /** How many other lines were changed in this way. */
  readonly others: number;
}

/** Returns what was removed from a text and what was written instead. */
function editOf(before: string, after: string): string {
  const { head, tail } = commonEnds(before, after);
  return JSON.stringify([before.slice(head, before.length - tail), after.slice(head, after.length - tail)]);
}

/** Returns, by the id of the line, those that were changed in the same way as several others. */
export const equalEdits = memoizeLast(
  2,
  (changed: ChangedLines, lines: Lines): ReadonlyMap<number, EqualEdit> => {
    const equal = new Map<number, EqualEdit>();
    if (changed.size < MIN_EQUAL) return equal;
    const byEdit = new Map<string, number[]>();
    for (const { id, text } of allLines(lines)) {
      const saved = changed.get(id);
      if (!saved) continue;
      const edit = editOf(saved.text, text);
      const ids = byEdit.get(edit);
      if (ids) ids.push(id);
      else byEdit.set(edit, [id]);
    }
    for (const ids of byEdit.values())
      if (ids.length >= MIN_EQUAL)
        for (const [place, id] of ids.entries())
          equal.set(id, { isFirst: place === 0, others: ids.length - 1 });
    return equal;
  },
);
