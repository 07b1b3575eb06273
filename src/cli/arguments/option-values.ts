// Values of options that must be one of a few.
import { findNearestName } from '../../core/syntax/nearest-name.ts';
import { list } from '../../messages/en/counts.ts';
import { CliError } from '../cli-error.ts';
import type { FetchLimits } from '../network/fetch-file.ts';
import type { OptionName, OptionValues } from './options.ts';

function rejectValue(option: OptionName, value: string, allowed: string, all: readonly string[] = []): never {
  const near = findNearestName(value, all);
  throw new CliError('bad-value', {
    option: `--${option}`,
    value,
    allowed,
    ...(near === undefined ? {} : { near }),
  });
}

/** The value if it is one of `all`. @throws Complaint if it is another. */
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
  return all.find((one) => one === value) ?? rejectValue(option, value, all.join(', '), all);
}

/** The operand if it is one of `all`. @throws CliError if it is another. */
export function parseOperand<T extends string>(command: string, value: string, all: readonly T[]): T {
  const found = all.find((one) => one === value);
  if (found !== undefined) return found;
  throw new CliError('bad-operand', { command, value, allowed: all.join(', ') });
}

/** A whole number from `least`. @throws Complaint for anything else. */
export function parseWholeNumber(
  option: OptionName,
  value: string | undefined,
  least = 0,
): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  const isOne = /^\d+$/.test(value) && Number.isSafeInteger(number) && number >= least;
  return isOne ? number : rejectValue(option, value, `a whole number from ${least}`);
}

const failureNames = ['timeout', 'network'] as const;

/** How a request ended. @throws Complaint for what is neither a status nor a name of a failure. */
export function parseStatus(value: string | undefined): number | (typeof failureNames)[number] | undefined {
  if (value === undefined) return undefined;
  const name = failureNames.find((one) => one === value);
  if (name) return name;
  const status = Number(value);
  if (/^\d{3}$/.test(value) && status >= 200 && status <= 599) return status;
  return rejectValue('status', value, `a number from 200 to 599, ${list(failureNames)}`);
}

/** What is written is compared as well: 30 February is read as 2 March. */
function isCalendarDay(text: string): boolean {
  const day = new Date(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A day. @throws Complaint for what is none. */
export function parseDay(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  return isCalendarDay(value) ? value : rejectValue('today', value, 'a day as YYYY-MM-DD');
}

/** An origin: scheme, host and port. @throws Complaint for what has more or less. */
export function parseOrigin(value: string | undefined): string {
  if (value === undefined) return '';
  const [origin] = /^[a-z][a-z0-9+.-]*:\/\/[^/?#\s]+/i.exec(value) ?? [];
  const isAll = origin !== undefined && (value === origin || value === `${origin}/`);
  return isAll
    ? origin
    : rejectValue('origin', value, 'scheme, host and port, such as https://www.example.com');
}

/** Seconds for a request if nothing is said. */
const DEFAULT_TIMEOUT = 10;
const MAX_TIMEOUT = 600;

/** What bounds requests to servers. @throws CliError for a time that is no number of seconds from 1 to 600. */
export function parseFetchLimits(values: Pick<OptionValues, 'timeout' | 'allow-private'>): FetchLimits {
  const seconds = parseWholeNumber('timeout', values.timeout, 1) ?? DEFAULT_TIMEOUT;
  if (seconds > MAX_TIMEOUT)
    rejectValue('timeout', String(seconds), `a whole number from 1 to ${MAX_TIMEOUT}`);
  return { seconds, allowPrivate: values['allow-private'] };
}
