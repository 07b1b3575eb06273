// Kinds of files: which dialects may occur in each, and which kind a path names.

import type { Source } from '../document/source.ts';
import type { Directive, Format } from '../syntax/directives.ts';
import { declaresRsl, isXmlDocument } from './declares-xml.ts';
import type { Dialect } from './dialect.ts';
import { type DialectId, dialects } from './dialects.ts';
import { declaresResponse, HEADERS_PATH } from './response-headers/headers-file.ts';
import { RSL_PATH } from './rsl/rsl-names.ts';

function formatWith<Id extends string>(id: Id, members: readonly DialectId[]): Format<Id> {
  const own: readonly Dialect[] = dialects.filter((dialect) => members.includes(dialect.id));
  const directives = own.flatMap((dialect): readonly Directive[] => dialect.directives);
  return own.some(({ describes }) => describes) ? { id, directives, describes: true } : { id, directives };
}

const robotsTxt = formatWith('robots-txt', ['rep', 'acap', 'mobile-agents', 'modern-lines']);
const dataTxt = formatWith('data-txt', ['rep', 'datasets']);
/** A document: what it says to robots stands in instructions, not in lines with fields. */
const xml = formatWith('xml', []);
/** A list of locations in JSON. */
const tdmrep = formatWith('tdmrep', []);

/** A license document of RSL: elements, not lines. */
const rsl = formatWith('rsl', []);

/** Headers of responses: patterns of URLs with headers below them. */
const responseHeaders = formatWith('response-headers', []);

/** All kinds of files. */
export const formats = [robotsTxt, dataTxt, xml, rsl, responseHeaders, tdmrep] as const;

export type FormatId = (typeof formats)[number]['id'];

const documentEndings = ['.xml', '.xhtml', '.html', '.htm'];

/**
 * The format of a file by its path on the site: `/data.txt` is data-txt, `/license.xml` rsl, `/_headers` response-headers,
 * a `tdmrep.json` in any folder tdmrep, other XML and HTML xml, all else robots-txt.
 */
export function formatOfPath(path: string): Format<FormatId> {
  const lower = path.toLowerCase();
  if (lower === '/data.txt') return dataTxt;
  if (lower === RSL_PATH) return rsl;
  if (lower === HEADERS_PATH) return responseHeaders;
  if (lower.endsWith('/tdmrep.json')) return tdmrep;
  return documentEndings.some((ending) => lower.endsWith(ending)) ? xml : robotsTxt;
}

/** Whether a file has records of robots.txt, or lines like them, by its path. */
export const isRobotsPath = (path: string): boolean => formatOfPath(path) === robotsTxt;

/**
 * The format that the beginning of a file declares, if its path does not name the same: `<?xml` in a file that is not
 * called like a document, the root element of RSL in any document, the status line of
 * a response. What it is found to be when it is opened is from then
 * on its chosen format.
 */
export function declaredFormat(path: string, source: Source): FormatId | undefined {
  const format = formatOfPath(path);
  if (format === dataTxt || format === rsl || format === responseHeaders) return undefined;
  if (declaresRsl(source)) return 'rsl';
  if (format !== robotsTxt) return undefined;
  if (declaresResponse(source)) return 'response-headers';
  return isXmlDocument(source) ? 'xml' : undefined;
}

/** The format of a file: the one that was chosen for it, else by its path. */
export function formatOf(path: string, chosen: FormatId | undefined): Format<FormatId> {
  return formats.find(({ id }) => id === chosen) ?? formatOfPath(path);
}
