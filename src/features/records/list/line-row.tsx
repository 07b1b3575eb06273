// One row of the list: selects the component that shows a line.

import { type ComponentType, memo } from 'react';
import { lineAt } from '../../../core/document/lines.ts';
import type { ValueType } from '../../../core/syntax/directives.ts';
import { type Field, fieldAt, nameOf, type Policy } from '../../../core/syntax/policy.ts';
import { LazyAcapRow, LazyDescriptionRow, LazyExtensionRow, LazyMobileAgentRow } from '../rows/lazy-rows.tsx';
import { LazyBrokenRuleRow, LazyUnreadableRow } from '../rows/lazy-unreadable-row.tsx';
import type { LineRowInput } from '../rows/line-row-input.ts';
import { BlankRow, CommentRow, OtherFieldRow } from '../rows/other-rows.tsx';
import { RuleRow } from '../rows/rule-row.tsx';

/**
 * The row component for each type of value; undefined where the generic field row or the head of the record shows
 * it.
 */
const rowsByValueType: Readonly<Record<ValueType, ComponentType<LineRowInput> | undefined>> = {
  agent: undefined,
  text: undefined,
  path: RuleRow,
  version: LazyAcapRow,
  none: LazyAcapRow,
  url: LazyAcapRow,
  purpose: LazyAcapRow,
  'usage-rule': LazyAcapRow,
  request: LazyAcapRow,
  'qualified-usage': LazyAcapRow,
  'composite-usage': LazyAcapRow,
  'resource-set': LazyAcapRow,
  'agent-host': LazyMobileAgentRow,
  address: LazyExtensionRow,
  seconds: LazyExtensionRow,
  host: LazyExtensionRow,
  parameters: LazyExtensionRow,
  rate: LazyExtensionRow,
  'time-window': LazyExtensionRow,
  'unread-path': LazyExtensionRow,
  signals: LazyExtensionRow,
  'usage-statement': LazyExtensionRow,
};

/** Whether a line lacks a colon but starts with the name of an ACAP field, whose row can also repair it. */
const startsAcapRow = ({ format }: Policy, field: Field): boolean =>
  format.directives.some(
    ({ name, value }) =>
      rowsByValueType[value] === LazyAcapRow &&
      field.line.text.trimStart().toLowerCase().startsWith(name.toLowerCase()),
  );

/** Whether a rule is not written as one: its name is misspelled, or its colon is missing. */
const isBrokenRule = (field: Field): boolean =>
  field.places.shape !== 'field' || nameOf(field).toLowerCase() !== field.directive?.name.toLowerCase();

interface LineRowProps extends Omit<LineRowInput, 'field'> {
  readonly policy: Policy;
}

function LineRowPlain({ policy, ...place }: LineRowProps) {
  const field = fieldAt(policy, place.line);
  const { directive, kind } = field;
  const Row = directive ? (rowsByValueType[directive.value] ?? OtherFieldRow) : undefined;
  if (Row === RuleRow && isBrokenRule(field)) return <LazyBrokenRuleRow field={field} {...place} />;
  if (Row) return <Row field={field} {...place} />;
  if (kind === 'junk' && startsAcapRow(policy, field)) return <LazyAcapRow field={field} {...place} />;
  if (kind === 'blank') return <BlankRow line={place.line} />;
  if (kind === 'comment') return <CommentRow field={field} {...place} />;
  if (kind === 'junk') return <LazyUnreadableRow field={field} {...place} />;
  const Other = policy.format.describes ? LazyDescriptionRow : OtherFieldRow;
  return <Other field={field} {...place} />;
}

const sourceLineOf = ({ policy, line }: LineRowProps) => lineAt(policy.source.lines, line);

/** After an edit, most lines are the same objects in the same places: their rows do not re-render. */
const isSameRow = (before: LineRowProps, now: LineRowProps) =>
  sourceLineOf(before) === sourceLineOf(now) &&
  before.line === now.line &&
  before.block === now.block &&
  before.isCurrent === now.isCurrent &&
  before.decides === now.decides &&
  before.policy.format === now.policy.format;

/** A row that depends on other lines, or on how a reader interprets its own line, gets this from its context. */
export const LineRow = memo(LineRowPlain, isSameRow);
