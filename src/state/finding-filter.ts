// Which findings are looked at: of which severity, and to whom they matter.

import { appliesTo, inFileOrder } from '../core/findings/index.ts';
import { complainsOf, complaints, profiles } from '../core/findings/profiles.ts';
import { reportedLines } from '../core/findings/rep-lines/checkers.ts';
import type { Finding, Severity } from '../core/policy/finding.ts';
import type { Policy } from '../core/policy/policy.ts';
import { readers } from '../core/readers/index.ts';
import type { Ignored } from '../core/site/ignored.ts';
import { type Found, sifted } from './findings.ts';

/** `who`: '' for all, the id of a reader, or that of a profile; no two share one. */
export interface FindingFilter {
  readonly severity?: Severity;
  readonly who: string;
}

export const everyFinding: FindingFilter = { who: '' };

/** Whether findings matter to somebody; to anybody if the id is of nobody. */
function matterTo(who: string): (finding: Finding) => boolean {
  const reader = readers.find(({ id }) => id === who);
  if (reader) return (finding) => appliesTo(finding, reader);
  const profile = profiles.find(({ id }) => id === who);
  return profile ? (finding) => complainsOf(profile, finding) : () => true;
}

/** What was found, with what a program reports by its own rules if that is who is chosen. */
export function withReports(
  who: string,
  found: Found,
  policy: Policy,
  ignored: readonly Ignored[] = [],
): Found {
  const checker = profiles.find(({ id }) => id === who)?.checker;
  const { path, source } = found;
  if (!checker || policy.source !== source) return found;
  const all = inFileOrder([...found.all, ...reportedLines(checker.of, policy)]);
  return { path, source, all, ...sifted(all, { path, source, ignored }) };
}

/** The findings that are shown. */
export function filtered({ severity, who }: FindingFilter, { all, findings }: Found): readonly Finding[] {
  const profile = profiles.find(({ id }) => id === who);
  const mine = profile ? new Set(complaints(profile, all)) : undefined;
  const matters = mine ? (finding: Finding) => mine.has(finding) : matterTo(who);
  return findings.filter((one) => (severity === undefined || one.severity === severity) && matters(one));
}

/** Whether a finding passes the filter. */
export function passes({ severity, who }: FindingFilter): (finding: Finding) => boolean {
  const matters = matterTo(who);
  return (finding) => (severity === undefined || finding.severity === severity) && matters(finding);
}
