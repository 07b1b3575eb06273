// The cells of a table whose answer changes with a file, under several readers, for the public library and for
// suggestions.
import type { Answer } from '../../questions/answer.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import { runSync } from '../../questions/cooperative-task.ts';
import type { AskOptions, PolicyFiles } from '../../questions/question.ts';
import type { Reader } from '../../readers/reader.ts';
import { readerOf } from '../../readers/registry.ts';
import { changedCells } from '../../trial/known-change.ts';
import { trialTask } from '../../trial/trial.ts';
import { type FileOptions, prepareVersionTask, type Version } from '../../trial/version.ts';

/** The cells of a table, for each reader. */
export interface Cells {
  readonly agents: readonly string[];
  readonly urls: readonly string[];
  readonly readers: readonly AskOptions['reader'][];
  /** The readers by whose changes suggestions are ordered; all if absent. */
  readonly weighed?: readonly string[];
  /** The maximum number of cells that are listed per reader; all if absent. */
  readonly most?: number;
}

/** A cell whose answer changes. */
export interface Flip {
  readonly agent: string;
  readonly url: string;
  readonly before: Answer;
  readonly after: Answer;
}

/** The cells whose answer changes under one reader: their number, and a list by column, from top to bottom. */
export interface ReaderFlips {
  readonly reader: Reader;
  readonly count: number;
  readonly flips: readonly Flip[];
}

/** Finds the cells of a table whose answer changes between two versions, per reader. */
export function* flipsTask(
  before: Version,
  after: Version,
  { agents, urls, most = Infinity }: Omit<Cells, 'readers' | 'weighed'>,
): CooperativeTask<readonly ReaderFlips[]> {
  const table = { agents: [...new Set(agents)], urls };
  return (yield* trialTask(before, after, table, { limit: most })).map(({ reader, ...known }) => ({
    reader,
    count: known.changed,
    flips: changedCells(known)
      .slice(0, most)
      .map(({ column, url, before: was, after: is }) => ({
        agent: column,
        url,
        before: was.answer,
        after: is.answer,
      })),
  }));
}

/**
 * Returns the cells of a table whose answer changes with the files of a site, per reader in the given order,
 * including readers without changes. The list of URLs must not change afterwards, because results are cached for
 * it.
 * @param options the file to read, if not each reader's own, and the result of the request for it.
 * @throws RangeError if there is no such reader.
 */
export function sideEffects(
  before: PolicyFiles,
  after: PolicyFiles,
  cells: Cells,
  options?: FileOptions,
): readonly ReaderFlips[] {
  const readers = cells.readers.map(readerOf);
  const [was, is] = [before, after].map((site) => runSync(prepareVersionTask({ ...options, site }, readers)));
  return was && is ? runSync(flipsTask(was, is, cells)) : [];
}
