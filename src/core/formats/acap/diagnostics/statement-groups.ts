// The permissions and prohibitions of a file, one usage and one pattern at a time, by whom they speak to.
import type { PathPattern } from '../../../matching/path-pattern.ts';
import type { AcapFile, AcapRecord, PlacedFieldOf } from '../acap-file.ts';
import { expandPatterns, type NameScope } from '../expand-usages.ts';
import type { AcapRule, Qualifier } from '../field.ts';
import { patternOfWord } from '../path-patterns.ts';
import { resolveRule } from '../resolve-names.ts';
import type { Usage } from '../usages.ts';
import type { CheckContext } from './check-context.ts';

/** One usage and pattern of a field. */
export interface Statement {
  readonly rule: PlacedFieldOf<'rule'>;
  readonly usage: Usage;
  readonly effect: 'allow' | 'deny';
  readonly qualifiers: readonly Qualifier[];
  readonly written: string;
  readonly path: PathPattern;
}

/** What records say to the same crawlers at the same level: to all purposes, or to some. */
export interface StatementGroup {
  /** A crawler that it speaks to, as written; `*` for any. */
  readonly name: string;
  /** '' for all purposes; else the purposes, sorted. */
  readonly purposes: string;
  readonly items: readonly Statement[];
}

/** So many usages times patterns are looked at in one file, once for each voice; fields behind them are not compared with others. */
const MAX_STATEMENTS = 40_000;

type LevelRules = readonly PlacedFieldOf<'rule'>[];

/** Records that speak to a crawler, by their places in the file. */
interface CrawlerPool {
  /** As written; `*` for any. */
  readonly name: string;
  readonly places: number[];
}

/** Records pooled by the names they speak to (ACAP-025); of names with the same records only the first counts. */
function collectPools({ records }: AcapFile): Iterable<CrawlerPool> {
  const byName = new Map<string, CrawlerPool>();
  records.forEach(({ crawlers }, place) => {
    for (const { field } of crawlers) {
      const name = field.any ? '*' : field.name;
      const key = name.toLowerCase();
      const pool = byName.get(key) ?? { name, places: [] };
      if (pool.places.at(-1) !== place) pool.places.push(place);
      byName.set(key, pool);
    }
  });
  const bySame = new Map<string, CrawlerPool>();
  for (const pool of byName.values()) {
    const key = `${pool.name === '*' ? '*' : ''} ${pool.places.join(' ')}`;
    if (!bySame.has(key)) bySame.set(key, pool);
  }
  return bySame.values();
}

/** The fields of pooled records by level. */
function rulesByLevel(records: readonly AcapRecord[]): ReadonlyMap<string, LevelRules> {
  const found = new Map<string, PlacedFieldOf<'rule'>[]>([['', []]]);
  const add = (key: string, rules: LevelRules) => {
    const known = found.get(key) ?? [];
    found.set(key, known);
    for (const rule of rules) known.push(rule);
  };
  for (const { rules, subRecords } of records) {
    add('', rules);
    for (const sub of subRecords) {
      const purposes = new Set(sub.purposes.map(({ field }) => field.value.toLowerCase()));
      add([...purposes].toSorted().join(' '), sub.rules);
    }
  }
  return found;
}

type UsageReading = Pick<Statement, 'usage' | 'effect' | 'qualifiers'>;

/**
 * Reads a field as crawlers do that can honour everything; one that they read as another one has its own finding.
 * What a local usage stands for is worked out once, and each of its parts counts once.
 */
function createUsageReader(scope: NameScope): (field: AcapRule) => readonly UsageReading[] {
  const known = new Map<string, readonly UsageReading[]>();
  const read = (field: AcapRule) => {
    const parts = new Map<string, UsageReading>();
    for (const one of resolveRule(field, scope, {})) {
      if ('why' in one || one.effect !== field.effect) continue;
      const { usage, effect, qualifiers } = one;
      parts.set([usage, ...qualifiers.map(({ text }) => text)].join(' '), { usage, effect, qualifiers });
    }
    return [...parts.values()];
  };
  return (field) => {
    if (field.usage.kind !== 'local') return read(field);
    const key = `${field.effect} ${field.usage.name.toLowerCase()}`;
    const found = known.get(key) ?? read(field);
    known.set(key, found);
    return found;
  };
}

function* statementsOfRule(
  rule: PlacedFieldOf<'rule'>,
  scope: NameScope,
  read: ReturnType<typeof createUsageReader>,
): Generator<Statement> {
  for (const reading of read(rule.field))
    for (const word of expandPatterns(rule.field, scope))
      yield { rule, ...reading, written: word.text, path: patternOfWord(word).path };
}

const purposesOfRecord = ({ subRecords }: AcapRecord) =>
  subRecords.reduce((sum, { purposes }) => sum + purposes.length, 0);

/** All voices of a file, as far as they are looked at. */
export function groupStatements({ file, relatives }: CheckContext): readonly StatementGroup[] {
  const [parent] = relatives.parents;
  const scope = parent ? { file, parent } : { file };
  const read = createUsageReader(scope);
  const voices: StatementGroup[] = [];
  // Counts whatever is looked at: there may be as many names as records, and all of them in a record that says as much.
  let left = MAX_STATEMENTS;
  for (const { name, places } of collectPools(file)) {
    if (left <= 0) break;
    const records = places.map((place) => file.records[place]!);
    for (const one of records) left -= purposesOfRecord(one);
    for (const [purposes, rules] of rulesByLevel(records)) {
      const items: Statement[] = [];
      for (const rule of rules) {
        if (left-- <= 0) break;
        let first = true;
        for (const item of statementsOfRule(rule, scope, read)) {
          if (!first && left-- <= 0) break;
          first = false;
          items.push(item);
        }
      }
      voices.push({ name, purposes, items });
    }
  }
  return voices;
}
