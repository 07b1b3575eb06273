// Words of the notices, of the status line, and of announcements for screen readers.

import { hostOfOrigin } from '../../../core/text/host-of-origin.ts';
import { type TimeUnit, toLargestUnit } from '../../../core/text/time-units.ts';
import { inLanguage } from '../../language.ts';
import { formatSize, number, plural } from '../counts.ts';

// A site that is also open in another tab.
export const readOnlyWords = inLanguage('readOnlyWords', {
  elsewhere: (path: string, origin: string) =>
    `${path.slice(1)}${origin === '' ? '' : ` of ${hostOfOrigin(origin)}`} is open in another tab, so it is read-only here.`,
  free: (path: string, origin: string) =>
    `The other tab with ${path.slice(1)}${origin === '' ? '' : ` of ${hostOfOrigin(origin)}`} was closed. Continue here, or make a copy.`,
  takeOver: 'Take over',
  takeOverHint: 'The other tab saves its changes and becomes read-only',
  copy: 'Make a copy',
  copyHint: 'A separate site: changes in one tab do not affect the other',
  goOn: 'Continue here',
  notWritten: 'Nothing was changed: this site is open in another tab. Take over, or make a copy.',
  lost: 'Another tab has taken over this site. It is now read-only here.',
  lostWithCopy:
    'Another tab took over this site before all changes were saved. The missing changes are kept as a separate site, which you can open from the start page.',
  copied: 'This is now a copy, a separate site. Changes in one tab do not affect the other.',
  taken: 'You have taken over. You can edit in this tab, and the other tab is read-only.',
  failed: 'That did not work: this browser’s storage is not responding. Try again, or save the file.',
  dismiss: 'Dismiss',
  othersElsewhere:
    'This is a new, empty site. Other sites are open in other tabs; the start page lists them.',
  toStart: 'Go to the start page',
  markElsewhere: 'open in another tab',
} as const);

// Working offline, new versions, and files from other programs.
export const offlineWords = inLanguage('offlineWords', {
  newVersion: 'A new version of Gatepost is ready. Reload to use it; your changes are kept.',
  reload: 'Reload now',
  sharedTitle: 'Shared with Gatepost',
  sharedAbout: (count: number) =>
    count === 1
      ? 'Another program sent this file. It opens as a separate site; what you have open now is kept.'
      : `Another program sent these ${number(count)} files. They open as a separate site; what you have open now is kept.`,
  sharedList: 'Files sent',
  sharedLeft: (left: number) =>
    `${plural(left, 'file was', 'files were')} left out: the limit is 100 files and 64 MiB at a time.`,
  sharedOpen: 'Open',
  sharedDiscard: 'Do not open',
  sharedNothing:
    'The other program sent nothing, or the files could not be stored (is storage full?). Nothing was opened.',
  octets: formatSize,
} as const);

/** Names of parts of the page without a title. */
const parts: Readonly<Record<string, string>> = {
  top: 'The top bar',
  notices: 'The notices',
  status: 'The status line',
  aloud: 'Screen reader announcements',
  findings: 'The list of findings',
  expectations: 'The list of expectations',
  files: 'A dialog',
};

export const failureWords = inLanguage('failureWords', {
  /** The name of a part of the page. */
  part: (where: string | undefined) =>
    where === undefined ? 'Something in Gatepost' : Object.hasOwn(parts, where) ? parts[where]! : where,
  /** A failure outside of the panes. */
  broke: (where: string) =>
    `${where} stopped working. Your files are not affected, and the rest of the page still works. Save your changes.`,
  report: 'Report',
  reportHint:
    'For the person who fixes the problem. The report was not sent anywhere, and it is not supposed to contain text from your files. Check it before you pass it on.',
  reportText: 'Text of the report',
  copy: 'Copy report',
  copied: 'The report was copied.',
  notCopied: 'The browser did not allow copying. Select the text and copy it.',
  noReport: 'The report could not be created.',
  lines: {
    program: (version: string) => `Gatepost ${version}`,
    browser: (agent: string) => `Browser: ${agent}`,
    where: (where: string) => `Where: ${where}`,
    error: (name: string, message: string) => `Error: ${name}: ${message}`,
    errorOnly: (name: string) => `Error: ${name} (message left out, because it could quote a file)`,
    at: 'At:',
    in: 'Rendered by:',
    steps: (codes: string) => `Last steps: ${codes}`,
    noSteps: 'Last steps: none',
    file: (kind: string, octets: number, lines: number, encoding: string) =>
      `File: ${kind}, ${plural(octets, 'byte', 'bytes')}, ${plural(lines, 'line', 'lines')}, ${encoding}`,
    moreFiles: (count: number) => `and ${plural(count, 'more file', 'more files')}`,
    table: (rows: number, columns: number, expectations: number) =>
      `${plural(rows, 'row', 'rows')}, ${plural(columns, 'column', 'columns')}, ${plural(expectations, 'expectation', 'expectations')}`,
    settings: (settings: readonly string[]) => `Settings: ${settings.join(', ')}`,
  },
} as const);

// Announcements of changes away from the focus.
export const announcementWords = inLanguage('announcementWords', {
  undone: (what: string) => `Undone: ${what}`,
  redone: (what: string) => `Redone: ${what}`,
  readAs: (reader: string, changed: number, all: number) =>
    changed === 0
      ? `Read as ${reader}: no answer of the table changes`
      : `Read as ${reader}: ${number(changed)} of ${number(all)} answers of the table ${changed === 1 ? 'changes' : 'change'}`,
} as const);

