// Words for converting a file between conventional records and ACAP.
import type { LossCode, PinsLossCode, PlaceLossCode } from '../../core/convert/conversion.ts';
import { inLanguage } from '../language.ts';
import { list, number, plural } from './counts.ts';

// English for what access rules lose when they become page tags, headers, or documents.
export const placeLossWords: Readonly<Record<PlaceLossCode, (words: readonly string[]) => string>> = {
  'place-fetched': ([url]) =>
    `The rule blocks fetching ${url}; a page or header can only forbid indexing and following. A crawler must fetch ${url} to see that, so it has no effect while the rule stays.`,
  'place-everyone': ([name, url]) =>
    `${name} may fetch ${url}. A line there for all crawlers also applies to ${name}.`,
  'place-named': ([name]) =>
    `Most crawlers do not look for a line with the name ${name}. Only those that do see it.`,
  'place-nameless': ([name, url]) =>
    `A line there cannot name ${name}, so nothing tells ${name} not to fetch ${url}.`,
  'place-elsewhere': ([url]) => `${url} is on another site, so the file says nothing about it.`,
};

export const placeLossTitles: Readonly<Record<PlaceLossCode, string>> = {
  'place-fetched': 'Fetching, which only the policy file can block',
  'place-everyone': 'Crawlers that may fetch',
  'place-named': 'Names that few crawlers look for',
  'place-nameless': 'Crawlers that cannot be named',
  'place-elsewhere': 'Other sites',
};

// English for what is lost when a data.txt of the R package pins becomes records: one function per code.
export const pinsLossWords: { readonly [Code in PinsLossCode]: Words } = {
  'pins-elsewhere': ([address]) =>
    `${address} is on another site, so no Allow can apply to it. It stays as a line that describes the record.`,
  'pins-columns': ([count]) =>
    count === '1'
      ? 'A column becomes a line with name, type and description in this order.'
      : `${count} columns each become a line with name, type and description in this order.`,
  'pins-name': ([name, value]) => `${name} cannot be the name of a line, so “${value}” is lost.`,
  'pins-value': ([name, value]) => `${name} cannot be written in one line, so “${value}” is lost.`,
  'pins-line-breaks': ([name]) => `The line breaks in ${name} become spaces.`,
  'pins-unread': () => 'This line cannot be read, so its content is lost.',
};

export const pinsLossTitles: { readonly [Code in PinsLossCode]: string } = {
  'pins-elsewhere': 'Addresses on other sites',
  'pins-columns': 'Columns',
  'pins-name': 'Names that cannot be written',
  'pins-value': 'Values that cannot be written',
  'pins-line-breaks': 'Line breaks in values',
  'pins-unread': 'Lines that are not read',
};

// English for what a conversion between conventional records and ACAP loses: one function per code.
type Words = (words: readonly string[]) => string;

export const lossWords: { readonly [Code in LossCode]: Words } = inLanguage('lossWords', {
  ...pinsLossWords,
  ...placeLossWords,
  'acap-present': () => 'The file already has ACAP lines, so nothing is changed.',
  'nothing-to-convert': () => 'The file has no records to convert.',
  version: ([version]) => `The file is written in ACAP ${version}, which is not read here.`,
  case: ([path]) => `RFC 9309 distinguishes upper and lower case in ${path}, but ACAP does not.`,
  'query-escapes': ([path]) =>
    `After “?”, RFC 9309 treats an escaped delimiter like a plain one, but ACAP does not, so ${path} may match different URLs.`,
  'path-encoded': ([path, written]) =>
    `ACAP cannot express ${path} as written. It becomes ${written}, which some crawlers take for a different path.`,
  'another-decides': ([before, ...now]) =>
    `Where ${before} and ${list(now)} match the same URL, ${before} decided before, and the other one decides now.`,
  undecided: ([allowed, ...prohibited]) =>
    `Where ${allowed} and ${list(prohibited)} match the same URL, the permission decided. In ACAP neither is narrower, so the URL is prohibited.`,
  tie: ([path]) =>
    `A permission and a prohibition for ${path} contradicted each other, which counts as a prohibition. This is now written as a single prohibition.`,
  name: ([name]) => `ACAP cannot express the name ${name}. The record for any crawler applies to it instead.`,
  'own-file': (names) =>
    `RFC 9309 always lets crawlers fetch the file itself. In ACAP, it is prohibited for ${list(names.map((name) => (name === '*' ? 'any crawler' : name)))} like any other path.`,
  'other-field': ([name, value]) => `This cannot be expressed: ${name}: ${value}.`,
  usage: ([usage, resource]) =>
    `Conventional records cover only crawling. What the file says about ${usage} for ${resource} is lost.`,
  qualifier: ([qualifier, usage]) => `The restriction ${qualifier} of ${usage} is lost.`,
  purpose: (purposes) => `Fields that hold only for the purpose ${list(purposes)} are lost.`,
  request: ([action, path]) => `The request to ${action} ${path} is lost.`,
  reference: ([locator]) =>
    `What ${locator} currently says about crawling is copied. The rest of it and all later changes are lost.`,
  'reference-missing': ([locator]) =>
    `${locator} is not loaded, or itself refers to another file. The prohibition that applies until this is corrected is lost.`,
  silence: () =>
    'Where no field applies, ACAP leaves the decision to the crawler. Conventional records allow it.',
  'records-replaced': (names) =>
    `The conventional records for ${list(names)} said something different. They are replaced.`,
  comment: ([comment]) => `The comment “${comment}” is removed with its line.`,
  'not-compared': () =>
    'This file has too many overlapping rules to compare them all, so another rule may decide for some URLs.',
  'too-many-rules': () => 'The crawlers together have too many rules to convert, so nothing is changed.',
});

