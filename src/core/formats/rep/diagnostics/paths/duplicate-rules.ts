// R041, R042, R047, R048: rules without a path, and rules with the same path in one record.

import { defineDiagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import { createFix } from '../../../../diagnostics/finding.ts';
import { type Effect, pathOfRule } from '../../../../matching/path-rule.ts';
import { setPath } from '../../edit/set-path.ts';
import type { RobotsRecord } from '../../robots-record.ts';
import { type CheckContext, effectiveRules, effectiveRulesTask, type RecordCheck } from './check-context.ts';
import { pathExample } from './example.ts';
import { deleteRuleFix } from './redundant-lines.ts';

const RULES_PER_STEP = 500;
const lineNumber = (line: number) => String(line + 1);

const R041 = defineDiagnostic({
  code: 'R041',
  severity: 'info',
  spec: 'draft-koster-robots-00 4 (KOS-043); RFC 9309 2.2.2 (RFC-026); urllib (PYU-013)',
  examples: [
    pathExample(['Disallow: /tmp/', 'Disallow:'], ['Disallow: /tmp/']),
    pathExample(['Disallow: # nothing', 'Disallow: /tmp/'], ['Disallow: /tmp/']),
  ],
});

const R042 = defineDiagnostic({
  code: 'R042',
  severity: 'warning',
  spec: 'draft-koster-robots-00 4 (KOS-043); RFC 9309 2.2.2 (RFC-026); urllib (PYU-013)',
  examples: [
    pathExample(['Disallow: /tmp/', 'Allow:'], ['Disallow: /tmp/', 'Allow: /tmp/a']),
    pathExample(['Allow:', 'Disallow: /'], ['Allow: /a', 'Disallow: /']),
  ],
});

/**
 * R041 and R042: most readers ignore a rule without a path. For some it allows everything that no rule above
 * decides.
 */
function reportEmpty(context: CheckContext, { rules }: RobotsRecord): void {
  const { policy, report, today } = context;
  const empty = [...rules.entries()].filter(([, rule]) => pathOfRule(rule) === '');
  if (empty.length === 0) return;
  const effective = effectiveRules(context, rules, today);
  const lastDeny = effective.findLast(({ rule }) => rule.effect === 'deny')?.place ?? -1;
  for (const [place, { effect, line }] of empty) {
    const remove = () => deleteRuleFix(policy, line, lastDeny > place);
    if (effect === 'deny' && effective.length > 0) report(R041, line, [], () => [remove()]);
    if (effect === 'allow')
      report(R042, line, [], () => [
        createFix('write-rule-path', ['/'], 'changes', () => setPath(policy, line, '/')),
        remove(),
      ]);
  }
}

const R047 = defineDiagnostic({
  code: 'R047',
  severity: 'hint',
  spec: 'draft 1 3.2.2 (KOS-032); RFC 9309 2.2.2 (RFC-010)',
  examples: [
    pathExample(['Disallow: /tmp/', 'Disallow: /a', 'Disallow: /tmp/'], ['Disallow: /tmp/', 'Disallow: /a']),
    pathExample(['Allow: /a', 'Allow: /a', 'Disallow: /'], ['Allow: /a', 'Disallow: /']),
  ],
});

const R048 = defineDiagnostic({
  code: 'R048',
  severity: 'warning',
  spec: 'draft 1 3.2.2 (KOS-032); RFC 9309 2.2.2 (RFC-011)',
  examples: [
    pathExample(['Disallow: /folder', 'Allow: /folder'], ['Disallow: /folder', 'Allow: /folder/a']),
    pathExample(['Allow: /a%7E', 'Disallow: /a~'], ['Disallow: /a~']),
  ],
});

/** Reports R047 and R048. */
function* reportDuplicates(context: CheckContext, { rules }: RobotsRecord) {
  const { policy, report, today } = context;
  const firstLines = new Map<string, number>();
  const opposite = { allow: 'deny', deny: 'allow' } as const satisfies Record<Effect, Effect>;
  for (const { place, at, rule, path } of effectiveRules(context, rules, today)) {
    if (place % RULES_PER_STEP === RULES_PER_STEP - 1) yield;
    const { effect } = rule;
    const ruleKey = `${effect} ${path}`;
    const duplicate = firstLines.get(ruleKey);
    if (duplicate !== undefined) {
      report(R047, at.line, [path, lineNumber(duplicate)], () => [deleteRuleFix(policy, at.line, false)]);
      continue;
    }
    firstLines.set(ruleKey, at.line);
    const units = `${effect}\n${rule.pattern.units}`;
    const other = firstLines.get(`${opposite[effect]}\n${rule.pattern.units}`);
    if (other !== undefined && !firstLines.has(units)) {
      const [deny, allow] = effect === 'deny' ? [at.line, other] : [other, at.line];
      report(R048, at.line, [path, lineNumber(other), effect], () => [
        deleteRuleFix(policy, deny, true),
        deleteRuleFix(policy, allow, true),
      ]);
    }
    firstLines.set(units, at.line);
  }
}

/** Runs all of these, record by record. */
export const checkDuplicateRules: RecordCheck = function* (context) {
  for (const record of context.loose.records) {
    yield* effectiveRulesTask(context, record.rules, context.today);
    reportEmpty(context, record);
    yield* reportDuplicates(context, record);
    yield;
  }
};

export const duplicateRulesDiagnostics = [R041, R042, R047, R048];
