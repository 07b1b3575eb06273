// Words of extension lines, and of the question about AI use.

import type { AiPurpose, SignalPurpose } from '../../../core/catalogue/ai-purposes.ts';
import type {
  ContestedCode,
  ExtensionFacts,
  RelationCode,
} from '../../../core/formats/extensions/define-extension.ts';
import type { AiUseAnswer, AiUseReason } from '../../../core/formats/extensions/question/ai-use-verdict.ts';
import { inLanguage } from '../../language.ts';
import { formatDay, listAll, number, plural } from '../counts.ts';

/** As in `line 3 says no to AI training`. */
export const purposeWords: Readonly<Record<AiPurpose, string>> = {
  search: 'search',
  'ai-search': 'AI search',
  'ai-input': 'AI input',
  'ai-train': 'AI training',
};

// The status of each kind of line, how it relates to access, and what is contested.
/** How widely a line is obeyed. */
export const lineStatus: { readonly [Status in ExtensionFacts['status']]: string } = inLanguage(
  'lineStatus',
  {
    read: 'Read by the crawlers it addresses.',
    partly: 'Read by some.',
    draft: 'A draft: no known reader reads it yet.',
    published: 'Published; its readers are unknown, or only one service reads it.',
    retired: 'Retired: it is no longer read.',
    unread: 'No known reader reads it.',
  },
);

/** How a line relates to access. */
export const lineRelation: { readonly [Code in RelationCode]: string } = inLanguage('lineRelation', {
  none: 'It does not allow or block anything.',
  pace: 'It asks for a pace and does not change what may be fetched.',
  hours: 'It asks for visiting hours and does not change what may be fetched.',
  noindex:
    'It does not block anything. Use META or a header instead; both are read only where the page may be fetched.',
  duplicates: 'It does not block anything; it states which URLs lead to the same page.',
  use: 'It does not block anything; it states how fetched content may be used.',
  'use-after-access':
    'It states how content that may be fetched may be used. It says nothing about other content.',
});

/** What no source decides, and what Gatepost does. */
export const lineContested: { readonly [Code in ContestedCode]: string } = inLanguage('lineContested', {
  'bing-default':
    'Bing is reported to use the delay of the record for any other crawler if its own record has none. For other crawlers, a record of their own overrides it.',
  'largest-delay':
    'If a record has several delays, some crawlers use the smallest, some the last. Gatepost shows the largest, which puts the least load on the server.',
  'clean-param-scope':
    'Yandex accepts the line anywhere; one parser limits it to its record. Gatepost applies it to the whole file.',
  'signal-scope':
    'Some apply a signal to the crawlers of its record, some to the whole site. Gatepost applies it by record, with lines above all records as defaults. You can switch to the other reading.',
  'usage-draft': 'The drafts state that there is no consensus on some parts.',
  'license-in-records':
    'RSL 1.0 (4.4.2): a License in a record replaces the global ones for the crawlers of that record. The older guide calls every License global.',
});

/** The crawlers that obey a line, and those that do not, according to sources. */
export const lineObedience = inLanguage(
  'lineObedience',
  function lineObedience({ honouredBy }: Pick<ExtensionFacts, 'honouredBy'>): string {
    const named = (says: string) => honouredBy.filter((one) => one.says === says).map(({ who }) => who);
    const [yes, no] = [named('obeyed'), named('ignored')];
    const parts = [
      ...(yes.length > 0 ? [`Read by ${listAll(yes)}.`] : []),
      ...(no.length > 0 ? [`Not by ${listAll(no)}.`] : []),
    ];
    return parts.length > 0 ? [...parts, 'Not known for others.'].join(' ') : 'No known reader reads it.';
  },
);

const urls = (count: number) => (count === 1 ? '1 URL' : `${number(count)} URLs`);

const hour = (minutes: number) =>
  new Date(Date.UTC(2000, 0, 1, 0, minutes)).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  });

/** The crawlers that are known to read a line, in a few words. */
function readBy({ status }: ExtensionFacts, names: readonly string[]): string {
  if (status === 'retired') return 'no longer read';
  const [first, ...others] = names;
  if (first === undefined) return status === 'draft' ? 'draft, no known reader' : 'no known reader';
  return others.length > 0 ? `read by ${first} and ${others.length} more` : `read by ${first}`;
}

