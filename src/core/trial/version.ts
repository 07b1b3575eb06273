// One version of a site, with the question about fetching prepared for several readers.
import { concernsCrawler } from '../catalogue/reader-concerns.ts';
import { answerFetch, type FetchAnswers } from '../formats/rep/question/fetch.ts';
import { readAhead } from '../formats/rep/question/read-ahead.ts';
import type { CooperativeTask } from '../questions/cooperative-task.ts';
import type { AskOptions, Decision, PolicyFiles } from '../questions/question.ts';
import type { ComparableTable } from '../questions/table-diff.ts';
import type { Reader } from '../readers/reader.ts';

/** The options of the question, without the reader. */
export type FileOptions = Omit<AskOptions, 'question' | 'reader'>;

/** What every reader is asked about: a site, the file to read, and the result of the request for it. */
export interface VersionQuery extends FileOptions {
  readonly site: PolicyFiles;
  /**
   * Whose answer every reader has about crawlers that it does not apply to, such as Google's reader about GPTBot: it
   * cannot differ there. If absent, every reader is asked about every crawler.
   */
  readonly reference?: Reader;
}

/** The answers of one reader, for a comparison with those of others. */
export interface ReaderAnswers extends Pick<FetchAnswers, 'plan' | 'classOf'> {
  readonly asking: ((agent: string, url: string) => Decision) & ComparableTable;
}

/** A version, and its answers for each reader. */
export interface Version {
  readonly asked: VersionQuery;
  readonly readers: readonly Reader[];
  readonly prepared: readonly ReaderAnswers[];
}

/** Returns the answers of a reader about the crawlers that it applies to, and those of the reference about others. */
function limitToConcerned(reader: Reader, own: ReaderAnswers, reference: ReaderAnswers): ReaderAnswers {
  const of = (agent: string) => (concernsCrawler(reader, agent) ? own : reference);
  const ask = (agent: string, url: string) => of(agent).asking(agent, url);
  const asking = Object.assign(ask, {
    column: (agent: string, urls: readonly string[]) => of(agent).asking.column(agent, urls),
    // The classes of two readers have nothing in common.
    classOf: (agent: string) => `${of(agent) === own} ${of(agent).asking.classOf(agent)}`,
  });
  return { plan: own.plan, asking, classOf: (agent) => of(agent).classOf(agent) };
}

/** Prepares the question for several readers, each of which may read the file for the first time. */
export function* prepareVersionTask<Q extends VersionQuery>(
  asked: Q,
  readers: readonly Reader[],
): CooperativeTask<Version & { readonly asked: Q }> {
  const { site, reference, ...options }: VersionQuery = asked;
  const optionsOf = (reader: Reader) => ({ ...options, question: 'fetch', reader }) as const;
  const standIn = reference && answerFetch(site, optionsOf(reference));
  const prepared: ReaderAnswers[] = [];
  for (const reader of readers) {
    yield* readAhead(site, optionsOf(reader));
    const own = answerFetch(site, optionsOf(reader));
    prepared.push(
      standIn && reader.operator !== null && reader.id !== reference.id
        ? limitToConcerned(reader, own, standIn)
        : own,
    );
  }
  return { asked, readers, prepared };
}
