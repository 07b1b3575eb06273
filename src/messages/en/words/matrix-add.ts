// Words for filling the matrix: the boxes, what became of what was typed, and what stands where nothing is yet.
import { number, plural } from './counts.ts';

export const matrixAddWords = {
  someAgents: (shown: number, all: number, isMore: boolean) =>
    `${number(shown)} of ${isMore ? 'more than ' : ''}${number(all)} user-agents of this file are columns.`,
  showAll: 'Show all',
  noColumn: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} is in the file, but no column.`
      : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are in the file, but no columns.`,
  addMissing: (count: number) => (count === 1 ? 'Add it' : 'Add them'),
  addUrls: 'Add URLs',
  addUrlsHint: 'Add URLs, one per line',
  addUrlsHow:
    'Several at once: one per line, or with blanks between, or a comma and a blank. Shift Enter begins a line.',
  addAgentsHow:
    'Several at once: one per line, or with commas between. A line may be a whole User-Agent header. Shift Enter begins a line.',
  /** Adds columns out of the catalogue. */
  crawlers: 'From the catalogue…',
  crawlersTitle: 'Add crawlers from the catalogue',
  findCrawler: 'Find a crawler',
  findCrawlerHint: 'Name, operator or purpose',
  byPurpose: 'By purpose',
  byOperator: 'By operator',
  allOfOperator: (operator: string, count: number) => `All of ${operator} (${number(count)})`,
  /** Of names that were added: under how many nothing comes. */
  notVisitors: (switches: number, unused: number) =>
    [
      switches > 0 &&
        `${number(switches)} of them ${switches === 1 ? 'is a switch, no visitor' : 'are switches, no visitors'}.`,
      unused > 0 &&
        `${number(unused)} of them ${unused === 1 ? 'is a name that is' : 'are names that are'} not in use.`,
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
  wholeCatalogue: 'The whole catalogue',
  addAgents: 'Add user-agents',
  addAgentsHint: 'Add user-agents',
  add: 'Add',
  addWhat: { urls: 'these URLs', agents: 'these user-agents' },
  anyOther: 'Any other robot',
  /** What the table holds, in one line. */
  holds: (urls: number, agents: number, columns: number) =>
    `${plural(urls, 'URL', 'URLs')}, ${plural(agents, 'user-agent', 'user-agents')}, treated in ${plural(columns, 'way', 'ways')}.`,
  urlsAdded: (count: number) => `${plural(count, 'URL', 'URLs')} added.`,
  agentsAdded: (count: number) => `${plural(count, 'user-agent', 'user-agents')} added.`,
  repeated: (count: number) =>
    count === 1 ? '1 was there already.' : `${number(count)} were there already.`,
  nothingNamed: 'That names no robot.',
  reduced: (given: string, agent: string) => `“${given}” is taken as ${agent}.`,
  andMore: (count: number) => `And ${number(count)} more in the same way.`,
  everyone: (given: string) => `“${given}” stands for any robot that no record names.`,
  originIs: (origin: string) => `The site is ${origin}.`,
  noRows: 'No URLs yet.',
  noRowsHint: 'Name a few, and every user-agent’s answer stands beside them as you type.',
  noColumns: 'No user-agents yet.',
  noColumnsHint: 'Name a few, or ask for any other robot.',
  /** Below a single row, and below few rows. */
  oneUrl: 'Only one URL is asked about so far.',
  addPaths: (count: number) =>
    count === 1
      ? 'Ask about the path of your rule too'
      : `Ask about the ${number(count)} paths of your rules too`,
  chooseCell: 'Choose an answer, by a click or Enter, to see which line decides it, and why.',
  orPaths: (count: number) =>
    count === 1
      ? 'Or begin with the path your rules mention.'
      : `Or begin with the ${count} paths your rules mention.`,
  orAgents: (count: number) =>
    count === 1
      ? 'Or begin with the robot your records name.'
      : `Or begin with the ${count} robots your records name.`,
  addThose: (count: number) => (count === 1 ? 'Add that one' : `Add those ${count}`),
} as const;
