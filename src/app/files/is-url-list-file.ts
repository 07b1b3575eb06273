// Which dropped files are lists of URLs or logs, rather than files of a site.
import { detectFormat, EXAMINED_CHARACTERS } from '../../core/import/detect-format.ts';
import { isLogFormat } from '../../core/import/list.ts';

/** Names that no file of a site has. Whatever its content, a `.json` may be a work of ours. */
const NAMES = /\.(?:gz|log|csv|tsv|jsonl|ndjson)(?:\.\d+)?$/i;
const NEVER = /\.json$/i;
const SITEMAP = /<(?:[\w-]+:)?(?:urlset|sitemapindex)[\s>]/;

/** Looks at the name and the beginning of a file. */
export async function isListFile(file: File): Promise<boolean> {
  if (NAMES.test(file.name)) return true;
  if (NEVER.test(file.name)) return false;
  const start = await file.slice(0, EXAMINED_CHARACTERS).text();
  const format = detectFormat(start);
  return format === 'xml' ? SITEMAP.test(start) : isLogFormat(format);
}
