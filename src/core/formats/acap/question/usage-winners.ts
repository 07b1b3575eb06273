// Explains the fields that decide a usage: one, several that add up, or several that contradict each other.

import { printCanonical } from '../../../matching/percent-encoding.ts';
import type { FieldPlace, SuspendingReference } from '../applicable-rules.ts';
import type { PermissionReplacement } from '../fallback.ts';
import { type ConflictResolution, collectRestrictions, type MatchingRule } from '../resolve-conflicts.ts';
import type { UsageDecision } from './usage-decision.ts';
import type { UsagePlan } from './usage-plan.ts';
import type { UsageStep } from './usage-steps.ts';

export const paramsOf = ({ effect, usage, units }: MatchingRule) => ({
  effect,
  usage,
  pattern: printCanonical(units),
});

const outcomeOf = (decides: boolean) => (decides ? 'decides' : 'chosen');

/** Why a field that permits is read as a prohibition, if it is (2.4.3). */
function replacementOf({ field }: MatchingRule): { readonly replacement?: PermissionReplacement } {
  const replacement = field.replacements.find((one) => one.why === 'unreadable' || one.why === 'qualifier');
  return replacement ? { replacement } : {};
}

function winningStep(one: MatchingRule, decides: boolean): UsageStep {
  const params = { ...paramsOf(one), qualifiers: collectRestrictions([one]), ...replacementOf(one) };
  return { code: 'acap-decides', params, by: one.field.place, outcome: outcomeOf(decides) };
}

/** The lines of several fields without duplicates, except the line of the first. */
function otherLines([first, ...others]: ConflictResolution['deciding']): FieldPlace[] {
  const key = ({ path, line }: FieldPlace) => `${line} ${path}`;
  const places = new Map(others.map(({ field }) => [key(field.place), field.place]));
  places.delete(key(first.field.place));
  return [...places.values()];
}

/**
 * Steps for several fields with the same effect of which none is narrower: the joint result, and each field's part
 * (ACAP 1.1).
 */
function* jointSteps(
  { usage }: UsagePlan,
  deciding: ConflictResolution['deciding'],
  decides: boolean,
): Generator<UsageStep> {
  const [first] = deciding;
  const { effect, field } = first;
  const qualifiers = collectRestrictions(deciding);
  const others = otherLines(deciding);
  const params = { effect, usage, others, qualifiers, ...(others.length === 0 && replacementOf(first)) };
  yield { code: 'acap-decide-together', params, by: field.place, outcome: outcomeOf(decides) };
  for (const one of deciding) {
    const part = { ...paramsOf(one), asked: usage, qualifiers: collectRestrictions([one]) };
    yield { code: 'acap-has-part', params: part, by: one.field.place, outcome: 'chosen' };
  }
}

function tieStep({ deciding }: ConflictResolution, decides: boolean): UsageStep {
  const [first, ...others] = deciding;
  const params = { ...paramsOf(first), others: others.map(({ field }) => field.place) };
  return { code: 'acap-tied', params, by: first.field.place, outcome: outcomeOf(decides) };
}

function otherStep({ asked }: UsagePlan, first: MatchingRule, decides: boolean): UsageStep {
  const params = { ...paramsOf(first), asked };
  return { code: 'acap-other-prohibited', params, by: first.field.place, outcome: outcomeOf(decides) };
}

/** Steps for permissions that would decide if the permissions that a reference names were known (2.3.2). */
function* suspendedSteps(
  { deciding }: ConflictResolution,
  { place }: SuspendingReference,
): Generator<UsageStep> {
  for (const one of deciding) {
    const params = { ...paramsOf(one), qualifiers: collectRestrictions([one]), reference: place };
    yield { code: 'acap-suspended', params, by: one.field.place, outcome: 'no-effect' };
  }
}

/** Yields the steps of the fields that decide by ACAP alone. `decides` is false if a conventional rule decides. */
export function* winnerSteps(
  plan: UsagePlan,
  { resolution, blanket, suspendedBy }: UsageDecision,
  decides: boolean,
): Generator<UsageStep, void> {
  if (!resolution) return;
  const { deciding, tied } = resolution;
  if (suspendedBy) yield* suspendedSteps(resolution, suspendedBy);
  else if (tied) yield tieStep(resolution, decides);
  else if (blanket) yield otherStep(plan, deciding[0], decides);
  else if (deciding.length > 1) yield* jointSteps(plan, deciding, decides);
  else yield winningStep(deciding[0], decides);
}
