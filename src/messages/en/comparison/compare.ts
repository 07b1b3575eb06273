// Words of the page that compares readers and versions, and of the versions that the browser keeps.

import { shortenEnd } from '../../../core/text/shorten-text.ts';
import { inLanguage } from '../../language.ts';
import { list, listAll, number, plural } from '../counts.ts';
import { crawlerInSentence, matrixWords } from '../table.ts';

// The tree that shows which readers give the same answers.
export const readerTreeWords = inLanguage('readerTreeWords', {
  title: 'How much readers disagree',
  about: (most: number) =>
    `Readers in one group give the same answers. The number where branches meet says in how many answers two of their readers differ at most: ${number(most)} for all readers.`,
  picture: (groups: number) =>
    `A tree of ${plural(groups, 'group', 'groups')} of readers. The table below has the same data.`,
  asTable: 'The same data as a table',
  table: 'Answers in which readers differ',
  group: 'Same answers',
  names: (titles: readonly string[]) => titles.join(', '),
  lens: (title: string) => `${title} (read as)`,
} as const);

// Where readers disagree, on the page and in the workbench.
type Answer = keyof typeof matrixWords.answers;

const cells = (count: number) => plural(count, 'answer', 'answers');

/** Readers and their answer, as in `Google and data.txt say No`. */
function saying(names: readonly string[], answer: Answer): string {
  return `${listAll(names)} ${names.length === 1 ? 'says' : 'say'} ${matrixWords.answers[answer]}`;
}

const allReaders = (count: number): string => (count === 2 ? 'both readers' : `all ${number(count)} readers`);

