// Which of the fields that match decides (ACAP 1.1 2.2.1, 2.4.6; digest F.2 to F.5).

import type { Obeyed } from './candidates.ts';
import { narrowestOf } from './patterns.ts';
import { type Usage, usageType } from './usages.ts';

/** A field that matches the URL, by one pattern. What is compared of a conventional rule has the same shape. */
export interface Candidate<Field = Obeyed> {
  readonly field: Field;
  readonly effect: 'allow' | 'deny';
  readonly usage: Usage;
  readonly pattern: string;
  /** The pattern as it is compared. */
  readonly units: string;
}

/** Why a field that matches does not decide. */
export type Loss =
  | { readonly why: 'overridden'; readonly by: Candidate }
  | { readonly why: 'wider'; readonly by: Candidate<unknown>; readonly at: number }
  | { readonly why: 'derived-first'; readonly by: Candidate };

/** What the fields that match come to. */
export interface Resolution {
  readonly effect: 'allow' | 'deny';
  /** True if the narrowest could not be determined: then it is a prohibition (ACAP-222). */
  readonly tied: boolean;
  /** The fields that decide, in the order in which they were heard. */
  readonly deciding: readonly Candidate[];
  readonly lost: ReadonlyMap<Candidate, Loss>;
}

const standing = ({ field }: Candidate) => `${field.tier} ${field.level}`;

/**
 * The fields for one usage that no more specific record overrides: for the crawler by name and for the purpose before
 * all else; a name without the purpose and the purpose without a name leave each other open (ACAP-206).
 */
function survivors(candidates: readonly Candidate[], lost: Map<Candidate, Loss>): readonly Candidate[] {
  const of = (name: string) => candidates.filter((one) => standing(one) === name);
  const tiers = [of('named purpose'), [...of('named general'), ...of('any purpose')], of('any general')];
  const [first = [], ...others] = tiers.filter((tier) => tier.length > 0);
  for (const one of others.flat()) lost.set(one, { why: 'overridden', by: first[0]! });
  return first;
}

/** Those that no other is strictly narrower than (ACAP-223); what beats the others is noted. */
export const narrowest = <C extends { readonly units: string }>(
  candidates: readonly C[],
  note: (loser: C, by: C, at: number) => void,
): readonly C[] => narrowestOf(candidates, ({ units }) => units, note);

/** Whether all say the same; there is at least one. */
export const agree = (candidates: readonly { readonly effect: string }[]) =>
  candidates.every(({ effect }) => effect === candidates[0]!.effect);

/** At equal patterns the derived usage decides against `present` (ACAP-225). */
function derivedFirst(left: readonly Candidate[], asked: Usage): readonly Candidate[] {
  const [first] = left;
  const isOne = left.every(({ units }) => units === first!.units);
  const derived = left.filter(({ usage }) => usage === asked);
  return isOne && derived.length > 0 && agree(derived) ? derived : left;
}

/** The tokens that speak about a usage: itself, and for a way to present, `present` (ACAP-091). */
export const tokensFor = (usage: Usage): readonly Usage[] =>
  usageType(usage).class === 'derived' ? [usage, 'present'] : [usage];

/** What the matching fields come to; undefined if there are none. */
export function resolve(candidates: readonly Candidate[], asked: Usage): Resolution | undefined {
  const lost = new Map<Candidate, Loss>();
  const open = tokensFor(asked).flatMap((token) =>
    survivors(
      candidates.filter(({ usage }) => usage === token),
      lost,
    ),
  );
  if (open.length === 0) return undefined;
  const left = narrowest(open, (loser, by, at) => lost.set(loser, { why: 'wider', by, at }));
  const deciding = agree(left) ? left : derivedFirst(left, asked);
  const decides = new Set(deciding);
  for (const one of left) if (!decides.has(one)) lost.set(one, { why: 'derived-first', by: deciding[0]! });
  const tied = !agree(deciding);
  return { effect: tied ? 'deny' : deciding[0]!.effect, tied, deciding, lost };
}

/** The restrictions of the permissions that decide, each once (ACAP-224). */
export function restrictionsOf(deciding: readonly Candidate[]): readonly string[] {
  // Fields that use one name share what it says.
  const lists = new Set(deciding.map(({ field }) => field.qualifiers));
  const all = [...lists].flatMap((qualifiers) =>
    qualifiers.map(({ name, type, value }) => `${name ?? type.text}=${value}`),
  );
  return [...new Set(all)];
}
