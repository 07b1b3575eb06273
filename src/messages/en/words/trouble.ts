// Words about what broke: what is told in place of it, and the report that a person may pass on.
import { plural } from './counts.ts';

/** Parts of the page that have no title. */
const parts: Readonly<Record<string, string>> = {
  top: 'The top bar',
  notices: 'The notices',
  status: 'The status line',
  aloud: 'What is said aloud',
  findings: 'The list of findings',
  expectations: 'The list of expectations',
  files: 'A dialog',
};

export const troubleWords = {
  /** What a part of the page is called. */
  part: (where: string | undefined) =>
    where === undefined ? 'Something in Gatepost' : Object.hasOwn(parts, where) ? parts[where]! : where,
  /** Something without a place of its own on the page. */
  broke: (where: string) =>
    `${where} stopped. Your files are as they were, and the rest goes on. Save what you would not lose.`,
  report: 'Report',
  reportHint:
    'For whoever mends it. Nothing of this was sent anywhere, and no text of your files is meant to be in it. Look at it before you pass it on.',
  reportText: 'Text of the report',
  copy: 'Copy report',
  copied: 'The report is copied.',
  notCopied: 'The browser did not let it be copied. Select the text and copy it from there.',
  noReport: 'The report could not be written.',
  lines: {
    program: (version: string) => `Gatepost ${version}`,
    browser: (agent: string) => `Browser: ${agent}`,
    where: (where: string) => `Where: ${where}`,
    error: (name: string, message: string) => `Error: ${name}: ${message}`,
    errorOnly: (name: string) => `Error: ${name} (what it says is left out: it may quote a file)`,
    at: 'At:',
    in: 'Drawn by:',
    steps: (codes: string) => `Last steps: ${codes}`,
    noSteps: 'Last steps: none',
    file: (kind: string, octets: number, lines: number, encoding: string) =>
      `File: ${kind}, ${plural(octets, 'octet', 'octets')}, ${plural(lines, 'line', 'lines')}, ${encoding}`,
    moreFiles: (count: number) => `and ${plural(count, 'more file', 'more files')}`,
    table: (rows: number, columns: number, expectations: number) =>
      `${plural(rows, 'row', 'rows')}, ${plural(columns, 'column', 'columns')}, ${plural(expectations, 'expectation', 'expectations')}`,
    settings: (settings: readonly string[]) => `Settings: ${settings.join(', ')}`,
  },
} as const;
