// What is told about a robot by its name: who runs it, what for, what is lost without it, how it departs from the texts.
import { kindOf } from '../../../core/catalogue/crawler-kind.ts';
import type * as english from '../../en/words/agent-hover.ts';
import type { Told } from '../../language.ts';
import { crawlerWords } from './crawlers.ts';
import { dayTold } from './dates.ts';

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

export const agentHoverWords: Told<typeof english.agentHoverWords> = {
  anyOther: 'Alle Robots, die kein Abschnitt der Datei nennt.',
  unknown: (name, version) =>
    `${name} steht nicht im Katalog vom ${dayTold(version)}. Ein Abschnitt dafür gilt trotzdem.`,
  who: (crawler) => {
    const kind = crawlerWords.kind[kindOf(crawler)];
    const who = sentence(crawlerWords.who(crawler.operator, crawler.purposes));
    return kind === '' ? who : `${who} ${sentence(kind)}`;
  },
  /** Beside a name in a list. */
  shortly: ({ operator, purposes }) => crawlerWords.who(operator, purposes),
  effect: ({ effectOfBlocking }) =>
    effectOfBlocking === null ? [] : [`Ferngehalten: „${effectOfBlocking}“`],
  quirk: ({ says, contested }) => [says, ...(contested ? [`Umstritten: ${contested}`] : [])],
  source: (crawler) =>
    `${crawler.source}, ${crawlerWords.dated(crawler)}; ${crawlerWords.confidence[crawler.confidence]}.`,
};
