// The arguments of a command as values. What is not understood is complained about by its name, with the nearest one.
import { parseArgs } from 'node:util';
import { nearest } from '../core/dialects/acap/checks/nearest.ts';
import { cliWords as words } from '../messages/en/cli.ts';
import type { Command } from './command.ts';
import { Complaint } from './complaint.ts';
import { kindOf, metavarOf, noValues, type OptionName, type Values } from './options.ts';

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];
type OptionToken = Extract<Token, { kind: 'option' }>;

const knows = (options: readonly OptionName[], name: string): name is OptionName =>
  options.some((one) => one === name);

function refuse(command: Command, token: OptionToken): never {
  const near = nearest(token.name, command.options);
  const params = { command: command.name, name: token.rawName };
  throw new Complaint('unknown-option', near === undefined ? params : { ...params, near: `--${near}` });
}

/** The value of an option; what looks like the next option is none, unless it is joined to its name. */
function valueOf(name: OptionName, { rawName: option, value, inlineValue }: OptionToken): string | true {
  if (kindOf(name) === 'flag') {
    if (value !== undefined) throw new Complaint('value-unwanted', { option });
    return true;
  }
  if (value === undefined || (!inlineValue && value.startsWith('--')))
    throw new Complaint('no-value', { option, value: metavarOf(name) });
  return value;
}

function parseOptions({ name, options }: Command, args: readonly string[]) {
  const config = Object.fromEntries(
    options.map((one) => [
      one,
      { type: kindOf(one) === 'flag' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    return parseArgs({
      args: [...args],
      options: config,
      strict: false,
      allowPositionals: true,
      tokens: true,
    });
  } catch (error) {
    throw new Complaint('unknown-option', { command: name, name: String(error) });
  }
}

function checkFiles({ name, files }: Command, given: readonly string[]): void {
  const wanted = words.operands[name];
  if (given.length < files.least) throw new Complaint('too-few', { command: name, wanted });
  const extra = given[files.most];
  if (extra !== undefined) throw new Complaint('too-many', { command: name, wanted, given: extra });
}

/** What an option has with one more value. */
function withValue(name: OptionName, before: Values[OptionName], value: string | true) {
  if (Array.isArray(before)) return [...before, String(value)];
  return kindOf(name) === 'list' && typeof before === 'string' ? `${before},${value}` : value;
}

/**
 * Reads the arguments behind the name of a command. Without `--help` the number of files is right.
 * @throws Complaint for an option that the command does not have, or a value that is missing.
 */
export function readArguments(
  command: Command,
  args: readonly string[],
): { readonly values: Values; readonly files: readonly string[] } {
  const values = noValues();
  const files: string[] = [];
  for (const token of parseOptions(command, args).tokens) {
    if (token.kind === 'positional') files.push(token.value);
    if (token.kind !== 'option') continue;
    if (!knows(command.options, token.name)) refuse(command, token);
    const value = valueOf(token.name, token);
    values[token.name] = withValue(token.name, values[token.name], value);
  }
  if (values['help'] !== true) checkFiles(command, files);
  return { values: values as unknown as Values, files };
}
