// Words of copying and saving the table of answers.

const rows = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'row' : 'rows'}`;

export const tableWords = {
  url: 'URL',
  /** Name of a saved table, without the ending. */
  file: 'access',
  copyAs: { text: 'Copy as text', markdown: 'Copy as Markdown', csv: 'Copy as CSV' },
  saveAs: { text: 'Save as text', csv: 'Save as CSV' },
  copied: (count: number) => `Copied ${rows(count)}.`,
  notCopied: 'The browser did not allow copying. Save the table instead.',
  notPrinted: 'The table could not be made. Check the connection and try again.',
  saved: (count: number) => `Saved ${rows(count)}.`,
  expectations: 'Expectations…',
  record: 'Record verdicts as expectations…',
  notSaved: 'The table could not be saved.',
} as const;
