// What is known of each line of today: where it counts, who heeds it, what is open. Dated data; state of 20 November 2026.
import type { ExtensionDirectiveId } from './directives.ts';

/** Somebody of whom a source says what he makes of a line. Of all others nothing is known, which is not "no". */
export interface Honouring {
  /** An operator, a robot or a program. */
  readonly who: string;
  readonly says: 'obeyed' | 'ignored';
  /** An address, or the words for what has none. */
  readonly source: string;
  /** As 2026-11-20, or a year: of the source, or of the reading where it has none. */
  readonly date: string;
  /** Present if somebody else says so of him. */
  readonly secondHand?: true;
}

/** What is open about a line; the sentence is in messages. */
export type ContestedCode =
  | 'bing-default'
  | 'largest-delay'
  | 'clean-param-scope'
  | 'signal-scope'
  | 'usage-draft'
  | 'license-in-records';

/** How a line stands to the rules of access; the sentence is in messages. */
export type RelationCode = 'none' | 'pace' | 'hours' | 'noindex' | 'duplicates' | 'use' | 'use-after-access';

/** What is known of one kind of line. */
export interface LineFact {
  readonly id: ExtensionDirectiveId;
  readonly scope: 'record' | 'file' | 'contested';
  /** `draft`: not settled; `published`: in use, and no reader is known; `partly`: some heed it; `retired`: nobody does. */
  readonly status: 'read' | 'partly' | 'draft' | 'published' | 'retired' | 'unread';
  /** Whether anything here answers a question with it. What no source settles is shown and decides nothing. */
  readonly evaluated: boolean;
  readonly relation: RelationCode;
  readonly contested: readonly ContestedCode[];
  readonly honouredBy: readonly Honouring[];
  readonly since?: string;
  readonly retired?: string;
  /** Per cent of 4,054 real files of about 2019 that have it. */
  readonly share?: number;
}

const GOOGLE_PARSER = {
  who: 'Google',
  says: 'ignored',
  source: 'google/robotstxt at 22b355f: list of unsupported fields',
  date: '2026-04-01',
} as const satisfies Honouring;

const APPLE = 'https://support.apple.com/en-us/119829';
const AMAZON = 'https://developer.amazon.com/amazonbot';
const PYTHON = 'CPython 3.12.1, urllib.robotparser, measured';

