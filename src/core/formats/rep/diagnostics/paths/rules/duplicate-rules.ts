// R041, R042, R047, R048: rules without a path, and rules with the same path in one record.

import { cite } from '../../../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../../../diagnostics/define-checks.ts';
import { type Effect, pathOfRule } from '../../../../../matching/path-rule.ts';
import { memoizeByKey } from '../../../../../text/lazy.ts';
import type { RobotsRecord, RuleLine } from '../../../robots-record.ts';
import {
  type EffectiveRule,
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

/** The rules of a record without a path, with their places. Cached as long as the record. */
const rulesWithoutPath = memoizeByKey((rules: readonly RuleLine[]) =>
  [...rules.entries()].filter(([, rule]) => pathOfRule(rule) === ''),
);

/** Most readers ignore a rule without a path. For some it allows everything that no rule above decides. */
function reportEmpty(context: Context, { rules }: RobotsRecord) {
  const { subject, report } = context;
  const empty = rulesWithoutPath(rules);
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

/** A rule with the same path as an earlier one. */
interface Duplicate {
  readonly effectiveRule: EffectiveRule;
  /** The line of the earlier one, 0-based. */
  readonly earlier: number;
  readonly hasSameEffect: boolean;
}

/** The rules with the same path as an earlier one. Cached as long as the rules of the record. */
const findDuplicates = memoizeByKey((rules: readonly EffectiveRule[]): readonly Duplicate[] => {
  const duplicates: Duplicate[] = [];
  const firstLines = new Map<string, number>();
  for (const effectiveRule of rules) {
    const { at, rule, path } = effectiveRule;
    const { effect } = rule;
    const ruleKey = `${effect} ${path}`;
    const same = firstLines.get(ruleKey);
    if (same !== undefined) {
      duplicates.push({ effectiveRule, earlier: same, hasSameEffect: true });
      continue;
    }
    firstLines.set(ruleKey, at.line);
    const units = `${effect}\n${rule.pattern.units}`;
    const other = firstLines.get(`${opposite[effect]}\n${rule.pattern.units}`);
    if (other !== undefined && !firstLines.has(units))
      duplicates.push({ effectiveRule, earlier: other, hasSameEffect: false });
    firstLines.set(units, at.line);
  }
  return duplicates;
});

function reportDuplicates(context: Context, { rules }: RobotsRecord) {
  const { subject, report } = context;
  const duplicates = findDuplicates(effectiveRules(subject, rules, subject.today));
  for (const { effectiveRule, earlier, hasSameEffect } of duplicates) {
    const { at, rule, path } = effectiveRule;
    const { effect } = rule;
    subject.duplicateLines.add(at.line);
    if (hasSameEffect) {
      report('R047', pathAt(subject, at.line), { path, line: earlier + 1 }, () =>
        deleteRuleFix(context, at.line, false),
      );
      continue;
    }
    const [deny, allow] = effect === 'deny' ? [at.line, earlier] : [earlier, at.line];
    report('R048', pathAt(subject, at.line), { path, line: earlier + 1, effect }, () => [
      deleteRuleFix(context, deny, true),
      deleteRuleFix(context, allow, true),
    ]);
  }
}

/** Rules without a path, and rules with the same path in one record. */
function* checkDuplicates(context: Context) {
  const { subject } = context;
  for (const record of subject.loose.records) {
    yield* effectiveRulesTask(subject, record.rules, subject.today);
    reportEmpty(context, record);
    reportDuplicates(context, record);
    yield;
  }
}

export const duplicateRuleChecks = defineChecks(kinds, checkDuplicates);
