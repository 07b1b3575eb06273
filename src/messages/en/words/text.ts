// Words of the text pane.
import { number } from './counts.ts';
import { policyTextTitle } from './panes.ts';

export const textWords = {
  title: policyTextTitle,
  editor: 'Policy text',
  place: (line: number, column: number) => `Line ${line}, column ${column}`,
  tabLeaves: 'Tab leaves the editor now',
  leave: { first: 'Esc', between: ' then ', second: 'Tab', last: ' leaves the editor' },
  leaveArea: { key: 'Tab', last: ' leaves the text area' },
  usePlain: 'Plain text area',
  useCode: 'Code editor',
  editorFailed: 'The code editor could not be loaded, so this is a plain text area. It edits the same file.',
  tryAgain: 'Try again',
  tooBigName: 'Policy text, read-only',
  tooBigForArea: (octets: number) =>
    `${(octets / 1e6).toLocaleString('en', { maximumFractionDigits: 1 })} MB: a plain text area is too slow above 1 MB, so the text is only shown here. The form and the code editor edit it.`,
  decides: (path: string, agent: string) => `decides ${path} for ${agent === '' ? 'any other robot' : agent}`,
  /** A record in the outline of the text: its user-agents, and how many more there are. */
  outlineName: (agents: readonly string[], more: number) =>
    [...agents, ...(more > 0 ? [`+${number(more)}`] : [])].join(', ') || 'no name',
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
