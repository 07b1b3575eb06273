// Times of the day and windows between two of them, all in UTC: Visit-time, and the end of a Request-rate.

/** Minutes since midnight; both ends count. `from` after `to`: over midnight (VIS-002). */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

/** Minutes since midnight of four digits, or undefined for a time that no clock shows. */
function minutesOf(hhmm: string): number | undefined {
  const hours = Number(hhmm.slice(0, 2));
  const minutes = Number(hhmm.slice(2));
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : undefined;
}

/** The window between two texts of four digits, or undefined if one of them is no time. */
export function parseTimeWindow(from: string, to: string): TimeWindow | undefined {
  const start = minutesOf(from);
  const end = minutesOf(to);
  return start === undefined || end === undefined ? undefined : { from: start, to: end };
}

/** Whether a window goes over midnight. */
export const wrapsMidnight = ({ from, to }: TimeWindow): boolean => from > to;

/** Whether a time, in minutes since midnight, lies in a window (VIS-001: begin and end included). */
export const isWithinWindow = (window: TimeWindow, minute: number): boolean =>
  wrapsMidnight(window)
    ? minute >= window.from || minute <= window.to
    : minute >= window.from && minute <= window.to;

/** Whether some time of the day lies in both. */
export const windowsOverlap = (a: TimeWindow, b: TimeWindow): boolean =>
  isWithinWindow(a, b.from) || isWithinWindow(a, b.to) || isWithinWindow(b, a.from);
