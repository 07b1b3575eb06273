// Detects dropped files that are lists of URLs or logs, and not files of a site.
import { detectFormat, EXAMINED_CHARACTERS } from '../../core/import/detect-format.ts';
import { isLogFormat } from '../../core/import/list.ts';

/** Names that a site's file does not have. A `.json` is never a list, because it may be a workspace. */
const LIST_NAMES = /\.(?:gz|log|csv|tsv|jsonl|ndjson)(?:\.\d+)?$/i;
const NEVER_LIST_NAMES = /\.json$/i;
const SITEMAP = /<(?:[\w-]+:)?(?:urlset|sitemapindex)[\s>]/;

/** Detects a list by its name and its beginning. */
export async function isListFile(file: File): Promise<boolean> {
  if (LIST_NAMES.test(file.name)) return true;
  if (NEVER_LIST_NAMES.test(file.name)) return false;
  const start = await file.slice(0, EXAMINED_CHARACTERS).text();
  const format = detectFormat(start);
  return format === 'xml' ? SITEMAP.test(start) : isLogFormat(format);
}
