// gatepost completion and gatepost man: the files for shells and man, generated from the table of commands.
import { parseOperand } from '../arguments/option-values.ts';
import { EXIT_CODES } from '../cli-error.ts';
import { type Command, fileArgument } from '../command.ts';
import { formatManPage } from '../output/man-page.ts';
import { formatCompletion, shells } from '../output/shell-completion.ts';

/** @param table the commands, including this one */
export const createCompletionCommand = (table: () => readonly Command[]): Command => ({
  name: 'completion',
  usage: shells.join('|'),
  files: { least: 1, most: 1 },
  formats: ['text'],
  operands: shells,
  options: ['output', 'help'],
  run(invocation) {
    const shell = parseOperand('completion', fileArgument(invocation, 0), shells);
    invocation.io.out(formatCompletion(shell, table()));
    return Promise.resolve(EXIT_CODES.fine);
  },
});

/** @param table the commands, including this one */
export const createManCommand = (table: () => readonly Command[]): Command => ({
  name: 'man',
  usage: '',
  files: { least: 0, most: 0 },
  formats: ['text'],
  options: ['output', 'help'],
  run({ io }) {
    io.out(formatManPage(table()));
    return Promise.resolve(EXIT_CODES.fine);
  },
});
