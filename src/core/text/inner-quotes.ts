// Marks of a quotation within another one.

/**
 * Exchanges the outer marks of a language with its inner ones, for a text that is quoted and may quote itself. `marks`: the
 * outer pair, then the inner one, as in `„“‚‘`.
 */
export const nestQuotes = (text: string, marks: string): string =>
  text.replace(new RegExp(`[${marks}]`, 'g'), (one) => marks[(marks.indexOf(one) + 2) % 4] ?? one);
