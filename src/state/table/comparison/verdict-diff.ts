// Which cells of the table get another verdict in one version of the files than in another, for any question.
import type { ChangedCell, VerdictTable } from '../../../core/analysis/versions/verdict-diff.ts';
import { changedColumnsTask, type VerdictDiffOptions } from '../../../core/analysis/versions/verdict-diff.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import { groupAlikeTask } from '../../../core/questions/table-diff.ts';
import type { SiteDocument } from '../../document/document.ts';
import type { GatepostState } from '../../document/document-store.ts';
import type { MatrixColumn } from '../columns/matrix-columns.ts';
import type { MatrixQuery } from '../create-matrix-query.ts';
import { accessMatrix, countedAgents, matrixQuery, matrixRows } from '../matrix-query.ts';
import { fetchPresentation } from '../question-presentation.ts';

/** The state with other files: what is asked about them, and how, stays. */
export const withFiles = (state: GatepostState, files: SiteDocument['files']): GatepostState =>
  files === state.document.files ? state : { ...state, document: { ...state.document, files } };

/** Columns that are alike before and after, with their cells among those listed. */
export interface ChangedColumn extends MatrixColumn {
  readonly cells: readonly ChangedCell[];
}

/** A column counts once for each of its user-agents, or once where it is one by what they are for. */
export interface ChangedCells {
  readonly changed: number;
  readonly all: number;
  /** The rows in which a cell changes. */
  readonly urls: ReadonlySet<string>;
  readonly columns: readonly ChangedColumn[];
}

const tableOf = ({ ask, classOf, columnTask }: MatrixQuery): VerdictTable => ({
  ask,
  classOf,
  column: columnTask,
});

/** Whether the answers of a question say all that its verdicts say. */
const isAnswerTheKey = ({ kind }: MatrixQuery): boolean => kind === fetchPresentation;

/**
 * The same where a column is one answer for all its crawlers: it changes if it was another for any of them. Those that a
 * column joins now may have had answers of their own.
 */
function* findChangedByColumn(
  was: VerdictTable,
  is: VerdictTable,
  columns: readonly MatrixColumn[],
  urls: readonly string[],
  options: VerdictDiffOptions & { readonly limit: number },
): CooperativeTask<ChangedCells> {
  const found: ChangedColumn[] = [];
  const rows = new Set<string>();
  let changed = 0;
  let left = options.limit;
  for (const { agents, purposes } of columns) {
    const groups = yield* groupAlikeTask([was, is], agents);
    const diff = yield* changedColumnsTask(was, is, groups, urls, { ...options, limit: left });
    changed += diff.urls.size;
    for (const url of diff.urls) rows.add(url);
    for (const { names, cells } of diff.columns) {
      left -= cells.length;
      found.push({ agents: names, cells, ...(purposes && { purposes }) });
    }
  }
  return { changed, all: columns.length * urls.length, urls: rows, columns: found };
}

/**
 * Asks what the table of `after` asks of both versions, and compares cell by cell. Rows and columns are those of
 * `after`: what differs is the text, or the way it is read. `limit`: how many cells are listed; all are counted.
 */
export function* findChangedCells(
  before: GatepostState,
  after: GatepostState,
  limit = Infinity,
): CooperativeTask<ChangedCells> {
  const query = matrixQuery(after);
  const [was, is] = [tableOf(matrixQuery(before)), tableOf(query)];
  const [columns, urls] = [countedAgents(after), matrixRows(after)];
  const options = { isAnswerTheKey: isAnswerTheKey(query), limit };
  const shared = accessMatrix(after).columns;
  if (shared.some(({ purposes }) => purposes))
    return yield* findChangedByColumn(was, is, shared, urls, options);
  // A column that is a question of its own shares its answers with no other.
  const groups = query.kind.hasFixedColumns
    ? columns.map((column) => [column] as const)
    : yield* groupAlikeTask([was, is], columns);
  const diff = yield* changedColumnsTask(was, is, groups, urls, options);
  return {
    changed: diff.changed,
    all: columns.length * urls.length,
    urls: diff.urls,
    columns: diff.columns.map(({ names, cells }) => ({ agents: names, cells })),
  };
}
