// Words of the lines of extensions, and of the question what AI may do.

import type { AiPurpose } from '../../../core/catalogue/ai-purposes.ts';
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
  'ai-input': 'AI input',
  'ai-train': 'AI training',
};

// The state of each kind of line, how it relates to access, and what is contested.
/** Who heeds it, by and large. */
export const lineStatus: { readonly [Status in ExtensionFacts['status']]: string } = inLanguage(
  'lineStatus',
  {
    read: 'Read by those it is meant for.',
    partly: 'Read by some.',
    draft: 'A draft: no known reader reads it yet.',
    published: 'Published; who reads it is not known, or one service only.',
    retired: 'Retired: no reader reads it any more.',
    unread: 'No known reader reads it.',
  },
);

/** What it has to do with who may fetch what. */
export const lineRelation: { readonly [Code in RelationCode]: string } = inLanguage('lineRelation', {
  none: 'It opens and closes nothing.',
  pace: 'It asks for a pace; what may be fetched stays as it is.',
  hours: 'It asks for hours; what may be fetched stays as it is.',
  noindex:
    'It closes nothing. What works instead, META or a header, is seen only where the page may be fetched.',
  duplicates: 'It closes nothing: it tells which addresses lead to the same page.',
  use: 'It closes nothing: it says what may be done with what was fetched.',
  'use-after-access': 'It says what may be done with what may be fetched; about the rest it says nothing.',
});

/** What no source settles, and what is done here. */
export const lineContested: { readonly [Code in ContestedCode]: string } = inLanguage('lineContested', {
  'bing-default':
    'Bing is said to take the delay of the record for all others where its own has none; to others a record of their own switches that one off.',
  'largest-delay':
    'Of several delays in one record some take the smallest, some the last. Gatepost shows the largest, which is kindest to the server.',
  'clean-param-scope':
    'Yandex accepts the line anywhere; one parser keeps it to its record. Gatepost reads it for the whole file.',
  'signal-scope':
    'Some read a signal for the crawlers of its record, some for the whole site. Gatepost reads it by record, with lines above all records as defaults; the other reading is a switch.',
  'usage-draft': 'The drafts say of themselves that parts have no consensus.',
  'license-in-records':
    'RSL 1.0 (4.4.2): a License in a record replaces the global ones for the crawlers of that record. The older guide calls every License global.',
});

/** Who is said to obey a line, and who not. */
export const lineHonoured = inLanguage(
  'lineHonoured',
  function lineHonoured({ honouredBy }: Pick<ExtensionFacts, 'honouredBy'>): string {
    const named = (says: string) => honouredBy.filter((one) => one.says === says).map(({ who }) => who);
    const [yes, no] = [named('obeyed'), named('ignored')];
    const parts = [
      ...(yes.length > 0 ? [`Read by ${listAll(yes)}.`] : []),
      ...(no.length > 0 ? [`Not by ${listAll(no)}.`] : []),
    ];
    return parts.length > 0
      ? [...parts, 'Of others nothing is known.'].join(' ')
      : 'No known reader reads it.';
  },
);

const urls = (count: number) => (count === 1 ? '1 URL' : `${number(count)} URLs`);

const hour = (minutes: number) =>
  new Date(Date.UTC(2000, 0, 1, 0, minutes)).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  });

/** Who is known to read a line, in a few words. */
function readBy({ status }: ExtensionFacts, names: readonly string[]): string {
  if (status === 'retired') return 'no longer read';
  const [first, ...others] = names;
  if (first === undefined) return status === 'draft' ? 'draft, no reader known' : 'no reader known';
  return others.length > 0 ? `read by ${first} and ${others.length} more` : `read by ${first}`;
}

