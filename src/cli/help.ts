// Help, made of the table of commands.
import { greatest } from '../core/text/many.ts';
import { cliWords as words } from '../messages/en/cli.ts';
import type { Command } from './command.ts';
import { targets } from './commands/convert-targets.ts';
import { aboutOption, metavarOf, type OptionName } from './options.ts';
import { questionIds } from './questions.ts';

const WIDTH = 80;

/** Cuts a text into lines that end before the edge. */
function wrapped(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1)!;
    if (last !== '' && last.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

/** Rows of two columns, the second one wrapped. */
function rows(pairs: readonly (readonly [string, string])[]): string {
  const left = greatest(pairs.map(([name]) => name.length)) + 4;
  return pairs
    .flatMap(([name, about]) =>
      wrapped(about, WIDTH - left).map((line, i) => (i === 0 ? `  ${name}` : '').padEnd(left) + line),
    )
    .join('\n');
}

const section = (title: string, body: string) => `${title}:\n${body}`;

const exits = () => section(words.exit, rows(words.exitCodes.map(([code, about]) => [String(code), about])));

const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id).join(', ');

function optionRow(name: OptionName): readonly [string, string] {
  const metavar = metavarOf(name);
  const about = aboutOption(name, questionIds.join(', '), ids(targets));
  return [`--${name}${metavar === '' ? '' : ` ${metavar}`}`, about];
}

function aboutCommand({ name }: Command): string {
  const more = words.commandNotes[name];
  const lines = [words.commandAbout[name], ...(more === undefined ? [] : [more])];
  return lines.flatMap((text) => wrapped(text, WIDTH)).join('\n');
}

/** What `gatepost COMMAND --help` prints. */
export function helpOn(command: Command): string {
  const examples = words.examplesOf[command.name].map((line) => `  ${line}`).join('\n');
  return `${[
    section(words.usage, `  gatepost ${command.name} ${command.usage}`),
    aboutCommand(command),
    section(words.options, rows(command.options.map(optionRow))),
    section(words.examples, examples),
    exits(),
  ].join('\n\n')}\n`;
}

/** What `gatepost --help` prints. */
export function help(commands: readonly Command[]): string {
  const about = commands.map(({ name }) => [name, words.commandAbout[name]] as const);
  const first = commands.map(({ name }) => `  ${words.examplesOf[name][0]}`).join('\n');
  return `${[
    words.about,
    section(words.usage, '  gatepost COMMAND ...\n  gatepost --help | --version'),
    section(words.commands, rows(about)),
    section(words.examples, first),
    exits(),
    words.more,
  ].join('\n\n')}\n`;
}
