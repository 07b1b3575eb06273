// One run of the program: from its arguments to an exit code. Nothing here ends the process.
import { nearest } from '../core/dialects/acap/checks/nearest.ts';
import { cliWords, complaintWords } from '../messages/en/cli.ts';
import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { Complaint, EXIT } from './complaint.ts';
import { help, helpOn } from './help.ts';
import { inputsOf } from './inputs.ts';
import { harmless, type Io, jsonText, say } from './io.ts';
import { version } from './version.ts';

const isHelp = (arg: string | undefined) => arg === '--help' || arg === '-h' || arg === 'help';

function commandNamed(name: string): Command {
  const found = commands.find((one) => one.name === name);
  if (found) return found;
  const near = nearest(
    name,
    commands.map((one) => one.name),
  );
  throw new Complaint('unknown-command', near === undefined ? { name } : { name, near });
}

async function runCommand(command: Command, args: readonly string[], io: Io): Promise<number> {
  if (args.includes('-h')) {
    say(io, helpOn(command));
    return EXIT.fine;
  }
  const { values, files } = readArguments(command, args);
  if (!values.help) return command.run({ io, inputs: inputsOf(io), values, files });
  say(io, helpOn(command));
  return EXIT.fine;
}

async function dispatch([name, ...args]: readonly string[], io: Io): Promise<number> {
  if (name === undefined) throw new Complaint('no-command');
  if (name === '--version') io.out(`${version}\n`);
  else if (isHelp(name)) {
    const about = args.find((arg) => !arg.startsWith('-'));
    say(io, about === undefined ? help(commands) : helpOn(commandNamed(about)));
  } else return runCommand(commandNamed(name), args, io);
  return EXIT.fine;
}

/** Tells what went wrong on the error output; for programs as JSON. */
export function complain(io: Io, error: unknown, isJson: boolean): void {
  const complaint =
    error instanceof Complaint
      ? error
      : new Complaint('unexpected', { why: error instanceof Error ? error.message : String(error) });
  const { code, params } = complaint;
  const told = complaintWords(code, params);
  if (isJson) io.err(jsonText({ error: { code, params, ...told } }));
  else io.err(`${harmless(cliWords.error(told))}\n`);
}

/** Runs a command and gives the exit code. Never throws: what goes wrong is told on the error output. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(args, io);
  } catch (error) {
    complain(io, error, args.includes('--json'));
    return EXIT.wrongUse;
  }
}
