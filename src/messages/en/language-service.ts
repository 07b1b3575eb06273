// Explanations of the parts of a line, and details of completions, for every system.

import type { AgentQuirk } from '../../core/catalogue/agent-quirks.ts';
import { crawlerKindOf } from '../../core/catalogue/crawler-kind.ts';
import type { DocumentedCrawler } from '../../core/catalogue/documented-crawlers.ts';
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
import type { TdmrepMemberId } from '../../core/formats/tdmrep/members.ts';
import type { Reservation } from '../../core/formats/tdmrep/tdmrep-file.ts';
import type { SuggestionNote } from '../../core/language-service/assistant.ts';
import type { ValueType } from '../../core/syntax/directives.ts';
import type { WritingProblem } from '../../core/syntax/writable-value.ts';
import { capitalize } from '../../core/text/capitalize.ts';
import { inLanguage } from '../language.ts';
import { formatDay, list, listAll, number, plural } from './counts.ts';
import { crawlerWords } from './crawlers.ts';
import { acapNames } from './formats/acap-names.ts';
import { lineContested, lineObedience, lineRelation } from './formats/extensions.ts';

// The meaning of ACAP fields, usages, and qualifiers in one or two sentences, shown next to the text.
type DirectiveId = (typeof acapDirectives)[number]['id'];

export const acapFieldMeanings: Readonly<Record<DirectiveId, string>> = {
  'acap-version':
    'The ACAP version of the file. Without it, the file is read as 1.0, and features new in 1.1 do not count.',
  'acap-ignore-conventional-records':
    'Tells crawlers that read ACAP to skip the conventional records of this file. It has no colon and no value.',
  'acap-qualified-usage': 'Names a usage with its restrictions, so that permissions can refer to it.',
  'acap-composite-usage':
    'Groups several usages under one name: a permission with that name permits each of them.',
  'acap-resource-set': 'Groups several paths under one name: a field for the set applies to each of them.',
  'acap-crawler':
    'Begins a record, or adds a crawler to it. Names are not case-sensitive; * means any crawler.',
  'acap-permissions-reference':
    'Refers to another file for the permissions of these crawlers. It must be the only field in its record, and the other file cannot refer to a third one.',
  'acap-usage-purpose':
    'The fields that follow apply only to this purpose. The meaning of a purpose is agreed with each crawler.',
  'acap-allow': 'Permits a usage of the resources in the value, with any restrictions that follow.',
  'acap-disallow':
    'Prohibits a usage of the resources in the value. A prohibition cannot have restrictions or a local usage.',
  'acap-request': 'Asks the crawler to do something with one resource. It is not a permission.',
};

export const usageMeanings: Readonly<Record<Usage, string>> = {
  crawl: 'To fetch the resource. This usage cannot have restrictions.',
  follow: 'To follow links found in a crawled resource. This usage cannot have restrictions.',
  index: 'To make entries in an index from the resource.',
  preserve: 'To keep a copy of the resource.',
  present: 'To show the resource to people, in any of the eight named ways.',
  'present-original': 'To show the live resource, fetched at that moment, usually in a frame.',
  'present-currentcopy': 'To show the kept copy of the last crawled version.',
  'present-oldcopy': 'To show a kept copy of an earlier version.',
  'present-snippet': 'To show some lines of text that the aggregator made from the current version.',
  'present-thumbnail': 'To show a small picture that the aggregator made from the current version.',
  'present-oldsnippet': 'To show some lines of text made from an earlier version.',
  'present-oldthumbnail': 'To show a small picture made from an earlier version.',
  'present-link': 'To show a link to the resource on its own site.',
  other:
    'Every usage that is not permitted by name. Only terms elsewhere can permit it, and usage-ref says where they are.',
};

