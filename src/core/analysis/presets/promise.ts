// What the name of a preset promises, and for how many crawlers the resulting file keeps it.
import { ANY_AGENT } from './existing-records.ts';
import {
  type AccessWish,
  blockedPurposes,
  type CrawlerPreset,
  type PresetCrawler,
  wishOfPreset,
} from './preset.ts';
import { decisionsOfPreset, purposesToBlock } from './preset-decisions.ts';
import type { PresetTarget } from './targets.ts';

/** The promise about the crawlers that are to be blocked, or about those that are to be allowed. */
export interface PromiseClause {
  readonly wish: AccessWish;
  /** How many crawlers the promise is about, and how many of them get the answer from the selected reader. */
  readonly all: number;
  readonly kept: number;
  /** The preferred names of crawlers that are not changed, because the user or the preset leaves them. */
  readonly left: readonly string[];
  /** The names for which the selected reader gives another answer for some URL. */
  readonly missed: readonly string[];
}

/** The promise of a preset. It is kept if every clause is kept for all of its crawlers. */
export interface PresetPromise {
  readonly clauses: readonly PromiseClause[];
  /** The preferred names of crawlers that no clause counts and that stay as they are: another name ends the blocked use. */
  readonly spared: readonly string[];
  /** The wish for any other crawler, and whether it gets the answer; absent if the preset is not about them. */
  readonly others?: { readonly wish: AccessWish; readonly isKept: boolean };
}

/** Returns what the name of a preset promises about a crawler; undefined if it is not about it. */
function promisedWish(preset: CrawlerPreset, crawler: PresetCrawler): AccessWish | undefined {
  const wish = wishOfPreset(preset, crawler);
  if (wish !== 'both') return wish;
  if (purposesToBlock(preset, crawler).length > 0) return 'out';
  return decisionsOfPreset(preset, [crawler]).some(({ byDefault }) => byDefault === 'in') ? 'in' : undefined;
}

/** A clause before anything is counted. */
const emptyClause = () => ({ all: 0, kept: 0, left: [] as string[], missed: [] as string[] });

/** Counts for how many crawlers the promise of a preset is kept. @param isKept whether a name gets its wish. */
export function checkPromise(
  preset: CrawlerPreset,
  crawlers: readonly PresetCrawler[],
  targets: readonly PresetTarget[],
  isKept: (name: PresetTarget) => boolean,
): PresetPromise {
  const byCrawler = new Map<string | undefined, PresetTarget[]>();
  for (const target of targets) {
    const names = byCrawler.get(target.crawler?.id);
    if (names) names.push(target);
    else byCrawler.set(target.crawler?.id, [target]);
  }
  const clauses = { out: emptyClause(), in: emptyClause() };
  const count = (wish: AccessWish, names: readonly PresetTarget[], token: string) => {
    const clause = clauses[wish];
    clause.all++;
    const missed = names.filter((name) => name.wish !== wish || !isKept(name));
    if (names.length > 0 && missed.length === 0) clause.kept++;
    else if (names.every((name) => name.wish !== wish)) clause.left.push(token);
    else for (const { agent } of missed) clause.missed.push(agent);
  };
  const spared: string[] = [];
  for (const crawler of crawlers) {
    const wish = promisedWish(preset, crawler);
    const names = byCrawler.get(crawler.id) ?? [];
    if (wish) count(wish, names, crawler.tokens[0]);
    else if (names.length === 0 && blockedPurposes(preset, crawler).length > 0)
      spared.push(crawler.tokens[0]);
  }
  const unknown = byCrawler.get(undefined) ?? [];
  for (const name of unknown) if (name.key !== ANY_AGENT) count(name.wish, [name], name.agent);
  const any = unknown.find(({ key }) => key === ANY_AGENT);
  return {
    clauses: (['out', 'in'] as const).flatMap((wish) =>
      clauses[wish].all > 0 ? [{ wish, ...clauses[wish] }] : [],
    ),
    spared,
    ...(any ? { others: { wish: any.wish, isKept: isKept(any) } } : {}),
  };
}
