// Turns several changes of one document into edits. All refer to the text before the changes.

import type { TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import type { TextSpan } from '../../../syntax/xml/tokens.ts';
import { editAt } from '../text-positions.ts';

/** Replaces the text at `at` with `text`. */
export interface SpanChange {
  readonly at: TextSpan;
  readonly text: string;
}

/** Inserts a text at an offset. */
export const insertion = (offset: number, text: string): SpanChange => ({
  at: { start: offset, end: offset },
  text,
});

/** The edits for changes that do not overlap, in any order. An insertion within or next to a deleted span is kept. */
export function applySpanChanges(source: Source, changes: readonly SpanChange[]): TextEdit[] {
  return changes
    .toSorted((a, b) => a.at.start - b.at.start || a.at.end - b.at.end)
    .map(({ at, text }) => editAt(source, at, text));
}
