// What the history is told about an edit made in the text.
import { comparePositions, type Position, type TextEdit } from '../../../core/document/range.ts';
import type { Intent } from '../../../state/document/history.ts';
import { positionAfterEdits, type TextChangeKind } from './text-change.ts';

/** The intent behind `edits`, made with the caret at `before`. */
export function createTextIntent(
  path: string,
  edits: readonly TextEdit[],
  kind: TextChangeKind,
  before: Position,
): Intent {
  const caret = { path, before, after: positionAfterEdits(edits, before) };
  const [edit] = edits;
  const intent: Intent = { origin: 'text', label: { code: kind }, caret };
  if (kind === 'paste' || !edit || edits.length > 1) return intent;
  // Adjacent typing joins: a deletion begins where its range ends if the caret was there (Backspace), else at its start.
  const { start, end } = edit.range;
  const from = comparePositions(before, start) === 0 ? start : end;
  return { ...intent, typed: { from, to: positionAfterEdits(edits, end) } };
}
