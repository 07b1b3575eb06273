// Values put right: from what was written to what was most likely meant. Undefined where that cannot be told.

import { textBetweenMarks } from '../../../text/trim-characters.ts';
import { readCleanParam } from '../clean-param.ts';
import { hasNoErrors, type ValueReader } from '../line-value.ts';
import { readRequestRate } from '../request-rate.ts';
import { readVisitTime } from '../visit-time.ts';

const createValidator =
  (read: ValueReader<unknown>) =>
  (value: string): string | undefined =>
    hasNoErrors(read(value)) ? value : undefined;

/** Blanks as a URL writes them. */
export const escapeSpaces = (value: string): string => value.replaceAll(' ', '%20').replaceAll('\t', '%09');

const HOST_FIRST = /^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?::[0-9]+)?(?:\/|$)/;

/** A complete URL out of a part of one, on a site with this origin ('' if nobody knows it). */
export function completeUrlFrom(value: string, origin: string): string | undefined {
  // As in texts and mails.
  const quoted = textBetweenMarks(value, '"\'<“‘(', '"\'>”’)');
  if (quoted !== undefined)
    return /^https?:\/\/[^/]/i.test(quoted) ? quoted : completeUrlFrom(quoted, origin);
  if (/^[A-Za-z][A-Za-z0-9+.-]*:\/{0,3}$/.test(value) || /^[A-Za-z][A-Za-z0-9+-]*:\/{3}/.test(value))
    return undefined;
  const scheme = /^[a-z]+:/i.exec(origin)?.[0] ?? 'https:';
  if (value.startsWith('//')) return scheme + value;
  if (/^https?:\/?(?=[^/])/i.test(value)) return value.replace(/^(https?:)\/?/i, '$1//');
  if (HOST_FIRST.test(value) && !/^[^/]*\.(?:xml|gz|txt)$/i.test(value)) return `${scheme}//${value}`;
  if (origin === '') return undefined;
  return `${origin.replace(/\/$/, '')}${value.startsWith('/') ? '' : '/'}${value}`;
}

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:ms|milli)/i, 0.001],
  [/^h/i, 3600],
  [/^m/i, 60],
];

/** Seconds as they are written: at most three places. */
const printSeconds = (seconds: number) => String(Math.round(seconds * 1000) / 1000);

/** A number of seconds out of one with a unit, a comma, or half a point. */
export function normalizeSeconds(value: string): string | undefined {
  const [, number, unit = ''] = /^([0-9]+(?:[.,][0-9]*)?|[.,][0-9]+)[ \t]*([A-Za-z]*)\.?$/.exec(value) ?? [];
  if (number === undefined) return undefined;
  const factor = UNITS.find(([name]) => name.test(unit))?.[1] ?? 1;
  const seconds = Number(number.replace(',', '.')) * factor;
  return seconds < 1e15 ? printSeconds(seconds) : undefined;
}

/** The next whole number of a decimal one, digit by digit: it may have more of them than a number can hold. */
export function roundUpDecimal(value: string): string {
  const [whole = '', fraction = ''] = value.split('.');
  const digits = `0${whole}`;
  let nines = digits.length;
  while (digits[nines - 1] === '9') nines--;
  const next = `${digits.slice(0, nines - 1)}${Number(digits[nines - 1]) + 1}${'0'.repeat(digits.length - nines)}`;
  return (/[1-9]/.test(fraction) ? next : digits).replace(/^0+(?=[0-9])/, '');
}

/** Two times of four digits out of others, as `6:00-8:45`; midnight at the end is its last minute. */
export function normalizeWindow(value: string): string | undefined {
  const [, h1, m1, h2, m2] =
    /^([0-9]{1,2}):?([0-9]{2})[ \t]*(?:-|–|to)[ \t]*([0-9]{1,2}):?([0-9]{2})$/.exec(value) ?? [];
  if (h1 === undefined || h2 === undefined) return undefined;
  const from = `${h1.padStart(2, '0')}${m1}`;
  const to = `${h2.padStart(2, '0')}${m2}`;
  return createValidator(readVisitTime)(`${from === '2400' ? '0000' : from}-${to === '2400' ? '2359' : to}`);
}

/** A rate without blanks in it and with a unit of one letter. */
export function normalizeRate(value: string): string | undefined {
  const [, pages, time, unit = '', rest = ''] =
    /^([0-9]+)[ \t]*\/[ \t]*([0-9]+)[ \t]*([smh]?)[a-z]*(?:[ \t]+(.*))?$/i.exec(value) ?? [];
  if (pages === undefined) return undefined;
  const window = rest === '' ? undefined : normalizeWindow(rest);
  return createValidator(readRequestRate)(
    `${pages}/${time}${unit.toLowerCase()}${window ? ` ${window}` : ''}`,
  );
}

/** Names in runs that fit into one line each. */
function splitIntoLines(names: readonly string[], room: number): string[] {
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + name.length <= room)
      lines[lines.length - 1] = `${last}&${name}`;
    else lines.push(name);
  }
  return lines;
}

const PARAM_LENGTH = 500;

/** Parameters joined by ampersands, and a path for each line; undefined if a line would still be wrong. */
export function normalizeCleanParams(value: string): readonly string[] | undefined {
  const words = value.split(/[ \t]+/);
  const paths = words
    .filter((word) => /^[/*]/.test(word))
    .map((path) => path.replace(/[^A-Za-z0-9.\-/*_].*$/, ''));
  const names = words
    .filter((word) => !/^[/*]/.test(word))
    .flatMap((word) => word.split(/[&?;,]/))
    .map((name) => name.replace(/=.*$/, ''))
    .filter((name) => name !== '');
  const values = (paths.length > 0 ? paths : ['']).flatMap((path) =>
    splitIntoLines([...new Set(names)], PARAM_LENGTH - path.length - 1).map((line) =>
      `${line} ${path}`.trim(),
    ),
  );
  return values.length > 0 && values.every((one) => hasNoErrors(readCleanParam(one))) ? values : undefined;
}
