// The output format of a command: --format, and its short forms --json, --markdown and --csv.
import { CliError } from '../cli-error.ts';
import { parseChoice } from './option-values.ts';
import { type OptionValues, type OutputFormat, outputFormats, usualFormats } from './options.ts';

const shortForms = ['json', 'csv', 'markdown'] as const satisfies readonly OutputFormat[];

/**
 * Returns the values with `format` set to the selected format, `text` by default, and the short forms to match it.
 * @throws CliError if two formats are selected, or one that the command does not print.
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

/** The selected output format. @throws RangeError before `resolveOutputFormat`. */
export function outputFormatOf({ format }: Pick<OptionValues, 'format'>): OutputFormat {
  const match = outputFormats.find((candidate) => candidate === format);
  if (match === undefined) throw new RangeError(`${format} is not an output format`);
  return match;
}

/** Whether arguments request JSON, so that errors are printed as JSON too. The other arguments may be invalid. */
export const asksForJson = (args: readonly string[]): boolean =>
  args.some((arg, index) =>
    arg === '--format' ? args[index + 1] === 'json' : arg === '--json' || arg === '--format=json',
  );
