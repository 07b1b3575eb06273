// What the own check of the file reports about the result of a preset and did not report before.
import type { Finding } from '../../diagnostics/finding.ts';
import { findingsTask } from '../../diagnostics/registry.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { Site } from '../../workspace/site.ts';

const isNotable = ({ severity }: Finding): boolean => severity === 'error' || severity === 'warning';

/** Returns the first error or warning of each kind that a file has after a preset, and did not have before. */
export function* newFindingsTask(
  before: Site,
  after: Site,
  path: string,
): CooperativeTask<readonly Finding[]> {
  const known = new Set((yield* findingsTask(before, path)).map(({ code }) => code));
  const found = (yield* findingsTask(after, path)).filter(
    (finding) => isNotable(finding) && !known.has(finding.code),
  );
  return [...new Map(found.toReversed().map((finding) => [finding.code, finding])).values()].toReversed();
}
