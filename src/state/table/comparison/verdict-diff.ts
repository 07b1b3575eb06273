// Finds the cells of the table whose verdict differs between two versions of the files, for any question.
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

/** Returns the state with other files. The questions stay the same. */
export const withFiles = (state: GatepostState, files: SiteDocument['files']): GatepostState =>
  files === state.document.files ? state : { ...state, document: { ...state.document, files } };

/** A column whose agents have equal answers both before and after, with its listed cells. */
export interface ChangedColumn extends MatrixColumn {
  readonly cells: readonly ChangedCell[];
}

/** The result. A column counts once for each of its user-agents, or once if columns are grouped by purpose. */
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

/** Whether the answers of a question contain everything that its verdicts contain. */
const isAnswerTheKey = ({ kind }: MatrixQuery): boolean => kind === fetchPresentation;

/**
 * Finds the changes if a column has one answer for all its crawlers: it changes if the answer of any of them
 * changes. Crawlers that have joined a column may have had other answers before.
 */
function* findChangedByColumn(
  before: VerdictTable,
  after: VerdictTable,
  columns: readonly MatrixColumn[],
  urls: readonly string[],
  options: VerdictDiffOptions & { readonly limit: number },
): CooperativeTask<ChangedCells> {
  const changedColumns: ChangedColumn[] = [];
  const rows = new Set<string>();
  let changed = 0;
  let remaining = options.limit;
  for (const { agents, purposes } of columns) {
    const groups = yield* groupAlikeTask([before, after], agents);
    const diff = yield* changedColumnsTask(before, after, groups, urls, { ...options, limit: remaining });
    changed += diff.urls.size;
    for (const url of diff.urls) rows.add(url);
    for (const { names, cells } of diff.columns) {
      remaining -= cells.length;
      changedColumns.push({ agents: names, cells, ...(purposes && { purposes }) });
    }
  }
  return { changed, all: columns.length * urls.length, urls: rows, columns: changedColumns };
}

/**
 * Compares the cells of the table of `after` between both versions. Rows and columns are those of `after`: only
 * the text, or the way it is read, differs. `limit`: the number of cells that are listed; all are counted.
 */
export function* findChangedCells(
  before: GatepostState,
  after: GatepostState,
  limit = Infinity,
): CooperativeTask<ChangedCells> {
  const query = matrixQuery(after);
  const [beforeTable, afterTable] = [tableOf(matrixQuery(before)), tableOf(query)];
  const [columns, urls] = [countedAgents(after), matrixRows(after)];
  const options = { isAnswerTheKey: isAnswerTheKey(query), limit };
  const shared = accessMatrix(after).columns;
  if (shared.some(({ purposes }) => purposes))
    return yield* findChangedByColumn(beforeTable, afterTable, shared, urls, options);
  // A fixed column is a separate question and shares its answers with no other.
  const groups = query.kind.hasFixedColumns
    ? columns.map((column) => [column] as const)
    : yield* groupAlikeTask([beforeTable, afterTable], columns);
  const diff = yield* changedColumnsTask(beforeTable, afterTable, groups, urls, options);
  return {
    changed: diff.changed,
    all: columns.length * urls.length,
    urls: diff.urls,
    columns: diff.columns.map(({ names, cells }) => ({ agents: names, cells })),
  };
}
