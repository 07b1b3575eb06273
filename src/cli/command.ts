// What a command is: a row of the table in commands.ts. Help and parsing go by it.

import type { OptionName, OptionValues } from './arguments/options.ts';
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
  if (name === undefined) throw new RangeError(`there is no file ${index} among ${files.length}`);
  return name;
}

export interface Command {
  readonly name: CommandName;
  /** What stands behind the name in the usage line. */
  readonly usage: string;
  /** How many files it takes. */
  readonly files: { readonly least: number; readonly most: number };
  readonly options: readonly OptionName[];
  /** Gives the exit code. @throws Complaint for what the person has to mend. */
  readonly run: (invocation: Invocation) => Promise<number>;
}

export type CommandName = 'lint' | 'ask' | 'matrix' | 'test' | 'diff' | 'convert';
