// One line of ACAP in the list: chooses its row by what the line says; a line that says nothing is shown as its text.
import type { ComponentType } from 'react';
import type { AcapLine, FieldKind } from '../../../core/formats/acap/field.ts';
import { readAcapLine } from '../../../core/formats/acap/read-line.ts';
import { writableLine } from '../../../core/syntax/writable-value.ts';
import { acapFindingWords } from '../../../messages/en/diagnostics/acap.ts';
import { acapWords as words } from '../../../messages/en/formats/acap.ts';
import { recordsWords } from '../../../messages/en/records.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { highlightLine } from '../highlight-line.ts';
import { useFindingsOfLine } from '../marks/findings-of-line.ts';
import { LineMarks } from '../marks/reader-marks.tsx';
import listStyles from '../records.module.css';
import { DraftInput } from '../rows/draft-input.tsx';
import type { LineRowInput } from '../rows/line-row-input.ts';
import { LineMenu, OtherFieldRow } from '../rows/other-rows.tsx';
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

/** A line that crawlers skip: its text, to be mended, and what is wrong with it. */
function SkippedAcapRow({ read, ...props }: LineRowInput & { read: AcapLine }) {
  const { field, line, isCurrent } = props;
  // What is wrong is said once: by the findings below the row, or here.
  const hasFindings = useFindingsOfLine(field.line.id).length > 0;
  const faults = hasFindings
    ? []
    : read.issues
        .filter(({ effect }) => effect === 'void')
        .map((issue) => acapFindingWords[issue.code].message(issue.words ?? []));
  return (
    <fieldset
      aria-label={recordsWords.lineName(line + 1)}
      className={`${listStyles['brokenRow']} ${styles['skipped']}`}
      data-line={line + 1}
      data-current={isCurrent}
    >
      <LineMenu {...props} />
      <span className={listStyles['number']}>{line + 1}</span>
      <span className={listStyles['cell']}>
        <DraftInput
          field="value"
          label={words.rawLine}
          value={field.line.text}
          className={listStyles['path']}
          writable={writableLine}
          commit={(text, visit) => commands.setLineText(field.line.id, text, visit)}
          onPoint={() => highlightLine(line)}
        />
      </span>
      <p className={listStyles['hint']}>
        <Icon name="g-error" /> {[...new Set(faults), words.cannotRead].join(' ')}
      </p>
      <LineMarks line={line} />
    </fieldset>
  );
}

export default function AcapRow(props: LineRowInput) {
  const read = readAcapLine(props.field.line);
  if (!read) return <OtherFieldRow {...props} />;
  const { field: acap } = read;
  const Row = acap && (rowsByKind[acap.kind] as ComponentType<AcapRowProps> | undefined);
  return Row ? <Row {...props} read={read} acap={acap} /> : <SkippedAcapRow {...props} read={read} />;
}
