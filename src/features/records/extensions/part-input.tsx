// A text field for one part of a value.
import type { ValueEdit } from '../../../core/formats/extensions/edit/value-changes.ts';
import type { WritingResult } from '../../../core/syntax/writable-value.ts';
import { highlightLine } from '../highlight-line.ts';
import type { RowField } from '../list/focus-row.ts';
import styles from '../records.module.css';
import { DraftInput, type FieldRefusal } from '../rows/draft-input.tsx';
import { type ControlProps, checkPartWriting } from './control-props.ts';
import { setValuePart } from './extension-edits.ts';

interface PartInputProps {
  readonly control: ControlProps;
  readonly field: RowField;
  readonly label: string;
  /** The current text of the part. */
  readonly part: string;
  /** Returns the edit of the value for a typed text. */
  readonly edit: (typed: string) => ValueEdit;
  /** Returns why a typed text cannot be written in this part; undefined if it can. */
  readonly refuse?: (typed: string) => string | undefined;
  readonly placeholder?: string;
  readonly inputMode?: 'numeric' | 'decimal' | 'url';
  readonly className?: string | undefined;
}

export function PartInput({ control, label, part, edit, refuse, ...rest }: PartInputProps) {
  const { id, line, onKeyDown } = control;
  const writable = (typed: string): WritingResult | FieldRefusal => {
    const refusal = refuse?.(typed.trim());
    return refusal === undefined
      ? checkPartWriting(control, typed.trim(), edit(typed.trim()))
      : { refused: refusal };
  };
  return (
    <DraftInput
      className={`mono bare-field ${styles['path']}`}
      {...rest}
      label={label}
      value={part}
      writable={writable}
      commit={(text, visit) => setValuePart(id, edit(text), visit)}
      onFocusField={() => highlightLine(line)}
      onKeyDown={onKeyDown}
    />
  );
}
