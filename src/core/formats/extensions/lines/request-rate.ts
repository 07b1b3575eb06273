// Request-rate: a number of pages in a time, perhaps only at some hours.

import { cite } from '../../../catalogue/citations.ts';
import { createPart, endsWithSpace, partsOfGroups } from '../../../syntax/value-parts.ts';
import { trimmedWord } from '../../../syntax/words.ts';
import { limitToCountable } from '../../../text/safe-number.ts';
import { defineExtension, type ExtensionIssue } from '../define-extension.ts';
import { recordExample } from '../example.ts';
import { createIssueFactory, type ValueReader } from '../line-value.ts';
import { GOOGLE_PARSER, PYTHON } from '../sources.ts';
import { deleteLine, firstOf, validOnly, write } from '../value-repairs.ts';
import { suggestWindows, type ValuePosition, type ValueSuggestion } from '../value-suggestions.ts';
import { parseTimeWindow, type TimeWindow } from './time-window.ts';
import { normalizeWindow } from './visit-time.ts';

/** The requested pace. Numbers are limited to the greatest that can be counted with. */
export interface RequestRate {
  readonly pages: number;
  /** The time for that many pages, in seconds. A number without a unit is in seconds. */
  readonly seconds: number;
  /** Limits the line to these hours. */
  readonly window?: TimeWindow;
  /** Whether the value is just two numbers and a slash, which is all that some readers accept. */
  readonly isPlain: boolean;
}

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };

/** Removes spaces within a rate, and shortens its unit to one letter. */
function normalizeRate(value: string): string | undefined {
  const [, pages, time, unit = '', rest = ''] =
    /^([0-9]+)[ \t]*\/[ \t]*([0-9]+)[ \t]*([smh]?)[a-z]*(?:[ \t]+(.*))?$/i.exec(value) ?? [];
  if (pages === undefined) return undefined;
  const window = rest === '' ? undefined : normalizeWindow(rest);
  const rate = `${pages}/${time}${unit.toLowerCase()}${window ? ` ${window}` : ''}`;
  return validOnly(rate, readRequestRate(rate));
}

const rateWithoutWindow = (value: string): string | undefined => normalizeRate(value.replace(/[ \t].*$/, ''));

/** Converts a rate to seconds, for readers that accept only two numbers. Undefined for a value with a window. */
function rateInSeconds(value: string): string | undefined {
  const [, pages, time, unit = ''] = /^([0-9]+)\/([0-9]+)([smh])$/i.exec(value) ?? [];
  const seconds = Number(time) * (SECONDS[unit.toLowerCase()] ?? Number.NaN);
  return Number.isSafeInteger(seconds) ? `${pages}/${seconds}` : undefined;
}

const issues = {
  'RRT-EMPTY': {
    severity: 'error',
    repair: deleteLine,
    examples: recordExample('Request-rate:', 'Request-rate: 1/5'),
  },
  'RRT-FORM': {
    severity: 'error',
    repair: firstOf(write(normalizeRate), deleteLine),
    examples: [
      ...recordExample('Request-rate: 1 / 5', 'Request-rate: 1/5'),
      ...recordExample('Request-rate: 10', 'Request-rate: 1/10'),
      ...recordExample('Request-rate: 0/5', 'Request-rate: 1/5'),
    ],
  },
  'RRT-WINDOW': {
    severity: 'error',
    repair: firstOf(write(normalizeRate), write(rateWithoutWindow)),
    examples: [
      ...recordExample('Request-rate: 1/1m 06:00-08:45', 'Request-rate: 1/1m 0600-0845'),
      ...recordExample('Request-rate: 1/1m 2500-2600', 'Request-rate: 1/1m'),
    ],
  },
  'RRT-UNIT': {
    severity: 'info',
    repair: write(rateInSeconds),
    examples: recordExample('Request-rate: 1/10s', 'Request-rate: 1/10'),
  },
} as const satisfies Record<string, ExtensionIssue>;

