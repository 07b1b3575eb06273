// What everybody is told who is named, and any other: by ACAP, and behind it by conventional records.
import type { ApplicableRules } from '../formats/acap/applicable-rules.ts';
import type { UsagePlan } from '../formats/acap/question/usage-plan.ts';
import type { Policy } from '../syntax/policy.ts';
import { lowerCase } from '../text/lower-case.ts';
import { ANY, conventionalGroups, nameOfAgent, pooled, type SaidRule } from './conventional-groups.ts';
import { type CrawlRules, crawlRules, type Told } from './crawl-rules.ts';
import { hearingsOf } from './hearings.ts';
import { MOST_RULES, type SearchBudget } from './meeting.ts';

/** So many records that a crawler is looked for in count as one more rule. */
const RECORDS = 10;

type Pools = ReadonlyMap<string, readonly SaidRule[]>;

/** The conventional rules that a crawler of ACAP reads too: those above the first ACAP record (2.10.2). */
function conventionalPools(policy: Policy, { file }: UsagePlan): { pools: Pools; names: readonly string[] } {
  if (file.ignoreConventional !== undefined) return { pools: new Map(), names: [] };
  const groups = conventionalGroups(policy).map(({ agents, rules, others }) => ({
    agents: agents.filter(({ line }) => line < file.firstRecord),
    rules: rules.filter(({ line }) => line < file.firstRecord),
    others,
  }));
  const names = groups
    .flatMap(({ agents }) => agents.map(({ value }) => value))
    .filter((name) => name !== '');
  return { pools: pooled(groups, nameOfAgent), names };
}

/** Who is told what; crawlers that hear the same share it. */
export interface Telling {
  readonly told: readonly Told[];
  readonly heardBy: ReadonlyMap<CrawlRules, ApplicableRules>;
  readonly missing: ReadonlySet<number>;
}

const NOTHING: readonly SaidRule[] = [];

/** Everybody that ACAP or a conventional record names, and any other; undefined if that is too much to say. */
export function tell(policy: Policy, plan: UsagePlan, budget: SearchBudget): Telling | undefined {
  const { pools, names } = conventionalPools(policy, plan);
  const hearings = hearingsOf(plan);
  const heardBy = new Map<CrawlRules, ApplicableRules>();
  const known = new Map<ApplicableRules, Map<readonly SaidRule[], CrawlRules>>();
  let left = MOST_RULES;
  const crawlOf = (key: string) => {
    const heard = hearings.heard(key);
    const pool = pools.get(key) ?? pools.get(ANY) ?? NOTHING;
    const byPool = known.get(heard) ?? new Map<readonly SaidRule[], CrawlRules>();
    known.set(heard, byPool);
    let crawl = byPool.get(pool);
    if (crawl) return crawl;
    const looked = Math.floor(heard.considered.length / RECORDS);
    left -= pool.length + looked + heard.obeyed.reduce((sum, { patterns }) => sum + patterns.length, 0);
    if (left < 0) return undefined;
    const reference = heard.considered.find(({ outcome }) => outcome === 'reference')?.place.line ?? 0;
    crawl = crawlRules(heard, pool, ({ path, line }) => (path === plan.path ? line : reference), budget);
    byPool.set(pool, crawl);
    heardBy.set(crawl, heard);
    return crawl;
  };
  const byKey = new Map<string, Told>();
  for (const name of [ANY, ...names, ...hearings.names]) {
    const key = lowerCase(name);
    if (byKey.has(key)) continue;
    const crawl = crawlOf(key);
    if (!crawl) return undefined;
    byKey.set(key, { name, crawl });
  }
  return { told: [...byKey.values()], heardBy, missing: hearings.missing };
}
