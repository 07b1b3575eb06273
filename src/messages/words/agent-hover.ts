// What is told about a robot by its name: who runs it, what for, what is lost without it, how it departs from the texts.
import type { AgentQuirk } from '../../core/catalogue/agent-quirks.ts';
import type { Crawler, Purpose } from '../../core/catalogue/crawlers.ts';
import { listAll } from '../lists.ts';

const purposes: Readonly<Record<Purpose, string>> = {
  search: 'search',
  'ai-training': 'AI training',
  'ai-input': 'AI answers',
  'user-triggered': 'requests of single people',
  ads: 'ads',
  seo: 'SEO tools',
  archive: 'archives',
  feed: 'feeds',
  'social-preview': 'link previews',
  monitoring: 'monitoring',
  research: 'research',
  other: 'other purposes',
};

const dates: Readonly<Record<Crawler['dateIs'], string>> = {
  published: 'published',
  copy: 'copy of',
  read: 'read',
};

const confidence: Readonly<Record<Crawler['confidence'], string>> = {
  'operator-stated': 'the operator says so',
  'second-hand': 'second-hand',
};

export const agentHoverWords = {
  anyOther: 'Any robot that no record of the file names.',
  unknown: (name: string, version: string) =>
    `${name} is not in the catalogue of ${version}. A record for it counts all the same.`,
  who: ({ operator, purposes: served, clientExists }: Crawler) => {
    const of = operator === null ? 'Nobody says whose it is' : `Of ${operator}`;
    const kind = clientExists ? '' : ' A switch: no visitor comes under this name.';
    return `${of}, for ${listAll(served.map((one) => purposes[one]))}.${kind}`;
  },
  /** Beside a name in a list. */
  shortly: ({ operator, purposes: served }: Crawler) =>
    [operator, served.map((one) => purposes[one]).join(', ')].filter(Boolean).join(': '),
  effect: ({ effectOfBlocking }: Crawler) =>
    effectOfBlocking === null ? [] : [`Kept out: ${effectOfBlocking}`],
  quirk: ({ says, contested }: AgentQuirk) => [says, ...(contested ? [`Contested: ${contested}`] : [])],
  source: ({ source, sourceDate, dateIs, confidence: sure }: Crawler) =>
    `${source}, ${dates[dateIs]} ${sourceDate}; ${confidence[sure]}.`,
} as const;
