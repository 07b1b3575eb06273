// Which findings are looked at: of which severity, and to whom they matter.

import type { Finding, Severity } from '../../core/diagnostics/finding.ts';
import { findComplaints, isComplaintOf, profiles } from '../../core/diagnostics/profiles.ts';
import { appliesToReader, sortByPosition } from '../../core/diagnostics/registry.ts';
import { checkerFindings } from '../../core/formats/rep/diagnostics/lines/file-checkers.ts';
import { readers } from '../../core/readers/registry.ts';
import type { Policy } from '../../core/syntax/policy.ts';
import type { IgnoredFinding } from '../../core/workspace/ignored-finding.ts';
import { type FindingReport, splitIgnored } from '../../state/findings/finder.ts';

/** `who`: '' for all, the id of a reader, or that of a profile; no two share one. */
export interface FindingFilter {
  readonly severity?: Severity;
  readonly who: string;
}

export const noFindingFilter: FindingFilter = { who: '' };

/** Whether findings matter to somebody; to anybody if the id is of nobody. */
function createAudienceTest(who: string): (finding: Finding) => boolean {
  const reader = readers.find(({ id }) => id === who);
  if (reader) return (finding) => appliesToReader(finding, reader);
  const profile = profiles.find(({ id }) => id === who);
  return profile ? (finding) => isComplaintOf(profile, finding) : () => true;
}

/** What was found, with what a program reports by its own rules if that is who is chosen. */
export function withReports(
  who: string,
  found: FindingReport,
  policy: Policy,
  ignored: readonly IgnoredFinding[] = [],
): FindingReport {
  const checker = profiles.find(({ id }) => id === who)?.checker;
  const { path, source } = found;
  if (!checker || policy.source !== source) return found;
  const all = sortByPosition([...found.all, ...checkerFindings(checker.of, policy)]);
  return { path, source, all, ...splitIgnored(all, { path, source, ignored }) };
}

/** The findings that are shown. */
export function filterFindings(
  { severity, who }: FindingFilter,
  { all, findings }: FindingReport,
): readonly Finding[] {
  const profile = profiles.find(({ id }) => id === who);
  const mine = profile ? new Set(findComplaints(profile, all)) : undefined;
  const matters = mine ? (finding: Finding) => mine.has(finding) : createAudienceTest(who);
  return findings.filter((one) => (severity === undefined || one.severity === severity) && matters(one));
}

/** Whether a finding passes the filter. */
export function createFindingTest({ severity, who }: FindingFilter): (finding: Finding) => boolean {
  const matters = createAudienceTest(who);
  return (finding) => (severity === undefined || finding.severity === severity) && matters(finding);
}
