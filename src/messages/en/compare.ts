// Words of the page that compares readers and versions.
import { inLanguage } from '../language.ts';
import { listAll, number, plural } from './counts.ts';
import { matrixWords, whoAsks } from './table.ts';

// Words of the tree that shows which readers answer alike.
export const readerTreeWords = inLanguage('readerTreeWords', {
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
} as const);

// Words of the page that shows where readers disagree, and of what the workbench says of it.
type Answer = keyof typeof matrixWords.answers;

const cells = (count: number) => plural(count, 'cell', 'cells');

/** Readers by what they say, as in `Google and data.txt say No`. */
function saying(names: readonly string[], answer: Answer): string {
  return `${listAll(names)} ${names.length === 1 ? 'says' : 'say'} ${matrixWords.answers[answer]}`;
}

export const compareReadersWords = inLanguage('compareReadersWords', {
  title: 'Where readers disagree',
  meta: (urls: number, agents: number, readers: number, columns: number) =>
    `${plural(urls, 'URL', 'URLs')}, ${plural(agents, 'user-agent', 'user-agents')}, ` +
    `${plural(readers, 'reader', 'readers')} in ${plural(columns, 'column', 'columns')}`,
  side: 'Causes and readers',
  causes: 'Causes',
  differing: (differing: number, total: number) => `${number(differing)} of ${cells(total)}`,
  notAlike: (causes: number) =>
    `are not read alike, for ${causes === 1 ? 'one reason' : `${number(causes)} reasons`}:`,
  agree: (readers: number, total: number) =>
    readers === 1
      ? 'Only one reader is compared. Choose another one to see where they differ.'
      : `All ${number(readers)} readers agree on ${total === 1 ? 'the one cell' : `all ${cells(total)}`}.`,
  noCells:
    'There is nothing to compare yet. Add URLs to the table of the workbench, and every reader is asked about them.',
  toWorkbench: 'Add URLs in the workbench',
  tooMany: (verdicts: number, most: number) =>
    `${number(verdicts)} verdicts would be needed; up to ${number(most)} are compared. Leave readers out, or take URLs or user-agents out of the table.`,
  noteTooMany: 'Too many cells to compare readers',
  onlyFirst: (listed: number) => `Causes are looked for in the first ${number(listed)} of these cells.`,
  onlyFetching:
    'The workbench asks another question now. Readers play a part in whether a URL may be fetched, and that is compared here.',
  busy: 'Comparing readers…',
  lookingForFixes: 'Looking for what makes them agree…',
  differFrom: (lens: string) => `Cells that differ from ${lens}`,
  readers: 'Readers that are compared',
  differCells: (count: number) => (count === 1 ? 'cell differs' : 'cells differ'),
  isLens: 'read as',
  alike: (lens: string) => `as ${lens}`,
  several: 'More than four differences together',
  severalSays: 'Readers differ in too many ways here for a few of them to be the reason.',
  notAnalysed: 'Not looked into',
  notAnalysedSays: 'There were too many different cells to find the cause of each.',
  and: '; ',
  to: (others: readonly string[], says: string) => `To ${listAll(others)}, ${says}.`,
  cells,
  url: 'URL',
  agents: 'User-agents',
  agentsOf: (agents: readonly string[]) => {
    const names = agents.map(whoAsks).join(', ');
    return agents.length > 1 ? `${number(agents.length)}: ${names}` : names;
  },
  moreUrls: (count: number) => plural(count, 'more row', 'more rows'),
  lines: 'Lines',
  line: (line: number) => `Line ${line}`,
  blank: '(blank)',
  moreLines: (count: number) =>
    `and ${plural(count, 'more line', 'more lines')} like ${count === 1 ? 'it' : 'these'}`,
  differs: 'differs',
  /** Behind the URL of a row, for those who do not see that it leads somewhere. */
  openCell: (agent: string) => ` for ${whoAsks(agent)}: why, in the workbench`,
  allSay: (readers: number, answer: Answer) =>
    `Then all ${number(readers)} readers say ${matrixWords.answers[answer]}.`,
  allAgree: (readers: number) => `Then all ${number(readers)} readers agree on these cells.`,
  allBut: (names: readonly string[]) => `Then all agree but ${listAll(names)}.`,
  lensChanges: (lens: string) => `${lens} changes its answer, too.`,
  dependThen: (now: number, then: number) =>
    `${cells(now)} ${now === 1 ? 'depends' : 'depend'} on the reader now, ${then === 0 ? 'none' : number(then)} after.`,
  noOther: 'Changes no other cell.',
  others: (count: number) => `Changes ${plural(count, 'other cell', 'other cells')}`,
  sideEffect: (url: string, agents: readonly string[], before: Answer, after: Answer, readers: string) =>
    `${url} for ${agents.map(whoAsks).join(', ')}: ${matrixWords.answers[before]} becomes ${matrixWords.answers[after]} (${readers})`,
  everyReader: 'every reader',
  readersOf: listAll,
  moreEffects: (count: number) => `and ${number(count)} more`,
  noFix:
    'No edit that was tried makes readers agree on many of these cells without parting them elsewhere. The findings may have one for a single line.',
  /** On the workbench. */
  note: (count: number) => `${cells(count)} ${count === 1 ? 'depends' : 'depend'} on the reader`,
  mark: (groups: readonly (readonly [answer: Answer, names: readonly string[]])[]) =>
    `readers differ: ${groups.map(([answer, names]) => saying(names, answer)).join('; ')}`,
  /** Of a column that stands for others too. */
  markOfSome: (said: string, agents: readonly string[]) => `${said} (${agents.map(whoAsks).join(', ')})`,
} as const);

export const compareWords = inLanguage('compareWords', {
  title: (what: string) => `Compare: ${what}`,
  what: 'What to compare',
  readers: 'Readers',
  versions: 'Versions',
  edge: 'Edge block',
} as const);