/** A loss with its line, counted from 1. */
export const lossAt = inLanguage('lossAt', (line: number, told: string): string => `Line ${line}: ${told}`);

const lossTitles: { readonly [Code in LossCode]: string } = {
  ...pinsLossTitles,
  ...placeLossTitles,
  'acap-present': 'ACAP lines that already exist',
  'nothing-to-convert': 'Nothing to convert',
  version: 'Another version of ACAP',
  case: 'Upper and lower case in paths',
  'query-escapes': 'Escapes after “?”',
  'path-encoded': 'Paths that are written differently',
  'another-decides': 'Another rule decides',
  undecided: 'Permissions that become prohibitions',
  tie: 'Contradictions that are resolved',
  name: 'Names that cannot be expressed',
  'own-file': 'The file itself',
  'other-field': 'Fields that cannot be expressed',
  usage: 'Usages other than crawling',
  qualifier: 'Restrictions',
  purpose: 'Purposes',
  request: 'Requests',
  reference: 'Other files that are read too',
  'reference-missing': 'Other files that are not known',
  comment: 'Comments',
  'not-compared': 'Rules that were not compared',
  'too-many-rules': 'More rules than can be converted',
  silence: 'What was left open',
  'records-replaced': 'Conventional records that are replaced',
};

const cells = (what: string, changed: number, all: number) =>
  changed === 0
    ? `${what}: none of ${plural(all, 'answer', 'answers')} of the table changes.`
    : `${what}: ${number(changed)} of ${plural(all, 'answer', 'answers')} of the table ${changed === 1 ? 'changes' : 'change'}.`;

const records = { acap: 'ACAP', conventional: 'conventional records' } as const;

export const convertWords = inLanguage('convertWords', {
  menu: 'More for this file',
  choose: (to: keyof typeof records) => `Convert to ${records[to]}…`,
  records,
  title: (path: string, to: keyof typeof records) => `Convert ${path} to ${records[to]}`,
  about: {
    acap: 'Keeps the conventional records and adds ACAP records after them. The ACAP records say the same about crawling, with each original line as a comment.',
    conventional:
      'Rewrites what the ACAP records say about crawling as conventional records, and removes the ACAP lines.',
  },
  ignoreConventional: 'Tell crawlers that read ACAP to ignore the conventional records of this file',
  working: 'Converting…',
  tooBig: (lines: number, most: number) =>
    `The file has ${number(lines)} lines. Files of up to ${number(most)} lines can be converted here, because all rules are compared with each other first.`,
  nothing: 'Nothing would change.',
  losses: (count: number) =>
    count === 0
      ? 'No loss was found. The answers of the table are compared below.'
      : `${plural(count, 'thing', 'things')} would be lost or change`,
  lossTitle: (code: LossCode, count: number) => `${lossTitles[code]} (${number(count)})`,
  answers: 'Answers in the table',
  fetch: (changed: number, all: number) => cells('Fetching', changed, all),
  crawl: (changed: number, all: number) => cells('Crawling (ACAP)', changed, all),
  noCells: 'The table has no URLs yet, so there are no answers to compare.',
  counting: 'Comparing the answers…',
  moreLosses: (count: number) => `and ${number(count)} more`,
  convert: (losses: number) =>
    losses === 0 ? 'Convert' : `Convert with ${plural(losses, 'loss', 'losses')}`,
  cancel: 'Cancel',
  close: 'Close',
  done: (to: keyof typeof records) => `Converted to ${records[to]}.`,
} as const);
