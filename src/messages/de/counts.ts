// Numbers in sentences.

import { createNumberFormat } from '../../core/text/format-number.ts';
import type * as english from '../en/counts.ts';

// Lists of names in a sentence.
/** All names: "a, b und c". */
export const listAll: typeof english.listAll = (names) =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;

/** The first two of many names, and how many more there are. */
export const list: typeof english.list = (names) => {
  if (names.length <= 3) return listAll(names);
  return `${names.slice(0, 2).join(', ')} und ${number(names.length - 2)} weitere`;
};

// Days in sentences.
const DAY_FORMAT = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** `2026-02-11` as 11. Feb. 2026; anything else, such as a year, is not changed. */
export const formatDay: typeof english.formatDay = (date) => {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? date : new Date(time).toLocaleDateString('de', DAY_FORMAT);
};

const oneDigit = createNumberFormat('de', { maximumFractionDigits: 1 });

export const number: typeof english.number = createNumberFormat('de');

/** A number with its noun. */
export const plural: typeof english.plural = (count, one, many) =>
  `${number(count)} ${count === 1 ? one : many}`;

/** A size in octets, in words. */
export const formatSize: typeof english.formatSize = (octets) => {
  if (octets < 1024) return plural(octets, 'Byte', 'Bytes');
  const kib = Math.round(octets / 102.4) / 10;
  return kib < 1024 ? `${oneDigit(kib)} KiB` : `${oneDigit(octets / 1024 ** 2)} MiB`;
};

export const withComments: typeof english.withComments = (comments) => {
  const count = Number(comments ?? 0);
  if (count === 0) return '';
  return count === 1 ? ' mit Kommentar' : ` mit ${comments} Kommentarzeilen`;
};
