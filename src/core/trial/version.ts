// One version of a site, with the question about fetching prepared for several readers.
import { answerFetch, type FetchAnswers } from '../formats/rep/question/fetch.ts';
import { readAhead } from '../formats/rep/question/read-ahead.ts';
import type { CooperativeTask } from '../questions/cooperative-task.ts';
import type { AskOptions, PolicyFiles } from '../questions/question.ts';
import type { Reader } from '../readers/reader.ts';

/** The options of the question, without the reader. */
export type FileOptions = Omit<AskOptions, 'question' | 'reader'>;

/** What every reader is asked about: a site, the file to read, and the result of the request for it. */
export interface VersionQuery extends FileOptions {
  readonly site: PolicyFiles;
}

/** A version, and its answers for each reader. */
export interface Version {
  readonly asked: VersionQuery;
  readonly readers: readonly Reader[];
  readonly prepared: readonly FetchAnswers[];
}

/** Prepares the question for several readers, each of which may read the file for the first time. */
export function* prepareVersionTask<Q extends VersionQuery>(
  asked: Q,
  readers: readonly Reader[],
): CooperativeTask<Version & { readonly asked: Q }> {
  const { site, ...options }: VersionQuery = asked;
  const prepared: FetchAnswers[] = [];
  for (const reader of readers) {
    const askOptions = { ...options, question: 'fetch', reader } as const;
    yield* readAhead(site, askOptions);
    prepared.push(answerFetch(site, askOptions));
  }
  return { asked, readers, prepared };
}
