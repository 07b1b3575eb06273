// Decides between the fields that match a URL (ACAP 1.1 2.2.1, 2.4.6).

import type { AppliedRule } from './applicable-rules.ts';
import { narrowestMembers } from './path-patterns.ts';
import { type Usage, usageType } from './usages.ts';

/** A field that matches the URL with one of its patterns. Conventional rules are compared in the same form. */
export interface MatchingRule<Field = AppliedRule> {
  readonly field: Field;
  readonly effect: 'allow' | 'deny';
  readonly usage: Usage;
  readonly pattern: string;
  /** The pattern in the form that is compared. */
  readonly units: string;
}

/** The reason why a matching field does not decide. */
export type LossReason =
  | { readonly why: 'overridden'; readonly by: MatchingRule }
  | { readonly why: 'wider'; readonly by: MatchingRule<unknown>; readonly at: number }
  | { readonly why: 'derived-first'; readonly by: MatchingRule };

/** The result of comparing the fields that match. */
export interface ConflictResolution {
  readonly effect: 'allow' | 'deny';
  /** Whether no narrowest field could be determined, which makes the answer a prohibition. */
  readonly tied: boolean;
  /** The fields that decide, in the order in which they were collected. */
  readonly deciding: readonly [MatchingRule, ...MatchingRule[]];
  readonly lost: ReadonlyMap<MatchingRule, LossReason>;
}

const precedenceOf = ({ field }: MatchingRule) => `${field.tier} ${field.level}`;

/**
 * Returns the fields for one usage that no more specific record overrides. A field for the crawler by name and for
 * the purpose overrides all others. A name without the purpose and the purpose without a name do not override each
 * other.
 */
function keepUnbeaten(
  candidates: readonly MatchingRule[],
  lost: Map<MatchingRule, LossReason>,
): readonly MatchingRule[] {
  const of = (name: string) => candidates.filter((one) => precedenceOf(one) === name);
  const tiers = [of('named purpose'), [...of('named general'), ...of('any purpose')], of('any general')];
  const [unbeaten = [], ...others] = tiers.filter((tier) => tier.length > 0);
  const [by] = unbeaten;
  if (by) for (const one of others.flat()) lost.set(one, { why: 'overridden', by });
  return unbeaten;
}

/**
 * Returns the candidates that no other one is strictly narrower than. `note` is called for each other
 * one.
 */
export const keepNarrowest = <C extends { readonly units: string }>(
  candidates: readonly C[],
  note: (loser: C, by: C, at: number) => void,
): readonly C[] => narrowestMembers(candidates, ({ units }) => units, note);

/** Whether all candidates have the same effect. There is at least one. */
export const haveSameEffect = (candidates: readonly { readonly effect: string }[]) =>
  new Set(candidates.map(({ effect }) => effect)).size < 2;

/** If all patterns are equal, the derived usage decides before `present`. */
function preferDerived(narrowest: readonly MatchingRule[], queried: Usage): readonly MatchingRule[] {
  const [first] = narrowest;
  const haveOnePattern = narrowest.every(({ units }) => units === first?.units);
  const derived = narrowest.filter(({ usage }) => usage === queried);
  return haveOnePattern && derived.length > 0 && haveSameEffect(derived) ? derived : narrowest;
}

/** The tokens that apply to a usage: itself and, for a way to present, `present`. */
export const usagesCovering = (usage: Usage): readonly Usage[] =>
  usageType(usage).class === 'derived' ? [usage, 'present'] : [usage];

/** Decides between the matching fields. Returns undefined if there are none. */
export function resolveConflicts(
  candidates: readonly MatchingRule[],
  queried: Usage,
): ConflictResolution | undefined {
  const lost = new Map<MatchingRule, LossReason>();
  const open = usagesCovering(queried).flatMap((token) =>
    keepUnbeaten(
      candidates.filter(({ usage }) => usage === token),
      lost,
    ),
  );
  if (open.length === 0) return undefined;
  const narrowest = keepNarrowest(open, (loser, by, at) => lost.set(loser, { why: 'wider', by, at }));
  const deciding = haveSameEffect(narrowest) ? narrowest : preferDerived(narrowest, queried);
  const [first, ...others] = deciding;
  if (!first) return undefined;
  const decides = new Set(deciding);
  for (const one of narrowest) if (!decides.has(one)) lost.set(one, { why: 'derived-first', by: first });
  const tied = !haveSameEffect(deciding);
  return { effect: tied ? 'deny' : first.effect, tied, deciding: [first, ...others], lost };
}

/** The restrictions of the permissions that decide, without duplicates. */
export function collectRestrictions(deciding: readonly MatchingRule[]): readonly string[] {
  // Fields that use the same local name share its qualifiers.
  const lists = new Set(deciding.map(({ field }) => field.qualifiers));
  const all = [...lists].flatMap((qualifiers) =>
    qualifiers.map(({ name, type, value }) => `${name ?? type.text}=${value}`),
  );
  return [...new Set(all)];
}
