// Words of the line about the simulated answer to the request for the policy file.
import { type TimeUnit, toLargestUnit } from '../../../core/text/time-units.ts';
import { inLanguage } from '../../language.ts';
import { number, plural } from '../counts.ts';

// What is told aloud when the page changes elsewhere than where the focus is.
export const announcementWords = inLanguage('announcementWords', {
  undone: (what: string) => `Undone: ${what}`,
  redone: (what: string) => `Redone: ${what}`,
  readAs: (reader: string, changed: number, all: number) =>
    changed === 0
      ? `Read as ${reader}: no cell changes`
      : `Read as ${reader}: ${number(changed)} of ${number(all)} cells ${changed === 1 ? 'changes' : 'change'}`,
} as const);

// Words of the shell that are fetched after the first picture: what has happened to files and to the kept work.
export const shellNewsWords = inLanguage('shellNewsWords', {
  lastStep: (what: string) => `Last: ${what}`,
  undoneOpening: (what: string) => `Undone: ${what}. It can be had back as it was.`,
  openAgain: 'Open it again',
  languageNotKept: 'The language was not changed: this browser keeps no settings of this page.',
  savedInstead:
    'The file could not be written where it lies (permission or space), so it was downloaded. The one on disk is unchanged.',
  workspaceSaved: (path: string, more: number) =>
    `The workspace is saved, with the text as it is now. ${path}${more > 0 ? ` and ${number(more)} more` : ''} on disk ${more > 0 ? 'are' : 'is'} as before: Save writes ${more > 0 ? 'them' : 'it'}.`,
  saveFailed: 'The file could not be saved. Try again, or copy the text before you leave.',
  openFailed: 'This could not be read. Choose or drop files, or a folder.',
  gone: 'This work was not found: another tab may have deleted it, or the storage of this browser does not answer. Nothing was changed. Look at the list again.',
  notKept:
    'This browser does not keep the work: storage is full or forbidden. Save it to disk before you leave.',
  keeperMissing:
    'What keeps the work in this browser could not be loaded. It is tried again every few seconds; until then, save the work to a file before you leave.',
  shortened: 'The oldest steps were dropped: the history holds 64 MiB.',
  recovered: (path: string) => `Your work on ${path} is as you left it; it is not saved to a file yet.`,
  dismiss: 'Dismiss',
} as const);

const units: Readonly<Record<TimeUnit, readonly [one: string, many: string]>> = {
  days: ['day', 'days'],
  hours: ['hour', 'hours'],
  minutes: ['minute', 'minutes'],
  seconds: ['second', 'seconds'],
};

/** A time in the largest unit in which it is a whole number. */
export const duration = inLanguage('duration', function duration(seconds: number): string {
  const { count, unit } = toLargestUnit(seconds);
  return plural(count, ...units[unit]);
});

const after = {
  'allow-all': 'everything may be fetched',
  'deny-all': 'nothing may be fetched',
  defer: 'robots come back later',
  'no-information': 'that says nothing about the site',
  error: 'it stops with an error, so nothing is known',
  parse: 'the file is read',
} as const;

export const statusWords = inLanguage('statusWords', {
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
} as const);
