/** Escapes line breaks, so that a row of a printed table stays one line. */
export const onOneLine = (text: string): string =>
  text.replaceAll('\r', String.raw`\r`).replaceAll('\n', String.raw`\n`);