const issue = createIssueFactory(issues);

const parseWindow = (text: string): TimeWindow | undefined => {
  const [, from, to] = /^([0-9]{4})-([0-9]{4})$/.exec(text) ?? [];
  return from !== undefined && to !== undefined ? parseTimeWindow(from, to) : undefined;
};

/** Reads the value of a Request-rate line: `pages/time`, a unit (s, m, h), a window. */
export const readRequestRate: ValueReader<RequestRate, keyof typeof issues> = (value) => {
  const { length } = value;
  if (length === 0) return { issues: [issue('RRT-EMPTY', 0, 0)] };
  const rate = /^([0-9]+)\/([0-9]+)([smh]?)(?=[ \t]|$)/i.exec(value);
  if (!rate) return { issues: [issue('RRT-FORM', 0, length)] };
  const [all, pages = '', time = '', unit = ''] = rate;
  const { text: rest, start: restStart } = trimmedWord(value, all.length, length);
  const isPlain = unit === '' && rest === '';
  const window = parseWindow(rest);
  const isZero = Number(pages) === 0 || Number(time) === 0;
  const issuesOfRate = [
    ...(isZero ? [issue('RRT-FORM', 0, all.length)] : []),
    ...(isPlain ? [] : [issue('RRT-UNIT', 0, length)]),
    ...(rest !== '' && !window ? [issue('RRT-WINDOW', restStart, length)] : []),
  ];
  if (isZero || (rest !== '' && !window)) return { issues: issuesOfRate };
  const seconds = limitToCountable(Number(time) * (SECONDS[unit.toLowerCase()] ?? 1));
  return {
    parts: { pages: limitToCountable(Number(pages)), seconds, isPlain, ...(window ? { window } : {}) },
    issues: issuesOfRate,
  };
};

function nextRatePart(head: string): number {
  if (!head.includes('/')) return 0;
  if (endsWithSpace(head)) return head.includes('-') ? 4 : 3;
  return /\/[0-9]*$/.test(head) ? 1 : 2;
}

const RATE_EXAMPLES = ['1/10', '1/10s', '30/1m'];

function suggestRates({ before }: ValuePosition): readonly ValueSuggestion[] {
  if (before.length > 1) return [];
  return before.length === 1 ? suggestWindows() : RATE_EXAMPLES.map((text) => ({ part: 'pages', text }));
}

export const requestRate = defineExtension({
  id: 'request-rate',
  name: 'Request-rate',
  role: 'extension',
  scope: 'record',
  value: 'rate',
  source: [...cite('Conner, An Extended Standard for Robot Exclusion'), ...cite('Seznam help', '2025')],
  facts: {
    status: 'partly',
    evaluated: true,
    relation: 'pace',
    contested: [],
    honouredBy: [
      {
        who: 'SeznamBot',
        says: 'obeyed',
        source: 'https://o-seznam.cz/napoveda/vyhledavani/en/crawling-control/',
        date: '2025-01-29',
      },
      { who: 'Python urllib', says: 'obeyed', source: PYTHON, date: '2026-11-20' },
      GOOGLE_PARSER,
    ],
    since: '1996',
    share: 0.4,
  },
  readBy: ['python-urllib-3.12', 'python-urllib-3.14'],
  read: readRequestRate,
  issues,
  findParts: (value) =>
    partsOfGroups(
      value,
      /^(?<pages>[0-9]+)\/(?<time>[0-9]+)(?<unit>[smhSMH]?)(?:[ \t]+(?<begin>[0-9]{4})-(?<end>[0-9]{4}))?$/d,
    ),
  shape: {
    parts: [
      createPart('pages'),
      createPart('time', '/'),
      createPart('unit'),
      createPart('begin', ' '),
      createPart('end', '-'),
    ],
    next: nextRatePart,
  },
  suggest: suggestRates,
  // A value without numbers would have no fields in the form.
  add: { to: 'record', value: '1/10' },
});
