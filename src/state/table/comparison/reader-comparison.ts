// What comparing readers asks: the table of the workbench under every reader that somebody wants to see.
import { createStore } from 'zustand/vanilla';
import { findCausesTask, type ReaderCause } from '../../../core/analysis/reader-differences/reader-causes.ts';
import {
  groupAlikeReaders,
  type ReaderDiff,
  readerDiffTask,
  type SharedQuery,
  type TableCells,
} from '../../../core/analysis/reader-differences/reader-diff.ts';
import type { Status } from '../../../core/questions/answer.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { type ReaderId, readerOf, readers } from '../../../core/readers/registry.ts';
import type { GatepostState } from '../../document/document-store.ts';
import { queriedPath, siteOf } from '../../document/selectors.ts';
import { countedAgents, matrixRows } from '../matrix-query.ts';

/** The readers that are left out of the comparison; not undoable, and forgotten with the page. */
export const excludedReaders = createStore<{ readonly readers: ReadonlySet<ReaderId> }>(() => ({
  readers: new Set(),
}));

/** Takes a reader into the comparison, or leaves it out. */
export function setReaderCompared(reader: ReaderId, isCompared: boolean): void {
  const left = new Set(excludedReaders.getState().readers);
  if (isCompared) left.delete(reader);
  else left.add(reader);
  excludedReaders.setState({ readers: left });
}

/** One question. */
export interface ReaderQuestion {
  readonly asked: SharedQuery;
  readonly readers: readonly Reader<ReaderId>[];
  /** Place of the chosen reader among them, which is always compared. */
  readonly lens: number;
  readonly table: TableCells;
}

/** What a question about the present document depends on. */
export interface ComparedTable extends SharedQuery, TableCells {
  readonly chosen: ReaderId;
  readonly status: Status;
  readonly redirects: number;
}

/** The present table. Every reader is asked about the same file: that of the chosen one. */
export function comparedTable(state: GatepostState): ComparedTable {
  const { view, document } = state;
  const { reader: chosen, status = 200, redirects = 0 } = view;
  const file = queriedPath(state, readerOf(chosen).file.path);
  const [agents, urls] = [countedAgents(state), matrixRows(state)];
  return { site: siteOf(document), file, chosen, agents, urls, status, redirects };
}

/** The question about a table. @param left the readers that are left out. */
export function readerQuestion(
  { site, file, chosen, agents, urls, status, redirects }: ComparedTable,
  left: ReadonlySet<ReaderId>,
): ReaderQuestion {
  const compared = readers.filter(({ id }) => id === chosen || !left.has(id));
  return {
    asked: { site, file, status, redirects },
    readers: compared,
    lens: compared.findIndex(({ id }) => id === chosen),
    table: { agents, urls },
  };
}

/** Verdicts that are needed to compare. */
export const countComparedVerdicts = ({
  readers: compared,
  table: { agents, urls },
}: ReaderQuestion): number => compared.length * agents.length * urls.length;

/** Beyond this many verdicts nothing is compared: an edit would be followed by long work. */
export const MAX_VERDICTS = 2_000_000;
/** Cells of which causes are looked for. */
const LISTED = 5000;

/** What comparing came to. `groups`: readers that say the same of all listed cells, by place, the lens first. */
export interface ReaderComparison extends Pick<ReaderQuestion, 'lens' | 'table'> {
  readonly diff: ReaderDiff;
  readonly causes: readonly ReaderCause[];
  readonly groups: readonly (readonly [number, ...number[]])[];
}

/** Compares, and finds the causes. */
export function* compareReaders({
  asked,
  readers: compared,
  lens,
  table,
}: ReaderQuestion): CooperativeTask<ReaderComparison> {
  const diff = yield* readerDiffTask(asked, compared, table, { limit: LISTED });
  const causes = yield* findCausesTask(diff, lens);
  return { lens, table, diff, causes, groups: groupAlikeReaders(diff, lens) };
}
