// Crawl-delay: a pause between two requests, in seconds.

import { cite } from '../../../catalogue/citations.ts';
import { partsOfGroups } from '../../../syntax/value-parts.ts';
import { defineExtension, type ExtensionIssue } from '../define-extension.ts';
import { recordExample } from '../example.ts';
import { createIssueFactory, type ValueReader } from '../line-value.ts';
import { GOOGLE_PARSER, PYTHON } from '../sources.ts';
import { deleteLine, firstOf, write } from '../value-repairs.ts';
import { isFirstWord } from '../value-suggestions.ts';
import { CRAWL_DELAY_ID, parseSeconds } from './crawl-delay-seconds.ts';

/** The requested pause. */
export interface CrawlDelay {
  /** Limited to the greatest number that can be counted with. */
  readonly seconds: number;
  /** Whether the value has only digits, as some readers require. */
  readonly isWhole: boolean;
}

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:ms|milli)/i, 0.001],
  [/^h/i, 3600],
  [/^m/i, 60],
];

/** Seconds with at most three decimals. */
const printSeconds = (seconds: number) => String(Math.round(seconds * 1000) / 1000);

/** Converts a number with a unit, a decimal comma, or no digit on one side of the point to seconds. */
function normalizeSeconds(value: string): string | undefined {
  const [, number, unit = ''] = /^([0-9]+(?:[.,][0-9]*)?|[.,][0-9]+)[ \t]*([A-Za-z]*)\.?$/.exec(value) ?? [];
  if (number === undefined) return undefined;
  const factor = UNITS.find(([name]) => name.test(unit))?.[1] ?? 1;
  const seconds = Number(number.replace(',', '.')) * factor;
  return seconds < 1e15 ? printSeconds(seconds) : undefined;
}

/** Rounds a decimal number up, digit by digit, because it may have more digits than a number can represent. */
function roundUpDecimal(value: string): string {
  const [whole = '', fraction = ''] = value.split('.');
  const digits = `0${whole}`;
  let nonNineEnd = digits.length;
  while (digits[nonNineEnd - 1] === '9') nonNineEnd--;
  const next = `${digits.slice(0, nonNineEnd - 1)}${Number(digits[nonNineEnd - 1]) + 1}${'0'.repeat(digits.length - nonNineEnd)}`;
  return (/[1-9]/.test(fraction) ? next : digits).replace(/^0+(?=[0-9])/, '');
}

/** In seconds. No reader with a known limit waits longer. */
const MAX_SECONDS = 30;

const issues = {
  'CRD-EMPTY': {
    severity: 'error',
    repair: deleteLine,
    examples: recordExample('Crawl-delay:', 'Crawl-delay: 10'),
  },
  'CRD-NOT-NUMBER': {
    severity: 'error',
    repair: firstOf(write(normalizeSeconds), deleteLine),
    examples: [
      ...recordExample('Crawl-delay: 0,5', 'Crawl-delay: 0.5'),
      ...recordExample('Crawl-delay: -1', 'Crawl-delay: 1'),
      ...recordExample('Crawl-delay: 10s', 'Crawl-delay: 10'),
      ...recordExample('Crawl-delay: 500 ms', 'Crawl-delay: 0.5'),
    ],
  },
  'CRD-DECIMAL': {
    severity: 'info',
    repair: write(roundUpDecimal),
    examples: recordExample('Crawl-delay: 0.5', 'Crawl-delay: 1'),
  },
  'CRD-LARGE': {
    severity: 'info',
    repair: write(() => String(MAX_SECONDS)),
    examples: recordExample('Crawl-delay: 120', 'Crawl-delay: 30'),
  },
} as const satisfies Record<string, ExtensionIssue>;

const issue = createIssueFactory(issues);

/** Reads the value of a Crawl-delay line: a decimal number without sign and unit. */
const readCrawlDelay: ValueReader<CrawlDelay, keyof typeof issues> = (value) => {
  const { length } = value;
  if (length === 0) return { issues: [issue('CRD-EMPTY', 0, 0)] };
  const seconds = parseSeconds(value);
  if (seconds === undefined) return { issues: [issue('CRD-NOT-NUMBER', 0, length)] };
  const isWhole = !value.includes('.');
  return {
    parts: { seconds, isWhole },
    issues: [
      ...(isWhole ? [] : [issue('CRD-DECIMAL', 0, length)]),
      ...(seconds > MAX_SECONDS ? [issue('CRD-LARGE', 0, length)] : []),
    ],
  };
};

/** Seconds that are common in current files. */
const SECONDS_EXAMPLES = ['1', '2', '5', '10', '30'];

export const crawlDelay = defineExtension({
  id: CRAWL_DELAY_ID,
  name: 'Crawl-delay',
  role: 'extension',
  scope: 'record',
  value: 'seconds',
  source: cite('practice of several crawlers', '2026'),
  facts: {
    status: 'partly',
    evaluated: true,
    relation: 'pace',
    contested: ['bing-default', 'largest-delay'],
    // A row of the form names the first one, which most site owners know.
    honouredBy: [
      {
        who: 'Bing',
        says: 'obeyed',
        source: 'statement of F. Dubut (Bing) as reported by the trade press',
        date: '2019',
        secondHand: true,
      },
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
        who: 'SE Ranking',
        says: 'obeyed',
        source: 'https://help.seranking.com/hc/en-us/articles/17126130916636-BLEXBot-Crawler',
        date: '2026-11-28',
      },
      {
        who: 'Babbar',
        says: 'obeyed',
        source: 'https://babbar.tech/crawler',
        date: '2026-11-28',
      },
      {
        who: 'Diffbot',
        says: 'obeyed',
        source: 'https://docs.diffbot.com/docs/does-crawl-respect-robotstxt',
        date: '2026-11-28',
      },
      {
        who: 'Serpstat',
        says: 'obeyed',
        source: 'https://serpstatbot.com/',
        date: '2026-11-28',
      },
      {
        who: 'ImageSift',
        says: 'obeyed',
        source: 'https://imagesift.com/about',
        date: '2026-11-28',
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
      {
        who: 'Amazon',
        says: 'ignored',
        source: 'https://developer.amazon.com/amazonbot',
        date: '2026-09-04',
      },
      { who: 'Apple', says: 'ignored', source: 'https://support.apple.com/en-us/119829', date: '2026-09-04' },
      {
        who: 'Mojeek',
        says: 'ignored',
        source: 'https://www.mojeek.com/bot.html',
        date: '2026-11-28',
      },
    ],
    share: 19,
  },
  readBy: ['bing', 'python-urllib-3.12', 'python-urllib-3.14'],
  read: readCrawlDelay,
  issues,
  findParts: (value) => partsOfGroups(value, /^(?<value>[0-9]+(?:\.[0-9]+)?)$/d),
  suggest: (position) =>
    isFirstWord(position) ? SECONDS_EXAMPLES.map((text) => ({ part: 'value', text })) : [],
  add: { to: 'record' },
});
