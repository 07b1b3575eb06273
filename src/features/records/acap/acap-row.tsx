// One ACAP line in the list: selects the row for its kind of field. A line without a field is shown as text.
import type { ComponentType } from 'react';
import type { AcapLine, FieldKind } from '../../../core/formats/acap/field.ts';
import { readAcapLine } from '../../../core/formats/acap/read-line.ts';
import { writableLine } from '../../../core/syntax/writable-value.ts';
import { acapIssueMessage } from '../../../messages/en/diagnostics/acap.ts';
import { acapWords as words } from '../../../messages/en/formats/acap.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useFindingsOfLine } from '../marks/findings-of-line.ts';
import listStyles from '../records.module.css';
import type { LineRowInput } from '../rows/line-row-input.ts';
import { OtherFieldRow } from '../rows/other-rows.tsx';
import { SkippedRow } from '../rows/skipped-row.tsx';
import styles from './acap.module.css';
import * as commands from './acap-edits.ts';
import type { AcapRowProps } from './acap-row-frame.tsx';
import { DefinitionRow } from './definitions/definition-row.tsx';
import { IgnoreRow, PurposeRow, ReferenceRow, RequestRow, VersionRow } from './statement-rows.tsx';
import { UsageRuleRow } from './usage-rule-row.tsx';

type RowsByKind = { readonly [Kind in FieldKind]?: ComponentType<AcapRowProps<Kind>> };

const rowsByKind: RowsByKind = {
  version: VersionRow,
  'ignore-conventional': IgnoreRow,
  reference: ReferenceRow,
  purpose: PurposeRow,
  request: RequestRow,
  rule: UsageRuleRow,
  'qualified-usage': DefinitionRow,
  'composite-usage': DefinitionRow,
  'resource-set': DefinitionRow,
};

/** A line that crawlers skip: its text, which can be repaired, and what is wrong with it. */
function SkippedAcapRow({ read, ...props }: LineRowInput & { read: AcapLine }) {
  const { field } = props;
  // What is wrong is said once: by the findings below the row, or here.
  const hasFindings = useFindingsOfLine(field.line.id).length > 0;
  const problems = hasFindings
    ? []
    : read.issues.filter(({ effect }) => effect === 'void').map((issue) => acapIssueMessage(issue));
  return (
    <SkippedRow
      {...props}
      className={styles['skipped']}
      label={words.rawLine}
      value={field.line.text}
      writable={writableLine}
      commit={(text, visit) => commands.setLineText(field.line.id, text, visit)}
    >
      <p className={`text-xs quiet ${listStyles['hint']}`}>
        <Icon name="g-error" /> {[...new Set(problems), words.cannotRead].join(' ')}
      </p>
    </SkippedRow>
  );
}

export function AcapRow(props: LineRowInput) {
  const read = readAcapLine(props.field.line);
  if (!read) return <OtherFieldRow {...props} />;
  const { field: acap } = read;
  const Row = acap && (rowsByKind[acap.kind] as ComponentType<AcapRowProps> | undefined);
  return Row ? <Row {...props} read={read} acap={acap} /> : <SkippedAcapRow {...props} read={read} />;
}
