// Finds the rules in which two versions of a file differ.

import { commonLines, pairEqualLines } from '../../document/common-lines.ts';
import { linesIn } from '../../document/lines.ts';
import { fieldAt, type Policy } from '../../syntax/policy.ts';

/**
 * A rule that only one version has, or that moved between other lines. Lines are 0-based. `line` is a line of the
 * newer version, but of the older one for a removed rule. `from` is its line in the older version.
 */
export type RuleChange =
  | { readonly kind: 'added'; readonly line: number }
  | { readonly kind: 'removed'; readonly line: number }
  | { readonly kind: 'moved'; readonly from: number; readonly line: number };

/** Returns the text of each line. */
export const lineTexts = ({ source }: Policy): string[] =>
  source.lines.chunks.flatMap((chunk) => linesIn(chunk).map(({ text }) => text));

/** Whether a line allows or disallows a path for any reader. */
function isRuleLine(policy: Policy, line: number): boolean {
  const { directive } = fieldAt(policy, line);
  return directive?.role === 'rule' && directive.value === 'path' && directive.effect !== undefined;
}

/** Returns the lines that are not in common: their numbers and their texts. */
function linesOutside(texts: readonly string[], common: Iterable<number>) {
  const commonLinesSet = new Set(common);
  const outside = [...texts.entries()].filter(([place]) => !commonLinesSet.has(place));
  return { places: outside.map(([place]) => place), texts: outside.map(([, text]) => text) };
}

/** Finds the lines that two versions do not have in common. */
function differingLines(before: Policy, after: Policy) {
  const texts = [lineTexts(before), lineTexts(after)] as const;
  const common = commonLines(...texts);
  return {
    old: linesOutside(
      texts[0],
      common.map(([i]) => i),
    ),
    fresh: linesOutside(
      texts[1],
      common.map(([, j]) => j),
    ),
  };
}

/**
 * Returns how many lines differ that are not rules, such as those with user-agents. They can decide to whom a rule
 * applies. A changed line counts once.
 */
export function countOtherChangedLines(before: Policy, after: Policy): number {
  const { old, fresh } = differingLines(before, after);
  const countOthers = (policy: Policy, places: readonly number[]) =>
    places.filter((line) => !isRuleLine(policy, line)).length;
  return Math.max(countOthers(before, old.places), countOthers(after, fresh.places));
}

/**
 * Returns the rules that were added, removed or moved between two versions, comparing the whole text of each line,
 * including comments. A rule with any change is one removed and one added rule. Removed rules come first, then the
 * others in order.
 */
export function rulesChanged(before: Policy, after: Policy): readonly RuleChange[] {
  const { old, fresh } = differingLines(before, after);
  const moved = new Map(
    pairEqualLines(fresh.texts, old.texts).map(([j, i]) => [fresh.places[j]!, old.places[i]!]),
  );
  const movedFrom = new Set(moved.values());
  const removed = old.places.filter((line) => !movedFrom.has(line) && isRuleLine(before, line));
  return [
    ...removed.map((line): RuleChange => ({ kind: 'removed', line })),
    ...fresh.places
      .filter((line) => isRuleLine(after, line))
      .map((line): RuleChange => {
        const from = moved.get(line);
        return from === undefined ? { kind: 'added', line } : { kind: 'moved', from, line };
      }),
  ];
}
