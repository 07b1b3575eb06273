// Parses the arguments of a command. An error about an unknown option names the nearest known one.
import { parseArgs } from 'node:util';
import { findNearestName } from '../../core/syntax/nearest-name.ts';
import { cliHelpWords as words } from '../../messages/en/cli/help.ts';
import { CliError } from '../cli-error.ts';
import type { Command } from '../command.ts';
import {
  emptyOptionValues,
  isFileOption,
  type OptionName,
  type OptionValues,
  optionKind,
  optionMetavar,
} from './options.ts';

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];
type OptionToken = Extract<Token, { kind: 'option' }>;

const isOptionOf = (options: readonly OptionName[], name: string): name is OptionName =>
  options.some((option) => option === name);

function rejectOption(command: Command, token: OptionToken): never {
  const near = findNearestName(token.name, command.options);
  const params = { command: command.name, name: token.rawName };
  throw new CliError('unknown-option', near === undefined ? params : { ...params, near: `--${near}` });
}

/**
 * The value of an option. Text that looks like the next option is a value only if it is joined to the name. The name of
 * a file is not empty: as a path, it would be the current folder.
 */
function optionValue(name: OptionName, { rawName: option, value, inlineValue }: OptionToken): string | true {
  if (optionKind(name) === 'flag') {
    if (value !== undefined) throw new CliError('value-unwanted', { option });
    return true;
  }
  if (value === undefined || (value === '' && isFileOption(name)) || (!inlineValue && value.startsWith('--')))
    throw new CliError('no-value', { option, value: optionMetavar(name) });
  return value;
}

function parseTokens({ name, options }: Command, args: readonly string[]) {
  const config = Object.fromEntries(
    options.map((option) => [
      option,
      { type: optionKind(option) === 'flag' ? ('boolean' as const) : ('string' as const) },
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
    throw new CliError('unknown-option', { command: name, name: String(error) });
  }
}

/** Checks the number of operands, and that none is empty, as one made of a variable of the shell may be. */
function checkOperands({ name, files }: Command, operands: readonly string[]): void {
  const wanted = words.operands[name];
  if (operands.includes('')) throw new CliError('empty-operand', { command: name, wanted });
  if (operands.length < files.least) throw new CliError('too-few', { command: name, wanted });
  const extra = operands[files.most];
  if (extra !== undefined) throw new CliError('too-many', { command: name, wanted, given: extra });
}

/** Adds a value to the earlier values of an option. */
function addOptionValue(name: OptionName, before: OptionValues[OptionName], value: string | true) {
  if (Array.isArray(before)) return [...before, String(value)];
  return optionKind(name) === 'list' && typeof before === 'string' ? `${before},${value}` : value;
}

/**
 * Parses the arguments after the name of a command. Without `--help`, it checks the operands too.
 * @throws CliError for an option that the command does not have, or a missing value or operand.
 */
export function parseArguments(
  command: Command,
  args: readonly string[],
): { readonly values: OptionValues; readonly files: readonly string[] } {
  const values = emptyOptionValues();
  const files: string[] = [];
  for (const token of parseTokens(command, args).tokens) {
    if (token.kind === 'positional') files.push(token.value);
    if (token.kind !== 'option') continue;
    if (!isOptionOf(command.options, token.name)) rejectOption(command, token);
    const value = optionValue(token.name, token);
    values[token.name] = addOptionValue(token.name, values[token.name], value);
  }
  if (values['help'] !== true) checkOperands(command, files);
  return { values: values as unknown as OptionValues, files };
}
