// Restrictions of ACAP in short.
import { partsOfValue } from '../core/formats/acap/value-parts.ts';
import { restrictionsShortly, restrictionWords } from './en/formats/acap.ts';

export type { ValueProblem } from './en/formats/acap.ts';

/** A restriction in short: "3 days", "250 chars". A value that cannot be read is not changed. */
export function formatRestriction(type: string, value: string): string {
  const describe = restrictionsShortly[type.toLowerCase()];
  const parts = describe && partsOfValue(type, value);
  return parts ? describe(parts, restrictionWords.choice(type, parts.choice)) : `${type}=${value}`;
}

/** Several restrictions in short, as in verdicts: `time-limit=3-days`. */
export const formatRestrictions = (qualifiers: readonly string[]): string =>
  qualifiers
    .map((qualifier) => {
      const at = qualifier.indexOf('=');
      return formatRestriction(qualifier.slice(0, at), qualifier.slice(at + 1));
    })
    .join(', ');
