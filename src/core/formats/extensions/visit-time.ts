// Visit-time: the hours in which a record asks to be visited; read by nobody known (modern-lines 7).
import type { Severity } from '../../diagnostics/finding.ts';
import { createIssueFactory, type ValueReader } from './line-value.ts';
import { parseTimeWindow, type TimeWindow, wrapsMidnight } from './time-window.ts';

/** What can be said of a Visit-time line, and how bad it is (modern-lines 16). */
export const visitTimeCodes = {
  'VIS-EMPTY': 'error',
  'VIS-FORM': 'error',
  'VIS-RANGE': 'error',
  'VIS-WRAP': 'hint',
} as const satisfies Record<string, Severity>;

const issue = createIssueFactory(visitTimeCodes);

/** The value of a Visit-time line: two times of four digits, in UTC. */
export const readVisitTime: ValueReader<TimeWindow, keyof typeof visitTimeCodes> = (value) => {
  const { length } = value;
  if (length === 0) return { issues: [issue('VIS-EMPTY', 0, 0)] };
  const [, from, to] = /^([0-9]{4})[ \t]*-[ \t]*([0-9]{4})$/.exec(value) ?? [];
  if (from === undefined || to === undefined) return { issues: [issue('VIS-FORM', 0, length)] };
  const window = parseTimeWindow(from, to);
  if (!window) return { issues: [issue('VIS-RANGE', 0, length)] };
  return { parts: window, issues: wrapsMidnight(window) ? [issue('VIS-WRAP', 0, length)] : [] };
};
