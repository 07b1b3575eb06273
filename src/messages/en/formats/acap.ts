// Words of the form for ACAP: rows, records, definitions, and facts about the file.

import type { IssueCode, RequestAction } from '../../../core/formats/acap/field.ts';
import type { DefinitionKind } from '../../../core/formats/acap/field-spelling.ts';
import type { QualifierName, UsageSupport } from '../../../core/formats/acap/qualifiers.ts';
import type { UsageReason, UsageSettings } from '../../../core/formats/acap/question/usage-verdict.ts';
import type { Usage } from '../../../core/formats/acap/usages.ts';
import type { Locator } from '../../../core/formats/acap/value-parts.ts';
import { inLanguage } from '../../language.ts';
import { list, listAll, number } from '../counts.ts';
import { acapNames } from './acap-names.ts';
import { restrictionValueWords } from './acap-restrictions.ts';

// Words for the restrictions of ACAP in the form.
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
  'time-limit': 'for some time or until a date…',
  'must-use-resource': 'another page, an element, a META tag or a fixed text…',
  'max-length': 'a number of characters or words…',
  'prohibited-modification': 'anything, format, style, translation…',
  'must-include-resource': 'a credit, a link, an extract…',
  'prohibited-context': 'the aggregator’s own frame',
  'required-context': 'the site’s or the aggregator’s own frame…',
  'target-condition': 'certain addresses, domains or countries…',
  'usage-ref': 'a page with terms…',
};

const locators: Readonly<Record<Locator, string>> = {
  id: 'in the element with the id',
  class: 'in the elements of the class',
  meta: 'in the META tag',
  text: 'as the text',
  uri: 'at',
};

/** Why a restriction does not count, or does not apply to this usage, as a sentence. */
const hints: Partial<Record<IssueCode, string>> = {
  'time-limit-combo': 'Only two time limits of different kinds count.',
  'time-limit-plus-not-alone': 'PLUS terms count only on their own.',
  'single-qualifier-repeated': 'Only the first of these counts.',
  'modification-dominated': 'Another line already covers this, so this one does not count.',
  'rulesref-not-alone': 'Other rules count only on their own.',
  'bad-qualifier-value': 'This value is not valid, so crawlers must read the line as No.',
  'unknown-qualifier': 'ACAP does not define this restriction, so crawlers must read the line as No.',
  'context-contradiction': 'The same frame is required and prohibited, so crawlers must read the line as No.',
  'zero-limit': 'A limit of 0 permits nothing.',
  'until-recrawl-alias': 'This spelling comes from a printed example and means until-recrawled.',
  'ip-range-reversed': 'The range ends before it begins.',
  'ip-mask-netmask': 'In these masks, the bits set to 1 are free. This looks like a netmask.',
  'ip-cidr': 'Use a mask here, not a prefix length.',
  'country-code-unknown': 'No country has this code.',
};

const problems = {
  date: 'Not written: this date does not exist.',
  number: 'Not written: enter a whole number.',
  address: 'Not written: enter an address such as 192.0.2.1, with the same IP version on both sides.',
  domain: 'Not written: enter a domain.',
  text: 'Not written: this cannot be empty.',
  prefix: 'Enter a number from 0 to 32.',
  other: 'Not written: this is not a whole value of this restriction.',
} as const;

export type ValueProblem = keyof typeof problems;

export const restrictionWords = inLanguage('restrictionWords', {
  ...restrictionValueWords,
  name: (type: string) => (names as Readonly<Record<string, string>>)[type.toLowerCase()] ?? type,
  offer: (type: QualifierName) => offers[type],
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
  free: 'free',
  remove: (name: string, n: number | undefined) => `Remove ${name}${n === undefined ? '' : ` ${n}`}`,
  removeItem: (item: string) => `Remove ${item}`,
  addSecondLimit: 'Add a second limit; the one that ends first counts',
  addAnother: 'Add another',
  disputed: (support: Exclude<UsageSupport, 'both'>, usage: string) =>
    support === 'annex'
      ? `ACAP contradicts itself: its Annex A allows this for ${acapNames.usageName(usage)}, its main text does not`
      : `ACAP contradicts itself: its main text allows this for ${acapNames.usageName(usage)}, its Annex A does not`,
  notFor: (usage: string) =>
    `${acapNames.usageName(usage)} does not take this restriction, so crawlers must read the line as No.`,
  hint: (code: IssueCode) => hints[code],
  problem: (problem: ValueProblem) => problems[problem],
  since: '1.1',
  keep: 'A crawler that cannot honor a restriction must read the line as No.',
  choose: 'choose…',
  /** After the date until which something is permitted (ACAP 1.1 2.5.4.1). */
  dayIncluded: 'that day included',
} as const);

