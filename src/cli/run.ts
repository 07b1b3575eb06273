// Runs the program once, from its arguments to an exit code. It does not end the process.
import { findNearestNames } from '../core/syntax/nearest-name.ts';
import { cliErrorLines, cliErrorWords } from '../messages/en/cli/errors.ts';
import { formatCommandHelp, formatHelp } from './arguments/help.ts';
import { parseFetchLimits } from './arguments/option-values.ts';
import { asksForJson, resolveOutputFormat } from './arguments/output-format.ts';
import { parseArguments } from './arguments/parse-arguments.ts';
import { CliError, EXIT_CODES } from './cli-error.ts';
import type { Command, Invocation } from './command.ts';
import { commandTable } from './command-table.ts';
import { createInputReader, type InputReader, STDIN } from './input/read-input.ts';
import { isAddress } from './network/address.ts';
import { formatJson } from './output/escape.ts';
import { type Io, OUTPUT_VERSION, printErrorLines, printText } from './output/io.ts';
import { writeReport } from './output/write-output.ts';
import { version } from './version.ts';
import { runWatching } from './watch-files.ts';

const isHelpFlag = (arg: string | undefined) => arg === '--help' || arg === '-h' || arg === 'help';

function findCommand(name: string): Command {
  const command = commandTable.find((candidate) => candidate.name === name);
  if (command) return command;
  const near = findNearestNames(
    name,
    commandTable.map((candidate) => candidate.name),
  );
  throw new CliError('unknown-command', near.length === 0 ? { name } : { name, near: near.join(', ') });
}

type NoteFile = (file: string) => void;

/** Runs a command once, with its output as --output requires. `noteFile` is called with each file that is read. */
async function runOnce(
  command: Command,
  { values, files }: Pick<Invocation, 'values' | 'files'>,
  io: Io,
  noteFile: NoteFile = () => undefined,
): Promise<number> {
  const runWith = (commandIo: Io) => {
    const inputs = createInputReader(commandIo, parseFetchLimits(values));
    const read: InputReader['read'] = (file, namedBy) => {
      noteFile(file);
      return inputs.read(file, namedBy);
    };
    return command.run({ io: commandIo, inputs: { ...inputs, read }, values, files });
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

/** Runs a command repeatedly. Errors of later runs are printed only: the file may be in the middle of a change. */
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
  const { values: parsedValues, files } = parseArguments(command, args);
  if (parsedValues.help) {
    printText(io, formatCommandHelp(command));
    return EXIT_CODES.fine;
  }
  const values = resolveOutputFormat(parsedValues, command.formats);
  const commandIo = { ...io, isQuiet: values.quiet, hasColor: io.hasColor && !values['no-color'] };
  const runParsed = values.watch ? runAndWatch : runOnce;
  return runParsed(command, { values, files }, commandIo);
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

/** Prints an error on the error output, as JSON if requested. */
export function printError(io: Io, error: unknown, isJson: boolean): void {
  const cliError =
    error instanceof CliError
      ? error
      : new CliError('unexpected', { why: error instanceof Error ? error.message : String(error) });
  const { code, params } = cliError;
  const texts = cliErrorWords(code, params);
  if (isJson) io.err(formatJson({ version: OUTPUT_VERSION, error: { code, params, ...texts } }));
  else printErrorLines(io, cliErrorLines(texts));
}

/** Runs a command and returns the exit code. Never throws: errors are printed on the error output. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatchCommand(args, io);
  } catch (error) {
    printError(io, error, asksForJson(args));
    return EXIT_CODES.wrongUse;
  }
}
