// Parses and adds typed or pasted text: URLs become rows, user-agents become columns.
import type { ParsedAgent } from '../../../core/matching/parse-agents.ts';
import { addressOnSite } from '../../../core/matching/url-parts.ts';
import { hostOfOrigin } from '../../../core/text/host-of-origin.ts';
import { lowerCase } from '../../../core/text/lower-case.ts';
import type { SiteDocument } from '../../document/document.ts';
import { createRowTest } from '../rows/row-keys.ts';

/**
 * Returns the URLs of a text, one per line or separated by spaces or by commas that a space follows; `/a,b` is one
 * URL.
 */
export function parseUrls(text: string): string[] {
  return text.split(/\s+/).flatMap((url) => url.replace(/^,+/, '').replace(/(?<!,),+$/, '') || []);
}

/** The result of adding rows or columns. */
export interface AdditionResult<T> {
  readonly document: SiteDocument;
  readonly added: readonly T[];
  /** The number of items that already existed or occurred twice in the text. */
  readonly repeated: number;
  /** All items of the text, new or not. */
  readonly seen: readonly T[];
}

/** Items that are added are no longer in the lists of removed ones. */
function withoutRemoved(document: SiteDocument): SiteDocument {
  const { automatic, rows, columns } = document;
  if (!automatic) return document;
  const [urls, agents] = [new Set(rows), new Set(columns.map(lowerCase))];
  return {
    ...document,
    automatic: {
      withoutRows: automatic.withoutRows.filter((url) => !urls.has(url)),
      withoutColumns: automatic.withoutColumns.filter((agent) => !agents.has(lowerCase(agent))),
    },
  };
}

/**
 * Returns the document with more rows. `existing` are the displayed rows, stored or not: a URL of the site is the
 * same in full and as a path. A site without an origin takes that of the first absolute URL; if its files or its name
 * tell one, only that of a URL on it, or on a host above or below it.
 * @param found the origin that the files or the name tell; '' if none
 */
export function addRowsTo(
  document: SiteDocument,
  urls: readonly string[],
  existing: readonly string[] = document.rows,
  found = '',
): AdditionResult<string> {
  // On the site that is now known, a path of the table may be the same URL as an added one.
  const origin = document.origin || originFor(urls, found);
  const added = urls.filter(createRowTest(existing, origin));
  const repeated = urls.length - added.length;
  if (added.length === 0 && origin === document.origin) return { document, added, repeated, seen: urls };
  return {
    document: withoutRemoved({ ...document, origin, rows: [...document.rows, ...added] }),
    added,
    repeated,
    seen: urls,
  };
}

/** Returns the origins of absolute URLs, as they are written. */
const originsOf = (urls: readonly string[]): readonly string[] =>
  urls.filter((url) => /^https?:\/\/[^/?#]/i.test(url)).map((url) => addressOnSite(url, ''));

/** Returns the origin of the first absolute URL, as it is written, or '' if there is none. */
export const findOrigin = (urls: readonly string[]): string => originsOf(urls)[0] ?? '';

/** Whether two origins have the same host, or one above that of the other. A leading www is ignored. */
function areRelated(...origins: readonly [string, string]): boolean {
  const [a, b] = origins.map((origin) => `.${lowerCase(hostOfOrigin(origin)).replace(/^www\./, '')}`);
  return a!.endsWith(b!) || b!.endsWith(a!);
}

/** Returns the origin that a site without one takes from URLs; that which its files or its name tell if none is related to it. */
function originFor(urls: readonly string[], found: string): string {
  const origins = originsOf(urls);
  if (found === '' || origins.length === 0) return origins[0] ?? '';
  return origins.find((origin) => areRelated(origin, found)) ?? found;
}

/**
 * Returns the document with more columns. `existing` are the displayed ones. Names are compared as crawlers
 * compare them: only the case of A to Z is ignored.
 */
export function addColumnsTo<Given extends ParsedAgent>(
  document: SiteDocument,
  agents: readonly Given[],
  existing: readonly string[] = document.columns,
): AdditionResult<Given> {
  const seen = new Set(existing.map(lowerCase));
  const isNew = (agent: string) => !seen.has(lowerCase(agent)) && seen.add(lowerCase(agent));
  const added = agents.filter(({ agent }) => isNew(agent));
  const repeated = agents.length - added.length;
  if (added.length === 0) return { document, added, repeated, seen: agents };
  const columns = [...document.columns, ...added.map(({ agent }) => agent)];
  return { document: withoutRemoved({ ...document, columns }), added, repeated, seen: agents };
}
