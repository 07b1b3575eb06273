// Words of the pages about the texts: frame, tables, and the section that closes every page.
import type { Outcome } from '../../../core/readers/reader.ts';
import { inLanguage } from '../../language.ts';
import { number } from '../counts.ts';

// What the list of pages says of the pages about findings, which are fetched by themselves.
export const findingsText = inLanguage('findingsText', {
  slug: 'findings',
  short: 'Findings',
  title: 'What can be found in a file',
  summary:
    'Every kind of finding: what it says, why it matters and to whom, an example that the engine reads while you look, and what mends it.',
} as const);

/** What the list of pages says of the page about keys, which is drawn elsewhere. */
export const keyboardText = inLanguage('keyboardText', {
  slug: 'keyboard',
  title: 'Keys',
  short: 'Keys',
  summary: 'Every key of the workbench, by the place where it works.',
} as const);

const seconds = (time: number | null): string => {
  if (time === null) return 'not said';
  if (time === 0) return 'not at all';
  const [amount, unit] = time % 86_400 === 0 ? [time / 86_400, 'day'] : [time / 3600, 'hour'];
  return `${number(amount)} ${unit}${amount === 1 ? '' : 's'}`;
};

export const learnWords = inLanguage('learnWords', {
  title: 'Learn',
  intro:
    'The texts behind the readers: what they say, what they print as examples, and where they leave a question open. Every table is answered by the engine of this editor while you read.',
  pages: 'Pages',
  workbench: 'Workbench',
  readAs: 'Read as',
  tally: (reader: string, differing: number, all: number): string => {
    if (differing === 0) return `${reader} gives all ${number(all)} printed answers of this page.`;
    return `${reader} differs from ${number(differing)} of the ${number(all)} printed answers of this page.`;
  },
  tableTally: (differing: number, all: number): string =>
    differing === 0 ? `All ${number(all)} as printed.` : `${number(differing)} of ${number(all)} differ.`,
  differs: 'differs',
  facts: 'The text',
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
    title: 'When the file cannot simply be read',
    about: 'What follows from the answer of the server to the request for the policy file.',
    caption: (reader: string) => `HTTP status of the policy file, under ${reader}`,
    status: 'Answer',
    follows: 'What follows',
    restsOn: 'Rests on',
    statuses: {
      200: '200, OK',
      301: '301, moved',
      401: '401, log in first',
      403: '403, forbidden',
      404: '404, no such file',
      410: '410, gone for good',
      429: '429, too many requests',
      500: '500, server error',
      network: 'no answer at all',
    },
    outcomes: {
      parse: 'The file is read',
      follow: 'The redirect is followed',
      'allow-all': 'Everything may be fetched',
      'deny-all': 'Nothing may be fetched',
      defer: 'Come back later',
      'no-information': 'Nothing is known',
      error: 'The program stops with an error',
    } satisfies Record<Outcome, string>,
    tooMany: (max: number | null) =>
      max === null ? 'redirects in a circle' : `more than ${number(max)} redirects`,
  },
  evidence: { stated: 'stated', 'second-hand': 'said by others', ours: 'our reading' },
  cache: {
    title: 'When crawlers notice a change',
    about: 'How long a copy of the file may be used before the crawler asks again.',
    caption: (reader: string) => `How long a copy is used, under ${reader}`,
    headers: 'Headers of the answer',
    kept: 'Copy is used for',
    none: 'none about caching',
    seconds,
  },
  contradictions: {
    title: 'Open questions in the text, and our reading',
    about:
      'Places where the text contradicts itself, where its grammar does not fit its examples, or where it is silent.',
    problem: 'Problem',
    reading: 'We read',
  },
  closing: {
    title: 'What such a file is not',
    points: [
      [
        'A request, not a lock',
        'Obeying is voluntary. A crawler that does not ask for the file, or does not care, fetches what it likes.',
      ],
      [
        'For every method',
        'A rule is about URLs, not of ways to ask for them: what may not be fetched by GET may not be sent a POST either.',
      ],
      [
        'Public',
        'Everybody can read the file. A path that is in it is a path that people now know of, so name folders, never secrets.',
      ],
      [
        'As trustworthy as the connection',
        'Anyone who can answer in the place of the server can hand a crawler another file. Plain HTTP does not show that.',
      ],
      [
        'No access control',
        'What must stay private needs a login, or must not be on the server. Nothing in this editor changes that.',
      ],
    ],
  },
} as const);
