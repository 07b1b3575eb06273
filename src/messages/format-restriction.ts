// Restrictions of ACAP in short.

import { rangeOfMask } from '../core/formats/acap/ip-addresses.ts';
import { partsOfValue } from '../core/formats/acap/value-parts.ts';
import { memoizeLast } from '../core/text/lazy.ts';
import {
  restrictionPhrases,
  restrictionsShortly,
  restrictionValueWords,
} from './en/formats/acap-restrictions.ts';
import { languageTag } from './language.ts';

export type { ValueProblem } from './en/formats/acap.ts';

/** A restriction in short: "3 days", "250 characters". A value that cannot be read is not changed. */
export function formatRestriction(type: string, value: string): string {
  const describe = restrictionsShortly[type.toLowerCase()];
  const parts = describe && partsOfValue(type, value);
  return parts ? describe(parts, restrictionValueWords.choice(type, parts.choice)) : `${type}=${value}`;
}

/** Several restrictions in short, as in verdicts: `time-limit=3-days`. */
export const formatRestrictions = (qualifiers: readonly string[]): string =>
  qualifiers
    .map((qualifier) => {
      const at = qualifier.indexOf('=');
      return formatRestriction(qualifier.slice(0, at), qualifier.slice(at + 1));
    })
    .join(', ');

/** Kept because creating one takes longer than a keystroke may. */
const regionNames = memoizeLast(2, (language: string) => new Intl.DisplayNames(language, { type: 'region' }));

/** The name of a country by its code of two letters; the code if it is not known. */
export const countryName = (code: string, language = languageTag()): string =>
  /^[A-Za-z]{2}$/.test(code) ? (regionNames(language).of(code.toUpperCase()) ?? code) : code;

/** The items of a condition as words: countries by name, addresses from first to last. */
function formatItems(choice: string, items: readonly string[]): readonly string[] {
  if (choice.endsWith('countrylist'))
    return items.map((code) => restrictionValueWords.country(code, countryName(code)));
  if (choice === 'ipaddressrangelist')
    return items.map((range) => range.split('-').join(` ${restrictionValueWords.to} `));
  if (choice !== 'ipaddressmasklist') return items;
  return items.map((mask) => rangeOfMask(mask)?.join(` ${restrictionValueWords.to} `) ?? mask);
}

/** A restriction in the words of a person: "at most 200 characters", "only in Belgium or France". */
export function describeRestriction(type: string, value: string): string {
  const describe = restrictionPhrases[type.toLowerCase()];
  const parts = describe && partsOfValue(type, value);
  if (!parts) return formatRestriction(type, value);
  const items = formatItems(parts.choice, parts.items);
  return describe({ ...parts, items }, restrictionValueWords.choice(type, parts.choice));
}
