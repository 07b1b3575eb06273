// Words about the files of a site: the menu behind the tabs, its dialogs, and folders.

import { inLanguage } from '../../language.ts';
import { formatSize, number, plural } from '../counts.ts';

// What is expected at a place of a workspace file, as the end of a sentence.

const told: Readonly<Record<string, string>> = {
  'one-content': 'exactly one of text, base64 and href',
  'own-paths': 'a path of its own for each file',
  time: 'a time such as "2026-11-21T17:40:00.000Z"',
  workspace: 'a workspace, or its text',
  'hits-of-each': 'hits for each of the URLs',
  content: 'a file with text or base64',
};

const LEVELS = /^levels-(\d+)$/;

/** A code in words; what is written as JSON is, or called by valibot, stays as it is. */
export function expectedValue(expected: string): string {
  const levels = LEVELS.exec(expected)?.[1];
  return levels === undefined
    ? (told[expected] ?? expected)
    : `at most ${levels} levels of lists and objects`;
}

// Words about a file that was opened and is not quite what it is opened as.
export const openedWords = inLanguage('openedWords', {
  otherName: (name: string, own: string) => `${name} is read as ${own}: that is the name crawlers ask for.`,
  smallLetters: (name: string, own: string) =>
    `${name} is read as ${own}: crawlers ask for that name, in small letters.`,
  other: {
    page: (name: string, own: string) =>
      `${name} begins like a web page. A crawler that is handed it as ${own} finds hardly a line in it that it can read, and takes what it finds for rules. Nothing in it is changed here.`,
    dtd: (name: string, own: string) =>
      `${name} begins like a document type definition. Crawlers look for no rules in one; as ${own} they find none. Nothing in it is changed here.`,
  },
  /** Of a work that was open before, with a table and expectations of its own. */
  apart: (name: string, site: string, urls: number, expectations: number) =>
    `${name} is a work of its own now. ${site === '' ? 'What was open before' : `Your work on ${site}`}, with ${plural(urls, 'URL', 'URLs')} and ${plural(expectations, 'expectation', 'expectations')}, stays under “Earlier work” on the start page.`,
  takeInto: (site: string) => `Take it into ${site === '' ? 'that site' : site} instead`,
  siteElsewhere:
    'That site is open in another tab by now, so the file stays a work of its own. Nothing was changed.',
  problems: {
    'not-json': (name: string) => `${name} is not JSON, so it is not a workspace. Nothing was opened.`,
    'not-a-workspace': (name: string) =>
      `${name} has no "gatepost" key, so it is not a Gatepost workspace. Nothing was opened.`,
    'newer-version': (name: string, version: string) =>
      `${name} was written by a newer Gatepost (version ${version} of the format; this one reads version 1). Nothing was opened.`,
    missing: (name: string, where: string) =>
      `${name} has no "${where}", which a workspace needs. Nothing was opened.`,
    invalid: (name: string, where: string, expected: string) =>
      `${name}: "${where}" is not what a workspace holds there; expected ${expectedValue(expected)}. Nothing was opened.`,
  },
} as const);

// Words about everything that the browser keeps as one file: saving it, and what such a file brings.
const works = (count: number) => plural(count, 'work', 'works');

