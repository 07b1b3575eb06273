// The whole value in one field, as written: for values without parts, and for values that cannot be parsed.
import type { FieldContent, WritingResult } from '../../../core/syntax/writable-value.ts';
import * as commands from '../edits/line-edits.ts';
import { highlightLine } from '../highlight-line.ts';
import styles from '../records.module.css';
import { DraftInput, type FieldRefusal } from '../rows/draft-input.tsx';
import { writableFieldValue } from '../rows/other-rows.tsx';
import type { ControlProps } from './control-props.ts';
import own from './extensions.module.css';

interface ValueFieldProps extends ControlProps {
  readonly placeholder?: string;
  readonly inputMode?: 'decimal' | 'url';
  readonly writable?: (typed: string, current: FieldContent) => WritingResult | FieldRefusal;
}

export function ValueField({
  id,
  line,
  name,
  value,
  onKeyDown,
  writable = writableFieldValue,
  ...rest
}: ValueFieldProps) {
  return (
    <span className={`${styles['cell']} ${own['whole']}`}>
      <DraftInput
        field="value"
        label={name}
        value={value}
        className={`mono bare-field ${styles['path']}`}
        writable={writable}
        commit={(text, visit) => commands.setFieldValue(id, text, visit)}
        onFocusField={() => highlightLine(line)}
        onKeyDown={onKeyDown}
        {...(rest.placeholder === undefined ? {} : { placeholder: rest.placeholder })}
        {...(rest.inputMode === undefined ? {} : { inputMode: rest.inputMode })}
      />
    </span>
  );
}
