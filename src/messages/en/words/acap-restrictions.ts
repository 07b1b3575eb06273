// Words for the restrictions of ACAP (2.5.3 to 2.5.6): their names, their choices, and what each says in short.
import type { IssueCode } from '../../../core/dialects/acap/field.ts';
import type { QualifierName, Support } from '../../../core/dialects/acap/qualifiers.ts';
import type { Locator, ValueParts } from '../../../core/dialects/acap/value-model.ts';
import { list } from '../lists.ts';
import { acapWords } from './acap.ts';

const names: Readonly<Record<QualifierName, string>> = {
  'time-limit': 'Time limit',
  'must-use-resource': 'Use instead',
  'max-length': 'Length limit',
  'prohibited-modification': 'No change of',
  'must-include-resource': 'Must include',
  'prohibited-context': 'Not within',
  'required-context': 'Only within',
  'target-condition': 'Only for',
  'usage-ref': 'Terms',
};

const offers: Readonly<Record<QualifierName, string>> = {
  'time-limit': 'for some time, or until a day…',
  'must-use-resource': 'another page, an element, a META tag or a fixed text…',
  'max-length': 'some characters or words…',
  'prohibited-modification': 'anything, format, style, translation…',
  'must-include-resource': 'a credit, a link, an extract…',
  'prohibited-context': 'a frame of the aggregator’s own',
  'required-context': 'the surroundings of the site, or the aggregator’s frame…',
  'target-condition': 'some addresses, domains or countries…',
  'usage-ref': 'a page with the terms…',
};

const plus = 'as embedded PLUS terms say';

const choices: Readonly<Record<QualifierName, Readonly<Record<string, string>>>> = {
  'time-limit': {
    'until-recrawled': 'until crawled again',
    'until-date': 'until the end of',
    'n-days': 'days from first use',
    'plus-terms': plus,
  },
  'must-use-resource': {
    uri: 'another page',
    id: 'elements by id',
    class: 'elements by class',
    meta: 'a META tag',
    taglist: 'elements by tag',
    text: 'a fixed text',
  },
  'max-length': { chars: 'characters', words: 'words' },
  'prohibited-modification': {
    any: 'anything',
    format: 'format',
    style: 'style',
    appearance: 'appearance',
    translation: 'language',
    content: 'content',
    annotation: 'annotations',
    metadata: 'metadata',
    structure: 'structure',
    'plus-terms': plus,
  },
  'must-include-resource': {
    'plus-terms': plus,
    uri: 'a page',
    extract: 'an extract',
    credit: 'a credit',
    link: 'a link',
    'license-link': 'a link to the licence',
    'registration-link': 'a link to registration',
  },
  'prohibited-context': { 'within-user-frame': 'a frame of the aggregator’s own' },
  'required-context': {
    'within-original-frame': 'the surroundings of the site',
    'within-user-frame': 'a frame of the aggregator’s own',
  },
  'target-condition': {
    ipaddressrangelist: 'addresses in ranges',
    ipaddressmasklist: 'addresses like these',
    permitteddomainlist: 'these domains',
    prohibiteddomainlist: 'all but these domains',
    permittedcountrylist: 'these countries',
    prohibitedcountrylist: 'all but these countries',
    rulesref: 'whom other rules permit',
  },
  'usage-ref': {
    uri: 'a page',
    link: 'a page to read',
    'terms-link': 'terms for machines',
    'permission-link': 'a page that asks for permission',
  },
};

const locators: Readonly<Record<Locator, string>> = {
  id: 'in the element with the id',
  class: 'in the elements of the class',
  meta: 'in the META tag',
  text: 'as the text',
  uri: 'at',
};

