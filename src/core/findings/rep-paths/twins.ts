// Rules without a path, and rules of one record that have the same: R041, R042, R047, R048.
import type { RobotsRecord } from '../../dialects/rep/records.ts';
import { type Effect, pathOfRule } from '../../matching/path-rule.ts';
import { setPath } from '../../policy/edit/set-path.ts';
import { fixOf } from '../../policy/finding.ts';
import { type Looking, type RecordCheck, ruledBy, ruledInPieces } from './looking.ts';
import { deleteRule } from './spare.ts';

const PIECE = 500;
const numberOf = (line: number) => String(line + 1);

/** R041 and R042: to most readers they are nothing, to some an Allow for everything that is not settled above. */
function tellEmpty({ policy, put, today }: Looking, { rules }: RobotsRecord): void {
  const empty = [...rules.keys()].filter((place) => pathOfRule(rules[place]!) === '');
  if (empty.length === 0) return;
  const ruled = ruledBy(rules, policy, today);
  const lastDeny = ruled.findLast(({ rule }) => rule.effect === 'deny')?.place ?? -1;
  for (const place of empty) {
    const { effect, line } = rules[place]!;
    const remove = () => deleteRule(policy, line, lastDeny > place);
    if (effect === 'deny' && ruled.length > 0) put('R041', line, [], () => [remove()]);
    if (effect === 'allow')
      put('R042', line, [], () => [
        fixOf('write-rule-path', ['/'], 'changes', () => setPath(policy, line, '/')),
        remove(),
      ]);
  }
}

/** R047 and R048. */
function* tellTwins({ policy, put, today }: Looking, { rules }: RobotsRecord) {
  const seen = new Map<string, number>();
  const opposite = { allow: 'deny', deny: 'allow' } as const satisfies Record<Effect, Effect>;
  for (const { place, at, rule, path } of ruledBy(rules, policy, today)) {
    if (place % PIECE === PIECE - 1) yield;
    const { effect } = rule;
    const own = `${effect} ${path}`;
    const twin = seen.get(own);
    if (twin !== undefined) {
      put('R047', at.line, [path, numberOf(twin)], () => [deleteRule(policy, at.line, false)]);
      continue;
    }
    seen.set(own, at.line);
    const units = `${effect}\n${rule.pattern.units}`;
    const other = seen.get(`${opposite[effect]}\n${rule.pattern.units}`);
    if (other !== undefined && !seen.has(units)) {
      const [deny, allow] = effect === 'deny' ? [at.line, other] : [other, at.line];
      put('R048', at.line, [path, numberOf(other), effect], () => [
        deleteRule(policy, deny, true),
        deleteRule(policy, allow, true),
      ]);
    }
    seen.set(units, at.line);
  }
}

/** All of these, record by record. */
export const twins: RecordCheck = function* (looking) {
  for (const record of looking.loose.records) {
    yield* ruledInPieces(record.rules, looking.policy, looking.today);
    tellEmpty(looking, record);
    yield* tellTwins(looking, record);
    yield;
  }
};
