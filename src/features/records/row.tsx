// One row of the list: chooses what a line is shown as.
import type { Directive } from '../../core/policy/directive.ts';
import { fieldAt, type Policy } from '../../core/policy/policy.ts';
import { BlankRow } from './marks.tsx';
import { BrokenRow, CommentRow, OtherFieldRow } from './other-rows.tsx';
import { RuleRow } from './rule-row.tsx';

interface LineRowProps {
  readonly policy: Policy;
  readonly line: number;
  readonly block: number;
  readonly isCurrent: boolean;
  readonly decides: boolean;
}

const rulesOf = new WeakMap<readonly Directive[], readonly Directive[]>();

/** The rule directives of a format, computed once. */
function ruleDirectives(directives: readonly Directive[]): readonly Directive[] {
  let rules = rulesOf.get(directives);
  if (!rules) rulesOf.set(directives, (rules = directives.filter(({ role }) => role === 'rule')));
  return rules;
}

export function LineRow({ policy, line, block, isCurrent, decides }: LineRowProps) {
  const field = fieldAt(policy, line);
  const { directive, kind } = field;
  if (directive?.role === 'rule') {
    const rules = ruleDirectives(policy.format.directives);
    return <RuleRow {...{ field, directive, rules, line, block, isCurrent, decides }} />;
  }
  if (kind === 'blank') return <BlankRow line={line} />;
  if (kind === 'comment') return <CommentRow {...{ field, line, isCurrent }} />;
  if (kind === 'junk') return <BrokenRow {...{ field, line, isCurrent }} />;
  return <OtherFieldRow {...{ field, line, isCurrent }} />;
}
