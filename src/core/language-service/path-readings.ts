// What each reader makes of the path of a rule, before any URL is asked about.

import { formatOfPath } from '../formats/file-formats.ts';
import { isUnknownRule } from '../formats/rep/record-parts.ts';
import { hasInnerDollar } from '../matching/percent-encoding.ts';
import type { Reader } from '../readers/reader.ts';
import { readers } from '../readers/registry.ts';
import { fieldAt, type Policy, valueOf } from '../syntax/policy.ts';

/**
 * `pattern`: `*` and a final `$` are more than themselves; `characters`: they are not; `beginning`: it has none, so it
 * begins what it speaks of; `never`: no path of a URL begins so; `nothing`, `everything`: it is empty; `skipped`: the
 * reader does not take the line for a rule, or drops the rule.
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

/** The readers of files of this format, by what they make of the rule in line `line` (0-based); kinds that none has are left out. */
export function groupPathReadings(policy: Policy, line: number): readonly PathReadings[] {
  const own = readers.filter(({ file }) => formatOfPath(file.path).id === policy.format.id);
  const readings = own.map((reader) => [readingKindFor(policy, line, reader), reader] as const);
  return readingKinds
    .map((kind) => ({ kind, readers: readings.filter((one) => one[0] === kind).map((one) => one[1]) }))
    .filter((one) => one.readers.length > 0);
}
