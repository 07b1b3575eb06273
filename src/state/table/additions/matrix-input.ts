// What is typed or pasted into the matrix: URLs for rows, user-agents for columns.
import type { ParsedAgent } from '../../../core/matching/parse-agents.ts';
import { addressOnSite } from '../../../core/matching/url-parts.ts';
import { lowerCase } from '../../../core/text/lower-case.ts';
import type { SiteDocument } from '../../document/document.ts';

/** The URLs in a text: one per line, or with blanks between, or commas that a blank follows; `/a,b` is one URL. */
export function parseUrls(text: string): string[] {
  return text.split(/\s+/).flatMap((url) => url.replace(/^,+/, '').replace(/(?<!,),+$/, '') || []);
}

/** What became of things that were added. */
export interface AdditionResult<T> {
  readonly document: SiteDocument;
  readonly added: readonly T[];
  /** How many were there already, or stood in the text twice. */
  readonly repeated: number;
  /** All that were given, new or not. */
  readonly seen: readonly T[];
}

/** What is asked for again is not taken out any more. */
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

/** The document with more rows; `shown` are there already, listed or not. Where the site is not known yet, the first absolute URL tells it. */
export function addRowsTo(
  document: SiteDocument,
  urls: readonly string[],
  shown: readonly string[] = document.rows,
): AdditionResult<string> {
  const known = new Set(shown);
  const added = urls.filter((url) => !known.has(url) && known.add(url));
  const repeated = urls.length - added.length;
  if (added.length === 0) return { document, added, repeated, seen: urls };
  const origin = document.origin === '' ? findOrigin(added) : document.origin;
  return {
    document: withoutRemoved({ ...document, origin, rows: [...document.rows, ...added] }),
    added,
    repeated,
    seen: urls,
  };
}

/** The site of the first absolute URL, as it is written; '' without any. */
export function findOrigin(urls: readonly string[]): string {
  const absolute = urls.find((url) => /^https?:\/\/[^/?#]/i.test(url));
  return absolute === undefined ? '' : addressOnSite(absolute, '');
}

/** The document with more columns; `shown` are there already. Names are compared as robots compare them: A to Z count as a to z. */
export function addColumnsTo<Given extends ParsedAgent>(
  document: SiteDocument,
  agents: readonly Given[],
  shown: readonly string[] = document.columns,
): AdditionResult<Given> {
  const known = new Set(shown.map(lowerCase));
  const isNew = (agent: string) => !known.has(lowerCase(agent)) && known.add(lowerCase(agent));
  const added = agents.filter(({ agent }) => isNew(agent));
  const repeated = agents.length - added.length;
  if (added.length === 0) return { document, added, repeated, seen: agents };
  const columns = [...document.columns, ...added.map(({ agent }) => agent)];
  return { document: withoutRemoved({ ...document, columns }), added, repeated, seen: agents };
}
