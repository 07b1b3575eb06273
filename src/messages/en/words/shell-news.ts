// Words of the shell that are fetched after the first picture: what has happened to files and to the kept work.

import { number } from './counts.ts';

export const shellNewsWords = {
  lastStep: (what: string) => `Last: ${what}`,
  undoneOpening: (what: string) => `Undone: ${what}. It can be had back as it was.`,
  openAgain: 'Open it again',
  languageNotKept: 'The language was not changed: this browser keeps no settings of this page.',
  savedInstead:
    'The file could not be written where it lies (permission or space), so it was downloaded. The one on disk is unchanged.',
  workspaceSaved: (path: string, more: number) =>
    `The workspace is saved, with the text as it is now. ${path}${more > 0 ? ` and ${number(more)} more` : ''} on disk ${more > 0 ? 'are' : 'is'} as before: Save writes ${more > 0 ? 'them' : 'it'}.`,
  saveFailed: 'The file could not be saved. Try again, or copy the text before you leave.',
  openFailed: 'This could not be read. Choose or drop files, or a folder.',
  gone: 'This work was not found: another tab may have deleted it, or the storage of this browser does not answer. Nothing was changed. Look at the list again.',
  notKept:
    'This browser does not keep the work: storage is full or forbidden. Save it to disk before you leave.',
  keeperMissing:
    'What keeps the work in this browser could not be loaded. It is tried again every few seconds; until then, save the work to a file before you leave.',
  shortened: 'The oldest steps were dropped: the history holds 64 MiB.',
  recovered: (path: string) => `Your work on ${path} is as you left it; it is not saved to a file yet.`,
  dismiss: 'Dismiss',
} as const;
