// Parses the times in logs: those of the common log format, ISO 8601, and seconds or milliseconds since 1970.

/** A moment, and the zone in which the log writes it. */
export interface LogTime {
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  /** Minutes east of UTC. */
  readonly offset: number;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MINUTE_MS = 60_000;

/** `28/Nov/2026:04:12:09 +0100` */
const COMMON_TIME = /^(\d{1,2})\/([A-Za-z]{3})\/(\d{4}):(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?: ([+-]\d{4}))?$/;
/** `2026-11-28T04:12:09.5+01:00`, with a space or slashes in some logs. */
const ISO_TIME =
  /^(\d{4})[-/](\d\d)[-/](\d\d)[T ](\d\d):(\d\d):(\d\d)(?:[.,]\d+)?(?:(Z)| ?([+-]\d\d:?\d\d))?$/i;
const NUMBER = /^\d{9,16}(?:\.\d+)?$/;
/** Seconds since 1970 reach this number in the year 5138. Milliseconds have passed it in 1973. */
const MOST_SECONDS = 100_000_000_000;

function minutesOf(zone: string | undefined): number {
  if (zone === undefined) return 0;
  const digits = zone.slice(1).replace(':', '');
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2));
  return zone.startsWith('-') ? -minutes : minutes;
}

/** Undefined if a part is out of range: Date.UTC would read 31 November as 1 December. */
function timeOf(parts: readonly [number, number, number, number, number, number], offset: number) {
  const [year, month, day, hour, minute, second] = parts;
  const local = Date.UTC(year, month, day, hour, minute, second);
  const isInRange =
    hour < 24 && minute < 60 && second <= 60 && new Date(Date.UTC(year, month, day)).getUTCDate() === day;
  return isInRange && month >= 0 && month < 12 ? { at: local - offset * MINUTE_MS, offset } : undefined;
}

/** Parses a time as logs write it; undefined if it is none. A time without a zone is UTC. */
export function parseLogTime(text: string): LogTime | undefined {
  const common = COMMON_TIME.exec(text);
  if (common) {
    const [, day, month = '', year, hour, minute, second, zone] = common;
    const monthIndex = MONTHS.indexOf(month.toLowerCase());
    return timeOf(
      [Number(year), monthIndex, Number(day), Number(hour), Number(minute), Number(second)],
      minutesOf(zone),
    );
  }
  const iso = ISO_TIME.exec(text);
  if (iso) {
    const [, year, month, day, hour, minute, second, , zone] = iso;
    return timeOf(
      [Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)],
      minutesOf(zone),
    );
  }
  if (!NUMBER.test(text)) return undefined;
  const count = Number(text);
  return { at: Math.floor(count < MOST_SECONDS ? count * 1000 : count), offset: 0 };
}

const inItsZone = ({ at, offset }: LogTime): string => new Date(at + offset * MINUTE_MS).toISOString();

/** The day of a time in the zone of the log, such as 2026-11-28. */
export const dayOf = (time: LogTime): string => inItsZone(time).slice(0, 10);

/** The day and the minute in the zone of the log, such as `2026-11-28 04:12`. */
export const minuteOf = (time: LogTime): string => inItsZone(time).slice(0, 16).replace('T', ' ');

/** The time as ISO 8601 with its zone, such as `2026-11-28T04:12:09+01:00`. */
export function isoTimeOf(time: LogTime): string {
  const { offset } = time;
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  const minutes = Math.abs(offset);
  const zone =
    offset === 0
      ? 'Z'
      : `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  return `${inItsZone(time).slice(0, 19)}${zone}`;
}
