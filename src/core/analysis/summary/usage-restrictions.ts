// What the ACAP records of a file prohibit and limit: for each usage where, and for whom.

import { type AcapRecord, type PlacedFieldOf, readAcapFile } from '../../formats/acap/acap-file.ts';
import { expandPatterns, expandUsage } from '../../formats/acap/expand-usages.ts';
import { type Usage, usages } from '../../formats/acap/usages.ts';
import { matchesPattern, parsePattern } from '../../matching/path-pattern.ts';
import { rfc9309 } from '../../readers/rfc9309.ts';
import type { Policy } from '../../syntax/policy.ts';
import { groupByKey } from '../../text/group-by-key.ts';
import { lowerCase } from '../../text/lower-case.ts';

/** What records for the same crawlers and purposes prohibit and limit of one usage. */
export interface UsageRestriction {
  readonly usage: Usage;
  /** The crawlers, as written; `''` is any crawler. */
  readonly agents: readonly string[];
  /** The purposes, as written; none if the rules are for any purpose. */
  readonly purposes: readonly string[];
  /**
   * The paths where it is prohibited, as written and in file order, each once, without those inside another one. `/` is
   * everywhere.
   */
  readonly prohibited: readonly string[];
  /** The paths inside these where it is permitted. */
  readonly exceptions: readonly string[];
  /** Whether it is permitted somewhere only with restrictions. */
  readonly isLimited: boolean;
  /** The crawlers to which other records permit it without a prohibition, if these rules are for any crawler. */
  readonly exempt: readonly string[];
}

type Rules = readonly PlacedFieldOf<'rule'>[];

/** Rules for the same crawlers and purposes. */
interface Scope {
  readonly agents: readonly string[];
  readonly purposes: readonly string[];
  readonly rules: Rules;
}

const scopesOf = ({ crawlers, rules, subRecords }: AcapRecord): readonly Scope[] => {
  const agents = crawlers.map(({ field }) => (field.any ? '' : field.name));
  return [
    { agents, purposes: [], rules },
    ...subRecords.map((part) => ({
      agents,
      purposes: part.purposes.map(({ field }) => field.value),
      rules: part.rules,
    })),
  ];
};

/** The maximum number of pairs of paths that are compared. */
const MAX_PAIRS = 20_000;

const isInside = (inner: string, outer: string): boolean =>
  inner !== outer && matchesPattern(parsePattern(outer, 'utf-8', rfc9309.path), inner);

/** The spellings of a pattern that matches every path. */
const EVERYWHERE = /^\/?\**$/;

interface Paths {
  readonly prohibited: readonly string[];
  readonly exceptions: readonly string[];
}

/** Leaves out paths inside others, and finds the permitted ones inside them. */
function arrangePaths(denied: readonly string[], permitted: readonly string[]): Paths {
  const isEverywhere = denied.some((path) => EVERYWHERE.test(path));
  const all = isEverywhere ? ['/'] : [...new Set(denied)];
  if (all.length * (all.length + permitted.length) > MAX_PAIRS) return { prohibited: all, exceptions: [] };
  const exceptions = [...new Set(permitted)].filter(
    (path) => !EVERYWHERE.test(path) && all.some((outer) => isInside(path, outer)),
  );
  const isExcepted = (path: string) => exceptions.some((outer) => isInside(path, outer));
  const isCovered = (path: string) => !isExcepted(path) && all.some((outer) => isInside(path, outer));
  return { prohibited: all.filter((path) => !isCovered(path)), exceptions };
}

/** Returns what ACAP records prohibit or limit: by usage, in the order of the specification, and by crawlers. */
export function usageRestrictionsOf(policy: Policy): readonly UsageRestriction[] {
  if (policy.format.directives.length === 0) return [];
  const file = readAcapFile(policy);
  const keyOf = ({ agents, purposes }: Scope) =>
    JSON.stringify([agents.map(lowerCase).toSorted(), purposes.map(lowerCase).toSorted()]);
  const scopes = [...groupByKey(file.records.flatMap(scopesOf), keyOf).values()].map((alike) => ({
    agents: alike[0]?.agents ?? [],
    purposes: alike[0]?.purposes ?? [],
    rules: alike.flatMap(({ rules }) => rules),
  }));
  const expanded = scopes.flatMap(({ agents, purposes, rules }) =>
    [
      ...groupByKey(
        rules.flatMap(({ field }) =>
          expandUsage(field, { file }).map(({ usage, qualifiers }) => ({
            usage,
            effect: field.effect,
            paths: expandPatterns(field, { file }).map(({ text }) => text),
            isLimited: field.effect === 'allow' && qualifiers.length > 0,
          })),
        ),
        ({ usage }) => usage,
      ),
    ].map(([usage, rulesOfUsage]) => {
      const pathsOf = (effect: 'allow' | 'deny') =>
        rulesOfUsage.filter((rule) => rule.effect === effect).flatMap(({ paths }) => paths);
      const paths = arrangePaths(pathsOf('deny'), pathsOf('allow'));
      return { usage, agents, purposes, ...paths, isLimited: rulesOfUsage.some((rule) => rule.isLimited) };
    }),
  );
  const exemptFrom = (usage: Usage) =>
    expanded
      .filter((one) => one.usage === usage && one.purposes.length === 0 && one.prohibited.length === 0)
      .flatMap(({ agents }) => agents.filter((agent) => agent !== ''));
  return expanded
    .filter(({ prohibited, isLimited }) => prohibited.length > 0 || isLimited)
    .map((one) => ({ ...one, exempt: one.agents.includes('') ? exemptFrom(one.usage) : [] }))
    .toSorted((a, b) => usages.indexOf(a.usage) - usages.indexOf(b.usage));
}
