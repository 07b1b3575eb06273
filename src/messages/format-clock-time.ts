// Formats a time: without its day if it is today; '' if the time is unknown.
import { languageTag } from './language.ts';

export function formatClockTime(time: number, now = new Date()): string {
  if (time <= 0) return '';
  const date = new Date(time);
  const isToday = date.toDateString() === now.toDateString();
  return date.toLocaleString(
    languageTag(),
    isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' },
  );
}
