// Words of the catalogue of crawlers: purposes, sources, and how a name was found.

import type { communityList } from '../../core/catalogue/community-crawlers.ts';
import type { CrawlerKind } from '../../core/catalogue/crawler-kind.ts';
import type { Purpose } from '../../core/catalogue/crawlers.ts';
import type { DocumentedCrawler } from '../../core/catalogue/documented-crawlers.ts';
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

/** All crawlers with a purpose, as one choice. */
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
  other: 'All other crawlers',
} as const satisfies Record<Purpose, string>;

const nameOf = (purpose: string): string =>
  (purposeNames as Readonly<Record<string, string>>)[purpose] ?? purpose;

const datesAre = {
  published: 'date of publication',
  copy: 'date of the copy',
  read: 'date accessed',
} as const satisfies Record<DocumentedCrawler['dateIs'], string>;

/** Shortens long headers in the middle or at the end, so that the name stays readable. */
const cut = (text: string) => shortenMiddle(text, 60);

const others = (names: readonly string[]) =>
  names.length === 0 ? '' : ` It also contains ${listAll(names)}; the longest name counts.`;

/** A name to choose: from the catalogue, a community list, or the user's entries. */
export interface Choice {
  readonly token: string;
  readonly operator: string | null;
  readonly crawler?: Pick<DocumentedCrawler, 'purposes' | 'effectOfBlocking'>;
  readonly sharers?: number;
  /** What only a community list states. */
  readonly community?: Pick<DocumentedCrawler, 'purposes'>;
  readonly customCrawler?: {
    readonly purposes?: readonly string[] | undefined;
    readonly function?: string | undefined;
    readonly note?: string | undefined;
    readonly source?: string | undefined;
    readonly date?: string | undefined;
  };
}

/** The date and source of a user's entry. */
const ownFrom = ({ date, source }: NonNullable<Choice['customCrawler']>) =>
  `Your entry${source === undefined ? '' : ` from ${source}`}${date === undefined ? '' : `, ${formatDay(date)}`}.`;

const who = (operator: string | null, purposes: readonly string[]) =>
  [operator ?? 'operator unknown', ...(purposes.length > 0 ? [purposes.map(nameOf).join(', ')] : [])].join(
    ' · ',
  );

const ifBlocked = (told: string | null) => `If blocked: ${told ?? 'not documented.'}`;

/** A list, and the date of its edition. */
const editionOf = ({ name, date }: typeof communityList) => `${name} (${formatDay(date)})`;

const sharedName = (sharers: number) =>
  `a name shared by ${plural(sharers, 'crawler', 'crawlers')} without their own entry here`;

export const crawlerWords = inLanguage('crawlerWords', {
  ownFrom,
  who,
  ifBlocked,
  nameShared: sharedName,
  purpose: nameOf,
  /** The purpose as the heading of a list. */
  purposeTitle: (purpose: string) => nameOf(purpose).replace(/^./u, (first) => first.toUpperCase()),
  allOf: (purpose: Purpose, count: number) => `${groupNames[purpose]} (${number(count)})`,
  purposes: (purposes: readonly string[]) => purposes.map(nameOf).join(', '),
  groups: {
    file: 'In this file, not in the catalogue',
    shared: 'In this file, shared by several crawlers',
    own: 'Yours',
    visitors: 'Crawlers',
    switches: 'Switches, not crawlers',
    unused: 'Names not in use',
    community: 'Only in a community list',
  },
  /** A name that no known operator documents: all statements are from the list. */
  community: {
    about: (list: typeof communityList) =>
      `Listed only by ${editionOf(list)}; the catalogue has no statement from its operator.`,
    /** About several names, the first of which are written out. */
    aboutNames: (names: readonly string[], more: number, list: typeof communityList) =>
      `Listed only by ${editionOf(list)}, without a statement from the operator: ${listAll([...names, ...(more > 0 ? [`${number(more)} more`] : [])])}.`,
    says: (operator: string | null, purposes: readonly string[]) =>
      `The list says: ${who(operator, purposes)}.`,
    who: (operator: string | null, purposes: readonly string[]) =>
      `${who(operator, purposes)}, by the words of the list`,
  },
  /** After a name. */
  kind: {
    visitor: '',
    switch: 'a switch, not a crawler',
    unused: 'not in use',
  } satisfies Record<CrawlerKind, string>,
  sharedName: (sharers: number) => `${sharedName(sharers).replace(/^a/, 'A')}.`,
  choices: 'Crawlers to choose from',
  none: 'No crawler matches.',
  count: (count: number) => (count === 0 ? '' : `${plural(count, 'crawler matches', 'crawlers match')}.`),
  more: (count: number) => `And ${number(count)} more: keep typing to find them.`,
  asTyped: (typed: string) => `“${typed}”, as typed`,
  /** Which name was taken from a pasted text, and why. */
  picked: (text: string, picked: PickedToken): string => {
    const quoted = `“${cut(text.trim())}”`;
    if (picked.how === 'catalogue')
      return `${picked.token}, from ${quoted}: the name is in the catalogue.${others(picked.others)}`;
    if (picked.how === 'cut')
      return `${picked.token}, from ${quoted}: the name is not in the catalogue, so it was extracted as a crawler would do it.${
        picked.others.length > 0
          ? ` It begins like ${listAll(picked.others)}, which is in the catalogue.`
          : ''
      }`;
    if (picked.how === 'browser') return `${quoted} is the user-agent of a browser, not of a crawler.`;
    if (picked.how === 'none') return `${quoted} does not contain a crawler name.`;
    return `${quoted} is already a name.`;
  },
  /** The labels of facts about a crawler. */
  facts: {
    operator: 'Operator',
    purposes: 'Purpose',
    effect: 'If blocked',
    otherNames: 'Also called',
    fallback: 'Without a record of its own',
    quirk: 'Differs',
    switch: 'Switch',
    note: 'Note',
    does: 'What it does',
    respect: 'Obeys',
    frequency: 'Frequency',
    source: 'Source',
  },
  unknown: 'unknown',
  noEffect: 'not documented',
  fallsBack: (names: readonly string[]) => `follows the record for ${listAll(names)}`,
  switchSays: (token: string, says: string) => `${token}: ${says}`,
  contested: (what: string) => `Contested: ${what}`,
  day: formatDay,
  /** A date, and what it is the date of. */
  dated: ({ dateIs, sourceDate }: Pick<DocumentedCrawler, 'dateIs' | 'sourceDate'>) =>
    `${formatDay(sourceDate)}, ${datesAre[dateIs]}`,
  inTheCatalogue: 'This name is also in the catalogue.',
  notKnown: 'This name is not in the catalogue.',
  anyOther: 'Any crawler without a record of its own.',
  confidence: {
    'operator-stated': 'from the operator',
    'second-hand': 'second-hand',
  } satisfies Record<DocumentedCrawler['confidence'], string>,
  old: 'More than a year old.',
  noClient: {
    visitor: '',
    switch: 'A switch, not a crawler: no crawler uses this name.',
    unused: 'This name is not in use.',
  } satisfies Record<CrawlerKind, string>,
} as const);
