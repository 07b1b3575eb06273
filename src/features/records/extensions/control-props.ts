// The props of a control in a row for an extension line, and what a control can do with them.
import type { KeyboardEvent } from 'react';
import type { ExtensionCode } from '../../../core/formats/extensions/diagnostics/inspector.ts';
import {
  applyChanges,
  findNewError,
  type ValueEdit,
} from '../../../core/formats/extensions/edit/value-changes.ts';
import type { LineIssue } from '../../../core/formats/extensions/line-value.ts';
import { type Extension, reportedCode } from '../../../core/formats/extensions/registry.ts';
import { isWritable, type WritingResult } from '../../../core/syntax/writable-value.ts';
import { modernFindingWords } from '../../../messages/en/diagnostics/extensions.ts';
import { modernRowWords as words } from '../../../messages/en/formats/extensions.ts';
import type { FieldRefusal } from '../rows/draft-input.tsx';
import { writableFieldValue } from '../rows/other-rows.tsx';

/** The sentence of an issue of a value. */
export const problemSentence = (
  extension: Extension,
  { code, start, end }: LineIssue,
  value: string,
): string =>
  modernFindingWords[reportedCode(extension, code) as ExtensionCode].message([
    value.slice(start, end),
    value,
  ]);

export interface ControlProps {
  /** Of the line in the file; ids stay where line numbers go stale. */
  readonly id: number;
  /** 0-based. */
  readonly line: number;
  readonly extension: Extension;
  /** The name of the field as written. */
  readonly name: string;
  readonly value: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Whether what is typed into a part can be written: as a value of one line, and without a new error in it. `edit`
 * is what it does to the value.
 */
export function checkPartWriting(
  { extension, value }: Pick<ControlProps, 'extension' | 'value'>,
  typed: string,
  edit: ValueEdit,
): WritingResult | FieldRefusal {
  if (!isWritable(typed)) {
    const writing = writableFieldValue(typed, { typed: '', text: '' });
    if (!('text' in writing)) return writing;
  }
  const next = applyChanges(value, edit(value));
  const fault = findNewError(extension, value, next);
  return fault ? { refused: words.notWritten(problemSentence(extension, fault, next)) } : { text: typed };
}
