// Words of the page that compares readers and versions, and of the versions that the browser keeps.

import { lazy } from '../../core/text/lazy.ts';
import { inLanguage } from '../language.ts';
import { listAll, number, plural } from './counts.ts';
import { matrixWords, whoAsks } from './table.ts';

// The tree that shows which readers answer alike.
export const readerTreeWords = inLanguage('readerTreeWords', {
  title: 'How far apart readers are',
  about: (most: number) =>
    `Readers that are together answer alike. The number where branches meet is in how many answers the readers on them differ at most, ${plural(most, 'answer', 'answers')} for all.`,
  picture: (groups: number) =>
    `A tree of ${plural(groups, 'group', 'groups')} of readers. The table below it says the same.`,
  asTable: 'The same as a table',
  table: 'Answers in which readers differ',
  group: 'Answer alike',
  names: (titles: readonly string[]) => titles.join(', '),
  lens: (title: string) => `${title} (read as)`,
} as const);

// Where readers disagree, on the page and in the workbench.
type Answer = keyof typeof matrixWords.answers;

const cells = (count: number) => plural(count, 'answer', 'answers');

/** Readers by what they say, as in `Google and data.txt say No`. */
function saying(names: readonly string[], answer: Answer): string {
  return `${listAll(names)} ${names.length === 1 ? 'says' : 'say'} ${matrixWords.answers[answer]}`;
}

export const compareReadersWords = inLanguage('compareReadersWords', {
  title: 'Where readers disagree',
  meta: (urls: number, agents: number, readers: number, columns: number) =>
    `${plural(urls, 'URL', 'URLs')}, ${plural(agents, 'user-agent', 'user-agents')}, ` +
    `${plural(readers, 'reader', 'readers')} in ${plural(columns, 'column', 'columns')}`,
  side: 'Causes and readers',
  causes: 'Causes',
  differing: (differing: number, total: number) => `${number(differing)} of ${cells(total)}`,
  notAlike: (causes: number) =>
    `are not read alike, for ${causes === 1 ? 'one reason' : `${number(causes)} reasons`}:`,
  agree: (readers: number, total: number) =>
    readers === 1
      ? 'Only one reader is compared. Choose another one to see where they differ.'
      : `All ${number(readers)} readers agree on ${total === 1 ? 'the one answer' : `all ${cells(total)}`}.`,
  noCells:
    'There is nothing to compare yet. Add URLs to the table of the workbench, and every reader is asked about them.',
  toWorkbench: 'Add URLs in the workbench',
  tooMany: (verdicts: number, most: number) =>
    `${number(verdicts)} answers would be needed; up to ${number(most)} are compared. Leave readers out, or take URLs or user-agents out of the table.`,
  noteTooMany: 'Too many answers to compare readers',
  onlyFirst: (listed: number) => `Causes are looked for in the first ${number(listed)} of these answers.`,
  onlyFetching:
    'The workbench asks another question now. Readers play a part in whether a URL may be fetched, and that is compared here.',
  busy: 'Comparing readers…',
  lookingForFixes: 'Looking for what makes them agree…',
  differFrom: (lens: string) => `Answers that differ from ${lens}`,
  readers: 'Readers that are compared',
  differCells: (count: number) => (count === 1 ? 'answer differs' : 'answers differ'),
  isLens: 'read as',
  alike: (lens: string) => `as ${lens}`,
  several: 'More than four differences together',
  severalSays: 'Readers differ in too many ways here for a few of them to be the reason.',
  notAnalysed: 'Not looked into',
  notAnalysedSays: 'There were too many different answers to find the cause of each.',
  and: '; ',
  to: (others: readonly string[], says: string) => `To ${listAll(others)}, ${says}.`,
  cells,
  url: 'URL',
  agents: 'User-agents',
  agentsOf: (agents: readonly string[]) => {
    const names = agents.map(whoAsks).join(', ');
    return agents.length > 1 ? `${number(agents.length)}: ${names}` : names;
  },
  moreUrls: (count: number) => plural(count, 'more row', 'more rows'),
  lines: 'Lines',
  line: (line: number) => `Line ${line}`,
  blank: '(blank)',
  moreLines: (count: number) =>
    `and ${plural(count, 'more line', 'more lines')} like ${count === 1 ? 'it' : 'these'}`,
  differs: 'differs',
  /** Behind the URL of a row, for those who do not see that it leads somewhere. */
  openCell: (agent: string) => ` for ${whoAsks(agent)}: why, in the workbench`,
  allSay: (readers: number, answer: Answer) =>
    `Then all ${number(readers)} readers say ${matrixWords.answers[answer]}.`,
  allAgree: (readers: number) => `Then all ${number(readers)} readers agree on these answers.`,
  allBut: (names: readonly string[]) => `Then all agree but ${listAll(names)}.`,
  lensChanges: (lens: string) => `${lens} changes its answer, too.`,
  dependThen: (now: number, then: number) =>
    `${cells(now)} ${now === 1 ? 'depends' : 'depend'} on the reader now, ${then === 0 ? 'none' : number(then)} after.`,
  noOther: 'Changes no other answer.',
  others: (count: number) => `Changes ${plural(count, 'other answer', 'other answers')}`,
  sideEffect: (url: string, agents: readonly string[], before: Answer, after: Answer, readers: string) =>
    `${url} for ${agents.map(whoAsks).join(', ')}: ${matrixWords.answers[before]} becomes ${matrixWords.answers[after]} (${readers})`,
  everyReader: 'every reader',
  readersOf: listAll,
  moreEffects: (count: number) => `and ${number(count)} more`,
  noFix:
    'No edit that was tried makes readers agree on many of these answers without parting them elsewhere. The findings may have one for a single line.',
  /** On the workbench. */
  note: (count: number, readers: readonly string[]) => {
    const who = readers.length <= 3 ? listAll(readers) : `The ${number(readers.length)} watched readers`;
    return `${who} differ in ${plural(count, 'answer', 'answers')}`;
  },
  watchedAgree: (readers: readonly string[]) =>
    readers.length <= 3 ? `${listAll(readers)} agree` : `All ${number(readers.length)} watched readers agree`,
  mark: (groups: readonly (readonly [answer: Answer, names: readonly string[]])[]) =>
    `readers differ: ${groups.map(([answer, names]) => saying(names, answer)).join('; ')}`,
  /** Of a column that stands for others too. */
  markOfSome: (said: string, agents: readonly string[]) => `${said} (${agents.map(whoAsks).join(', ')})`,
} as const);

