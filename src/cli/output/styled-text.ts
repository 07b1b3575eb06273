// Text with colors for a terminal. Text from files is escaped before colors are added, so that it cannot add its own.

import { textLines } from '../../core/document/lines.ts';
import { fileAt, printFile, type Site } from '../../core/workspace/site.ts';
import { escapeCommands, escapeLine } from './escape.ts';
import type { Io } from './io.ts';

/** The role of a part of a text. The colors are the usual ones of a terminal. */
export type Style = 'error' | 'warning' | 'info' | 'hint' | 'good' | 'strong' | 'faint' | 'added' | 'removed';

/** A part of a text, plain or with a style. A line break at its end begins a new line; any other is text. */
export type StyledPart = string | { readonly style: Style; readonly text: string };
export type StyledText = readonly StyledPart[];

/** The parameters of SGR (ECMA-48, 8.3.117) that start and end a style. */
const codes: Readonly<Record<Style, readonly [number, number]>> = {
  error: [31, 39],
  warning: [33, 39],
  info: [36, 39],
  hint: [34, 39],
  good: [32, 39],
  strong: [1, 22],
  faint: [2, 22],
  added: [32, 39],
  removed: [31, 39],
};

/** Gives a text a style. */
export const styled = (style: Style, text: string): StyledPart => ({ style, text });

function escapePart(text: string): string {
  const end = /\r?\n$/.exec(text)?.[0] ?? '';
  return escapeLine(text.slice(0, text.length - end.length)) + end;
}

function renderPart(part: StyledPart, hasColor: boolean): string {
  if (typeof part === 'string') return escapePart(part);
  const text = escapePart(part.text);
  if (!hasColor || text === '') return text;
  const [on, off] = codes[part.style];
  return `\u001b[${on}m${text}\u001b[${off}m`;
}

/** Prints text that programs read too. It is escaped only for a terminal. */
export const printRaw = (io: Io, text: StyledText): void =>
  io.isTerminal
    ? printStyled(io, text)
    : io.out(text.map((part) => (typeof part === 'string' ? part : part.text)).join(''));

/** Prints text for people, in color if the output shows colors. */
export const printStyled = (io: Io, text: StyledText): void =>
  io.out(escapeCommands(text.map((part) => renderPart(part, io.hasColor)).join('')));

/** Prints the content of a file: its bytes, but text on a terminal. */
export function printContent(io: Io, site: Site, path: string): void {
  if (io.isTerminal) printStyled(io, textLines(fileAt(site, path).source.lines));
  else io.out(printFile(site, path));
}
