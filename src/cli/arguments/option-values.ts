// Parses the values of options that are restricted.
import { findNearestValue } from '../../core/syntax/nearest-name.ts';
import { list } from '../../messages/en/counts.ts';
import { CliError } from '../cli-error.ts';
import type { FetchLimits } from '../network/fetch-file.ts';
import type { OptionName, OptionValues } from './options.ts';

function rejectValue(option: OptionName, value: string, allowed: string, all: readonly string[] = []): never {
  const near = findNearestValue(value, all);
  throw new CliError('bad-value', {
    option: `--${option}`,
    value,
    allowed,
    ...(near === undefined ? {} : { near }),
  });
}

/** Returns the value if it is one of `all`. @throws CliError for another value. */
export function parseChoice<T extends string>(option: OptionName, value: string, all: readonly T[]): T;
export function parseChoice<T extends string>(
  option: OptionName,
  value: string | undefined,
  all: readonly T[],
): T | undefined;
export function parseChoice<T extends string>(
  option: OptionName,
  value: string | undefined,
  all: readonly T[],
): T | undefined {
  if (value === undefined) return undefined;
  return all.find((candidate) => candidate === value) ?? rejectValue(option, value, all.join(', '), all);
}

/** Returns the operand if it is one of `all`. @throws CliError for another one. */
export function parseOperand<T extends string>(command: string, value: string, all: readonly T[]): T {
  const match = all.find((candidate) => candidate === value);
  if (match !== undefined) return match;
  const near = findNearestValue(value, all);
  throw new CliError('bad-operand', {
    command,
    value,
    allowed: all.join(', '),
    ...(near === undefined ? {} : { near }),
  });
}

/** Parses a whole number of at least `least`. @throws CliError for any other value. */
export function parseWholeNumber(
  option: OptionName,
  value: string | undefined,
  least = 0,
): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  const isValid = /^\d+$/.test(value) && Number.isSafeInteger(number) && number >= least;
  return isValid ? number : rejectValue(option, value, `a whole number from ${least}`);
}

const failureNames = ['timeout', 'network'] as const;

/** Parses the result of a request. @throws CliError if it is neither a status nor the name of a failure. */
export function parseStatus(value: string | undefined): number | (typeof failureNames)[number] | undefined {
  if (value === undefined) return undefined;
  const name = failureNames.find((candidate) => candidate === value);
  if (name) return name;
  const status = Number(value);
  if (/^\d{3}$/.test(value) && status >= 200 && status <= 599) return status;
  return rejectValue('status', value, `a number from 200 to 599, ${list(failureNames)}`);
}

/** Compares the text too, because Date reads 30 February as 2 March. */
function isCalendarDay(text: string): boolean {
  const day = new Date(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Parses a day. @throws CliError if it is not one. */
export function parseDay(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  return isCalendarDay(value) ? value : rejectValue('today', value, 'a day as YYYY-MM-DD');
}

/** Parses an origin: scheme, host and port. @throws CliError if a part is missing or there are others. */
export function parseOrigin(value: string | undefined): string {
  if (value === undefined) return '';
  const [origin] = /^[a-z][a-z0-9+.-]*:\/\/[^/?#\s]+/i.exec(value) ?? [];
  const isOrigin = origin !== undefined && (value === origin || value === `${origin}/`);
  return isOrigin
    ? origin
    : rejectValue('origin', value, 'scheme, host and port, such as https://www.example.com');
}

/** The default timeout of a request, in seconds. */
const DEFAULT_TIMEOUT = 10;
const MAX_TIMEOUT = 600;

/** Parses the limits of requests to servers. @throws CliError if the timeout is not a whole number from 1 to 600. */
export function parseFetchLimits(values: Pick<OptionValues, 'timeout' | 'allow-private'>): FetchLimits {
  const seconds = parseWholeNumber('timeout', values.timeout, 1) ?? DEFAULT_TIMEOUT;
  if (seconds > MAX_TIMEOUT)
    rejectValue('timeout', String(seconds), `a whole number from 1 to ${MAX_TIMEOUT}`);
  return { seconds, allowPrivate: values['allow-private'] };
}
