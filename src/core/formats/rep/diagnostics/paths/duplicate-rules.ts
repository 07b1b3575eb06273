// Rules without a path, and rules of one record that have the same: R041, R042, R047, R048.

import { createFix } from '../../../../diagnostics/finding.ts';
import { type Effect, pathOfRule } from '../../../../matching/path-rule.ts';
import { setPath } from '../../edit/set-path.ts';
import type { RobotsRecord } from '../../records.ts';
import { type CheckContext, effectiveRules, effectiveRulesTask, type RecordCheck } from './check-context.ts';
import { deleteRuleFix } from './redundant-lines.ts';

const RULES_PER_STEP = 500;
const lineNumber = (line: number) => String(line + 1);

/** R041 and R042: to most readers they are nothing, to some an Allow for everything that is not settled above. */
function reportEmpty({ policy, put, today }: CheckContext, { rules }: RobotsRecord): void {
  const empty = [...rules.keys()].filter((place) => pathOfRule(rules[place]!) === '');
  if (empty.length === 0) return;
  const ruled = effectiveRules(rules, policy, today);
  const lastDeny = ruled.findLast(({ rule }) => rule.effect === 'deny')?.place ?? -1;
  for (const place of empty) {
    const { effect, line } = rules[place]!;
    const remove = () => deleteRuleFix(policy, line, lastDeny > place);
    if (effect === 'deny' && ruled.length > 0) put('R041', line, [], () => [remove()]);
    if (effect === 'allow')
      put('R042', line, [], () => [
        createFix('write-rule-path', ['/'], 'changes', () => setPath(policy, line, '/')),
        remove(),
      ]);
  }
}

/** R047 and R048. */
function* reportDuplicates({ policy, put, today }: CheckContext, { rules }: RobotsRecord) {
  const seen = new Map<string, number>();
  const opposite = { allow: 'deny', deny: 'allow' } as const satisfies Record<Effect, Effect>;
  for (const { place, at, rule, path } of effectiveRules(rules, policy, today)) {
    if (place % RULES_PER_STEP === RULES_PER_STEP - 1) yield;
    const { effect } = rule;
    const own = `${effect} ${path}`;
    const twin = seen.get(own);
    if (twin !== undefined) {
      put('R047', at.line, [path, lineNumber(twin)], () => [deleteRuleFix(policy, at.line, false)]);
      continue;
    }
    seen.set(own, at.line);
    const units = `${effect}\n${rule.pattern.units}`;
    const other = seen.get(`${opposite[effect]}\n${rule.pattern.units}`);
    if (other !== undefined && !seen.has(units)) {
      const [deny, allow] = effect === 'deny' ? [at.line, other] : [other, at.line];
      put('R048', at.line, [path, lineNumber(other), effect], () => [
        deleteRuleFix(policy, deny, true),
        deleteRuleFix(policy, allow, true),
      ]);
    }
    seen.set(units, at.line);
  }
}

/** All of these, record by record. */
export const checkDuplicateRules: RecordCheck = function* (looking) {
  for (const record of looking.loose.records) {
    yield* effectiveRulesTask(record.rules, looking.policy, looking.today);
    reportEmpty(looking, record);
    yield* reportDuplicates(looking, record);
    yield;
  }
};