export const everythingWords = inLanguage('everythingWords', {
  save: 'Save everything…',
  saveHint: 'All works of this browser with their versions, and the settings, as one file',
  saved: (count: number) => `Everything was saved as one file: ${works(count)} and the settings.`,
  saveFailed:
    'Not everything could be saved: this browser’s storage cannot be read, or the file could not be written. Save the work that is open by itself.',
  problems: {
    'too-big': (name: string) =>
      `${name} is bigger than 100 MiB, more than a browser would keep. Nothing was added.`,
    'not-json': (name: string) =>
      `${name} begins like everything that Gatepost saves, but it is not JSON: it may have been cut off. Take another copy of it. Nothing was added.`,
    'newer-version': (name: string, version: string) =>
      `${name} was written by a newer Gatepost (version ${version} of the format; this one reads version 1). Nothing was added.`,
    invalid: (name: string, where: string, expected: string) =>
      `${name}: “${where}” is not what such a file holds there; expected ${expectedValue(expected)}. Nothing was added.`,
    storage: (name: string) =>
      `${name} cannot be added: this browser’s storage is forbidden or broken. Nothing was added.`,
  },
  title: (name: string) => `What ${name} holds`,
  about: (when: string, count: number) =>
    `Saved ${when}: ${works(count)}. What you choose is added beside the works of this browser; none of them is changed.`,
  none: 'It holds no work.',
  works: 'Works',
  of: (path: string, origin: string) => (origin === '' ? path : `${path} of ${origin}`),
  when: (time: string) => `last changed ${time}`,
  versions: (count: number) => (count === 0 ? 'no versions' : plural(count, 'version', 'versions')),
  unsaved: 'not saved to a file',
  new: 'new',
  here: 'here already',
  hereWithout: (count: number) =>
    `here already, without ${plural(count, 'of its versions', 'of its versions')}`,
  newer: (version: string) =>
    `cannot be read: written by a newer Gatepost (version ${version} of the format)`,
  unreadable: (where: string) =>
    where === ''
      ? 'cannot be read: no workspace'
      : `cannot be read: “${where}” is not what a workspace holds there`,
  settings: 'Settings, in place of those of this browser: theme, widths of the panes, formatting',
  add: (count: number, hasSettings: boolean) => {
    if (count === 0) return hasSettings ? 'Take over the settings' : 'Add';
    return hasSettings ? `Add ${works(count)} and the settings` : `Add ${works(count)}`;
  },
  done: (added: number, hasSettings: boolean) => {
    const settings = hasSettings ? ' The settings are taken over.' : '';
    return added === 0 ? settings.trim() : `${works(added)} added: the start page lists them.${settings}`;
  },
  doneSome: (added: number, wanted: number) =>
    `${added} of ${works(wanted)} added, then this browser’s storage refused. Make room in it, and open the file again: what is here already is not doubled.`,
  toStart: 'To the start page',
  cancel: 'Cancel',
  close: 'Close',
} as const);

// Words about files that lie on this machine: changed there by another program, gone, or closed to us.
export const diskWords = inLanguage('diskWords', {
  titles: {
    changed: (name: string) => `${name} was changed on disk`,
    gone: (name: string) => `${name} is not where it was`,
    closed: (name: string) => `${name} may not be written`,
    big: (name: string) => `${name} has become too big on disk`,
  },
  about: {
    changed: (time: string) =>
      `Another program wrote it${time === '' ? '' : ` (${time})`} after it was last read or saved here. Nothing was saved. Overwriting loses what that program wrote; after reloading, Undo brings your text back.`,
    gone: () =>
      'It was moved, renamed or deleted after it was last read or saved here. Nothing was saved. Save it to another place.',
    closed: () =>
      'The browser was not allowed to write it, or it cannot be read any more. Nothing was saved. Try again and allow it, or save it to another place.',
    big: () =>
      'Another program wrote more into it than is read here, so it cannot be told what writing over it would lose. Nothing was saved. Save your text to another place.',
  },
  differing: (added: number, removed: number) =>
    `What overwriting would change on disk: ${plural(added, 'line', 'lines')} added, ${number(removed)} removed`,
  sameLines: 'Every line is the same on disk; line ends, byte order mark or encoding differ.',
  tooBig: 'The two texts are too big to be compared here.',
  cancel: 'Cancel',
  compare: 'Compare',
  reload: 'Reload from disk',
  overwrite: 'Overwrite',
  saveAs: 'Save as…',
  again: 'Try again',
  choose: 'What to do…',
  noticed: {
    changed: (name: string, time: string) =>
      `${name} was changed on disk by another program${time === '' ? '' : ` (${time})`}.`,
    edited: 'Here it has edits that are not saved.',
    gone: (name: string) =>
      `${name} was moved, renamed or deleted on disk. Save it to another place to keep it.`,
  },
  reloadFailed: (name: string) =>
    `${name} on disk is not a workspace that can be read. Nothing was reloaded.`,
} as const);

