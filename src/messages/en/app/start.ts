// Words of the start page that the shell does not share.
import { hostOfOrigin } from '../../../core/text/host-of-origin.ts';
import { inLanguage } from '../../language.ts';
import { list, plural } from '../counts.ts';

// Words of the page with the licences of what the application is made of.
export const licencesText = inLanguage('licencesText', {
  slug: 'licences',
  title: 'Licences',
  intro:
    'Gatepost is free software under the MIT licence. These are the packages of others that it is made with, and the texts of their licences.',
  wait: 'The list is being fetched.',
  failed: 'The list could not be fetched. Check the connection and load this page again.',
} as const);

// Names of the gallery's examples, by their ids, and what to look at in each.
export const exampleWords = inLanguage('exampleWords', {
  'fict-org': {
    title: 'fict.org',
    summary:
      'The worked example from 1996, with three records. See the last row under Google, which does not decode %7E.',
  },
  'rfc-simple': {
    title: 'RFC 9309, simple example',
    summary:
      'Four groups, one of them empty. In the 1996 draft, the star is an ordinary character, and quxbot uses the last group.',
  },
  'rfc-longest': {
    title: 'RFC 9309, longest match',
    summary:
      'Two rules match, and the longer one decides. In the 1996 draft, the first one decides, and one answer changes.',
  },
  'mobile-agents': {
    title: 'Mobile agents',
    summary:
      'The host that accepts an agent, for each path. The printed table has two misprinted rows and a missing one.',
  },
  'mobile-overlap': {
    title: 'A line in the wrong place',
    summary:
      'For mobile agents, the last line that matches decides, not the longest. The maps never get their own host until you sort the lines.',
  },
  'xml-headlines': {
    title: 'XML headlines',
    summary:
      'Documents that state whether to index them and follow their links. One is never read because robots.txt blocks it.',
  },
  'fict-org-data': {
    title: 'fict.org as a data.txt',
    summary:
      'The same example as printed in the 2019 proposal: with margins, the last line one space to the left, and robots.txt in its comment. No answer changes.',
  },
  'data-portal': {
    title: 'Open data of a harbour town',
    summary:
      'Five data sets with lines that describe them, and closed drafts. This is our reading: the proposal has no field for data sets.',
  },
  'acap-worked': {
    title: 'ACAP 1.1, worked example',
    summary:
      'Section 2.1: a resource set, a named usage and two records. One page was forgotten: see /index.html.',
  },
  'acap-news': {
    title: 'A newspaper and its teasers',
    summary:
      'Snippets of 250 characters for three days, links forever, no pictures. One partner may show whole articles for a week.',
  },
  'acap-archive': {
    title: 'An archive to preserve',
    summary:
      'Which crawlers may preserve copies, and until when. Two requests ask crawlers to remove one page and recrawl another.',
  },
  'acap-reference': {
    title: 'Permissions in a second file',
    summary:
      'For one crawler, /robots.txt refers to a second file about pictures, which uses a set defined in the first file.',
  },
  'small-shop': {
    title: 'A small shop',
    summary:
      'Blocks carts and filters and limits training crawlers to the press pages. One path matches more than it seems to: see /cartoons.',
  },
  staging: {
    title: 'A staging site, closed',
    summary:
      'Two lines that ask every crawler to stay away. They are a request, not a lock, and the file itself may always be fetched.',
  },
  'search-not-training': {
    title: 'Search yes, training no',
    summary:
      'Blocks nine names everywhere and allows search. Two of the names never visit: the comments say which.',
  },
  messy: {
    title: 'A file with a history',
    summary:
      'Misspelled fields, a missing colon and three kinds of line ends. Change “Read as” to see which lines count.',
  },
} as const);

