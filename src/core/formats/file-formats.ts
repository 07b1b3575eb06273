// File formats: the dialects that may occur in each, and the format that a path implies.

import type { Source } from '../document/source.ts';
import type { Directive, Format } from '../syntax/directives.ts';
import { declaresRsl, isXmlDocument } from './declares-xml.ts';
import type { Dialect } from './dialect.ts';
import { type DialectId, dialects } from './dialects.ts';
import { declaresResponse, HEADERS_PATH } from './response-headers/headers-path.ts';
import { RSL_PATH } from './rsl/rsl-names.ts';

function formatWith<Id extends string>(id: Id, members: readonly DialectId[]): Format<Id> {
  const included: readonly Dialect[] = dialects.filter((dialect) => members.includes(dialect.id));
  const directives = included.flatMap((dialect): readonly Directive[] => dialect.directives);
  return included.some(({ describes }) => describes)
    ? { id, directives, describes: true }
    : { id, directives };
}

const robotsTxt = formatWith('robots-txt', ['rep', 'acap', 'mobile-agents', 'extensions']);
const dataTxt = formatWith('data-txt', ['rep', 'data-txt']);
/** A document. Its statements for crawlers are processing instructions, not lines with fields. */
const xml = formatWith('xml', []);
/** A list of locations in JSON. */
const tdmrep = formatWith('tdmrep', []);

/** An RSL license document: elements, not lines. */
const rsl = formatWith('rsl', []);

/** Response headers: patterns of URLs with headers below them. */
const responseHeaders = formatWith('response-headers', []);

/** All file formats. */
export const formats = [robotsTxt, dataTxt, xml, rsl, responseHeaders, tdmrep] as const;

export type FormatId = (typeof formats)[number]['id'];

/** Documents, and the definitions that documents refer to. */
const documentEndings = ['.xml', '.xhtml', '.html', '.htm', '.dtd'];

/**
 * Returns the format of a file by its path on the site: `/data.txt` is data-txt, `/license.xml` rsl, `/_headers`
 * response-headers, a `tdmrep.json` in any folder tdmrep, other XML, HTML and DTDs xml, and anything else robots-txt.
 */
export function formatOfPath(path: string): Format<FormatId> {
  const lower = path.toLowerCase();
  if (lower === '/data.txt') return dataTxt;
  if (lower === RSL_PATH) return rsl;
  if (lower === HEADERS_PATH) return responseHeaders;
  if (lower.endsWith('/tdmrep.json')) return tdmrep;
  return documentEndings.some((ending) => lower.endsWith(ending)) ? xml : robotsTxt;
}

/** Whether a file has records of robots.txt, or similar lines, according to its path. */
export const isRobotsPath = (path: string): boolean => formatOfPath(path) === robotsTxt;

/**
 * Returns the format that the beginning of a file declares, unless its path implies the same: `<?xml` in a file
 * whose name is not that of a document, the root element of RSL in any document, or the status line of a response.
 * The format that is declared when a file is opened remains its selected format.
 */
export function declaredFormat(path: string, source: Source): FormatId | undefined {
  const format = formatOfPath(path);
  if (format === dataTxt || format === rsl || format === responseHeaders) return undefined;
  if (declaresRsl(source)) return 'rsl';
  if (format !== robotsTxt) return undefined;
  if (declaresResponse(source)) return 'response-headers';
  return isXmlDocument(source) ? 'xml' : undefined;
}

/** Returns the selected format of a file, or else the format of its path. */
export function formatOf(path: string, selected: FormatId | undefined): Format<FormatId> {
  return formats.find(({ id }) => id === selected) ?? formatOfPath(path);
}
