// Text with colors, for a terminal. What a file holds is escaped before the colors are added, so it cannot add its own.
import { escapeForTerminal, type Io } from './io.ts';

/** What a part of the text is; the colors are the usual ones of a terminal. */
export type Style = 'error' | 'warning' | 'info' | 'hint' | 'good' | 'strong' | 'faint' | 'added' | 'removed';

/** A part of a text: plain, or with a style. */
export type StyledPart = string | { readonly style: Style; readonly text: string };
export type StyledText = readonly StyledPart[];

/** The parameters of SGR (ECMA-48, 8.3.117) that begin and end a style. */
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

/** A text with a style. */
export const styled = (style: Style, text: string): StyledPart => ({ style, text });

function renderPart(part: StyledPart, hasColor: boolean): string {
  if (typeof part === 'string') return escapeForTerminal(part);
  const text = escapeForTerminal(part.text);
  if (!hasColor || text === '') return text;
  const [on, off] = codes[part.style];
  return `\u001b[${on}m${text}\u001b[${off}m`;
}

/** Prints text that programs read too: only a terminal gets it escaped. */
export const printRaw = (io: Io, text: StyledText): void =>
  io.isTerminal
    ? printStyled(io, text)
    : io.out(text.map((part) => (typeof part === 'string' ? part : part.text)).join(''));

/** Prints for people, in color where the output shows colors. */
export const printStyled = (io: Io, text: StyledText): void =>
  io.out(text.map((part) => renderPart(part, io.hasColor)).join(''));
