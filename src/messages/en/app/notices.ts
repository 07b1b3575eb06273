// Words about what broke: what is told in place of it, and the report that a person may pass on.

import { hostOfOrigin } from '../../../core/text/host-of-origin.ts';
import { inLanguage } from '../../language.ts';
import { number, plural, sizeTold } from '../counts.ts';

// What is said of a work that is open in another tab too.
export const readOnlyWords = inLanguage('readOnlyWords', {
  elsewhere: (path: string, origin: string) =>
    `${path.slice(1)}${origin === '' ? '' : ` of ${hostOfOrigin(origin)}`} is open in another tab. You can read it here.`,
  free: (path: string, origin: string) =>
    `The other tab with ${path.slice(1)}${origin === '' ? '' : ` of ${hostOfOrigin(origin)}`} was closed. Go on here, or make a copy.`,
  takeOver: 'Take over',
  takeOverHint: 'The other tab finishes writing and can only be read from then on',
  copy: 'Make a copy',
  copyHint: 'A work of its own: neither tab changes what the other holds',
  goOn: 'Go on here',
  notWritten: 'Nothing was changed: this work is open in another tab. Take over, or make a copy.',
  lost: 'Another tab has taken over this work. It can only be read here from now on.',
  lostWithCopy:
    'Another tab has taken over this work before all of it was written. What was missing there is kept as a work of its own: the start page offers it.',
  copied: 'This is a copy now: a work of its own, and neither tab changes what the other holds.',
  taken: 'You have taken over: from now on this tab writes, and the other one only reads.',
  failed: 'That did not work: the storage of this browser did not answer. Try again, or save the file.',
  dismiss: 'Dismiss',
  othersElsewhere:
    'This is a work of its own, still empty. Other works are open in other tabs: the start page lists them.',
  toStart: 'Go to the start page',
  markElsewhere: 'open in another tab',
} as const);

// Words about working without a network, new versions, and what comes from other programs.
export const offlineWords = inLanguage('offlineWords', {
  newVersion: 'A new version of Gatepost is ready. It is used after you reload; your work is kept.',
  reload: 'Reload now',
  sharedTitle: 'Shared with Gatepost',
  sharedAbout: (count: number) =>
    count === 1
      ? 'Another program sent this file. It opens as a work of its own; what you have open now is kept.'
      : `Another program sent these ${number(count)} files. They open as a work of their own; what you have open now is kept.`,
  sharedList: 'What was sent',
  sharedLeft: (left: number) =>
    `${plural(left, 'file was', 'files were')} left out: at most 100 files and 64 MiB are taken at a time.`,
  sharedOpen: 'Open',
  sharedDiscard: 'Do not open',
  sharedNothing:
    'Nothing arrived from the other program, or it could not be kept (is storage full?). Nothing was opened.',
  octets: sizeTold,
} as const);

/** Parts of the page that have no title. */
const parts: Readonly<Record<string, string>> = {
  top: 'The top bar',
  notices: 'The notices',
  status: 'The status line',
  aloud: 'What is said aloud',
  findings: 'The list of findings',
  expectations: 'The list of expectations',
  files: 'A dialog',
};

export const troubleWords = inLanguage('troubleWords', {
  /** What a part of the page is called. */
  part: (where: string | undefined) =>
    where === undefined ? 'Something in Gatepost' : Object.hasOwn(parts, where) ? parts[where]! : where,
  /** Something without a place of its own on the page. */
  broke: (where: string) =>
    `${where} stopped. Your files are as they were, and the rest goes on. Save what you would not lose.`,
  report: 'Report',
  reportHint:
    'For whoever mends it. Nothing of this was sent anywhere, and no text of your files is meant to be in it. Look at it before you pass it on.',
  reportText: 'Text of the report',
  copy: 'Copy report',
  copied: 'The report is copied.',
  notCopied: 'The browser did not let it be copied. Select the text and copy it from there.',
  noReport: 'The report could not be written.',
  lines: {
    program: (version: string) => `Gatepost ${version}`,
    browser: (agent: string) => `Browser: ${agent}`,
    where: (where: string) => `Where: ${where}`,
    error: (name: string, message: string) => `Error: ${name}: ${message}`,
    errorOnly: (name: string) => `Error: ${name} (what it says is left out: it may quote a file)`,
    at: 'At:',
    in: 'Drawn by:',
    steps: (codes: string) => `Last steps: ${codes}`,
    noSteps: 'Last steps: none',
    file: (kind: string, octets: number, lines: number, encoding: string) =>
      `File: ${kind}, ${plural(octets, 'octet', 'octets')}, ${plural(lines, 'line', 'lines')}, ${encoding}`,
    moreFiles: (count: number) => `and ${plural(count, 'more file', 'more files')}`,
    table: (rows: number, columns: number, expectations: number) =>
      `${plural(rows, 'row', 'rows')}, ${plural(columns, 'column', 'columns')}, ${plural(expectations, 'expectation', 'expectations')}`,
    settings: (settings: readonly string[]) => `Settings: ${settings.join(', ')}`,
  },
} as const);