/** The names of keywords in a message about a misspelled one. */
const misspelled = {
  extract: 'a kind of extract',
  list: 'a kind of list',
  name: 'a restriction of ACAP',
} as const;

/** The field that reads a restriction in words. */
export const restrictWords = inLanguage('restrictWords', {
  add: 'restriction',
  none: 'cannot be restricted',
  noneTitle: 'Only index, preserve and present can be restricted (ACAP 1.1, 2.5).',
  limitsIn: (line: number) => `limits in line ${line}`,
  title: (line: number, usage: string) => `Restrict line ${line}: ${usage} of `,
  field: 'Type a limit, such as “7 days” or “200 words”',
  example: '7 days',
  close: 'Close',
  chip: (said: string) => `Change: ${said}`,
  removeChip: (said: string) => `Remove: ${said}`,
  writes: 'Writes',
  replaces: (said: string) => `In place of: ${said}.`,
  hasAlready: (line: number, said: string) => `Line ${line} already has this restriction: ${said}`,
  earlier: 'Two time limits: whichever comes first.',
  version: 'This needs ACAP-version: 1.1.',
  understood: (said: string) => `Understood: ${said}`,
  counted: (line: number, count: number) =>
    `Line ${line}: ${count === 1 ? '1 restriction' : `${number(count)} restrictions`}`,
  notFor: (usage: string) => `Not for ${usage}`,
  takers: (usages: readonly string[]) => `It goes with ${list(usages)}.`,
  addTo: (line: number) => `Add it to line ${line}`,
  notA: (word: string, kind: keyof typeof misspelled) => `“${word}” is not ${misspelled[kind]}`,
  didYouMean: 'Did you mean',
  unknown: 'Not understood',
  examples: (texts: readonly string[]) =>
    `Enter a limit such as ${texts.map((text) => `“${text}”`).join(', ')}, or choose below.`,
  forbidden: 'A prohibition does not take a restriction',
  forbiddenSource: 'ACAP 1.1 2.4.2',
  becomes: (line: number, usage: string) => `Line ${line} becomes: Allow ${usage} of `,
  withLimit: ', with the limit you choose.',
  chooseIt: 'Choose it',
  orChoose: 'or choose',
  run: 'Add restriction',
  enter: 'Enter',
} as const);

// Words for verdicts on usages (ACAP 1.1): cells, the question, what a crawler supports.
const because: Readonly<Record<UsageReason, (line: string) => string>> = {
  field: (line) => `line ${line} decides`,
  tie: (line) => `line ${line} and another line contradict each other`,
  other: (line) => `line ${line} prohibits all other usages`,
  conventional: (line) => `the conventional line ${line} decides`,
  'reference-missing': (line) => `the file that line ${line} refers to is not loaded`,
  'reference-chain': (line) => `line ${line} may not refer to another file`,
  silence: () => 'no line applies to it',
  version: () => 'the ACAP version of the file is not supported',
  'no-file': () => 'the site does not have this file',
  'other-site': () => 'this URL is on another site',
};

