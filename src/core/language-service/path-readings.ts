// How each reader reads the path of a rule, regardless of any URL.

import { formatOfPath } from '../formats/file-formats.ts';
import { isUnknownRule } from '../formats/rep/record-parts.ts';
import { hasInnerDollar } from '../matching/percent-encoding.ts';
import type { Reader } from '../readers/reader.ts';
import { readers } from '../readers/registry.ts';
import { fieldAt, type Policy, valueOf } from '../syntax/policy.ts';

/**
 * `pattern`: `*` and a final `$` are special. `characters`: they are plain characters. `beginning`: the path has
 * none of them, so that it matches every URL that begins with it. `never`: no path of a URL begins with it.
 * `nothing`, `everything`: the path is empty. `skipped`: the reader does not read the line as a rule, or drops the
 * rule.
 */
export type PathReadingKind =
  | 'pattern'
  | 'characters'
  | 'beginning'
  | 'never'
  | 'nothing'
  | 'everything'
  | 'skipped';

export interface PathReadings {
  readonly kind: PathReadingKind;
  readonly readers: readonly Reader[];
}

const readingKinds: readonly PathReadingKind[] = [
  'beginning',
  'pattern',
  'characters',
  'never',
  'nothing',
  'everything',
  'skipped',
];

/** Whether a path can match at all: every path of a URL begins with a slash. */
const isRootedPattern = (path: string, { wildcards, decode }: Reader['path']): boolean =>
  path.startsWith('/') ||
  (wildcards && path.startsWith('*')) ||
  ((decode === 'all' || decode === 'reencoded') && /^%2F/i.test(path));

function readingKindFor(policy: Policy, line: number, reader: Reader): PathReadingKind {
  const field = fieldAt(policy, line, reader.field);
  const { directive } = field;
  const isRule = directive?.role === 'rule' && !isUnknownRule(directive, reader);
  if (!isRule || (directive.effect === 'allow' && !reader.rule.honourAllow)) return 'skipped';
  const path = valueOf(field);
  if (reader.path.wildcards && reader.path.innerDollar === 'drops-rule' && hasInnerDollar(path))
    return 'skipped';
  if (path === '') return reader.rule.empty === 'allow-all' ? 'everything' : 'nothing';
  if (!isRootedPattern(path, reader.path)) return 'never';
  if (!/\*|\$$/.test(path)) return 'beginning';
  return reader.path.wildcards ? 'pattern' : 'characters';
}

/**
 * Groups the readers of files of this format by how they read the rule in line `line` (0-based). Kinds without a
 * reader are omitted.
 */
export function groupPathReadings(policy: Policy, line: number): readonly PathReadings[] {
  const formatReaders = readers.filter(({ file }) => formatOfPath(file.path).id === policy.format.id);
  const readings = formatReaders.map((reader) => [readingKindFor(policy, line, reader), reader] as const);
  return readingKinds
    .map((kind) => ({
      kind,
      readers: readings.filter((reading) => reading[0] === kind).map((reading) => reading[1]),
    }))
    .filter((reading) => reading.readers.length > 0);
}
