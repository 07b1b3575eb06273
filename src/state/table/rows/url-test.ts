// The test of the text that rows are filtered by.
import { pathOnSite } from '../../../core/workspace/path-on-site.ts';

/** Whether a text matches a filter with stars, part by part from the left. */
function matchesWildcards(text: string, parts: readonly string[]): boolean {
  const last = parts.at(-1) ?? '';
  let at = parts[0]?.length ?? 0;
  if (!text.startsWith(parts[0] ?? '')) return false;
  for (const part of parts.slice(1, -1)) {
    const index = text.indexOf(part, at);
    if (index < 0) return false;
    at = index + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

/** A test for URLs. */
type UrlTest = (url: string) => boolean;

/** Returns the test for the text of a URL filter, which ignores case. */
export function createUrlTest(text: string, origin: string): UrlTest {
  const pattern = text.trim().toLowerCase();
  if (pattern === '') return () => true;
  if (!pattern.includes('*')) return (url) => url.toLowerCase().includes(pattern);
  const parts = pattern.split('*');
  const matches = (text: string) => matchesWildcards(text.toLowerCase(), parts);
  return (url) => matches(url) || matches(pathOnSite(origin, url));
}
