// Quotation marks within a quotation.

/**
 * Exchanges outer and inner quotation marks, for a text that is quoted and may contain quotations.
 * @param marks the outer pair, then the inner one, as in `„“‚‘`
 */
export const nestQuotes = (text: string, marks: string): string =>
  text.replace(new RegExp(`[${marks}]`, 'g'), (mark) => marks[(marks.indexOf(mark) + 2) % 4] ?? mark);
