// Which cells of the table get another verdict in one version of the files than in another, for any question.
import { type ChangedCell, verdictDiffTask } from '../../../core/analysis/versions/verdict-diff.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import type { SiteDocument } from '../../document/document.ts';
import type { GatepostState } from '../../document/document-store.ts';
import { type MatrixQuery } from '../create-matrix-query.ts';
import { groupIntoColumns, type MatrixColumn } from '../matrix-columns.ts';
import { matrixColumns, matrixQuery, matrixRows } from '../matrix-query.ts';
import { fetchPresentation } from '../question-presentation.ts';

/** The state with other files: what is asked about them, and how, stays. */
export const withFiles = (state: GatepostState, files: SiteDocument['files']): GatepostState =>
  files === state.document.files ? state : { ...state, document: { ...state.document, files } };

/** Columns that are alike before and after, with their cells among those listed. */
export interface ChangedColumn extends MatrixColumn {
  readonly cells: readonly ChangedCell[];
}

/** Every column of its own is counted, also where the table lets it share one. */
export interface ChangedCells {
  readonly changed: number;
  readonly all: number;
  /** The rows in which a cell changes. */
  readonly urls: ReadonlySet<string>;
  readonly columns: readonly ChangedColumn[];
}

/** Columns by how they are treated before and after; where a column is a question of its own, each by itself. */
const groupAlikeColumns = (
  before: MatrixQuery,
  after: MatrixQuery,
  columns: readonly string[],
): readonly MatrixColumn[] =>
  groupIntoColumns(
    columns,
    after.kind.hasFixedColumns
      ? undefined
      : (column) => JSON.stringify([before.classOf(column), after.classOf(column)]),
  );

/** Whether the answers of a question say all that its verdicts say. */
const isAnswerTheKey = ({ kind }: MatrixQuery): boolean => kind === fetchPresentation;

/**
 * Asks what the table of `after` asks of both versions, and compares cell by cell. Rows and columns are those of
 * `after`: what differs is the text, or the way it is read. `limit`: how many cells are listed; all are counted.
 */
export function* findChangedCells(
  before: GatepostState,
  after: GatepostState,
  limit = Infinity,
): CooperativeTask<ChangedCells> {
  const [was, is] = [matrixQuery(before), matrixQuery(after)];
  const [columns, urls] = [matrixColumns(after), matrixRows(after)];
  const listed: ChangedColumn[] = [];
  const rows = new Set<string>();
  let changed = 0;
  let left = limit;
  for (const { agents } of groupAlikeColumns(was, is, columns)) {
    const table = { columns: [agents[0]], urls };
    const options = { isAnswerTheKey: isAnswerTheKey(is), limit: left };
    const diff = yield* verdictDiffTask(was, is, table, options);
    changed += diff.changed * agents.length;
    left -= diff.cells.length;
    for (const url of diff.urls) rows.add(url);
    if (diff.cells.length > 0) listed.push({ agents, cells: diff.cells });
  }
  return { changed, all: columns.length * urls.length, urls: rows, columns: listed };
}
