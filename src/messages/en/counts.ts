// Numbers in sentences.

import { createNumberFormat } from '../../core/text/format-number.ts';
import { inLanguage } from '../language.ts';

// Lists in a sentence.
/** `a`, `a and b`, `a, b and c`, `a, b and 47 more`. */
export const list = inLanguage('list', function list(names: readonly string[]): string {
  const more = `${number(names.length - 2)} more`;
  const visibleNames = names.length > 3 ? [...names.slice(0, 2), more] : names;
  return visibleNames.length > 1
    ? `${visibleNames.slice(0, -1).join(', ')} and ${visibleNames.at(-1)}`
    : visibleNames.join('');
});

/** All names, with `and` before the last. None is left out, as an omitted name would look unaffected. */
export const listAll = inLanguage('listAll', (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join(''),
);

/** All names, with `or` before the last. */
export const listAlternatives = inLanguage('listAlternatives', (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names.join(''),
);

// Days in sentences.
const DAY_FORMAT = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** `2026-02-11` as 11 Feb 2026; anything else, such as a year, is not changed. */
export function formatDay(date: string): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? date : new Date(time).toLocaleDateString('en-GB', DAY_FORMAT);
}

const oneDigit = createNumberFormat('en', { maximumFractionDigits: 1 });

export const number = inLanguage('number', createNumberFormat('en'));

/** A number with its noun. */
export const plural = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;

/** A size in octets, in words. */
export function formatSize(octets: number): string {
  if (octets < 1024) return plural(octets, 'byte', 'bytes');
  const kib = Math.round(octets / 102.4) / 10;
  return kib < 1024 ? `${oneDigit(kib)} KiB` : `${oneDigit(octets / 1024 ** 2)} MiB`;
}

/** The comment lines above a rule that move or go with it; '' if there are none. */
export const withComments = (comments: string | number = 0): string =>
  Number(comments) === 0
    ? ''
    : Number(comments) === 1
      ? ' with its comment'
      : ` with its ${comments} comment lines`;
