// Finds the cells of a table whose answer changes with a file, under several readers.
import { prepareAnswers } from '../../formats/rep/question/prepare-answers.ts';
import type { Answer } from '../../questions/answer.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import { runSync } from '../../questions/cooperative-task.ts';
import type { AskOptions, Decision, PolicyFiles, PreparedQuestion } from '../../questions/question.ts';
import { answerAt } from '../../questions/question.ts';
import { groupAlikeTask, versionDiffTask } from '../../questions/table-diff.ts';
import type { Reader } from '../../readers/reader.ts';
import { readerOf } from '../../readers/registry.ts';

/** The options of the question, without the reader. */
export type FileOptions = Omit<AskOptions, 'question' | 'reader'>;

/** The cells of a table, for each reader. */
export interface Cells {
  readonly agents: readonly string[];
  readonly urls: readonly string[];
  readonly readers: readonly AskOptions['reader'][];
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

function* flipsUnderReaderTask(
  before: PreparedQuestion<Decision>,
  after: PreparedQuestion<Decision>,
  { agents, urls, most = Infinity }: Cells,
): CooperativeTask<Omit<ReaderFlips, 'reader'>> {
  const flips: Flip[] = [];
  let count = 0;
  const groups = yield* groupAlikeTask([before, after], new Set(agents));
  yield* versionDiffTask(before, after, groups, urls, ({ names, rows, before: was, after: is }) => {
    count += names.length * rows.length;
    for (const agent of names) {
      for (const { row, url } of rows.slice(0, Math.max(most - flips.length, 0)))
        flips.push({ agent, url, before: answerAt(was, row), after: answerAt(is, row) });
    }
  });
  return { count, flips };
}

/** `sideEffects` as a cooperative task. */
export function* sideEffectsTask(
  before: PolicyFiles,
  after: PolicyFiles,
  cells: Cells,
  options: FileOptions = {},
): CooperativeTask<readonly ReaderFlips[]> {
  const found: ReaderFlips[] = [];
  for (const one of cells.readers) {
    const reader = readerOf(one);
    const prepareFor = (site: PolicyFiles) => prepareAnswers(site, { question: 'fetch', ...options, reader });
    const was = prepareFor(before);
    yield;
    found.push({ reader, ...(yield* flipsUnderReaderTask(was, prepareFor(after), cells)) });
  }
  return found;
}

/**
 * Returns the cells of a table whose answer changes with the files of a site, per reader in the given order,
 * including readers without changes. The list of URLs must not change afterwards, because results are cached for
 * it.
 * @param options the file to read, if not each reader's own, and the result of the request for it.
 * @throws RangeError if there is no such reader.
 */
export const sideEffects = (
  before: PolicyFiles,
  after: PolicyFiles,
  cells: Cells,
  options?: FileOptions,
): readonly ReaderFlips[] => runSync(sideEffectsTask(before, after, cells, options));
