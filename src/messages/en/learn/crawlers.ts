// The page with the catalogue of crawlers, and the person's own entries.
import type { CrawlerListProblem, SkippedEntry } from '../../../core/workspace/crawler-list.ts';
import { inLanguage } from '../../language.ts';
import { formatDay, listAll, number, plural } from '../counts.ts';

export const crawlersText = inLanguage('crawlersText', {
  slug: 'crawlers',
  title: 'The crawlers of today',
  short: 'Crawlers',
  summary:
    'Who comes, for what, what is lost by blocking it, and who says so: the catalogue that the editor offers names from, entry by entry with its source and day.',
} as const);

const skipReasons = {
  'no-name': () => 'this is not allowed in a user-agent line',
  'no-entry': () => 'its entry is not an object',
  'no-text': ({ where }) => `its value of ${where ?? ''} is not text`,
} as const satisfies Record<SkippedEntry['code'], (entry: SkippedEntry) => string>;

/** Entries that are named one by one. */
const TOLD = 5;

export const crawlersWords = inLanguage('crawlersWords', {
  lead: (count: number, version: string) => [
    `${number(count)} names, as of ${formatDay(version)}. A name is here if its operator or a public catalogue gives it; what no source says is left open. A crawler that is listed does not thereby obey: files ask, they do not enforce.`,
    'A switch is sent by no crawler: it says what may be done with what another crawler fetches. A name that is not in use switches nothing either.',
  ],
  find: 'Find',
  findHint: 'Name, operator or purpose; or paste a User-Agent header',
  purpose: 'Purpose',
  everyPurpose: 'Every purpose',
  kind: 'Source',
  everySource: 'Every source',
  caption: (shown: number, all: number) => `${number(shown)} of ${number(all)} entries`,
  heads: { name: 'Name', who: 'Operator and purpose', effect: 'If blocked', source: 'Source' },
  example: 'What it sends',
  add: 'Add to table',
  addNamed: (name: string) => `Add ${name} to table`,
  added: (name: string) => `${name} is a column of the table now.`,
  present: (name: string) => `${name} is a column of the table already.`,
  none: 'No entry fits.',
  nameless: {
    title: 'Without a name',
    about: ['Services for which no name is known that a file could say. No line of yours applies to them.'],
    heads: { name: 'Service', says: 'What is known', source: 'Source' },
    caption: 'Services without a name',
  },
  own: {
    title: 'Your own',
    about: [
      'Entries of yours are kept in the workspace, apart from the catalogue: no later edition changes them. They are offered wherever a user-agent is asked for.',
    ],
    none: 'None yet.',
    caption: (count: number) => plural(count, 'entry of yours', 'entries of yours'),
    heads: { name: 'Name', what: 'What you know', from: 'From' },
    token: 'Name in user-agent lines',
    operator: 'Operator',
    purposes: 'Purposes',
    note: 'Note',
    add: 'Add entry',
    added: (name: string, isKnown: boolean) =>
      isKnown ? `${name} is yours now. The catalogue has this name too.` : `${name} is yours now.`,
    there: (name: string) => `${name} is one of yours already, and stays as it is.`,
    badToken: 'Write a name as it is in a user-agent line: no number sign, no *, single spaces only.',
    remove: (name: string) => `Remove ${name}`,
    removeList: (source: string, count: number) =>
      `Remove ${count === 1 ? 'the one' : `all ${number(count)}`} from ${source}`,
    known: 'In the catalogue too.',
  },
  list: {
    title: 'Take over a list',
    about:
      'A JSON file in the shape of ai.robots.txt: an object with an entry for each name, which may have `operator`, `respect`, `function`, `frequency` and `description`. The file is read here and goes nowhere.',
    choose: 'List of crawlers (JSON)',
    problems: {
      'not-json': (name: string) => `${name} is not JSON: nothing was taken over. Choose another file.`,
      'no-object': (name: string) =>
        `${name} holds no object with an entry for each name: nothing was taken over. Choose another file.`,
      empty: (name: string) => `${name} holds no entry: nothing was taken over.`,
      'too-many': (name: string) => `${name} holds more than 2,000 entries: nothing was taken over.`,
    } satisfies Record<CrawlerListProblem['problem'], (name: string) => string>,
    unread: (name: string) => `${name} could not be read: nothing was taken over. Choose it once more.`,
    taken: (name: string, added: number, there: number, known: number) =>
      [
        `${name}: ${plural(added, 'entry is', 'entries are')} yours now.`,
        there > 0 &&
          `${plural(there, 'was', 'were')} there already and ${there === 1 ? 'stays as it is' : 'stay as they are'}.`,
        known > 0 &&
          `The catalogue has ${known === 1 ? '1 of these names' : `${number(known)} of these names`} too.`,
      ]
        .filter((sentence) => sentence !== false)
        .join(' '),
    skipped: (entries: readonly SkippedEntry[]) => {
      const told = entries.slice(0, TOLD).map((one) => `“${one.name}” (${skipReasons[one.code](one)})`);
      const more = entries.length > TOLD ? [`${number(entries.length - TOLD)} more`] : [];
      return `Left out: ${listAll([...told, ...more])}.`;
    },
  },
} as const);
