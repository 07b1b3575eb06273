// What the lines of today say and who is known to read them: shown beside the text. State of knowledge: 20 November 2026.
import type { ModernDirectiveId } from '../../core/dialects/modern-lines/directives.ts';

interface Told {
  readonly means: string;
  readonly readBy: string;
  readonly open?: string;
}

/** Silence of the sources is not "no": where nobody is known, that is what is said. */
const told: Readonly<Record<ModernDirectiveId, Told>> = {
  sitemap: {
    means:
      'Gives the complete address of a sitemap. It holds for the whole file and opens or closes no path.',
    readBy: 'Read by all large search engines (sitemaps.org; RFC 9309 2.2.4).',
  },
  'crawl-delay': {
    means: 'Asks the robots of this record to wait this many seconds between two requests.',
    readBy:
      'Obeyed by Anthropic, Ahrefs, Majestic, Common Crawl and Bing. Not by Google, Yandex (since 22 February 2018), Amazon and Apple. Of others nothing is known.',
    open: 'Bing takes the value of the default record where its own has none. Of several values readers take the first, the last or the smallest.',
  },
  host: {
    means:
      'Named the main one of several mirrors. It has no effect; a redirect to the main host does that today.',
    readBy: 'Only Yandex read it, until 2018.',
  },
  'clean-param': {
    means:
      'Names parameters of addresses that do not change the page, so that the same page is not fetched again and again. A path behind a blank limits it.',
    readBy: 'Read by Yandex (Webmaster help, 2026).',
    open: 'The help lets it stand anywhere in the file; one parser keeps it to its record.',
  },
  'request-rate': {
    means:
      'Asks the robots of this record for at most so many pages in so much time, perhaps only at some hours (UTC).',
    readBy: 'Read by Seznam (help of 29 January 2025); by Python’s library only as two numbers and a slash.',
  },
  'visit-time': {
    means: 'Asks the robots of this record to come only in these hours (UTC).',
    readBy: 'Nobody is known to read it.',
  },
  noindex: {
    means:
      'Asked for what begins with this path to be left out of an index. It has no effect; robots META or X-Robots-Tag do that, and only for pages that may be fetched.',
    readBy: 'Google handled it unofficially until 1 September 2019; nobody is known to read it now.',
  },
  'content-signal': {
    means: 'Says for what content may be used: yes, no, and nothing where a key is left out.',
    readBy:
      'Emitted by Cloudflare, whose own crawling service reads “use” (31 August 2026). No AI operator is known to read it.',
    open: 'Whether it holds for its record or for the whole file is contested.',
  },
  'content-usage': {
    means:
      'States for the robots of this record how content may be used, for all paths or for those that begin with the one given: y allows, n does not.',
    readBy: 'Working-group drafts of 19 August 2026; nobody is known to read it.',
    open: 'To those who know it the line ends the list of user-agents; to others it does not.',
  },
  license: {
    means:
      'Gives the address of a licence for the site’s content (RSL). It holds for every robot wherever it stands, and alone grants and refuses nothing.',
    readBy: 'Published by many sites since December 2025; no crawler is known to read it.',
    open: 'One vendor puts it into records.',
  },
};

const isModern = (id: string): id is ModernDirectiveId => Object.hasOwn(told, id);

/** What a line of today means; undefined for another field. */
export const modernMeaning = (id: string): string | undefined => (isModern(id) ? told[id].means : undefined);

/** Who reads it, and what is open about it. */
export function whoReads(id: string): readonly string[] {
  if (!isModern(id)) return [];
  const { readBy, open } = told[id];
  return [readBy, ...(open === undefined ? [] : [`Contested: ${open}`])];
}

const unread: readonly ModernDirectiveId[] = ['host', 'visit-time', 'noindex'];

/** Beside its name in a list: whether it is worth writing at all. */
export const modernShortly = (id: string): string | undefined =>
  unread.some((one) => one === id) ? 'nobody is known to read it now' : undefined;

const hours = (text: string) => `${text.slice(0, 2)}:${text.slice(2)} UTC`;
const units: Readonly<Record<string, string>> = { s: 'seconds', m: 'minutes', h: 'hours' };
const purposes: Readonly<Record<string, string>> = {
  search: 'Building an index, and showing links and short excerpts.',
  'ai-input': 'Giving content to a model at the time of an answer.',
  'ai-train': 'Training or fine-tuning models.',
  use: 'The most that may be done: immediate (act, store nothing), reference (index, excerpt, link back), full (summarise, reproduce).',
  'train-ai': 'Training of AI models (vocabulary draft 07).',
};
const answers: Readonly<Record<string, string>> = {
  yes: 'May be used for that.',
  no: 'May not be used for that.',
  y: 'Allowed.',
  n: 'Not allowed.',
  immediate: 'May be acted on at once, and not stored.',
  reference: 'May be indexed and quoted in excerpts that link back.',
  full: 'May also be summarised and reproduced.',
};
const inTable = (table: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const parts: Readonly<Record<string, (text: string) => string | undefined>> = {
  'crawl-delay value': (text) => `${text} ${text === '1' ? 'second' : 'seconds'} between two requests.`,
  'clean-param names': (text) => `The parameter ${text} does not change the page.`,
  'clean-param path': () => 'The line counts for what begins with this path; * stands for any characters.',
  'request-rate pages': (text) => `${text} ${text === '1' ? 'page' : 'pages'} in the time behind the slash.`,
  'request-rate time': () => 'The time for that many pages; without a unit in seconds.',
  'request-rate unit': (text) =>
    `The time is in ${inTable(units, text.toLowerCase()) ?? 'seconds'}. Some readers take only two numbers.`,
  'request-rate begin': (text) => `From ${hours(text)}.`,
  'request-rate end': (text) => `To ${hours(text)}.`,
  'visit-time begin': (text) => `From ${hours(text)}.`,
  'visit-time end': (text) => `To ${hours(text)}. An end before the beginning is on the next day.`,
  'content-signal key': (text) => inTable(purposes, text.toLowerCase()),
  'content-signal answer': (text) => inTable(answers, text.toLowerCase()),
  'content-usage path': () =>
    'The statement counts for what begins with this path; * and a final $ as in rules. The longest path that matches counts.',
  'content-usage label': (text) => inTable(purposes, text),
  'content-usage answer': (text) => inTable(answers, text),
};

/** What a part of the value of a line of today says; undefined if it says it itself. */
export const partMeaning = (id: string, part: string, text: string): string | undefined =>
  parts[`${id} ${part}`]?.(text);
