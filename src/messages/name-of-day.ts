// Names the day of a time, as today sees it.
import { languageTag } from './language.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const startOfDay = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/** Returns “today”, “yesterday” or the date, in the selected language. */
export function nameOfDay(time: number, now = Date.now()): string {
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY_MS);
  if (days === 0 || days === 1)
    return new Intl.RelativeTimeFormat(languageTag(), { numeric: 'auto' }).format(-days, 'day');
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return new Date(time).toLocaleDateString(languageTag(), {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  });
}
