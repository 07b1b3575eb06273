// Checks the result of a preset under every reader: crawlers that do not get the wished answer, and others that
// are affected.
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { Decision, PreparedQuestion } from '../../questions/question.ts';
import { groupAlikeTask, tableDiffTask } from '../../questions/table-diff.ts';
import { createWishTest, type PreparedReaders } from './current-answers.ts';
import type { AccessWish } from './preset.ts';

/**
 * A crawler whose answer changes although no wish requires it, and the readers under which it does: one that the preset
 * is not about, or an allowed one that may fetch less, or more although it was not blocked.
 */
export interface UnintendedChange {
  readonly agent: string;
  readonly readers: readonly string[];
  /** One of the affected URLs, and the number of them among the tested URLs. */
  readonly url: string;
  readonly urls: number;
}

/** Groups changes that differ only in their crawler. */
export function groupChanges(
  changes: readonly UnintendedChange[],
): readonly { readonly agents: readonly string[]; readonly change: UnintendedChange }[] {
  const groups = new Map<string, { agents: string[]; change: UnintendedChange }>();
  for (const change of changes) {
    const key = [...change.readers, change.url, change.urls].join(' ');
    const group = groups.get(key);
    if (group) group.agents.push(change.agent);
    else groups.set(key, { agents: [change.agent], change });
  }
  return [...groups.values()];
}

export interface CheckResult {
  /**
   * By crawler, the ids of the readers under which it does not get the wished answer. Crawlers that always get it
   * are not included.
   */
  readonly missed: ReadonlyMap<string, readonly string[]>;
  readonly also: readonly UnintendedChange[];
}

interface CheckQuestion {
  readonly before: PreparedReaders;
  readonly after: PreparedReaders;
  readonly targets: readonly { readonly agent: string; readonly wish: AccessWish }[];
  /** Crawlers whose answers should not change. */
  readonly others: readonly string[];
  /** The first URL is one that no rule names. */
  readonly urls: readonly string[];
}

/** The answers of one reader before and after. */
type BeforeAndAfter = readonly [before: PreparedQuestion<Decision>, after: PreparedQuestion<Decision>];

/**
 * Finds, by crawler, the URLs for which the answer of one reader changes. Crawlers without a change are not
 * included.
 */
function* changedUrlsTask(
  tables: BeforeAndAfter,
  names: readonly string[],
  urls: readonly string[],
): CooperativeTask<ReadonlyMap<string, readonly string[]>> {
  const changed = new Map<string, readonly string[]>();
  const groups = yield* groupAlikeTask(tables, names);
  yield* tableDiffTask(tables, groups, urls, (differing) => {
    const differingUrls = differing.rows.map(({ url }) => url);
    for (const name of differing.names) changed.set(name, differingUrls);
  });
  return changed;
}

/**
 * Finds, by allowed crawler, the URLs that it may no longer fetch, and, if it was not blocked, those that it may fetch
 * now.
 */
function* alteredUrlsTask(
  tables: BeforeAndAfter,
  names: readonly string[],
  urls: readonly string[],
): CooperativeTask<ReadonlyMap<string, readonly string[]>> {
  const [askBefore] = tables;
  const changed = yield* changedUrlsTask(tables, names, urls);
  return new Map(
    [...changed].flatMap(([name, differing]) => {
      const wasOpen = askBefore(name, urls[0] ?? '/').answer === 'allow';
      const altered = differing.filter((url) => wasOpen || askBefore(name, url).answer === 'allow');
      return altered.length > 0 ? [[name, altered] as const] : [];
    }),
  );
}

/** The number of crawlers that are tested between two pauses. */
const AGENTS_PER_STEP = 20;

/**
 * The maximum number of crawlers that readers other than the selected one are asked about: some of them compare
 * each with every name of the file.
 */
const MAX_TARGETS = 500;

/** Checks the result of an applied preset. */
export function* checkPresetTask(question: CheckQuestion): CooperativeTask<CheckResult> {
  const { before, after, targets, others, urls } = question;
  const [general = '/'] = urls;
  const missed = new Map<string, string[]>();
  for (const [place, asking] of after.asking.entries()) {
    const isFulfilled = createWishTest(asking, urls);
    const id = after.readers[place]?.id ?? '';
    for (const [i, target] of (place === 0 ? targets : targets.slice(0, MAX_TARGETS)).entries()) {
      if (i % AGENTS_PER_STEP === 0) yield;
      if (isFulfilled(target)) continue;
      const ids = missed.get(target.agent);
      if (ids) ids.push(id);
      else missed.set(target.agent, [id]);
    }
  }
  const changes = new Map<string, { readers: string[]; urls: Set<string> }>();
  const allowed = targets.filter(({ wish }) => wish === 'in').map(({ agent }) => agent);
  for (const [place, { id }] of after.readers.entries()) {
    const [askBefore, askAfter] = [before.asking[place], after.asking[place]];
    if (!askBefore || !askAfter) continue;
    const tables = [askBefore, askAfter] as const;
    const asked = place === 0 ? allowed : allowed.slice(0, MAX_TARGETS);
    const heard = asked.filter((agent) => !missed.get(agent)?.includes(id));
    const found = [
      ...(yield* changedUrlsTask(tables, others, urls)),
      ...(yield* alteredUrlsTask(tables, heard, urls)),
    ];
    for (const [agent, differing] of found) {
      const change = changes.get(agent) ?? { readers: [], urls: new Set() };
      change.readers.push(id);
      for (const url of differing) change.urls.add(url);
      changes.set(agent, change);
    }
  }
  const also = [...changes].map(([agent, { readers, urls: differing }]) => {
    const [first = general] = differing;
    return { agent, readers, url: differing.has('/') ? '/' : first, urls: differing.size };
  });
  return { missed, also };
}
