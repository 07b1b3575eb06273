// Words of the table of URLs and crawlers, and of the fields that add to it.

import type { SharedPurpose } from '../../core/catalogue/column-purposes.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { inLanguage } from '../language.ts';
import { number } from './counts.ts';

// The crawler that a question is about, in a sentence.
/** '' is any other crawler. */
export const crawlerInSentence = inLanguage('crawlerInSentence', (agent: string): string =>
  agent === '' ? 'any other crawler' : agent,
);

/** The name of a crawler; '' is any other crawler. */
export const agentName = inLanguage('agentName', (agent: string): string =>
  agent === '' ? 'Any other crawler' : agent,
);

/** How many records of a column are described one by one. */
const MAX_RECORDS = 4;

export interface Chosen {
  readonly isDefault: boolean;
  readonly records: readonly { readonly number: number; readonly line: number }[];
}

/** The first user-agent, and how many more there are. The column of any other crawler is never named by another. */
function columnName(agents: readonly string[]): string {
  const [first = ''] = agents;
  return first === '' || agents.length === 1
    ? agentName(first)
    : `${agentName(first)} + ${number(agents.length - 1)}`;
}

const counted = { allow: 'open', deny: 'closed', defer: 'later', 'no-information': 'unknown' } as const;

/** The name of a reader. In English it is the reader's title. */
export const readerTitle = inLanguage(
  'readerTitle',
  ({ title }: Pick<Reader, 'id' | 'title'>): string => title,
);

/** The purposes of the crawlers of a column. */
const purposes = {
  ai: 'AI',
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
} as const satisfies Record<SharedPurpose, string>;

/** The same after another word. */
const purposesWithin: Readonly<Record<SharedPurpose, string>> = {
  ...purposes,
  search: 'search',
  images: 'images',
  news: 'news',
  previews: 'previews',
  archives: 'archives',
  ads: 'ads',
  other: 'other names',
};

export const matrixWords = inLanguage('matrixWords', {
  region: 'Access matrix',
  title: 'Access',
  question: 'May it fetch?',
  url: 'URL',
  answers: { allow: 'Yes', deny: 'No', defer: 'Later', 'no-information': 'Unknown' },
  column: columnName,
  /** Below the name of a column: what all or most of its crawlers are for. */
  purpose: (purpose: SharedPurpose, isOfAll: boolean): string =>
    isOfAll ? purposes[purpose] : `mostly ${purposesWithin[purpose]}`,
  mixedPurposes: 'Mixed purposes',
  /** The same where the file names no crawler. */
  every: 'Every crawler',
  /** Below the name of the column of any other crawler: the known crawlers that share it. */
  also: (agents: readonly string[]): string => `also ${columnName(agents)}`,
  /** Rows of a group: URLs that a rule matches in any folder, and the URL of the folder. */
  anywhere: 'anywhere',
  folderItself: 'the folder itself',
  /** @param name the crawler that it is about, if others of the column may follow other records */
  bracketInFull: ({ records, isDefault }: Chosen, name = ''): string => {
    if (records.length === 0) return 'No record applies.';
    const ownPrefix = isDefault ? 'Follows the rules for any other crawler: ' : 'Follows ';
    const prefix = name === '' ? ownPrefix : `${name} follows `;
    const each = records
      .slice(0, MAX_RECORDS)
      .map((one) => `record ${one.number}, from line ${one.line + 1}`);
    const more = records.length > MAX_RECORDS ? `; and ${records.length - MAX_RECORDS} more` : '';
    return `${prefix}${each.join('; ')}${more}.`;
  },
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
  filters: { all: 'All', allow: 'Yes', deny: 'No', other: 'Later or unknown' },
  actions: (name: string) => `Actions for ${name}`,
  columnMoved: (name: string, place: number, all: number) => `${name} is column ${place} of ${all}.`,
} as const);
