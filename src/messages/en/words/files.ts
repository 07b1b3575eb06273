// Words about the files of a site: the menu behind the tabs, its dialogs, and folders.
import { number, plural, sizeTold } from './counts.ts';

/** Why others were not. */
const troubles = {
  cancelled: 'The others were not, because a dialog was closed.',
  instead: 'What could not be written there was downloaded instead, and is not saved.',
  asked: 'Then one could not be written where it lies: say what to do with it, then save the others.',
  failed: 'Then one could not be saved. Try again, or copy its text before you leave.',
} as const;

export const filesWords = {
  menu: 'Files of the site and more: saving, sharing',
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
  more: (count: number) => `and ${number(count)} more`,
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
    empty: 'Write the path under which robots ask for the file, such as /data.txt.',
    'no-slash': 'A path begins with a slash.',
    taken: 'The site has a file there already.',
    'not-a-path':
      'A path holds no blanks, question marks, number signs or backslashes, and no second slash at its beginning.',
  },
  addTitle: 'Add a file to the site',
  addAbout:
    'It begins empty. Robots look for /robots.txt and /data.txt at the root; documents stand anywhere.',
  add: (path: string) => `Add ${path}`,
  renameTitle: (path: string) => `Path and kind of ${path}`,
  renameAbout:
    'Where robots find the file on the site, and what it is read as. The file on disk keeps its name.',
  change: 'Change',
  folderTitle: (name: string) => `Where does the folder “${name}” stand on the site?`,
  folderAbout: (count: number, left: number) => {
    const others = left === 0 ? '' : ` ${plural(left, 'other file stays', 'other files stay')} where it is.`;
    const fitting = left === 1 || left === 0 ? others : others.replace('where it is', 'where they are');
    return `It holds ${plural(count, 'file', 'files')} that robots read for rules: robots.txt, data.txt, XML and HTML.${fitting}`;
  },
  folderPath: 'Path of the folder on the site',
  folderFirst: (path: string) => `The first will be ${path}.`,
  addFolder: (count: number) => `Add ${plural(count, 'file', 'files')}`,
  folderEmpty: (name: string) =>
    `The folder “${name}” has no robots.txt, data.txt, XML or HTML file. Nothing was opened.`,
  folderTooBig: (name: string, files: number, bytes: number) =>
    `The folder “${name}” holds more than ${number(files)} such files, or more than ${sizeTold(bytes)} of them. Choose a smaller one. Nothing was opened.`,
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
} as const;