export const usageWords = inLanguage('usageWords', {
  answers: {
    allowed: 'Yes',
    'allowed-with-restrictions': 'Limited',
    prohibited: 'No',
    unspecified: 'Not said',
  },
  /** The terms of the specification, for the explanation. */
  terms: {
    allowed: 'permitted',
    'allowed-with-restrictions': 'permitted with restrictions',
    prohibited: 'prohibited',
    unspecified: 'not specified',
  },
  counted: {
    allowed: 'yes',
    'allowed-with-restrictions': 'limited',
    prohibited: 'no',
    unspecified: 'not said',
  },
  because,
  together: (lines: readonly string[]) => `lines ${listAll(lines)} decide together`,
  /** The number of a line of another file, in place of a line number. */
  inFile: (line: string, path: string) => `${line} of ${path}`,
  /** How a usage without a statement is shown. */
  silent: { permitted: 'Yes by default', prohibited: 'No by default', ask: 'Not said' },
  /** The same in a cell, after a dash, which the legend explains. */
  silentCell: { permitted: 'yes', prohibited: 'no', ask: '' },
  /** How the usages of a crawler whose permissions are in a file that is not loaded are shown. */
  notLoaded: 'Not loaded',
  /** After the first two restrictions of a cell. */
  andMore: (count: number) => `and ${number(count)} more`,
  silence: 'Where the file says nothing',
  silences: {
    permitted: 'yes, for most crawlers',
    prohibited: 'no',
    ask: 'ask the publisher',
  },
  question: 'Question',
  fetch: 'May it fetch?',
  may: (usage: string) =>
    (usageQuestions as Readonly<Record<string, string>>)[usage.toLowerCase()] ?? `May it use it as ${usage}?`,
  all: 'All usages of one crawler',
  /** Beside the question about all usages: its columns begin with those that the file uses. */
  used: (used: number, all: number) => `${number(used)} of ${number(all)} usages in the file`,
  usedTitle: 'The usages that the file permits or prohibits come first.',
  usages: 'Usages (ACAP)',
  crawler: 'Crawler',
  anyCrawler: 'any other crawler',
  purpose: 'Purpose',
  noPurpose: 'no purpose',
  otherPurpose: 'Purpose, as the crawler states it',
  understands: 'What crawlers understand…',
  panel: {
    title: 'What crawlers understand',
    about:
      'If a crawler cannot honor a restriction, it treats the permission as a prohibition. If it cannot honor the prohibition of a usage, it treats the wider usage as prohibited (2.4.3).',
    usages: 'Usages whose prohibition it can honor',
    qualifiers: 'Restrictions it can honor',
    form: (type: string, form: string) =>
      form === 'idlist' || form === 'classlist'
        ? `several ${restrictionWords.choice(type, form.replace('list', ''))}`
        : restrictionWords.choice(type, form),
    all: 'Everything',
    none: 'Nothing',
    settings: 'Where the specification leaves a choice',
    crawlerMatch: 'A name in the file matches the crawler if it is',
    crawlerMatches: { exact: 'the same name', substring: 'part of the crawler’s name' },
    conventional: 'Where conventional and ACAP records disagree on different paths',
    conventionals: {
      conservative: 'both must allow it',
      'acap-wins': 'the ACAP record counts',
      narrowest: 'the narrower path counts',
    },
    appliesTo: 'Conventional rules also apply to',
  } satisfies {
    crawlerMatches: Record<NonNullable<UsageSettings['crawlerMatch']>, string>;
    conventionals: Record<NonNullable<UsageSettings['conventional']>, string>;
  } & Record<string, unknown>,
  heading: (usage: string, agent: string) =>
    `(${usageWords.may(usage)}) for ${agent === '' ? 'any other crawler' : agent}`,
  trace: {
    parts: {
      file: 'File',
      records: 'Records',
      fields: 'Fields',
      conventional: 'Conventional',
      advice: 'Also',
      answer: 'Answer',
    },
    otherRecords: (count: number) =>
      count === 1 ? '1 record for other crawlers' : `${number(count)} records for other crawlers`,
    noMatch: (count: number, isOther: boolean) =>
      isOther ? `${number(count)} other lines do not match` : `${number(count)} lines do not match`,
    noFields: 'No field in these records applies to this usage.',
    blockedBy:
      'Crawling is prohibited, so no crawler that follows the file gets to do this, whatever its lines say of it.',
    carveOut: (usage: string, answer: string) => `${acapNames.usageName(usage)}: ${answer}`,
    carveOuts: (ways: readonly string[]) => `Ways to present with a different answer: ${ways.join('; ')}.`,
    embedded:
      'Permissions inside the page (ACAP Part 2) are not read here. They would override those of the file.',
    requests: (requests: readonly string[]) => `Requested for this URL: ${list(requests)}.`,
    silence: (word: string) => `Where the file says nothing, the answer counts as: ${word}.`,
  },
  requests: {
    title: (count: number, crawler: string) =>
      `${count === 1 ? '1 request' : `${number(count)} requests`} to ${crawler === '' ? 'any crawler' : crawler}`,
    request: { 'take-down': 'Take down', 're-crawl': 'Crawl again' },
  },
} as const);

