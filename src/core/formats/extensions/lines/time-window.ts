// Times of the day and windows between two of them, all in UTC: the hours of Visit-time and Request-rate.

/**
 * A window in minutes since midnight, including both ends. If `from` is after `to`, it wraps around midnight.
 */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

/** Converts four digits to minutes since midnight. Undefined for an invalid time. */
function minutesOf(hhmm: string): number | undefined {
  const hours = Number(hhmm.slice(0, 2));
  const minutes = Number(hhmm.slice(2));
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : undefined;
}

/** The window between two texts of four digits. Undefined if one of them is not a valid time. */
export function parseTimeWindow(from: string, to: string): TimeWindow | undefined {
  const start = minutesOf(from);
  const end = minutesOf(to);
  return start === undefined || end === undefined ? undefined : { from: start, to: end };
}

/** Whether a window wraps around midnight. */
export const wrapsMidnight = ({ from, to }: TimeWindow): boolean => from > to;

/** Whether a time, in minutes since midnight, is within a window (begin and end included). */
export const isWithinWindow = (window: TimeWindow, minute: number): boolean =>
  wrapsMidnight(window)
    ? minute >= window.from || minute <= window.to
    : minute >= window.from && minute <= window.to;

/** Whether some time of the day is in both windows. */
export const windowsOverlap = (a: TimeWindow, b: TimeWindow): boolean =>
  isWithinWindow(a, b.from) || isWithinWindow(a, b.to) || isWithinWindow(b, a.from);
