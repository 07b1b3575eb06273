// Lists of crawlers in the shape of ai.robots.txt: one object of JSON, an entry for each name.
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

/** Why an entry was left out. `where`: the key whose value is no text. */
export interface SkippedEntry {
  readonly name: string;
  readonly code: 'no-name' | 'no-entry' | 'no-text';
  readonly where?: string;
}

/** Why a text is no such list. */
export interface CrawlerListProblem {
  readonly problem: 'not-json' | 'no-object' | 'empty' | 'too-many';
}

export interface CrawlerList {
  readonly crawlers: readonly OwnCrawler[];
  readonly skipped: readonly SkippedEntry[];
}

/** More entries than that are no list of crawlers, and would make every choice slow. */
const MAX_ENTRIES = 2000;

/** `[OpenAI](https://openai.com)` is OpenAI. A bracket in the name or the address makes it text: nothing is read twice. */
const removeLinks = (written: string): string => written.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1').trim();

/** Such lists write out that they do not know. */
const isUnknownText = (written: string): boolean => written === '' || /^(?:unclear|unknown)\b/i.test(written);

const textEntry = <Key extends string>(key: Key, written: string): Partial<Record<Key, string>> => {
  const plain = removeLinks(written);
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
 * Reads such a list. What it says of purposes is in its own words (`function`) and is not turned into purposes of the
 * catalogue: nothing is guessed. Entries that cannot be read are left out, and named.
 * @param source what the list is called
 * @param date the day of the reading, as 2026-11-21
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
    const read = v.safeParse(entrySchema, value);
    if (!isCrawlerToken(token)) skipped.push({ name, code: 'no-name' });
    else if (read.success) crawlers.push(createCrawler(token, read.output, source, date));
    else {
      const where = v.getDotPath(read.issues[0]);
      skipped.push(where === null ? { name, code: 'no-entry' } : { name, code: 'no-text', where });
    }
  }
  return { crawlers, skipped };
}
