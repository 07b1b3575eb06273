// Edits parts of a value: columns of the value become columns of the line, and the rest of the line does not change.

import { replaceInLine, type TextEdit } from '../../../document/range.ts';
import { fieldAt, type Policy, valueOf } from '../../../syntax/policy.ts';
import { assertWritable } from '../../../syntax/writable-value.ts';
import { setValue } from '../../rep/edit/set-value.ts';
import type { Columns, LineIssue } from '../line-value.ts';
import type { Extension, ExtensionIssueCode } from '../registry.ts';

/** A text that replaces the text between two columns of a value. */
export interface ValueChange extends Columns {
  readonly text: string;
}

/** An edit of a value: its changes, in the order of their columns. Empty if nothing has to change. */
export type ValueEdit = (value: string) => readonly ValueChange[];

/** Applies changes that do not overlap. */
export function applyChanges(value: string, changes: readonly ValueChange[]): string {
  let text = '';
  let from = 0;
  for (const change of changes) {
    text += value.slice(from, change.start) + change.text;
    from = change.end;
  }
  return text + value.slice(from);
}

/**
 * The first error that a value would have and does not have now: a reason not to write it. Undefined if there is none.
 */
export function findNewError(
  { read }: Extension,
  value: string,
  next: string,
): LineIssue<ExtensionIssueCode> | undefined {
  const existing = new Set<string>(read(value).issues.map(({ code }) => code));
  return read(next).issues.find(({ code, severity }) => severity === 'error' && !existing.has(code));
}

/**
 * Edits a part of the value in line `line` (0-based). The name, gaps, comment and other parts do not change.
 * @throws RangeError if the line contains no field, or the value cannot be written.
 */
export function editLineValue(policy: Policy, line: number, edit: ValueEdit): TextEdit[] {
  const field = fieldAt(policy, line);
  const value = valueOf(field);
  const changes = edit(value).filter(({ start, end, text }) => value.slice(start, end) !== text);
  const next = assertWritable(applyChanges(value, changes));
  if (value === '' || field.places.shape !== 'field') return setValue(policy, line, next);
  const { valueStart } = field.places;
  return changes.map(({ start, end, text }) =>
    replaceInLine(line, valueStart + start, valueStart + end, text),
  );
}
