import { describe, expect, test } from 'vitest';
import { dayOf, isoTimeOf, minuteOf, parseLogTime } from './log-time.ts';

describe('times in logs', () => {
  test.each([
    ['28/Nov/2026:04:12:09 +0000', '2026-11-28T04:12:09Z', '2026-11-28 04:12'],
    ['1/Mar/2027:23:59:60 -0330', '2027-03-02T00:00:00-03:30', '2027-03-02 00:00'],
    ['29/Feb/2028:00:30:00 +0545', '2028-02-29T00:30:00+05:45', '2028-02-29 00:30'],
    ['2026-11-28T04:12:09Z', '2026-11-28T04:12:09Z', '2026-11-28 04:12'],
    ['2026-11-28T04:12:09.125+01:00', '2026-11-28T04:12:09+01:00', '2026-11-28 04:12'],
    ['2026-11-28 04:12:09,125', '2026-11-28T04:12:09Z', '2026-11-28 04:12'],
    ['2026/11/28 04:12:09', '2026-11-28T04:12:09Z', '2026-11-28 04:12'],
    ['1795839129', '2026-11-28T04:12:09Z', '2026-11-28 04:12'],
    ['1795839129.5', '2026-11-28T04:12:09Z', '2026-11-28 04:12'],
    ['1795839129000', '2026-11-28T04:12:09Z', '2026-11-28 04:12'],
  ])('ours: %s is %s', (text, iso, minute) => {
    const time = parseLogTime(text);
    expect(time && [isoTimeOf(time), minuteOf(time), dayOf(time)]).toEqual([
      iso,
      minute,
      minute.slice(0, 10),
    ]);
  });

  test.each([
    '',
    '-',
    'x',
    '31/Nov/2026:00:00:00 +0000',
    '28/Now/2026:04:12:09 +0000',
    '12',
    '2026-13-01T00:00:00Z',
  ])('ours: %j is not a time', (text) => expect(parseLogTime(text)).toBeUndefined());

  test('ours: the same moment in two zones is the same moment', () => {
    expect(parseLogTime('28/Nov/2026:00:30:00 +0100')?.at).toBe(
      parseLogTime('27/Nov/2026:23:30:00 +0000')?.at,
    );
  });
});
