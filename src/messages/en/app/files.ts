// Words about the files of a site: the menu next to the tabs, its dialogs, and folders.

import { inLanguage } from '../../language.ts';
import { formatSize, number, plural } from '../counts.ts';

// What a place in a workspace file should hold, as the end of a sentence.

const expectedValues: Readonly<Record<string, string>> = {
  'one-content': 'exactly one of text, base64 and href',
  'own-paths': 'a different path for each file',
  time: 'a time such as "2026-11-21T17:40:00.000Z"',
  workspace: 'a workspace or its text',
  'hits-of-each': 'one entry in hits for each URL',
  content: 'a file with text or base64',
};

const LEVELS = /^levels-(\d+)$/;

/** An expected value in words. JSON values, and the names that valibot uses, are not changed. */
export function expectedValue(expected: string): string {
  const levels = LEVELS.exec(expected)?.[1];
  return levels === undefined
    ? (expectedValues[expected] ?? expected)
    : `at most ${levels} levels of lists and objects`;
}

// Words about an opened file that is of another kind than expected.
export const openedWords = inLanguage('openedWords', {
  other: {
    page: (name: string, own: string) =>
      `${name} looks like a web page. A crawler that gets it as ${own} recognizes hardly any lines, but uses those as rules. Gatepost does not change the file.`,
    dtd: (name: string, own: string) =>
      `${name} looks like a document type definition. Crawlers do not look for rules in such a file, and find none if they get it as ${own}. Gatepost does not change the file.`,
  },
  /** About a file of another site than the one that was open, which stays on the start page. One line says it all. */
  apart: 'Opened as a new site.',
  back: (site: string) => `Back to ${site}`,
  /** The same on a phone, without the name. */
  backShort: 'Back',
  takeInto: 'Add it there',
  takeIntoSite: (site: string) => `Add it to ${site}`,
  backElsewhere: 'That site is now open in another tab. Nothing was changed.',
  siteElsewhere: 'That site is now open in another tab, so the file stays a new site. Nothing was changed.',
  problems: {
    'not-json': (name: string) => `${name} is not JSON, so it is not a workspace. Nothing was opened.`,
    'not-a-workspace': (name: string) =>
      `${name} has no "gatepost" key, so it is not a Gatepost workspace. Nothing was opened.`,
    'newer-version': (name: string, version: string) =>
      `${name} was written by a newer Gatepost (version ${version} of the format; this one reads version 1). Nothing was opened.`,
    missing: (name: string, where: string) =>
      `${name} has no "${where}", which a workspace needs. Nothing was opened.`,
    invalid: (name: string, where: string, expected: string) =>
      `${name}: "${where}" is not valid; expected ${expectedValue(expected)}. Nothing was opened.`,
  },
} as const);

// Words about the full backup, a file with everything that the browser keeps: saving and restoring it.
const works = (count: number) => plural(count, 'site', 'sites');

