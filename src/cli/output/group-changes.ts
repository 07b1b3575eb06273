// Groups answers that change in the same way and for the same reason, by crawler and directory.
import type { AnyVerdict } from '../../core/questions/registry.ts';

/** A cell whose verdict has changed. */
export interface ChangedAnswer {
  readonly agent: string;
  readonly url: string;
  readonly before: AnyVerdict;
  readonly after: AnyVerdict;
}

/** Changes that differ only in their crawlers and the rest of their paths. */
export interface ChangeGroup {
  readonly agents: readonly string[];
  readonly urls: readonly string[];
  /** The common beginning of the URLs: an origin, if they have one, and the first directory of their paths. */
  readonly directory: string;
  /** The first of the changes. */
  readonly first: ChangedAnswer;
}

/** The origin, if there is one, and the path up to its second slash, or else its first. */
export function directoryOf(url: string): string {
  const [, origin = '', path = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*)?([^?#]*)/i.exec(url) ?? [];
  const [directory = '/'] = /^\/(?:[^/]*\/)?/.exec(path) ?? [];
  return origin + directory;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly (readonly Item[])[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

/**
 * Groups changes in the order of their first ones. `reasonOf`: what changes and why. Only changes with the same reason
 * are grouped.
 */
export function groupChanges(
  changes: readonly ChangedAnswer[],
  reasonOf: (change: ChangedAnswer) => string,
): readonly ChangeGroup[] {
  const withReasons = changes.map((change) => ({ change, reason: reasonOf(change) }));
  const byUrl = groupBy(withReasons, ({ change, reason }) => JSON.stringify([change.url, reason])).map(
    (group) => ({ ...group[0]!, agents: group.map(({ change }) => change.agent) }),
  );
  return groupBy(byUrl, ({ change, reason, agents }) =>
    JSON.stringify([agents, directoryOf(change.url), reason]),
  ).map((group) => {
    const [{ change, agents }] = group as [(typeof group)[number]];
    const urls = group.map((entry) => entry.change.url);
    return { agents, urls, directory: directoryOf(change.url), first: change };
  });
}
