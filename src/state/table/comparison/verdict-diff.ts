// Which cells of the table get another verdict in one version of the files than in another, for any question.
import type { ChangedCell, VerdictTable } from '../../../core/analysis/versions/verdict-diff.ts';
import { changedColumnsTask } from '../../../core/analysis/versions/verdict-diff.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import { groupAlikeTask } from '../../../core/questions/table-diff.ts';
import type { SiteDocument } from '../../document/document.ts';
import type { GatepostState } from '../../document/document-store.ts';
import type { MatrixQuery } from '../create-matrix-query.ts';
import type { MatrixColumn } from '../matrix-columns.ts';
import { countedAgents, matrixQuery, matrixRows } from '../matrix-query.ts';
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

const tableOf = ({ ask, classOf, columnTask }: MatrixQuery): VerdictTable => ({
  ask,
  classOf,
  column: columnTask,
});

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
  const query = matrixQuery(after);
  const [was, is] = [tableOf(matrixQuery(before)), tableOf(query)];
  const [columns, urls] = [countedAgents(after), matrixRows(after)];
  // A column that is a question of its own shares its answers with no other.
  const groups = query.kind.hasFixedColumns
    ? columns.map((column) => [column] as const)
    : yield* groupAlikeTask([was, is], columns);
  const options = { isAnswerTheKey: isAnswerTheKey(query), limit };
  const diff = yield* changedColumnsTask(was, is, groups, urls, options);
  return {
    changed: diff.changed,
    all: columns.length * urls.length,
    urls: diff.urls,
    columns: diff.columns.map(({ names, cells }) => ({ agents: names, cells })),
  };
}
