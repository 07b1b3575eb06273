// Words that only the start page uses.
import { inLanguage } from '../../language.ts';
import { number, plural } from '../counts.ts';

// Words of the page with the licenses of the packages that Gatepost uses.
export const licencesText = inLanguage('licencesText', {
  slug: 'licences',
  title: 'Licenses',
  intro:
    'Gatepost is free software under the MIT license. It includes these third-party packages under their own licenses.',
  wait: 'Loading the list…',
  failed: 'The list could not be loaded. Check your connection and reload the page.',
} as const);

// Names of the examples by id, and what to notice in each.
export const exampleWords = inLanguage('exampleWords', {
  'fict-org': {
    title: 'fict.org',
    summary:
      'The worked example of 1996, with three records. Look at the last row under Google, which does not decode %7E.',
  },
  'rfc-simple': {
    title: 'RFC 9309, simple example',
    summary:
      'Four groups, one of them empty. Under the 1996 draft, * in a path is an ordinary character, and quxbot falls back to the first group.',
  },
  'rfc-longest': {
    title: 'RFC 9309, longest match',
    summary:
      'Two rules match, and the longer one decides. Under the 1996 draft, the first one decides, and one answer changes.',
  },
  'mobile-agents': {
    title: 'Mobile agents',
    summary:
      'Which host accepts a mobile agent, path by path. The table printed in the draft has two wrong rows and lacks one.',
  },
  'mobile-overlap': {
    title: 'A line in the wrong place',
    summary:
      'The last matching line decides, not the longest, so the maps never get their own host. Sorting the lines fixes that.',
  },
  'xml-headlines': {
    title: 'XML headlines',
    summary:
      'Documents that state whether to index them and follow their links. One is never read, because robots.txt blocks it.',
  },
  'fict-org-data': {
    title: 'fict.org as a data.txt',
    summary:
      'The same example as printed in the proposal of 2019: with margins, the last line one space to the left, and robots.txt in its comment. No answer changes.',
  },
  'data-portal': {
    title: 'Open data of a harbor town',
    summary:
      'Five data sets with the lines that describe them; drafts are blocked. This is our reading: the specification has no field for data sets.',
  },
  'acap-worked': {
    title: 'ACAP 1.1, worked example',
    summary:
      'Section 2.1: a resource set, a named usage and two records. One page is not covered: look at /index.html.',
  },
  'acap-news': {
    title: 'A newspaper and its teasers',
    summary:
      '250-character snippets for three days, links forever, no pictures. One partner may show whole articles for a week.',
  },
  'acap-archive': {
    title: 'An archive that can be preserved',
    summary:
      'Who may preserve copies, and until when. Two requests ask crawlers to remove one page and recrawl another.',
  },
  'acap-reference': {
    title: 'Permissions in a second file',
    summary:
      'For one crawler, /robots.txt refers to a second file about pictures, which uses a set defined in /robots.txt.',
  },
  'small-shop': {
    title: 'A small shop',
    summary:
      'Carts and filters are blocked, and training crawlers get only the press pages. One path matches more than intended: look at /cartoons.',
  },
  staging: {
    title: 'A blocked staging site',
    summary:
      'Two lines that ask every crawler to stay away. They ask, they do not enforce; and the file itself may always be fetched.',
  },
  'search-not-training': {
    title: 'Search yes, training no',
    summary:
      'Nine names are blocked everywhere; search stays allowed. Two of the names are switches, not crawlers: see the comments.',
  },
  messy: {
    title: 'A file with a history',
    summary:
      'Misspelled fields, a missing colon, three kinds of line ends. Change “Read as” to see which lines each reader uses.',
  },
} as const);

