// What is known of a change in the table of the page: its cells with another answer, for any question.
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import {
  type AnswerTable,
  type ChangedCell,
  comparedByKey,
  type KnownChange,
  knownChangeTask,
} from '../../../core/trial/known-change.ts';
import type { SiteDocument } from '../../document/document.ts';
import type { GatepostState } from '../../document/document-store.ts';
import { areColumnsShared, type MatrixColumn } from '../columns/matrix-columns.ts';
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

/** The result. A column of the table counts once, however many of its user-agents have another answer. */
export interface ChangedCells extends Pick<KnownChange, 'changed' | 'all' | 'urls'> {
  readonly columns: readonly ChangedColumn[];
}

/** Only about fetching, the answers contain everything that the verdicts contain. */
function tableOf({ kind, ask, classOf, columnTask }: MatrixQuery): AnswerTable {
  const table = { ask, classOf, column: columnTask };
  return kind === fetchPresentation ? table : comparedByKey(table);
}

/**
 * Finds the changes if a column has one answer for all its crawlers: it changes if the answer of any of them
 * changes. Crawlers that have joined a column may have had other answers before.
 */
function* findChangedByColumn(
  before: AnswerTable,
  after: AnswerTable,
  columns: readonly MatrixColumn[],
  urls: readonly string[],
  limit: number,
): CooperativeTask<ChangedCells> {
  const changedColumns: ChangedColumn[] = [];
  const rows = new Set<string>();
  let changed = 0;
  let remaining = limit;
  for (const { agents } of columns) {
    const known = yield* knownChangeTask(before, after, { columns: agents, urls }, { limit: remaining });
    changed += known.urls.size;
    for (const url of known.urls) rows.add(url);
    for (const { names, cells } of known.columns) {
      remaining -= cells.length;
      changedColumns.push({ agents: names, cells });
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
  const shared = accessMatrix(after).columns;
  if (areColumnsShared(shared))
    return yield* findChangedByColumn(beforeTable, afterTable, shared, urls, limit);
  // A fixed column is a separate question and shares its answers with no other.
  const cells = { columns, urls, isSeparate: query.kind.hasFixedColumns === true };
  const known = yield* knownChangeTask(beforeTable, afterTable, cells, { limit });
  return {
    ...known,
    columns: known.columns.map(({ names, cells: listed }) => ({ agents: names, cells: listed })),
  };
}
