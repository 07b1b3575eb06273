// Makes a headers file of the headers of a response.
import type { FormatId } from '../../core/formats/file-formats.ts';
import { useHeaderOf } from '../../core/formats/response-headers/header-names.ts';
import type { ServerResponse } from '../network/fetch-file.ts';

interface HeadersFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly format: FormatId;
}

/**
 * Returns the response headers that state uses, as a headers file with one group for the URL; undefined if there are
 * none.
 */
export function headersAsFile(
  { pathname, href }: URL,
  { headerLines }: ServerResponse,
): HeadersFile | undefined {
  const lines = headerLines.filter(([header]) => useHeaderOf(header) !== undefined);
  if (lines.length === 0) return undefined;
  const text = [pathname, ...lines.map(([header, value]) => `  ${header}: ${value}`), ''].join('\n');
  return { name: href, bytes: new TextEncoder().encode(text), format: 'response-headers' };
}
