// The environment of a command except for files: its input, output and settings. Tests supply their own.
import { escapeInvisible } from '../../core/text/escape-invisible.ts';

export interface Io {
  readonly out: (text: string | Uint8Array) => void;
  readonly err: (text: string) => void;
  readonly stdin: () => AsyncIterable<Uint8Array>;
  /** The folder that file names are relative to. */
  readonly cwd: string;
  /** The local date, as yyyy-mm-dd. */
  readonly today: string;
  /** The root of the repository, which names in reports are relative to. */
  readonly root: string;
  /** Whether standard output shows colors, and the user wants them. */
  readonly hasColor: boolean;
  /** Whether standard output is a terminal. */
  readonly isTerminal: boolean;
  /** Whether only problems are printed. */
  readonly isQuiet: boolean;
  /** Ends --watch. In a terminal, the user ends the process instead. */
  readonly stop?: AbortSignal;
}

/** The control characters that JSON does not escape, and those that change the direction of writing. */
const INVISIBLE_CONTROLS = /[\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Those and all other invisible characters; of line breaks only a lone CR. Brackets of the escapes are escaped too. */
const UNPRINTABLE = /[[\p{C}\p{DI}\p{Zl}\p{Zp}\u27e6\u27e7]--[\t\n\r]]|\r(?!\n)/gv;

/** Replaces characters in text from files that would control a terminal, or cannot be seen, by their codes. */
export const escapeForTerminal = (text: string): string =>
  text.replace(UNPRINTABLE, (hidden) => escapeInvisible(hidden));

/** Joins the lines of a text from a file. */
export const joinLines = (text: string): string => text.replace(/[\r\n]+/g, ' ');

/** Formats JSON, and escapes characters that would control a terminal; the value stays the same. */
export const formatJson = (value: unknown, indent?: number): string =>
  `${JSON.stringify(value, undefined, indent).replace(
    INVISIBLE_CONTROLS,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}\n`;

/** Prints text for people. */
export const printText = (io: Io, text: string): void => io.out(escapeForTerminal(text));

/** Prints a note on the error output, except with --quiet. */
export function printNote(io: Io, text: string): void {
  if (!io.isQuiet) io.err(`${escapeForTerminal(text)}\n`);
}

/** Prints JSON for programs. */
export const printJson = (io: Io, value: unknown): void => io.out(formatJson(value, 2));
