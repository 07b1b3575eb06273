// What a command is: a row of command-table.ts, which help and parsing read.

import type { OptionName, OptionValues, OutputFormat } from './arguments/options.ts';
import type { InputReader } from './input/read-input.ts';
import type { Io } from './output/io.ts';

export interface Invocation {
  readonly io: Io;
  readonly inputs: InputReader;
  readonly values: OptionValues;
  /** As many as the command takes. */
  readonly files: readonly string[];
}

/** The name of a file that a command takes. @throws RangeError if it takes fewer. */
export function fileArgument({ files }: Invocation, index: number): string {
  const name = files[index];
  if (name === undefined)
    throw new RangeError(`expected at least ${index + 1} file names, got ${files.length}`);
  return name;
}

export interface Command {
  readonly name: CommandName;
  /** The part of the usage line after the name. */
  readonly usage: string;
  /** How many files it takes. */
  readonly files: { readonly least: number; readonly most: number };
  readonly options: readonly OptionName[];
  /** What may be the first operand, if it is no file. */
  readonly operands?: readonly string[];
  /** What it can print, as --format names it; text and JSON if absent. */
  readonly formats?: readonly OutputFormat[];
  /** Returns the exit code. @throws CliError for what the user can correct. */
  readonly run: (invocation: Invocation) => Promise<number>;
}

export type CommandName =
  | 'lint'
  | 'audit'
  | 'ask'
  | 'matrix'
  | 'test'
  | 'diff'
  | 'convert'
  | 'init'
  | 'preset'
  | 'rules'
  | 'explain'
  | 'completion'
  | 'man';
