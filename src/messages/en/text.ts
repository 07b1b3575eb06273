// Words of the text pane, and of invisible characters.

import type { FormatOptions } from '../../core/language-service/format/format-options.ts';
import { inLanguage } from '../language.ts';
import { policyTextTitle } from './app/shell.ts';
import { number, plural } from './counts.ts';

// Tools of the text pane: formatting, counting what records decide, and showing where the caret is.
const SHOWN = 12;

function lines(of: readonly number[]): string {
  const firstLines = of.slice(0, SHOWN).map((line) => String(line + 1));
  const more = of.length - firstLines.length;
  return [...firstLines, ...(more > 0 ? [`${number(more)} more`] : [])].join(', ');
}

/** Lines (0-based) with a part that is not changed. */
const remainingLines = (of: readonly number[]) =>
  of.length === 0
    ? ''
    : ` ${of.length === 1 ? 'Line' : 'Lines'} ${lines(of)}: not fully formatted, because that would change how a reader reads the file.`;

export const textToolsWords = inLanguage('textToolsWords', {
  removedLines: (count: number) => `${plural(count, 'line', 'lines')} removed`,
  bringBackRemoved: (count: number) => `${plural(count, 'line', 'lines')} removed\u00A0· Bring\u00A0back`,
  changedLine: 'Changed since it was saved',
  changedAndRemoved: (count: number) => `Changed; ${plural(count, 'line', 'lines')} removed`,
  menu: 'Text tools',
  format: 'Format',
  formatWith: 'Format with options…',
  outline: 'Go to a record or line…',
  showCounts: 'Show what records decide',
  hideCounts: 'Hide what records decide',
  formatTitle: 'Format the file',
  formatAbout:
    'Formatting does not change how any reader reads the file. Comments and lines that no reader can read do not change.',
  formatOptions: {
    gaps: 'One blank line above each record',
    indents: 'No spaces before field names',
    colons: 'No space before the colon, one after it',
    ends: 'No spaces at the end of a line, unless it has a comment',
    names: 'Field names as in their specification',
  } satisfies Record<keyof FormatOptions, string>,
  cancel: 'Cancel',
  apply: 'Format',
  would: (changed: number, of: readonly number[]) =>
    (changed === 0 ? 'Nothing to change.' : `Changes ${plural(changed, 'line', 'lines')}.`) +
    remainingLines(of),
  did: (changed: number, of: readonly number[]) =>
    (changed === 0 ? 'Nothing to format.' : `Formatted ${plural(changed, 'line', 'lines')}.`) +
    remainingLines(of),
  refused: 'The file was not formatted: its encoding cannot represent the result.',
  decides: (cells: number) => `decides ${plural(cells, 'answer', 'answers')}`,
} as const);

export const textWords = inLanguage('textWords', {
  title: policyTextTitle,
  editor: 'Policy text',
  place: (line: number, column: number) => `Line ${line}, column ${column}`,
  tabLeaves: 'Tab now leaves the editor',
  usePlain: 'Plain text area',
  useCode: 'Code editor',
  editorFailed: 'The code editor could not be loaded, so this is a plain text area for the same file.',
  tryAgain: 'Try again',
  tooBigName: 'Policy text, read-only',
  tooBigForArea: (octets: number) =>
    `${(octets / 1e6).toLocaleString('en', { maximumFractionDigits: 1 })} MB: a plain text area is too slow above 1 MB, so the text is read-only here. Use the form or the code editor to change it.`,
  decides: 'decides',
  /** At the first line of a record. */
  applies: 'applies',
  /** A record in the outline of the text: its first user-agents, and how many more it has. */
  outlineName: (agents: readonly string[], more: number) =>
    [...agents, ...(more > 0 ? [`+${number(more)}`] : [])].join(', ') || 'no name',
  charset: {
    is: (name: string) =>
      `This file is in ${name}. Crawlers expect UTF-8. Its bytes stay as they are until you convert it.`,
    convert: 'Convert to UTF-8',
  },
  refused: {
    charset: (line: number, character: string, name: string) =>
      `Line ${line}: “${character}” was not written. This file is in ${name}, which does not have this character.`,
    octets: (line: number, character: string) =>
      `Line ${line}: “${character}” was not written. This file is neither UTF-8 nor UTF-16: each byte is one of 256 characters, and this character is not among them.`,
    half: (line: number) =>
      `Line ${line}: half a character was not written, because a file cannot contain it on its own.`,
    encode: (encoded: string) => `Write ${encoded}`,
    encodeMany: 'Write it percent-encoded',
    convert: 'Convert the file to UTF-8 and write it',
    dismiss: 'Dismiss',
  },
} as const);

// The names of invisible characters, for screen readers and tooltips.

const names: Readonly<Record<string, string>> = {
  NUL: 'null character',
  TAB: 'tab',
  LF: 'line feed',
  VT: 'vertical tab',
  FF: 'form feed',
  CR: 'carriage return',
  ESC: 'escape',
  DEL: 'delete character',
  SP: 'space',
  NEL: 'next line',
  NBSP: 'no-break space',
  SHY: 'soft hyphen',
  CGJ: 'grapheme joiner',
  ALM: 'Arabic letter mark',
  MVS: 'Mongolian vowel separator',
  ZWSP: 'zero width space',
  ZWNJ: 'zero width non-joiner',
  ZWJ: 'zero width joiner',
  LRM: 'left-to-right mark',
  RLM: 'right-to-left mark',
  LS: 'line separator',
  PS: 'paragraph separator',
  LRE: 'left-to-right embedding',
  RLE: 'right-to-left embedding',
  PDF: 'end of embedding or override',
  LRO: 'left-to-right override',
  RLO: 'right-to-left override',
  NNBSP: 'narrow no-break space',
  MMSP: 'medium mathematical space',
  WJ: 'word joiner',
  LRI: 'left-to-right isolate',
  RLI: 'right-to-left isolate',
  FSI: 'first strong isolate',
  PDI: 'end of isolate',
  IDSP: 'ideographic space',
  BOM: 'byte order mark',
};

export const invisibleWords = inLanguage('invisibleWords', {
  /** A character by its short name. */
  name: (short: string): string =>
    names[short] ?? (short.startsWith('VS') ? `variation selector ${short.slice(2)}` : `character ${short}`),
  /** Before the text of a field with invisible characters. */
  inField: 'With invisible characters:',
} as const);
