// The words of converting a file between conventional records and ACAP.
import type { LossCode } from '../../../core/convert/conversion.ts';
import { pinsLossTitles } from '../pins-losses.ts';
import { placeLossTitles } from '../place-losses.ts';
import { number, plural } from './counts.ts';

const lossTitles: { readonly [Code in LossCode]: string } = {
  ...pinsLossTitles,
  ...placeLossTitles,
  'acap-present': 'ACAP lines that are there already',
  'nothing-to-convert': 'Nothing to convert',
  version: 'Another version of ACAP',
  case: 'Upper and lower case in paths',
  'query-escapes': 'Escapes behind “?”',
  'path-encoded': 'Paths that are written otherwise',
  'another-decides': 'Another rule decides',
  undecided: 'Permissions that become prohibitions',
  tie: 'Contradictions that are settled',
  name: 'Names that cannot be written',
  'own-file': 'The file itself',
  'other-field': 'Fields without a place',
  usage: 'Usages other than crawling',
  qualifier: 'Restrictions',
  purpose: 'Purposes',
  request: 'Requests',
  reference: 'Other files that are read too',
  'reference-missing': 'Other files that are not here',
  comment: 'Comments',
  'not-compared': 'Rules that were not compared',
  'too-many-rules': 'More rules than can be converted',
  silence: 'What was left open',
  'records-replaced': 'Conventional records that are replaced',
};

const cells = (what: string, changed: number, all: number) =>
  changed === 0
    ? `${what}: no answer of ${number(all)} changes.`
    : `${what}: ${number(changed)} of ${plural(all, 'answer', 'answers')} ${changed === 1 ? 'changes' : 'change'}.`;

const records = { acap: 'ACAP', conventional: 'conventional records' } as const;

export const convertWords = {
  menu: 'More for this file',
  choose: (to: keyof typeof records) => `Convert to ${records[to]}…`,
  records,
  title: (path: string, to: keyof typeof records) => `Convert ${path} to ${records[to]}`,
  about: {
    acap: 'Adds ACAP records behind the conventional ones, which stay. They say the same about crawling, with each original line beside them as a comment.',
    conventional:
      'Writes what the ACAP records say about crawling as conventional records, and takes the ACAP lines away.',
  },
  ignoreConventional: 'Tell crawlers that read ACAP to ignore the conventional records of this file',
  working: 'Working it out…',
  tooBig: (lines: number, most: number) =>
    `The file has ${number(lines)} lines. Rules are compared with each other before they are converted, which would take too long: up to ${number(most)} lines can be converted here.`,
  nothing: 'Nothing would change.',
  losses: (count: number) =>
    count === 0
      ? 'Nothing is lost: about crawling, the answers stay the same for every crawler and URL.'
      : `${plural(count, 'thing', 'things')} would be lost, or said otherwise`,
  lossTitle: (code: LossCode, count: number) => `${lossTitles[code]} (${number(count)})`,
  answers: 'Answers in the matrix',
  fetch: (changed: number, all: number) => cells('Fetching', changed, all),
  crawl: (changed: number, all: number) => cells('Crawling, as ACAP has it', changed, all),
  noCells: 'The matrix asks about no URL yet, so no answer can be compared.',
  counting: 'Comparing the answers…',
  moreLosses: (count: number) => `and ${number(count)} more`,
  convert: (losses: number) =>
    losses === 0 ? 'Convert' : `Convert with ${plural(losses, 'loss', 'losses')}`,
  cancel: 'Cancel',
  close: 'Close',
  done: (to: keyof typeof records) => `Converted to ${records[to]}.`,
} as const;
