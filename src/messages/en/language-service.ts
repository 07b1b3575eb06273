// What is said about pieces of a line and about suggestions: of every system, in one place.

import type { AgentQuirk } from '../../core/catalogue/agent-quirks.ts';
import { crawlerKindOf } from '../../core/catalogue/crawler-kind.ts';
import type { Crawler } from '../../core/catalogue/crawlers.ts';
import type { acapDirectives } from '../../core/formats/acap/directives.ts';
import type { AcapNameProblem } from '../../core/formats/acap/edit/names.ts';
import type { RequestAction } from '../../core/formats/acap/field.ts';
import type { QualifierName } from '../../core/formats/acap/qualifiers.ts';
import type { Usage } from '../../core/formats/acap/usages.ts';
import type { SuggestedName } from '../../core/formats/data-txt/suggested-names.ts';
import type { ExtensionFacts } from '../../core/formats/extensions/define-extension.ts';
import type { ExtensionId } from '../../core/formats/extensions/registry.ts';
import type { mobileDirectives } from '../../core/formats/mobile-agents/directives.ts';
import type { repDirectives } from '../../core/formats/rep/directives.ts';
import type { SuggestionNote } from '../../core/language-service/assistant.ts';
import type { ValueType } from '../../core/syntax/directives.ts';
import type { WritingProblem } from '../../core/syntax/writable-value.ts';
import { inLanguage } from '../language.ts';
import { formatDay, list, listAll, number, plural } from './counts.ts';
import { crawlerWords } from './crawlers.ts';
import { acapWords } from './formats/acap.ts';
import { lineContested, lineHonoured, lineRelation } from './formats/extensions.ts';

// What the fields, usages and qualifiers of ACAP mean, in a sentence or two: shown beside the text.
type DirectiveId = (typeof acapDirectives)[number]['id'];

export const acapFieldMeanings: Readonly<Record<DirectiveId, string>> = {
  'acap-version':
    'The version of ACAP that the file is written in. Without it the file is read as 1.0, and what is new in 1.1 does not count.',
  'acap-ignore-conventional-records':
    'Tells crawlers that read ACAP to skip the conventional records of this file. It has no colon and no value.',
  'acap-qualified-usage':
    'Gives a usage together with its restrictions a name, so that permissions can say it in a word.',
  'acap-composite-usage': 'Gives several usages a common name: a permission with it permits each of them.',
  'acap-resource-set': 'Gives several paths a common name: a field about the set is one about each of them.',
  'acap-crawler':
    'Begins a record, or names one more crawler of it. The name is compared without regard to case; * means any crawler.',
  'acap-permissions-reference':
    'What these crawlers may do is in another file. It is alone in its record, and the other file refers to no third one.',
  'acap-usage-purpose':
    'What follows holds only for this purpose. What a purpose means is agreed with each crawler.',
  'acap-allow': 'Permits a usage of the resources that the value names, with restrictions if any follow.',
  'acap-disallow':
    'Prohibits a usage of the resources that the value names. A prohibition takes no restriction and no local usage.',
  'acap-request': 'Asks the crawler to do something with one resource. It is not a permission.',
};

export const usageMeanings: Readonly<Record<Usage, string>> = {
  crawl: 'To fetch the resource. It takes no restriction.',
  follow: 'To follow the links found in a resource that was crawled. It takes no restriction.',
  index: 'To make entries in an index from the resource.',
  preserve: 'To keep a copy of the resource.',
  present: 'To show the resource to people, in any of the eight ways that have a name of their own.',
  'present-original': 'To show the live resource, fetched at that moment, mostly in a frame.',
  'present-currentcopy': 'To show the kept copy of the version crawled last.',
  'present-oldcopy': 'To show a kept copy of an earlier version.',
  'present-snippet': 'To show some lines of text that the aggregator made from the current version.',
  'present-thumbnail': 'To show a small picture that the aggregator made from the current version.',
  'present-oldsnippet': 'To show some lines of text made from an earlier version.',
  'present-oldthumbnail': 'To show a small picture made from an earlier version.',
  'present-link': 'To show a link to the resource on its own site.',
  other:
    'Every usage that nothing permits by name. Only terms found elsewhere can permit it, and a usage-ref says where.',
};

