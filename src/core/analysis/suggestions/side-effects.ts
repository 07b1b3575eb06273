// Which cells of a table get another answer when a file changes, under several readers: asked in bulk.
import { prepareAnswers } from '../../formats/rep/question/prepare-answers.ts';
import type { Answer } from '../../questions/answer.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import { runSync } from '../../questions/cooperative-task.ts';
import type { AskOptions, Decision, PolicyFiles, PreparedQuestion } from '../../questions/question.ts';
import { answerAt } from '../../questions/question.ts';
import { groupAlikeTask, versionDiffTask } from '../../questions/table-diff.ts';
import type { Reader } from '../../readers/reader.ts';
import { readerOf } from '../../readers/registry.ts';

/** What is asked of each file, but by whom. */
export type FileOptions = Omit<AskOptions, 'question' | 'reader'>;

/** The cells of a table, each asked under each reader. */
export interface Cells {
  readonly agents: readonly string[];
  readonly urls: readonly string[];
  readonly readers: readonly AskOptions['reader'][];
  /** How many cells are listed per reader; all if absent. */
  readonly most?: number;
}

/** A cell that gets another answer. */
export interface Flip {
  readonly agent: string;
  readonly url: string;
  readonly before: Answer;
  readonly after: Answer;
}

/** The cells that get another answer under one reader: how many, and which; by column, from the top. */
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

/** `sideEffects`, with pauses. */
export function* sideEffectsTask(
  before: PolicyFiles,
  after: PolicyFiles,
  cells: Cells,
  options: FileOptions = {},
): CooperativeTask<readonly ReaderFlips[]> {
  const found: ReaderFlips[] = [];
  for (const one of cells.readers) {
    const reader = readerOf(one);
    const asking = (site: PolicyFiles) => prepareAnswers(site, { question: 'fetch', ...options, reader });
    const was = asking(before);
    yield;
    found.push({ reader, ...(yield* flipsUnderReaderTask(was, asking(after), cells)) });
  }
  return found;
}

/**
 * The cells of a table that get another answer when the files of a site change, per reader in the order given, readers
 * without any included. The list of URLs must not change afterwards: what is found is kept for it.
 * @param options which file is read, if not each reader's own, and how the request for it ends.
 * @throws RangeError if there is no such reader.
 */
export const sideEffects = (
  before: PolicyFiles,
  after: PolicyFiles,
  cells: Cells,
  options?: FileOptions,
): readonly ReaderFlips[] => runSync(sideEffectsTask(before, after, cells, options));
