// Words of the catalogue of crawlers: purposes, sources, and how a name was found.

import type { communityList } from '../../core/catalogue/community-crawlers.ts';
import type { Purpose } from '../../core/catalogue/crawlers.ts';
import type { DocumentedCrawler } from '../../core/catalogue/documented-crawlers.ts';
import { shortenMiddle } from '../../core/text/shorten-text.ts';
import type * as english from '../en/crawlers.ts';
import type { Translated } from '../language.ts';
import { formatDay, listAll, number, plural } from './counts.ts';

const purposeNames = {
  search: 'Suche',
  'ai-training': 'KI-Training',
  'ai-input': 'KI-Antworten',
  'user-triggered': 'Abruf für Nutzer',
  ads: 'Werbung',
  seo: 'SEO',
  archive: 'Archiv',
  feed: 'Feeds',
  'social-preview': 'Linkvorschau',
  monitoring: 'Monitoring',
  research: 'Forschung',
  other: 'Sonstiges',
} as const satisfies Record<Purpose, string>;

/** All crawlers with a purpose, as one choice. */
const groupNames = {
  search: 'Alle DocumentedCrawler für Suche',
  'ai-training': 'Alle Crawler für KI-Training',
  'ai-input': 'Alle Crawler für KI-Antworten',
  'user-triggered': 'Alle, die für Nutzer abrufen',
  ads: 'Alle DocumentedCrawler für Werbung',
  seo: 'Alle DocumentedCrawler für SEO',
  archive: 'Alle DocumentedCrawler von Archiven',
  feed: 'Alle, die Feeds abrufen',
  'social-preview': 'Alle Crawler für Linkvorschau',
  monitoring: 'Alle DocumentedCrawler für Monitoring',
  research: 'Alle DocumentedCrawler der Forschung',
  other: 'Alle mit anderem Zweck',
} as const satisfies Record<Purpose, string>;

const nameOf = (purpose: string): string =>
  (purposeNames as Readonly<Record<string, string>>)[purpose] ?? purpose;

const datesAre = {
  published: 'dort angegeben',
  copy: 'Tag der gelesenen Kopie',
  read: 'Tag des Lesens',
} as const satisfies Record<DocumentedCrawler['dateIs'], string>;

/** Shortens long headers in the middle or at the end, so that the name stays readable. */
const cut = (text: string) => shortenMiddle(text, 60);

const others = (names: readonly string[]) =>
  names.length === 0 ? '' : ` Darin steht auch ${listAll(names)}; der längste Name zählt.`;

type OwnEntry = Parameters<typeof english.crawlerWords.ownFrom>[0];

/** The date and source of a user's entry. */
const ownFrom = ({ date, source }: OwnEntry) =>
  `Eigener Eintrag${source === undefined ? '' : ` aus ${source}`}${date === undefined ? '' : `, ${formatDay(date)}`}.`;

const who = (operator: string | null, purposes: readonly string[]) =>
  [operator ?? 'Betreiber unbekannt', ...(purposes.length > 0 ? [purposes.map(nameOf).join(', ')] : [])].join(
    ' · ',
  );

const ifBlocked = (told: string | null) =>
  `Wenn ausgeschlossen: ${told === null ? 'nicht dokumentiert.' : `„${told}“`}`;

/** A list, and the date of its edition. */
const editionOf = ({ name, date }: typeof communityList) => `${name} (${formatDay(date)})`;

const sharedName = (sharers: number) =>
  sharers === 1
    ? 'ein gemeinsamer Name für 1 DocumentedCrawler, der hier keinen eigenen Eintrag hat'
    : `ein gemeinsamer Name für ${number(sharers)} DocumentedCrawler, die hier keinen eigenen Eintrag haben`;

