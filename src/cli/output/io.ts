// The environment of a command except for files: its input, output and settings. Tests supply their own.
import { escapeCommands, escapeLine, escapeText, formatJson } from './escape.ts';

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

/** Joins the lines of a text from a file. */
export const joinLines = (text: string): string => text.replace(/[\r\n]+/g, ' ');

/** Prints text for people. Its line breaks begin new lines. */
export const printText = (io: Io, text: string): void => io.out(escapeCommands(escapeText(text)));

/** Formats one line of text for people. */
const formatLine = (line: string): string => `${escapeCommands(escapeLine(line))}\n`;

/** Prints an error on the error output. */
export const printErrorLines = (io: Io, lines: readonly string[]): void =>
  io.err(lines.map(formatLine).join(''));

/** Prints a note on the error output as one line, except with --quiet. */
export function printNote(io: Io, line: string): void {
  if (!io.isQuiet) io.err(formatLine(line));
}

/** The version of the JSON that is printed. It is raised if a key is removed or has another meaning, not if one is added. */
export const OUTPUT_VERSION = 1;

/** Prints JSON for programs. Its shape is in schemas/output-schemas.ts. */
export const printJson = (io: Io, value: object): void =>
  io.out(formatJson({ version: OUTPUT_VERSION, ...value }, 2));
