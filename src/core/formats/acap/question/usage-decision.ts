// How ACAP fields and conventional rules come to one answer for one URL (ACAP 1.1 2.4.6, 2.10; digest F.1, F.8).

import { acapTarget } from '../path-patterns.ts';
import {
  type ConflictResolution,
  collectRestrictions,
  haveSameEffect,
  keepNarrowest,
  type MatchingRule,
  resolveConflicts,
  usagesCovering,
} from '../resolve-conflicts.ts';
import type { Usage } from '../usages.ts';
import { type ConventionalRule, conventionalUnits } from './usage-conventional.ts';
import type { CrawlerRules, UsagePlan } from './usage-plan.ts';
import type { UsageAnswer, UsageReason } from './usage-verdict.ts';

/** How a conventional rule stands to what ACAP says. */
export type ConventionalRelation =
  | 'alone'
  | 'agrees'
  | 'stricter'
  | 'narrower'
  | 'tied'
  | 'overruled'
  | 'same-pattern';

export interface UsageDecision {
  readonly answer: UsageAnswer;
  readonly reason: UsageReason;
  readonly source: 'acap' | 'conventional';
  readonly qualifiers: readonly string[];
  /** What ACAP says by itself, if it says anything. */
  readonly resolution?: ConflictResolution;
  /** True if it speaks through `other` (2.5.6). */
  readonly blanket: boolean;
  readonly candidates: readonly MatchingRule[];
  readonly rule?: ConventionalRule & { readonly standing: ConventionalRelation };
}

interface MatchResult {
  readonly resolution?: ConflictResolution;
  readonly blanket: boolean;
  readonly candidates: readonly MatchingRule[];
}

/** What ACAP says about a usage: fields for it, else a prohibition of all other usages (ACAP-094). */
function matchUsage({ matchRules }: CrawlerRules, usage: Usage, target: string): MatchResult {
  const candidates = matchRules(usagesCovering(usage), target);
  const resolution = resolveConflicts(candidates, usage);
  if (resolution) return { resolution, blanket: false, candidates };
  if (usage === 'other') return { blanket: false, candidates };
  const others = matchRules(['other'], target);
  const blanket = resolveConflicts(others, 'other');
  return blanket?.effect === 'deny'
    ? { resolution: blanket, blanket: true, candidates: others }
    : { blanket: false, candidates };
}

function acapDecision(spoken: MatchResult): UsageDecision {
  const { resolution, blanket } = spoken;
  const base = { ...spoken, source: 'acap', qualifiers: [] } as const;
  if (!resolution) return { ...base, answer: 'unspecified', reason: 'silence' };
  const reason = resolution.tied ? 'tie' : blanket ? 'other' : 'field';
  if (resolution.effect === 'deny') return { ...base, answer: 'prohibited', reason };
  const qualifiers = collectRestrictions(resolution.deciding);
  const answer = qualifiers.length > 0 ? 'allowed-with-restrictions' : 'allowed';
  return { ...base, answer, reason, qualifiers };
}

type DecisionVariant = (
  decision: UsageDecision,
  rule: ConventionalRule,
  standing: ConventionalRelation,
) => UsageDecision;

/** ACAP decides; the rule is only told of. */
const withRelation: DecisionVariant = (decision, rule, standing) => ({
  ...decision,
  rule: { ...rule, standing },
});

/** The rule decides. */
const withConventional: DecisionVariant = (decision, rule, standing) => ({
  ...withRelation(decision, rule, standing),
  answer: rule.effect === 'allow' ? 'allowed' : 'prohibited',
  reason: 'conventional',
  source: 'conventional',
  qualifiers: [],
});

const conventionalEffects = 'conventional';
type EffectPair = { readonly effect: 'allow' | 'deny'; readonly units: string; readonly field: unknown };
const otherEffect = { allow: 'deny', deny: 'allow' } as const;

/** The narrower of both protocols, as if the rule were a field too (ACAP-252). */
function byScope(
  decision: UsageDecision,
  resolution: ConflictResolution,
  rule: ConventionalRule,
): UsageDecision {
  const all: readonly EffectPair[] = [
    ...resolution.deciding,
    { effect: rule.effect, units: conventionalUnits(rule.path), field: conventionalEffects },
  ];
  const left = keepNarrowest(all, () => undefined);
  if (!left.some(({ field }) => field === conventionalEffects))
    return withRelation(decision, rule, 'overruled');
  if (!haveSameEffect(left))
    return { ...withRelation(decision, rule, 'tied'), answer: 'prohibited', reason: 'tie', qualifiers: [] };
  return left.length === 1
    ? withConventional(decision, rule, 'narrower')
    : withRelation(decision, rule, 'agrees');
}

function combine(decision: UsageDecision, rule: ConventionalRule, mode: string): UsageDecision {
  const { resolution } = decision;
  if (!resolution) return withConventional(decision, rule, 'alone');
  if (resolution.effect === rule.effect) return withRelation(decision, rule, 'agrees');
  if (mode === 'acap-wins') return withRelation(decision, rule, 'overruled');
  if (mode === 'narrowest') return byScope(decision, resolution, rule);
  return rule.effect === 'deny'
    ? withConventional(decision, rule, 'stricter')
    : withRelation(decision, rule, 'overruled');
}

/** The conventional rule for the URL, unless it contradicts a field with the very same pattern (ACAP-251). */
function conventionalRule(hearing: CrawlerRules, { candidates, resolution }: UsageDecision, url: string) {
  const first = hearing.conventional?.ruleFor(url, () => false);
  if (!first || !resolution) return { rule: first };
  const spoken = new Set(candidates.map(({ effect, units }) => `${effect} ${units}`));
  const isDisplaced = (rule: ConventionalRule) =>
    spoken.has(`${otherEffect[rule.effect]} ${conventionalUnits(rule.path)}`);
  if (!isDisplaced(first)) return { rule: first };
  return { rule: hearing.conventional?.ruleFor(url, isDisplaced), displaced: first };
}

/** What the files say that are there. */
function decideByFiles(
  plan: UsagePlan,
  hearing: CrawlerRules,
  usage: Usage,
  url: string,
  target: string,
): UsageDecision {
  const decision = acapDecision(matchUsage(hearing, usage, target));
  if (!plan.settings.conventionalAppliesTo.includes(usage)) return decision;
  const { rule, displaced } = conventionalRule(hearing, decision, url);
  if (rule) return combine(decision, rule, plan.settings.conventional);
  return displaced ? withRelation(decision, displaced, 'same-pattern') : decision;
}

/**
 * The answer for a usage and a URL of this site; who asks often gives its `acapTarget` too. Permissions that a record
 * refers to apply together with the others (2.3.2): while their file is missing, nothing is permitted (ACAP-261).
 */
export function decideUsage(
  plan: UsagePlan,
  hearing: CrawlerRules,
  usage: Usage,
  url: string,
  target: string = acapTarget(url),
): UsageDecision {
  const decision = decideByFiles(plan, hearing, usage, url, target);
  if (!hearing.heard.incomplete || decision.answer === 'prohibited') return decision;
  return { ...decision, answer: 'prohibited', reason: 'reference-missing', source: 'acap', qualifiers: [] };
}