export const compareReadersWords = inLanguage('compareReadersWords', {
  title: 'Where readers disagree',
  meta: (urls: number, agents: number, columns: number, readers: number) =>
    `${plural(urls, 'URL', 'URLs')}, ${plural(agents, 'crawler', 'crawlers')}${columns < agents ? ` in ${plural(columns, 'column', 'columns')}` : ''}, ${plural(readers, 'reader', 'readers')}`,
  side: 'Causes and readers',
  causes: 'Causes',
  differing: (differing: number, total: number) => `${number(differing)} of ${cells(total)}`,
  differingInTable: (differing: number, total: number) =>
    `${number(differing)} of ${cells(total)} of the table`,
  /** Where a column has several crawlers. */
  byCrawler: (differing: number, total: number) =>
    `(crawler by crawler, ${number(differing)} of ${number(total)})`,
  /** @param all the number of entries that follow: the last one may be what was not analyzed */
  notAlike: (causes: number, all: number) =>
    `differ between readers${causes === 0 ? '' : `, for ${causes === 1 ? 'one reason' : `${number(causes)} reasons`}`}${all > causes ? '; not all were analyzed' : ''}:`,
  agree: (readers: number, total: number) =>
    readers === 1
      ? 'Only one reader is compared. Choose another one to see where they differ.'
      : `All ${number(readers)} readers agree on ${total === 1 ? 'the one answer' : `all ${cells(total)}`} of the table.`,
  noCells:
    'There is nothing to compare yet. Add URLs to the table in the workbench to see what every reader answers.',
  toWorkbench: 'Add URLs in the workbench',
  tooMany: (verdicts: number, most: number) =>
    `This needs ${number(verdicts)} answers; up to ${number(most)} can be compared. Remove readers here, or URLs or crawlers from the table.`,
  noteTooMany: 'Too many answers to compare readers',
  onlyFirst: (listed: number) => `Only the first ${number(listed)} of these answers are checked for causes.`,
  onlyFetching:
    'The workbench shows another question now. This page compares what readers say about whether a URL may be fetched.',
  busy: 'Comparing readers…',
  lookingForFixes: 'Looking for edits that make readers agree…',
  differFrom: (lens: string) => `Answers that differ from ${lens}, crawler by crawler.`,
  readers: 'Readers to compare',
  /** Beside a reader that is not compared; the unit is only read aloud. */
  /** Of a reader that is not compared. */
  adds: (count: number) => (count === 0 ? 'agrees' : `differs in ${number(count)}`),
  differences: (count: number) => (count === 1 ? 'answer' : 'answers'),
  differCells: (count: number) => (count === 1 ? 'answer differs' : 'answers differ'),
  only: 'Only',
  onlyReader: (reader: string, lens: string) => `Compare only ${reader} with ${lens}`,
  allReaders: 'All readers',
  watchedReaders: 'Watched readers only',
  /** Above the list: whom a reader is asked about. */
  onlyOwnCrawlers:
    'A vendor’s reader, such as Google’s, counts only for the vendor’s own crawlers, and for any that the file does not name.',
  otherOperator: (readers: string) => `Not a crawler of ${readers}`,
  isLens: 'read as',
  alike: (lens: string) => `agrees with ${lens}`,
  several: 'More than four differences combined',
  severalSays: 'Readers differ in too many ways here to single out a few as the reason.',
  notAnalysed: 'Not analyzed',
  notAnalysedSays: 'There were too many different answers to find the cause of each.',
  and: '; ',
  to: (others: readonly string[], says: string) => `For ${listAll(others)}, ${says}.`,
  cells,
  url: 'URL',
  agents: 'Crawlers',
  agentsOf: (agents: readonly string[]) => {
    const names = agents.map(crawlerInSentence).join(', ');
    return agents.length > 1 ? `${number(agents.length)}: ${names}` : names;
  },
  moreUrls: (count: number) => plural(count, 'more row', 'more rows'),
  lines: 'Lines',
  line: (line: number) => `Line ${line}`,
  blank: '(blank)',
  moreLines: (count: number) =>
    `and ${plural(count, 'more line', 'more lines')} like ${count === 1 ? 'it' : 'these'}`,
  differs: 'differs',
  /** After the URL of a row, for screen readers: where the link leads. */
  openCell: (agent: string) => ` for ${crawlerInSentence(agent)}: see why in the workbench`,
  allSay: (readers: number, answer: Answer) =>
    `Then ${allReaders(readers)} say ${matrixWords.answers[answer]}.`,
  allAgree: (readers: number) => `Then ${allReaders(readers)} agree on these answers.`,
  allBut: (names: readonly string[]) => `Then all readers except ${listAll(names)} agree.`,
  lensChanges: (lens: string) => `${lens} also changes its answer.`,
  dependThen: (now: number, then: number) =>
    `Readers disagree on ${cells(now)} now, ${then === 0 ? 'none' : number(then)} after.`,
  noOther: 'No other answers of the table change.',
  others: (count: number) =>
    `Changes ${plural(count, 'other answer', 'other answers')} of the table, crawler by crawler`,
  sideEffect: (url: string, agents: readonly string[], before: Answer, after: Answer, readers: string) =>
    `${url} for ${agents.map(crawlerInSentence).join(', ')}: ${matrixWords.answers[before]} becomes ${matrixWords.answers[after]} (${readers})`,
  everyReader: 'every reader',
  readersOf: listAll,
  moreEffects: (count: number) => `and ${number(count)} more`,
  /** Where a cause has no fix of its own. */
  settledBy: (fix: string) => `The edit “${fix}” for another cause also resolves these differences.`,
  noFix:
    'Gatepost found no single edit that makes readers agree here without changing more answers elsewhere. Findings may suggest an edit for one line.',
  /** The note on the workbench. */
  note: (count: number, lens: string, differing: readonly string[]) => {
    const who = differing.length <= 2 ? listAll(differing) : `${number(differing.length)} readers`;
    return `${who} ${differing.length === 1 ? 'differs' : 'differ'} from ${lens} on ${plural(count, 'answer', 'answers')}`;
  },
  /** `isInTable`: said of the answers in the table, where nothing is proved of other URLs. */
  watchedAgree: (readers: readonly string[], isInTable: boolean) => {
    const who = readers.length <= 3 ? listAll(readers) : `All ${number(readers.length)} watched readers`;
    return `${who} agree${isInTable ? ' in the table' : ''}`;
  },
  /** After it, where a reader applies only to the crawlers of its operator. */
  eachForItsOwn: 'The reader of an operator is compared for its own crawlers.',
  /** Two readers, and a URL for which they disagree. */
  differAt: (readers: readonly string[], path: string) =>
    `${listAll(readers)} disagree at ${shortenEnd(path, 40)}`,
  compareDiffering: 'Add this URL to the table',
  askDiffering: 'Adds this URL to the table and compares the answers.',
  mark: (groups: readonly (readonly [answer: Answer, names: readonly string[]])[]) =>
    `readers disagree: ${groups.map(([answer, names]) => saying(names, answer)).join('; ')}`,
  /** The mark of a column that several user-agents share. */
  markOfSome: (said: string, agents: readonly string[]) =>
    `for ${list(agents.map(crawlerInSentence))}, ${said}`,
} as const);

