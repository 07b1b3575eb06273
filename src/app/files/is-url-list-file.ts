// Detects dropped files that are lists of URLs or logs, and not files of a site.
import { detectFormat, EXAMINED_CHARACTERS } from '../../core/import/detect-format.ts';
import { isLogFormat } from '../../core/import/list.ts';

/** Names that a site's file does not have. A `.json` is never a list, because it may be a workspace. */
const LIST_NAMES = /\.(?:gz|log|csv|tsv|jsonl|ndjson)(?:\.\d+)?$/i;
/** Also of a log that was rotated or compressed. */
const LOG_NAME = /\.log(?:\.\d+)?(?:\.gz)?$/i;
const NEVER_LIST_NAMES = /\.json$/i;
const SITEMAP = /<(?:[\w-]+:)?(?:urlset|sitemapindex)[\s>]/;

/** What a file is that is not part of a site: a log of requests, or a list of URLs. */
export type ListKind = 'log' | 'list';

/** Detects a list or log by its name and its beginning; undefined for a file of a site. */
export async function listKindOf(file: File): Promise<ListKind | undefined> {
  if (LOG_NAME.test(file.name)) return 'log';
  if (NEVER_LIST_NAMES.test(file.name)) return undefined;
  const start = await file.slice(0, EXAMINED_CHARACTERS).text();
  const format = detectFormat(start);
  if (isLogFormat(format)) return 'log';
  return LIST_NAMES.test(file.name) || (format === 'xml' && SITEMAP.test(start)) ? 'list' : undefined;
}