const some = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${number(count)} ${many}`;

const usageQuestions: Readonly<Record<Usage, string>> = {
  crawl: 'May it crawl?',
  follow: 'May it follow links?',
  index: 'May it index?',
  preserve: 'May it preserve?',
  present: 'May it present?',
  'present-original': 'May it show the original?',
  'present-currentcopy': 'May it show a current copy?',
  'present-oldcopy': 'May it show an old copy?',
  'present-snippet': 'May it show a snippet?',
  'present-thumbnail': 'May it show a thumbnail?',
  'present-oldsnippet': 'May it show an old snippet?',
  'present-oldthumbnail': 'May it show an old thumbnail?',
  'present-link': 'May it show a link?',
  other: 'May it use it in any other way?',
};

const kinds: Readonly<Record<DefinitionKind, string>> = {
  'resource-set': 'set of paths',
  'qualified-usage': 'qualified usage',
  'composite-usage': 'composite',
};

export const acapWords = inLanguage('acapWords', {
  ...acapNames,
  usageGroups: {
    basic: 'Basic',
    derived: 'Ways to present',
    general: 'Other',
    local: 'Defined in this file',
  },
  localOf: (path: string) => `Defined in ${path}`,
  unknownUsage: 'In this line',
  effects: { allow: 'Allow', deny: 'Disallow' },
  set: 'Resource set',
  useSet: (line: number) => `Use a set of paths on line ${line}`,
  setName: (name: string) => `set ${name}`,
  setChoice: (name: string, count: number) => `set ${name} (${some(count, 'path', 'paths')})`,
  ownPath: 'its own path',
  paths: (count: number) => some(count, 'path', 'paths'),
  undefinedSet: (name: string) => `No line defines ${name}, so this line matches nothing.`,
  undefinedUsage: (name: string) => `No line defines (${name}), so this line permits nothing.`,
  showDefinition: (name: string) => `Go to the definition of ${name}`,
  restrictions: (count: number) => some(count, 'restriction', 'restrictions'),
  restrict: 'restrict',
  /** The restrictions that were removed when another usage was chosen. */
  restrictionsGone: (said: string) =>
    `The usage you chose does not take these restrictions, so they were removed: ${said}.`,
  /** The restrictions that leave the file when a permission becomes a prohibition. */
  restrictionsShelved: (said: string) =>
    `A prohibition does not take restrictions. Choose Allow again to restore them: ${said}.`,
  restrictionsOf: (line: number, said: string) => `Restrictions of line ${line}: ${said}`,
  noRestriction: 'none',
  otherTerms: 'Where the terms for other usages are',
  otherHint: 'To permit other usages, enter where their terms are. Nothing is written until you do.',
  request: 'Request',
  requests: { 'take-down': 'take down', 're-crawl': 'crawl again' } satisfies Record<RequestAction, string>,
  onlyWhen: 'Only when the purpose is',
  /** The same before `*`. */
  everyPurpose: 'For every purpose',
  orPurpose: 'or',
  purpose: 'Purpose',
  addPurpose: (line: number) => `Add a purpose to line ${line}`,
  newPurpose: 'news',
  reference: 'Permissions are in',
  referenceShort: 'Permissions file',
  newReference: '/permissions.txt',
  notLoaded: (crawlers: readonly string[]) =>
    `Not loaded. Until it is, ${list(crawlers)} must read every usage as No.`,
  more: (count: number) => `${number(count)} more`,
  moreOf: (count: number, name: string) => `${number(count)} more of ${name}`,
  openReference: 'Open it…',
  addReference: (path: string) => `Add ${path}`,
  refersElsewhere: 'The permissions of this record are in another file.',
  permission: 'Permission',
  addPermission: 'Add permission',
  addPermissionTo: (line: number) => `Add permission for the purpose on line ${line}`,
  anyCrawler: 'any crawler',
  /** Before a record is emptied so that it can refer to another file. */
  refer: {
    title: 'Refer to another file',
    about: (count: number) =>
      `A record that refers to another file cannot contain anything else. ${count === 1 ? 'Its 1 line is' : `Its ${number(count)} lines are`} removed from this file. You can undo this.`,
    run: (count: number) => `Remove ${some(count, 'line', 'lines')} and refer`,
    cancel: 'Cancel',
  },
  menu: {
    restrict: 'Restrict…',
    prohibition: 'Add prohibition',
    takeDown: 'Add take-down request',
    reCrawl: 'Add recrawl request',
    part: 'Add part for a purpose',
    refer: 'Refer to another file instead…',
    removePart: 'Delete this part',
    makeSet: (count: number) => `Make a set of these ${some(count, 'path', 'paths')}`,
    makeComposite: (count: number) => `Combine these ${some(count, 'usage', 'usages')} into one usage`,
    makeQualified: 'Name these restrictions',
    inline: 'Write out the definition where it is used',
  },
  definitions: 'Definitions',
  definition: 'Definition',
  addDefinition: 'Add definition',
  columns: { name: 'Name', kind: 'Kind', standsFor: 'Stands for', usedIn: 'Used in' },
  kinds,
  defineKind: (kind: DefinitionKind) => `Add ${kind === 'composite-usage' ? 'composite usage' : kinds[kind]}`,
  name: 'Name',
  member: { 'resource-set': 'Path', 'composite-usage': 'Usage', 'qualified-usage': 'Usage' },
  memberOf: (what: string, n: number) => `${what} ${n}`,
  pathProblems: {
    restriction: (names: readonly string[]) =>
      names.length === 0
        ? 'Not written: this line takes no restriction. Enter only a path.'
        : `Not written: enter a path, then restrictions as name=value. This usage takes ${names.join(', ')}.`,
    paths: () => 'Not written: this field takes one path. Add a line for each, or define a set of them.',
    reference: () => 'Not written: a path begins with /, a set is the-acap:resource-set:name.',
    line: 'Not written: this field takes a path, not a line.',
    member: 'Not written: a set contains only paths.',
  },
  addMember: (what: string, name: string) => `Add ${what.toLowerCase()} to ${name}`,
  removeMember: (text: string, name: string) => `Remove ${text} from ${name}`,
  addUsageOption: 'add…',
  goToUse: (line: number) => `Go to line ${line}`,
  useIn: (line: number, path: string) => `${line} in ${path}`,
  goToUseIn: (line: number, path: string) => `Go to line ${line} in ${path}`,
  unused: 'not used',
  needsVersion: 'This needs ACAP-version: 1.1.',
  fileNeedsVersion: 'Some lines need ACAP-version: 1.1.',
  addVersion: 'Add version line',
  addRecord: 'Add ACAP record',
  fileTitle: 'For the whole file',
  version: 'ACAP version',
  /** @param comment the line of the comment that marks the file as ACAP, if it has one */
  noVersion: (comment: number | undefined) =>
    comment === undefined
      ? 'no version line (read as 1.0)'
      : `none: line ${comment} is a comment (read as 1.0)`,
  comment: 'Comment that marks the file as ACAP',
  versionInComment: (line: number, version: string) =>
    `Line ${line} is a comment, so crawlers do not read version ${version} from it.`,
  ignore: 'Ignore the conventional records',
  explainIgnore: 'What it switches off',
  ignoreNothing: 'This file has no conventional records above its ACAP records, so nothing is switched off.',
  ignoreRecords: (count: number, robots: readonly string[]) =>
    `Crawlers that read ACAP ignore ${some(count, 'conventional record', 'conventional records')}: those for ${list(robots)}. Other crawlers still read them.`,
  ignoreSame: 'No crawling answer changes for the paths that this file names.',
  ignoreChanges: (crawlers: readonly string[], paths: number) =>
    `The crawling answer changes for at least ${some(paths, 'path', 'paths')} of this file, for ${list(crawlers)}.`,
  anyOther: 'any other crawler',
  showLine: (line: number) => `Show line ${line} in the text`,
  rawLine: 'Text of the line',
  cannotRead: 'Crawlers do not read this line.',
} as const);