// How to publish a file after saving or copying it.
export const destinationWords = inLanguage('destinationWords', {
  copied: 'The file is on the clipboard.',
  notCopied: 'The browser did not allow copying. Select the text in the Text pane, or save the file.',
  thenCheck: (there: string) => `Then check ${there}.`,
} as const);

// What happened to files and to stored sessions.
export const noticeWords = inLanguage('noticeWords', {
  notLoaded:
    'The code that reads workspaces could not be loaded. Check your connection and try again. Nothing was opened.',
  languageNotKept: 'The language was not changed: this browser does not keep settings for this page.',
  savedInstead:
    'The file on disk could not be overwritten (permission or space), so your version was downloaded instead. The file on disk is unchanged.',
  /** `unsaved`: files whose copy on disk is older than the workspace. */
  workspaceSaved: ([path, ...more]: readonly string[]) => {
    const saved = 'Saved the workspace with its files, table and expectations.';
    if (path === undefined) return saved;
    const files = more.length > 0 ? `${path} and ${number(more.length)} more` : path;
    return `${saved} ${files} on disk ${more.length > 0 ? 'are' : 'is'} unchanged: use Save to write ${more.length > 0 ? 'them' : 'it'}.`;
  },
  saveFailed: 'The file could not be saved. Try again, or copy the text before you leave.',
  openFailed: 'This could not be read. Choose or drop files or a folder.',
  gone: 'This site was not found: another tab may have deleted it, or this browser’s storage is not responding. Nothing was changed. Check the list again.',
  notKept:
    'This browser cannot keep your changes: storage is full or blocked. Save the workspace to disk before you leave.',
  keeperMissing:
    'The code that keeps your changes in this browser could not be loaded. Gatepost tries again every few seconds. Save the workspace to a file before you leave.',
  shortened: 'The oldest changes can no longer be undone: the history is limited to 64 MiB.',
  recovered: (path: string, site: string) =>
    `Your changes to ${path} of ${site} were restored. They are not saved to a file yet.`,
  dismiss: 'Dismiss',
} as const);

const units: Readonly<Record<TimeUnit, readonly [one: string, many: string]>> = {
  days: ['day', 'days'],
  hours: ['hour', 'hours'],
  minutes: ['minute', 'minutes'],
  seconds: ['second', 'seconds'],
};

/** A duration in the largest unit that gives a whole number. */
export const duration = inLanguage('duration', function duration(seconds: number): string {
  const { count, unit } = toLargestUnit(seconds);
  return plural(count, ...units[unit]);
});

const after = {
  'allow-all': 'everything may be fetched',
  'deny-all': 'nothing may be fetched',
  defer: 'crawlers come back later',
  'no-information': 'this gives no information about the site',
  error: 'it stops with an error, so nothing is known',
  parse: 'the file is used',
} as const;

export const statusWords = inLanguage('statusWords', {
  readAsIf: (path: string, own: string) => `${path} is read as if it were ${own}.`,
  outcome: (reader: string, outcome: keyof typeof after) => `${reader}: ${after[outcome]}.`,
  unlimited:
    'According to its specification, access is not restricted without records, so crawlers may fetch everything.',
  saysSo: 'This is documented.',
  othersSay: 'Others report this.',
  oursIs: 'Not documented: this is our interpretation.',
  redirectLimit: (limit: number | null) => {
    if (limit === null) return 'It does not state a limit for redirects.';
    return limit === 0
      ? 'It does not follow redirects.'
      : `It follows up to ${plural(limit, 'redirect', 'redirects')}.`;
  },
  copyUsed: (seconds: number | null) => {
    if (seconds === null) return 'How long the file may be cached is not documented.';
    return seconds === 0 ? 'The file is not cached.' : `The file may be cached for ${duration(seconds)}.`;
  },
  cacheControl: 'Cache-Control',
  cacheControlName: 'If the file is sent with Cache-Control',
  cacheControlHint: 'max-age=3600',
} as const);

// The parts of a file that the selected reader does not read.
export const cutOffWords = inLanguage('cutOffWords', {
  unreadAtAll: (reader: string, octets: number) =>
    `${reader} does not read files longer than ${number(octets / 1024)} KiB`,
  unread: (reader: string, lines: number, octets: number) =>
    `${reader} stops at ${number(octets / 1024)} KiB: ${lines === 1 ? 'the last line is' : `the last ${number(lines)} lines are`} not read`,
} as const);

// The details of the open file, in the status line.
export const fileDetailWords = inLanguage('fileDetailWords', {
  withMark: (encoding: string) => `${encoding} with byte order mark`,
  endings: { '\n': 'LF', '\r\n': 'CRLF', '\r': 'CR', mixed: 'mixed line ends', '': 'no line end' },
  title: 'File details',
  caret: 'Caret',
  ends: 'Line ends',
  encoding: 'Encoding',
  size: 'Size',
  opened: 'Opened from',
  readAs: (name: string, own: string) => `${name}, read as ${own}, the name that crawlers request`,
  leaveText: 'Leave the text',
  followedBy: 'then',
} as const);
