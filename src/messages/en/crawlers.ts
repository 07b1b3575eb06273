// Words of the catalogue of crawlers: what they are for, where that is known from, and how a name was found.

import type { CrawlerKind } from '../../core/catalogue/crawler-kind.ts';
import type { Crawler, Purpose } from '../../core/catalogue/crawlers.ts';
import type { PickedToken } from '../../core/import/pick-token.ts';
import { shortenMiddle } from '../../core/text/shorten-text.ts';
import { inLanguage } from '../language.ts';
import { formatDay, listAll, number, plural } from './counts.ts';

const purposeNames = {
  search: 'search',
  'ai-training': 'AI training',
  'ai-input': 'AI answers',
  'user-triggered': 'user-triggered',
  ads: 'advertising',
  seo: 'SEO',
  archive: 'archive',
  feed: 'feeds',
  'social-preview': 'link previews',
  monitoring: 'monitoring',
  research: 'research',
  other: 'other',
} as const satisfies Record<Purpose, string>;

/** All that serve a purpose, as one choice. */
const groupNames = {
  search: 'All search crawlers',
  'ai-training': 'All AI training crawlers',
  'ai-input': 'All AI answer crawlers',
  'user-triggered': 'All user-triggered fetchers',
  ads: 'All advertising crawlers',
  seo: 'All SEO crawlers',
  archive: 'All archive crawlers',
  feed: 'All feed fetchers',
  'social-preview': 'All link preview fetchers',
  monitoring: 'All monitoring crawlers',
  research: 'All research crawlers',
  other: 'All with another purpose',
} as const satisfies Record<Purpose, string>;

const nameOf = (purpose: string): string =>
  (purposeNames as Readonly<Record<string, string>>)[purpose] ?? purpose;

const datesAre = {
  published: 'the day printed there',
  copy: 'the day of the copy read',
  read: 'the day of reading',
} as const satisfies Record<Crawler['dateIs'], string>;

/** Long headers are cut for reading: the name stands in their middle or at their end. */
const cut = (text: string) => shortenMiddle(text, 60);

const others = (names: readonly string[]) =>
  names.length === 0 ? '' : ` It holds ${listAll(names)} too; the longest name counts.`;

/** A name to choose, whoever knows it. */
export interface Choice {
  readonly token: string;
  readonly operator: string | null;
  readonly crawler?: Pick<Crawler, 'purposes' | 'effectOfBlocking'>;
  readonly sharers?: number;
  readonly own?: {
    readonly purposes?: readonly string[] | undefined;
    readonly function?: string | undefined;
    readonly note?: string | undefined;
    readonly source?: string | undefined;
    readonly date?: string | undefined;
  };
}

/** An own entry: since when, and from where. */
const ownFrom = ({ date, source }: NonNullable<Choice['own']>) =>
  `Your entry${source === undefined ? '' : ` from ${source}`}${date === undefined ? '' : `, ${formatDay(date)}`}.`;

const who = (operator: string | null, purposes: readonly string[]) =>
  [operator ?? 'operator unknown', ...(purposes.length > 0 ? [purposes.map(nameOf).join(', ')] : [])].join(
    ' · ',
  );

const ifBlocked = (told: string | null) => `If blocked: ${told ?? 'no source says.'}`;

const sharedName = (sharers: number) =>
  `a name that ${plural(sharers, 'crawler goes by', 'crawlers go by')} that have no name of their own here`;

export const crawlerWords = inLanguage('crawlerWords', {
  ownFrom,
  who,
  ifBlocked,
  nameShared: sharedName,
  purpose: nameOf,
  /** At the head of a list. */
  purposeTitle: (purpose: string) => nameOf(purpose).replace(/^./u, (first) => first.toUpperCase()),
  allOf: (purpose: Purpose, count: number) => `${groupNames[purpose]} (${number(count)})`,
  purposes: (purposes: readonly string[]) => purposes.map(nameOf).join(', '),
  groups: {
    file: 'In this file, not in the catalogue',
    shared: 'In this file, a name that crawlers share',
    own: 'Yours',
    visitors: 'Crawlers',
    switches: 'Switches, no visitors',
    unused: 'Names that are not in use',
  },
  /** Behind a name. */
  kind: {
    visitor: '',
    switch: 'a switch, no visitor',
    unused: 'a name that is not in use',
  } satisfies Record<CrawlerKind, string>,
  sharedName: (sharers: number) => `${sharedName(sharers).replace(/^a/, 'A')}.`,
  choices: 'Crawlers to choose from',
  none: 'No crawler fits.',
  count: (count: number) => (count === 0 ? '' : `${plural(count, 'crawler fits', 'crawlers fit')}.`),
  more: (count: number) => `And ${number(count)} more: type on to find them.`,
  asTyped: (typed: string) => `“${typed}”, as typed`,
  /** How a pasted text came to a name. */
  picked: (text: string, picked: PickedToken): string => {
    const given = `“${cut(text.trim())}”`;
    if (picked.how === 'catalogue')
      return `${picked.token}, out of ${given}: the catalogue knows that name.${others(picked.others)}`;
    if (picked.how === 'cut')
      return `${picked.token}, out of ${given}: the catalogue does not know it, so the name is cut out as a crawler would.${
        picked.others.length > 0
          ? ` It begins like ${listAll(picked.others)}, which the catalogue knows.`
          : ''
      }`;
    if (picked.how === 'browser') return `${given} is what a browser sends: it names no crawler.`;
    if (picked.how === 'none') return `${given} names no crawler.`;
    return `${given} is a name already.`;
  },
  /** Heads of what is told about one. */
  facts: {
    operator: 'Operator',
    purposes: 'Purpose',
    effect: 'If blocked',
    otherNames: 'Also called',
    fallback: 'Without a record of its own',
    quirk: 'Does otherwise',
    switch: 'Switch',
    note: 'Note',
    does: 'What it does',
    respect: 'Obeys',
    frequency: 'Comes',
    source: 'Source',
  },
  unknown: 'unknown',
  noEffect: 'no source says',
  fallsBack: (names: readonly string[]) => `reads the record for ${listAll(names)}`,
  switchSays: (token: string, says: string) => `${token}: ${says}`,
  contested: (what: string) => `Contested: ${what}`,
  day: formatDay,
  /** Of when something is. */
  dated: ({ dateIs, sourceDate }: Pick<Crawler, 'dateIs' | 'sourceDate'>) =>
    `${formatDay(sourceDate)}, ${datesAre[dateIs]}`,
  inTheCatalogue: 'The catalogue has this name too.',
  notKnown: 'The catalogue does not know this name.',
  anyOther: 'Any crawler that no record names.',
  confidence: {
    'operator-stated': 'operator says',
    'second-hand': 'second-hand',
  } satisfies Record<Crawler['confidence'], string>,
  old: 'Older than a year.',
  noClient: {
    visitor: '',
    switch: 'A switch, no visitor: nothing ever comes under this name.',
    unused: 'A name that is not in use.',
  } satisfies Record<CrawlerKind, string>,
} as const);