export const compareWords = inLanguage('compareWords', {
  title: (what: string) => `Compare: ${what}`,
  what: 'What to compare',
  back: 'Back',
  backTo: 'Back to the workbench',
  readers: 'Readers',
  versions: 'Versions',
  edge: 'CDN block',
} as const);

// The earlier versions that the browser keeps.
const DAY = 86_400_000;

const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/** Day and time: today and yesterday by name, other days by date. */
export const dayAndTime = inLanguage('dayAndTime', function dayAndTime(time: number, now: number): string {
  // On the day the clocks change, a day is an hour longer or shorter.
  const days = Math.round((midnight(time) - midnight(now)) / DAY);
  const clock = new Date(time).toLocaleTimeString('en-GB', { timeStyle: 'short' });
  if (days === 0 || days === -1) {
    const name = new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(days, 'day');
    return `${name}, ${clock}`;
  }
  return `${new Date(time).toLocaleDateString('en-GB', { dateStyle: 'medium' })}, ${clock}`;
});

/** How many URLs and user-agents the table of a version has. */
interface TableSize {
  readonly urls: number;
  readonly agents: number;
  readonly expectations: number;
}

const describeTable = ({ urls, agents, expectations }: TableSize) =>
  `${plural(urls, 'URL', 'URLs')}, ${plural(agents, 'crawler', 'crawlers')}, ${plural(expectations, 'expectation', 'expectations')}`;

/** The parts of a version other than its files and its table. */
const settingNames = {
  origin: 'site address',
  ignored: 'ignored findings',
  crawlers: 'your own crawlers',
  requests: 'requests from a log',
  links: 'files by address',
  unknown: 'entries from another version of Gatepost',
} as const;

/** When versions are kept. */
const byItself =
  'A version is kept automatically when a file is opened or saved, before a big change, and every ten minutes while you work.';

const lineCounts = (added: number, removed: number) =>
  `${plural(added, 'line', 'lines')} added, ${number(removed)} removed`;

