// What edits do for any URL in a sentence for each reader; readers for which they do the same share one.
import type { EditEffect } from '../core/analysis/versions/edit-effects.ts';
import { groupByKey } from '../core/text/group-by-key.ts';
import { describeChangesInShort, describeRename, withoutOldName } from './describe-changes.ts';
import { changedAreasWords as words } from './en/comparison/changed-areas.ts';
import { listAll } from './en/counts.ts';
import { readerTitle } from './en/table.ts';

function describeEffect({ changes: all }: EditEffect): string {
  const { rename: _, ...changes } = withoutOldName(all);
  return changes.settled && changes.areas.length === 0 ? words.noFetching : describeChangesInShort(changes);
}

/** Says what edits open and close, with the readers where they differ. What renames a record says that first. */
export function describeEditEffects(effects: readonly EditEffect[]): string {
  const [rename] = effects.flatMap(({ changes }) => describeRename(changes) ?? []);
  const groups = [...groupByKey(effects, describeEffect)];
  const sentences = groups.map(([effect, alike]) =>
    groups.length === 1
      ? `${effect}.`
      : words.underReaders(listAll(alike.map(({ reader }) => readerTitle(reader))), effect),
  );
  return [...(rename === undefined ? [] : [`${rename}.`]), ...sentences].join(' ');
}
