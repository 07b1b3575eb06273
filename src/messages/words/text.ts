// Words of the text pane.
export const textWords = {
  title: 'Policy text',
  editor: 'Policy text',
  place: (line: number, column: number) => `Line ${line}, column ${column}`,
  tabLeaves: 'Tab leaves the editor now',
  leave: { first: 'Esc', between: ' then ', second: 'Tab', last: ' leaves the editor' },
  decides: (path: string, agent: string) => `decides ${path} for ${agent === '' ? 'any other robot' : agent}`,
  refused: {
    octets: (line: number, character: string) =>
      `Line ${line}: “${character}” was not written. This file is neither UTF-8 nor UTF-16: each byte is one of 256 characters, and this is none of them.`,
    half: (line: number) => `Line ${line}: half of a character was not written. No file can hold it alone.`,
    encode: (encoded: string) => `Write ${encoded}`,
    encodeMany: 'Write it percent-encoded',
    convert: 'Convert the file to UTF-8 and write it',
    dismiss: 'Dismiss',
  },
} as const;
