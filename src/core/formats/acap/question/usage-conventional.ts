// Reads the conventional records of a file with ACAP records, as a crawler of ACAP does (2.10).

import { type Effect, pathOfRule } from '../../../matching/path-rule.ts';
import { decideByIndex, getRuleIndex } from '../../../matching/rule-index/rule-index.ts';
import type { Reader } from '../../../readers/reader.ts';
import type { Policy } from '../../../syntax/policy.ts';
import {
  type AgentClass,
  classOfAgent,
  decidingRule,
  type FetchPlan,
  planFetch,
  targetOf,
} from '../../rep/question/fetch-plan.ts';
import type { AcapFile } from '../acap-file.ts';
import { parseAcapPattern } from '../path-patterns.ts';

/** A conventional rule that matches a URL. */
export interface ConventionalRule {
  readonly line: number;
  readonly effect: Effect;
  readonly path: string;
}

/** The conventional rules for one crawler, to be queried for each URL. */
export interface ConventionalRules {
  /** The rule that decides, except rules for which `displaced` returns true. Undefined if no rule matches. */
  readonly ruleFor: (
    url: string,
    displaced: (rule: ConventionalRule) => boolean,
  ) => ConventionalRule | undefined;
  /** Whether the file has any conventional record. */
  readonly hasRecords: boolean;
  /** Equal for crawlers to which the same records apply. */
  readonly key: string;
  /** Equal for two crawlers only if rules with the same effect decide for every URL. */
  readonly summary: () => string;
}

/** Crawlers with more rules have the same ones only if the same records apply to them. */
const MAX_SUMMARIZED_RULES = 300;

/**
 * Plans the reading of the lines above the first ACAP record: no conventional line ends an ACAP record (ACAP 1.1 2.10.2,
 * ACAP 1.1).
 */
export function planConventional(
  path: string,
  { format }: Policy,
  { facts }: AcapFile,
  reader: Reader,
): FetchPlan {
  const files = new Map([[path, { source: facts.conventionalSource(), format }]]);
  return planFetch({ origin: '', files }, { question: 'fetch', reader, file: path, quirks: false });
}

function decidingRuleWithout(
  plan: FetchPlan,
  agentClass: AgentClass,
  url: string,
  displaced: (rule: ConventionalRule) => boolean,
) {
  const rules = agentClass.rules.filter((rule) => !displaced({ ...rule, path: pathOfRule(rule) }));
  const place = decideByIndex(getRuleIndex(rules, plan.file!.policy.source.encoding, plan.reader), url);
  return place < 0 ? undefined : rules[place];
}

/** The conventional records of a file for one crawler. */
export function conventionalRulesFor(plan: FetchPlan, agent: string): ConventionalRules {
  const agentClass = classOfAgent(plan, agent);
  return {
    hasRecords: (plan.file?.records.records.length ?? 0) > 0,
    key: agentClass.key,
    summary: () =>
      agentClass.rules.length > MAX_SUMMARIZED_RULES
        ? agentClass.key
        : agentClass.rules.map((rule) => `${rule.effect} ${pathOfRule(rule)}`).join('\n'),
    ruleFor(url, displaced) {
      const target = targetOf(plan, url);
      if (target.kind !== 'path') return undefined;
      const asRule = (rule: NonNullable<ReturnType<typeof decidingRule>>): ConventionalRule => ({
        line: rule.line,
        effect: rule.effect,
        path: pathOfRule(rule),
      });
      const first = decidingRule(plan, agentClass, target.url);
      const decides =
        first && displaced(asRule(first))
          ? decidingRuleWithout(plan, agentClass, target.url, displaced)
          : first;
      // For some readers, a rule without a path matches everything, and no rule below it is reached.
      const isWithoutPath = !decides || pathOfRule(decides) === '';
      return isWithoutPath ? undefined : asRule(decides);
    },
  };
}

/** A conventional path in the form in which ACAP compares patterns. */
export const conventionalUnits = (path: string): string => parseAcapPattern(path).units;