export const qualifierMeanings: Readonly<Record<QualifierName, string>> = {
  'time-limit':
    'When the permission ends: when the resource is crawled again, after a certain day, or some days after the first use. Of two limits, the earlier one counts.',
  'must-use-resource':
    'Index or show this instead of the resource: another page, or parts of the page itself.',
  'max-length': 'The most characters or words in a snippet. Only the first limit counts.',
  'prohibited-modification': 'What must not be changed when the resource is shown. All listed values apply.',
  'must-include-resource':
    'The resource may be shown only with this: an extract, a credit or a link. Only the first one counts.',
  'prohibited-context':
    'The resource may not be shown within a frame, page or screen that the aggregator made.',
  'required-context': 'The resource may be shown only in surroundings of this kind.',
  'target-condition':
    'The resource may be shown only to devices with these addresses, in these domains or in these countries. All conditions must be met.',
  'usage-ref':
    'The location of the terms for other usages. Nothing else is permitted until they have been fetched and acted upon.',
};

export const actionMeanings: Readonly<Record<RequestAction, string>> = {
  'take-down': 'Asks the crawler to remove what it keeps and shows of this resource.',
  're-crawl': 'Asks the crawler to fetch this resource again soon.',
};

export const acapHoverWords = {
  usedIn: (name: string, lines: readonly number[]) =>
    lines.length === 0
      ? `${name} is not used.`
      : `${name} is used on ${lines.length === 1 ? 'line' : 'lines'} ${list(lines.map(String))}.`,
  standsFor: (name: string, line: number) => `Line ${line} defines ${name}:`,
  undefined: (name: string) => `${name} is not defined in this file.`,
  reads: (said: string) => `Reads as: ${said}.`,
  unreadable: 'This value cannot be read, so crawlers must treat the permission as a prohibition.',
  notes: {
    annex: 'disputed: only in Annex A',
    text: 'disputed: only in the section',
    '1.1': 'needs ACAP-version: 1.1',
  },
} as const;

// The meaning of extension lines, shown next to the text.
export const extensionMeanings = inLanguage('extensionMeanings', {
  sitemap:
    'Gives the full URL of a sitemap. It applies to the whole file and does not allow or block any path.',
  'crawl-delay': 'Asks the crawlers of this record to wait this many seconds between two requests.',
  host: 'Named the main host of several mirrors. It no longer has an effect; use a redirect to the main host instead.',
  'clean-param':
    'Names URL parameters that do not change the page, so that the same page is not fetched repeatedly. A path after a space limits the line to that path.',
  'request-rate':
    'Asks the crawlers of this record to fetch at most this many pages in this time, optionally only at certain hours (UTC).',
  'visit-time': 'Asks the crawlers of this record to visit only during these hours (UTC).',
  noindex:
    'Asked search engines not to index paths that begin with this one. It no longer has an effect; use robots META or X-Robots-Tag, which are read only on pages that may be fetched.',
  'content-signal': 'States what content may be used for: yes or no. An omitted key states nothing.',
  'content-usage':
    'States how the crawlers of this record may use content, for all paths or for those that begin with the given one: y allows, n does not.',
  license:
    'Gives the address of a license for the content of the site (RSL 1.0). In a record, it replaces the global licenses for the crawlers of that record. By itself, it does not allow or block anything.',
} satisfies Readonly<Record<ExtensionId, string>>);

/** The meaning of an extension line; undefined for another field. */
export const extensionMeaning = (id: string): string | undefined =>
  Object.hasOwn(extensionMeanings, id) ? extensionMeanings[id as ExtensionId] : undefined;

/** The crawlers that read a line, how it relates to the rules, and what is contested: a paragraph each. */
export const explainSupport = inLanguage(
  'explainSupport',
  function explainSupport(facts: ExtensionFacts): readonly string[] {
    const contested = facts.contested.map((code) => `Contested: ${lineContested[code]}`);
    return [lineObedience(facts), lineRelation[facts.relation], ...contested];
  },
);

const isUnread = (status: ExtensionFacts['status']) => status === 'retired' || status === 'unread';

/** The label next to its name in a list, if no crawler is known to read it. */
export const supportLabel = inLanguage('supportLabel', ({ status }: ExtensionFacts): string | undefined =>
  isUnread(status) ? 'no known reader' : undefined,
);

