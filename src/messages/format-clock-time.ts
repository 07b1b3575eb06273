// Formats a time: without its day if it is today; '' if the time is unknown.
import { formatLanguage } from './site-date.ts';

export function formatClockTime(time: number, now = new Date()): string {
  if (time <= 0) return '';
  const date = new Date(time);
  const isToday = date.toDateString() === now.toDateString();
  return date.toLocaleString(
    formatLanguage(),
    isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' },
  );
}
