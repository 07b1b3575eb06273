// What the lines of today say and what is known of them: shown beside the text.
import type { ModernDirectiveId } from '../../../core/dialects/modern-lines/directives.ts';
import { factOf, type LineFact } from '../../../core/dialects/modern-lines/facts.ts';
import { lineContested, lineHonoured, lineRelation } from './line-facts.ts';

const told: Readonly<Record<ModernDirectiveId, string>> = {
  sitemap:
    'Gives the complete address of a sitemap. It holds for the whole file and opens or closes no path.',
  'crawl-delay': 'Asks the robots of this record to wait this many seconds between two requests.',
  host: 'Named the main one of several mirrors. It has no effect; a redirect to the main host does that today.',
  'clean-param':
    'Names parameters of addresses that do not change the page, so that the same page is not fetched again and again. A path behind a blank limits it.',
  'request-rate':
    'Asks the robots of this record for at most so many pages in so much time, perhaps only at some hours (UTC).',
  'visit-time': 'Asks the robots of this record to come only in these hours (UTC).',
  noindex:
    'Asked for what begins with this path to be left out of an index. It has no effect; robots META or X-Robots-Tag do that, and only for pages that may be fetched.',
  'content-signal': 'Says for what content may be used: yes, no, and nothing where a key is left out.',
  'content-usage':
    'States for the robots of this record how content may be used, for all paths or for those that begin with the one given: y allows, n does not.',
  license:
    'Gives the address of a license for the content of the site (RSL 1.0). In a record it replaces the global licenses for the crawlers of that record. It allows and blocks nothing by itself.',
};

const isModern = (id: string): id is ModernDirectiveId => Object.hasOwn(told, id);

/** What a line of today means; undefined for another field. */
export const modernMeaning = (id: string): string | undefined => (isModern(id) ? told[id] : undefined);

/** Who reads it, how it stands to the rules, and what is open about it; a paragraph each. */
export function whoReads(id: string): readonly string[] {
  if (!isModern(id)) return [];
  const fact = factOf(id);
  const contested = fact.contested.map((code) => `Contested: ${lineContested[code]}`);
  return [lineHonoured(fact), lineRelation[fact.relation], ...contested];
}

const unread: readonly LineFact['status'][] = ['retired', 'unread'];

/** Beside its name in a list: whether it is worth writing at all. */
export const modernShortly = (id: string): string | undefined =>
  isModern(id) && unread.includes(factOf(id).status) ? 'nobody is known to read it now' : undefined;

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