const hours = (text: string) => `${text.slice(0, 2)}:${text.slice(2)} UTC`;
const units: Readonly<Record<string, string>> = { s: 'seconds', m: 'minutes', h: 'hours' };
const purposes: Readonly<Record<string, string>> = {
  search: 'Building an index, and showing links and short excerpts.',
  'ai-input': 'Giving content to a model when it answers.',
  'ai-train': 'Training or fine-tuning models.',
  use: 'The most that may be done: immediate (act, store nothing), reference (index, excerpt, link back), full (summarize, reproduce).',
  'train-ai': 'Training of generative AI models (vocabulary draft 08).',
  'ai-use':
    'Input of a generative AI model that the user does not provide, also for AI answers (vocabulary draft 08).',
};
const answers: Readonly<Record<string, string>> = {
  yes: 'Content may be used for this.',
  no: 'Content may not be used for this.',
  y: 'Allowed.',
  n: 'Not allowed.',
  immediate: 'May be acted on immediately, but not stored.',
  reference: 'May be indexed and quoted in excerpts that link back.',
  full: 'May also be summarized and reproduced.',
};
const inTable = (table: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const parts: Readonly<Record<string, (text: string) => string | undefined>> = {
  'crawl-delay value': (text) => `${text} ${text === '1' ? 'second' : 'seconds'} between two requests.`,
  'clean-param names': (text) => `The parameter ${text} does not change the page.`,
  'clean-param path': () => 'The line applies to paths that begin with this one; * matches any characters.',
  'request-rate pages': (text) => `${text} ${text === '1' ? 'page' : 'pages'} in the time after the slash.`,
  'request-rate time': () => 'The time for that many pages, in seconds if there is no unit.',
  'request-rate unit': (text) =>
    `The time is in ${inTable(units, text.toLowerCase()) ?? 'seconds'}. Some readers take only two numbers.`,
  'request-rate begin': (text) => `From ${hours(text)}.`,
  'request-rate end': (text) => `To ${hours(text)}.`,
  'visit-time begin': (text) => `From ${hours(text)}.`,
  'visit-time end': (text) => `To ${hours(text)}. An end earlier than the beginning means the next day.`,
  'content-signal key': (text) => inTable(purposes, text.toLowerCase()),
  'content-signal answer': (text) => inTable(answers, text.toLowerCase()),
  'content-usage path': () =>
    'The statement applies to paths that begin with this one; * and a final $ work as in rules. The longest matching path counts.',
  'content-usage label': (text) => inTable(purposes, text),
  'content-usage answer': (text) => inTable(answers, text),
};

/** The meaning of a part of an extension line's value; undefined if the part is self-explanatory. */
export const partMeaning = inLanguage(
  'partMeaning',
  (id: string, part: string, text: string): string | undefined => parts[`${id} ${part}`]?.(text),
);

// The meaning of the members of tdmrep.json and their values.
const tdmrepMembers: Readonly<Record<TdmrepMemberId, string>> = {
  location:
    'The beginning of the paths that this location is for. * matches any characters; $ is the end of the URL.',
  reservation: '1 reserves the rights to text and data mining, which includes AI training. 0 does not.',
  policy:
    'Optional: the URL of a policy that says how to get permission. It has a meaning only if the rights are reserved.',
};

export const tdmrepMemberMeaning = inLanguage('tdmrepMemberMeaning', (id: string): string | undefined =>
  Object.hasOwn(tdmrepMembers, id) ? tdmrepMembers[id as TdmrepMemberId] : undefined,
);

export const tdmrepValueMeanings: Readonly<Record<Exclude<Reservation, 'unset'>, string>> = {
  reserved: 'Reserved: mining needs your permission.',
  'not-reserved': 'Not reserved: mining is free.',
};

/** The meaning of the four forms of the robots PI. */
const piMeanings: Readonly<Record<string, string>> = {
  'noindex,follow': 'Crawlers may not index this document, but may follow its links.',
  'noindex,nofollow': 'Crawlers may neither index this document nor follow its links.',
  'index,nofollow': 'Crawlers may index this document, but may not follow its links.',
  'index,follow':
    'Crawlers may index this document and follow its links, as they may without an instruction.',
};

// The meaning of the lines that describe a data set, as Gatepost reads them: the proposal has no field for data sets.
const OURS = 'A name that we suggest; it is not a standard.';

/** By the id of a suggested name; `describing` is any other name. */
export const datasetMeanings: Readonly<Record<SuggestedName['id'] | 'describing', string>> = {
  title: `The name of the data set above. ${OURS}`,
  description: `The content of the data set above, in a sentence. ${OURS}`,
  license: `The terms of use, preferably a URL. ${OURS}`,
  format: `The format, such as text/csv. ${OURS}`,
  updated: `When or how often it is updated. ${OURS}`,
  contact: `The contact for questions. ${OURS}`,
  describing:
    'Describes the rule above it or, before the first rule, everything that the record announces. Visitors that do not support the name do not read it.',
};

// Explanations of the Mobile-agent-server field, shown next to the text.
export const mobileFieldMeanings: Readonly<Record<(typeof mobileDirectives)[number]['id'], string>> = {
  'mobile-agent-server':
    'Names the host that accepts mobile agents for paths that begin with this one, or none. It applies to the whole file; the last matching line counts.',
};

/** By the kind of target: `none`, a host, or the beginning of a host. */
export const targetMeanings: Readonly<Record<string, string>> = {
  none: 'No host accepts mobile agents for these paths.',
  host: 'Mobile agents for these paths go to this host: protocol, address and port, with nothing after them.',
  protocol: 'A host: protocol, address, port. 434 is the usual port of the Agent Transfer Protocol.',
};

// Facts about a crawler: its operator, purposes, the effect of blocking it, and deviations from the specifications.
const sentence = (text: string) => `${capitalize(text)}.`;

export const agentHoverWords = inLanguage('agentHoverWords', {
  anyOther: 'Any crawler without a record of its own in the file.',
  unknown: (name: string, version: string) =>
    `${name} is not in the catalogue of ${formatDay(version)}. A record for it still counts.`,
  who: (crawler: DocumentedCrawler) => {
    const kind = crawlerWords.kind[crawlerKindOf(crawler)];
    const who = sentence(crawlerWords.who(crawler.operator, crawler.purposes));
    return kind === '' ? who : `${who} ${sentence(kind)}`;
  },
  /** Next to a name in a list. */
  shortly: ({ operator, purposes }: DocumentedCrawler) => crawlerWords.who(operator, purposes),
  effect: ({ effectOfBlocking }: DocumentedCrawler) =>
    effectOfBlocking === null ? [] : [`If blocked: ${effectOfBlocking}`],
  quirk: ({ says, contested }: AgentQuirk) => [says, ...(contested ? [`Contested: ${contested}`] : [])],
  source: (crawler: DocumentedCrawler) =>
    `${crawler.source}, ${crawlerWords.dated(crawler)}; ${crawlerWords.confidence[crawler.confidence]}.`,
} as const);

// Explanations of the path of a rule: how each reader reads it, and what it decides in the table.
export const pathHoverWords = inLanguage('pathHoverWords', {
  pattern: (readers: readonly string[]) =>
    `* matches any characters, and a final $ matches the end: ${listAll(readers)}.`,
  characters: (readers: readonly string[]) =>
    `* and $ are ordinary characters, so a path must begin with exactly this: ${listAll(readers)}.`,
  beginning: (readers: readonly string[] | undefined) =>
    readers
      ? `Matches every path that begins with it: ${listAll(readers)}.`
      : 'Matches every path that begins with it, for every reader.',
  never: (readers: readonly string[] | undefined) =>
    readers
      ? `Never matches, because it does not begin with a slash: ${listAll(readers)}.`
      : 'Never matches for any reader, because it does not begin with a slash.',
  nothing: (readers: readonly string[]) => `Empty, so it matches nothing: ${listAll(readers)}.`,
  everything: (readers: readonly string[]) =>
    `Empty, so it matches everything and allows it: ${listAll(readers)}.`,
  skipped: (readers: readonly string[]) => `The line is not read: ${listAll(readers)}.`,
  decides: (cells: number, of: number) =>
    cells === 0
      ? `It decides none of the ${number(of)} answers in the table.`
      : `It decides ${number(cells)} of ${plural(of, 'answer', 'answers')} in the table.`,
} as const);

// The names of the parts of a value, and what each is, shown while it is written.
export interface PartWords {
  /** As in the format of the value. */
  readonly shown: string;
  readonly about: string;
}

const window = {
  begin: { shown: 'hhmm', about: 'Start time in UTC: hours and minutes.' },
  end: { shown: 'hhmm', about: 'End time in UTC: hours and minutes.' },
};

const qualified = {
  qualifier: { shown: 'qualifier', about: 'A restriction: time-limit, max-length, …' },
  value: { shown: 'value', about: 'The value of the restriction.' },
};

const name = { shown: 'name', about: 'The name to use in this file.' };

/** By the type of the value, then by the part. */
export const valueParts: Partial<Record<ValueType, Readonly<Record<string, PartWords>>>> = inLanguage(
  'valueParts',
  {
    parameters: {
      names: { shown: 'name&name…', about: 'Parameters that do not change the page, joined by &.' },
      path: { shown: '[path]', about: 'Only paths that begin with this one. If omitted, the whole site.' },
    },
    rate: {
      pages: { shown: 'pages', about: 'The maximum number of pages.' },
      time: { shown: 'time', about: 'The time for that many pages.' },
      unit: {
        shown: '[s|m|h]',
        about: 'Seconds, minutes or hours. If omitted, seconds. Some readers accept only numbers.',
      },
      begin: { shown: '[hhmm', about: window.begin.about },
      end: { shown: 'hhmm]', about: window.end.about },
    },
    'time-window': window,
    signals: {
      key: { shown: 'search|ai-input|ai-train|use', about: 'The kind of use.' },
      answer: { shown: 'yes|no', about: 'yes or no; for use: immediate, reference or full.' },
    },
    'usage-statement': {
      path: { shown: '[/path]', about: 'Only paths that begin with this one. If omitted, everything.' },
      label: { shown: 'train-ai|ai-use|search', about: 'The category of use, in lower case.' },
      answer: { shown: 'y|n', about: 'y allows, n does not.' },
    },
    'agent-host': {
      path: { shown: 'path', about: 'The beginning of the paths that it applies to.' },
      target: { shown: 'protocol://host:port|none', about: 'The host that accepts mobile agents, or none.' },
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
      usage: { shown: 'usage', about: 'The usage that is restricted.' },
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
  'user-agent': 'Begins a record, or adds a crawler to it; * means any other crawler.',
  allow: 'Crawlers of this record may fetch everything that begins with this path.',
  disallow:
    'Crawlers of this record may not fetch anything that begins with this path; an empty path forbids nothing.',
};

/** The meaning of the parts of a line, by kind and word. */
export const pieceMeanings: Readonly<Record<string, Readonly<Record<string, string>>>> = inLanguage(
  'pieceMeanings',
  {
    name: { ...fieldMeanings, ...acapFieldMeanings, ...mobileFieldMeanings, ...datasetMeanings },
    usage: usageMeanings,
    qualifier: qualifierMeanings,
    action: actionMeanings,
    target: { ...targetMeanings, ...tdmrepValueMeanings, ...piMeanings },
  },
);

const agentProblems: Readonly<Record<`agent-${Exclude<WritingProblem, 'space'>}`, string>> = {
  'agent-empty': 'A user-agent needs a name.',
  'agent-line-break': 'A name cannot contain a line break.',
  'agent-number-sign': 'A name cannot contain #, which begins a comment.',
  'agent-control-character': 'A name cannot contain control characters.',
  'agent-half-character': 'The name contains half a character, which a file cannot contain.',
};

const nameProblems: Readonly<Record<string, string>> = {
  ...(acapNames.nameProblem satisfies Record<AcapNameProblem, string>),
  ...agentProblems,
};

export const languageServiceWords = inLanguage('languageServiceWords', {
  ...acapHoverWords,
  note: (note: SuggestionNote) => acapHoverWords.notes[note],
  nameProblem: (problem: string) => nameProblems[problem] ?? problem,
  nothingToRename:
    'Only names of crawlers, and of usages and sets that the file defines, can be renamed here.',
  alsoIn: (name: string, lines: readonly number[]) =>
    `${name} is also named on ${lines.length === 1 ? 'line' : 'lines'} ${list(lines.map(String))}.`,
} as const);