export const extensionRowWords = inLanguage('extensionRowWords', {
  readBy,
  addBelow: (name: string) => `Add ${name} below`,
  addLine: (name: string) => `Add ${name}`,
  noAddress: 'https://www.example.com/sitemap.xml',
  otherHost: 'on another host',
  otherHostTitle: (host: string, own: string) =>
    `This URL is on ${host}, and the site is ${own}. That is allowed.`,
  scheme: (scheme: string) => `scheme ${scheme}`,
  schemeTitle: 'The site uses https. Search engines may not accept URLs with another scheme.',
  seconds: 's',
  delay: (heed: readonly string[], ignore: readonly string[], unknown: readonly string[]) =>
    [
      ...(heed.length > 0 ? [`Obeyed by ${listAll(heed)}.`] : []),
      ...(ignore.length > 0 ? [`Ignored by ${listAll(ignore)}.`] : []),
      ...(unknown.length > 0 ? [`Not known for ${listAll(unknown)}.`] : []),
    ].join(' '),
  anyOther: 'any other crawler',
  others: (count: number) => `${number(count)} more`,
  hostNote: 'Yandex read it until 2018; it is no longer read. Redirect to the main host instead.',
  noindexNote:
    'No known reader has read it since 2019. A META tag or a header does the same if the page may be fetched.',
  snippet: 'Copy a META tag or header…',
  remove: 'Delete the line',
  parameter: (place: number) => `Parameter ${place}`,
  newParameter: 'New parameter',
  addParameter: 'add',
  removeParameter: (name: string) => `Remove parameter ${name}`,
  lastParameter: 'A path needs a parameter. Delete the line instead.',
  parameterPath: 'Path of the parameters',
  wholeSite: 'whole site',
  pathNeedsParameter: 'A path must follow a parameter. Enter a parameter first.',
  clean: (before: number, after: number) =>
    before === 1 ? '1 URL in the table becomes' : `${urls(before)} in the table become ${number(after)}:`,
  cleanMore: (count: number) => `and ${number(count)} more`,
  pages: 'Pages',
  pagesIn: 'pages in',
  time: 'Time',
  unit: 'Unit of time',
  units: { '': 'seconds', s: 'seconds (s)', m: 'minutes (m)', h: 'hours (h)' },
  from: 'From, UTC',
  to: 'To, UTC',
  utc: 'UTC',
  addHours: 'Limit to certain hours',
  removeHours: 'Allow all hours',
  wholeNumber: 'Not written: this must be a whole number of at least 1.',
  local: (from: number, to: number, zone: string) => `${hour(from)} to ${hour(to)} here (${zone}).`,
  wraps: 'Past midnight.',
  keys: {
    search: purposeWords.search,
    'ai-input': purposeWords['ai-input'],
    'ai-train': purposeWords['ai-train'],
  } satisfies Record<SignalPurpose, string>,
  saying: { yes: 'yes', no: 'no', '': 'not said' },
  use: 'use',
  uses: { '': 'not said', immediate: 'immediate', reference: 'reference', full: 'full' },
  contested: 'The scope of a signal is contested: its record, or the whole site.',
  contestedLink: 'Both readings',
  usagePath: 'Path of the statement',
  allPaths: 'all paths',
  pathBegins: 'Not written: a path must begin with a slash and cannot contain spaces.',
  preferring: { y: 'allow', n: 'disallow', '': 'not said' },
  alsoSaid: (others: readonly string[]) => `Also in the line: ${others.join(', ')}`,
  notWritten: (sentence: string) => `Not written: ${sentence}`,
} as const);

// The question about AI use, in the table and its explanation.

const because: Readonly<Record<AiUseReason, (line: number, path: string) => string>> = {
  closed: (line) => `line ${line} blocks it`,
  'closed-and-granted': () => 'one line blocks it, another says yes',
  usage: (line) => `Content-Usage on line ${line}`,
  signal: (line) => `Content-Signal on line ${line}`,
  named: (line) => `line ${line} allows it by name`,
  token: (line) => `line ${line} is about a policy token`,
  carrier: (line, path) => `line ${line} of ${path}`,
  several: (line) => `several lines say so, from line ${line} on`,
  silence: () => 'no line says yes or no',
  'own-file': () => 'the policy file itself is not content',
  'no-file': () => 'the site has no such file',
  'other-site': () => 'this URL is on another site',
};

const answers = {
  yes: 'Yes',
  no: 'No',
  'not-stated': 'Not said',
  contradictory: 'Both',
  terms: 'On terms',
} as const satisfies Record<AiUseAnswer, string>;

export const aiUseWords = inLanguage('aiUseWords', {
  question: 'What may AI do with it?',
  /** The questions, in lists of questions and expectations. */
  questions: {
    search: 'Use: search?',
    'ai-search': 'Use: AI search?',
    'ai-input': 'Use: AI input?',
    'ai-train': 'Use: AI training?',
  },
  all: 'Use: all four for one crawler',
  purposes: {
    search: 'Search',
    'ai-search': 'AI search',
    'ai-input': 'AI input',
    'ai-train': 'AI training',
  },
  answers,
  counted: { yes: 'yes', no: 'no', 'not-stated': 'not said', contradictory: 'both', terms: 'on terms' },
  /** The answers of the cautious reading. */
  cautiously: { 'not-stated': 'No, not said', contradictory: 'No, both' },
  because,
  underOther: (answer: AiUseAnswer) => `under the other reading of signals: ${answers[answer].toLowerCase()}`,
  heading: (purpose: keyof typeof purposeWords, agent: string) =>
    `for ${purposeWords[purpose]}, ${agent === '' ? 'any other crawler' : agent}`,
  agent: 'Crawler',
  anyAgent: 'any other crawler',
  purpose: 'Purpose',
  allPurposes: 'all four, for one crawler',
  scope: 'A signal counts for',
  scopes: { record: 'its record', file: 'the whole file' },
  edition: 'Labels of',
  editionOf: (id: string, date: string) => `${id}, ${formatDay(date)}`,
  cautious: 'Cautious view',
  cautiousHint: 'Shows “Not said” and “Both” as “No”. The answers do not change.',
  note: 'What the files of the site state; not what the law requires or what crawlers do.',
  nameless: (count: number) => `${plural(count, 'service', 'services')} without a name to use in a file`,
  trace: {
    access: 'Access',
    usage: 'Content-Usage',
    signal: 'Content-Signal',
    tokens: 'Policy tokens',
    carriers: 'Other files of the site',
    beside: 'Not counted',
    noUsage: 'The record of this crawler has no Content-Usage line.',
    noSignal: 'No Content-Signal line applies to it.',
    whyNoYes: 'Why the answer is not Yes',
    notYes: {
      silence:
        'A yes needs an explicit line: Content-Signal, Content-Usage, or an Allow by name for a crawler that does nothing else. Permission to fetch is not enough.',
      closed: 'Every purpose requires fetching. First remove what blocks the crawler.',
      contradictory: 'A line says yes. It counts only if no line says no.',
    },
  },
} as const);
