// Formats completion scripts for shells from the table of commands.
import { profiles } from '../../core/diagnostics/profiles.ts';
import { formats as fileKinds } from '../../core/formats/file-formats.ts';
import { readers } from '../../core/readers/registry.ts';
import { cliHelpWords as words } from '../../messages/en/cli/help.ts';
import { describeCommandOption } from '../arguments/help.ts';
import { type OptionName, optionKind, optionMetavar, usualFormats } from '../arguments/options.ts';
import type { Command } from '../command.ts';
import { conversionTargets } from '../commands/convert-targets.ts';
import { questionNames } from '../queries/question-table.ts';
import { severitiesByGravity } from './format-findings.ts';

const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);

/** The values of an option, if it has only a few. */
function choicesOf(option: OptionName, { formats = usualFormats }: Command): readonly string[] {
  switch (option) {
    case 'format':
      return formats;
    case 'reader':
      return [...idsOf(readers), 'all'];
    case 'profile':
      return idsOf(profiles);
    case 'question':
      return questionNames;
    case 'kind':
      return idsOf(fileKinds);
    case 'to':
      return idsOf(conversionTargets);
    case 'severity':
      return severitiesByGravity;
    default:
      return [];
  }
}

const takesValue = (option: OptionName) => optionKind(option) !== 'flag';

function formatBash(commands: readonly Command[]): string {
  const values = commands.flatMap((command) =>
    command.options.filter(takesValue).flatMap((option) => {
      const choices = choicesOf(option, command);
      return choices.length === 0
        ? []
        : [`    '${command.name} --${option}') words='${choices.join(' ')}' ;;`];
    }),
  );
  const options = commands.map(
    ({ name, options: commandOptions }) =>
      `      ${name}) words='${commandOptions.map((option) => `--${option}`).join(' ')}' ;;`,
  );
  const operands = commands
    .filter((command) => command.operands !== undefined)
    .map((command) => `      '2 ${command.name}') words='${command.operands?.join(' ')}' ;;`);
  return `# bash completion for gatepost
_gatepost() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]} words=
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${commands.map(({ name }) => name).join(' ')} --help --version' -- "$current"))
    return
  fi
  case "$command $previous" in
${values.join('\n')}
  esac
  if [ -z "$words" ] && [[ $current == -* ]]; then
    case "$command" in
${options.join('\n')}
    esac
  elif [ -z "$words" ]; then
    case "$COMP_CWORD $command" in
${operands.join('\n')}
    esac
  fi
  if [ -n "$words" ]; then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
  else
    COMPREPLY=($(compgen -f -- "$current"))
  fi
}
complete -o filenames -F _gatepost gatepost
`;
}

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

function formatZsh(commands: readonly Command[]): string {
  const plain = (text: string) => text.replaceAll(/[[\]:\\]/g, String.raw`\$&`);
  const optionOf = (command: Command) => (option: OptionName) => {
    const choices = choicesOf(option, command);
    const values = choices.length > 0 ? `(${choices.join(' ')})` : '_files';
    const value = takesValue(option) ? `:${optionMetavar(option)}:${values}` : '';
    return `        ${quote(`*--${option}[${plain(describeCommandOption(option, command))}]${value}`)} \\`;
  };
  const cases = commands.map((command) => {
    const { operands } = command;
    const first = operands ? [`        ${quote(`1:name:(${operands.join(' ')})`)} \\`] : [];
    return [
      `    ${command.name})`,
      '      _arguments \\',
      ...command.options.map(optionOf(command)),
      ...first,
      `        '*:file:_files' ;;`,
    ].join('\n');
  });
  return `#compdef gatepost
_gatepost() {
  local -a commands
  commands=(
${commands.map(({ name }) => `    ${quote(`${name}:${plain(words.commandAbout[name])}`)}`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local name=$words[2]
  shift words
  (( CURRENT-- ))
  case $name in
${cases.join('\n')}
  esac
}
if [ "$funcstack[1]" = _gatepost ]; then
  _gatepost "$@"
else
  compdef _gatepost gatepost
fi
`;
}

function formatFish(commands: readonly Command[]): string {
  const lines = commands.flatMap((command) => {
    const { name, options } = command;
    const condition = quote(`__fish_seen_subcommand_from ${name}`);
    const { operands } = command;
    return [
      `complete -c gatepost -f -n __fish_use_subcommand -a ${name} -d ${quote(words.commandAbout[name])}`,
      ...(operands ? [`complete -c gatepost -n ${condition} -a ${quote(operands.join(' '))}`] : []),
      ...options.map((option) => {
        const choices = choicesOf(option, command);
        const value =
          choices.length > 0 ? ` -x -a ${quote(choices.join(' '))}` : takesValue(option) ? ' -r' : '';
        return `complete -c gatepost -n ${condition} -l ${option}${value} -d ${quote(describeCommandOption(option, command))}`;
      }),
    ];
  });
  return `# fish completion for gatepost\n${lines.join('\n')}\n`;
}

const printers = { bash: formatBash, zsh: formatZsh, fish: formatFish } as const;

export type Shell = keyof typeof printers;

export const shells = ['bash', 'zsh', 'fish'] as const satisfies readonly Shell[];

/** The script with which a shell completes commands, options and their values. */
export const formatCompletion = (shell: Shell, commands: readonly Command[]): string =>
  printers[shell](commands);
