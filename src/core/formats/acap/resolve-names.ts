// Resolves a permission or prohibition for a crawler: names are expanded, fallbacks applied (ACAP 1.1 2.4.1.3,
// 2.4.3, 2.8).
import { effectiveQualifiers } from './effective-qualifiers.ts';
import { type ExpandedUsage, expandUsage, type NameScope, needsVersion11 } from './expand-usages.ts';
import { applyFallback, type Capabilities, type FallbackRule } from './fallback.ts';
import type { AcapRule } from './field.ts';

/** A usage of a field that has no effect, and the reason. */
export interface UnreadUsage {
  readonly usage: string;
  readonly why: 'version' | 'undefined-usage' | 'undefined-set' | 'other-unqualified';
}

/** Resolves a permission or prohibition separately for each usage that it stands for (2.4.1.3, 2.4.3, 2.8). */
export function resolveRule(
  field: AcapRule,
  scope: NameScope,
  capabilities: Capabilities,
): (FallbackRule | UnreadUsage)[] {
  const expanded = expandUsage(field, scope);
  if (expanded.length === 0) return [{ usage: field.usage.word.text, why: 'undefined-usage' }];
  return expanded.map((one) => {
    if (scope.file.version.minor < 1 && needsVersion11(field.effect, one))
      return { usage: one.usage, why: 'version' };
    if (isUnqualifiedOther(field.effect, one)) return { usage: one.usage, why: 'other-unqualified' };
    const qualifiers = effectiveQualifiers(one.qualifiers).kept;
    return applyFallback({ effect: field.effect, usage: one.usage, qualifiers }, capabilities, one.isStem);
  });
}

/**
 * Whether a permission of `other` has no qualifiers and so does not count (2.5.6.1). One with qualifiers
 * other than `usage-ref` is valid by the grammar, so it is closed like any permission whose qualifiers cannot be
 * interpreted (2.4.3).
 */
const isUnqualifiedOther = (effect: AcapRule['effect'], { usage, qualifiers }: ExpandedUsage) =>
  effect === 'allow' && usage === 'other' && qualifiers.length === 0;

/** The usages of a permission or prohibition that have an effect, and those that have none. */
export interface ResolvedRule {
  readonly counts: readonly FallbackRule[];
  readonly unread: readonly UnreadUsage[];
}

/** Merges rules with the same usage and effect, with all their restrictions, and removes duplicate reasons. */
export function combineReadings(read: readonly (FallbackRule | UnreadUsage)[]): ResolvedRule {
  const counts = new Map<string, [FallbackRule, ...FallbackRule[]]>();
  const unread = new Map<string, UnreadUsage>();
  for (const one of read) {
    if ('why' in one) {
      unread.set(`${one.why} ${one.usage}`, one);
      continue;
    }
    const key = `${one.effect} ${one.usage}`;
    const same = counts.get(key);
    if (same) same.push(one);
    else counts.set(key, [one]);
  }
  return { counts: [...counts.values()].map(mergeRestrictions), unread: [...unread.values()] };
}

function mergeRestrictions(all: readonly [FallbackRule, ...FallbackRule[]]): FallbackRule {
  const [first, ...others] = all;
  if (others.length === 0) return first;
  return {
    ...first,
    qualifiers: [...new Set(all.flatMap(({ qualifiers }) => qualifiers))],
    replacements: [...new Set(all.flatMap(({ replacements }) => replacements))],
  };
}
