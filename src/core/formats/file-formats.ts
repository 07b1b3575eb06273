// Kinds of files: which dialects may occur in each, and which kind a path names.

import type { Directive, Format } from '../syntax/directives.ts';
import type { Dialect } from './dialect.ts';
import { type DialectId, dialects } from './dialects.ts';

function formatWith<Id extends string>(id: Id, members: readonly DialectId[]): Format<Id> {
  const own: readonly Dialect[] = dialects.filter((dialect) => members.includes(dialect.id));
  const directives = own.flatMap((dialect): readonly Directive[] => dialect.directives);
  return own.some(({ describes }) => describes) ? { id, directives, describes: true } : { id, directives };
}

const robotsTxt = formatWith('robots-txt', ['rep', 'acap', 'mobile-agents', 'modern-lines']);
const dataTxt = formatWith('data-txt', ['rep', 'datasets']);
/** A document: what it says to robots stands in instructions, not in lines with fields. */
const xml = formatWith('xml', []);

/** All kinds of files. */
export const formats = [robotsTxt, dataTxt, xml] as const;

export type FormatId = (typeof formats)[number]['id'];

const documentEndings = ['.xml', '.xhtml', '.html', '.htm'];

/** The format of a file by its path on the site: `/data.txt` is data-txt, XML and HTML are xml, all else robots-txt. */
export function formatOfPath(path: string): Format<FormatId> {
  const lower = path.toLowerCase();
  if (lower === '/data.txt') return dataTxt;
  return documentEndings.some((ending) => lower.endsWith(ending)) ? xml : robotsTxt;
}

/** The format of a file: the one that was chosen for it, else by its path. */
export function formatOf(path: string, chosen: FormatId | undefined): Format<FormatId> {
  return formats.find(({ id }) => id === chosen) ?? formatOfPath(path);
}
