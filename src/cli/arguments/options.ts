// All options of all commands, and the types of their values.
import { profiles } from '../../core/diagnostics/profiles.ts';
import { formats } from '../../core/formats/file-formats.ts';
import { readers } from '../../core/readers/registry.ts';
import { cliHelpWords as words } from '../../messages/en/cli/help.ts';

/** `flag`: set or not. `one`: the last value. `many`: all values. `list`: all values, joined by commas. */
const optionKinds = {
  format: 'one',
  json: 'flag',
  output: 'one',
  quiet: 'flag',
  'no-color': 'flag',
  verbose: 'flag',
  watch: 'flag',
  config: 'one',
  'no-config': 'flag',
  'allow-addresses': 'flag',
  help: 'flag',
  path: 'one',
  kind: 'one',
  origin: 'one',
  root: 'one',
  with: 'many',
  file: 'many',
  reader: 'list',
  question: 'one',
  usage: 'one',
  purpose: 'one',
  'signal-scope': 'one',
  edition: 'one',
  'crawler-match': 'one',
  conventional: 'one',
  parser: 'one',
  status: 'one',
  redirects: 'one',
  'no-quirks': 'flag',
  agent: 'many',
  agents: 'many',
  url: 'many',
  urls: 'one',
  all: 'flag',
  severity: 'one',
  'max-warnings': 'one',
  profile: 'list',
  ignore: 'list',
  sarif: 'one',
  docs: 'one',
  junit: 'one',
  fix: 'flag',
  'dry-run': 'flag',
  today: 'one',
  markdown: 'flag',
  csv: 'flag',
  spread: 'flag',
  'exit-code': 'flag',
  sampled: 'flag',
  limit: 'one',
  to: 'one',
  write: 'flag',
  'accept-losses': 'flag',
  timeout: 'one',
  'allow-private': 'flag',
  live: 'flag',
  baseline: 'one',
  update: 'flag',
  check: 'flag',
  list: 'flag',
  statements: 'flag',
  join: 'flag',
  block: 'list',
  leave: 'list',
  community: 'flag',
  also: 'list',
  robots: 'one',
  ranges: 'many',
  stdio: 'flag',
  app: 'one',
  'no-open': 'flag',
} as const;

/** The values of --format. */
export const outputFormats = [
  'text',
  'json',
  'markdown',
  'csv',
  'sarif',
  'junit',
  'github',
  'codequality',
  'checkstyle',
] as const;

export type OutputFormat = (typeof outputFormats)[number];

/** The formats of a command that has no list of its own. */
export const usualFormats: readonly OutputFormat[] = ['text', 'json'];

type OptionKinds = typeof optionKinds;
export type OptionName = keyof OptionKinds;

/** The values of all options. An option that a command does not have is unset. */
export type OptionValues = {
  readonly [Name in OptionName]: OptionKinds[Name] extends 'flag'
    ? boolean
    : OptionKinds[Name] extends 'many'
      ? readonly string[]
      : string | undefined;
};

export const optionKind = (name: OptionName): OptionKinds[OptionName] => optionKinds[name];

const namesOfFiles: ReadonlySet<OptionName> = new Set([
  'baseline',
  'config',
  'file',
  'junit',
  'output',
  'ranges',
  'robots',
  'root',
  'sarif',
  'urls',
  'with',
]);

/** Whether the value of an option names a file or a folder. */
export const isFileOption = (name: OptionName): boolean => namesOfFiles.has(name);

/** The values if no option is set. */
export const emptyOptionValues = (): Record<string, boolean | string | string[] | undefined> =>
  Object.fromEntries(
    Object.entries(optionKinds).map(([name, kind]) => [
      name,
      kind === 'flag' ? false : kind === 'many' ? [] : undefined,
    ]),
  );

/** The placeholder for the value of an option in help; '' for a flag. */
export const optionMetavar = (name: OptionName): string =>
  (words.metavars as Partial<Record<OptionName, string>>)[name] ?? '';

const joinIds = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id).join(', ');

/**
 * The help text of an option; some list what is registered.
 * @param questions ids, separated by commas
 * @param targets ids, separated by commas
 * @param printed the formats that the command can print
 */
export function describeOption(
  name: OptionName,
  questions: string,
  targets: string,
  printed: readonly OutputFormat[],
): string {
  const about = words.optionAbout;
  switch (name) {
    case 'format':
      return about.format(printed.join(', '));
    case 'kind':
      return about.kind(joinIds(formats));
    case 'reader':
      return about.reader(joinIds(readers));
    case 'profile':
      return about.profile(joinIds(profiles));
    case 'question':
      return about.question(questions);
    case 'to':
      return about.to(targets);
    default:
      return about[name];
  }
}

/** Options that define the question. */
export const queryOptions = [
  'reader',
  'question',
  'usage',
  'purpose',
  'signal-scope',
  'edition',
  'crawler-match',
  'conventional',
  'parser',
  'status',
  'redirects',
  'no-quirks',
] as const satisfies readonly OptionName[];

/** Options that define what a file is. */
export const fileOptions = [
  'path',
  'kind',
  'origin',
  'root',
  'with',
] as const satisfies readonly OptionName[];

/** Options for files at URLs. */
export const addressOptions = ['timeout', 'allow-private'] as const satisfies readonly OptionName[];

export const commonOptions = [
  'format',
  'json',
  'output',
  'quiet',
  'no-color',
  'help',
] as const satisfies readonly OptionName[];
