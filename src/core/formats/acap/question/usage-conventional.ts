// The conventional records of a file that also has ACAP records, as a crawler of ACAP reads them (2.10; digest F.8).

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

/** A conventional rule that speaks about a URL. */
export interface ConventionalRule {
  readonly line: number;
  readonly effect: Effect;
  readonly path: string;
}

/** The rules for one crawler; asked for each URL. */
export interface ConventionalRules {
  /** The rule that decides, but for those whose pattern `displaced` knows. Undefined if no rule speaks. */
  readonly ruleFor: (
    url: string,
    displaced: (rule: ConventionalRule) => boolean,
  ) => ConventionalRule | undefined;
  /** Whether there is any record. */
  readonly hasRecords: boolean;
  /** Equal for crawlers to whom the same records speak. */
  readonly key: string;
}

/** Only the lines above the first ACAP record are read: an ACAP record ends at no conventional line (ACAP-033, ACAP-255). */
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
  one: AgentClass,
  url: string,
  displaced: (rule: ConventionalRule) => boolean,
) {
  const rules = one.rules.filter((rule) => !displaced({ ...rule, path: pathOfRule(rule) }));
  const place = decideByIndex(getRuleIndex(rules, plan.file!.policy.source.encoding, plan.reader), url);
  return place < 0 ? undefined : rules[place];
}

/** The conventional records of a file for one crawler. */
export function conventionalRulesFor(plan: FetchPlan, agent: string): ConventionalRules {
  const one = classOfAgent(plan, agent);
  return {
    hasRecords: (plan.file?.records.records.length ?? 0) > 0,
    key: one.key,
    ruleFor(url, displaced) {
      const target = targetOf(plan, url);
      if (target.kind !== 'path') return undefined;
      const asRule = (rule: NonNullable<ReturnType<typeof decidingRule>>): ConventionalRule => ({
        line: rule.line,
        effect: rule.effect,
        path: pathOfRule(rule),
      });
      const found = decidingRule(plan, one, target.url);
      const decides =
        found && displaced(asRule(found)) ? decidingRuleWithout(plan, one, target.url, displaced) : found;
      // Some readers take it for a rule that matches everything: none below it is reached.
      const isWithoutPath = !decides || pathOfRule(decides) === '';
      return isWithoutPath ? undefined : asRule(decides);
    },
  };
}

/** A conventional path as ACAP compares patterns. */
export const conventionalUnits = (path: string): string => parseAcapPattern(path).units;