export const fullBackupWords = inLanguage('fullBackupWords', {
  save: 'Save all sites…',
  saved: (count: number, deleted: number) =>
    deleted === 0
      ? `Everything was saved to one file: ${works(count)} and the settings.`
      : `Saved to one file: ${works(count)} and the settings, without the ${plural(deleted, 'deleted site', 'deleted sites')}.`,
  saveFailed:
    'Not everything could be saved: this browser’s storage cannot be read, or the file could not be written. Save the workspace of the open site on its own.',
  problems: {
    'too-big': (name: string) =>
      `${name} is larger than 100 MiB, more than a browser would keep. Nothing was added.`,
    'not-json': (name: string) =>
      `${name} looks like a file from “Save all sites”, but is not valid JSON: it may have been cut off. Use another copy. Nothing was added.`,
    'newer-version': (name: string, version: string) =>
      `${name} was written by a newer Gatepost (version ${version} of the format; this one reads version 1). Nothing was added.`,
    invalid: (name: string, where: string, expected: string) =>
      `${name}: “${where}” is not valid; expected ${expectedValue(expected)}. Nothing was added.`,
    storage: (name: string) =>
      `${name} cannot be added: this browser’s storage is blocked or broken. Nothing was added.`,
  },
  title: (name: string) => `Contents of ${name}`,
  about: (when: string, count: number) =>
    `Saved ${when}: ${works(count)}. Your selection is added to your sites in this browser; those that exist do not change.`,
  none: 'The file does not contain a site.',
  works: 'Sites',
  of: (path: string, origin: string) => (origin === '' ? path : `${path} of ${origin}`),
  when: (time: string) => `last changed ${time}`,
  versions: (count: number) => (count === 0 ? 'no versions' : plural(count, 'version', 'versions')),
  unsaved: 'not saved to a file',
  new: 'new',
  here: 'already here',
  hereWithout: (count: number) =>
    `already here, without ${plural(count, 'of its versions', 'of its versions')}`,
  newer: (version: string) =>
    `cannot be read: written by a newer Gatepost (version ${version} of the format)`,
  unreadable: (where: string) =>
    where === '' ? 'cannot be read: not a workspace' : `cannot be read: “${where}” is not valid`,
  settings: 'Settings: theme, pane widths and formatting, replacing those of this browser',
  add: (count: number, hasSettings: boolean) => {
    if (count === 0) return hasSettings ? 'Use the settings' : 'Add';
    return hasSettings ? `Add ${works(count)} and the settings` : `Add ${works(count)}`;
  },
  done: (added: number, hasSettings: boolean) => {
    const settings = hasSettings ? ' The settings were replaced.' : '';
    return added === 0 ? settings.trim() : `${works(added)} added; see the start page.${settings}`;
  },
  doneSome: (added: number, wanted: number) =>
    `${added} of ${works(wanted)} added. The others could not be stored in this browser. Free up storage and open the file again: nothing is added twice.`,
  toStart: 'Go to the start page',
  cancel: 'Cancel',
  close: 'Close',
} as const);

// Words about files on disk: changed by another program, deleted, or without permission.
export const diskWords = inLanguage('diskWords', {
  titles: {
    changed: (name: string) => `${name} was changed on disk`,
    gone: (name: string) => `${name} is no longer there`,
    closed: (name: string) => `${name} cannot be written`,
    big: (name: string) => `${name} is now too big on disk`,
  },
  about: {
    changed: (time: string) =>
      `Another program wrote it${time === '' ? '' : ` (${time})`} after it was last read or saved here. Nothing was saved. Overwriting discards what that program wrote. If you reload, Undo restores your text.`,
    gone: () =>
      'It was moved, renamed or deleted after it was last read or saved here. Nothing was saved. Save it to another location.',
    closed: () =>
      'The browser was not allowed to write the file, or can no longer read it. Nothing was saved. Try again and allow access, or save to another location.',
    big: () =>
      'Another program made it larger than Gatepost can read, so it is not known what overwriting would discard. Nothing was saved. Save your text to another location.',
  },
  differing: (added: number, removed: number) =>
    `Overwriting changes the file on disk: ${plural(added, 'line', 'lines')} added, ${number(removed)} removed`,
  sameLines: 'The lines are the same as on disk; line ends, byte order mark or encoding differ.',
  tooBig: 'The two files are too big to compare here.',
  cancel: 'Cancel',
  compare: 'Compare',
  reload: 'Reload from disk',
  overwrite: 'Overwrite',
  saveAs: 'Save as…',
  again: 'Try again',
  choose: 'Resolve…',
  noticed: {
    changed: (name: string, time: string) =>
      `${name} was changed on disk by another program${time === '' ? '' : ` (${time})`}.`,
    edited: 'You have unsaved changes to it.',
    gone: (name: string) =>
      `${name} was moved, renamed or deleted on disk. To keep it, save it to another location.`,
  },
  reloadFailed: (name: string) => `${name} on disk is not a readable workspace. Nothing was reloaded.`,
} as const);

/** Why the other files were not saved. */
const troubles = {
  cancelled: 'The others were not saved, because a dialog was closed.',
  instead:
    'The others could not be written in place and were downloaded instead, so they count as not saved.',
  asked: 'One file could not be overwritten. Choose what to do with it, then save the others.',
  failed: 'One file could not be saved. Try again, or copy its text before you leave.',
} as const;

