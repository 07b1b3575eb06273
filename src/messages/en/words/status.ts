// Words of the line about the simulated answer to the request for the policy file.
import { inLargestUnit, type TimeUnit } from '../../../core/text/time-units.ts';
import { plural } from './counts.ts';

const units: Readonly<Record<TimeUnit, readonly [one: string, many: string]>> = {
  days: ['day', 'days'],
  hours: ['hour', 'hours'],
  minutes: ['minute', 'minutes'],
  seconds: ['second', 'seconds'],
};

/** A time in the largest unit in which it is a whole number. */
export function duration(seconds: number): string {
  const { count, unit } = inLargestUnit(seconds);
  return plural(count, ...units[unit]);
}

const after = {
  'allow-all': 'everything may be fetched',
  'deny-all': 'nothing may be fetched',
  defer: 'robots come back later',
  'no-information': 'that says nothing about the site',
  error: 'it stops with an error, so nothing is known',
  parse: 'the file is read',
} as const;

export const statusWords = {
  readAsIf: (path: string, own: string) => `${path} is read as if it were ${own}.`,
  outcome: (reader: string, outcome: keyof typeof after) => `${reader}: ${after[outcome]}.`,
  unlimited:
    'Access is another question: without records its text does not limit it, so robots may fetch everything.',
  saysSo: 'Its text says so.',
  othersSay: 'Others say so of it.',
  oursIs: 'Its text does not say; this is our reading.',
  redirectLimit: (limit: number | null) => {
    if (limit === null) return 'It names no limit for redirects.';
    return limit === 0
      ? 'It follows no redirect.'
      : `It follows up to ${plural(limit, 'redirect', 'redirects')}.`;
  },
  copyUsed: (seconds: number | null) => {
    if (seconds === null) return 'How long a copy may be used is not said.';
    return seconds === 0 ? 'No copy is kept.' : `A copy may be used for ${duration(seconds)}.`;
  },
  cacheControl: 'Cache-Control',
  cacheControlName: 'If it is sent with Cache-Control',
  cacheControlHint: 'max-age=3600',
} as const;
