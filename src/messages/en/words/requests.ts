// What a log says of rows and cells.
import { number, plural } from './counts.ts';

/** Room for four characters. */
const brief = (count: number): string => {
  if (count < 10_000) return number(count);
  return count < 1_000_000 ? `${Math.floor(count / 1000)}k` : `${number(Math.floor(count / 1_000_000))}M`;
};

export const requestWords = {
  requested: (hits: number) => `although requested ${plural(hits, 'time', 'times')}`,
  unasked: 'never requested in the log',
  /** The log had more URLs than are kept: of the others nothing is known. */
  notAmong: (kept: number) => `not among the ${number(kept)} most requested URLs of the log`,
  inRow: (hits: number) => plural(hits, 'request', 'requests'),
  short: brief,
} as const;
