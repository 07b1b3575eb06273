// Makes a headers file of the headers of a response.
import { useHeaderOf } from '../../core/formats/response-headers/header-names.ts';
import type { ServerResponse } from '../network/fetch-file.ts';
import type { SiteFile } from './open-file.ts';

/**
 * Returns the response headers that state uses, as a headers file with one group for the URL; undefined if there are
 * none.
 * @param path the path of the file on the site
 */
export function headersAsFile(
  { pathname, href }: URL,
  { headerLines }: ServerResponse,
  path: string,
): SiteFile | undefined {
  const lines = headerLines.filter(([header]) => useHeaderOf(header) !== undefined);
  if (lines.length === 0) return undefined;
  const text = [pathname, ...lines.map(([header, value]) => `  ${header}: ${value}`), ''].join('\n');
  return { name: href, path, bytes: new TextEncoder().encode(text), format: 'response-headers' };
}