export const qualifierMeanings: Readonly<Record<QualifierName, string>> = {
  'time-limit':
    'The permission ends: when the resource was crawled again, after a day, or some days after the first use. Of two limits the earlier counts.',
  'must-use-resource':
    'What is indexed or shown is made from this instead of the resource: another page, or parts of the page itself.',
  'max-length': 'A snippet has at most so many characters or words. Only the first such limit counts.',
  'prohibited-modification': 'What may not be changed when the resource is shown. All that are listed hold.',
  'must-include-resource':
    'The resource may be shown only together with this: an extract, a credit or a link. Only the first one counts.',
  'prohibited-context':
    'The resource may not be shown within a frame, page or screen that the aggregator made.',
  'required-context': 'The resource may be shown only in surroundings of this kind.',
  'target-condition':
    'The resource may be shown only to devices at these addresses, domains or in these countries. All conditions must hold.',
  'usage-ref':
    'Where the terms for other usages are. Nothing else is permitted before they were fetched and acted upon.',
};

export const actionMeanings: Readonly<Record<RequestAction, string>> = {
  'take-down': 'Asks the crawler to remove what it keeps and shows of this resource.',
  're-crawl': 'Asks the crawler to fetch this resource again soon.',
};

export const acapHoverWords = {
  usedIn: (name: string, lines: readonly number[]) =>
    lines.length === 0
      ? `Nothing uses ${name}.`
      : `${name} is used in ${lines.length === 1 ? 'line' : 'lines'} ${list(lines.map(String))}.`,
  standsFor: (name: string, line: number) => `Line ${line} says what ${name} stands for:`,
  undefined: (name: string) => `No line of this file says what ${name} stands for.`,
  reads: (said: string) => `Reads as: ${said}.`,
  unreadable: 'This value cannot be read, so crawlers have to take the permission for a prohibition.',
  notes: {
    annex: 'disputed: only Annex A has it',
    text: 'disputed: only the section has it',
    '1.1': 'needs ACAP-version: 1.1',
  },
} as const;

// What extension lines mean, shown beside the text.
const extensionMeanings: Readonly<Record<ExtensionId, string>> = {
  sitemap:
    'Gives the complete address of a sitemap. It holds for the whole file and opens or closes no path.',
  'crawl-delay': 'Asks the crawlers of this record to wait this many seconds between two requests.',
  host: 'Named the main one of several mirrors. It has no effect; a redirect to the main host does that today.',
  'clean-param':
    'Names parameters of addresses that do not change the page, so that the same page is not fetched again and again. A path behind a space limits it.',
  'request-rate':
    'Asks the crawlers of this record for at most so many pages in so much time, perhaps only at some hours (UTC).',
  'visit-time': 'Asks the crawlers of this record to come only in these hours (UTC).',
  noindex:
    'Asked for what begins with this path to be left out of an index. It has no effect; robots META or X-Robots-Tag do that, and only for pages that may be fetched.',
  'content-signal': 'Says for what content may be used: yes, no, and nothing where a key is left out.',
  'content-usage':
    'States for the crawlers of this record how content may be used, for all paths or for those that begin with the one given: y allows, n does not.',
  license:
    'Gives the address of a license for the content of the site (RSL 1.0). In a record it replaces the global licenses for the crawlers of that record. It allows and blocks nothing by itself.',
};

const isExtension = (id: string): id is ExtensionId => Object.hasOwn(extensionMeanings, id);

/** What an extension line means; undefined for another field. */
export const extensionMeaning = inLanguage('extensionMeaning', (id: string): string | undefined =>
  isExtension(id) ? extensionMeanings[id] : undefined,
);

