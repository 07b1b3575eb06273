// Reads the value of an X-Robots-Tag header, and of the content attribute of a robots META tag: directives between
// commas, in a header after the names of crawlers (`googlebot: noindex, max-snippet: 0`).
import {
  findRobotsTagDirective,
  previewSizes,
  type RobotsTagDirective,
} from '../catalogue/robots-tag-directives.ts';
import { lowerCase } from '../text/lower-case.ts';
import { sliceWord, type Word } from './words.ts';

/** One directive. Columns are those of the value. */
export interface RobotsTagPart {
  /** The user-agent before it, which applies up to the next one. Absent for all crawlers. */
  readonly agent?: Word;
  readonly name: Word;
  /** The text after its colon; may be empty. */
  readonly value?: Word;
  /** Absent if no operator documents a directive of this name. */
  readonly directive?: RobotsTagDirective;
  readonly start: number;
  readonly end: number;
}

/** The content of a value. */
export interface RobotsTag {
  readonly parts: readonly RobotsTagPart[];
  /** All user-agents, including those without directives. */
  readonly agents: readonly Word[];
  /** The columns where a directive is missing between two commas. */
  readonly gaps: readonly number[];
}

export interface RobotsTagOptions {
  /** False in a META tag, whose name attribute names the crawler. A user-agent within the value is unknown there. */
  readonly hasAgents: boolean;
}

const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?$/i;
const DAY_AND_MONTH = /^[a-z]{3,9}\.? +\d{1,2}$/i;

/** Whether a date continues after the comma: `Wed` of `Wed, 03 Dec 2025 13:09:53 GMT`. */
const continuesDate = (text: string): boolean => WEEKDAY.test(text) || DAY_AND_MONTH.test(text);

/** The word of `value` between two columns. If there is none, it is empty and at the first column. */
function wordIn(value: string, from: number, to: number): Word {
  // A META tag may continue on the next line, so white space is more than spaces and tabs.
  const text = value.slice(from, to);
  const start = from + text.search(/\S|$/);
  const inner = text.trim();
  return inner === '' ? { text: '', start: from, end: from } : sliceWord(value, start, start + inner.length);
}

/** The end of the directive whose value begins at `from`: the next comma, or the one after a date with a comma. */
function endOfPart(value: string, from: number, directive: RobotsTagDirective): number {
  const comma = value.indexOf(',', from);
  if (comma < 0) return value.length;
  if (directive.value !== 'date' || !continuesDate(value.slice(from, comma).trim())) return comma;
  const next = value.indexOf(',', comma + 1);
  return next < 0 ? value.length : next;
}

/** Reads a value. Never fails. Columns are UTF-16 code units of the value. */
export function readRobotsTag(value: string, { hasAgents }: RobotsTagOptions): RobotsTag {
  const parts: RobotsTagPart[] = [];
  const agents: Word[] = [];
  const gaps: number[] = [];
  let agent: Word | undefined;
  let at = 0;
  // Nothing has to follow the name of a crawler: that is not a gap between two commas.
  let followsAgent = false;
  while (at <= value.length) {
    const comma = value.indexOf(',', at);
    const itemEnd = comma < 0 ? value.length : comma;
    const colon = value.slice(at, itemEnd).indexOf(':');
    const name = wordIn(value, at, colon < 0 ? itemEnd : at + colon);
    const directive = findRobotsTagDirective(name.text);
    const takesValue = directive !== undefined && directive.value !== 'none';
    if (colon >= 0 && !takesValue && hasAgents) {
      agent = name;
      agents.push(name);
      at += colon + 1;
      followsAgent = true;
      continue;
    }
    let end = itemEnd;
    if (colon >= 0 && directive) end = endOfPart(value, at + colon + 1, directive);
    const text = wordIn(value, at, end);
    if (text.text === '') {
      if (!(followsAgent && comma < 0) && value.trim() !== '') gaps.push(text.start);
    } else {
      const partValue = colon < 0 ? undefined : wordIn(value, at + colon + 1, end);
      parts.push({
        ...(agent ? { agent } : {}),
        // An empty name is directly before its colon, not before the white space.
        name: name.text === '' ? { text: '', start: text.start, end: text.start } : name,
        ...(partValue ? { value: partValue } : {}),
        ...(directive ? { directive } : {}),
        start: text.start,
        end: text.end,
      });
    }
    followsAgent = false;
    at = end + 1;
  }
  return { parts, agents, gaps };
}

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const TIME = String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d+)?)?`;
const ZONE = String.raw`(?:[a-z]{1,5}|[+-]\d{2}:?\d{2}|(?:gmt|utc)[+-]\d{1,4})`;
/**
 * `Wed, 03 Dec 2025 13:09:53 GMT` (RFC 822), `Friday, 25-Jun-10 15:00:00 GMT` (RFC 850), and both without the weekday.
 */
const MAIL_DATE = new RegExp(
  String.raw`^(?:[a-z]{3,9},? +)?(?<day>\d{1,2})[ -](?<month>${MONTHS})[a-z]*[ -](?<year>\d{4}|\d{2})(?: +${TIME}(?: *${ZONE})?)?$`,
  'i',
);
/** `2020-09-21`, `2025-12-03T13:09:53Z` (ISO 8601). */
const ISO_DATE = new RegExp(
  String.raw`^(?<year>\d{4})-?(?<month>\d{2})-?(?<day>\d{2})(?:[T ]${TIME} *(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$`,
  'i',
);

const DAYS_OF_LONGEST_MONTH = 31;

/**
 * Whether a date is written as Google requires: RFC 822, RFC 850 or ISO 8601, with a day that exists in the calendar.
 */
export function isReadableDate(text: string): boolean {
  const groups = (MAIL_DATE.exec(text) ?? ISO_DATE.exec(text))?.groups;
  if (!groups) return false;
  const { year, month, day, hour = '0', minute = '0', second = '0' } = groups;
  const number = MONTHS.split('|').indexOf(lowerCase(month ?? '').slice(0, 3)) + 1 || Number(month);
  const shortYear = year?.length === 2;
  const date = new Date(Date.UTC(shortYear ? 2000 + Number(year) : Number(year), number - 1, Number(day)));
  if (Number(day) > DAYS_OF_LONGEST_MONTH || date.getUTCMonth() !== number - 1) return false;
  return Number(hour) < 24 && Number(minute) < 60 && Number(second) <= 60;
}

/** The number of a limit, or undefined if it is not an integer. */
export const limitOf = (text: string): number | undefined =>
  /^[+-]?\d+$/.test(text) ? Number(text) : undefined;

/** Whether operators document the value of a directive. False for an unknown directive. */
export function hasValidValue({ directive, value }: RobotsTagPart): boolean {
  if (!directive) return false;
  const text = value?.text ?? '';
  switch (directive.value) {
    case 'none':
      return value === undefined;
    case 'limit':
      return (limitOf(text) ?? Number.NEGATIVE_INFINITY) >= -1;
    case 'preview-size':
      return previewSizes.some((size) => size === lowerCase(text));
    case 'date':
      return isReadableDate(text);
  }
}
