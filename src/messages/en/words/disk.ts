// Words about files that lie on this machine: changed there by another program, gone, or closed to us.
import { number, plural } from './counts.ts';

export const diskWords = {
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
  reloadFailed: (name: string) => `${name} on disk is no workspace that can be read. Nothing was reloaded.`,
} as const;
