// Words of the edits that are suggested to flip a cell.
import { listAll } from '../lists.ts';
import { number, plural } from './counts.ts';
import { matrixWords } from './matrix.ts';
import { whoAsks } from './who-asks.ts';

const { answers } = matrixWords;

export const suggestWords = {
  make: (wanted: 'allow' | 'deny') => `Make this ${answers[wanted]}`,
  region: (wanted: 'allow' | 'deny', url: string, about: string) => `Make ${url} ${answers[wanted]} ${about}`,
  about: (agents: readonly string[]) => `for ${matrixWords.column(agents)}`,
  crawlers: 'Change the answer for',
  allOfColumn: (count: number) => `all ${number(count)} crawlers of the column`,
  onlyFor: (agent: string) => `only ${whoAsks(agent)}`,
  working: 'Trying edits…',
  found: (count: number) =>
    `${plural(count, 'edit', 'edits')} to choose from, the smallest side effect first`,
  choose: 'What to change',
  apply: 'Apply',
  brings: 'One step: it can be undone.',
  onlyFetch: 'Edits are suggested for the question “May it fetch?” only.',
  noOther: (reader: string) => `No other cell of the table changes under ${reader}.`,
  others: (count: number, readers: readonly string[]) =>
    `${plural(count, 'other cell', 'other cells')} of the table ${count === 1 ? 'changes' : 'change'} under ${listAll(readers)}:`,
  elsewhere: (count: number) => `and ${number(count)} more`,
  /** The other readers under whom the cell changes as well, of how many others. */
  alsoThere: (readers: readonly string[], others: number) => {
    if (readers.length === others) return 'This cell changes under every other reader too.';
    return readers.length === 0
      ? 'Under the other readers this cell stays as it is.'
      : `This cell changes under ${listAll(readers)} too, and under no other.`;
  },
  cell: (url: string, agent: string) => `${url}, ${whoAsks(agent)}`,
  from: 'was',
  to: 'becomes',
} as const;
