// Words of the shell: top bar, status line, start page, notices.
export const shellWords = {
  product: 'Gatepost',
  promise: 'Nothing leaves this machine',
  start: 'Start',
  readAs: 'Read as',
  newFile: 'New file',
  openFile: 'Open file',
  saveFile: 'Save file',
  saveWorkspace: 'Save workspace',
  saveWorkspaceHint:
    'The files with the URLs, user-agents and the reader, as one .gatepost.json (Ctrl Shift S)',
  newShort: 'New',
  openShort: 'Open',
  saveShort: 'Save',
  undo: 'Undo',
  redo: 'Redo',
  nothingToUndo: 'Nothing to undo',
  nothingToRedo: 'Nothing to redo',
  lastStep: (what: string) => `Last: ${what}`,
  undoWhat: (what: string) => `Undo: ${what}`,
  redoWhat: (what: string) => `Redo: ${what}`,
  unsaved: 'not saved',
  theme: 'Theme',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  views: 'Views',
  showPane: (title: string) => `Show ${title}`,
  hidePane: (title: string) => `Collapse ${title}`,
  widthOf: (title: string) => `Width of ${title}`,
  heightOfTable: 'Height of the access table',
  paneFailed: (title: string, problem: string) =>
    `${title} stopped (${problem}). The file and the other panes are as they were.`,
  pageFailed: 'This page could not be loaded. Check the connection and try again.',
  tryAgain: 'Try again',
  collapsed: 'collapsed',
  pixels: (count: number) => `${Math.round(count)} pixels`,
  perCent: (share: number) => `${Math.round(share)} per cent`,
  statusOf: (path: string) => `Status of ${path}`,
  notSaved: 'Not saved',
  saved: 'No change since it was opened or saved',
  lines: (count: number) => (count === 1 ? '1 line' : `${count.toLocaleString('en')} lines`),
  octets: (count: number) => {
    if (count < 1024) return count === 1 ? '1 byte' : `${count} bytes`;
    return `${(count / 1024).toLocaleString('en', { maximumFractionDigits: 1 })} KiB`;
  },
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16, little-endian',
    'utf-16be': 'UTF-16, big-endian',
    octets: 'not UTF-8: read byte by byte',
  },
  withMark: (encoding: string) => `${encoding} with byte order mark`,
  endings: { '\n': 'LF', '\r\n': 'CRLF', '\r': 'CR', mixed: 'mixed line ends', '': 'no line end' },
  savedInstead:
    'The file could not be written where it lies (permission or space), so it was downloaded. The one on disk is unchanged.',
  saveFailed: 'The file could not be saved. Try again, or copy the text before you leave.',
  openFailed: 'This could not be read as a file. Choose or drop a single file, not a folder.',
  notLoaded:
    'What reads workspaces could not be loaded. Check the connection and try again. Nothing was opened.',
  notRead: 'The work that was kept could not be read now. It stays kept: the start page offers it.',
  notKept:
    'This browser does not keep the work: storage is full or forbidden. Save the file before you leave.',
  shortened: 'The oldest steps were dropped: the history holds 64 MiB.',
  recovered: (path: string) => `Your work on ${path} is as you left it; it is not saved to a file yet.`,
  dropHere: 'Drop a robots.txt, a data.txt or a workspace to open it',
  startPage: {
    begin: 'Begin',
    paste: 'Paste a file',
    pasteLabel: 'Text of the file',
    pasteOpen: 'Open this text',
    examples: 'Examples',
    goOn: 'Go on with your work',
    goOnWith: (path: string, when: string) => `${path}, last changed ${when}`,
    earlier: 'Earlier work',
    discard: 'Discard',
    orDrop: 'Or drop a file anywhere on this page.',
  },
  problems: {
    'not-json': (name: string) => `${name} is not JSON, so it is no workspace. Nothing was opened.`,
    'not-a-workspace': (name: string) =>
      `${name} has no "gatepost" key, so it is no Gatepost workspace. Nothing was opened.`,
    'newer-version': (name: string, version: string) =>
      `${name} was written by a newer Gatepost (version ${version} of the format; this one reads version 1). Nothing was opened.`,
    invalid: (name: string, where: string, expected: string) =>
      `${name}: "${where}" is not what a workspace holds there; expected ${expected}. Nothing was opened.`,
  },
  dismiss: 'Dismiss',
} as const;
