// Kinds of files: which dialects may occur in each, and which kind a path names.
import { type DialectId, dialects } from '../dialects/index.ts';
import type { Directive, Format } from '../policy/directive.ts';

const formatOf = <Id extends string>(id: Id, members: readonly DialectId[]): Format<Id> => ({
  id,
  directives: dialects
    .filter((dialect) => members.includes(dialect.id))
    .flatMap((dialect): readonly Directive[] => dialect.directives),
});

export const formats = [
  formatOf('robots-txt', ['rep', 'acap', 'mobile-agents']),
  formatOf('data-txt', ['rep']),
] as const;

export type FormatId = (typeof formats)[number]['id'];

/** The format of a file by its path on the site: `/data.txt` is data-txt, all else robots-txt. */
export function formatOfPath(path: string): Format<FormatId> {
  return path.toLowerCase() === '/data.txt' ? formats[1] : formats[0];
}
