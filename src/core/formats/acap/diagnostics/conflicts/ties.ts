// Checks fields for the same usage and the same paths (ACAP 1.1 2.4.6).

import { defineChecks, kind } from '../../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../../diagnostics/finding.ts';
import { removeFields } from '../../edit/remove-fields.ts';
import { needsVersion11 } from '../../expand-usages.ts';
import type { Usage } from '../../usages.ts';
import { type AcapContext, acap11, fieldPlace, lineText, parsedLine } from '../check-context.ts';
import { isFaultlessLine, replaceColumnsAt, sortEdits } from '../edits.ts';
import { conflict } from '../example.ts';
import { raiseVersion } from '../version-edits.ts';
import { qualifiersOf, qualifierText } from './duplicates.ts';
import type { Statement, StatementGroup } from './statement-groups.ts';

/** The usage and pattern that an earlier line has too. `line`: from 1. */
type Repeated = { readonly usage: Usage; readonly pattern: string; readonly line: number };

const kinds = {
  'conflict-tie': kind<Repeated>({
    severity: 'warning',
    source: acap11('2.4.6'),
    examples: [conflict('ACAP-allow-index: /a', 'ACAP-disallow-index: /%61', 'ACAP-disallow-index: /a/')],
  }),
  'permission-tie-qualifiers': kind<Repeated>({
    severity: 'warning',
    source: acap11('2.4.6'),
    examples: [
      conflict(
        'ACAP-allow-index: /a',
        'ACAP-allow-index: /a time-limit=3-days',
        'ACAP-allow-index: /a/b time-limit=3-days',
      ),
    ],
  }),
};

type Context = AcapContext<typeof kinds>;

/** Merges two permissions into one with the qualifiers of both, if neither uses a name. */
function mergeFix({ subject, fix }: Context, first: Statement, second: Statement): Fix | undefined {
  const { policy, file } = subject;
  const fields = [first.rule.field, second.rule.field];
  if (fields.some(({ usage, resource }) => usage.kind !== 'standard' || resource.kind !== 'pattern'))
    return undefined;
  const existing = new Set(first.rule.field.qualifiers.map(qualifierText));
  const added = second.rule.field.qualifiers
    .filter((one) => !existing.has(qualifierText(one)))
    .map((one) => one.text);
  const end = parsedLine(policy, first.rule.line).value.end;
  const kept = lineText(policy, first.rule.line).slice(0, end);
  const merged = [kept, ...added].join(' ');
  if (!isFaultlessLine(merged)) return undefined;
  const qualifiers = fields.flatMap((field) => field.qualifiers);
  const isNew = needsVersion11('allow', { usage: first.usage, qualifiers, isStem: false });
  const edits = () =>
    sortEdits(
      isNew ? raiseVersion(policy, file) : [],
      added.length > 0 ? [replaceColumnsAt(first.rule.line, { start: end, end }, merged.slice(end))] : [],
      removeFields(policy, [second.rule.line]),
    );
  return fix('merge-fields', { line: first.rule.line + 1 }, edits);
}

const removeFix = ({ subject: { policy }, fix }: Context, { rule: { line } }: Statement): Fix =>
  fix('remove-that-line', { line: line + 1 }, () => removeFields(policy, [line]));

/** Reports fields of one group with equal patterns. Each line is reported once. */
function checkGroup(context: Context, { items }: StatementGroup) {
  const { subject, report } = context;
  const { policy, duplicates } = subject;
  const first = new Map<string, { allow?: Statement; deny?: Statement }>();
  const reported = new Set<number>();
  for (const item of items) {
    const { rule, usage, effect, path, written } = item;
    if (duplicates().has(rule.line)) continue;
    const key = `${usage} ${path.units}`;
    const above = first.get(key) ?? {};
    const opposite = effect === 'allow' ? above.deny : above.allow;
    const at = fieldPlace(policy, rule.line);
    const said = { usage, pattern: written };
    if (opposite && !reported.has(rule.line)) {
      reported.add(rule.line);
      report('conflict-tie', at, { ...said, line: opposite.rule.line + 1 }, () => [
        removeFix(context, item),
        removeFix(context, opposite),
      ]);
    }
    const { allow } = above;
    const isOther = effect === 'allow' && allow && allow.rule.line !== rule.line;
    if (isOther && qualifiersOf(allow) !== qualifiersOf(item) && !reported.has(rule.line)) {
      reported.add(rule.line);
      report('permission-tie-qualifiers', at, { ...said, line: allow.rule.line + 1 }, () =>
        mergeFix(context, allow, item),
      );
    }
    first.set(key, { [effect]: item, ...above });
  }
}

function checkTies(context: Context) {
  for (const group of context.subject.groups()) checkGroup(context, group);
}

export const tieChecks = defineChecks(kinds, checkTies);
