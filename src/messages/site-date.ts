// Days in the list of sites: today with the time, yesterday by name, other days by date.
import { languageTag } from './language.ts';

const DAY = 86_400_000;
const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/** English dates begin with the day, like those of sources, and times have 24 hours. */
export const formatLanguage = (): string => (languageTag() === 'en' ? 'en-GB' : languageTag());

/** Formats the time of day. */
export const clockTime = (time: number): string =>
  new Date(time).toLocaleTimeString(formatLanguage(), { timeStyle: 'short' });

/** Formats a time relative to today, in the selected language; with the year if it is another one. */
export function siteDate(time: number, now = Date.now()): string {
  const language = formatLanguage();
  // On the day the clocks change, a day is an hour longer or shorter.
  const days = Math.round((midnight(time) - midnight(now)) / DAY);
  const date = new Date(time);
  if (days === 0 || days === -1) {
    const name = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
    return days === 0 ? `${name}, ${clockTime(time)}` : name;
  }
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return date.toLocaleDateString(language, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}
