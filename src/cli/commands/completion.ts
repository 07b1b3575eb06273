// gatepost completion and gatepost man: the files for shells and man, generated from the table of commands.
import { parseOperand } from '../arguments/option-values.ts';
import { EXIT_CODES } from '../cli-error.ts';
import { type Command, fileArgument, type Invocation } from '../command.ts';
import { formatManPage } from '../output/man-page.ts';
import { formatCompletion, shells } from '../output/shell-completion.ts';

/** Prints the completion script for a shell. Returns the exit code. */
export function runCompletion(invocation: Invocation, table: readonly Command[]): number {
  const shell = parseOperand('completion', fileArgument(invocation, 0), shells);
  invocation.io.out(formatCompletion(shell, table));
  return EXIT_CODES.fine;
}

/** Prints the man page. Returns the exit code. */
export function runMan({ io }: Invocation, table: readonly Command[]): number {
  io.out(formatManPage(table));
  return EXIT_CODES.fine;
}
