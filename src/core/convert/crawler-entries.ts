// What everybody is told who is named, and any other: by ACAP, and behind it by conventional records.

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

// What each crawler hears that a file speaks about, found without reading all records for every name.
/** The records of a file by the names they speak to, as places; `*` is any crawler. */
type PlacesByName = ReadonlyMap<string, readonly number[]>;

function indexRecordsByName({ records }: AcapFile): PlacesByName {
  const found = new Map<string, number[]>();
  records.forEach(({ crawlers }, place) => {
    for (const key of new Set(
      crawlers.map(({ field }) => (field.any ? ANY_CRAWLER : lowerCase(field.name))),
    )) {
      const places = found.get(key);
      if (places) places.push(place);
      else found.set(key, [place]);
    }
  });
  return found;
}

interface CrawlerRulesIndex {
  /** All names in the file and in those that it refers to, in file order, as written. */
  readonly names: readonly string[];
  /** The lines of references that lead nowhere. */
  readonly missing: ReadonlySet<number>;
  /** What a crawler hears; the same object for all that the same records speak to. The key is in lower case. */
  heard(key: string): ApplicableRules;
}

/** Crawlers are told apart by their whole names. */
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
    if (!target) missing.add(record.reference.line);
    if (!target || indexes.has(target)) continue;
    indexes.set(target, indexRecordsByName(target));
    if (target.version.major === 1) for (const one of target.records) addNames(one);
  }
  const placesFor = (one: AcapFile, key: string) => indexes.get(one)?.get(key) ?? [];
  /** The file as if it had only the records that speak to one crawler. */
  const fileFor = (one: AcapFile, key: string): AcapFile => {
    const places = new Set([...placesFor(one, key), ...placesFor(one, ANY_CRAWLER)]);
    return {
      ...one,
      records: [...places].sort((a, b) => a - b).flatMap((place) => one.records[place] ?? []),
    };
  };
  const known = new Map<string, ApplicableRules>();
  return {
    names,
    missing,
    heard(key) {
      const named = key === ANY_CRAWLER ? [] : [...indexes.values()].map((index) => index.get(key) ?? []);
      const id = named.some((places) => places.length > 0) ? named.join('\n') : '';
      let heard = known.get(id);
      if (!heard) {
        const opening = {
          path,
          file: fileFor(file, key),
          refer: (locator: string) => {
            const found = findReferencedFile(site, locator);
            return found && { path: found.path, file: fileFor(found.file, key) };
          },
        };
        const agent = key === ANY_CRAWLER ? '' : key;
        const listener: CrawlerProfile = { agent, crawlerMatch: 'exact', capabilities: {} };
        known.set(id, (heard = collectRules(opening, listener)));
      }
      return heard;
    },
  };
}

/** So many records that a crawler is looked for in count as one more rule. */
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

/** Who is told what; crawlers that hear the same share it. */
export interface CrawlerEntries {
  readonly told: readonly CrawlerEntry[];
  readonly heardBy: ReadonlyMap<CrawlRules, ApplicableRules>;
  readonly missing: ReadonlySet<number>;
}

const NO_RULES: readonly EffectiveRule[] = [];

/** Everybody that ACAP or a conventional record names, and any other; undefined if that is too much to say. */
export function collectCrawlerEntries(
  policy: Policy,
  plan: UsagePlan,
  budget: SearchBudget,
): CrawlerEntries | undefined {
  const { pools, names } = createConventionalPools(policy, plan);
  const hearings = indexCrawlerRules(plan);
  const heardBy = new Map<CrawlRules, ApplicableRules>();
  const known = new Map<ApplicableRules, Map<readonly EffectiveRule[], CrawlRules>>();
  const weigh = createPatternWeigher();
  let left = MAX_CONVERTED_RULES;
  const crawlOf = (key: string) => {
    const heard = hearings.heard(key);
    const pool = pools.get(key) ?? pools.get(ANY_CRAWLER) ?? NO_RULES;
    const byPool = known.get(heard) ?? new Map<readonly EffectiveRule[], CrawlRules>();
    known.set(heard, byPool);
    let crawl = byPool.get(pool);
    if (crawl) return crawl;
    const looked = Math.floor(heard.considered.length / RECORDS_PER_RULE);
    left -= pool.length + looked + heard.obeyed.reduce((sum, { patterns }) => sum + patterns.length, 0);
    if (left < 0) return undefined;
    const reference = heard.considered.find(({ outcome }) => outcome === 'reference')?.place.line ?? 0;
    crawl = createCrawlRules(heard, pool, {
      budget,
      weigh,
      lineOf: ({ path, line }) => (path === plan.path ? line : reference),
    });
    byPool.set(pool, crawl);
    heardBy.set(crawl, heard);
    return crawl;
  };
  const byKey = new Map<string, CrawlerEntry>();
  for (const name of [ANY_CRAWLER, ...names, ...hearings.names]) {
    const key = lowerCase(name);
    if (byKey.has(key)) continue;
    const crawl = crawlOf(key);
    if (!crawl) return undefined;
    byKey.set(key, { name, crawl });
  }
  return { told: [...byKey.values()], heardBy, missing: hearings.missing };
}
