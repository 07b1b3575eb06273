// Combines ACAP fields and conventional rules into one answer for one URL (ACAP 1.1 2.4.6, 2.10; digest F.1, F.8).

import type { SuspendingReference } from '../applicable-rules.ts';
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
import type { UsagePlan, UsageRules } from './usage-plan.ts';
import type { UsageAnswer, UsageReason } from './usage-verdict.ts';

/** The relation of a conventional rule to the result of ACAP. */
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
  /** The result of ACAP alone, if any field matches. */
  readonly resolution?: ConflictResolution;
  /** Whether ACAP decides through `other` (2.5.6). */
  readonly blanket: boolean;
  readonly candidates: readonly MatchingRule[];
  readonly rule?: ConventionalRule & { readonly relation: ConventionalRelation };
  /** The reference that suspends what would be permitted otherwise. */
  readonly suspendedBy?: SuspendingReference;
}

interface MatchResult {
  readonly resolution?: ConflictResolution;
  readonly blanket: boolean;
  readonly candidates: readonly MatchingRule[];
}

/** Matches the fields for a usage, or else a prohibition of all other usages. */
function matchUsage({ matchRules }: UsageRules, usage: Usage, target: string): MatchResult {
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

function acapDecision(match: MatchResult): UsageDecision {
  const { resolution, blanket } = match;
  const base = { ...match, source: 'acap', qualifiers: [] } as const;
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
  relation: ConventionalRelation,
) => UsageDecision;

/** ACAP decides. The rule is only recorded for the explanation. */
const withRelation: DecisionVariant = (decision, rule, relation) => ({
  ...decision,
  rule: { ...rule, relation },
});

/** The conventional rule decides. */
const withConventional: DecisionVariant = (decision, rule, relation) => ({
  ...withRelation(decision, rule, relation),
  answer: rule.effect === 'allow' ? 'allowed' : 'prohibited',
  reason: 'conventional',
  source: 'conventional',
  qualifiers: [],
});

const CONVENTIONAL = 'conventional';
type ScopedEffect = { readonly effect: 'allow' | 'deny'; readonly units: string; readonly field: unknown };
const otherEffect = { allow: 'deny', deny: 'allow' } as const;

/** Compares both protocols as if the rule were a field: the narrower one decides. */
function byScope(
  decision: UsageDecision,
  resolution: ConflictResolution,
  rule: ConventionalRule,
): UsageDecision {
  const all: readonly ScopedEffect[] = [
    ...resolution.deciding,
    { effect: rule.effect, units: conventionalUnits(rule.path), field: CONVENTIONAL },
  ];
  const narrowest = keepNarrowest(all, () => undefined);
  if (!narrowest.some(({ field }) => field === CONVENTIONAL))
    return withRelation(decision, rule, 'overruled');
  if (!haveSameEffect(narrowest))
    return { ...withRelation(decision, rule, 'tied'), answer: 'prohibited', reason: 'tie', qualifiers: [] };
  return narrowest.length === 1
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

/** The conventional rule for the URL, unless a field with the same pattern contradicts it. */
function conventionalRule(crawlerRules: UsageRules, { candidates, resolution }: UsageDecision, url: string) {
  const first = crawlerRules.conventional?.ruleFor(url, () => false);
  if (!first || !resolution) return { rule: first };
  const fieldKeys = new Set(candidates.map(({ effect, units }) => `${effect} ${units}`));
  const isDisplaced = (rule: ConventionalRule) =>
    fieldKeys.has(`${otherEffect[rule.effect]} ${conventionalUnits(rule.path)}`);
  if (!isDisplaced(first)) return { rule: first };
  return { rule: crawlerRules.conventional?.ruleFor(url, isDisplaced), displaced: first };
}

/** Decides by the files that exist. */
function decideByFiles(
  plan: UsagePlan,
  crawlerRules: UsageRules,
  usage: Usage,
  url: string,
  target: string,
): UsageDecision {
  const decision = acapDecision(matchUsage(crawlerRules, usage, target));
  if (!plan.settings.conventionalAppliesTo.includes(usage)) return decision;
  const { rule, displaced } = conventionalRule(crawlerRules, decision, url);
  if (rule) return combine(decision, rule, plan.settings.conventional);
  return displaced ? withRelation(decision, displaced, 'same-pattern') : decision;
}

/**
 * Decides a usage for a URL of this site. A caller with many usages can pass the URL's `acapTarget`. The
 * permissions of a file that a record refers to apply too (2.3.2). While they are not known, because the file is
 * missing or may not be referred to, nothing is permitted.
 */
export function decideUsage(
  plan: UsagePlan,
  crawlerRules: UsageRules,
  usage: Usage,
  url: string,
  target: string = acapTarget(url),
): UsageDecision {
  const decision = decideByFiles(plan, crawlerRules, usage, url, target);
  const { suspendedBy } = crawlerRules.applicable;
  if (!suspendedBy || decision.answer === 'prohibited') return decision;
  const { outcome: reason } = suspendedBy;
  return { ...decision, answer: 'prohibited', reason, source: 'acap', qualifiers: [], suspendedBy };
}
