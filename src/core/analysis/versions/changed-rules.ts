// The rules by which two versions of a file differ.

import { commonLines, pairEqualLines } from '../../document/common-lines.ts';
import { fieldAt, type Policy } from '../../syntax/policy.ts';

/**
 * A rule that only one version has, or that stands between other lines. Lines are 0-based: `line` is one of the newer
 * version, but of the older where the rule was removed; `from` is where it stood in the older.
 */
export type RuleChange =
  | { readonly kind: 'added'; readonly line: number }
  | { readonly kind: 'removed'; readonly line: number }
  | { readonly kind: 'moved'; readonly from: number; readonly line: number };

/** What stands in each line. */
export const lineTexts = ({ source }: Policy): string[] =>
  source.lines.chunks.flatMap((chunk) => chunk.map(({ text }) => text));

/** Whether a line allows or forbids a path to any reader. */
function isRuleLine(policy: Policy, line: number): boolean {
  const { directive } = fieldAt(policy, line);
  return directive?.role === 'rule' && directive.value === 'path' && directive.effect !== undefined;
}

/** The places of a text that are not in common, and the lines that stand there. */
function linesOutside(texts: readonly string[], common: Iterable<number>) {
  const kept = new Set(common);
  const outside = [...texts.entries()].filter(([place]) => !kept.has(place));
  return { places: outside.map(([place]) => place), texts: outside.map(([, text]) => text) };
}

/**
 * The rules that were added, removed or moved between two versions, by what stands in the lines: comments too, so that a
 * rule that was changed in any way is one removed and one added. Removed ones first, then the others in their order.
 */
export function rulesChanged(before: Policy, after: Policy): readonly RuleChange[] {
  const texts = [lineTexts(before), lineTexts(after)] as const;
  const common = commonLines(...texts);
  const old = linesOutside(
    texts[0],
    common.map(([i]) => i),
  );
  const fresh = linesOutside(
    texts[1],
    common.map(([, j]) => j),
  );
  const moved = new Map(
    pairEqualLines(fresh.texts, old.texts).map(([j, i]) => [fresh.places[j]!, old.places[i]!]),
  );
  const gone = new Set(moved.values());
  const removed = old.places.filter((line) => !gone.has(line) && isRuleLine(before, line));
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
