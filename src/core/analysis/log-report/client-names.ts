// Finds out who sent a request by its User-Agent header: a crawler of the catalogue or of the file, a browser, or
// another program.
import { findCrawler } from '../../catalogue/crawlers.ts';
import type { Client } from '../../import/logs/crawler-requests.ts';
import { pickToken } from '../../import/pick-token.ts';
import { crawlerName, isBrowser, productToken } from '../../matching/product-token.ts';
import { lowerCase } from '../../text/lower-case.ts';

/** Longer headers and names are cut off. */
const MAX_HEADER_LENGTH = 512;
const MAX_NAME_LENGTH = 80;

/**
 * Returns a function that finds the client of a header. A name of the catalogue anywhere in the header counts before
 * the product token, as crawlers use the headers of browsers.
 * @param namesInFile the user-agents of the file
 */
export function createClientNamer(namesInFile: readonly string[]): (userAgent: string) => Client {
  const named = new Map(
    namesInFile.map((value) => {
      const name = crawlerName(value);
      return [lowerCase(name), name] as const;
    }),
  );
  return (userAgent) => {
    const header = userAgent.slice(0, MAX_HEADER_LENGTH);
    if (header.trim() === '') return { kind: 'program', name: '' };
    const picked = pickToken(header);
    if (picked.how === 'catalogue') return { kind: 'crawler', name: picked.token };
    const token = productToken(header, { value: 'whole', name: 'whole' });
    if (isBrowser(token)) return { kind: 'browser' };
    const known = named.get(token) ?? findCrawler(token)?.tokens.find((name) => lowerCase(name) === token);
    if (known !== undefined) return { kind: 'crawler', name: known };
    return { kind: 'program', name: token === '*' ? '' : token.slice(0, MAX_NAME_LENGTH) };
  };
}
