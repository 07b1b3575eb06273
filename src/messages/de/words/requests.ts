// What a log says of rows and cells.
import type * as english from '../../en/words/requests.ts';
import type { Told } from '../../language.ts';
import { number, plural } from './counts.ts';

/** Room for four characters. */
const brief = (count: number): string => {
  if (count < 10_000) return number(count);
  return count < 1_000_000 ? `${Math.floor(count / 1000)}k` : `${number(Math.floor(count / 1_000_000))}M`;
};

export const requestWords: Told<typeof english.requestWords> = {
  requested: (hits) => `obwohl ${number(hits)}-mal angefragt`,
  unasked: 'laut Zugriffsprotokoll nie angefragt',
  /** The log had more URLs than are kept: of the others nothing is known. */
  notAmong: (kept) => `nicht unter den ${number(kept)} meistangefragten URLs des Zugriffsprotokolls`,
  inRow: (hits) => plural(hits, 'Anfrage', 'Anfragen'),
  short: brief,
};
