// Days in sentences.
import { once } from '../../../core/text/once.ts';

const day = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** `2026-02-11` as 11 Feb 2026; what is no such day, as a year, stays. */
export function dayTold(date: string): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? date : day().format(time);
}
