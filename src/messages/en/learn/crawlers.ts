// The page with the catalogue of crawlers and the user's own entries.
import type { communityList } from '../../../core/catalogue/community-crawlers.ts';
import type { CrawlerListProblem, SkippedEntry } from '../../../core/workspace/crawler-list.ts';
import { inLanguage } from '../../language.ts';
import { formatDay, listAll, number, plural } from '../counts.ts';

export const crawlersText = inLanguage('crawlersText', {
  slug: 'crawlers',
  title: 'Known crawlers',
  short: 'Crawlers',
  summary:
    'The catalogue of names that the editor suggests: each crawler’s operator and purpose, what you lose by blocking it, and the dated source.',
} as const);

const skipReasons = {
  'no-name': () => 'not allowed in a user-agent line',
  'no-entry': () => 'its entry is not an object',
  'no-text': ({ where }) => `its value of ${where ?? ''} is not text`,
} as const satisfies Record<SkippedEntry['code'], (entry: SkippedEntry) => string>;

/** How many entries are named one by one. */
const MAX_ENTRIES = 5;

export const crawlersWords = inLanguage('crawlersWords', {
  lead: (count: number, version: string) => [
    `${number(count)} names, as of ${formatDay(version)}. A name is listed if its operator or a public catalogue gives it. What no source says is left open. A listed crawler does not necessarily obey: policy files ask, they do not enforce.`,
    'No crawler sends a switch: it controls what may be done with the content that another crawler fetches. A name that is not in use has no effect.',
  ],
  find: 'Find',
  findHint: 'Name, operator or purpose, or a pasted User-Agent header',
  purpose: 'Purpose',
  everyPurpose: 'Every purpose',
  kind: 'Source',
  everySource: 'Every source',
  caption: (shown: number, all: number) => `${number(shown)} of ${number(all)} entries`,
  heads: { name: 'Name', who: 'Operator and purpose', effect: 'If blocked', source: 'Source' },
  example: 'What it sends',
  add: 'Add to table',
  addNamed: (name: string) => `Add ${name} to table`,
  added: (name: string) => `${name} was added to the table.`,
  present: (name: string) => `${name} is already in the table.`,
  none: 'No matching entries.',
  community: {
    title: 'Only in a community list',
    lead: (count: number, { name }: typeof communityList) =>
      `${number(count)} more names are listed only by ${name}. They have their own table below the catalogue, because no operator’s statement is known for them.`,
    about: ({ name, date }: typeof communityList) => [
      `Listed by ${name}, ${formatDay(date)}. The catalogue has no statement from an operator about these names: operators and purposes are what the list says, and were not checked. They are not part of the table’s columns or of presets unless you add them.`,
      'A name with a space or a slash is listed that way, but no reader looks for such a name.',
    ],
    /** The name of the source, in the choice of sources. */
    source: 'community list',
    heads: { name: 'Name', who: 'Operator and purpose, as listed' },
  },
  nameless: {
    title: 'Without a name',
    about: ['Services without a known name to use in a file. No line in your files can apply to them.'],
    heads: { name: 'Service', says: 'What is known', source: 'Source' },
    caption: 'Services without a name',
  },
  own: {
    title: 'Your own',
    about: [
      'Your entries are saved in the workspace, separate from the catalogue, so its updates do not change them. They are suggested wherever you enter a user-agent.',
    ],
    none: 'No entries yet.',
    caption: (count: number) => plural(count, 'entry of your own', 'entries of your own'),
    heads: { name: 'Name', what: 'What you know', from: 'From' },
    token: 'Name in user-agent lines',
    operator: 'Operator',
    purposes: 'Purposes',
    note: 'Note',
    add: 'Add entry',
    added: (name: string, isKnown: boolean) =>
      isKnown ? `${name} was added. The catalogue has this name too.` : `${name} was added.`,
    there: (name: string) => `${name} is already one of your entries and was not changed.`,
    badToken: 'Enter a name as in a user-agent line, without number signs or *, and with single spaces only.',
    remove: (name: string) => `Remove ${name}`,
    removeList: (source: string, count: number) =>
      `Remove ${count === 1 ? '1 entry' : `all ${number(count)} entries`} from ${source}`,
    known: 'Also in the catalogue.',
  },
  list: {
    title: 'Import a list',
    about:
      'A JSON file in the format of ai.robots.txt: an object with an entry for each name, which can have `operator`, `respect`, `function`, `frequency` and `description`. The file is read in your browser and is not sent anywhere.',
    choose: 'List of crawlers (JSON)',
    problems: {
      'not-json': (name: string) => `${name} is not JSON, so nothing was imported. Choose another file.`,
      'no-object': (name: string) =>
        `${name} does not contain an object with an entry for each name, so nothing was imported. Choose another file.`,
      empty: (name: string) => `${name} has no entries, so nothing was imported.`,
      'too-many': (name: string) => `${name} has more than 2,000 entries, so nothing was imported.`,
    } satisfies Record<CrawlerListProblem['problem'], (name: string) => string>,
    unread: (name: string) => `${name} could not be read, so nothing was imported. Choose it again.`,
    taken: (name: string, added: number, there: number, known: number) =>
      [
        `${name}: ${plural(added, 'entry was', 'entries were')} added.`,
        there > 0 &&
          `${plural(there, 'entry', 'entries')} already existed and ${there === 1 ? 'was' : 'were'} not changed.`,
        known > 0 && `The catalogue also has ${number(known)} of these names.`,
      ]
        .filter((sentence) => sentence !== false)
        .join(' '),
    skipped: (entries: readonly SkippedEntry[]) => {
      const descriptions = entries
        .slice(0, MAX_ENTRIES)
        .map((one) => `“${one.name}” (${skipReasons[one.code](one)})`);
      const more = entries.length > MAX_ENTRIES ? [`${number(entries.length - MAX_ENTRIES)} more`] : [];
      return `Skipped: ${listAll([...descriptions, ...more])}.`;
    },
  },
} as const);