export const keptVersionsWords = inLanguage('keptVersionsWords', {
  title: 'Earlier versions',
  /** After the title: how many there are, the day of the first, and what all take of the storage. */
  meta: (count: number, since: string, all: string) =>
    `${number(count)}, since ${since}; ${all} in this browser`,
  none: `No versions yet. ${byItself} Before you try something, keep a version with a name.`,
  hint: (all: string) =>
    `${byItself} Over time, unnamed versions are removed to make room for later ones. All sites together use ${all} of this browser’s storage, compressed. When you return to a version, the current state is kept first, and you can undo the step.`,
  why: {
    named: 'Kept by name',
    opened: 'File opened',
    saved: 'Saved to disk',
    'big-step': 'Before a big change',
    worked: 'While working',
  },
  /** Why a version was kept, where the step is known. */
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
  /** What a version is, and when it was kept. */
  whatAndWhen: (what: string, when: string) => `${what}, ${when}`,
  named: (name: string) => `“${name}”`,
  /** What changed in the text from a version to the current state. */
  differs: (added: number, removed: number) => `${lineCounts(added, removed)} since`,
  /** How many older versions with the same text are not listed. */
  repeated: (count: number) => plural(count, 'older version is equal', 'older versions are equal'),
  /** For versions in which no line differs. */
  sameLines: {
    same: 'same text as now',
    ends: 'same lines as now, different line endings',
    octets: 'same lines as now, different bytes',
    files: 'same text as now, different kind or order of files',
  },
  /** After the sentence about its text. */
  otherTable: 'different table or expectations',
  otherSettings: (settings: readonly (keyof typeof settingNames)[]) =>
    `different settings: ${listAll(settings.map((one) => settingNames[one]))}`,
  same: 'as it is now',
  /** What changed with a version, in the answers of its table. */
  answersChanged: (changed: number, all: number) =>
    changed === 0
      ? 'no answer changed'
      : `${changed === all ? 'all' : `${number(changed)} of`} ${cells(all)} changed`,
  answersChangedTitle: 'Answers of its table that changed since the version before',
  first: 'first version',
  failing: (failed: number, all: number) =>
    failed === 0
      ? `${plural(all, 'expectation holds', 'expectations hold')}`
      : `${number(failed)} of ${plural(all, 'expectation', 'expectations')} ${failed === 1 ? 'fails' : 'fail'}`,
  now: 'Now',
  nowSince: 'since the latest version',
  momentsAre:
    'The bar shows how many answers of a version’s table changed since the version before, as the page reads the file. Expectations are the current ones.',
  unreadable: 'cannot be read',
  problems: {
    damaged: 'Its entry in this browser’s storage is damaged.',
    newer: (version: string) => `It was written by a newer Gatepost (version ${version} of the format).`,
    invalid: (where: string) => `The value of “${where}” is not valid in a workspace.`,
    other: 'It is not in the workspace format.',
  },
  unreadableWhat: 'Save it as a file to open it elsewhere, or delete it.',
  kept: (name: string) => `Kept as “${name}”.`,
  renamed: (name: string) => `Now named “${name}”.`,
  returned: {
    text: (version: string, now: TableSize) =>
      `Restored the text from ${version}. The table and expectations stay: ${describeTable(now)}. Undo reverts this step.`,
    all: (version: string, then: TableSize, before: TableSize) =>
      `Restored the site from ${version}: its text, and ${describeTable(then)}. What was open before, with ${describeTable(before)}, is in the list. Undo reverts this step.`,
  },
  notReturned: 'That version cannot be read, so nothing was changed.',
  refused: 'This site is read-only here, so nothing was changed.',
  deleted: (version: string) => `Deleted: ${version}.`,
  putBack: 'Put it back',
  isBack: (version: string) => `Back in the list: ${version}.`,
  troubles: {
    'not-read':
      'The list cannot be read: this browser’s storage is blocked or broken. You can keep working; save the workspace to a file.',
    'not-written':
      'The last change could not be written: this browser’s storage is full or blocked. Delete versions you no longer need, or save the workspace to a file.',
  },
  almostFull: (free: string) =>
    `This browser has ${free} left for Gatepost. Delete versions you no longer need, or save them as files.`,
  notKept:
    'Earlier versions cannot be kept: this browser’s storage is full or blocked. You can keep working without them; save the workspace to a file before you try something.',
  nameTitle: 'Keep this version',
  nameAbout:
    'The site as it is now: its files, the table and the expectations. It is kept on this device until you delete it.',
  renameTitle: (version: string) => `Name the version ${version}`,
  renameAbout: 'A version with a name stays until you delete it.',
  name: 'Name',
  nameHint: 'Such as “before the shop moved”',
  keep: 'Keep',
  giveIt: 'Name it',
  cancel: 'Cancel',
  notNow:
    'The version could not be kept: this browser’s storage is full or blocked. Save the workspace to a file instead.',
  /** The name of a file that a version is saved as. */
  fileName: (host: string, time: number) =>
    `${host || 'site'}-${new Date(time).toISOString().slice(0, 16).replace(':', '')}`,
  group: 'Earlier versions',
  unreadableChoice: 'That version cannot be read. Choose another one.',
} as const);