/** Who reads a line, how it relates to the rules, and what is contested; a paragraph each. */
export const explainSupport = inLanguage(
  'explainSupport',
  function explainSupport(facts: ExtensionFacts): readonly string[] {
    const contested = facts.contested.map((code) => `Contested: ${lineContested[code]}`);
    return [lineHonoured(facts), lineRelation[facts.relation], ...contested];
  },
);

const isUnread = (status: ExtensionFacts['status']) => status === 'retired' || status === 'unread';

/** The label beside its name in a list, if no crawler is known to read it. */
export const supportLabel = inLanguage('supportLabel', ({ status }: ExtensionFacts): string | undefined =>
  isUnread(status) ? 'no known reader reads it now' : undefined,
);

const hours = (text: string) => `${text.slice(0, 2)}:${text.slice(2)} UTC`;
const units: Readonly<Record<string, string>> = { s: 'seconds', m: 'minutes', h: 'hours' };
const purposes: Readonly<Record<string, string>> = {
  search: 'Building an index, and showing links and short excerpts.',
  'ai-input': 'Giving content to a model at the time of an answer.',
  'ai-train': 'Training or fine-tuning models.',
  use: 'The most that may be done: immediate (act, store nothing), reference (index, excerpt, link back), full (summarise, reproduce).',
  'train-ai': 'Training of AI models (vocabulary draft 07).',
};
const answers: Readonly<Record<string, string>> = {
  yes: 'May be used for that.',
  no: 'May not be used for that.',
  y: 'Allowed.',
  n: 'Not allowed.',
  immediate: 'May be acted on at once, and not stored.',
  reference: 'May be indexed and quoted in excerpts that link back.',
  full: 'May also be summarised and reproduced.',
};
const inTable = (table: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const parts: Readonly<Record<string, (text: string) => string | undefined>> = {
  'crawl-delay value': (text) => `${text} ${text === '1' ? 'second' : 'seconds'} between two requests.`,
  'clean-param names': (text) => `The parameter ${text} does not change the page.`,
  'clean-param path': () => 'The line counts for what begins with this path; * stands for any characters.',
  'request-rate pages': (text) => `${text} ${text === '1' ? 'page' : 'pages'} in the time behind the slash.`,
  'request-rate time': () => 'The time for that many pages; without a unit in seconds.',
  'request-rate unit': (text) =>
    `The time is in ${inTable(units, text.toLowerCase()) ?? 'seconds'}. Some readers take only two numbers.`,
  'request-rate begin': (text) => `From ${hours(text)}.`,
  'request-rate end': (text) => `To ${hours(text)}.`,
  'visit-time begin': (text) => `From ${hours(text)}.`,
  'visit-time end': (text) => `To ${hours(text)}. An end before the beginning is on the next day.`,
  'content-signal key': (text) => inTable(purposes, text.toLowerCase()),
  'content-signal answer': (text) => inTable(answers, text.toLowerCase()),
  'content-usage path': () =>
    'The statement counts for what begins with this path; * and a final $ as in rules. The longest path that matches counts.',
  'content-usage label': (text) => inTable(purposes, text),
  'content-usage answer': (text) => inTable(answers, text),
};

/** What a part of the value of a line of today says; undefined if it says it itself. */
export const partMeaning = inLanguage(
  'partMeaning',
  (id: string, part: string, text: string): string | undefined => parts[`${id} ${part}`]?.(text),
);

// What the lines that describe a data set mean. All of it is our reading: the memo has no field for data sets.
const OURS = 'A name that we suggest; no standard is claimed.';

/** By the id of a suggested name; `describing` is any other. */
export const datasetMeanings: Readonly<Record<SuggestedName['id'] | 'describing', string>> = {
  title: `What the data set above is called. ${OURS}`,
  description: `What is in the data set above, in a sentence. ${OURS}`,
  license: `On what terms it may be used: best an address that says so. ${OURS}`,
  format: `In which format it is, such as text/csv. ${OURS}`,
  updated: `When it was brought up to date, or how often it is. ${OURS}`,
  contact: `Whom to ask about it. ${OURS}`,
  describing:
    'Describes the rule above it, or all that the record announces if it is before its rules. Visitors that do not know the name skip it.',
};

// What is said about the field of mobile agents where it is written.
export const mobileFieldMeanings: Readonly<Record<(typeof mobileDirectives)[number]['id'], string>> = {
  'mobile-agent-server':
    'Names the host that takes mobile agents in for what begins with this path, or none. It holds for the whole file; of several lines that match, the last counts.',
};

/** By what a target is: `none`, a host, or the beginning of one. */
export const targetMeanings: Readonly<Record<string, string>> = {
  none: 'No host takes mobile agents in for these paths.',
  host: 'Mobile agents for these paths go to this host: protocol, address and port, and nothing behind them.',
  protocol: 'A host: protocol, address, port. 434 is the usual port of the Agent Transfer Protocol.',
};

// What is told about a robot by its name: who runs it, what for, what is lost without it, how it departs from the texts.
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

export const agentHoverWords = inLanguage('agentHoverWords', {
  anyOther: 'Any crawler that no record of the file names.',
  unknown: (name: string, version: string) =>
    `${name} is not in the catalogue of ${formatDay(version)}. A record for it counts all the same.`,
  who: (crawler: Crawler) => {
    const kind = crawlerWords.kind[crawlerKindOf(crawler)];
    const who = sentence(crawlerWords.who(crawler.operator, crawler.purposes));
    return kind === '' ? who : `${who} ${sentence(kind)}`;
  },
  /** Beside a name in a list. */
  shortly: ({ operator, purposes }: Crawler) => crawlerWords.who(operator, purposes),
  effect: ({ effectOfBlocking }: Crawler) =>
    effectOfBlocking === null ? [] : [`Kept out: ${effectOfBlocking}`],
  quirk: ({ says, contested }: AgentQuirk) => [says, ...(contested ? [`Contested: ${contested}`] : [])],
  source: (crawler: Crawler) =>
    `${crawler.source}, ${crawlerWords.dated(crawler)}; ${crawlerWords.confidence[crawler.confidence]}.`,
} as const);

// What is told about the path of a rule: how it is read, by whom, and what it decides in the table.
export const pathHoverWords = inLanguage('pathHoverWords', {
  pattern: (readers: readonly string[]) =>
    `* stands for any characters, and a final $ for the end: ${listAll(readers)}.`,
  characters: (readers: readonly string[]) =>
    `Characters like any others, so it begins with exactly this: ${listAll(readers)}.`,
  beginning: (readers: readonly string[] | undefined) =>
    readers
      ? `A beginning: it matches every path that begins with it: ${listAll(readers)}.`
      : 'A beginning, to every reader: it matches every path that begins with it.',
  never: (readers: readonly string[] | undefined) =>
    readers
      ? `Without a slash at its start, it never matches: ${listAll(readers)}.`
      : 'Without a slash at its start, it never matches, whatever the reader.',
  nothing: (readers: readonly string[]) => `Empty, so it matches nothing: ${listAll(readers)}.`,
  everything: (readers: readonly string[]) =>
    `Empty, so it matches everything and allows it: ${listAll(readers)}.`,
  skipped: (readers: readonly string[]) => `The line is skipped: ${listAll(readers)}.`,
  decides: (cells: number, of: number) =>
    cells === 0
      ? `It decides none of the ${number(of)} answers of the table.`
      : `It decides ${number(cells)} of ${plural(of, 'answer', 'answers')} of the table.`,
} as const);

// What the parts of a value are called where one writes them, and what each is.
export interface PartWords {
  /** As it stands in the form of the value. */
  readonly shown: string;
  readonly about: string;
}

const window = {
  begin: { shown: 'hhmm', about: 'From this time on, UTC: hours and minutes.' },
  end: { shown: 'hhmm', about: 'To this time, UTC: hours and minutes.' },
};

const qualified = {
  qualifier: { shown: 'qualifier', about: 'A restriction: time-limit, max-length, …' },
  value: { shown: 'value', about: 'What the restriction asks for.' },
};

const name = { shown: 'name', about: 'The name that it gets in this file.' };

/** By the type of a value, then by the part. */
export const valueParts: Partial<Record<ValueType, Readonly<Record<string, PartWords>>>> = inLanguage(
  'valueParts',
  {
    parameters: {
      names: { shown: 'name&name…', about: 'Parameters that do not change the page, joined by &.' },
      path: { shown: '[path]', about: 'Only what begins with this path; the whole site without it.' },
    },
    rate: {
      pages: { shown: 'pages', about: 'How many pages at most.' },
      time: { shown: 'time', about: 'In how much time.' },
      unit: {
        shown: '[s|m|h]',
        about: 'Seconds, minutes or hours; seconds without it. Some readers take only numbers.',
      },
      begin: { shown: '[hhmm', about: window.begin.about },
      end: { shown: 'hhmm]', about: window.end.about },
    },
    'time-window': window,
    signals: {
      key: { shown: 'search|ai-input|ai-train|use', about: 'The use that is spoken of.' },
      answer: { shown: 'yes|no', about: 'yes or no; for use: immediate, reference or full.' },
    },
    'usage-statement': {
      path: { shown: '[/path]', about: 'Only what begins with this path; everything without it.' },
      label: { shown: 'train-ai|search', about: 'The category of use, in lower case.' },
      answer: { shown: 'y|n', about: 'y allows, n does not.' },
    },
    'agent-host': {
      path: { shown: 'path', about: 'The beginning of the paths that it is about.' },
      target: { shown: 'protocol://host:port|none', about: 'The host that takes mobile agents in, or none.' },
    },
    'usage-rule': {
      resource: {
        shown: 'path|the-acap:resource-set:name',
        about: 'The resources: a path, or a set that the file defines.',
      },
      ...qualified,
    },
    'qualified-usage': {
      name,
      usage: { shown: 'usage', about: 'The usage that the restrictions are about.' },
      ...qualified,
    },
    'composite-usage': {
      name,
      usage: { shown: 'usage', about: 'A usage, or a qualified usage of this file in parentheses.' },
    },
    'resource-set': { name, path: { shown: 'path', about: 'A path of the set.' } },
  },
);

const fieldMeanings: Readonly<Record<(typeof repDirectives)[number]['id'], string>> = {
  'user-agent': 'Begins a record, or adds a crawler that it applies to; * means any other crawler.',
  allow: 'Crawlers of this record may fetch what begins with this path.',
  disallow: 'Crawlers of this record may not fetch what begins with this path; an empty one forbids nothing.',
};

/** What pieces of a line mean, by their kind and their word. */
export const pieceMeanings: Readonly<Record<string, Readonly<Record<string, string>>>> = inLanguage(
  'pieceMeanings',
  {
    name: { ...fieldMeanings, ...acapFieldMeanings, ...mobileFieldMeanings, ...datasetMeanings },
    usage: usageMeanings,
    qualifier: qualifierMeanings,
    action: actionMeanings,
    target: targetMeanings,
  },
);

const agentProblems: Readonly<Record<`agent-${Exclude<WritingProblem, 'space'>}`, string>> = {
  'agent-empty': 'A user-agent needs a name.',
  'agent-line-break': 'A name is in one line.',
  'agent-number-sign': 'A number sign would begin a comment.',
  'agent-control-character': 'A name holds no control characters.',
  'agent-half-character': 'No file can hold half of a character.',
};

const nameProblems: Readonly<Record<string, string>> = {
  ...(acapWords.nameProblem satisfies Record<AcapNameProblem, string>),
  ...agentProblems,
};

export const assistWords = inLanguage('assistWords', {
  ...acapHoverWords,
  note: (note: SuggestionNote) => acapHoverWords.notes[note],
  nameProblem: (problem: string) => nameProblems[problem] ?? problem,
  nothingToRename:
    'Only names of crawlers, and of usages and sets that the file defines, can be renamed here.',
  alsoIn: (name: string, lines: readonly number[]) =>
    `${name} is also named in ${lines.length === 1 ? 'line' : 'lines'} ${list(lines.map(String))}.`,
} as const);
