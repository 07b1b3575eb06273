// Formats the help from the table of commands.

import { largestOf } from '../../core/text/large-lists.ts';
import { cliHelpWords as words } from '../../messages/en/cli/help.ts';
import type { Command } from '../command.ts';
import { conversionTargets } from '../commands/convert-targets.ts';
import { questionNames } from '../queries/question-table.ts';
import { describeOption, type OptionName, optionMetavar, usualFormats } from './options.ts';

const HELP_WIDTH = 80;

/** Splits a text into lines that are shorter than the width. */
function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  let last = '';
  for (const word of text.split(' ')) {
    if (last !== '' && last.length + word.length >= width) {
      lines.push(last);
      last = word;
    } else last = last === '' ? word : `${last} ${word}`;
  }
  return [...lines, last];
}

/** Formats rows of two columns. The second one is wrapped. */
function formatRows(rows: readonly (readonly [string, string])[]): string {
  const left = largestOf(rows.map(([name]) => name.length)) + 4;
  return rows
    .flatMap(([name, about]) =>
      wrapText(about, HELP_WIDTH - left).map((line, i) => (i === 0 ? `  ${name}` : '').padEnd(left) + line),
    )
    .join('\n');
}

const formatSection = (title: string, body: string) => `${title}:\n${body}`;

const formatExitCodes = () =>
  formatSection(words.exit, formatRows(words.exitCodes.map(([code, about]) => [String(code), about])));

const joinIds = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id).join(', ');

/** The help text of an option of a command. */
export const describeCommandOption = (name: OptionName, { formats = usualFormats }: Command): string =>
  describeOption(name, questionNames.join(', '), joinIds(conversionTargets), formats);

function formatOptionRow(name: OptionName, command: Command): readonly [string, string] {
  const metavar = optionMetavar(name);
  return [`--${name}${metavar === '' ? '' : ` ${metavar}`}`, describeCommandOption(name, command)];
}

function describeCommand({ name }: Command): string {
  const note = words.commandNotes[name];
  const lines = [words.commandAbout[name], ...(note === undefined ? [] : [note])];
  return lines.flatMap((text) => wrapText(text, HELP_WIDTH)).join('\n');
}

/** The output of `gatepost COMMAND --help`. */
export function formatCommandHelp(command: Command): string {
  const examples = words.examplesOf[command.name].map((line) => `  ${line}`).join('\n');
  return `${[
    formatSection(words.usage, `  gatepost ${command.name} ${command.usage}`),
    describeCommand(command),
    formatSection(words.options, formatRows(command.options.map((name) => formatOptionRow(name, command)))),
    formatSection(words.examples, examples),
    formatExitCodes(),
  ].join('\n\n')}\n`;
}

/** The output of `gatepost --help`. */
export function formatHelp(commands: readonly Command[]): string {
  const about = commands.map(({ name }) => [name, words.commandAbout[name]] as const);
  const first = commands.map(({ name }) => `  ${words.examplesOf[name][0]}`).join('\n');
  return `${[
    words.about,
    formatSection(words.usage, '  gatepost COMMAND ...\n  gatepost --help | --version'),
    formatSection(words.commands, formatRows(about)),
    formatSection(words.examples, first),
    formatExitCodes(),
    words.more,
  ].join('\n\n')}\n`;
}
