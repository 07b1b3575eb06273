// The common part of all ACAP rows: their line, their number, and the double line of a part for a purpose.
import type { ReactNode } from 'react';
import { readAcapFile } from '../../../core/formats/acap/acap-file.ts';
import type { AcapField, AcapLine, FieldKind, FieldOf } from '../../../core/formats/acap/field.ts';
import { commentOf } from '../../../core/syntax/policy.ts';
import { acapWords } from '../../../messages/en/formats/acap.ts';
import { recordsWords } from '../../../messages/en/records.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useRecordsForm } from '../form-context.ts';
import { LineMarks } from '../marks/reader-marks.tsx';
import type { LineRowInput } from '../rows/line-row-input.ts';
import { RowComment } from '../rows/row-comment.tsx';
import styles from './acap.module.css';
import * as commands from './acap-edits.ts';
import { lacksVersion } from './file-facts.ts';

interface AcapRowPropsOf<F extends AcapField> extends LineRowInput {
  readonly read: AcapLine;
  readonly acap: F;
}

/** Props of a row for some kinds of fields: the line as in the list, and as parsed by ACAP. */
export type AcapRowProps<Kind extends FieldKind = FieldKind> = AcapRowPropsOf<FieldOf<Kind>>;

/** The trailing comment of a line. */
function LineComment({ field, line }: LineRowInput) {
  return (
    <span className={styles['comment']}>
      <RowComment field={field} line={line} />
    </span>
  );
}

/** Shown below a line that uses a feature of ACAP 1.1 in a file that does not declare version 1.1. */
function DeclareVersionButton({ acap }: Pick<AcapRowProps, 'acap'>) {
  const { policy } = useRecordsForm();
  if (!lacksVersion(policy, acap)) return null;
  return (
    <p className={`text-xs quiet row-note ${styles['offer']}`}>
      <Icon name="g-warning" /> {acapWords.needsVersion}{' '}
      <button type="button" className="btn btn-link" onClick={() => commands.setFileVersion('1.1')}>
        {acapWords.addVersion}
      </button>
    </p>
  );
}

interface AcapRowFrameProps extends AcapRowProps {
  readonly className: string | undefined;
  /** Whether the name gets its own line in a narrow pane. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

export function AcapRowFrame({ className = '', isLong, children, ...row }: AcapRowFrameProps) {
  const { field, line, isCurrent, decides, acap } = row;
  const { policy } = useRecordsForm();
  return (
    <fieldset
      aria-label={recordsWords.lineName(line + 1)}
      className={`${styles['row']} ${className}`}
      data-line={line + 1}
      data-current={isCurrent}
      data-long={isLong}
      data-decides={decides}
      data-nested={readAcapFile(policy).facts.purposeNesting().nested.has(line)}
      data-commented={commentOf(field) !== undefined}
    >
      {children}
      <LineComment {...row} />
      <DeclareVersionButton acap={acap} />
      <LineMarks line={line} />
    </fieldset>
  );
}
