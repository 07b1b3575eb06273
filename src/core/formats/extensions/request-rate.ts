// Request-rate: so many pages in so much time, perhaps only at some hours (modern-lines 6).
import type { Severity } from '../../diagnostics/finding.ts';
import { trimmedWord } from '../../syntax/words.ts';
import { limitToCountable } from '../../text/safe-number.ts';
import { createIssueFactory, type ValueReader } from './line-value.ts';
import { parseTimeWindow, type TimeWindow } from './time-window.ts';

/** The pace that is asked for; numbers beyond what can be counted with are the greatest that can. */
export interface RequestRate {
  readonly pages: number;
  /** The time for that many pages, in seconds; without a unit the number means seconds (RRT-001). */
  readonly seconds: number;
  /** Limits the line to these hours (RRT-002). */
  readonly window?: TimeWindow;
  /** True if it is two numbers and a slash, all that some readers take (RRT-003). */
  readonly isPlain: boolean;
}

/** What can be said of a Request-rate line, and how bad it is (modern-lines 16). */
export const requestRateCodes = {
  'RRT-EMPTY': 'error',
  'RRT-FORM': 'error',
  'RRT-ZERO': 'error',
  'RRT-WINDOW': 'error',
  'RRT-UNIT': 'info',
} as const satisfies Record<string, Severity>;

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };

const issue = createIssueFactory(requestRateCodes);

const parseWindow = (text: string): TimeWindow | undefined => {
  const [, from, to] = /^([0-9]{4})-([0-9]{4})$/.exec(text) ?? [];
  return from !== undefined && to !== undefined ? parseTimeWindow(from, to) : undefined;
};

/** The value of a Request-rate line: `pages/time`, a unit (s, m, h), a window. */
export const readRequestRate: ValueReader<RequestRate, keyof typeof requestRateCodes> = (value) => {
  const { length } = value;
  if (length === 0) return { issues: [issue('RRT-EMPTY', 0, 0)] };
  const rate = /^([0-9]+)\/([0-9]+)([smh]?)(?=[ \t]|$)/i.exec(value);
  if (!rate) return { issues: [issue('RRT-FORM', 0, length)] };
  const [all, pages, time, unit] = rate as unknown as [string, string, string, string];
  const { text: rest, start: restStart } = trimmedWord(value, all.length, length);
  const isPlain = unit === '' && rest === '';
  const window = parseWindow(rest);
  const isZero = Number(pages) === 0 || Number(time) === 0;
  const issues = [
    ...(isZero ? [issue('RRT-ZERO', 0, all.length)] : []),
    ...(isPlain ? [] : [issue('RRT-UNIT', 0, length)]),
    ...(rest !== '' && !window ? [issue('RRT-WINDOW', restStart, length)] : []),
  ];
  if (isZero || (rest !== '' && !window)) return { issues };
  const seconds = limitToCountable(Number(time) * (SECONDS[unit.toLowerCase()] ?? 1));
  return {
    parts: { pages: limitToCountable(Number(pages)), seconds, isPlain, ...(window ? { window } : {}) },
    issues,
  };
};
