// Writes the lines of ACAP records for conventional groups.
//
// A named record of ACAP does not replace the records for any crawler, as a group of RFC 9309 does: it only wins
// for paths that it mentions. So each name gets a permission for everything, which its own rules then narrow.

import { textAfterMark } from '../document/byte-order-mark.ts';
import { crawlerText, usageRuleText } from '../formats/acap/field-spelling.ts';
import { parseAcapPattern } from '../formats/acap/path-patterns.ts';
import { isOutsideRecords } from '../formats/rep/outside-records.ts';
import type { Policy } from '../syntax/policy.ts';
import { groupByKey } from '../text/group-by-key.ts';
import { ANY_CRAWLER, type ConventionalGroup, type GroupAgent } from './conventional-groups.ts';
import { matchesEveryPath } from './pattern-overlap.ts';
import type { WeighedRule } from './weighed-rules.ts';

type RulePools = ReadonlyMap<string, readonly WeighedRule[]>;

export interface AcapLines {
  readonly texts: readonly string[];
  /** The rules of each crawler in the new records, including permissions for everything. */
  readonly pools: RulePools;
}

/**
 * The pattern for everything: `/` as publishers write it. It is narrower than `*.gif`, so `*` is used with such
 * patterns.
 */
const patternForEverything = (pool: readonly WeighedRule[]) =>
  pool.some(({ pattern }) => pattern.startsWith('*')) ? '*' : '/';

const agentKeys = (agents: readonly GroupAgent[]) => [...new Set(agents.flatMap(({ key }) => key ?? []))];

const allowAllRule = (line: number, pattern: string): WeighedRule => ({
  line,
  effect: 'allow',
  pattern,
  acap: parseAcapPattern(pattern),
  units: '/',
  octets: 0,
  tier: 0,
});

class AcapRecordBuilder {
  readonly texts: string[] = [];
  readonly pools: Map<string, WeighedRule[]>;
  private readonly policy: Policy;
  private readonly permitted: Set<string>;

  constructor(policy: Policy, before: RulePools) {
    this.policy = policy;
    this.pools = new Map([...before].map(([key, pool]) => [key, [...pool]]));
    const anyCrawlerHasProhibition = (before.get(ANY_CRAWLER) ?? []).some(({ effect }) => effect === 'deny');
    const needs = (key: string, pool: readonly WeighedRule[]) =>
      pool.length === 0 ||
      (key !== ANY_CRAWLER && anyCrawlerHasProhibition && !pool.some(({ units }) => matchesEveryPath(units)));
    this.permitted = new Set([...before].filter(([key, pool]) => !needs(key, pool)).map(([key]) => key));
  }

  private comment(line: number): void {
    this.texts.push(`# ${textAfterMark(this.policy.source, line).trim()}`);
  }

  private permitAll(keys: readonly string[], line: number): void {
    const pattern = patternForEverything(keys.flatMap((key) => this.pools.get(key) ?? []));
    this.texts.push(usageRuleText('allow', 'crawl', pattern));
    for (const key of keys) {
      this.permitted.add(key);
      this.pools.get(key)?.push(allowAllRule(line, pattern));
    }
  }

  /**
   * Writes a record for some of a group's crawlers, unless it would be empty. `counts`: whether a rule counts for
   * a crawler.
   */
  record(
    agents: readonly [GroupAgent, ...GroupAgent[]],
    { rules, others }: ConventionalGroup,
    counts: (rule: WeighedRule, key: string) => boolean,
  ): void {
    const keys = agentKeys(agents);
    const effectiveRules = new Set(
      rules.flatMap(({ effective }) =>
        effective && keys.some((key) => counts(effective, key)) ? [effective] : [],
      ),
    );
    const hasRules = effectiveRules.size > 0;
    const missing = keys.filter((key) => !this.permitted.has(key));
    const permit = hasRules ? (missing.length === keys.length ? missing : []) : missing;
    const written = hasRules ? keys : permit;
    if (written.length === 0) return;
    if (this.texts.length > 0) this.texts.push('');
    for (const { line, value, key } of agents) {
      if (key === undefined || !written.includes(key)) continue;
      this.texts.push(crawlerText(value));
      this.comment(line);
    }
    const settings = others.filter(({ name }) => !isOutsideRecords(name));
    const body = [...rules, ...settings].toSorted((a, b) => a.line - b.line);
    const place = body.find((row) => 'path' in row && row.path === '')?.line;
    for (const row of body) {
      if (row.line === place && permit.length > 0) this.permitAll(permit, row.line);
      if ('path' in row && row.effective && effectiveRules.has(row.effective)) this.rule(row.effective);
      this.comment(row.line);
    }
    if (place === undefined && permit.length > 0) this.permitAll(permit, agents[0].line);
  }

  private rule({ effect, pattern }: WeighedRule): void {
    this.texts.push(usageRuleText(effect, 'crawl', pattern));
  }

  /** Writes records for names that share their groups with others, and so could not get their permission there. */
  addRemaining(agents: readonly GroupAgent[]): void {
    for (const { key, value, line } of agents) {
      if (key === undefined || this.permitted.has(key)) continue;
      this.texts.push('', crawlerText(value));
      this.permitAll([key], line);
    }
  }
}

/**
 * Writes all ACAP lines for the groups. A group becomes several records if some of its rules do not count for all
 * its names.
 */
export function createAcapLines(
  policy: Policy,
  groups: readonly ConventionalGroup[],
  before: RulePools,
): AcapLines {
  const builder = new AcapRecordBuilder(policy, before);
  const counted = new Map([...before].map(([key, pool]) => [key, new Set(pool)]));
  const counts = (rule: WeighedRule, key: string) => counted.get(key)?.has(rule) ?? false;
  for (const group of groups) {
    const rulesFor = (key: string) =>
      group.rules.filter(({ effective }) => effective && counts(effective, key));
    // The crawler `*` must be alone in its record (2.3.1).
    const recordKey = ({ key = '' }: GroupAgent) =>
      key === ANY_CRAWLER || key === ''
        ? key
        : `heard ${rulesFor(key)
            .map(({ line }) => line)
            .join(' ')}`;
    for (const agents of groupByKey(group.agents, recordKey).values()) builder.record(agents, group, counts);
  }
  builder.addRemaining(groups.flatMap(({ agents }) => agents));
  return { texts: builder.texts, pools: builder.pools };
}
