// A line that the crawlers of its system skip: its text in a field, to be corrected, and what is wrong with it.
import type { ReactNode } from 'react';
import { recordsWords as words } from '../../../messages/en/records.ts';
import { highlightLine } from '../highlight-line.ts';
import { LineMarks } from '../marks/reader-marks.tsx';
import styles from '../records.module.css';
import { DraftInput, type DraftInputProps } from './draft-input.tsx';
import type { LineRowInput } from './line-row-input.ts';
import { LineMenu } from './other-rows.tsx';

interface SkippedRowProps
  extends LineRowInput,
    Pick<DraftInputProps, 'label' | 'value' | 'writable' | 'commit'> {
  readonly className?: string | undefined;
  /** Why the line is skipped. */
  readonly children: ReactNode;
}

export function SkippedRow({ className = '', children, ...props }: SkippedRowProps) {
  const { line, isCurrent, label, value, writable, commit } = props;
  return (
    <fieldset
      aria-label={words.lineName(line + 1)}
      className={`${styles['brokenRow']} ${className}`}
      data-line={line + 1}
      data-current={isCurrent}
    >
      <LineMenu {...props} />
      <span className={styles['cell']}>
        <DraftInput
          {...{ label, value, writable, commit }}
          field="value"
          className={`mono bare-field ${styles['path']}`}
          onFocusField={() => highlightLine(line)}
        />
      </span>
      {children}
      <LineMarks line={line} />
    </fieldset>
  );
}
