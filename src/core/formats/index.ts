// Kinds of files: which dialects may occur in each, and which kind a path names.
import type { Dialect } from '../dialects/dialect.ts';
import { type DialectId, dialects } from '../dialects/index.ts';
import type { Directive, Format } from '../policy/directive.ts';

function formatOf<Id extends string>(id: Id, members: readonly DialectId[]): Format<Id> {
  const own: readonly Dialect[] = dialects.filter((dialect) => members.includes(dialect.id));
  const directives = own.flatMap((dialect): readonly Directive[] => dialect.directives);
  return own.some(({ describes }) => describes) ? { id, directives, describes: true } : { id, directives };
}

export const formats = [
  formatOf('robots-txt', ['rep', 'acap']),
  formatOf('data-txt', ['rep', 'datasets']),
] as const;

export type FormatId = (typeof formats)[number]['id'];

/** The format of a file by its path on the site: `/data.txt` is data-txt, all else robots-txt. */
export function formatOfPath(path: string): Format<FormatId> {
  return path.toLowerCase() === '/data.txt' ? formats[1] : formats[0];
}
