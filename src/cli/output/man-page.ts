// Formats the manual page from the table of commands.
import { cliHelpWords as words } from '../../messages/en/cli/help.ts';
import { describeCommandOption } from '../arguments/help.ts';
import { type OptionName, optionMetavar } from '../arguments/options.ts';
import type { Command } from '../command.ts';
import { version } from '../version.ts';

/** Escapes text for roff: hyphens are kept, and no line is read as a request. */
const escapeRoff = (text: string): string =>
  text
    .replaceAll('\\', String.raw`\e`)
    .replaceAll('-', String.raw`\-`)
    .replaceAll(/^([.'])/gm, String.raw`\&$1`);

const bold = (text: string) => String.raw`\fB${escapeRoff(text)}\fR`;
const italic = (text: string) => String.raw`\fI${escapeRoff(text)}\fR`;

const heading = (title: string) => `.SH ${escapeRoff(title.toUpperCase())}`;
const entry = (head: string, about: string) => `.TP\n${head}\n${escapeRoff(about)}`;
const literal = (lines: readonly string[]) => ['.EX', ...lines.map(escapeRoff), '.EE'].join('\n');

function formatOption(option: OptionName, command: Command): string {
  const metavar = optionMetavar(option);
  const value = metavar === '' ? '' : ` ${italic(metavar)}`;
  return entry(`${bold(`--${option}`)}${value}`, describeCommandOption(option, command));
}

function formatCommand(command: Command): string {
  const { name, usage, options } = command;
  const note = words.commandNotes[name];
  return [
    `.SS ${escapeRoff(`gatepost ${name}`)}`,
    escapeRoff(`gatepost ${name} ${usage}`),
    '.PP',
    escapeRoff(words.commandAbout[name]),
    ...(note === undefined ? [] : ['.PP', escapeRoff(note)]),
    ...options.map((option) => formatOption(option, command)),
    '.PP',
    literal(words.examplesOf[name]),
  ].join('\n');
}

/** The page `gatepost(1)` in the format of `man`. */
export function formatManPage(commands: readonly Command[]): string {
  return `${[
    `.TH GATEPOST 1 "" "gatepost ${version}"`,
    heading(words.manName),
    escapeRoff(words.about.replace(': ', ' - ')),
    heading(words.usage),
    `${bold('gatepost')} ${italic('COMMAND')} ...`,
    '.br',
    `${bold('gatepost')} ${bold('--help')} | ${bold('--version')}`,
    '.PP',
    escapeRoff(words.more),
    heading(words.commands),
    ...commands.map(formatCommand),
    heading(words.exit),
    ...words.exitCodes.map(([code, about]) => entry(bold(String(code)), about)),
  ].join('\n')}\n`;
}
