// Help, made of the table of commands.

import { questionIds } from '../../core/questions/registry.ts';
import { largestOf } from '../../core/text/large-lists.ts';
import { cliWords as words } from '../../messages/en/cli.ts';
import type { Command } from '../command.ts';
import { conversionTargets } from '../commands/convert-targets.ts';
import { describeOption, type OptionName, optionMetavar, usualFormats } from './options.ts';

const HELP_WIDTH = 80;

/** Cuts a text into lines that end before the edge. */
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

/** Rows of two columns, the second one wrapped. */
function formatRows(pairs: readonly (readonly [string, string])[]): string {
  const left = largestOf(pairs.map(([name]) => name.length)) + 4;
  return pairs
    .flatMap(([name, about]) =>
      wrapText(about, HELP_WIDTH - left).map((line, i) => (i === 0 ? `  ${name}` : '').padEnd(left) + line),
    )
    .join('\n');
}

const formatSection = (title: string, body: string) => `${title}:\n${body}`;

const formatExitCodes = () =>
  formatSection(words.exit, formatRows(words.exitCodes.map(([code, about]) => [String(code), about])));

const joinIds = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id).join(', ');

/** The words of an option of a command. */
export const describeCommandOption = (name: OptionName, { formats = usualFormats }: Command): string =>
  describeOption(name, questionIds.join(', '), joinIds(conversionTargets), formats);

function formatOptionRow(name: OptionName, command: Command): readonly [string, string] {
  const metavar = optionMetavar(name);
  return [`--${name}${metavar === '' ? '' : ` ${metavar}`}`, describeCommandOption(name, command)];
}

function describeCommand({ name }: Command): string {
  const more = words.commandNotes[name];
  const lines = [words.commandAbout[name], ...(more === undefined ? [] : [more])];
  return lines.flatMap((text) => wrapText(text, HELP_WIDTH)).join('\n');
}

/** What `gatepost COMMAND --help` prints. */
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

/** What `gatepost --help` prints. */
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