/** A qualifier in some words, as it stands in a row or a cell. */
export const restrictionsShortly: Readonly<Record<string, (parts: ValueParts, choice: string) => string>> = {
  'time-limit': ({ choice, items: [item = ''] }, said) =>
    choice === 'until-date'
      ? `until ${item}`
      : choice === 'n-days'
        ? `${item} ${item === '1' ? 'day' : 'days'}`
        : said,
  'max-length': ({ choice, items: [item = ''] }) => `${item} ${choice}`,
  'must-use-resource': (_parts, said) => `instead: ${said}`,
  'prohibited-modification': (_parts, said) =>
    said === plus ? 'changes as PLUS terms say' : `no change of ${said}`,
  'must-include-resource': (_parts, said) => `with ${said === plus ? 'what PLUS terms say' : said}`,
  'prohibited-context': () => 'not in a frame',
  'required-context': (_parts, said) => `only in ${said}`,
  'target-condition': ({ choice, items }, said) =>
    choice.endsWith('list') && items.length <= 3
      ? `${said.startsWith('all but') ? 'not ' : 'only '}${list(items)}`
      : `only ${said}`,
  'usage-ref': () => 'on terms',
};

/** A sentence for why a restriction does not count, or is not meant for this usage. */
const hints: Partial<Record<IssueCode, string>> = {
  'time-limit-third': 'Only the first two time limits count.',
  'time-limit-combo': 'Two limits of one kind: only the first counts.',
  'time-limit-plus-not-alone': 'PLUS terms count only alone.',
  'single-qualifier-repeated': 'Only the first of these counts.',
  'modification-dominated': 'Another line says it all: this one does not count.',
  'rulesref-not-alone': 'Other rules count only alone.',
  'bad-qualifier-value': 'This value cannot be read, so crawlers must read the line as No.',
  'unknown-qualifier': 'ACAP knows no such restriction, so crawlers must read the line as No.',
  'context-contradiction': 'The same frame is required and prohibited: crawlers must read the line as No.',
  'zero-limit': 'A limit of 0 permits nothing.',
  'until-recrawl-alias': 'Written as in one printed example; until-recrawled is meant.',
  'ip-range-reversed': 'A range ends before it begins.',
  'ip-mask-netmask': 'In these masks ones are free; this looks like a netmask.',
  'ip-cidr': 'A mask is meant here, not a prefix length.',
  'country-code-unknown': 'There is no country of this code.',
};

const problems = {
  date: 'Nothing is written yet: this is no day of the calendar.',
  number: 'Nothing is written yet: a whole number is meant.',
  address:
    'Nothing is written yet: an address has four numbers, as in 192.0.2.1, and both sides are of one kind.',
  domain: 'Nothing is written yet: this is no domain.',
  text: 'Nothing is written yet: this cannot be empty.',
  prefix: 'A number from 0 to 32 is meant.',
} as const;

export type ValueProblem = keyof typeof problems;

export const restrictionWords = {
  name: (type: string) => (names as Readonly<Record<string, string>>)[type.toLowerCase()] ?? type,
  offer: (type: QualifierName) => offers[type],
  choice: (type: string, choice: string) =>
    (choices as Readonly<Record<string, Readonly<Record<string, string>>>>)[type.toLowerCase()]?.[choice] ??
    choice,
  locator: (locator: Locator) => locators[locator],
  label: (name: string, n: number | undefined, what: string) =>
    `${name}${n === undefined ? '' : ` ${n}`}: ${what}`,
  parts: {
    kind: 'kind',
    value: 'value',
    where: 'where',
    from: 'from',
    to: 'to',
    address: 'address',
    mask: 'free bits',
    prefix: 'prefix length',
    country: 'add a country',
  },
  to: 'to',
  free: 'free',
  remove: (name: string, n: number | undefined) => `Remove ${name}${n === undefined ? '' : ` ${n}`}`,
  removeItem: (item: string) => `Remove ${item}`,
  addSecondLimit: 'Add a second limit; the earlier one counts',
  addAnother: 'Add another',
  disputed: (support: Exclude<Support, 'both'>, usage: string) =>
    support === 'annex'
      ? `only Annex A allows this for ${acapWords.usageName(usage)}`
      : `only the text allows this for ${acapWords.usageName(usage)}, not Annex A`,
  notFor: (usage: string) =>
    `${acapWords.usageName(usage)} takes no restriction of this kind: crawlers must read the line as No.`,
  hint: (code: IssueCode) => hints[code],
  problem: (problem: ValueProblem) => problems[problem],
  since: '1.1',
  keep: 'A crawler that cannot keep to a restriction must read the line as No.',
  choose: 'choose…',
} as const;
