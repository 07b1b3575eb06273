// Answers that change in the same way, for the same reason, together: by crawler and directory.
import type { AnyVerdict } from '../../core/questions/registry.ts';

/** A cell with another verdict than before. */
export interface ChangedAnswer {
  readonly agent: string;
  readonly url: string;
  readonly before: AnyVerdict;
  readonly after: AnyVerdict;
}

/** Changes that share everything but their crawlers and the rest of their paths. */
export interface ChangeGroup {
  readonly agents: readonly string[];
  readonly urls: readonly string[];
  /** What the URLs begin with: an origin, if they have one, and the first directory of their paths. */
  readonly directory: string;
  /** The first of the changes. */
  readonly first: ChangedAnswer;
}

/** The origin, if there is one, and the path up to its second slash, or its first. */
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
 * Groups in the order of their first changes. `reasonOf`: what changes and why; only changes that are alike in it are
 * grouped.
 */
export function groupChanges(
  changes: readonly ChangedAnswer[],
  reasonOf: (change: ChangedAnswer) => string,
): readonly ChangeGroup[] {
  const withReasons = changes.map((change) => ({ change, reason: reasonOf(change) }));
  const byUrl = groupBy(withReasons, ({ change, reason }) => JSON.stringify([change.url, reason])).map(
    (alike) => ({ ...alike[0]!, agents: alike.map(({ change }) => change.agent) }),
  );
  return groupBy(byUrl, ({ change, reason, agents }) =>
    JSON.stringify([agents, directoryOf(change.url), reason]),
  ).map((alike) => {
    const [{ change, agents }] = alike as [(typeof alike)[number]];
    const urls = alike.map((one) => one.change.url);
    return { agents, urls, directory: directoryOf(change.url), first: change };
  });
}
