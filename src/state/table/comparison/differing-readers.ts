// The watched readers that read a file otherwise than the selected one.

import { readerDiffTask } from '../../../core/analysis/reader-differences/reader-diff.ts';
import { concernsCrawler } from '../../../core/catalogue/reader-concerns.ts';
import { type ReadersAgree, readersAgreeTask } from '../../../core/proof/readers-agree.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { isReaderId, type ReaderId } from '../../../core/readers/registry.ts';
import { memoizeLast } from '../../../core/text/lazy.ts';
import type { GatepostState } from '../../document/document-store.ts';
import { watchedReadersOf } from '../../readers/watched-readers.ts';
import type { MatrixQuery } from '../create-matrix-query.ts';
import { matrixQuery } from '../matrix-query.ts';
import {
  comparedTable,
  countComparedVerdicts,
  differingInCells,
  MAX_VERDICTS,
  readerQuestion,
} from './reader-comparison.ts';
import { isShortFile } from './short-file.ts';

/** Whether the readers agree with the one of the query, for every URL. */
export type AgreeQuestion = readonly [query: MatrixQuery, ...readers: readonly Reader[]];

/** Returns the question whether the watched readers agree on a file. */
export function agreeQuestion(state: GatepostState, watched: readonly Reader[]): AgreeQuestion {
  const query = matrixQuery(state);
  return [query, query.reader, ...watched.filter(({ id }) => id !== query.reader.id)];
}

/** Kept because a proof takes long, and several places ask for it after each edit. */
const slotOf = memoizeLast(2, (_query: MatrixQuery, _readers: string): { agree?: ReadersAgree } => ({}));

function* proveTask([query, ...readers]: AgreeQuestion): CooperativeTask<ReadersAgree> {
  const slot = slotOf(query, readers.map(({ id }) => id).join(' '));
  return (slot.agree ??= yield* readersAgreeTask(
    query.site,
    { ...query.optionsOf(''), file: query.path },
    readers,
    // As the marks of the table: the reader of an operator says nothing of the crawlers of others.
    { concerns: concernsCrawler },
  ));
}

/** Returns a task that compares the readers; undefined for long files, and for questions other than fetching. */
export const agreeTask = (question: AgreeQuestion): CooperativeTask<ReadersAgree> | undefined =>
  question[0].optionsOf('').question === 'fetch' && isShortFile(question[0])
    ? proveTask(question)
    : undefined;

/** Returns the watched readers with another answer than the selected one, in the table or for a URL that is not in it. */
export function* differingReadersTask(state: GatepostState): CooperativeTask<readonly ReaderId[]> {
  const table = comparedTable(state);
  const watched = watchedReadersOf(state, table.file);
  const question = readerQuestion(table, new Set(watched.map(({ id }) => id)));
  if (countComparedVerdicts(question) <= MAX_VERDICTS) {
    const { asked, readers, lens, table: cells } = question;
    const differing = differingInCells(yield* readerDiffTask(asked, readers, cells), lens);
    if (differing.length > 0) return differing;
  }
  const task = agreeTask(agreeQuestion(state, watched));
  const agree = task && (yield* task);
  return typeof agree?.result === 'object' ? agree.result.readers.map(({ id }) => id).filter(isReaderId) : [];
}