export const crawlerWords = {
  ownFrom,
  who,
  ifBlocked,
  nameShared: sharedName,
  purpose: nameOf,
  /** The purpose as the heading of a list. */
  purposeTitle: (purpose) => nameOf(purpose).replace(/^./u, (first) => first.toUpperCase()),
  allOf: (purpose, count) => `${groupNames[purpose]} (${number(count)})`,
  purposes: (purposes) => purposes.map(nameOf).join(', '),
  groups: {
    file: 'In dieser Datei, nicht im Katalog',
    shared: 'In dieser Datei, ein gemeinsamer Name mehrerer Crawler',
    own: 'Eigene',
    visitors: 'Crawler',
    switches: 'Schalter, keine Crawler',
    unused: 'Namen, die nicht in Gebrauch sind',
    community: 'Nur in einer Liste der Community',
  },
  community: {
    about: (list) =>
      `Nur bei ${editionOf(list)} aufgeführt; der Katalog hat keine Aussage des Betreibers dazu.`,
    aboutNames: (names, more, list) =>
      `Nur bei ${editionOf(list)} aufgeführt, ohne Aussage des Betreibers: ${listAll([...names, ...(more > 0 ? [`${number(more)} weitere`] : [])])}.`,
    says: (operator, purposes) => `Laut der Liste: ${who(operator, purposes)}.`,
    who: (operator, purposes) => `${who(operator, purposes)}, laut der Liste`,
  },
  /** After a name. */
  kind: {
    visitor: '',
    switch: 'ein Schalter, kein Crawler',
    unused: 'ein Name, der nicht in Gebrauch ist',
  },
  sharedName: (sharers) => `${sharedName(sharers).replace(/^e/, 'E')}.`,
  choices: 'Crawler zur Auswahl',
  none: 'Kein DocumentedCrawler passt.',
  count: (count) => (count === 0 ? '' : `${plural(count, 'Crawler passt', 'Crawler passen')}.`),
  more: (count) =>
    `Und ${plural(count, 'weiterer', 'weitere')}: Tippen Sie weiter, um ${count === 1 ? 'ihn' : 'sie'} zu finden.`,
  asTyped: (typed) => `„${typed}“, wie eingegeben`,
  /** Which name was taken from a pasted text, and why. */
  picked: (text, picked) => {
    const quoted = `„${cut(text.trim())}“`;
    if (picked.how === 'catalogue')
      return `${picked.token}, aus ${quoted}: Der Katalog kennt diesen Namen.${others(picked.others)}`;
    if (picked.how === 'cut')
      return `${picked.token}, aus ${quoted}: Der Katalog kennt den Namen nicht, darum ist er so ausgeschnitten, wie ein DocumentedCrawler es täte.${
        picked.others.length > 0
          ? ` Er beginnt wie ${listAll(picked.others)}, und das kennt der Katalog.`
          : ''
      }`;
    if (picked.how === 'browser') return `${quoted} ist der User-Agent eines Browsers, nicht eines Crawlers.`;
    if (picked.how === 'none') return `${quoted} enthält keinen Namen eines Crawlers.`;
    return `${quoted} ist schon ein Name.`;
  },
  /** The labels of facts about a crawler. */
  facts: {
    operator: 'Betreiber',
    purposes: 'Zweck',
    effect: 'Wenn ausgeschlossen',
    otherNames: 'Heißt auch',
    fallback: 'Ohne eigenen Abschnitt',
    quirk: 'Abweichung',
    switch: 'Schalter',
    note: 'Anmerkung',
    does: 'Was er tut',
    respect: 'Befolgt',
    frequency: 'Häufigkeit',
    source: 'Quelle',
  },
  unknown: 'unbekannt',
  noEffect: 'nicht dokumentiert',
  fallsBack: (names) => `liest den Abschnitt für ${listAll(names)}`,
  switchSays: (token, says) => `${token}: ${says}`,
  contested: (what) => `Umstritten: ${what}`,
  day: formatDay,
  /** A date, and what it is the date of. */
  dated: ({ dateIs, sourceDate }) => `${formatDay(sourceDate)}, ${datesAre[dateIs]}`,
  inTheCatalogue: 'Auch der Katalog hat diesen Namen.',
  notKnown: 'Der Katalog kennt diesen Namen nicht.',
  anyOther: 'Alle DocumentedCrawler ohne eigenen Abschnitt.',
  confidence: {
    'operator-stated': 'sagt der Betreiber',
    'second-hand': 'aus zweiter Hand',
  },
  old: 'Älter als ein Jahr.',
  noClient: {
    visitor: '',
    switch: 'Ein Schalter, kein DocumentedCrawler: Kein DocumentedCrawler benutzt diesen Namen.',
    unused: 'Ein Name, der nicht in Gebrauch ist.',
  },
} satisfies Translated<typeof english.crawlerWords>;
