// The intent of an edit that is made in the text, for the history.
import { comparePositions, type Position, type TextEdit } from '../../../core/document/range.ts';
import type { Intent } from '../../../state/document/history.ts';
import { positionAfterEdits, type TextChangeKind } from './text-change.ts';

/** Creates the intent of `edits`, made with the caret at `before`. */
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
  // Adjacent typing is joined: a deletion starts at the end of its range if the caret was there (Backspace),
  // otherwise at its start.
  const { start, end } = edit.range;
  const from = comparePositions(before, start) === 0 ? start : end;
  return { ...intent, typed: { from, to: positionAfterEdits(edits, end) } };
}
