// How all findings of a kind can be mended together.

import type { Finding } from '../../core/diagnostics/finding.ts';
import { canApplyToAll, type FixChooser } from '../../core/diagnostics/fix-all.ts';
import { fixTitle } from '../../messages/explain-finding.ts';

/** Findings whose ways out are looked at to know which there are. */
const MAX_EXAMINED = 20;

interface BulkFix {
  readonly title: string;
  readonly wanted: FixChooser;
}

/** The ways of mending a kind that are edits for many, each with a title of its first use. */
export function findBulkFixes(
  findings: readonly Finding[],
  isShown: (finding: Finding) => boolean,
): readonly BulkFix[] {
  const { code } = findings[0]!;
  const fixes = findings.slice(0, MAX_EXAMINED).flatMap((one) => one.fixes);
  const first = new Map(
    fixes
      .filter(canApplyToAll)
      .map((fix) => [fix.code, fix] as const)
      .toReversed(),
  );
  return [...first.values()].toReversed().map((fix) => ({
    title: fixTitle(fix),
    wanted: (finding: Finding) =>
      finding.code === code && isShown(finding)
        ? finding.fixes.find((one) => one.code === fix.code && canApplyToAll(one))
        : undefined,
  }));
}

/** How many findings a way mends; of a long list all, so that no list waits for its fixes. */
export const countBulkFixes = (findings: readonly Finding[], { wanted }: BulkFix): number =>
  findings.length > MAX_EXAMINED ? findings.length : findings.filter(wanted).length;
