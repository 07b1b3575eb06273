// Which of the fields that match decides (ACAP 1.1 2.2.1, 2.4.6; digest F.2 to F.5).

import type { AppliedRule } from './applicable-rules.ts';
import { narrowestMembers } from './path-patterns.ts';
import { type Usage, usageType } from './usages.ts';

/** A field that matches the URL, by one pattern. What is compared of a conventional rule has the same shape. */
export interface MatchingRule<Field = AppliedRule> {
  readonly field: Field;
  readonly effect: 'allow' | 'deny';
  readonly usage: Usage;
  readonly pattern: string;
  /** The pattern as it is compared. */
  readonly units: string;
}

/** Why a field that matches does not decide. */
export type LossReason =
  | { readonly why: 'overridden'; readonly by: MatchingRule }
  | { readonly why: 'wider'; readonly by: MatchingRule<unknown>; readonly at: number }
  | { readonly why: 'derived-first'; readonly by: MatchingRule };

/** What the fields that match come to. */
export interface ConflictResolution {
  readonly effect: 'allow' | 'deny';
  /** True if the narrowest could not be determined: then it is a prohibition (ACAP-222). */
  readonly tied: boolean;
  /** The fields that decide, in the order in which they were heard. */
  readonly deciding: readonly [MatchingRule, ...MatchingRule[]];
  readonly lost: ReadonlyMap<MatchingRule, LossReason>;
}

const isUnbeaten = ({ field }: MatchingRule) => `${field.tier} ${field.level}`;

/**
 * The fields for one usage that no more specific record overrides: for the crawler by name and for the purpose before
 * all else; a name without the purpose and the purpose without a name leave each other open (ACAP-206).
 */
function keepUnbeaten(
  candidates: readonly MatchingRule[],
  lost: Map<MatchingRule, LossReason>,
): readonly MatchingRule[] {
  const of = (name: string) => candidates.filter((one) => isUnbeaten(one) === name);
  const tiers = [of('named purpose'), [...of('named general'), ...of('any purpose')], of('any general')];
  const [unbeaten = [], ...others] = tiers.filter((tier) => tier.length > 0);
  const [by] = unbeaten;
  if (by) for (const one of others.flat()) lost.set(one, { why: 'overridden', by });
  return unbeaten;
}

/** Those that no other is strictly narrower than (ACAP-223); what beats the others is noted. */
export const keepNarrowest = <C extends { readonly units: string }>(
  candidates: readonly C[],
  note: (loser: C, by: C, at: number) => void,
): readonly C[] => narrowestMembers(candidates, ({ units }) => units, note);

/** Whether all say the same; there is at least one. */
export const haveSameEffect = (candidates: readonly { readonly effect: string }[]) =>
  new Set(candidates.map(({ effect }) => effect)).size < 2;

/** At equal patterns the derived usage decides against `present` (ACAP-225). */
function preferDerived(left: readonly MatchingRule[], asked: Usage): readonly MatchingRule[] {
  const [first] = left;
  const isOne = left.every(({ units }) => units === first?.units);
  const derived = left.filter(({ usage }) => usage === asked);
  return isOne && derived.length > 0 && haveSameEffect(derived) ? derived : left;
}

/** The tokens that speak about a usage: itself, and for a way to present, `present` (ACAP-091). */
export const usagesCovering = (usage: Usage): readonly Usage[] =>
  usageType(usage).class === 'derived' ? [usage, 'present'] : [usage];

/** What the matching fields come to; undefined if there are none. */
export function resolveConflicts(
  candidates: readonly MatchingRule[],
  asked: Usage,
): ConflictResolution | undefined {
  const lost = new Map<MatchingRule, LossReason>();
  const open = usagesCovering(asked).flatMap((token) =>
    keepUnbeaten(
      candidates.filter(({ usage }) => usage === token),
      lost,
    ),
  );
  if (open.length === 0) return undefined;
  const left = keepNarrowest(open, (loser, by, at) => lost.set(loser, { why: 'wider', by, at }));
  const deciding = haveSameEffect(left) ? left : preferDerived(left, asked);
  const [first, ...others] = deciding;
  if (!first) return undefined;
  const decides = new Set(deciding);
  for (const one of left) if (!decides.has(one)) lost.set(one, { why: 'derived-first', by: first });
  const tied = !haveSameEffect(deciding);
  return { effect: tied ? 'deny' : first.effect, tied, deciding: [first, ...others], lost };
}

/** The restrictions of the permissions that decide, each once (ACAP-224). */
export function collectRestrictions(deciding: readonly MatchingRule[]): readonly string[] {
  // Fields that use one name share what it says.
  const lists = new Set(deciding.map(({ field }) => field.qualifiers));
  const all = [...lists].flatMap((qualifiers) =>
    qualifiers.map(({ name, type, value }) => `${name ?? type.text}=${value}`),
  );
  return [...new Set(all)];
}
