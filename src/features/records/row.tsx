// One row of the list: chooses what a line is shown as.
import { type ComponentType, memo } from 'react';
import type { ValueType } from '../../core/syntax/directives.ts';
import { type Field, fieldAt, type Policy } from '../../core/syntax/policy.ts';
import { lineAt } from '../../core/text/lines.ts';
import { AcapRow, BrokenRow, DescribingRow, MobileRow, ModernRow } from './loaded-row.tsx';
import { BlankRow, CommentRow, OtherFieldRow } from './other-rows.tsx';
import { type LineProps, RuleRow } from './rule-row.tsx';

/** The row of a field, by what its value is: undefined where it is shown as any field is, or by the head of its record. */
const rows: Readonly<Record<ValueType, ComponentType<LineProps> | undefined>> = {
  agent: undefined,
  text: undefined,
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
  'agent-host': MobileRow,
  address: ModernRow,
  seconds: ModernRow,
  host: ModernRow,
  parameters: ModernRow,
  rate: ModernRow,
  'time-window': ModernRow,
  'unread-path': ModernRow,
  signals: ModernRow,
  'usage-statement': ModernRow,
};

/** True for a line without a colon that begins as a field does whose row can also mend it. */
const begunBy = ({ format }: Policy, field: Field): boolean =>
  format.directives.some(
    ({ name, value }) =>
      rows[value] === AcapRow && field.line.text.trimStart().toLowerCase().startsWith(name.toLowerCase()),
  );

interface LineRowProps extends Omit<LineProps, 'field'> {
  readonly policy: Policy;
}

function LineRowPlain({ policy, ...place }: LineRowProps) {
  const field = fieldAt(policy, place.line);
  const { directive, kind } = field;
  const Row = directive ? (rows[directive.value] ?? OtherFieldRow) : undefined;
  if (Row) return <Row field={field} {...place} />;
  if (kind === 'junk' && begunBy(policy, field)) return <AcapRow field={field} {...place} />;
  if (kind === 'blank') return <BlankRow line={place.line} />;
  if (kind === 'comment') return <CommentRow field={field} {...place} />;
  if (kind === 'junk') return <BrokenRow field={field} {...place} />;
  const Other = policy.format.describes ? DescribingRow : OtherFieldRow;
  return <Other field={field} {...place} />;
}

const lineOf = ({ policy, line }: LineRowProps) => lineAt(policy.source.lines, line);

/** After an edit most lines are the same objects in the same places: their rows stay as they are. */
const isSame = (before: LineRowProps, now: LineRowProps) =>
  lineOf(before) === lineOf(now) &&
  before.line === now.line &&
  before.block === now.block &&
  before.isCurrent === now.isCurrent &&
  before.decides === now.decides &&
  before.policy.format === now.policy.format;

/** A row that says something of other lines, or of what a reader makes of its own, is told so by its context. */
export const LineRow = memo(LineRowPlain, isSame);
