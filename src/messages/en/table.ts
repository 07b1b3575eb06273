// Words of the table of URLs and crawlers, and of the fields that add to it.

import type { ColumnPurpose } from '../../core/catalogue/column-purposes.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { inLanguage } from '../language.ts';
import { number } from './counts.ts';

// The crawler that a question is about, in a sentence.
/** '' is any other crawler. */
export const crawlerInSentence = inLanguage('crawlerInSentence', (agent: string): string =>
  agent === '' ? 'any other crawler' : agent,
);

// Marked cells in the legend, and the words of the marks.
export const cellMarkWords = inLanguage('cellMarkWords', {
  filters: {
    changed: 'Changed',
    failed: 'Failing',
    differs: 'Readers disagree',
    expected: 'Expected',
    requested: 'Requested but blocked',
    unasked: 'Never requested',
  },
  /** `count`: how many user-agents of a shared column had that answer. */
  was: (word: string, count: number, all: number) =>
    count === all ? `was ${word}` : `was ${word} for ${number(count)} of ${number(all)} user-agents`,
} as const);

/** The name of a crawler; '' is any other crawler. */
export const agentName = inLanguage('agentName', (agent: string): string =>
  agent === '' ? 'Any other crawler' : agent,
);

const SHOWN = 2;
/** How many records of a column are described one by one. */
const MAX_RECORDS = 4;

interface Chosen {
  readonly isDefault: boolean;
  readonly records: readonly { readonly number: number; readonly line: number }[];
}

/** Up to three user-agents by name; of more, two names and a number. */
function columnName(agents: readonly string[]): string {
  const names = agents.map(agentName);
  if (names.length <= SHOWN + 1) return names.join(' & ');
  return `${names.slice(0, SHOWN).join(' & ')} & ${names.length - SHOWN} more`;
}

const counted = { allow: 'yes', deny: 'no', defer: 'later', 'no-information': 'unknown' } as const;

/** The name of a reader. In English it is the reader's title. */
export const readerTitle = inLanguage(
  'readerTitle',
  ({ title }: Pick<Reader, 'id' | 'title'>): string => title,
);

/** How many characters two lines of a narrow column hold. */
const MAX_BELOW = 22;

/** As many names as fit, at least one, and how many more there are. */
function namesWithMore(agents: readonly string[]): string {
  const names = agents.slice(0, SHOWN).map(agentName);
  const visibleNames = names.join(', ').length > MAX_BELOW ? names.slice(0, 1) : names;
  const more = agents.length - visibleNames.length;
  return visibleNames.join(', ') + (more > 0 ? ` +${number(more)}` : '');
}

/** The purposes of the crawlers of a column. */
const purposes = {
  search: 'Search',
  images: 'Images',
  news: 'News',
  'ai-training': 'AI training',
  'ai-search': 'AI search',
  seo: 'SEO tools',
  previews: 'Previews',
  archives: 'Archives',
  ads: 'Ads',
  other: 'Other names',
} as const satisfies Record<ColumnPurpose, string>;

/** The same inside a list. */
const purposesWithin: Readonly<Record<ColumnPurpose, string>> = {
  ...purposes,
  search: 'search',
  images: 'images',
  news: 'news',
  previews: 'previews',
  archives: 'archives',
  ads: 'ads',
  other: 'other names',
};

const listPurposes = ([first, ...others]: readonly ColumnPurpose[]): string =>
  [...(first ? [purposes[first]] : []), ...others.map((one) => purposesWithin[one])].join(', ');

export const matrixWords = inLanguage('matrixWords', {
  region: 'Access matrix',
  title: 'Access',
  question: 'May it fetch?',
  url: 'URL',
  anyPath: 'paths on any site',
  answers: { allow: 'Yes', deny: 'No', defer: 'Later', 'no-information': 'Unknown' },
  column: columnName,
  /** The names that a head shows in full; the others are counted by `moreAgents`. */
  columnStart: (agents: readonly string[]): string =>
    agents.length <= SHOWN + 1 ? columnName(agents) : agents.slice(0, SHOWN).map(agentName).join(' & '),
  moreAgents: (agents: readonly string[]): number => (agents.length <= SHOWN + 1 ? 0 : agents.length - SHOWN),
  plus: (count: number): string => `+${number(count)}`,
  purposes: listPurposes,
  /** The column of crawlers that no record names, and the named crawlers that share it. */
  anyOther: 'Any other crawler',
  /** '' if there are none. At most one crawler is named: the head is small, and its menu lists all. */
  also: (names: readonly string[], some: readonly ColumnPurpose[]): string => {
    const all = [...names.slice(0, 1), ...some.map((one) => purposesWithin[one])];
    const isMore = names.length > 1 || all.length > SHOWN;
    return all.length === 0 ? '' : `also ${all.slice(0, SHOWN).join(', ')}${isMore ? ', …' : ''}`;
  },
  /** The names below the title of a column: the first ones, and how many more there are. */
  namesBelow: namesWithMore,
  /** Rows of a group: URLs that a rule matches in any folder, and the URL of the folder. */
  anywhere: 'anywhere',
  folderItself: 'the folder itself',
  /** A folder that is collapsed to one row. */
  folder: (name: string, urls: number) => `${name}, ${number(urls)} URLs, folded`,
  listAgents: (count: number) => `List all ${number(count)} user-agents`,
  /** The records of a column, as a mark and in full. */
  bracket: ({ records, isDefault }: Chosen): string => {
    const [first, second, ...more] = records.map((one) => number(one.number));
    if (first === undefined) return 'no record';
    const star = isDefault ? ' (*)' : '';
    if (second === undefined) return `record ${first}${star}`;
    return `records ${first}, ${second}${more.length > 0 ? `, +${more.length}` : ''}${star}`;
  },
  bracketInFull: ({ records, isDefault }: Chosen): string => {
    if (records.length === 0) return 'No record applies.';
    const prefix = isDefault ? 'Follows the rules for any other crawler: ' : 'Follows ';
    const each = records
      .slice(0, MAX_RECORDS)
      .map((one) => `record ${one.number}, from line ${one.line + 1}`);
    const more = records.length > MAX_RECORDS ? `; and ${records.length - MAX_RECORDS} more` : '';
    return `${prefix}${each.join('; ')}${more}.`;
  },
  allOf: (agents: readonly string[]): string => agents.map(agentName).join(', '),
  countedAs: counted,
  /** After the answer in the accessible name of a cell. */
  because: {
    rule: (line: number, isCut = false) =>
      isCut ? `line ${line} decides, of which only the beginning is read` : `line ${line} decides`,
    'own-file': () => 'the policy file itself may always be fetched',
    'no-record': () => 'no record applies to this crawler',
    'no-rule': () => 'no rule matches',
    status: () => 'the status that the server returns decides',
    'too-long': () => 'the file is too long for this reader',
    'not-utf-8': () => 'this reader stops at a file that is not UTF-8',
    'invalid-value': () => 'this reader stops at a value that it cannot convert',
    'other-site': () => 'this URL is on another site',
  },
  options: 'Options',
  share: 'Group equal columns',
  enter: 'Enter',
  why: 'why',
  filters: { all: 'All', allow: 'Yes', deny: 'No', other: 'Later or unknown' },
  actions: (name: string) => `Actions for ${name}`,
  columnMoved: (name: string, place: number, all: number) => `${name} is column ${place} of ${all}.`,
} as const);
