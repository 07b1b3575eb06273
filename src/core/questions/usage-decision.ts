// How ACAP fields and conventional rules come to one answer for one URL (ACAP 1.1 2.4.6, 2.10; digest F.1, F.8).
import {
  agree,
  type Candidate,
  narrowest,
  type Resolution,
  resolve,
  restrictionsOf,
  tokensFor,
} from '../dialects/acap/decide.ts';
import { matching } from '../dialects/acap/matching.ts';
import { acapTarget } from '../dialects/acap/patterns.ts';
import type { Usage } from '../dialects/acap/usages.ts';
import { type ConventionalRule, unitsOf } from './usage-conventional.ts';
import type { Hearing, UsagePlan } from './usage-plan.ts';
import type { UsageAnswer, UsageReason } from './usage-verdict.ts';

/** How a conventional rule stands to what ACAP says. */
export type Standing = 'alone' | 'agrees' | 'stricter' | 'narrower' | 'tied' | 'overruled' | 'same-pattern';

export interface UsageDecision {
  readonly answer: UsageAnswer;
  readonly reason: UsageReason;
  readonly source: 'acap' | 'conventional';
  readonly qualifiers: readonly string[];
  /** What ACAP says by itself, if it says anything. */
  readonly resolution?: Resolution;
  /** True if it speaks through `other` (2.5.6). */
  readonly blanket: boolean;
  readonly candidates: readonly Candidate[];
  readonly rule?: ConventionalRule & { readonly standing: Standing };
}

interface Spoken {
  readonly resolution?: Resolution;
  readonly blanket: boolean;
  readonly candidates: readonly Candidate[];
}

/** What ACAP says about a usage: fields for it, else a prohibition of all other usages (ACAP-094). */
function speak({ heard }: Hearing, usage: Usage, target: string): Spoken {
  const candidates = matching(heard.obeyed, tokensFor(usage), target);
  const resolution = resolve(candidates, usage);
  if (resolution) return { resolution, blanket: false, candidates };
  if (usage === 'other') return { blanket: false, candidates };
  const others = matching(heard.obeyed, ['other'], target);
  const blanket = resolve(others, 'other');
  return blanket?.effect === 'deny'
    ? { resolution: blanket, blanket: true, candidates: others }
    : { blanket: false, candidates };
}

function acapDecision(spoken: Spoken): UsageDecision {
  const { resolution, blanket } = spoken;
  const base = { ...spoken, source: 'acap', qualifiers: [] } as const;
  if (!resolution) return { ...base, answer: 'unspecified', reason: 'silence' };
  const reason = resolution.tied ? 'tie' : blanket ? 'other' : 'field';
  if (resolution.effect === 'deny') return { ...base, answer: 'prohibited', reason };
  const qualifiers = restrictionsOf(resolution.deciding);
  const answer = qualifiers.length > 0 ? 'allowed-with-restrictions' : 'allowed';
  return { ...base, answer, reason, qualifiers };
}

type Stand = (decision: UsageDecision, rule: ConventionalRule, standing: Standing) => UsageDecision;

/** ACAP decides; the rule is only told of. */
const beside: Stand = (decision, rule, standing) => ({ ...decision, rule: { ...rule, standing } });

/** The rule decides. */
const instead: Stand = (decision, rule, standing) => ({
  ...beside(decision, rule, standing),
  answer: rule.effect === 'allow' ? 'allowed' : 'prohibited',
  reason: 'conventional',
  source: 'conventional',
  qualifiers: [],
});

const RULE = 'conventional';
type Either = { readonly effect: 'allow' | 'deny'; readonly units: string; readonly field: unknown };
const other = { allow: 'deny', deny: 'allow' } as const;

/** The narrower of both protocols, as if the rule were a field too (ACAP-252). */
function byScope(decision: UsageDecision, resolution: Resolution, rule: ConventionalRule): UsageDecision {
  const all: readonly Either[] = [
    ...resolution.deciding,
    { effect: rule.effect, units: unitsOf(rule.path), field: RULE },
  ];
  const left = narrowest(all, () => undefined);
  if (!left.some(({ field }) => field === RULE)) return beside(decision, rule, 'overruled');
  if (!agree(left))
    return { ...beside(decision, rule, 'tied'), answer: 'prohibited', reason: 'tie', qualifiers: [] };
  return left.length === 1 ? instead(decision, rule, 'narrower') : beside(decision, rule, 'agrees');
}

function combine(decision: UsageDecision, rule: ConventionalRule, mode: string): UsageDecision {
  const { resolution } = decision;
  if (!resolution) return instead(decision, rule, 'alone');
  if (resolution.effect === rule.effect) return beside(decision, rule, 'agrees');
  if (mode === 'acap-wins') return beside(decision, rule, 'overruled');
  if (mode === 'narrowest') return byScope(decision, resolution, rule);
  return rule.effect === 'deny' ? instead(decision, rule, 'stricter') : beside(decision, rule, 'overruled');
}

/** The conventional rule for the URL, unless it contradicts a field with the very same pattern (ACAP-251). */
function conventionalRule(hearing: Hearing, { candidates, resolution }: UsageDecision, url: string) {
  const first = hearing.conventional?.ruleFor(url, () => false);
  if (!first || !resolution) return { rule: first };
  const spoken = new Set(candidates.map(({ effect, units }) => `${effect} ${units}`));
  const isDisplaced = (rule: ConventionalRule) => spoken.has(`${other[rule.effect]} ${unitsOf(rule.path)}`);
  if (!isDisplaced(first)) return { rule: first };
  return { rule: hearing.conventional?.ruleFor(url, isDisplaced), displaced: first };
}

/** What the files say that are there. */
function decideByFiles(
  plan: UsagePlan,
  hearing: Hearing,
  usage: Usage,
  url: string,
  target: string,
): UsageDecision {
  const decision = acapDecision(speak(hearing, usage, target));
  if (!plan.settings.conventionalAppliesTo.includes(usage)) return decision;
  const { rule, displaced } = conventionalRule(hearing, decision, url);
  if (rule) return combine(decision, rule, plan.settings.conventional);
  return displaced ? beside(decision, displaced, 'same-pattern') : decision;
}

/**
 * The answer for a usage and a URL of this site; who asks often gives its `acapTarget` too. Permissions that a record
 * refers to apply together with the others (2.3.2): while their file is missing, nothing is permitted (ACAP-261).
 */
export function decideUsage(
  plan: UsagePlan,
  hearing: Hearing,
  usage: Usage,
  url: string,
  target: string = acapTarget(url),
): UsageDecision {
  const decision = decideByFiles(plan, hearing, usage, url, target);
  if (!hearing.heard.incomplete || decision.answer === 'prohibited') return decision;
  return { ...decision, answer: 'prohibited', reason: 'reference-missing', source: 'acap', qualifiers: [] };
}
