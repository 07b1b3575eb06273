// What is known of the lines of today, in English: how they stand, to what, and what is open about them.
import type { ContestedCode, LineFact, RelationCode } from '../../../core/dialects/modern-lines/facts.ts';
import { listAll } from '../lists.ts';

/** Who heeds it, by and large. */
export const lineStatus: { readonly [Status in LineFact['status']]: string } = {
  read: 'Read by those it is meant for.',
  partly: 'Read by some.',
  draft: 'A draft: nobody is known to read it yet.',
  published: 'Published; who reads it is not known, or one service only.',
  retired: 'Retired: nobody reads it any more.',
  unread: 'Nobody is known to read it.',
};

/** What it has to do with who may fetch what. */
export const lineRelation: { readonly [Code in RelationCode]: string } = {
  none: 'It opens and closes nothing.',
  pace: 'It asks for a pace; what may be fetched stays as it is.',
  hours: 'It asks for hours; what may be fetched stays as it is.',
  noindex:
    'It closes nothing. What works instead, META or a header, is seen only where the page may be fetched.',
  duplicates: 'It closes nothing: it tells which addresses lead to the same page.',
  use: 'It closes nothing: it says what may be done with what was fetched.',
  'use-after-access': 'It says what may be done with what may be fetched; about the rest it says nothing.',
};

/** What no source settles, and what is done here. */
export const lineContested: { readonly [Code in ContestedCode]: string } = {
  'bing-default':
    'Bing is said to take the delay of the record for all others where its own has none; to others a record of their own switches that one off.',
  'largest-delay':
    'Of several delays in one record some take the smallest, some the last. Gatepost shows the largest, which is kindest to the server.',
  'clean-param-scope':
    'Yandex lets the line stand anywhere; one parser keeps it to its record. Gatepost reads it for the whole file.',
  'signal-scope':
    'Some read a signal for the robots of its record, some for the whole site. Gatepost reads it by record, with lines above all records as defaults; the other reading is a switch.',
  'usage-draft': 'The drafts say of themselves that parts have no consensus.',
  'license-in-records':
    'RSL 1.0 (4.4.2): a License in a record replaces the global ones for the crawlers of that record. The older guide calls every License global.',
};

/** Who is said to obey a line, and who not. */
export function lineHonoured({ honouredBy }: Pick<LineFact, 'honouredBy'>): string {
  const named = (says: string) => honouredBy.filter((one) => one.says === says).map(({ who }) => who);
  const [yes, no] = [named('obeyed'), named('ignored')];
  const parts = [
    ...(yes.length > 0 ? [`Read by ${listAll(yes)}.`] : []),
    ...(no.length > 0 ? [`Not by ${listAll(no)}.`] : []),
  ];
  return parts.length > 0
    ? [...parts, 'Of others nothing is known.'].join(' ')
    : 'Nobody is known to read it.';
}
