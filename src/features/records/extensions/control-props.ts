// What a control of a row for the lines of today is given, and what it can do with it.
import type { KeyboardEvent } from 'react';
import type { ExtensionDirectiveId } from '../../../core/formats/extensions/directives.ts';
import {
  applyChanges,
  findNewError,
  type ValueEdit,
} from '../../../core/formats/extensions/edit/value-changes.ts';
import { isWritable, type WritingResult } from '../../../core/syntax/writable-value.ts';
import { modernRowWords as words } from '../../../messages/en/formats/extensions.ts';
import type { FieldRefusal } from '../rows/draft-input.tsx';
import { writableFieldValue } from '../rows/other-rows.tsx';
import { problemSentence } from './value-problem.ts';

export interface ControlProps {
  /** Of the line in the file; ids stay where line numbers go stale. */
  readonly id: number;
  /** 0-based. */
  readonly line: number;
  readonly of: ExtensionDirectiveId;
  /** The name of the field as written. */
  readonly name: string;
  readonly value: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Whether what is typed into a part can be written: as a value of one line, and without a new error in it. `wish` is
 * what is asked of the value then.
 */
export function checkPartWriting(
  { of, value }: Pick<ControlProps, 'of' | 'value'>,
  typed: string,
  wish: ValueEdit,
): WritingResult | FieldRefusal {
  if (!isWritable(typed)) {
    const writing = writableFieldValue(typed, { typed: '', text: '' });
    if (!('text' in writing)) return writing;
  }
  const next = applyChanges(value, wish(value));
  const fault = findNewError(of, value, next);
  return fault ? { refused: words.notWritten(problemSentence(fault, next)) } : { text: typed };
}
