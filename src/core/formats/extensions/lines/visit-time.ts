// Visit-time: the hours in which crawlers should visit. No known crawler reads it.

import { cite } from '../../../catalogue/citations.ts';
import { createPart, partsOfGroups } from '../../../syntax/value-parts.ts';
import { defineExtension, type ExtensionIssue } from '../define-extension.ts';
import { recordExample } from '../example.ts';
import { createIssueFactory, type ValueReader } from '../line-value.ts';
import { GOOGLE_PARSER } from '../sources.ts';
import { deleteLine, firstOf, validOnly, write } from '../value-repairs.ts';
import { isFirstWord, suggestWindows } from '../value-suggestions.ts';
import { parseTimeWindow, type TimeWindow } from './time-window.ts';

/**
 * Converts times such as `6:00-8:45` to times of four digits. Midnight at the end becomes the last minute of the day.
 */
export function normalizeWindow(value: string): string | undefined {
  const [, h1, m1, h2, m2] =
    /^([0-9]{1,2}):?([0-9]{2})[ \t]*(?:-|–|to)[ \t]*([0-9]{1,2}):?([0-9]{2})$/.exec(value) ?? [];
  if (h1 === undefined || h2 === undefined) return undefined;
  const from = `${h1.padStart(2, '0')}${m1}`;
  const to = `${h2.padStart(2, '0')}${m2}`;
  const window = `${from === '2400' ? '0000' : from}-${to === '2400' ? '2359' : to}`;
  return validOnly(window, readVisitTime(window));
}

const issues = {
  'VIS-EMPTY': {
    severity: 'error',
    repair: deleteLine,
    examples: recordExample('Visit-time:', 'Visit-time: 0600-0845'),
  },
  'VIS-FORM': {
    severity: 'error',
    repair: firstOf(write(normalizeWindow), deleteLine),
    examples: [
      ...recordExample('Visit-time: 6:00-8:45', 'Visit-time: 0600-0845'),
      ...recordExample('Visit-time: night', 'Visit-time: 0000-0600'),
      ...recordExample('Visit-time: 0600-2400', 'Visit-time: 0600-2359'),
      ...recordExample('Visit-time: 0660-0700', 'Visit-time: 0600-0700'),
    ],
  },
} as const satisfies Record<string, ExtensionIssue>;

const issue = createIssueFactory(issues);

/** Reads the value of a Visit-time line: two times of four digits, in UTC. */
const readVisitTime: ValueReader<TimeWindow, keyof typeof issues> = (value) => {
  const { length } = value;
  if (length === 0) return { issues: [issue('VIS-EMPTY', 0, 0)] };
  const [, from, to] = /^([0-9]{4})[ \t]*-[ \t]*([0-9]{4})$/.exec(value) ?? [];
  const window = from !== undefined && to !== undefined && parseTimeWindow(from, to);
  return window ? { parts: window, issues: [] } : { issues: [issue('VIS-FORM', 0, length)] };
};

export const visitTime = defineExtension({
  id: 'visit-time',
  name: 'Visit-time',
  role: 'extension',
  scope: 'record',
  value: 'time-window',
  source: cite('Conner, An Extended Standard for Robot Exclusion'),
  facts: {
    status: 'unread',
    evaluated: true,
    relation: 'hours',
    contested: [],
    honouredBy: [GOOGLE_PARSER],
    since: '1996',
    share: 0.3,
  },
  readBy: [],
  read: readVisitTime,
  issues,
  findParts: (value) => partsOfGroups(value, /^(?<begin>[0-9]{4})[ \t]*-[ \t]*(?<end>[0-9]{4})$/d),
  shape: {
    parts: [createPart('begin'), createPart('end', '-')],
    next: (head) => (head.includes('-') ? 1 : 0),
  },
  suggest: (position) => (isFirstWord(position) ? suggestWindows() : []),
});