/** Words of the File menu. A verb is first; “…” means that a dialog follows. */
export const fileMenuWords = inLanguage('fileMenuWords', {
  new: 'New',
  newEmpty: 'robots.txt, empty',
  newFromTemplate: 'robots.txt from a template…',
  newFromLog: 'robots.txt from an access log…',
  open: 'Open…',
  openRecent: 'Open recent',
  /** The start page. */
  allSites: 'All sites',
  saved: 'saved',
  save: 'Save',
  saveAs: 'Save as',
  workspace: 'Workspace',
  workspaceDetail: 'files, table and expectations',
  everything: 'Everything',
  everythingDetail: 'all sites of this browser, one file',
  audit: 'What the site says to AI…',
  noneYet: 'none yet',
  addFile: 'Add a file',
  /** The menu beside the tabs. */
  addFileOrSite: 'Add a file or open another site',
  addToSite: 'Add a file to this site…',
  otherSite: 'Open another site',
  named: (file: string, line: number) => `named on line ${line} of ${file.slice(1)}`,
  settings: 'Settings',
  letterKeys: 'Single-key shortcuts',
} as const);

export const filesWords = inLanguage('filesWords', {
  menu: 'File',
  /** The name of the menu where its button shows the open file. */
  menuOf: (file: string) => `File: ${file}`,
  addOther: 'Another path…',
  fromDisk: 'Add from disk…',
  folder: 'Add a folder…',
  rename: (path: string) => `Path and kind of ${path.slice(1)}…`,
  remove: (path: string) => `Remove ${path.slice(1)} from the site`,
  saveAll: (count: number) =>
    count === 1 ? 'The file that is not saved' : `All ${number(count)} files that are not saved`,
  all: (count: number) => `List of the site’s files (${number(count)})…`,
  cancel: 'Cancel',
  close: 'Close',
  path: 'Path on the site',
  kind: 'Kind of file',
  byName: (kind: string) => `By its name: ${kind}`,
  kinds: {
    'robots-txt': 'robots.txt, with its extensions',
    'data-txt': 'data.txt',
    xml: 'XML or HTML document',
    rsl: 'License document (RSL)',
    'response-headers': 'Response headers (_headers)',
    tdmrep: 'TDMRep (tdmrep.json)',
  },
  kindsShort: {
    'robots-txt': 'robots.txt',
    'data-txt': 'data.txt',
    xml: 'document',
    rsl: 'license',
    'response-headers': 'headers',
    tdmrep: 'TDMRep',
  },
  problems: {
    empty: 'Enter the path that crawlers request, such as /data.txt.',
    'no-slash': 'A path must begin with a slash.',
    taken: 'The site already has a file at this path.',
    'not-a-path':
      'A path cannot contain spaces, question marks, number signs or backslashes, or begin with two slashes.',
  },
  addTitle: 'Add a file to the site',
  addAbout:
    'The new file is empty. Crawlers look for /robots.txt and /data.txt at the root; documents can be anywhere.',
  add: (path: string) => `Add ${path}`,
  renameTitle: (path: string) => `Path and kind of ${path}`,
  renameAbout:
    'Where crawlers find the file on the site, and how it is read. The file on disk keeps its name.',
  change: 'Change',
  folderTitle: (name: string) => `Where is the folder “${name}” on the site?`,
  folderAbout: (count: number, left: number) => {
    const others = left === 0 ? '' : ` ${plural(left, 'other file is', 'other files are')} not added.`;
    return `It contains ${plural(count, 'file', 'files')} in which crawlers look for rules: robots.txt, data.txt, XML and HTML.${others}`;
  },
  folderPath: 'Path of the folder on the site',
  folderFirst: (path: string) => `The first file will be ${path}.`,
  addFolder: (count: number) => `Add ${plural(count, 'file', 'files')}`,
  folderEmpty: (name: string) =>
    `The folder “${name}” does not contain a robots.txt, data.txt, XML or HTML file. Nothing was opened.`,
  folderTooBig: (name: string, files: number, bytes: number) =>
    `The folder “${name}” contains more than ${number(files)} such files or ${formatSize(bytes)}. Choose a smaller folder. Nothing was opened.`,
  oneWorkspace: 'A workspace cannot be opened together with other files. Nothing was opened.',
  oneFolder: 'Folders are added one at a time: only the first dropped folder is added.',
  filter: 'Find a file',
  filterHint: 'Part of a path',
  list: 'Files of the site',
  listAbout: (count: number) => `${plural(count, 'file', 'files')}, in the order they were added.`,
  none: 'No path matches.',
  open: (path: string) => `Show ${path}`,
  takeOut: (path: string) => `Remove ${path}`,
  notSaved: 'not saved',
  savedSome: (saved: number, all: number, trouble: keyof typeof troubles) =>
    `${number(saved)} of ${plural(all, 'file was', 'files were')} saved in place. ${troubles[trouble]}`,
} as const);
