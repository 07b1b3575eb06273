// How all findings of a kind can be fixed together.

import type { Finding } from '../../core/diagnostics/finding.ts';
import { canApplyToAll, type FixChooser } from '../../core/diagnostics/fix-all.ts';
import { fixTitle } from '../../messages/explain-finding.ts';

/** How many findings are examined to find out which fixes exist. */
const MAX_EXAMINED = 20;

interface BulkFix {
  readonly title: string;
  readonly wanted: FixChooser;
}

/** Returns the fixes of a kind that can be applied to many findings, each with the title of its first use. */
export function findBulkFixes(
  findings: readonly Finding[],
  isShown: (finding: Finding) => boolean,
): readonly BulkFix[] {
  const { code } = findings[0]!;
  const fixes = findings.slice(0, MAX_EXAMINED).flatMap((finding) => finding.fixes);
  const firstByCode = new Map(
    fixes
      .filter(canApplyToAll)
      .map((fix) => [fix.code, fix] as const)
      .toReversed(),
  );
  return [...firstByCode.values()].toReversed().map((fix) => ({
    title: fixTitle(fix),
    wanted: (finding: Finding) =>
      finding.code === code && isShown(finding)
        ? finding.fixes.find((candidate) => candidate.code === fix.code && canApplyToAll(candidate))
        : undefined,
  }));
}

/**
 * Counts the findings that a bulk fix resolves. A long list is not counted exactly, so that it is shown without
 * delay.
 */
export const countBulkFixes = (findings: readonly Finding[], { wanted }: BulkFix): number =>
  findings.length > MAX_EXAMINED ? findings.length : findings.filter(wanted).length;
