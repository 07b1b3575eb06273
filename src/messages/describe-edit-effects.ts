// What edits do for any URL in a sentence for each reader; readers for which they do the same share one.
import type { EditEffect } from '../core/analysis/versions/edit-effects.ts';
import { groupByKey } from '../core/text/group-by-key.ts';
import { describeChangesInShort } from './describe-changes.ts';
import { changedAreasWords as words } from './en/comparison/changed-areas.ts';
import { listAll } from './en/counts.ts';
import { readerTitle } from './en/table.ts';

const describeEffect = ({ changes }: EditEffect): string =>
  changes.settled && changes.areas.length === 0 ? words.noFetching : describeChangesInShort(changes);

/** Says what edits open and close, with the readers where they differ. */
export function describeEditEffects(effects: readonly EditEffect[]): string {
  const groups = [...groupByKey(effects, describeEffect)];
  return groups
    .map(([effect, alike]) =>
      groups.length === 1
        ? `${effect}.`
        : words.underReaders(listAll(alike.map(({ reader }) => readerTitle(reader))), effect),
    )
    .join(' ');
}
