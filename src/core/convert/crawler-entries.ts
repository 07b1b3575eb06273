// Lists the crawlers that a file names, and any other, with their rules: first those of ACAP, then the
// conventional ones.

import type { AcapFile } from '../formats/acap/acap-file.ts';
import { type ApplicableRules, type CrawlerProfile, collectRules } from '../formats/acap/applicable-rules.ts';
import { findReferencedFile, type UsagePlan } from '../formats/acap/question/usage-plan.ts';
import type { Policy } from '../syntax/policy.ts';
import { lowerCase } from '../text/lower-case.ts';
import {
  ANY_CRAWLER,
  comparedAgentName,
  type EffectiveRule,
  poolRules,
  readConventionalGroups,
} from './conventional-groups.ts';
import { type CrawlerEntry, type CrawlRules, createCrawlRules, createPatternWeigher } from './crawl-rules.ts';
import { MAX_CONVERTED_RULES, type SearchBudget } from './rule-overlaps.ts';

/** The positions of the records that apply to a name; `*` is any crawler. */
type PlacesByName = ReadonlyMap<string, readonly number[]>;

function indexRecordsByName({ records }: AcapFile): PlacesByName {
  const placesByName = new Map<string, number[]>();
  records.forEach(({ crawlers }, place) => {
    for (const key of new Set(
      crawlers.map(({ field }) => (field.any ? ANY_CRAWLER : lowerCase(field.name))),
    )) {
      const places = placesByName.get(key);
      if (places) places.push(place);
      else placesByName.set(key, [place]);
    }
  });
  return placesByName;
}

interface CrawlerRulesIndex {
  /** All names in the file and in those that it refers to, in file order, as written. */
  readonly names: readonly string[];
  /** The lines of references to files that are missing or that themselves refer to another file. */
  readonly missing: ReadonlySet<number>;
  /**
   * The rules that apply to a crawler, by its name in lower case. Crawlers with the same records get the same
   * object.
   */
  rulesFor(key: string): ApplicableRules;
}

/** Indexes the rules of crawlers, which are distinguished by their whole names. */
function indexCrawlerRules({ site, path, file }: UsagePlan): CrawlerRulesIndex {
  const names: string[] = [];
  const missing = new Set<number>();
  const indexes = new Map<AcapFile, PlacesByName>([[file, indexRecordsByName(file)]]);
  const addNames = ({ crawlers }: AcapFile['records'][number]) => {
    for (const { field } of crawlers) names.push(field.name);
  };
  for (const record of file.records) {
    addNames(record);
    if (!record.reference) continue;
    const target = findReferencedFile(site, record.reference.field.locator)?.file;
    const isKnown = target !== undefined && !target.records.some(({ reference }) => reference);
    if (!isKnown) missing.add(record.reference.line);
    if (!target || indexes.has(target)) continue;
    indexes.set(target, indexRecordsByName(target));
    if (target.version.major === 1) for (const one of target.records) addNames(one);
  }
  const placesFor = (one: AcapFile, key: string) => indexes.get(one)?.get(key) ?? [];
  /** The file with only the records that apply to one crawler. */
  const fileFor = (one: AcapFile, key: string): AcapFile => {
    const places = new Set([...placesFor(one, key), ...placesFor(one, ANY_CRAWLER)]);
    return {
      ...one,
      records: [...places].sort((a, b) => a - b).flatMap((place) => one.records[place] ?? []),
    };
  };
  const rulesByRecords = new Map<string, ApplicableRules>();
  return {
    names,
    missing,
    rulesFor(key) {
      const named = key === ANY_CRAWLER ? [] : [...indexes.values()].map((index) => index.get(key) ?? []);
      const id = named.some((places) => places.length > 0) ? named.join('\n') : '';
      let rules = rulesByRecords.get(id);
      if (!rules) {
        const entry = {
          path,
          file: fileFor(file, key),
          refer: (locator: string) => {
            const target = findReferencedFile(site, locator);
            return target && { path: target.path, file: fileFor(target.file, key) };
          },
        };
        const agent = key === ANY_CRAWLER ? '' : key;
        const profile: CrawlerProfile = { agent, crawlerMatch: 'exact', capabilities: {} };
        rulesByRecords.set(id, (rules = collectRules(entry, profile)));
      }
      return rules;
    },
  };
}

