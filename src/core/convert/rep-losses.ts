// What ACAP records say otherwise than the conventional ones they were made from.
import { acapTarget } from '../formats/acap/path-patterns.ts';
import { isOutsideRecords } from '../formats/rep/outside-records.ts';
import { rfc9309 } from '../readers/rfc9309.ts';
import type { ConventionalGroup, GroupRule } from './conventional-groups.ts';
import type { Loss } from './conversion.ts';
import { groupByKey } from './grouped.ts';
import type { SearchBudget } from './meeting.ts';
import {
  findDisagreements,
  groupOverriddenRules,
  hasLetters,
  meetsQueryDelims,
  prohibitsTarget,
  type WeighedRule,
} from './weighed.ts';

type LossPools = ReadonlyMap<string, readonly WeighedRule[]>;

function lossesOfGroupRule({ line, path, said }: GroupRule): Loss[] {
  if (!said) return [];
  const encoded = said.written.exact
    ? []
    : [{ code: 'path-encoded', line, words: [path, said.pattern] } as const];
  const folded = hasLetters(said.pattern) ? [{ code: 'case', line, words: [path] } as const] : [];
  const delims = meetsQueryDelims(path) ? [{ code: 'query-escapes', line, words: [path] } as const] : [];
  return [...encoded, ...folded, ...delims];
}

function lossesOfPool(pool: readonly WeighedRule[], budget: SearchBudget): Loss[] {
  const found = findDisagreements(pool, budget);
  const open = found.filter((one) => one.open).map(({ allow, deny }) => [allow, deny] as const);
  const other = found
    .filter((one) => !one.open)
    .map(({ allow, deny, acap }) => (acap === 'allow' ? ([deny, allow] as const) : ([allow, deny] as const)));
  return [
    ...groupOverriddenRules(open).map((one): Loss => ({ code: 'undecided', ...one })),
    ...groupOverriddenRules(other).map((one): Loss => ({ code: 'another-decides', ...one })),
  ];
}

/** Pools with the same rules once. */
const distinctPools = (pools: LossPools) =>
  groupByKey([...pools.values()], (pool) =>
    pool.map(({ line, effect, pattern }) => `${line} ${effect} ${pattern}`).join('\n'),
  ).map(([pool]) => pool!);

/** What single groups lose, and what rules lose that meet in one crawler. */
export function lossesOfGroups(
  groups: readonly ConventionalGroup[],
  pools: LossPools,
  budget: SearchBudget,
): readonly Loss[] {
  const single = groups.flatMap(({ agents, rules, others }): Loss[] => [
    ...agents
      .filter(({ key, value }) => key === undefined && value !== '')
      .map(({ line, value }): Loss => ({ code: 'name', line, words: [value] })),
    ...rules.flatMap(lossesOfGroupRule),
    ...others
      .filter(({ name }) => !isOutsideRecords(name))
      .map(({ line, name, value }): Loss => ({ code: 'other-field', line, words: [name, value] })),
  ]);
  return [...single, ...distinctPools(pools).flatMap((pool) => lossesOfPool(pool, budget))];
}

/** Crawlers that, to the letter, may no longer fetch the file that says so; by group. */
export function lossesOfFile(
  groups: readonly ConventionalGroup[],
  pools: LossPools,
  budget: SearchBudget,
): readonly Loss[] {
  const own = rfc9309.file.alwaysAllowed.map(acapTarget);
  const closed = (pool: readonly WeighedRule[]) =>
    own.some((target) => prohibitsTarget(pool, target, budget));
  const isClosed = new Map([...pools].map(([key, pool]) => [key, closed(pool)]));
  return groups.flatMap(({ agents }): Loss[] => {
    const names = agents
      .filter(({ key }) => key !== undefined && isClosed.get(key))
      .map(({ value }) => value);
    return names.length > 0 ? [{ code: 'own-file', line: agents[0]!.line, words: names }] : [];
  });
}
