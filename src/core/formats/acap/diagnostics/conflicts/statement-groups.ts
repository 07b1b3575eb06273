// Groups the permissions and prohibitions of a file, split by usage and pattern, by the crawlers they apply to.
import type { PathPattern } from '../../../../matching/path-pattern.ts';
import type { AcapFile, AcapRecord, PlacedFieldOf } from '../../acap-file.ts';
import { expandPatterns, type NameScope } from '../../expand-usages.ts';
import type { AcapRule, Qualifier } from '../../field.ts';
import { patternOfWord } from '../../path-patterns.ts';
import type { RelatedFiles } from '../../question/related-files.ts';
import { resolveRule } from '../../resolve-names.ts';
import type { Usage } from '../../usages.ts';

/** One usage and pattern of a field. */
export interface Statement {
  readonly rule: PlacedFieldOf<'rule'>;
  readonly usage: Usage;
  readonly effect: 'allow' | 'deny';
  readonly qualifiers: readonly Qualifier[];
  readonly written: string;
  readonly path: PathPattern;
}

/** The fields that records have for the same crawlers at the same level: for all purposes, or for some. */
export interface StatementGroup {
  /** A crawler that the group applies to, as written; `*` for any. */
  readonly name: string;
  /** '' for all purposes; otherwise the purposes, sorted. */
  readonly purposes: string;
  readonly items: readonly Statement[];
}

/**
 * The limit of usages times patterns that are read in one file, once for each group. Fields beyond it are not
 * compared.
 */
const MAX_STATEMENTS = 40_000;

type LevelRules = readonly PlacedFieldOf<'rule'>[];

/** The records that apply to a crawler, by their positions in the file. */
interface CrawlerPool {
  /** The crawler's name as written; `*` for any. */
  readonly name: string;
  readonly places: number[];
}

/** Collects records by crawler name (2.3.1). Of names with the same records only the first is returned. */
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
  const byRecords = new Map<string, CrawlerPool>();
  for (const pool of byName.values()) {
    const key = `${pool.name === '*' ? '*' : ''} ${pool.places.join(' ')}`;
    if (!byRecords.has(key)) byRecords.set(key, pool);
  }
  return byRecords.values();
}

/** The fields of several records by level. */
function rulesByLevel(records: readonly AcapRecord[]): ReadonlyMap<string, LevelRules> {
  const rulesOfLevels = new Map<string, PlacedFieldOf<'rule'>[]>([['', []]]);
  const add = (key: string, rules: LevelRules) => {
    const sameLevel = rulesOfLevels.get(key) ?? [];
    rulesOfLevels.set(key, sameLevel);
    for (const rule of rules) sameLevel.push(rule);
  };
  for (const { rules, subRecords } of records) {
    add('', rules);
    for (const sub of subRecords) {
      const purposes = new Set(sub.purposes.map(({ field }) => field.value.toLowerCase()));
      add([...purposes].toSorted().join(' '), sub.rules);
    }
  }
  return rulesOfLevels;
}

type UsageReading = Pick<Statement, 'usage' | 'effect' | 'qualifiers'>;

/**
 * Reads a field as crawlers do that can honor everything. A field that they read as another field has a separate
 * finding. Local usages are expanded once, and each part counts once.
 */
function createUsageReader(scope: NameScope): (field: AcapRule) => readonly UsageReading[] {
  const readings = new Map<string, readonly UsageReading[]>();
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
    const reading = readings.get(key) ?? read(field);
    readings.set(key, reading);
    return reading;
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

/** All groups of a file, up to the limit. */
export function groupStatements({
  file,
  relatives,
}: {
  readonly file: AcapFile;
  readonly relatives: RelatedFiles;
}): readonly StatementGroup[] {
  const [parent] = relatives.parents;
  const scope = parent ? { file, parent } : { file };
  const read = createUsageReader(scope);
  const groups: StatementGroup[] = [];
  // Counts everything that is read, as there may be as many names as records, all of them in one record with as
  // many fields.
  let remaining = MAX_STATEMENTS;
  for (const { name, places } of collectPools(file)) {
    if (remaining <= 0) break;
    const records = places.map((place) => file.records[place]!);
    for (const one of records) remaining -= purposesOfRecord(one);
    for (const [purposes, rules] of rulesByLevel(records)) {
      const items: Statement[] = [];
      for (const rule of rules) {
        if (remaining-- <= 0) break;
        let first = true;
        for (const item of statementsOfRule(rule, scope, read)) {
          if (!first && remaining-- <= 0) break;
          first = false;
          items.push(item);
        }
      }
      groups.push({ name, purposes, items });
    }
  }
  return groups;
}
