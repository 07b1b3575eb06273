// Words of the earlier versions that the browser keeps.
import { once } from '../../../core/text/once.ts';
import { listAll } from '../lists.ts';
import { number, plural } from './counts.ts';

const DAY = 86_400_000;
const dayNames = once(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }));

const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/** Day and time of day: of the last two days by name, of others by date. */
export function dayAndTime(time: number, now: number): string {
  // The day the clocks change has an hour more, or less.
  const days = Math.round((midnight(time) - midnight(now)) / DAY);
  const clock = new Date(time).toLocaleTimeString('en', { timeStyle: 'short' });
  if (days === 0 || days === -1) return `${dayNames().format(days, 'day')}, ${clock}`;
  return `${new Date(time).toLocaleDateString('en', { dateStyle: 'medium' })}, ${clock}`;
}

/** How much a version asks. */
interface Asked {
  readonly urls: number;
  readonly agents: number;
  readonly expectations: number;
}

const asked = ({ urls, agents, expectations }: Asked) =>
  `${plural(urls, 'URL', 'URLs')}, ${plural(agents, 'user-agent', 'user-agents')}, ${plural(expectations, 'expectation', 'expectations')}`;

/** What a version holds besides its files and its table. */
const settingNames = {
  origin: 'site address',
  ignored: 'ignored findings',
  crawlers: 'crawlers of your own',
  requests: 'requests from a log',
  links: 'files by address',
  unknown: 'entries of another Gatepost',
} as const;

/** What somebody might try, and what is done then. */
const byItself =
  'One is kept by itself when a file is opened or saved, before a step that changes much, and every ten minutes while you work.';

export const keptVersionsWords = {
  title: 'Earlier versions',
  titleOf: (count: number) => `Earlier versions (${number(count)})`,
  none: `None yet. ${byItself} Keep one by name before you try something.`,
  hint: (all: string) =>
    `${byItself} Those without a name make room for later ones after a while. All works together: ${all} of this browser’s storage, compressed. To return is one step: what is open now is kept first, and can be had back at once.`,
  why: {
    named: 'Kept by name',
    opened: 'File opened',
    saved: 'Saved to disk',
    'big-step': 'Before a big step',
    worked: 'While working',
  },
  /** Where the step is known. */
  whyOfStep: {
    opened: (step: string) => `After ${step}`,
    'big-step': (step: string) => `Before ${step}`,
  },
  keepNow: 'Keep this version…',
  compare: 'Compare',
  compareWith: (version: string) => `Compare with ${version}`,
  returnTo: 'Return to this text',
  returnToThis: (version: string) => `Return to this text: ${version}`,
  returnToAll: 'Return with table and expectations',
  more: (version: string) => `More for ${version}`,
  giveName: 'Name this version…',
  rename: 'Rename…',
  saveAs: 'Save as a file…',
  remove: 'Delete',
  /** A version in a sentence. */
  versionOf: (when: string, name: string | undefined) => (name === undefined ? when : `“${name}”, ${when}`),
  differs: (lines: number) => `${plural(lines, 'line differs', 'lines differ')} from now`,
  /** Where no line differs. */
  sameLines: {
    same: 'same text as now',
    ends: 'same lines, other line ends than now',
    octets: 'same lines, other bytes than now',
    files: 'same text, files of another kind or order than now',
  },
  /** Behind what is said of its text. */
  otherTable: (then: Asked) => `its own table: ${asked(then)}`,
  otherSettings: (settings: readonly (keyof typeof settingNames)[]) =>
    `other settings: ${listAll(settings.map((one) => settingNames[one]))}`,
  same: 'as it is now',
  /** What came with a version, seen from today's table. */
  answersChanged: (changed: number, all: number) =>
    changed === 0
      ? 'no answer of the table changed'
      : `${number(changed)} of ${plural(all, 'answer', 'answers')} changed since the version before`,
  answersChangedNow: (changed: number, all: number) =>
    changed === 0
      ? 'no answer of the table changed'
      : `${number(changed)} of ${plural(all, 'answer', 'answers')} changed`,
  first: 'the first that is kept',
  failing: (failed: number, all: number) =>
    failed === 0
      ? `${plural(all, 'expectation holds', 'expectations hold')}`
      : `${number(failed)} of ${plural(all, 'expectation', 'expectations')} ${failed === 1 ? 'fails' : 'fail'}`,
  now: 'Now',
  nowSince: 'since the latest version',
  momentsAre:
    'Answers are those of the table as it is now, read as it is read now; expectations are those of now.',
  unreadable: 'cannot be read',
  problems: {
    damaged: 'Its record in this browser is damaged.',
    newer: (version: string) => `It was written by a newer Gatepost (version ${version} of the format).`,
    invalid: (where: string) => `“${where}” in it is not what a workspace holds there.`,
    other: 'It is not in the format of a workspace.',
  },
  unreadableWhat: 'Save it as a file to open it elsewhere, or delete it.',
  kept: (name: string) => `Kept as “${name}”.`,
  renamed: (name: string) => `Now named “${name}”.`,
  returned: {
    text: (version: string, now: Asked) =>
      `The text is as it was ${version}. What is asked stays: ${asked(now)}. Undo takes the step back.`,
    all: (version: string, then: Asked, before: Asked) =>
      `The site is as it was ${version}: its text, and ${asked(then)}. What was open before, with ${asked(before)}, stands in the list; Undo takes the step back.`,
  },
  notReturned: 'That version cannot be read, so nothing was changed.',
  refused: 'What is open can only be read here, so nothing was changed.',
  deleted: (version: string) => `Deleted: ${version}.`,
  putBack: 'Put it back',
  isBack: (version: string) => `Back in the list: ${version}.`,
  troubles: {
    'not-read':
      'The list cannot be read: this browser’s storage is forbidden or broken. The work itself goes on; save it to a file.',
    'not-written':
      'The last change could not be written: this browser’s storage is full or forbidden. Delete versions you no longer need, or save the work to a file.',
  },
  almostFull: (free: string) =>
    `This browser has ${free} left for Gatepost. Delete versions you no longer need, or save them as files.`,
  notKept:
    'Earlier versions cannot be kept: this browser’s storage is full or forbidden. The work goes on without them; save it to a file before you try something.',
  nameTitle: 'Keep this version',
  nameAbout:
    'The site as it is now: its files, the table and what is expected. It stays until you delete it, on this machine only.',
  renameTitle: (version: string) => `Name the version ${version}`,
  renameAbout: 'A version with a name stays until you delete it.',
  name: 'Name',
  nameHint: 'Such as “before the shop moved”',
  keep: 'Keep',
  giveIt: 'Name it',
  cancel: 'Cancel',
  notNow:
    'It could not be kept: this browser’s storage is full or forbidden. Save the work to a file instead.',
  /** The name of a file that a version is saved as. */
  fileName: (host: string, time: number) =>
    `${host || 'site'}-${new Date(time).toISOString().slice(0, 16).replace(':', '')}`,
  group: 'Earlier versions',
  unreadableChoice: 'That version cannot be read. Choose another one.',
} as const;
