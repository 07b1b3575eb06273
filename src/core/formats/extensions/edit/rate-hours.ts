// Edits the numbers of a Request-rate line, and the hours of such a line or of a Visit-time line.
import type { Columns } from '../line-value.ts';
import type { ValueEdit } from './value-changes.ts';

export type RatePart = 'pages' | 'time' | 'unit';
export type WindowEnd = 'from' | 'to';

const RATE_PATTERN = /^([0-9]+)\/([0-9]+)([smh]?)/di;
const WINDOW_PATTERN = /([0-9]{4})[ \t]*-[ \t]*([0-9]{4})$/d;

function groupColumns(match: RegExpExecArray | null, group: number): Columns | undefined {
  const [start, end] = match?.indices?.[group] ?? [];
  return start === undefined || end === undefined ? undefined : { start, end };
}

const partAt: Readonly<Record<RatePart, number>> = { pages: 1, time: 2, unit: 3 };

/** The text of each part of a rate, or undefined if there is none. */
export function parseRateParts(value: string): Readonly<Record<RatePart, string>> | undefined {
  const [, pages, time, unit] = RATE_PATTERN.exec(value) ?? [];
  return pages === undefined || time === undefined ? undefined : { pages, time, unit: unit ?? '' };
}

/** The hours at the end of a value, four digits each, or undefined. */
export function parseHours(value: string): Readonly<Record<WindowEnd, string>> | undefined {
  const [, from, to] = WINDOW_PATTERN.exec(value) ?? [];
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** Sets the number of pages, the time or the unit ('' for seconds). @throws RangeError if there is no rate. */
export const setRate =
  (part: RatePart, text: string): ValueEdit =>
  (value) => {
    const at = groupColumns(RATE_PATTERN.exec(value), partAt[part]);
    if (!at) throw new RangeError(`not a rate: ${JSON.stringify(value)}`);
    return [{ ...at, text }];
  };

/** Sets one end of the hours, as four digits. If there are none yet, the other end is that of the day. */
export const setHours =
  (end: WindowEnd, hhmm: string): ValueEdit =>
  (value) => {
    const match = WINDOW_PATTERN.exec(value);
    const at = groupColumns(match, end === 'from' ? 1 : 2);
    if (at) return [{ ...at, text: hhmm }];
    const text = end === 'from' ? `${hhmm}-2359` : `0000-${hhmm}`;
    return [{ start: value.length, end: value.length, text: value === '' ? text : ` ${text}` }];
  };

/** Removes the hours, so that a rate applies to all hours. */
export const removeHours: ValueEdit = (value) => {
  const at = groupColumns(WINDOW_PATTERN.exec(value), 0);
  return at ? [{ start: value.slice(0, at.start).trimEnd().length, end: at.end, text: '' }] : [];
};
