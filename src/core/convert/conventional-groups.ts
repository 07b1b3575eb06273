// Reads the conventional records of a file as RFC 9309 does, and prepares them for conversion to ACAP.

import { crawlerText } from '../formats/acap/field-spelling.ts';
import { parseAcapPattern } from '../formats/acap/path-patterns.ts';
import { readAcapText } from '../formats/acap/read-line.ts';
import { fieldOfLine } from '../formats/rep/record-parts.ts';
import { lineAsRead, readRecords } from '../formats/rep/records.ts';
import type { RuleLine } from '../formats/rep/robots-record.ts';
import { parsePattern } from '../matching/path-pattern.ts';
import { pathOfRule } from '../matching/path-rule.ts';
import { encodingOfLine } from '../matching/visible-lines.ts';
import { rfc9309 } from '../readers/rfc9309.ts';
import type { Policy } from '../syntax/policy.ts';
import { lowerCase } from '../text/lower-case.ts';
import { type AcapPath, toAcapPath } from './acap-path.ts';
import { canMatchPath } from './pattern-overlap.ts';
import type { WeighedRule } from './weighed-rules.ts';

export const ANY_CRAWLER = '*';

export interface GroupAgent {
  readonly line: number;
  /** As written. */
  readonly value: string;
  /** The name that is compared: `*`, or the name in lower case; undefined if ACAP cannot write it. */
  readonly key: string | undefined;
}

/** A rule that has an effect, with its path as ACAP writes it. */
export interface EffectiveRule extends WeighedRule {
  readonly path: string;
  readonly written: AcapPath;
}

export interface GroupRule {
  readonly line: number;
  readonly path: string;
  /** Absent if the rule has no effect because its path is missing or matches no URL. */
  readonly effective?: EffectiveRule;
}

/** A field other than a user-agent or rule. */
export interface OtherField {
  readonly line: number;
  readonly name: string;
  readonly value: string;
}

export interface ConventionalGroup {
  readonly agents: readonly GroupAgent[];
  readonly rules: readonly GroupRule[];
  readonly others: readonly OtherField[];
}

/** The key of the ACAP record for a user-agent. */
function agentKeyOf(value: string): string | undefined {
  const field = readAcapText(crawlerText(value))?.field;
  return field?.kind === 'crawler' && field.name === value ? lowerCase(value) : undefined;
}

function createGroupRule(policy: Policy, rule: RuleLine): GroupRule {
  const { line, effect, seen } = rule;
  const path = pathOfRule(rule);
  const encoding = encodingOfLine(seen, policy.source.encoding);
  const { units, octets } = parsePattern(path, encoding, rfc9309.path);
  if (!canMatchPath(units)) return { line, path };
  const written = toAcapPath(path, encoding);
  const { text: pattern } = written;
  const acap = parseAcapPattern(pattern);
  return { line, path, effective: { line, effect, path, pattern, acap, units, octets, tier: 0, written } };
}

/** Reads all groups of a file, in file order. */
export function readConventionalGroups(policy: Policy): readonly ConventionalGroup[] {
  const records = readRecords(policy, rfc9309);
  const valueAt = (line: number) => fieldOfLine(lineAsRead(policy, records, line));
  return records.records.map(({ agents, rules, others }) => ({
    agents: agents.map((line) => {
      const { value } = valueAt(line);
      return { line, value, key: agentKeyOf(value) };
    }),
    rules: rules.map((rule) => createGroupRule(policy, rule)),
    others: others.map((line) => ({ line, ...valueAt(line) })),
  }));
}

/** Drops prohibitions with the same path as a permission: they never decide (RFC 9309 2.2.2). */
function dropTies(pool: readonly EffectiveRule[]): readonly EffectiveRule[] {
  const allowed = new Set(pool.flatMap(({ effect, units }) => (effect === 'allow' ? [units] : [])));
  return pool.filter(({ effect, units }) => effect === 'allow' || !allowed.has(units));
}

/** A user-agent as RFC 9309 compares it; undefined if it is empty, as it names no crawler. */
export const comparedAgentName = ({ value }: GroupAgent): string | undefined =>
  value === '' ? undefined : lowerCase(value);

/**
 * Collects the rules that count for each crawler in all its groups. `*` is any crawler without a group. Crawlers
 * with the same groups share one list.
 */
export function poolRules(
  groups: readonly ConventionalGroup[],
  keyOfAgent: (agent: GroupAgent) => string | undefined,
): ReadonlyMap<string, readonly EffectiveRule[]> {
  const groupsOf = new Map<string, ConventionalGroup[]>();
  for (const group of groups)
    for (const key of new Set(group.agents.flatMap((agent) => keyOfAgent(agent) ?? []))) {
      const crawlerGroups = groupsOf.get(key);
      if (crawlerGroups) crawlerGroups.push(group);
      else groupsOf.set(key, [group]);
    }
  const place = new Map(groups.map((group, i) => [group, i]));
  const pools = new Map<string, readonly EffectiveRule[]>();
  const poolOf = (crawlerGroups: readonly ConventionalGroup[]) => {
    const id = crawlerGroups.map((group) => place.get(group)).join(' ');
    const effective = () =>
      crawlerGroups.flatMap(({ rules }) => rules.flatMap((rule) => rule.effective ?? []));
    const pool = pools.get(id) ?? dropTies(effective());
    pools.set(id, pool);
    return pool;
  };
  return new Map([...groupsOf].map(([key, crawlerGroups]) => [key, poolOf(crawlerGroups)]));
}
