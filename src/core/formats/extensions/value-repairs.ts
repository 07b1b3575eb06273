// Repairs of values: from the text as written to the text that was most likely intended.
import type { Columns, LineValue } from './line-value.ts';

export type Repair =
  /** Another value; '' deletes the line. */
  | { readonly value: string }
  /** Several values, one line for each. */
  | { readonly values: readonly string[] }
  /** Another field, with its value. */
  | { readonly field: string }
  /** A META tag or a header for the pages at a path. */
  | { readonly pageSnippet: string };

/**
 * The repairs for an issue of a value. Empty if the intention is unclear. `origin` returns that of the site, '' if
 * unknown.
 */
export type Repairer = (value: string, issue: Columns, origin: () => string) => readonly Repair[];

export const deleteLine: Repairer = () => [{ value: '' }];

/** Writes the value that a function returns, if it differs. */
export const write =
  (repair: (value: string, issue: Columns, origin: () => string) => string | undefined): Repairer =>
  (value, issue, origin) => {
    const next = repair(value, issue, origin);
    return next === undefined || next === value ? [] : [{ value: next }];
  };

/** Tries repairers in order and returns the repairs of the first one that has any. */
export const firstOf =
  (...repairers: readonly Repairer[]): Repairer =>
  (...context) => {
    for (const repair of repairers) {
      const repairs = repair(...context);
      if (repairs.length > 0) return repairs;
    }
    return [];
  };

/** The value, unless it has an error. */
export const validOnly = (value: string, { issues }: LineValue<unknown>): string | undefined =>
  issues.every(({ severity }) => severity !== 'error') ? value : undefined;

const YES_WORDS = /^(?:y|yes|true|1|on|allow|allowed|\?1)$/i;
const NO_WORDS = /^(?:n|no|false|0|off|disallow|disallowed|none|deny|\?0)$/i;

/** Returns the first of two words for any word that means yes, the second for any word that means no. */
export const normalizeAnswer = (value: string, [yes, no]: readonly [string, string]): string | undefined =>
  YES_WORDS.test(value) ? yes : NO_WORDS.test(value) ? no : undefined;
