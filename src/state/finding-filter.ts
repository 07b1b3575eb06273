// Which findings are looked at: of which severity, and to whom they matter.
import { appliesTo } from '../core/findings/index.ts';
import { complainsOf, profiles } from '../core/findings/profiles.ts';
import type { Finding, Severity } from '../core/policy/finding.ts';
import { readers } from '../core/readers/index.ts';

/** `who`: '' for all, the id of a reader, or that of a profile; no two share one. */
export interface FindingFilter {
  readonly severity?: Severity;
  readonly who: string;
}

export const everyFinding: FindingFilter = { who: '' };

/** Whether findings matter to somebody; to anybody if the id is of nobody. */
export function matterTo(who: string): (finding: Finding) => boolean {
  const reader = readers.find(({ id }) => id === who);
  if (reader) return (finding) => appliesTo(finding, reader);
  const profile = profiles.find(({ id }) => id === who);
  return profile ? (finding) => complainsOf(profile, finding) : () => true;
}

/** Whether a finding passes the filter. */
export function passes({ severity, who }: FindingFilter): (finding: Finding) => boolean {
  const matters = matterTo(who);
  return (finding) => (severity === undefined || finding.severity === severity) && matters(finding);
}
