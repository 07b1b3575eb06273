// The comment after a field, which can be edited in every row.
import type { KeyboardEvent } from 'react';
import { commentOf, type Field } from '../../../core/syntax/policy.ts';
import { writableComment } from '../../../core/syntax/writable-value.ts';
import { recordsWords as words } from '../../../messages/en/records.ts';
import * as commands from '../edits/line-edits.ts';
import { highlightLine } from '../highlight-line.ts';
import styles from '../records.module.css';
import { DraftInput } from './draft-input.tsx';

interface Props {
  readonly field: Field;
  readonly line: number;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

export function RowComment({ field, line, onKeyDown }: Props) {
  const { id } = field.line;
  return (
    <DraftInput
      field="comment"
      label={words.comment}
      value={commentOf(field) ?? ''}
      placeholder={words.comment}
      className={`mono bare-field ${styles['comment']}`}
      writable={writableComment}
      commit={(text, visit) => commands.setLineComment(id, text, visit)}
      pasteLines={(text) => commands.pasteComments(id, text)}
      onFocusField={() => highlightLine(line)}
      {...(onKeyDown ? { onKeyDown } : {})}
    />
  );
}
