// The props of a control in the row of an extension line, and the check of what its parts can write.
import type { KeyboardEvent } from 'react';
import {
  applyChanges,
  findNewError,
  type ValueEdit,
} from '../../../core/formats/extensions/edit/value-changes.ts';
import type { LineIssue } from '../../../core/formats/extensions/line-value.ts';
import type { Extension, ExtensionIssueCode } from '../../../core/formats/extensions/registry.ts';
import { isWritable, type WritingResult } from '../../../core/syntax/writable-value.ts';
import { extensionFindingWords } from '../../../messages/en/diagnostics/extensions.ts';
import { extensionRowWords as words } from '../../../messages/en/formats/extensions.ts';
import type { FieldRefusal } from '../rows/draft-input.tsx';
import { writableFieldValue } from '../rows/other-rows.tsx';

/** Returns the sentence for an issue of a value. */
export const problemSentence = ({ code, start, end }: LineIssue<ExtensionIssueCode>, value: string): string =>
  extensionFindingWords[code].message({ text: value.slice(start, end), value });

export interface ControlProps {
  /** The id of the line, which stays valid when line numbers change. */
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
 * Checks whether the text typed into a part can be written: as a value on one line, and without a new error.
 * `edit` is the change that the text makes to the value.
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
  const problem = findNewError(extension, value, next);
  return problem ? { refused: words.notWritten(problemSentence(problem, next)) } : { text: typed };
}