export const compareWords = inLanguage('compareWords', {
  title: (what: string) => `Compare: ${what}`,
  what: 'What to compare',
  readers: 'Readers',
  versions: 'Versions',
  edge: 'Edge block',
} as const);

// The earlier versions that the browser keeps.
const DAY = 86_400_000;
const dayNames = lazy(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }));

const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/** Day and time of day: of the last two days by name, of others by date. */
export const dayAndTime = inLanguage('dayAndTime', function dayAndTime(time: number, now: number): string {
  // The day the clocks change has an hour more, or less.
  const days = Math.round((midnight(time) - midnight(now)) / DAY);
  const clock = new Date(time).toLocaleTimeString('en', { timeStyle: 'short' });
  if (days === 0 || days === -1) return `${dayNames().format(days, 'day')}, ${clock}`;
  return `${new Date(time).toLocaleDateString('en', { dateStyle: 'medium' })}, ${clock}`;
});

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

export const keptVersionsWords = inLanguage('keptVersionsWords', {
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
      `The site is as it was ${version}: its text, and ${asked(then)}. What was open before, with ${asked(before)}, is in the list; Undo takes the step back.`,
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
} as const);

export const versionsWords = inLanguage('versionsWords', {
  before: 'Before',
  after: 'After',
  file: 'Text of',
  saved: 'As last saved or opened',
  now: 'As it is now',
  files: 'Another file, as if it were there',
  steps: 'Earlier steps',
  fromDisk: 'A file from disk',
  onDisk: (name: string) => `${name} on disk`,
  beforeStep: (what: string, time: string) => `Before ${what}, ${time}`,
  afterStep: (what: string, time: string) => `After ${what}, ${time}`,
  choose: 'Compare with a file from disk…',
  chooseHint: 'It is read for this comparison only: the site and the file on disk stay as they are.',
  unreadable: 'That file could not be read. Choose it again, or another one.',
  textTitle: (path: string) => `Text of ${path}`,
  missing: {
    before: (path: string) => `The version before has no ${path}.`,
    after: (path: string) => `The version after has no ${path}.`,
  },
  sameText: 'Both versions have the same text, line endings aside.',
  lineByLine: 'Line by line',
  editor: { before: 'Text before, read-only', after: 'Text after, read-only' },
  cellsTitle: 'Answers that change',
  counted: (changed: number, all: number) =>
    changed === 0
      ? all === 1
        ? 'The one answer does not change'
        : `None of ${cells(all)} changes`
      : `${number(changed)} of ${cells(all)} ${changed === 1 ? 'changes' : 'change'}`,
  readAs: (reader: string) => `Asked of both versions, read as ${reader}.`,
  counting: 'Comparing the answers…',
  nothing: 'Both versions are the same. Edit the text in the workbench, or choose another version above.',
  noCell: (urls: number, columns: number) =>
    `What differs decides none of these answers. The table asks about ${plural(urls, 'URL', 'URLs')} in ${plural(columns, 'column', 'columns')}; a line may decide for a URL or a crawler that is not among them.`,
  noTable:
    'The table asks nothing yet. Add URLs and user-agents to it: what each version answers is compared here.',
  toTable: 'Go to the table',
  line: (line: number) => `Line ${line}`,
  lineOf: (line: number, path: string) => `Line ${line} of ${path}`,
  /** What stands behind the line that is named. */
  causes: {
    new: (count: number) => `decides ${cells(count)} now`,
    gone: (count: number) => `of the version before decided ${cells(count)}`,
    now: (count: number) => `decides ${cells(count)} now; it was there before`,
    earlier: (count: number) => `decided ${cells(count)}; it is still there`,
  },
  noLine: (count: number) => `No line decides ${cells(count)}`,
  rules: {
    title: 'Rules that change',
    counted: (count: number) => `${plural(count, 'rule changes', 'rules change')}`,
    hint: 'Whether each of them decides anything: for any URL and user-agent, as each reader takes the file.',
    none: 'No rule was added, removed or moved.',
    working: 'Looking for URLs that they decide…',
    /** Behind the line that is named. */
    what: {
      added: 'was added',
      removed: 'of the version before was removed',
      moved: (from: number) => `was moved; it was line ${from} before`,
    },
    noFile: 'that version has no such file',
    changes: 'The answer changes:',
    stays: 'The answer stays the same:',
    others: (count: number) =>
      `${plural(count, 'more rule changes', 'more rules change')}: not looked at, to keep the page quick.`,
  },
  was: 'was',
  isNow: 'now',
  byLine: (line: number) => `line ${line}`,
  byOldLine: (line: number) => `line ${line} before`,
  why: (url: string, agents: string) => `Why ${url} for ${agents}`,
  more: (count: number) => `Show ${number(count)} more`,
  notListed: (count: number) => `${cells(count)} more are counted and not listed.`,
} as const);
