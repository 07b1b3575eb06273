// Words of the access pane: the grid of URLs and user-agents, and the boxes that fill it.

/** What a robot is called: '' is the one that no record names. */
export const agentName = (agent: string): string => (agent === '' ? 'other' : agent);

const SHOWN = 2;
const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const units = [
  [86_400, 'day', 'days'],
  [3600, 'hour', 'hours'],
  [60, 'minute', 'minutes'],
  [1, 'second', 'seconds'],
] as const;

/** A time in the largest unit in which it is a whole number; one day is said as 24 hours. */
export function duration(seconds: number): string {
  const fits = ([size]: (typeof units)[number]) =>
    seconds >= size && seconds % size === 0 && seconds !== 86_400;
  const unit = seconds === 86_400 ? units[1] : (units.find(fits) ?? units[3]);
  return plural(seconds / unit[0], unit[1], unit[2]);
}

const after = {
  'allow-all': 'everything may be fetched',
  'deny-all': 'nothing may be fetched',
  defer: 'robots come back later',
  'no-information': 'that says nothing about the site',
  parse: 'the file is read',
} as const;

const counted = { allow: 'yes', deny: 'no', defer: 'later', 'no-information': 'unknown' } as const;

export const matrixWords = {
  region: 'Access matrix',
  title: 'Access',
  question: 'May it fetch?',
  url: 'URL',
  anyPath: 'paths of any site',
  answers: { allow: 'Yes', deny: 'No', defer: 'Later', 'no-information': 'Unknown' },
  /** Up to three agents by name, more than that two and a number. */
  column: (agents: readonly string[]): string => {
    const names = agents.map(agentName);
    if (names.length <= SHOWN + 1) return names.join(' & ');
    return `${names.slice(0, SHOWN).join(' & ')} & ${names.length - SHOWN} more`;
  },
  allOf: (agents: readonly string[]): string => agents.map(agentName).join(', '),
  counted: (answer: keyof typeof counted, count: number): string =>
    `${count.toLocaleString('en')} ${counted[answer]}`,
  /** What stands behind the answer in a cell's accessible name. */
  because: {
    rule: (line: number) => `line ${line} decides`,
    'own-file': () => 'the policy file itself may always be fetched',
    'no-record': () => 'no record is for this robot',
    'no-rule': () => 'no rule matches',
    status: () => 'the answer of the server decides',
    'other-site': () => 'this URL is on another site',
  },
  share: 'Share columns',
  shareHint: 'User-agents that are treated alike share a column',
  remove: (name: string) => `Remove ${name}`,
  addUrls: 'Add URLs',
  addUrlsHint: 'Add URLs, one per line',
  addAgents: 'Add user-agents',
  addAgentsHint: 'Add user-agents',
  add: 'Add',
  addWhat: { urls: 'these URLs', agents: 'these user-agents' },
  anyOther: 'Any other robot',
  urlsAdded: (count: number) => `${plural(count, 'URL', 'URLs')} added.`,
  agentsAdded: (count: number) => `${plural(count, 'user-agent', 'user-agents')} added.`,
  repeated: (count: number) =>
    count === 1 ? '1 was there already.' : `${count.toLocaleString('en')} were there already.`,
  nothingNamed: 'That names no robot.',
  reduced: (given: string, agent: string) => `“${given}” is taken as ${agent}.`,
  andMore: (count: number) => `And ${count.toLocaleString('en')} more in the same way.`,
  everyone: (given: string) => `“${given}” stands for any robot that no record names.`,
  originIs: (origin: string) => `The site is ${origin}.`,
  noRows: 'No URLs yet.',
  noRowsHint: 'Name a few, and every user-agent’s answer stands beside them as you type.',
  noColumns: 'No user-agents yet.',
  noColumnsHint: 'Name a few, or ask for any other robot.',
  orPaths: (count: number) =>
    count === 1
      ? 'Or begin with the path your rules mention.'
      : `Or begin with the ${count} paths your rules mention.`,
  orAgents: (count: number) =>
    count === 1
      ? 'Or begin with the robot your records name.'
      : `Or begin with the ${count} robots your records name.`,
  addThose: (count: number) => (count === 1 ? 'Add that one' : `Add those ${count}`),
  readAsIf: (path: string, own: string) => `${path} is read as if it were ${own}.`,
  ifAnswers: (path: string) => `If ${path} answers`,
  ifAnswersName: (path: string) => `If ${path} answers with`,
  redirects: (count: number) => (count === 1 ? '301, then 200' : `${count} times 301, then 200`),
  outcome: (reader: string, outcome: keyof typeof after) => `${reader}: ${after[outcome]}.`,
  saysSo: 'Its text says so.',
  oursIs: 'Its text does not say; this is our reading.',
  redirectLimit: (limit: number | null) => {
    if (limit === null) return 'It names no limit for redirects.';
    return limit === 0
      ? 'It follows no redirect.'
      : `It follows up to ${plural(limit, 'redirect', 'redirects')}.`;
  },
  copyUsed: (seconds: number) =>
    seconds === 0 ? 'No copy is kept.' : `A copy may be used for ${duration(seconds)}.`,
  cacheControl: 'Cache-Control',
  cacheControlName: 'If it is sent with Cache-Control',
  cacheControlHint: 'max-age=3600',
  timeout: 'no answer in time',
  network: 'no connection',
  legend: { allow: 'Yes', deny: 'No', other: 'Later, or unknown' },
  keys: { why: 'why', next: 'next' },
  filters: { all: 'All', allow: 'Yes', deny: 'No', other: 'Later, unknown' },
  filterBy: 'Show rows by answer',
  filterUrls: 'Filter URLs',
  filterUrlsHint: 'Filter, e.g. /shop or *.pdf',
  shownOf: (shown: number, all: number) => `${shown.toLocaleString('en')} of ${plural(all, 'URL', 'URLs')}`,
  noneShown: 'No URL fits this filter.',
  showEverything: 'Show all URLs',
  sortedBy: (name: string) => `Sorted by ${name}`,
  asListed: 'As listed',
  actions: (name: string) => `Actions for ${name}`,
  sortByThis: 'Sort by this',
  sortTurned: 'Sort the other way round',
  move: { left: 'Move left', right: 'Move right', up: 'Move up', down: 'Move down' },
  removeThis: 'Remove',
  rowMoved: (url: string, place: number, all: number) => `${url} is row ${place} of ${all}.`,
  columnMoved: (name: string, place: number, all: number) => `${name} is column ${place} of ${all}.`,
  moveSorted: 'The rows are sorted. Show them as listed to move them.',
} as const;
