// Which findings are shown: by severity, and by the readers or programs to which they apply.

import type { Finding, Severity } from '../../core/diagnostics/finding.ts';
import { findComplaints, isComplaintOf, profiles } from '../../core/diagnostics/profiles.ts';
import { appliesToReader, sortByPosition } from '../../core/diagnostics/registry.ts';
import { checkerFindings } from '../../core/formats/rep/diagnostics/lines/file/file-checkers.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { readers } from '../../core/readers/registry.ts';
import type { Policy } from '../../core/syntax/policy.ts';
import type { IgnoredFinding } from '../../core/workspace/ignored-finding.ts';
import { type FindingReport, splitFindings } from '../../state/findings/finder.ts';

/** `who`: '' for the watched readers, `all`, the id of a reader, or the id of a profile; the ids are distinct. */
export interface FindingFilter {
  readonly severity?: Severity;
  readonly who: string;
}

export const noFindingFilter: FindingFilter = { who: '' };

/** Creates a test whether findings apply to a reader or profile; an unknown id accepts all findings. */
function createAudienceTest(who: string, watched: readonly Reader[]): (finding: Finding) => boolean {
  if (who === '') return (finding) => watched.some((reader) => appliesToReader(finding, reader));
  const reader = readers.find(({ id }) => id === who);
  if (reader) return (finding) => appliesToReader(finding, reader);
  const profile = profiles.find(({ id }) => id === who);
  return profile ? (finding) => isComplaintOf(profile, finding) : () => true;
}

/** Adds what a checker reports by its own rules to the findings, if its profile is selected. */
export function withReports(
  who: string,
  report: FindingReport,
  policy: Policy,
  ignored: readonly IgnoredFinding[],
  watched: readonly Reader[],
): FindingReport {
  const checker = profiles.find(({ id }) => id === who)?.checker;
  const { file, path, source } = report;
  if (!checker || policy.source !== source) return report;
  const all = sortByPosition([...report.all, ...checkerFindings(checker.of, policy)]);
  return { file, path, source, all, ...splitFindings(all, { path, source, ignored }, watched) };
}

/** Returns the findings that are shown. */
export function filterFindings(
  { severity, who }: FindingFilter,
  { all, findings, unwatched, hidden, silenced }: FindingReport,
): readonly Finding[] {
  const hasSeverity = (finding: Finding) => severity === undefined || finding.severity === severity;
  if (who === '') return findings.filter(hasSeverity);
  const excluded = new Set([...hidden, ...silenced]);
  const candidates = unwatched.length === 0 ? findings : all.filter((finding) => !excluded.has(finding));
  const profile = profiles.find(({ id }) => id === who);
  const complaints = profile ? new Set(findComplaints(profile, all)) : undefined;
  const matters = complaints ? (finding: Finding) => complaints.has(finding) : createAudienceTest(who, []);
  return candidates.filter((finding) => hasSeverity(finding) && matters(finding));
}

/** Creates a test whether a finding passes the filter. */
export function createFindingTest(
  { severity, who }: FindingFilter,
  watched: readonly Reader[],
): (finding: Finding) => boolean {
  const matters = createAudienceTest(who, watched);
  return (finding) => (severity === undefined || finding.severity === severity) && matters(finding);
}
