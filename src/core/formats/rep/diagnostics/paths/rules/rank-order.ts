// Whether rules keep their order for readers to which the longest rule or match decides, if their paths are written in another
// way that matches the same URLs: one octet more or less can turn an answer where an Allow and a Disallow match.

import { linesIn, placedChunks } from '../../../../../document/lines.ts';
import type { Source } from '../../../../../document/source.ts';
import { parsePattern } from '../../../../../matching/path-pattern.ts';
import type { Effect } from '../../../../../matching/path-rule.ts';
import type { Reader } from '../../../../../readers/reader.ts';
import { readers } from '../../../../../readers/registry.ts';
import { LENIENT_FIELDS } from '../../../../../syntax/directives.ts';
import { scanLine } from '../../../../../syntax/field-lines.ts';
import type { Policy } from '../../../../../syntax/policy.ts';
import { directiveOfKind, kindsInChunk, LINE_KIND } from '../../../../../syntax/recognize.ts';
import { memoizeByKey } from '../../../../../text/lazy.ts';

/** A rule whose path is written in one or more other ways. */
export interface RewrittenRule {
  readonly effect: Effect;
  readonly path: string;
  readonly paths: readonly string[];
}

/** The lengths of a rule, before and after. */
interface Lengths {
  readonly before: number;
  readonly after: number;
}

const longestReaders: readonly Reader[] = readers.filter(({ rule }) => rule.choice === 'longest');
const matchEndReaders: readonly Reader[] = readers.filter(({ rule }) => rule.choice === 'match-end');

/** The text after the last star of a path, which is where a match ends. Undefined without a star. */
const tailOf = (path: string): string | undefined => /\*([^*]*)$/.exec(path)?.[1];

/** Whether every match ends where it did. */
const keepsMatchEnd = ({ path, paths }: RewrittenRule): boolean =>
  paths.some((written) => tailOf(written) === tailOf(path)) &&
  (tailOf(path) !== undefined || paths.length === 1);

const lengthOf = (path: string, { encoding }: Source, reader: Reader): number =>
  parsePattern(path, encoding, reader.path).octets;

/** The lengths of the rules of a file, by effect, each with the number of its rules. */
type FileLengths = Readonly<Record<Effect, ReadonlyMap<number, number>>>;

function readLengths({ source, format }: Policy, reader: Reader): FileLengths {
  const lengths = { allow: new Map<number, number>(), deny: new Map<number, number>() };
  for (const { chunk } of placedChunks(source.lines)) {
    const kinds = kindsInChunk(chunk, format, LENIENT_FIELDS);
    for (const [i, { text }] of linesIn(chunk).entries()) {
      const { role, value, effect } = directiveOfKind(format, kinds[i] ?? LINE_KIND.blank) ?? {};
      if (role !== 'rule' || value !== 'path' || !effect) continue;
      const { valueStart, valueEnd } = scanLine(text);
      if (valueStart === valueEnd) continue;
      const length = lengthOf(text.slice(valueStart, valueEnd), source, reader);
      lengths[effect].set(length, (lengths[effect].get(length) ?? 0) + 1);
    }
  }
  return lengths;
}

/** Kept with the source, because each of many fixes of one file asks for it. */
const lengthsBySource = memoizeByKey((_: Source) => new Map<string, FileLengths>());

function lengthsOfFile(policy: Policy, reader: Reader): FileLengths {
  const cache = lengthsBySource(policy.source);
  const key = `${policy.format.id} ${reader.id}`;
  const cached = cache.get(key) ?? readLengths(policy, reader);
  cache.set(key, cached);
  return cached;
}

/** Whether an Allow wins against a Disallow before exactly if it does so after. */
const isSameWinner = (allow: Lengths, deny: Lengths): boolean =>
  allow.before >= deny.before === allow.after >= deny.after;

/**
 * Whether no rule of a file wins or loses against one of the other effect if some are rewritten. All rules of the file
 * are compared, whatever their records: more than necessary, but cheap.
 */
export const keepsRankOrder = (policy: Policy, rewritten: readonly RewrittenRule[]): boolean =>
  matchEndReaders.every((reader) => {
    const { allow, deny } = lengthsOfFile(policy, reader);
    return allow.size === 0 || deny.size === 0 || rewritten.every(keepsMatchEnd);
  }) &&
  longestReaders.every((reader) => {
    const fileLengths = lengthsOfFile(policy, reader);
    const changed = (effect: Effect): readonly Lengths[] => {
      const byKey = new Map<string, Lengths>();
      for (const rule of rewritten)
        for (const path of rule.effect === effect ? rule.paths : []) {
          const before = lengthOf(rule.path, policy.source, reader);
          const after = lengthOf(path, policy.source, reader);
          byKey.set(`${before} ${after}`, { before, after });
        }
      return [...byKey.values()];
    };
    const unchanged = (effect: Effect): Lengths[] => {
      const counts = new Map(fileLengths[effect]);
      for (const rule of rewritten) {
        const length = lengthOf(rule.path, policy.source, reader);
        if (rule.effect === effect) counts.set(length, (counts.get(length) ?? 0) - 1);
      }
      return [...counts].flatMap(([length, count]) => (count > 0 ? { before: length, after: length } : []));
    };
    const [allows, denies] = [changed('allow'), changed('deny')];
    const isKept = (some: readonly Lengths[], others: readonly Lengths[]) =>
      some.every((allow) => others.every((deny) => isSameWinner(allow, deny)));
    return isKept(allows, [...unchanged('deny'), ...denies]) && isKept(unchanged('allow'), denies);
  });
