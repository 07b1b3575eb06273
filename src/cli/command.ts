// The type of a command: a row of command-table.ts, which help and parsing read.

import type { OptionName, OptionValues, OutputFormat } from './arguments/options.ts';
import type { InputReader } from './input/read-input.ts';
import type { Io } from './output/io.ts';

export interface Invocation {
  readonly io: Io;
  readonly inputs: InputReader;
  readonly values: OptionValues;
  /** The file operands. Their number is within the limits of the command. */
  readonly files: readonly string[];
}

/** A file operand by its index. @throws RangeError if there are fewer. */
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
  /** How many files the command takes. */
  readonly files: { readonly least: number; readonly most: number };
  readonly options: readonly OptionName[];
  /** The allowed values of the first operand, if it is not a file. */
  readonly operands?: readonly string[];
  /** The supported values of --format; text and JSON if absent. */
  readonly formats?: readonly OutputFormat[];
  /** Returns the exit code. @throws CliError for errors that the user can correct. */
  readonly run: (invocation: Invocation) => Promise<number>;
}

export type CommandName =
  | 'lint'
  | 'audit'
  | 'ask'
  | 'matrix'
  | 'test'
  | 'diff'
  | 'watch'
  | 'convert'
  | 'log'
  | 'init'
  | 'preset'
  | 'open'
  | 'rules'
  | 'explain'
  | 'schema'
  | 'lsp'
  | 'completion'
  | 'man';
