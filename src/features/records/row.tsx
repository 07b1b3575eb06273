// One row of the list: chooses what a line is shown as.
import { type ComponentType, lazy, Suspense } from 'react';
import type { ValueType } from '../../core/policy/directive.ts';
import { fieldAt, type Policy } from '../../core/policy/policy.ts';
import { BlankRow } from './marks.tsx';
import { BrokenRow, CommentRow, OtherFieldRow } from './other-rows.tsx';
import { type LineProps, RuleRow } from './rule-row.tsx';

const LoadedAcapRow = lazy(() => import('./acap/acap-row.tsx'));

/** Until the rows of ACAP are there, their lines are shown as fields that nobody knows: as high, and as editable. */
function AcapRow(props: LineProps) {
  return (
    <Suspense fallback={<OtherFieldRow {...props} />}>
      <LoadedAcapRow {...props} />
    </Suspense>
  );
}

/** The row of a field, by what its value is. */
const rows: Partial<Record<ValueType, ComponentType<LineProps>>> = {
  path: RuleRow,
  version: AcapRow,
  none: AcapRow,
  url: AcapRow,
  purpose: AcapRow,
  'usage-rule': AcapRow,
  request: AcapRow,
  'qualified-usage': AcapRow,
  'composite-usage': AcapRow,
  'resource-set': AcapRow,
};

interface LineRowProps extends Omit<LineProps, 'field'> {
  readonly policy: Policy;
}

export function LineRow({ policy, ...place }: LineRowProps) {
  const field = fieldAt(policy, place.line);
  const { directive, kind } = field;
  const Row = directive ? (rows[directive.value] ?? OtherFieldRow) : undefined;
  if (Row) return <Row field={field} {...place} />;
  if (kind === 'blank') return <BlankRow line={place.line} />;
  if (kind === 'comment') return <CommentRow field={field} {...place} />;
  if (kind === 'junk') return <BrokenRow field={field} {...place} />;
  return <OtherFieldRow field={field} {...place} />;
}
