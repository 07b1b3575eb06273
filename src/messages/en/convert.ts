// The words of converting a file between conventional records and ACAP.
import type { LossCode, PinsLossCode, PlaceLossCode } from '../../core/convert/conversion.ts';
import { inLanguage } from '../language.ts';
import { list, number, plural } from './counts.ts';

// English for what decisions about fetching lose where they are said in pages, headers and documents.
export const placeLossWords: Readonly<Record<PlaceLossCode, (words: readonly string[]) => string>> = {
  'place-fetched': ([url]) =>
    `Fetching ${url} was forbidden; there only indexing and following can be. A crawler learns of it by fetching ${url}, so no crawler sees it as long as the rule stays.`,
  'place-everyone': ([name, url]) =>
    `${name} may fetch ${url}. What is said to all crawlers there holds for ${name} too.`,
  'place-named': ([name]) => `Only a crawler that looks for ${name} there hears what is said to ${name}.`,
  'place-nameless': ([name, url]) =>
    `${name} cannot be named there, so it is not told that it may not fetch ${url}.`,
  'place-elsewhere': ([url]) => `${url} is on another site: the file says nothing about it.`,
};

export const placeLossTitles: Readonly<Record<PlaceLossCode, string>> = {
  'place-fetched': 'Fetching, which only the policy file forbids',
  'place-everyone': 'Crawlers that may fetch',
  'place-named': 'Names that few crawlers look for',
  'place-nameless': 'Crawlers that cannot be named',
  'place-elsewhere': 'Other sites',
};

// English for what is lost when a data.txt of the R package pins is turned into records. One function per code.
export const pinsLossWords: { readonly [Code in PinsLossCode]: Words } = {
  'pins-elsewhere': ([address]) =>
    `${address} is on another site, of which no Allow can speak. It stays as a line that describes the record.`,
  'pins-columns': ([count]) =>
    count === '1'
      ? 'A column becomes a line: name, type and description in this order.'
      : `${count} columns become a line each: name, type and description in this order.`,
  'pins-name': ([name, value]) => `${name} cannot be the name of a line, so “${value}” is lost.`,
  'pins-value': ([name, value]) => `${name} cannot be written in one line, so “${value}” is lost.`,
  'pins-line-breaks': ([name]) => `The line breaks in ${name} become spaces.`,
  'pins-unread': () => 'This line is not read, so what it says is lost.',
};

export const pinsLossTitles: { readonly [Code in PinsLossCode]: string } = {
  'pins-elsewhere': 'Addresses on other sites',
  'pins-columns': 'Columns',
  'pins-name': 'Names that cannot be written',
  'pins-value': 'Values that cannot be written',
  'pins-line-breaks': 'Line breaks in values',
  'pins-unread': 'Lines that are not read',
};

// English for what a conversion between conventional records and ACAP loses. One function per code.
type Words = (words: readonly string[]) => string;

export const lossWords: { readonly [Code in LossCode]: Words } = inLanguage('lossWords', {
  ...pinsLossWords,
  ...placeLossWords,
  'acap-present': () => 'The file has ACAP lines already, so nothing is changed.',
  'nothing-to-convert': () => 'The file has no record that could be converted.',
  version: ([version]) => `The file is written in ACAP ${version}, which is not read here.`,
  case: ([path]) => `The case of ${path} counts for RFC 9309, but not for ACAP.`,
  'query-escapes': ([path]) =>
    `Behind “?”, RFC 9309 takes an escaped delimiter for a plain one and ACAP does not: there ${path} may match other URLs.`,
  'path-encoded': ([path, written]) =>
    `ACAP cannot write ${path} as it is. It becomes ${written}, which not every URL is compared with.`,
  'another-decides': ([before, ...now]) =>
    `Where ${before} and ${list(now)} match the same URL, ${before} decided, and now the other does.`,
  undecided: ([allowed, ...prohibited]) =>
    `Where ${allowed} and ${list(prohibited)} match the same URL, the permission decided. For ACAP neither is narrower, which is a prohibition.`,
  tie: ([path]) =>
    `A permission and a prohibition for ${path} contradicted each other, which is a prohibition. Now it is written as one.`,
  name: ([name]) =>
    `ACAP cannot write the name ${name}: this crawler hears what is said to any crawler instead.`,
  'own-file': (names) =>
    `RFC 9309 always lets crawlers fetch the file itself. In ACAP it is prohibited like any other path, for ${list(names.map((name) => (name === '*' ? 'any crawler' : name)))}.`,
  'other-field': ([name, value]) => `There is no place for ${name}: ${value}.`,
  usage: ([usage, resource]) =>
    `Conventional records speak about crawling only. What is said about ${usage} for ${resource} is lost.`,
  qualifier: ([qualifier, usage]) => `The restriction ${qualifier} of ${usage} is lost.`,
  purpose: (purposes) => `Fields that hold only for the purpose ${list(purposes)} are lost.`,
  request: ([action, path]) => `The request to ${action} ${path} is lost.`,
  reference: ([locator]) =>
    `What ${locator} says about crawling now is copied. The rest of it is lost, and so is every later change.`,
  'reference-missing': ([locator]) =>
    `${locator} is not loaded. What it says is lost, and so is the prohibition that applies until it is loaded.`,
  silence: () =>
    'ACAP leaves it to the crawler what to do where no field speaks. Conventional records allow it.',
  'records-replaced': (names) =>
    `The conventional records for ${list(names)} said something else. They are replaced.`,
  comment: ([comment]) => `The comment “${comment}” goes with its line.`,
  'not-compared': () =>
    'More rules of this file can meet than are compared here: for some URLs another rule may decide.',
  'too-many-rules': () =>
    'The rules for all crawlers together are too many to be converted, so nothing is changed.',
});

/** A loss with its line, counted from 1. */
export const lossAt = inLanguage('lossAt', (line: number, told: string): string => `Line ${line}: ${told}`);

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

export const convertWords = inLanguage('convertWords', {
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
  answers: 'Answers in the table',
  fetch: (changed: number, all: number) => cells('Fetching', changed, all),
  crawl: (changed: number, all: number) => cells('Crawling, as ACAP has it', changed, all),
  noCells: 'The table asks about no URL yet, so no answer can be compared.',
  counting: 'Comparing the answers…',
  moreLosses: (count: number) => `and ${number(count)} more`,
  convert: (losses: number) =>
    losses === 0 ? 'Convert' : `Convert with ${plural(losses, 'loss', 'losses')}`,
  cancel: 'Cancel',
  close: 'Close',
  done: (to: keyof typeof records) => `Converted to ${records[to]}.`,
} as const);
