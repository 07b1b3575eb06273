// Several changes of one document, all referring to the text before them.

import type { TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import type { TextSpan } from '../../../syntax/xml/tokens.ts';
import { editAt } from '../text-positions.ts';

/** Put `text` where `at` is. */
export interface SpanChange {
  readonly at: TextSpan;
  readonly text: string;
}

/** Puts a text at an offset. */
export const insertion = (offset: number, text: string): SpanChange => ({
  at: { start: offset, end: offset },
  text,
});

/** The edits of changes that do not overlap, in any order; an insertion within or at a stretch that goes is kept. */
export function applySpanChanges(source: Source, changes: readonly SpanChange[]): TextEdit[] {
  return changes
    .toSorted((a, b) => a.at.start - b.at.start || a.at.end - b.at.end)
    .map(({ at, text }) => editAt(source, at, text));
}
