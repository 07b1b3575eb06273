// Which findings are looked at: of which severity, and to whom they matter.

import type { Finding, Severity } from '../../core/diagnostics/finding.ts';
import { findComplaints, isComplaintOf, profiles } from '../../core/diagnostics/profiles.ts';
import { appliesToReader, sortByPosition } from '../../core/diagnostics/registry.ts';
import { checkerFindings } from '../../core/formats/rep/diagnostics/lines/file-checkers.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { readers } from '../../core/readers/registry.ts';
import type { Policy } from '../../core/syntax/policy.ts';
import type { IgnoredFinding } from '../../core/workspace/ignored-finding.ts';
import { type FindingReport, splitFindings } from '../../state/findings/finder.ts';

/** `who`: '' for the watched readers, `all`, the id of a reader, or that of a profile; no two share one. */
export interface FindingFilter {
  readonly severity?: Severity;
  readonly who: string;
}

export const noFindingFilter: FindingFilter = { who: '' };

/** Whether findings matter to somebody; to anybody if the id is of nobody. */
function createAudienceTest(who: string, watched: readonly Reader[]): (finding: Finding) => boolean {
  if (who === '') return (finding) => watched.some((reader) => appliesToReader(finding, reader));
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
  ignored: readonly IgnoredFinding[],
  watched: readonly Reader[],
): FindingReport {
  const checker = profiles.find(({ id }) => id === who)?.checker;
  const { path, source } = found;
  if (!checker || policy.source !== source) return found;
  const all = sortByPosition([...found.all, ...checkerFindings(checker.of, policy)]);
  return { path, source, all, ...splitFindings(all, { path, source, ignored }, watched) };
}

/** The findings that are shown. */
export function filterFindings(
  { severity, who }: FindingFilter,
  { all, findings, unwatched, hidden, silenced }: FindingReport,
): readonly Finding[] {
  const hasSeverity = (one: Finding) => severity === undefined || one.severity === severity;
  if (who === '') return findings.filter(hasSeverity);
  const left = new Set([...hidden, ...silenced]);
  const told = unwatched.length === 0 ? findings : all.filter((one) => !left.has(one));
  const profile = profiles.find(({ id }) => id === who);
  const mine = profile ? new Set(findComplaints(profile, all)) : undefined;
  const matters = mine ? (finding: Finding) => mine.has(finding) : createAudienceTest(who, []);
  return told.filter((one) => hasSeverity(one) && matters(one));
}

/** Whether a finding passes the filter. */
export function createFindingTest(
  { severity, who }: FindingFilter,
  watched: readonly Reader[],
): (finding: Finding) => boolean {
  const matters = createAudienceTest(who, watched);
  return (finding) => (severity === undefined || finding.severity === severity) && matters(finding);
}
