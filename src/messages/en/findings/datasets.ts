// The findings of data.txt in English: one row per code, and one per code of a fix.
import type { DatasetCode } from '../../../core/dialects/datasets/checks/table.ts';
import type { FindingWords, FixWords } from '../../findings/words.ts';

export const datasetFindingWords: { readonly [Code in DatasetCode]: FindingWords } = {
  D001: {
    message: ([name]) => `This is a data.txt, and the line speaks of ${name}.`,
    why: 'The memo took its text over from robots.txt, and often kept the name. Readers may take the file for another one.',
  },
  D002: {
    message: () => 'The file has Disallow lines only: no line says where data can be found.',
    why: 'The memo is about where data can be found. It defines no field for that; lines of any other name may say it. To keep robots away, use robots.txt.',
  },
  D003: {
    message: ([line]) =>
      `After a blank line, a comment follows in line ${line}. The printed grammar lets it belong to this line.`,
    why: 'In the printed comment rule a comment may begin on a later line. A reader that follows it to the letter does not see the blank line that ends the record.',
  },
};

export const datasetFixWords: Readonly<Record<string, FixWords>> = {
  'write-own-name': ([name]) => `Write ${name}`,
  'describe-data': ([text]) => `Add “${text}”`,
  'close-line': ([line]) => `End line ${line} with an empty comment`,
  'comment-above': ([line]) => `Move the comment above line ${line}`,
};
