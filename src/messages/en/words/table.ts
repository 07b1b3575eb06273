// Words of copying and saving the table of answers.
import { number, plural } from './counts.ts';

const rows = (count: number): string => plural(count, 'row', 'rows');

export const tableWords = {
  url: 'URL',
  /** Name of a saved table, without the ending. */
  file: 'access',
  copyAs: { text: 'Copy as text', markdown: 'Copy as Markdown', csv: 'Copy as CSV' },
  saveAs: { text: 'Save as text', csv: 'Save as CSV' },
  saveAsPicture: { svg: 'Save as picture (SVG)', png: 'Save as picture (PNG)' },
  /** What stands on a picture of the table. */
  picture: {
    title: (question: string, origin: string) => (origin === '' ? question : `${question} ${origin}`),
    facts: (file: string, reader: string, time: number, shown: number, all: number) =>
      `${file} read as ${reader}, ${new Date(time).toLocaleDateString('en', { dateStyle: 'long' })}. ` +
      (shown === all ? `${rows(all)}.` : `${number(shown)} of ${rows(all)}.`),
    more: (count: number) => `and ${number(count)} more`,
    tooLarge: (height: number, width: number, mostHeight: number, mostWidth: number) =>
      `${rows(height)} by ${plural(width, 'column', 'columns')} are too many for a picture: up to ${number(mostHeight)} by ${number(mostWidth)} are drawn. Filter the rows or share columns, or save as CSV.`,
  },
  copied: (count: number) => `Copied ${rows(count)}.`,
  notCopied: 'The browser did not allow copying. Save the table instead.',
  notPrinted: 'The table could not be made. Check the connection and try again.',
  saved: (count: number) => `Saved ${rows(count)}.`,
  pictureSaved: 'Picture saved.',
  expectations: 'Expectations…',
  record: 'Expect answers of the table…',
  notSaved: 'The table could not be saved.',
} as const;
