// Tells whether two rows of the table ask about the same URL.
import { urlParts } from '../../../core/matching/url-parts.ts';
import { requestKeyOf } from '../../../core/workspace/request-key.ts';

/** The same for a URL of the site in full and as a path. A fragment is part of what the row shows. */
function rowKeyOf(url: string, origin: string): string {
  const { fragment } = urlParts(url);
  const key = requestKeyOf(url, origin);
  return fragment === undefined ? key : `${key}#${fragment}`;
}

/** Returns a test that is true for the first row with a URL, unless it is one of `existing`. */
export function createRowTest(existing: readonly string[], origin: string): (url: string) => boolean {
  const keys = new Set(existing.map((url) => rowKeyOf(url, origin)));
  return (url) => {
    const key = rowKeyOf(url, origin);
    if (keys.has(key)) return false;
    keys.add(key);
    return true;
  };
}
