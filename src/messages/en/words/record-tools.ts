// Words of the form that are fetched after the first picture: badges, runs, moving.
import { number } from './counts.ts';

export const recordToolWords = {
  junk: {
    many: (lines: number, orMore: boolean) =>
      `No reader can read these ${number(lines)} lines${orMore ? ' and more' : ''}. They are kept as they are.`,
    noColon: 'No reader can read this line: it has no colon. It is kept as it is.',
    noName:
      'No reader can read this line: what stands before its colon is no name of a field. It is kept as it is.',
  },
  listed: {
    whole: (name: string) => `A robot’s name has no blank or comma, so the line “${name}” speaks to nobody.`,
    'identifier-prefix': (name: string, seen: string) =>
      seen === '' ? `The line “${name}” speaks to nobody.` : `Of “${name}” only ${seen} is read.`,
    contains: (name: string) => `“${name}” speaks to every robot whose name stands anywhere in it.`,
  },
  splitNames: (count: number) => `Make ${count} user-agents of it`,
  decides: 'decides',
  decidesTitle: (count: number, cells: number) =>
    `Decides ${number(count)} of ${cells === 1 ? '1 cell' : `${number(cells)} cells`} of the matrix`,
  emptyBadge: {
    allow: { text: 'no effect', title: 'An Allow without a path allows nothing that was not allowed.' },
    deny: { text: 'nothing forbidden', title: 'A Disallow without a path forbids nothing.' },
  },
  runName: (from: number, to: number) => `lines ${from} to ${to}`,
  openRun: (from: number, to: number) => `Unfold lines ${from} to ${to}`,
  answers: (told: string) => `Of the URLs in the matrix: ${told}`,
  moreRules: (count: number) => `${number(count)} rules`,
  decide: (count: number) => (count === 1 ? 'decides' : 'decide'),
  moveToLine: 'Move to line',
  move: 'Move',
  noSuchPlace: 'That line is in no record. The rule stays where it is.',
} as const;