/** The number of records searched for a crawler that counts as one more rule. */
const RECORDS_PER_RULE = 10;

type RulePools = ReadonlyMap<string, readonly EffectiveRule[]>;

/** The conventional rules that a crawler of ACAP reads too: those above the first ACAP record (2.10.2). */
function createConventionalPools(
  policy: Policy,
  { file }: UsagePlan,
): { pools: RulePools; names: readonly string[] } {
  if (file.ignoreConventional !== undefined) return { pools: new Map(), names: [] };
  const groups = readConventionalGroups(policy).map(({ agents, rules, others }) => ({
    agents: agents.filter(({ line }) => line < file.firstRecord),
    rules: rules.filter(({ line }) => line < file.firstRecord),
    others,
  }));
  const names = groups
    .flatMap(({ agents }) => agents.map(({ value }) => value))
    .filter((name) => name !== '');
  return { pools: poolRules(groups, comparedAgentName), names };
}

/** All crawlers with their rules. Crawlers with the same rules share one object. */
export interface CrawlerEntries {
  readonly entries: readonly CrawlerEntry[];
  readonly applicableRules: ReadonlyMap<CrawlRules, ApplicableRules>;
  /** The lines of references to files that are missing or that themselves refer to another file. */
  readonly missing: ReadonlySet<number>;
}

const NO_RULES: readonly EffectiveRule[] = [];

/**
 * Collects every crawler that ACAP or a conventional record names, and any other. Returns undefined if the rules
 * are too many.
 */
export function collectCrawlerEntries(
  policy: Policy,
  plan: UsagePlan,
  budget: SearchBudget,
): CrawlerEntries | undefined {
  const { pools, names } = createConventionalPools(policy, plan);
  const rulesIndex = indexCrawlerRules(plan);
  const applicableRules = new Map<CrawlRules, ApplicableRules>();
  const crawlRules = new Map<ApplicableRules, Map<readonly EffectiveRule[], CrawlRules>>();
  const weigh = createPatternWeigher();
  let remaining = MAX_CONVERTED_RULES;
  const crawlOf = (key: string) => {
    const applicable = rulesIndex.rulesFor(key);
    const pool = pools.get(key) ?? pools.get(ANY_CRAWLER) ?? NO_RULES;
    const byPool = crawlRules.get(applicable) ?? new Map<readonly EffectiveRule[], CrawlRules>();
    crawlRules.set(applicable, byPool);
    let crawl = byPool.get(pool);
    if (crawl) return crawl;
    const searchCost = Math.floor(applicable.considered.length / RECORDS_PER_RULE);
    remaining -=
      pool.length + searchCost + applicable.obeyed.reduce((sum, { patterns }) => sum + patterns.length, 0);
    if (remaining < 0) return undefined;
    const reference = applicable.considered.find(({ outcome }) => outcome === 'reference')?.place.line ?? 0;
    crawl = createCrawlRules(applicable, pool, {
      budget,
      weigh,
      lineOf: ({ path, line }) => (path === plan.path ? line : reference),
    });
    byPool.set(pool, crawl);
    applicableRules.set(crawl, applicable);
    return crawl;
  };
  const byKey = new Map<string, CrawlerEntry>();
  for (const name of [ANY_CRAWLER, ...names, ...rulesIndex.names]) {
    const key = lowerCase(name);
    if (byKey.has(key)) continue;
    const crawl = crawlOf(key);
    if (!crawl) return undefined;
    byKey.set(key, { name, crawl });
  }
  return { entries: [...byKey.values()], applicableRules, missing: rulesIndex.missing };
}