export const versionsWords = inLanguage('versionsWords', {
  before: 'From',
  after: 'to',
  swap: 'Swap the two',
  file: 'Text of',
  saved: 'As last saved or opened',
  now: 'As it is now',
  files: 'Another file of the site',
  steps: 'Recent changes',
  fromDisk: 'A file from disk',
  onDisk: (name: string) => `${name} on disk`,
  beforeStep: (what: string, time: string) => `Before ${what}, ${time}`,
  afterStep: (what: string, time: string) => `After ${what}, ${time}`,
  /** The first line that a step changed. */
  changedLine: (line: number, text: string, isRemoved: boolean) =>
    `line ${line}${isRemoved ? ' removed' : ''}${text === '' ? '' : `: ${text}`}`,
  /** The name of a menu: its side, and the version that it has now. */
  choiceOf: (side: string, version: string) => `${side}: ${version}`,
  choose: 'Choose a file…',
  paste: { live: 'Paste the live file…', text: 'Paste a text…' },
  openLive: 'Open the live file',
  /** What is compared, where it does not differ. */
  compared: (path: string, from: string, to: string) => `${path} · ${from} → ${to}`,
  compareWith: 'Compare with',
  live: (isPasted: boolean, time: string) => `The live file, ${isPasted ? 'pasted' : 'opened'} ${time}`,
  pasted: (time: string) => `Pasted text, ${time}`,
  pasteTitle: { live: 'Compare with the live file', text: 'Compare with a pasted text' },
  pasteAbout: {
    live: 'Open the live file in the browser, select all, copy, and paste it here. It is used only for this comparison.',
    text: 'Paste any other version of the file. It is compared as the earlier version, and used only for this comparison.',
  },
  pasteField: { live: 'The live file', text: 'The text of the earlier version' },
  pasteRun: 'Compare',
  cancel: 'Cancel',
  copy: 'Copy as text',
  copying: 'Checking every URL…',
  copied: 'Copied.',
  notCopied: 'The browser does not allow copying.',
  unreadable: 'That file could not be read. Choose it again, or another one.',
  textTitle: (path: string) => `Text of ${path}`,
  text: 'Text',
  textMore: 'More for the text',
  sideBySide: 'Side by side',
  allLines: 'All lines',
  equalLines: (count: number) => plural(count, 'equal line', 'equal lines'),
  added: (line: number) => `Added, line ${line}: `,
  removed: (line: number) => `Removed, line ${line} before: `,
  lineCounts,
  moreLines: (count: number) => `Show ${plural(count, 'more line', 'more lines')}`,
  missing: {
    before: (path: string) => `The earlier version has no ${path}.`,
    after: (path: string) => `The later version has no ${path}.`,
  },
  sameText: 'Both versions have the same lines.',
  editor: { before: 'Text before, read-only', after: 'Text after, read-only' },
  cellsTitle: 'Answers that change',
  counted: (changed: number, all: number) =>
    changed === 0
      ? all === 1
        ? 'The one answer of the table does not change'
        : 'No answer of the table changes'
      : `${number(changed)} of ${cells(all)} of the table ${changed === 1 ? 'changes' : 'change'}`,
  readAs: (reader: string) => `Both versions read as ${reader}.`,
  counting: 'Comparing the answers…',
  noCell: (urls: number, columns: number) =>
    `The differences do not change any of these answers: ${plural(urls, 'URL', 'URLs')} in ${plural(columns, 'column', 'columns')}. What changes for other URLs and crawlers is said above.`,
  noTable: 'The table is empty. Add URLs and crawlers to compare what each version answers.',
  toTable: 'Go to the table',
  line: (line: number) => `Line ${line}`,
  lineOf: (line: number, path: string) => `Line ${line} of ${path}`,
  /** After the line: what it changes. */
  causes: {
    new: (count: number) => `decides ${cells(count)} now`,
    gone: (count: number) => `of the earlier version decided ${cells(count)}`,
    now: (count: number) => `decides ${cells(count)} now; the line itself is not new`,
    earlier: (count: number) => `decided ${cells(count)}; it is still there`,
  },
  noLine: (count: number) => `No line decides ${cells(count)}`,
  rules: {
    title: 'Rules that change',
    counted: (count: number) => `${plural(count, 'rule changes', 'rules change')}`,
    hint: 'Whether each of these rules decides anything, for any URL and crawler, under each reader.',
    none: (otherLines: number) =>
      otherLines === 0
        ? 'No rule was added, removed or moved.'
        : `No rule was added, removed or moved, but ${plural(otherLines, 'other line differs', 'other lines differ')}. A line such as User-agent can change to whom a rule applies.`,
    working: 'Looking for URLs that these rules decide…',
    /** After the line: what happened to it. */
    what: {
      added: 'was added',
      removed: 'of the earlier version was removed',
      moved: (from: number) => `was moved from line ${from}`,
    },
    noFile: 'that version has no such file',
    changes: 'The answer changes:',
    stays: 'The answer stays the same:',
    others: (count: number) =>
      `${plural(count, 'more rule changes', 'more rules change')}, not analyzed to keep the page fast.`,
  },
  was: 'was',
  isNow: 'now',
  byLine: (line: number) => `line ${line}`,
  byOldLine: (line: number) => `line ${line} before`,
  why: (url: string, agents: string) => `Why ${url} for ${agents}`,
  more: (count: number) => `Show ${number(count)} more`,
  notListed: (count: number) =>
    `${plural(count, 'more answer is', 'more answers are')} counted but not listed.`,
} as const);