/** One row for each kind of line, in the order of the directives. */
export const lineFacts: readonly LineFact[] = [
  {
    id: 'sitemap',
    scope: 'file',
    status: 'read',
    evaluated: false,
    relation: 'none',
    contested: [],
    honouredBy: [
      { who: 'Google', says: 'obeyed', source: 'https://www.sitemaps.org/protocol.html', date: '2026-11-20' },
      { who: 'Bing', says: 'obeyed', source: 'https://www.sitemaps.org/protocol.html', date: '2026-11-20' },
      {
        who: 'Yandex',
        says: 'obeyed',
        source: 'Yandex Webmaster help, error dictionary',
        date: '2026-11-20',
      },
      { who: 'Python urllib', says: 'obeyed', source: PYTHON, date: '2026-11-20' },
    ],
    share: 54,
  },
  {
    id: 'crawl-delay',
    scope: 'record',
    status: 'partly',
    evaluated: true,
    relation: 'pace',
    contested: ['bing-default', 'largest-delay'],
    honouredBy: [
      {
        who: 'Anthropic',
        says: 'obeyed',
        source: 'https://support.claude.com/en/articles/8896518',
        date: '2026-04-07',
      },
      { who: 'Ahrefs', says: 'obeyed', source: 'https://ahrefs.com/robot', date: '2026-11-20' },
      { who: 'Majestic', says: 'obeyed', source: 'https://mj12bot.com', date: '2026-11-20' },
      { who: 'Common Crawl', says: 'obeyed', source: 'https://commoncrawl.org/ccbot', date: '2026-10-07' },
      {
        who: 'Bing',
        says: 'obeyed',
        source: 'statement of F. Dubut (Bing) as reported by the trade press',
        date: '2019',
        secondHand: true,
      },
      { who: 'Python urllib', says: 'obeyed', source: PYTHON, date: '2026-11-20' },
      GOOGLE_PARSER,
      {
        who: 'Yandex',
        says: 'ignored',
        source: 'second-hand, since 22 February 2018',
        date: '2018-02-22',
        secondHand: true,
      },
      { who: 'Amazon', says: 'ignored', source: AMAZON, date: '2026-09-04' },
      { who: 'Apple', says: 'ignored', source: APPLE, date: '2026-09-04' },
    ],
    share: 19,
  },
  {
    id: 'host',
    scope: 'file',
    status: 'retired',
    evaluated: false,
    relation: 'none',
    contested: [],
    honouredBy: [
      {
        who: 'Yandex',
        says: 'ignored',
        source: 'crawler-commons at 8e14e27: not supported any more',
        date: '2026-07-27',
        secondHand: true,
      },
      GOOGLE_PARSER,
    ],
    retired: '2018',
    share: 1.6,
  },
  {
    id: 'clean-param',
    scope: 'file',
    status: 'partly',
    evaluated: true,
    relation: 'duplicates',
    contested: ['clean-param-scope'],
    honouredBy: [
      { who: 'Yandex', says: 'obeyed', source: 'Yandex Webmaster help, Clean-param', date: '2026-11-20' },
    ],
    share: 0.1,
  },
  {
    id: 'request-rate',
    scope: 'record',
    status: 'partly',
    evaluated: true,
    relation: 'pace',
    contested: [],
    honouredBy: [
      {
        who: 'SeznamBot',
        says: 'obeyed',
        source: 'https://o-seznam.cz/napoveda/vyhledavani/en/crawling-control/',
        date: '2025-01-29',
      },
      { who: 'Python urllib', says: 'obeyed', source: PYTHON, date: '2026-11-20' },
      GOOGLE_PARSER,
    ],
    since: '1996',
    share: 0.4,
  },
  {
    id: 'visit-time',
    scope: 'record',
    status: 'unread',
    evaluated: true,
    relation: 'hours',
    contested: [],
    honouredBy: [GOOGLE_PARSER],
    since: '1996',
    share: 0.3,
  },
  {
    id: 'noindex',
    scope: 'record',
    status: 'retired',
    evaluated: false,
    relation: 'noindex',
    contested: [],
    honouredBy: [GOOGLE_PARSER],
    retired: '2019-09-01',
    share: 4,
  },
  {
    id: 'content-signal',
    scope: 'contested',
    status: 'published',
    evaluated: true,
    relation: 'use',
    contested: ['signal-scope'],
    honouredBy: [
      {
        who: 'Cloudflare /crawl',
        says: 'obeyed',
        source: 'Cloudflare changelog: the part use= only',
        date: '2026-08-31',
      },
      GOOGLE_PARSER,
    ],
    since: '2025-09-24',
  },
  {
    id: 'content-usage',
    scope: 'record',
    status: 'draft',
    evaluated: true,
    relation: 'use-after-access',
    contested: ['usage-draft'],
    honouredBy: [GOOGLE_PARSER],
    since: '2025-06-16',
  },
  {
    id: 'license',
    scope: 'contested',
    status: 'published',
    evaluated: false,
    relation: 'none',
    contested: ['license-in-records'],
    honouredBy: [],
    since: '2025-12-10',
  },
];

const factsById: ReadonlyMap<string, LineFact> = new Map(lineFacts.map((one) => [one.id, one]));

/** What is known of a line. */
export const findLineFact = (id: ExtensionDirectiveId): LineFact => factsById.get(id)!;

/** Those of whom a source says that they heed a line, by name. */
export const namesHeeding = (id: ExtensionDirectiveId): readonly string[] =>
  findLineFact(id)
    .honouredBy.filter(({ says }) => says === 'obeyed')
    .map(({ who }) => who);
