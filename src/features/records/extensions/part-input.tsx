// A text field for one part of a value.
import type { ValueEdit } from '../../../core/formats/extensions/edit/value-changes.ts';
import type { WritingResult } from '../../../core/syntax/writable-value.ts';
import { highlightLine } from '../highlight-line.ts';
import styles from '../records.module.css';
import { DraftInput, type FieldRefusal } from '../rows/draft-input.tsx';
import { type ControlProps, checkPartWriting } from './control-props.ts';
import { setValuePart } from './extension-edits.ts';

interface PartInputProps {
  readonly control: ControlProps;
  readonly label: string;
  /** What the part holds. */
  readonly part: string;
  /** What is asked of the value when this is typed. */
  readonly wish: (typed: string) => ValueEdit;
  /** What cannot be written for a reason of this part; undefined if nothing speaks against it. */
  readonly refuse?: (typed: string) => string | undefined;
  readonly placeholder?: string;
  readonly inputMode?: 'numeric' | 'decimal' | 'url';
  readonly className?: string | undefined;
}

export function PartInput({ control, label, part, wish, refuse, ...rest }: PartInputProps) {
  const { id, line, onKeyDown } = control;
  const writable = (typed: string): WritingResult | FieldRefusal => {
    const refused = refuse?.(typed.trim());
    return refused === undefined ? checkPartWriting(control, typed.trim(), wish(typed.trim())) : { refused };
  };
  return (
    <DraftInput
      className={styles['path']}
      {...rest}
      label={label}
      value={part}
      writable={writable}
      commit={(text, visit) => setValuePart(id, wish(text), visit)}
      onPoint={() => highlightLine(line)}
      onKeyDown={onKeyDown}
    />
  );
}
