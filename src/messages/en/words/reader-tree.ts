// Words of the tree that shows which readers answer alike.
import { plural } from './counts.ts';

export const readerTreeWords = {
  title: 'How far apart readers are',
  about: (most: number) =>
    `Readers that stand together answer alike. The number where branches meet is in how many cells the readers on them differ at most, ${plural(most, 'cell', 'cells')} for all.`,
  picture: (groups: number) =>
    `A tree of ${plural(groups, 'group', 'groups')} of readers. The table below it says the same.`,
  asTable: 'The same as a table',
  table: 'Cells in which readers differ',
  group: 'Answer alike',
  names: (titles: readonly string[]) => titles.join(', '),
  lens: (title: string) => `${title} (read as)`,
} as const;
