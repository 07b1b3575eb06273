// Values of options that must be one of a few.
import { nearest } from '../core/dialects/acap/checks/nearest.ts';
import { list } from '../messages/en/counts.ts';
import { Complaint } from './complaint.ts';
import type { OptionName } from './options.ts';

function refuse(option: OptionName, value: string, allowed: string, all: readonly string[] = []): never {
  const near = nearest(value, all);
  throw new Complaint('bad-value', {
    option: `--${option}`,
    value,
    allowed,
    ...(near === undefined ? {} : { near }),
  });
}

/** The value if it is one of `all`. @throws Complaint if it is another. */
export function oneOf<T extends string>(option: OptionName, value: string, all: readonly T[]): T;
export function oneOf<T extends string>(
  option: OptionName,
  value: string | undefined,
  all: readonly T[],
): T | undefined;
export function oneOf<T extends string>(
  option: OptionName,
  value: string | undefined,
  all: readonly T[],
): T | undefined {
  if (value === undefined) return undefined;
  return all.find((one) => one === value) ?? refuse(option, value, all.join(', '), all);
}

/** A whole number from `least`. @throws Complaint for anything else. */
export function wholeNumber(option: OptionName, value: string | undefined, least = 0): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  const isOne = /^\d+$/.test(value) && Number.isSafeInteger(number) && number >= least;
  return isOne ? number : refuse(option, value, `a whole number from ${least}`);
}

const names = ['timeout', 'network'] as const;

/** How a request ended. @throws Complaint for what is neither a status nor a name of a failure. */
export function statusOf(value: string | undefined): number | (typeof names)[number] | undefined {
  if (value === undefined) return undefined;
  const name = names.find((one) => one === value);
  if (name) return name;
  const status = Number(value);
  if (/^\d{3}$/.test(value) && status >= 200 && status <= 599) return status;
  return refuse('status', value, `a number from 200 to 599, ${list(names)}`);
}

/** What is written is compared as well: 30 February is read as 2 March. */
function isDay(text: string): boolean {
  const day = new Date(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A day. @throws Complaint for what is none. */
export function dayOf(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  return isDay(value) ? value : refuse('today', value, 'a day as YYYY-MM-DD');
}

/** An origin: scheme, host and port. @throws Complaint for what has more or less. */
export function originOf(value: string | undefined): string {
  if (value === undefined) return '';
  const [origin] = /^[a-z][a-z0-9+.-]*:\/\/[^/?#\s]+/i.exec(value) ?? [];
  const isAll = origin !== undefined && (value === origin || value === `${origin}/`);
  return isAll ? origin : refuse('origin', value, 'scheme, host and port, such as https://www.example.com');
}
