// What a command has to do with the world besides files: what it is given and what it prints. Tests bring their own.
import { escapeInvisible } from '../../core/text/escape-invisible.ts';

export interface Io {
  readonly out: (text: string | Uint8Array) => void;
  readonly err: (text: string) => void;
  readonly stdin: () => AsyncIterable<Uint8Array>;
  /** The folder that names of files are relative to. */
  readonly cwd: string;
  /** The day here and now, as yyyy-mm-dd. */
  readonly today: string;
  /** The folder of the repository, which names in reports are relative to. */
  readonly root: string;
  /** Whether standard output shows colors, and the user wants them. */
  readonly hasColor: boolean;
  /** Whether a person sees standard output as it is. */
  readonly isTerminal: boolean;
  /** Whether only what is wrong is printed. */
  readonly isQuiet: boolean;
  /** Ends --watch; the user of a terminal ends the process. */
  readonly stop?: AbortSignal;
}

/** The control characters that JSON leaves as they are, and those that turn the direction of writing. */
const INVISIBLE_CONTROLS = /[\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Those, and whatever else a line does not show; of line ends only a lone CR. Brackets of a mark are marked too. */
const UNPRINTABLE = /[[\p{C}\p{DI}\p{Zl}\p{Zp}\u27e6\u27e7]--[\t\n\r]]|\r(?!\n)/gv;

/** Text from files as it may reach a terminal: what would steer it, or cannot be seen, stands there by its code. */
export const escapeForTerminal = (text: string): string =>
  text.replace(UNPRINTABLE, (hidden) => escapeInvisible(hidden));

/** A text that a file holds as part of one line. */
export const joinLines = (text: string): string => text.replace(/[\r\n]+/g, ' ');

/** JSON in which what would steer a terminal stands escaped, so that it means the same. */
export const formatJson = (value: unknown, indent?: number): string =>
  `${JSON.stringify(value, undefined, indent).replace(
    INVISIBLE_CONTROLS,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}\n`;

/** Prints for people. */
export const printText = (io: Io, text: string): void => io.out(escapeForTerminal(text));

/** Says something beside the result, except with --quiet. */
export function printNote(io: Io, text: string): void {
  if (!io.isQuiet) io.err(`${escapeForTerminal(text)}\n`);
}

/** Prints for programs. */
export const printJson = (io: Io, value: unknown): void => io.out(formatJson(value, 2));