export const modernRowWords = inLanguage('modernRowWords', {
  readBy,
  addBelow: (name: string) => `Add ${name} below`,
  addLine: (name: string) => `Add ${name}`,
  noAddress: 'https://www.example.com/sitemap.xml',
  otherHost: 'on another host',
  otherHostTitle: (host: string, own: string) =>
    `This address is on ${host}, the site is ${own}. That is allowed.`,
  scheme: (scheme: string) => `scheme ${scheme}`,
  schemeTitle: 'The site is reached by https. Search engines may not accept addresses of another scheme.',
  seconds: 's',
  delay: (heed: readonly string[], ignore: readonly string[], unknown: readonly string[]) =>
    [
      ...(heed.length > 0 ? [`Obeyed by ${listAll(heed)}.`] : []),
      ...(ignore.length > 0 ? [`Ignored by ${listAll(ignore)}.`] : []),
      ...(unknown.length > 0 ? [`Of ${listAll(unknown)} nothing is known.`] : []),
    ].join(' '),
  anyOther: 'any other crawler',
  others: (count: number) => `${number(count)} more`,
  hostNote: 'Yandex read it until 2018; no reader does now. Redirect to the main host instead.',
  noindexNote:
    'No known reader reads it since 2019. A META tag or a header does the same, if the page may be fetched.',
  snippet: 'Copy a META tag or header…',
  remove: 'Delete the line',
  parameter: (place: number) => `Parameter ${place}`,
  newParameter: 'New parameter',
  addParameter: 'add',
  removeParameter: (name: string) => `Remove parameter ${name}`,
  lastParameter: 'A path needs a parameter. Delete the line instead.',
  parameterPath: 'Path of the parameters',
  wholeSite: 'whole site',
  pathNeedsParameter: 'A path needs a parameter in front. Type one first.',
  cleanNothing: 'No URL of the table has these parameters.',
  clean: (before: number, after: number) =>
    `${urls(before)} of the table ${before === 1 ? 'becomes' : 'become'} ${number(after)}:`,
  cleanMore: (count: number) => `and ${number(count)} more`,
  pages: 'Pages',
  pagesIn: 'pages in',
  time: 'Time',
  unit: 'Unit of time',
  units: { '': 'seconds', s: 'seconds (s)', m: 'minutes (m)', h: 'hours (h)' },
  from: 'From, UTC',
  to: 'To, UTC',
  utc: 'UTC',
  addHours: 'Only at some hours',
  removeHours: 'At all hours',
  wholeNumber: 'This is a whole number from 1 on. It is not written yet.',
  local: (from: number, to: number, zone: string) => `${hour(from)} to ${hour(to)} here (${zone}).`,
  wraps: 'Over midnight.',
  keys: {
    search: purposeWords.search,
    'ai-input': purposeWords['ai-input'],
    'ai-train': purposeWords['ai-train'],
  } satisfies Record<AiPurpose, string>,
  saying: { yes: 'yes', no: 'no', '': 'not said' },
  use: 'use',
  uses: { '': 'not said', immediate: 'immediate', reference: 'reference', full: 'full' },
  contested: 'Whom a signal applies to is contested: its record, or the whole site.',
  contestedLink: 'Both readings',
  usagePath: 'Path of the statement',
  allPaths: 'all paths',
  pathBegins: 'A path begins with a slash and has no spaces. It is not written yet.',
  preferring: { y: 'allow', n: 'disallow', '': 'not said' },
  alsoSaid: (others: readonly string[]) => `Also in the line: ${others.join(', ')}`,
  notWritten: (sentence: string) => `${sentence} It is not written yet.`,
} as const);

// The question what AI may do, in the table and its explanation.

const because: Readonly<Record<AiUseReason, (line: number) => string>> = {
  closed: (line) => `line ${line} keeps it out`,
  'closed-and-granted': () => 'one line keeps it out, another says yes',
  usage: (line) => `Content-Usage in line ${line}`,
  signal: (line) => `Content-Signal in line ${line}`,
  named: (line) => `line ${line} lets it in by name`,
  token: (line) => `line ${line} is about a policy token`,
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
} as const satisfies Record<AiUseAnswer, string>;

export const aiUseWords = inLanguage('aiUseWords', {
  question: 'What may AI do with it?',
  /** As in the list of questions and of expectations. */
  questions: {
    search: 'Use: search?',
    'ai-input': 'Use: AI input?',
    'ai-train': 'Use: AI training?',
  },
  all: 'Use: all three for one agent',
  purposes: { search: 'Search', 'ai-input': 'AI input', 'ai-train': 'AI training' },
  answers,
  counted: { yes: 'yes', no: 'no', 'not-stated': 'not said', contradictory: 'both' },
  /** To the cautious. */
  cautiously: { 'not-stated': 'No, not said', contradictory: 'No, both' },
  because,
  underOther: (answer: AiUseAnswer) => `under the other reading of signals ${answers[answer].toLowerCase()}`,
  heading: (purpose: keyof typeof purposeWords, agent: string) =>
    `for ${purposeWords[purpose]}, ${agent === '' ? 'any agent that is not named' : agent}`,
  agent: 'Agent',
  anyAgent: 'any agent that is not named',
  purpose: 'Purpose',
  allPurposes: 'all three, for one agent',
  scope: 'A signal counts for',
  scopes: { record: 'its record', file: 'the whole file' },
  edition: 'Labels of',
  editionOf: (id: string, date: string) => `${id}, ${formatDay(date)}`,
  cautious: 'Cautious view',
  cautiousHint: 'Shows Not said and Both as No. It changes what is shown, not what is answered.',
  note: 'What the file says, read as RFC 9309 with Content-Usage; not what law says, nor what anybody does.',
  nameless: (count: number) =>
    `${plural(count, 'service has', 'services have')} no name that a file could say`,
  trace: {
    access: 'Access',
    usage: 'Content-Usage',
    signal: 'Content-Signal',
    tokens: 'Policy tokens',
    beside: 'Not counted',
    noUsage: 'No Content-Usage line is in the record of this agent.',
    noSignal: 'No Content-Signal line is about it.',
    whyNoYes: 'Why no yes',
    notYes: {
      silence:
        'A yes needs a line that says it: Content-Signal, Content-Usage, or an Allow by name for an agent that does nothing else. To be let in is not enough.',
      closed: 'Every purpose begins with fetching. What keeps the agent out has to go first.',
      contradictory: 'A line says yes. It counts once no line says no.',
    },
  },
} as const);
