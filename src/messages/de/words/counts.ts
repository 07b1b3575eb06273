// Numbers in sentences.

import { numberIn } from '../../../core/text/number-in.ts';
import type * as english from '../../en/words/counts.ts';

const oneDigit = numberIn('de', { maximumFractionDigits: 1 });

export const number: typeof english.number = numberIn('de');

/** A number with its noun. */
export const plural: typeof english.plural = (count, one, many) =>
  `${number(count)} ${count === 1 ? one : many}`;

/** A size, given in octets, as it is told everywhere. */
export const sizeTold: typeof english.sizeTold = (octets) => {
  if (octets < 1024) return plural(octets, 'Byte', 'Bytes');
  const kib = Math.round(octets / 102.4) / 10;
  return kib < 1024 ? `${oneDigit(kib)} KiB` : `${oneDigit(octets / 1024 ** 2)} MiB`;
};

export const withComments: typeof english.withComments = (comments) => {
  const count = Number(comments ?? 0);
  if (count === 0) return '';
  return count === 1 ? ' mit Kommentar' : ` mit ${comments} Kommentarzeilen`;
};
