// What is told about a robot by its name: who runs it, what for, what is lost without it, how it departs from the texts.
import type { AgentQuirk } from '../../../core/catalogue/agent-quirks.ts';
import { kindOf } from '../../../core/catalogue/crawler-kind.ts';
import type { Crawler } from '../../../core/catalogue/crawlers.ts';
import { crawlerWords } from './crawlers.ts';
import { dayTold } from './dates.ts';

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

export const agentHoverWords = {
  anyOther: 'Any robot that no record of the file names.',
  unknown: (name: string, version: string) =>
    `${name} is not in the catalogue of ${dayTold(version)}. A record for it counts all the same.`,
  who: (crawler: Crawler) => {
    const kind = crawlerWords.kind[kindOf(crawler)];
    const who = sentence(crawlerWords.who(crawler.operator, crawler.purposes));
    return kind === '' ? who : `${who} ${sentence(kind)}`;
  },
  /** Beside a name in a list. */
  shortly: ({ operator, purposes }: Crawler) => crawlerWords.who(operator, purposes),
  effect: ({ effectOfBlocking }: Crawler) =>
    effectOfBlocking === null ? [] : [`Kept out: ${effectOfBlocking}`],
  quirk: ({ says, contested }: AgentQuirk) => [says, ...(contested ? [`Contested: ${contested}`] : [])],
  source: (crawler: Crawler) =>
    `${crawler.source}, ${crawlerWords.dated(crawler)}; ${crawlerWords.confidence[crawler.confidence]}.`,
} as const;
