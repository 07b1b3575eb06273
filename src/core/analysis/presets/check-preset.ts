// Checks the result of a preset under every reader: crawlers that do not get the wished answer, and others that
// are affected.
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import { groupByKey } from '../../text/group-by-key.ts';
import { changedCells, fetchTable, knownChangeTask } from '../../trial/known-change.ts';
import type { Version } from '../../trial/version.ts';
import { createWishTest } from './current-answers.ts';
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
  readonly before: Version;
  readonly after: Version;
  readonly targets: readonly { readonly agent: string; readonly wish: AccessWish }[];
  /** Crawlers whose answers should not change. */
  readonly others: readonly string[];
  /** The first URL is one that no rule names. */
  readonly urls: readonly string[];
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
  for (const [place, { asking }] of after.prepared.entries()) {
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
    const [was, is] = [before.prepared[place]?.asking, after.prepared[place]?.asking];
    if (!was || !is) continue;
    const asked = place === 0 ? allowed : allowed.slice(0, MAX_TARGETS);
    const heard = asked.filter((agent) => !missed.get(agent)?.includes(id));
    const columns = [...others, ...heard];
    const known = yield* knownChangeTask(fetchTable(was), fetchTable(is), { columns, urls });
    const cells = groupByKey(changedCells(known), ({ column }) => column);
    const wasBlocked = new Set(heard.filter((agent) => was(agent, general).answer !== 'allow'));
    for (const agent of columns) {
      // A blocked crawler that is to be allowed may fetch more, not less.
      const altered = (cells.get(agent) ?? []).filter(
        (cell) => !wasBlocked.has(agent) || cell.before.answer === 'allow',
      );
      if (altered.length === 0) continue;
      const change = changes.get(agent) ?? { readers: [], urls: new Set() };
      change.readers.push(id);
      for (const { url } of altered) change.urls.add(url);
      changes.set(agent, change);
    }
  }
  const also = [...changes].map(([agent, { readers, urls: differing }]) => {
    const [first = general] = differing;
    return { agent, readers, url: differing.has('/') ? '/' : first, urls: differing.size };
  });
  return { missed, also };
}