export const startWords = inLanguage('startWords', {
  paste: 'Paste or drop a file',
  pasteLabel: 'Text of the file',
  pasteOpen: 'Open this text',
  pasteOpenAnyway: 'Open it anyway',
  address:
    'This is a web address, not a file. Gatepost cannot fetch it. Open the file in a new tab, copy its text and paste it here:',
  other: {
    page: 'This is the source of a web page, not a policy file. A policy file is plain text: open /robots.txt of the site, copy its text and paste it here.',
    dtd: 'This is a document type definition, not a policy file. A policy file is plain text: open /robots.txt of the site, copy its text and paste it here.',
  },
  examples: 'Examples',
  goOn: 'Continue where you left off',
  /** The path alone if the site is not known. */
  goOnWith: (path: string, when: string, origin: string) =>
    `${hostOfOrigin(origin)}${path}, last changed ${when}`,
  earlier: 'Earlier work',
  discard: 'Discard',
  question: 'See what each crawler may do on your site, and which line decides',
  look: 'Look at a site',
  siteLabel: 'Domain or address',
  lookOpen: 'Open its robots.txt',
  lookWhy:
    'It opens in a new tab, because browsers do not let one site read another. Copy the text, come back, and paste it below.',
  noAddress: 'This is not an address. Type a domain, for example shop.example.',
  bookmark: 'Or drag this to your bookmarks bar and use it on any site:',
  bookmarkName: 'Open in Gatepost',
  bookmarkDrag: 'Drag it to the bookmarks bar: it works on the page of the site.',
  openFile: 'Open a file…',
  openHint: 'robots.txt, data.txt, XML or a workspace, dropped anywhere',
  templates: 'New from a template',
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
    wordpress: 'admin pages closed, admin-ajax.php open',
    woocommerce: 'carts, accounts, filters and searches closed',
    shopify: 'its default rules, to compare and extend',
    drupal: 'its default rules, to compare and extend',
    magento: 'scripts, accounts, searches and filters closed',
    open: 'for every crawler',
    closed: 'for a staging site; it asks, it does not lock',
  },
  templateLines: (lines: number) => plural(lines, 'line', 'lines'),
  preset: 'Block AI training, keep AI search',
  presetDoes: 'what each name costs you, before you choose',
  empty: 'Empty file',
  emptyDoes: 'a robots.txt without a line',
  dataTxt: 'data.txt',
  dataTxtDoes: 'data sets of a site, announced',
  xml: 'XML document',
  xmlDoes: 'index and follow, said in the document',
  test: 'Test one URL',
  testUrl: 'URL',
  testCrawler: 'Crawler',
  testNothing: 'Paste a file or open one: the answer and the line that decides appear here.',
  testMore: 'Ask about more URLs',
  sameFor: (readers: readonly string[]) => `${list(readers)} say the same.`,
  unlikeFor: (reader: string, answer: string) => `${reader} says ${answer}.`,
  allExamples: (count: number) => `All ${count} examples`,
  allExamplesHold: 'with data.txt, XML and mobile agents',
  lineEnds: (ends: string) => `Line ends: ${ends}`,
  examplesHint: 'Each opens with its URLs and user-agents. Filled squares are No, half-filled ones Limited.',
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
    return `${counts.join(', ')} of ${all}, asked about ${usage ?? `all usages of ${crawler}`}`;
  },
  noHostOf: (none: number, all: number): string => `No agent host for ${none} of ${all}`,
  noOf: (no: number, all: number, reader: string): string => `No in ${no} of ${all}, read as ${reader}`,
  learn: 'Learn',
  learnHint: 'The texts behind the readers, their tables answered live, and what they leave open.',
  learnPages: [
    ['/learn/robots-txt', 'How robots.txt works'],
    ['/learn/koster-1996', 'The draft of 1996'],
    ['/learn/data-txt', 'data.txt'],
    ['/learn/rfc-9309', 'RFC 9309'],
    ['/learn/acap', 'ACAP 1.1'],
    ['/learn/robots-pi', 'Robots PI'],
    ['/learn/mobile-agents', 'Mobile agents'],
  ],
  notALock: 'A notice on a gatepost is not a lock: these files ask, they do not enforce.',
} as const);
