// Restrictions of ACAP, and what they say in short.
import { partsOfValue } from '../core/formats/acap/value-parts.ts';
import { restrictionsShortly, restrictionWords } from './en/formats/acap.ts';

export type { ValueProblem } from './en/formats/acap.ts';

/** What a restriction says in short: "3 days", "250 chars"; a value that cannot be read stays as it is. */
export function formatRestriction(type: string, value: string): string {
  const told = restrictionsShortly[type.toLowerCase()];
  const parts = told && partsOfValue(type, value);
  return parts ? told(parts, restrictionWords.choice(type, parts.choice)) : `${type}=${value}`;
}

/** Several in short, as verdicts have them: `time-limit=3-days`. */
export const formatRestrictions = (qualifiers: readonly string[]): string =>
  qualifiers
    .map((qualifier) => {
      const at = qualifier.indexOf('=');
      return formatRestriction(qualifier.slice(0, at), qualifier.slice(at + 1));
    })
    .join(', ');
