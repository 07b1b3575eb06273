// One run of the program: from its arguments to an exit code. Nothing here ends the process.
import { findNearestNames } from '../core/syntax/nearest-name.ts';
import { cliWords, complaintWords } from '../messages/en/cli.ts';
import { formatCommandHelp, formatHelp } from './arguments/help.ts';
import { parseFetchLimits } from './arguments/option-values.ts';
import { asksForJson, resolveOutputFormat } from './arguments/output-format.ts';
import { parseArguments } from './arguments/parse-arguments.ts';
import { CliError, EXIT_CODES } from './cli-error.ts';
import type { Command, Invocation } from './command.ts';
import { commandTable } from './command-table.ts';
import { createInputReader, type InputReader, STDIN } from './input/read-input.ts';
import { isAddress } from './network/address.ts';
import { escapeForTerminal, formatJson, type Io, printText } from './output/io.ts';
import { writeReport } from './output/write-output.ts';
import { version } from './version.ts';
import { runWatching } from './watch-files.ts';

const isHelpFlag = (arg: string | undefined) => arg === '--help' || arg === '-h' || arg === 'help';

function findCommand(name: string): Command {
  const found = commandTable.find((one) => one.name === name);
  if (found) return found;
  const near = findNearestNames(
    name,
    commandTable.map((one) => one.name),
  );
  throw new CliError('unknown-command', near.length === 0 ? { name } : { name, near: near.join(', ') });
}

type NoteFile = (file: string) => void;

/** Runs a command once, with its output to where --output says. `noteFile` is told each file that is read. */
async function runOnce(
  command: Command,
  { values, files }: Pick<Invocation, 'values' | 'files'>,
  io: Io,
  noteFile: NoteFile = () => undefined,
): Promise<number> {
  const runWith = (own: Io) => {
    const inputs = createInputReader(own, parseFetchLimits(values));
    const read: InputReader['read'] = (file) => {
      noteFile(file);
      return inputs.read(file);
    };
    return command.run({ io: own, inputs: { ...inputs, read }, values, files });
  };
  const { output } = values;
  if (output === undefined || output === STDIN) return runWith(io);
  const printed: Uint8Array[] = [];
  const out: Io['out'] = (text) =>
    void printed.push(typeof text === 'string' ? new TextEncoder().encode(text) : text);
  const code = await runWith({ ...io, out, hasColor: false, isTerminal: false });
  await writeReport(io, output, Buffer.concat(printed));
  return code;
}

/** Runs a command again and again. What is wrong in a later run is printed: the file may be in the middle of a change. */
async function runAndWatch(
  command: Command,
  parsed: Pick<Invocation, 'values' | 'files'>,
  io: Io,
): Promise<number> {
  const unwatched = parsed.files.find((file) => file === STDIN || isAddress(file));
  if (unwatched !== undefined) throw new CliError('not-with', { option: '--watch', other: unwatched });
  let isFirst = true;
  return runWatching(io, async (noteFile) => {
    try {
      return await runOnce(command, parsed, io, noteFile);
    } catch (error) {
      if (isFirst) throw error;
      printError(io, error, parsed.values.json);
      return EXIT_CODES.wrongUse;
    } finally {
      isFirst = false;
    }
  });
}

async function runCommand(command: Command, args: readonly string[], io: Io): Promise<number> {
  if (args.includes('-h')) {
    printText(io, formatCommandHelp(command));
    return EXIT_CODES.fine;
  }
  const { values: given, files } = parseArguments(command, args);
  if (given.help) {
    printText(io, formatCommandHelp(command));
    return EXIT_CODES.fine;
  }
  const values = resolveOutputFormat(given, command.formats);
  const own = { ...io, isQuiet: values.quiet, hasColor: io.hasColor && !values['no-color'] };
  const runIt = values.watch ? runAndWatch : runOnce;
  return runIt(command, { values, files }, own);
}

async function dispatchCommand([name, ...args]: readonly string[], io: Io): Promise<number> {
  if (name === undefined) throw new CliError('no-command');
  if (name === '--version') io.out(`${version}\n`);
  else if (isHelpFlag(name)) {
    const about = args.find((arg) => !arg.startsWith('-'));
    printText(io, about === undefined ? formatHelp(commandTable) : formatCommandHelp(findCommand(about)));
  } else return runCommand(findCommand(name), args, io);
  return EXIT_CODES.fine;
}

/** Tells what went wrong on the error output; for programs as JSON. */
export function printError(io: Io, error: unknown, isJson: boolean): void {
  const complaint =
    error instanceof CliError
      ? error
      : new CliError('unexpected', { why: error instanceof Error ? error.message : String(error) });
  const { code, params } = complaint;
  const told = complaintWords(code, params);
  if (isJson) io.err(formatJson({ error: { code, params, ...told } }));
  else io.err(`${escapeForTerminal(cliWords.error(told))}\n`);
}

/** Runs a command and gives the exit code. Never throws: what goes wrong is told on the error output. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatchCommand(args, io);
  } catch (error) {
    printError(io, error, asksForJson(args));
    return EXIT_CODES.wrongUse;
  }
}