/** Why others were not. */
const troubles = {
  cancelled: 'The others were not, because a dialog was closed.',
  instead: 'What could not be written there was downloaded instead, and is not saved.',
  asked: 'Then one could not be written where it lies: say what to do with it, then save the others.',
  failed: 'Then one could not be saved. Try again, or copy its text before you leave.',
} as const;

export const filesWords = inLanguage('filesWords', {
  menu: 'Files of the site and more: saving, sharing',
  /** Named after the open file, where that is what the button shows. */
  menuOf: (file: string) => `${file}. Files of the site and more: saving, sharing`,
  title: 'Files',
  addKnown: (path: string) => `Add ${path}`,
  addReferred: (path: string, from: string, line: number) => `Add ${path}, named in ${from} line ${line}`,
  addOther: 'Add another file…',
  fromDisk: 'Add files from disk…',
  folder: 'Add a folder…',
  rename: (path: string) => `Path and kind of ${path}…`,
  remove: (path: string) => `Take ${path} out of the site`,
  saveAll: (count: number) => (count === 0 ? 'All files are saved' : `Save all (${count} not saved)`),
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
  },
  kindsShort: { 'robots-txt': 'robots.txt', 'data-txt': 'data.txt', xml: 'document' },
  problems: {
    empty: 'Write the path under which crawlers ask for the file, such as /data.txt.',
    'no-slash': 'A path begins with a slash.',
    taken: 'The site has a file there already.',
    'not-a-path':
      'A path holds no spaces, question marks, number signs or backslashes, and no second slash at its beginning.',
  },
  addTitle: 'Add a file to the site',
  addAbout:
    'It begins empty. Crawlers look for /robots.txt and /data.txt at the root; documents are anywhere.',
  add: (path: string) => `Add ${path}`,
  renameTitle: (path: string) => `Path and kind of ${path}`,
  renameAbout:
    'Where crawlers find the file on the site, and what it is read as. The file on disk keeps its name.',
  change: 'Change',
  folderTitle: (name: string) => `Where is the folder “${name}” on the site?`,
  folderAbout: (count: number, left: number) => {
    const others = left === 0 ? '' : ` ${plural(left, 'other file stays', 'other files stay')} where it is.`;
    const fitting = left === 1 || left === 0 ? others : others.replace('where it is', 'where they are');
    return `It holds ${plural(count, 'file', 'files')} that crawlers read for rules: robots.txt, data.txt, XML and HTML.${fitting}`;
  },
  folderPath: 'Path of the folder on the site',
  folderFirst: (path: string) => `The first will be ${path}.`,
  addFolder: (count: number) => `Add ${plural(count, 'file', 'files')}`,
  folderEmpty: (name: string) =>
    `The folder “${name}” has no robots.txt, data.txt, XML or HTML file. Nothing was opened.`,
  folderTooBig: (name: string, files: number, bytes: number) =>
    `The folder “${name}” holds more than ${number(files)} such files, or more than ${formatSize(bytes)} of them. Choose a smaller one. Nothing was opened.`,
  oneWorkspace: 'A workspace is opened alone: it is a site of its own. Nothing was opened.',
  oneFolder: 'Folders are added one at a time: only the first of those dropped is asked about.',
  filter: 'Find a file',
  filterHint: 'Part of a path',
  list: 'Files of the site',
  listAbout: (count: number) => `${plural(count, 'file', 'files')}, in the order in which they were added.`,
  none: 'No file has that in its path.',
  open: (path: string) => `Show ${path}`,
  takeOut: (path: string) => `Take ${path} out`,
  notSaved: 'not saved',
  savedSome: (saved: number, all: number, trouble: keyof typeof troubles) =>
    `${number(saved)} of ${plural(all, 'file was', 'files were')} saved where they lie. ${troubles[trouble]}`,
} as const);