export const startWords = inLanguage('startWords', {
  alsoThese: (names: string): string => `also ${names}`,
  paste: 'Open your robots.txt',
  pasteShort: 'Paste or drop',
  /** Where nothing can be dropped. */
  pasteShortTouch: 'Paste the text',
  pasteLabel: 'Text of the file',
  pasteOpen: 'Open this text',
  pasteOpenAnyway: 'Open it anyway',
  address:
    'This is a web address, and Gatepost cannot fetch it. Open the file in a new tab, copy its text, and paste it here:',
  other: {
    page: 'This is the source of a web page. A policy file is plain text: open /robots.txt of the site, copy its text, and paste it here.',
    dtd: 'This is a document type definition. A policy file is plain text: open /robots.txt of the site, copy its text, and paste it here.',
  },
  examples: 'Examples',
  answered: 'An example, answered',
  answeredHint: 'A shop’s file. Select an answer to see why.',
  moreExamples: 'More examples',
  /** The examples that a first visit lists, in a few words. */
  briefly: {
    'acap-news': 'what may be shown, how much, for how long',
    messy: 'misspelled fields, a missing colon',
    'rfc-longest': 'two rules match one URL',
  },
  url: 'URL',
  learn: 'Learn',
  keys: 'Keys',
  learnPages: [
    ['/learn/robots-txt', 'How robots.txt works'],
    ['/learn/koster-1996', 'The 1996 draft'],
    ['/learn/data-txt', 'data.txt'],
    ['/learn/rfc-9309', 'RFC 9309'],
    ['/learn/acap', 'ACAP 1.1'],
    ['/learn/robots-pi', 'Robots PI'],
    ['/learn/mobile-agents', 'Mobile agents'],
  ],
  notALock: 'These files ask, they do not enforce.',
  settings: 'Settings',
  sites: 'Your sites',
  siteCount: (count: number) => `${number(count)}, in this browser`,
  /** What the small pictures show. */
  squares: 'Each square is one answer: filled is No, half-filled is Limited.',
  saveAll: 'Save all sites…',
  allSites: (count: number) => `Show all ${number(count)} sites`,
  changed: (count: number, all: number) =>
    `${number(count)} of ${plural(all, 'answer', 'answers')} ${count === 1 ? 'changes' : 'change'}`,
  failing: (count: number, all: number) =>
    `${number(count)} of ${plural(all, 'expectation', 'expectations')} ${count === 1 ? 'fails' : 'fail'}`,
  holding: (count: number) => (count === 1 ? '1 expectation holds' : `${number(count)} expectations hold`),
  closed: 'whole site closed',
  unreadable: 'crawlers read no rule',
  unsaved: 'not saved',
  saved: 'saved',
  unchanged: 'unchanged',
  /** Of an example or a template that was only opened. */
  temporary: 'kept only if you change it',
  nameSite: 'Name the site',
  noSite: 'No site known yet.',
  siteName: 'Name of the site',
  siteNameHint: 'An address, such as shop.example, or any name. Enter confirms, Escape keeps the old name.',
  pin: (name: string) => `Pin ${name}`,
  pinHint: 'Pin: keep it at the top',
  unpinHint: 'Unpin',
  menuOf: (name: string) => `Menu of ${name}`,
  menuHint: 'Rename, copy the daily check, save, delete',
  rename: 'Rename',
  copyCheck: 'Copy the daily check',
  saveSite: 'Save',
  remove: 'Delete',
  renamed: (from: string) => `Was ${from}.`,
  /** What the time of a site means. */
  lastChange: 'Last change. Opening the file counts; looking at it again does not.',
  deleted: (name: string) => `${name} is deleted.`,
  deletedSites: (count: number) => `Deleted: ${number(count)}`,
  deletedHint: (days: number, sites: number) =>
    `Kept in this browser for ${days} days, ${sites} sites at most, while there is room. “Save all sites…” leaves them out.`,
  deletedOn: (date: string) => `deleted ${date}`,
  restore: 'Restore',
  restoreSite: (name: string) => `Restore ${name}`,
  deleteForGood: 'Delete for good',
  deleteSiteForGood: (name: string) => `Delete for good: ${name}`,
  undo: 'Undo',
  checkCopied: 'Workflow file copied',
  notCopied: 'The browser did not allow copying.',
  notDeleted: (name: string) =>
    `${name} was not deleted: it is open in another tab, or this browser’s storage is not responding.`,
  notBroughtBack: (name: string) =>
    `${name} could not be restored: it was deleted for good, or this browser’s storage is not responding.`,
  choiceNotKept: 'This was not kept: this browser’s storage is not responding.',
  damaged: 'a part of it cannot be read',
  question: 'See what each crawler may do on your site, and which line of robots.txt decides',
  look: 'Or copy it from your site',
  siteLabel: 'Domain or address',
  lookOpen: 'See its robots.txt',
  lookWhy: 'It opens in a new tab. Copy the whole text there, come back and paste it above.',
  /** The sentence before the command, and the rest of it after the command. */
  lookOnCommandLine: 'On a command line,',
  lookCommandDoes: 'reads the address itself.',
  noAddress: 'This is not an address. Enter a domain, for example shop.example.',
  bookmarkTitle: 'Open without copying',
  bookmarkShort: 'any site, by a bookmark or a command',
  bookmark: 'Drag this to your bookmarks bar, then click it on any site:',
  bookmarkName: 'Open in Gatepost',
  bookmarkDrag: 'Drag this to your bookmarks bar, then click it on a page of the site.',
  openFile: 'Open a file…',
  openHint: 'Paste it here, or drop it anywhere',
  openHintTouch: 'Open or paste',
  pasteExample: 'For example: User-agent: *\n             Disallow: /private/',
  pasteTextOf: (file: string) => `Paste the text of ${file} here`,
  checkLogHint: 'who came, and who ignored the file',
  templates: 'New from a template',
  templateCount: (first: string, second: string, more: number) => `${first}, ${second}, ${number(more)} more`,
  templateNames: {
    wordpress: 'WordPress',
    woocommerce: 'WooCommerce',
    shopify: 'Shopify',
    drupal: 'Drupal',
    magento: 'Magento',
    open: 'Allow everything',
    closed: 'Block everything',
  },
  templateDoes: {
    wordpress: 'blocks admin pages, allows admin-ajax.php',
    woocommerce: 'blocks carts, accounts, filters and searches',
    shopify: 'default rules, to compare and extend',
    drupal: 'default rules, to compare and extend',
    magento: 'blocks scripts, accounts, searches and filters',
    open: 'for every crawler',
    closed: 'for a staging site; asks, does not enforce',
  },
  templateLines: (lines: number) => plural(lines, 'line', 'lines'),
  preset: 'Block AI training, keep AI search',
  presetDoes: 'shows what blocking each name costs',
  empty: 'Empty file',
  emptyDoes: 'a robots.txt that says nothing yet',
  dataTxt: 'data.txt',
  dataTxtDoes: 'announces the data sets of a site',
  xml: 'XML document',
  xmlDoes: 'index and follow, set in the document',
  examplesHint:
    'Each example opens with its URLs and crawlers. A filled square means No, and a half-filled one means Limited.',
  groups: { texts: 'From the specifications', acap: 'With ACAP records', today: 'Modern sites' },
  facts: (path: string, lines: number, urls: number, agents: number): string =>
    `${path.slice(1)} · ${plural(lines, 'line', 'lines')} · ${plural(urls, 'URL', 'URLs')} × ${plural(agents, 'crawler', 'crawlers')}`,
  factsOfUrls: (path: string, lines: number, urls: number): string =>
    `${path.slice(1)} · ${plural(lines, 'line', 'lines')} · ${plural(urls, 'URL', 'URLs')}`,
  factsOfUsages: (path: string, lines: number, urls: number, usages: number): string =>
    `${path.slice(1)} · ${plural(lines, 'line', 'lines')} · ${plural(urls, 'URL', 'URLs')} × ${plural(usages, 'usage', 'usages')}`,
  usageOf: (
    no: number,
    limited: number,
    all: number,
    { usage, crawler }: { readonly usage?: string; readonly crawler?: string },
  ): string => {
    const counts = [
      ...(no > 0 || limited === 0 ? [`No in ${no}`] : []),
      ...(limited > 0 ? [`Limited in ${limited}`] : []),
    ];
    return `${counts.join(', ')} of ${all}, for ${usage ?? `all usages of ${crawler}`}`;
  },
  noHostOf: (none: number, all: number): string => `No agent host for ${none} of ${all}`,
  noOf: (no: number, all: number, reader: string): string => `No in ${no} of ${all}, read as ${reader}`,
} as const);
