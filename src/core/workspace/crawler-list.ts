// Reads lists of crawlers in the format of ai.robots.txt: a JSON object with an entry for each name.
import * as v from 'valibot';
import { isCrawlerToken, type OwnCrawler } from './own-crawler.ts';

const textSchema = v.optional(v.string(), '');

const entrySchema = v.pipe(
  v.custom<object>((value) => !Array.isArray(value)),
  v.looseObject({
    operator: textSchema,
    respect: textSchema,
    function: textSchema,
    frequency: textSchema,
    description: textSchema,
  }),
);

type Entry = v.InferOutput<typeof entrySchema>;

/** Why an entry was skipped. `where`: the key whose value is not text. */
export interface SkippedEntry {
  readonly name: string;
  readonly code: 'no-name' | 'no-entry' | 'no-text';
  readonly where?: string;
}

/** Why a text is not a crawler list. */
export interface CrawlerListProblem {
  readonly problem: 'not-json' | 'no-object' | 'empty' | 'too-many';
}

export interface CrawlerList {
  readonly crawlers: readonly OwnCrawler[];
  readonly skipped: readonly SkippedEntry[];
}

/** A list with more entries is not a list of crawlers, and would make every menu slow. */
const MAX_ENTRIES = 2000;

/** Turns `[OpenAI](https://openai.com)` into OpenAI. A bracket in the name or the URL makes it text: one pass only. */
const removeLinks = (text: string): string => text.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1').trim();

/** Such lists have words for an unknown value. */
const isUnknownText = (text: string): boolean => text === '' || /^(?:unclear|unknown)\b/i.test(text);

const textEntry = <Key extends string>(key: Key, text: string): Partial<Record<Key, string>> => {
  const plain = removeLinks(text);
  return isUnknownText(plain) ? {} : ({ [key]: plain } as Record<Key, string>);
};

const createCrawler = (token: string, entry: Entry, source: string, date: string): OwnCrawler => ({
  token,
  ...textEntry('operator', entry.operator),
  ...textEntry('function', entry.function),
  ...textEntry('respect', entry.respect),
  ...textEntry('frequency', entry.frequency),
  ...textEntry('note', entry.description),
  source,
  date,
});

function parseObject(json: string): object | CrawlerListProblem['problem'] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return 'not-json';
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : 'no-object';
}

/**
 * Reads a crawler list. The purposes that it gives are its own words (`function`); they are not mapped to purposes of
 * the catalogue. Entries that cannot be read are skipped and reported.
 * @param source the name of the list
 * @param date the day of reading, such as 2026-11-21
 */
export function parseCrawlerList(
  json: string,
  source: string,
  date: string,
): CrawlerList | CrawlerListProblem {
  const object = parseObject(json);
  if (typeof object === 'string') return { problem: object };
  const entries = Object.entries(object) as [string, unknown][];
  if (entries.length === 0) return { problem: 'empty' };
  if (entries.length > MAX_ENTRIES) return { problem: 'too-many' };
  const crawlers: OwnCrawler[] = [];
  const skipped: SkippedEntry[] = [];
  for (const [name, value] of entries) {
    const token = name.trim();
    const result = v.safeParse(entrySchema, value);
    if (!isCrawlerToken(token)) skipped.push({ name, code: 'no-name' });
    else if (result.success) crawlers.push(createCrawler(token, result.output, source, date));
    else {
      const where = v.getDotPath(result.issues[0]);
      skipped.push(where === null ? { name, code: 'no-entry' } : { name, code: 'no-text', where });
    }
  }
  return { crawlers, skipped };
}
