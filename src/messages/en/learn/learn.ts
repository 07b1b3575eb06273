// Words of the pages about specifications: frame, tables, and the last section of every page.
import type { Outcome } from '../../../core/readers/reader.ts';
import { inLanguage } from '../../language.ts';
import { number } from '../counts.ts';

// The entry for the pages about findings, which load on demand, in the list of pages.
export const findingsText = inLanguage('findingsText', {
  slug: 'findings',
  short: 'Findings',
  title: 'Kinds of findings',
  summary:
    'Every kind of finding: what it says, why it matters and to which readers, a live example, and its fixes.',
} as const);

/** The entry for the page about keys, which is not a learn page, in the list of pages. */
export const keyboardText = inLanguage('keyboardText', {
  slug: 'keyboard',
  title: 'Keys',
  short: 'Keys',
  summary: 'Every key of the workbench, by where it works.',
} as const);

const seconds = (time: number | null): string => {
  if (time === null) return 'not specified';
  if (time === 0) return 'not at all';
  const [amount, unit] = time % 86_400 === 0 ? [time / 86_400, 'day'] : [time / 3600, 'hour'];
  return `${number(amount)} ${unit}${amount === 1 ? '' : 's'}`;
};

export const learnWords = inLanguage('learnWords', {
  title: 'Learn',
  intro:
    'The specifications that the readers follow: what they say, their printed examples, and their open questions. The engine of this editor computes every table live.',
  pages: 'Pages',
  workbench: 'Workbench',
  readAs: 'Read as',
  tally: (reader: string, differing: number, all: number): string => {
    if (differing === 0) return `${reader} gives all ${number(all)} printed answers on this page.`;
    return `${reader} differs from ${number(differing)} of the ${number(all)} printed answers on this page.`;
  },
  tableTally: (differing: number, all: number): string =>
    differing === 0 ? `All ${number(all)} as printed.` : `${number(differing)} of ${number(all)} differ.`,
  differs: 'differs',
  facts: 'The specification',
  matches: {
    row: 'Row',
    rule: 'Path in the rule',
    url: 'Path of the URL',
    printed: 'Printed',
    yes: 'yes',
    no: 'no',
    caption: (title: string, reader: string) => `${title}: printed, and under ${reader}`,
  },
  site: {
    file: 'The file',
    url: 'URL',
    printed: 'printed',
    caption: (title: string, reader: string) => `${title}: printed, and under ${reader}`,
  },
  open: 'Open this in the workbench',
  openHint: (title: string) => `${title}: open in the workbench`,
  http: {
    title: 'When the request does not return the file',
    about: 'What crawlers do after each response to the request for the policy file.',
    caption: (reader: string) => `HTTP status of the policy file, under ${reader}`,
    status: 'Response',
    follows: 'Effect',
    restsOn: 'Based on',
    statuses: {
      200: '200, OK',
      301: '301, moved',
      401: '401, unauthorized',
      403: '403, forbidden',
      404: '404, not found',
      410: '410, gone',
      429: '429, too many requests',
      500: '500, server error',
      network: 'no response',
    },
    outcomes: {
      parse: 'The file is read',
      follow: 'The redirect is followed',
      'allow-all': 'Everything may be fetched',
      'deny-all': 'Nothing may be fetched',
      defer: 'The crawler tries again later',
      'no-information': 'Nothing is known',
      error: 'The program stops with an error',
    } satisfies Record<Outcome, string>,
    tooMany: (max: number | null) => (max === null ? 'redirect loop' : `more than ${number(max)} redirects`),
  },
  evidence: { stated: 'stated', 'second-hand': 'second-hand', ours: 'our reading' },
  cache: {
    title: 'When crawlers notice a change',
    about: 'How long a crawler may use a copy of the file before it fetches the file again.',
    caption: (reader: string) => `How long a copy is used, under ${reader}`,
    headers: 'Response headers',
    kept: 'Copy is used for',
    none: 'no caching headers',
    seconds,
  },
  contradictions: {
    title: 'Open questions in the text, and our reading',
    about:
      'Where the specification contradicts itself, its grammar does not match its examples, or it says nothing.',
    problem: 'Problem',
    reading: 'Our reading',
  },
  closing: {
    title: 'What a policy file is not',
    points: [
      [
        'A request, not a lock',
        'Compliance is voluntary. A crawler that does not read the file, or ignores it, fetches whatever it wants.',
      ],
      [
        'For every method',
        'A rule applies to URLs, not to request methods: if a URL may not be fetched with GET, it may not be sent a POST either.',
      ],
      ['Public', 'Anyone can read the file, so every path in it becomes known. Name folders, never secrets.'],
      [
        'As trustworthy as the connection',
        'Anyone who can answer in place of the server can give a crawler a different file. Plain HTTP does not reveal that.',
      ],
      [
        'No access control',
        'Private content needs a login, or must not be on the server. Nothing in this editor changes that.',
      ],
    ],
  },
} as const);
