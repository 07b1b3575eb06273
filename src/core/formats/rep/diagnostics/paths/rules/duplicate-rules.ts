// R041, R042, R047, R048: rules without a path, and rules with the same path in one record.

import { cite } from '../../../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../../../diagnostics/define-checks.ts';
import { type Effect, pathOfRule } from '../../../../../matching/path-rule.ts';
import type { RobotsRecord } from '../../../robots-record.ts';
import {
  effectiveRules,
  effectiveRulesTask,
  type PathContext,
  pathAt,
  writePathFix,
} from '../check-context.ts';
import { pathExample } from '../example.ts';
import { deleteRuleFix } from './redundant-lines.ts';

const kinds = {
  R041: kind({
    severity: 'info',
    source: [...cite('draft-koster-robots-00', '4'), ...cite('RFC 9309', '2.2.2'), ...cite('urllib')],
    examples: [
      pathExample(['Disallow: /tmp/', 'Disallow:'], ['Disallow: /tmp/']),
      pathExample(['Disallow: # nothing', 'Disallow: /tmp/'], ['Disallow: /tmp/']),
    ],
  }),
  R042: kind({
    severity: 'warning',
    source: [...cite('draft-koster-robots-00', '4'), ...cite('RFC 9309', '2.2.2'), ...cite('urllib')],
    examples: [
      pathExample(['Disallow: /tmp/', 'Allow:'], ['Disallow: /tmp/', 'Allow: /tmp/a']),
      pathExample(['Allow:', 'Disallow: /'], ['Allow: /a', 'Disallow: /']),
    ],
  }),
  R047: kind<{ readonly path: string; readonly line: number }>({
    severity: 'hint',
    source: [...cite('draft 1', '3.2.2'), ...cite('RFC 9309', '2.2.2')],
    examples: [
      pathExample(
        ['Disallow: /tmp/', 'Disallow: /a', 'Disallow: /tmp/'],
        ['Disallow: /tmp/', 'Disallow: /a'],
      ),
      pathExample(['Allow: /a', 'Allow: /a', 'Disallow: /'], ['Allow: /a', 'Disallow: /']),
    ],
  }),
  R048: kind<{ readonly path: string; readonly line: number; readonly effect: Effect }>({
    severity: 'warning',
    source: [...cite('draft 1', '3.2.2'), ...cite('RFC 9309', '2.2.2')],
    examples: [
      pathExample(['Disallow: /folder', 'Allow: /folder'], ['Disallow: /folder', 'Allow: /folder/a']),
      pathExample(['Allow: /a%7E', 'Disallow: /a~'], ['Disallow: /a~']),
    ],
  }),
};

type Context = PathContext<typeof kinds>;

const RULES_PER_STEP = 500;

/** Most readers ignore a rule without a path. For some it allows everything that no rule above decides. */
function reportEmpty(context: Context, { rules }: RobotsRecord) {
  const { subject, report } = context;
  const empty = [...rules.entries()].filter(([, rule]) => pathOfRule(rule) === '');
  if (empty.length === 0) return;
  const effective = effectiveRules(subject, rules, subject.today);
  const lastDeny = effective.findLast(({ rule }) => rule.effect === 'deny')?.place ?? -1;
  for (const [place, { effect, line }] of empty) {
    const at = pathAt(subject, line);
    const remove = () => deleteRuleFix(context, line, lastDeny > place);
    if (effect === 'deny' && effective.length > 0) report('R041', at, {}, remove);
    if (effect === 'allow') report('R042', at, {}, () => [writePathFix(context, line, '/'), remove()]);
  }
}

const opposite = { allow: 'deny', deny: 'allow' } as const satisfies Record<Effect, Effect>;

function* reportDuplicates(context: Context, { rules }: RobotsRecord) {
  const { subject, report } = context;
  const firstLines = new Map<string, number>();
  for (const { place, at, rule, path } of effectiveRules(subject, rules, subject.today)) {
    if (place % RULES_PER_STEP === RULES_PER_STEP - 1) yield;
    const { effect } = rule;
    const ruleKey = `${effect} ${path}`;
    const duplicate = firstLines.get(ruleKey);
    if (duplicate !== undefined) {
      subject.duplicateLines.add(at.line);
      report('R047', pathAt(subject, at.line), { path, line: duplicate + 1 }, () =>
        deleteRuleFix(context, at.line, false),
      );
      continue;
    }
    firstLines.set(ruleKey, at.line);
    const units = `${effect}\n${rule.pattern.units}`;
    const other = firstLines.get(`${opposite[effect]}\n${rule.pattern.units}`);
    if (other !== undefined && !firstLines.has(units)) {
      const [deny, allow] = effect === 'deny' ? [at.line, other] : [other, at.line];
      subject.duplicateLines.add(at.line);
      report('R048', pathAt(subject, at.line), { path, line: other + 1, effect }, () => [
        deleteRuleFix(context, deny, true),
        deleteRuleFix(context, allow, true),
      ]);
    }
    firstLines.set(units, at.line);
  }
}

/** Rules without a path, and rules with the same path in one record. */
function* checkDuplicates(context: Context) {
  const { subject } = context;
  for (const record of subject.loose.records) {
    yield* effectiveRulesTask(subject, record.rules, subject.today);
    reportEmpty(context, record);
    yield* reportDuplicates(context, record);
    yield;
  }
}

export const duplicateRuleChecks = defineChecks(kinds, checkDuplicates);
