// The findings of data.txt in English: one row per code, and one per code of a fix.
import type { DatasetCode } from '../../../core/formats/data-txt/diagnostics/inspector.ts';
import type { FindingWords, FixWords } from '../../finding-words.ts';
import { inLanguage } from '../../language.ts';
import { plural } from '../counts.ts';

export const datasetFindingWords: { readonly [Code in DatasetCode]: FindingWords } = inLanguage(
  'datasetFindingWords',
  {
    D001: {
      title: 'Line is about robots.txt',
      message: ([name]) => `This is a data.txt, and the line is about ${name}.`,
      why: 'The memo took its text over from robots.txt, and often kept the name. Readers may take the file for another one.',
    },
    D002: {
      title: 'Nothing but Disallow',
      message: () => 'The file has Disallow lines only: no line says where data can be found.',
      why: 'The memo is about where data can be found. It defines no field for that; lines of any other name may say it. To keep crawlers away, use robots.txt.',
    },
    D003: {
      title: 'Comment behind a blank line',
      message: ([line]) =>
        `After a blank line, a comment follows in line ${line}. The printed grammar lets it belong to this line.`,
      why: 'In the printed comment rule a comment may begin on a later line. A reader that follows it to the letter does not see the blank line that ends the record.',
    },
    D004: {
      title: 'Field outside of records',
      message: ([name = '', count, blank, agent]) => {
        const more = Number(count) - 1;
        const are = more > 0 ? `and ${plural(more, 'more field', 'more fields')} are` : 'is';
        if (blank !== '')
          return `${name} ${are} outside of records: blank line ${blank} ends the record above.`;
        if (agent !== '') return `${name} ${are} above the first record, which begins in line ${agent}.`;
        return `${name} ${are} outside of records: no user-agent line begins one.`;
      },
      why: 'In the grammar fields are lines of a record. Outside of records a field describes nothing.',
    },
    D005: {
      title: 'Value cut by a comment',
      message: ([value, rest]) =>
        value === ''
          ? `The value is empty: ${rest} is a comment.`
          : `The value ends with ${value}: ${rest} behind it is a comment.`,
      why: 'A number sign begins a comment wherever it is, so a value cannot contain one.',
    },
    D006: {
      title: 'No data announced',
      message: () => 'The file has no record, so it announces no data.',
      why: 'A data.txt is a set of records: user-agent lines, then Allow lines for the data and fields that describe it.',
    },
  },
);

export const datasetFixWords: Readonly<Record<string, FixWords>> = inLanguage('datasetFixWords', {
  'write-own-name': ([name]) => `Write ${name}`,
  'describe-data': ([text]) => `Add “${text}”`,
  'close-line': ([line]) => `End line ${line} with an empty comment`,
  'fields-into-record': ([line, count]) =>
    count === '1'
      ? `Move the field into the record of line ${line}`
      : `Move ${count} fields into the record of line ${line}`,
  'comment-above': ([line]) => `Move the comment above line ${line}`,
});
