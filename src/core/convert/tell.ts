// What everybody is told who is named, and any other: by ACAP, and behind it by conventional records.
import type { ApplicableRules } from '../formats/acap/applicable-rules.ts';
import type { UsagePlan } from '../formats/acap/question/usage-plan.ts';
import type { Policy } from '../syntax/policy.ts';
import { lowerCase } from '../text/lower-case.ts';
import {
  ANY_CRAWLER,
  comparedAgentName,
  type EffectiveRule,
  poolRules,
  readConventionalGroups,
} from './conventional-groups.ts';
import { type CrawlerEntry, type CrawlRules, createCrawlRules } from './crawl-rules.ts';
import { indexCrawlerRules } from './hearings.ts';
import { MAX_CONVERTED_RULES, type SearchBudget } from './meeting.ts';

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
    crawl = createCrawlRules(
      heard,
      pool,
      ({ path, line }) => (path === plan.path ? line : reference),
      budget,
    );
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
