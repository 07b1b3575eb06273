// The form of what a command prints: --format, and its short forms --json, --markdown and --csv.
import { CliError } from '../cli-error.ts';
import { parseChoice } from './option-values.ts';
import { type OptionValues, type OutputFormat, outputFormats, usualFormats } from './options.ts';

const shortForms = ['json', 'csv', 'markdown'] as const satisfies readonly OutputFormat[];

/**
 * Values in which `format` is the format that was chosen, `text` by default, and the short forms agree with it.
 * @throws CliError if two formats are chosen, or one that the command does not print.
 */
export function resolveOutputFormat(
  values: OptionValues,
  allowed: readonly OutputFormat[] = usualFormats,
): OptionValues {
  const named = parseChoice('format', values.format, allowed);
  const [first, second] = shortForms.filter((name) => values[name] && name !== named);
  if (first !== undefined && (second !== undefined || named !== undefined))
    throw new CliError('not-with', {
      option: `--${second ?? first}`,
      other: second === undefined ? `--format ${named}` : `--${first}`,
    });
  const format = named ?? first ?? 'text';
  return {
    ...values,
    format,
    json: format === 'json',
    csv: format === 'csv',
    markdown: format === 'markdown',
  };
}

/** The format that a command prints. @throws RangeError before `resolveOutputFormat`. */
export function outputFormatOf({ format }: Pick<OptionValues, 'format'>): OutputFormat {
  const found = outputFormats.find((one) => one === format);
  if (found === undefined) throw new RangeError(`${format} is not an output format`);
  return found;
}

/** Whether arguments ask for JSON, so that errors are printed as JSON too; they may be wrong otherwise. */
export const asksForJson = (args: readonly string[]): boolean =>
  args.some((arg, place) =>
    arg === '--format' ? args[place + 1] === 'json' : arg === '--json' || arg === '--format=json',
  );
