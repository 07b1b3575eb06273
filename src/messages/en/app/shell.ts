// Words of the shell: top bar, status line, start page, notices.

import { inLanguage } from '../../language.ts';
import { formatSize, number } from '../counts.ts';

// The names of the panes, where they are selected.
export const recordsTitle = inLanguage('recordsTitle', 'Records');
export const textTitle = inLanguage('textTitle', 'Text');
/** The accessible name of the text pane. */
export const policyTextTitle = inLanguage('policyTextTitle', 'Text');
export const tablePaneTitle = inLanguage('tablePaneTitle', 'Access');
export const explanationTitle = inLanguage('explanationTitle', 'Explanation');

// Words of the head of the explanation, which loads before the rest of it.
export const explanationHeadWords = inLanguage('explanationHeadWords', {
  region: explanationTitle,
  /** The heading, before and after the URL. */
  why: 'Why',
  forAgent: (agent: string) => (agent === '' ? 'for any other crawler' : `for ${agent}`),
  forEvery: 'for every crawler',
  /** Several crawlers in one column, by their purposes. */
  /** `crawler` as in “for Googlebot”. */
  forMore: (crawler: string, others: readonly string[]) => {
    const [other, ...more] = others;
    if (other === undefined) return crawler;
    return `${crawler} and ${more.length > 0 ? `${number(others.length)} more` : other}`;
  },
  wholeUrl: (characters: number) => `Show all ${number(characters)} characters`,
  shortUrl: 'Show less',
  close: 'Close the explanation',
  closeHint: 'Close the explanation (Esc)',
} as const);

export const shellWords = inLanguage('shellWords', {
  product: 'Gatepost',
  promise: 'Nothing leaves this machine',
  worksOffline: 'Works offline',
  start: 'Start',
  checkLog: 'Check a log',
  pages: 'Pages',
  aiAudit: 'What the site says to AI',
  edit: 'Edit',
  compare: 'Compare',
  readAs: 'Read as',
  watching: 'Watching',
  readers: 'readers',
  watchingAll: (names: string) => `Watching ${names}`,
  watchingHint: 'The table compares only watched readers, and only their findings are listed',
  newFile: 'New file',
  openFile: 'Open file',
  saveFile: 'Save file',
  copyFile: 'Copy the file',
  saveWorkspace: 'Save workspace',
  share: 'Share',
  file: 'File',
  moreFiles: (count: number) => `and ${number(count)} more`,
  shareShort: 'Share…',
  saveShort: 'Save',
  more: 'More',
  keys: 'Keys',
  commands: 'Commands',
  undo: 'Undo',
  redo: 'Redo',
  nothingToUndo: 'Nothing to undo',
  nothingToRedo: 'Nothing to redo',
  undoWhat: (what: string) => `Undo: ${what}`,
  redoWhat: (what: string) => `Redo: ${what}`,
  unsaved: 'not saved',
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  views: 'Views',
  showPane: (title: string) => `Show ${title}`,
  hidePane: (title: string) => `Collapse ${title}`,
  widthOf: (title: string) => `Width of ${title}`,
  heightOfTable: 'Height of the access table',
  paneFailed: (title: string) =>
    `${title} stopped working. Your files and the rest of the page are not affected.`,
  /** The name of a part that failed, if its own name has not loaded. */
  aPart: 'A part of the page',
  missing:
    'Parts of this page could not be loaded. Check your connection and try again. If that does not help, reload the page: your changes are kept.',
  missingNotKept:
    'Parts of this page could not be loaded. Check your connection and try again. Your changes are not kept: save them before you reload or leave the page.',
  fetchingMissing: 'Loading the missing parts…',
  tryAgain: 'Try again',
  collapsed: 'collapsed',
  pixels: (count: number) => `${Math.round(count)} pixels`,
  perCent: (share: number) => `${Math.round(share)} percent`,
  statusOf: (path: string) => `Status of ${path}`,
  notSaved: 'Not saved',
  /** Another tab has the workspace, and alone writes it. */
  readOnly: 'Read-only: open in another tab',
  /** Expectations belong to the workspace, which is saved as a separate file. */
  saved: (hasExpectations: boolean) =>
    hasExpectations ? 'No unsaved changes in this file' : 'No unsaved changes',
  notUtf8: 'not UTF-8',
  lines: (count: number) => (count === 1 ? '1 line' : `${number(count)} lines`),
  octets: formatSize,
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16, little-endian',
    'utf-16be': 'UTF-16, big-endian',
    octets: 'not UTF-8, read byte by byte',
  },
  /** The name of an encoding that was detected. */
  detected: (name: string) => `${name}, not UTF-8`,
  filesNotLoaded:
    'Nothing was opened or saved: the code for it could not be loaded. Check your connection and try again.',
  notRead: 'Your last site could not be read. It is still stored, and you can open it from the start page.',
  damaged:
    'Part of your last site cannot be read, so this is a copy of an earlier state. The damaged site is still stored, and you can open it from the start page.',
  dropHere: 'Drop a robots.txt, a data.txt, an XML document or a workspace to open it',
} as const);
