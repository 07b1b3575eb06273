// The lines of the ACAP records for conventional groups.
//
// A named record of ACAP does not replace those for any crawler, as a group of RFC 9309 does: it only wins where it
// speaks. So each name gets a permission for everything, which its own rules then narrow.

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
  /** What is said to each crawler now, permissions for everything included. */
  readonly pools: RulePools;
}

/** Everything: `*` is wider than any other pattern, `/` is what people write; it is narrower than `*.gif`. */
const allowsEverything = (pool: readonly WeighedRule[]) =>
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
  private readonly given: Set<string>;

  constructor(policy: Policy, before: RulePools) {
    this.policy = policy;
    this.pools = new Map([...before].map(([key, pool]) => [key, [...pool]]));
    const anyMatters = (before.get(ANY_CRAWLER) ?? []).some(({ effect }) => effect === 'deny');
    const needs = (key: string, pool: readonly WeighedRule[]) =>
      pool.length === 0 ||
      (key !== ANY_CRAWLER && anyMatters && !pool.some(({ units }) => matchesEveryPath(units)));
    this.given = new Set([...before].filter(([key, pool]) => !needs(key, pool)).map(([key]) => key));
  }

  private comment(line: number): void {
    this.texts.push(`# ${textAfterMark(this.policy.source, line).trim()}`);
  }

  private permitAll(keys: readonly string[], line: number): void {
    const pattern = allowsEverything(keys.flatMap((key) => this.pools.get(key) ?? []));
    this.texts.push(usageRuleText('allow', 'crawl', pattern));
    for (const key of keys) {
      this.given.add(key);
      this.pools.get(key)?.push(allowAllRule(line, pattern));
    }
  }

  /** A record for some of a group's crawlers, if there is anything to say to them; `counts`: a rule that counts for them. */
  record(
    agents: readonly [GroupAgent, ...GroupAgent[]],
    { rules, others }: ConventionalGroup,
    counts: (said: WeighedRule, key: string) => boolean,
  ): void {
    const keys = agentKeys(agents);
    const heard = new Set(
      rules.flatMap(({ said }) => (said && keys.some((key) => counts(said, key)) ? [said] : [])),
    );
    const hasRules = heard.size > 0;
    const open = keys.filter((key) => !this.given.has(key));
    const permit = hasRules ? (open.length === keys.length ? open : []) : open;
    const speaks = hasRules ? keys : permit;
    if (speaks.length === 0) return;
    if (this.texts.length > 0) this.texts.push('');
    for (const { line, value, key } of agents) {
      if (key === undefined || !speaks.includes(key)) continue;
      this.texts.push(crawlerText(value));
      this.comment(line);
    }
    const settings = others.filter(({ name }) => !isOutsideRecords(name));
    const body = [...rules, ...settings].toSorted((a, b) => a.line - b.line);
    const place = body.find((row) => 'path' in row && row.path === '')?.line;
    for (const row of body) {
      if (row.line === place && permit.length > 0) this.permitAll(permit, row.line);
      if ('path' in row && row.said && heard.has(row.said)) this.rule(row.said);
      this.comment(row.line);
    }
    if (place === undefined && permit.length > 0) this.permitAll(permit, agents[0].line);
  }

  private rule({ effect, pattern }: WeighedRule): void {
    this.texts.push(usageRuleText(effect, 'crawl', pattern));
  }

  /** Names that share their groups with others and could not be given their permission there. */
  rest(agents: readonly GroupAgent[]): void {
    for (const { key, value, line } of agents) {
      if (key === undefined || this.given.has(key)) continue;
      this.texts.push('', crawlerText(value));
      this.permitAll([key], line);
    }
  }
}

/** All ACAP lines for the groups. One group becomes several records where not all of it counts for all its names. */
export function createAcapLines(
  policy: Policy,
  groups: readonly ConventionalGroup[],
  before: RulePools,
): AcapLines {
  const part = new AcapRecordBuilder(policy, before);
  const counted = new Map([...before].map(([key, pool]) => [key, new Set(pool)]));
  const counts = (said: WeighedRule, key: string) => counted.get(key)?.has(said) ?? false;
  for (const group of groups) {
    const heard = (key: string) => group.rules.filter(({ said }) => said && counts(said, key));
    // Any crawler stands alone (2.3.1).
    const alike = ({ key = '' }: GroupAgent) =>
      key === ANY_CRAWLER || key === ''
        ? key
        : `heard ${heard(key)
            .map(({ line }) => line)
            .join(' ')}`;
    for (const agents of groupByKey(group.agents, alike).values()) part.record(agents, group, counts);
  }
  part.rest(groups.flatMap(({ agents }) => agents));
  return { texts: part.texts, pools: part.pools };
}
