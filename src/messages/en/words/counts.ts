// Numbers in sentences.
import { numberIn } from '../../../core/text/number-in.ts';

const oneDigit = numberIn('en', { maximumFractionDigits: 1 });

export const number = numberIn('en');

/** A number with its noun. */
export const plural = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;

/** A size, given in octets, as it is told everywhere. */
export function sizeTold(octets: number): string {
  if (octets < 1024) return plural(octets, 'byte', 'bytes');
  const kib = Math.round(octets / 102.4) / 10;
  return kib < 1024 ? `${oneDigit(kib)} KiB` : `${oneDigit(octets / 1024 ** 2)} MiB`;
}

/** What goes along with a rule. `comments`: the comment lines above that belong to it; nothing is said of none. */
export const withComments = (comments: string | number = 0): string =>
  Number(comments) === 0
    ? ''
    : Number(comments) === 1
      ? ' with its comment'
      : ` with its ${comments} comment lines`;
