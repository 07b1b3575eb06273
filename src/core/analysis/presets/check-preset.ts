// Checks the result of a preset under every reader: crawlers that do not get the wished answer, and others that
// are affected.
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import { type ComparableTable, groupAlikeTask, tableDiffTask } from '../../questions/table-diff.ts';
import { createWishTest, type PreparedReaders } from './current-answers.ts';
import type { AccessWish } from './preset.ts';

/** A crawler whose answer changes although no wish requires it, and the readers under which it does. */
export interface UnintendedChange {
  readonly agent: string;
  readonly readers: readonly string[];
  /** One of the affected URLs, and the number of them among the tested URLs. */
  readonly url: string;
  readonly urls: number;
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

/**
 * Finds, by crawler, the URLs for which the answer of one reader changes. Crawlers without a change are not
 * included.
 */
function* changedUrlsTask(
  tables: readonly ComparableTable[],
  { others, urls }: CheckQuestion,
): CooperativeTask<ReadonlyMap<string, readonly string[]>> {
  const changed = new Map<string, readonly string[]>();
  const groups = yield* groupAlikeTask(tables, others);
  yield* tableDiffTask(tables, groups, urls, ({ names, rows }) => {
    const differing = rows.map(({ url }) => url);
    for (const name of names) changed.set(name, differing);
  });
  return changed;
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
  for (const [place, { id }] of after.readers.entries()) {
    const tables = [before, after].flatMap(({ asking }) => asking.slice(place, place + 1));
    const changedUrls = yield* changedUrlsTask(tables, question);
    for (const agent of others) {
      const differing = changedUrls.get(agent);
      if (!differing) continue;
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
