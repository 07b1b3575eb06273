// Whether crawlers get the same answers from one file, for every URL.
import type { CooperativeTask } from '../questions/cooperative-task.ts';
import type { PolicyFiles } from '../questions/question.ts';
import { differenceTask } from './difference.ts';
import { type RuleList, type RuleListOptions, ruleListsOf } from './rule-list.ts';

/** A URL for which two crawlers get different answers. */
export interface CrawlersDiffer {
  readonly agents: readonly [string, string];
  /** Path and query. */
  readonly path: string;
}

/**
 * What is known. `same`: they get the same answer for every URL in normal form (RFC 3986 6.2.2) but the policy file
 * itself. `open`: that is not settled within the budget, or by this procedure.
 */
export type CrawlersAgree = { readonly result: 'same' | 'open' } | { readonly result: CrawlersDiffer };

const STEPS = 200_000;

/** Compares the first crawler with each of the others; those with the same rules once. Pauses regularly. */
export function* crawlersAgreeTask(
  site: PolicyFiles,
  asked: RuleListOptions,
  [first, ...others]: readonly string[],
  budget = STEPS,
): CooperativeTask<CrawlersAgree> {
  if (first === undefined) return { result: 'same' };
  const listOf = ruleListsOf(site, asked);
  const firstList = listOf(first);
  const known = new Set<RuleList>([firstList]);
  let isOpen = false;
  for (const other of others) {
    const list = listOf(other);
    if (known.has(list)) continue;
    known.add(list);
    const { settled, regions } = yield* differenceTask([firstList, list], { budget });
    const [region] = regions;
    if (region) return { result: { agents: [first, other], path: region.path } };
    if (!settled) isOpen = true;
  }
  return { result: isOpen ? 'open' : 'same' };
}
