// When something happened: the time alone if it was today, else with its day; '' if nobody knows.
import { languageTag } from '../../messages/language.ts';

export function formatClockTime(time: number, now = new Date()): string {
  if (time <= 0) return '';
  const date = new Date(time);
  const isToday = date.toDateString() === now.toDateString();
  return date.toLocaleString(
    languageTag(),
    isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' },
  );
}
