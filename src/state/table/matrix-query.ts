// The table of the present document: what it asks of which file, and its rows and columns.

import type { RowGroup } from '../../core/analysis/table/row-groups.ts';
import type { Source } from '../../core/document/source.ts';
import { prepareAnswers } from '../../core/formats/rep/question/prepare-answers.ts';
import type { Status } from '../../core/questions/answer.ts';
import type { AnyOptions } from '../../core/questions/registry.ts';
import type { ReaderId } from '../../core/readers/registry.ts';
import { readerOf } from '../../core/readers/registry.ts';
import type { Policy } from '../../core/syntax/policy.ts';
import { lazy, memoizeLast, reuseIfEqual } from '../../core/text/lazy.ts';
import type { Site } from '../../core/workspace/site.ts';
import { traceHeadWords } from '../../messages/en/app/shell.ts';
import { fileOf } from '../document/document.ts';
import { savedFiles } from '../document/saved-files.ts';
import { emptyIfTooBig, openFile, policyOfFile, queriedPath, siteOf } from '../document/selectors.ts';
import type { ColumnsBy, GatepostState } from '../document/state.ts';
import { automaticColumns, automaticRows, type TableRows } from './automatic-questions.ts';
import type { MatrixColumn } from './columns/matrix-columns.ts';
import { areSameColumns, groupIntoColumns } from './columns/matrix-columns.ts';
import { groupByPurpose, type PurposeColumns } from './columns/purpose-columns.ts';
import type { MatrixQuery } from './create-matrix-query.ts';
import { createMatrixQuery } from './create-matrix-query.ts';
import type { MatrixQuestion } from './matrix-question.ts';
import type { QuestionPresentation } from './question-presentation.ts';
import { fetchPresentation } from './question-presentation.ts';
import type { TableQuestion } from './table-question.ts';
import { tableQuestionOf } from './table-question.ts';

/** A grid of questions: what the access pane draws. */
export interface AccessMatrix extends MatrixQuery {
  readonly origin: string;
  readonly rows: readonly string[];
  readonly agents: readonly string[];
  readonly columns: readonly MatrixColumn[];
  /** The first of the user-agents that the same records apply to, where columns join them; else all. */
  readonly agentsOfRecords: () => readonly string[];
  /** Groups of neighboring rows, in their order; rows before and between belong to none. */
  readonly rowGroups: readonly RowGroup[];
  /** How many rows and columns there are besides, which are shown when all are asked for. */
  readonly left: { readonly rows: number; readonly columns: number };
}

/** Queries hold the answers that they gave. These are the present one under all readers, for the trace, and those before. */
const cachedFetchQuery = memoizeLast(
  20,
  (site: Site, path: string, id: ReaderId, status: Status, redirects: number): MatrixQuery => {
    const reader = readerOf(id);
    const options: AnyOptions = { question: 'fetch', reader, file: path, status, redirects };
    // The file is read when something is asked of it: without rows and columns, by nobody.
    const prepared = lazy(() => prepareAnswers(site, options));
    return createMatrixQuery({
      kind: fetchPresentation,
      reader,
      path,
      site,
      optionsOf: () => options,
      agentOf: (column) => column,
      preparedOf: prepared,
      heading: traceHeadWords.forAgent,
    });
  },
);

/** The same of the other questions. Kept because a query holds its answers; more versions would be held in memory for nothing. */
const cachedQuery = memoizeLast(
  4,
  (
    question: TableQuestion,
    subject: MatrixQuestion,
    kind: QuestionPresentation,
    ...[site, path, reader, status, redirects]: Parameters<typeof cachedFetchQuery>
  ): MatrixQuery => question.createQuery(subject, { site, path, reader, status, redirects }, kind),
);

/** The same object over all edits: which rows are shown hangs on it. */
const cachedPresentation = memoizeLast(
  6,
  (question: TableQuestion, subject: MatrixQuestion, path: string, isPresent: boolean) =>
    question.present(subject, path, isPresent),
);

/** May URLs of the site be fetched, under the chosen reader or another? */
export function fetchQuery(state: GatepostState, reader: ReaderId = state.view.reader): MatrixQuery {
  const { document, view } = state;
  // Every reader is asked about the same file: that of the chosen one.
  const path = queriedPath(state, readerOf(view.reader).file.path);
  const { status = 200, redirects = 0 } = view;
  return cachedFetchQuery(siteOf(document), path, reader, status, redirects);
}

/** The question that is asked of the site. */
export function matrixQuery(state: GatepostState): MatrixQuery {
  const { subject, reader, status = 200, redirects = 0 } = state.view;
  const question = tableQuestionOf(subject);
  if (!question || !subject) return fetchQuery(state);
  const site = siteOf(state.document);
  const path = question.pathIn(state);
  const kind = cachedPresentation(question, subject, path, site.files.has(path));
  const request = kind.hasStatus ? ([status, redirects] as const) : ([200, 0] as const);
  return cachedQuery(question, subject, kind, site, path, reader, ...request);
}

/** Versions of which the table is cached: the present one, the one still drawn as totals, and one more. */
const VERSIONS = 3;

const queriedFile = (state: GatepostState) =>
  fileOf(state.document, matrixQuery(state).path) ?? openFile(state);

/** The file that is asked, as it is written; the open one where the site lacks it. */
export const queriedSource = (state: GatepostState): Source => emptyIfTooBig(queriedFile(state).source);

/** The same as a policy. */
export const queriedPolicy = (state: GatepostState): Policy => policyOfFile(queriedFile(state));

const noGroups: readonly RowGroup[] = [];

/** Rows that are as listed, without groups. */
const listedRows = (rows: readonly string[]): TableRows => ({ rows, groups: noGroups, all: rows.length });

function tableRows(state: GatepostState): TableRows {
  const { view, document } = state;
  const question = tableQuestionOf(view.subject);
  const own = question?.rows?.(document);
  if (own) return listedRows(own);
  const { automatic, rows } = document;
  if (!automatic) return listedRows(rows);
  return automaticRows(state, automatic, queriedFile(state), question?.patterns?.(siteOf(document)));
}

/** The user-agents of the table, whatever is asked: those that the document lists, or asks about by itself. */
export function listedAgents(state: GatepostState): readonly string[] {
  const { automatic, columns } = state.document;
  return automatic ? automaticColumns(state, automatic, queriedFile(state)) : columns;
}

/** The columns of the matrix: user-agents, unless the question has its own. */
export function matrixColumns(state: GatepostState): readonly string[] {
  const { view } = state;
  return (view.subject && tableQuestionOf(view.subject)?.columns?.(view.subject)) ?? listedAgents(state);
}

/** The rows of the matrix: URLs that the document lists or asks about by itself, unless the question has its own. */
export const matrixRows = (state: GatepostState): readonly string[] => tableRows(state).rows;

/** What a column is: by purpose where the document asks by itself, else by what its user-agents get. */
export const columnsBy = ({ view, document }: GatepostState): ColumnsBy =>
  view.columnsBy ?? (document.automatic ? 'purpose' : 'answer');

const reuseFirsts = reuseIfEqual<readonly string[]>(
  (a, b) => a.length === b.length && a.every((agent, i) => agent === b[i]),
);

/** The list of last time if it says the same: heads and widths hang on it. */
const reuseColumns = reuseIfEqual<readonly MatrixColumn[]>(areSameColumns);

/** Crawlers share a column only if they also did in the saved files, so that no edit joins two columns under the pointer. */
const rulesThenAndNow =
  (now: MatrixQuery, then: MatrixQuery) =>
  (agent: string): string =>
    `${now.rulesOf(agent)}\n\n${then.rulesOf(agent)}`;

function groupColumns(
  query: MatrixQuery,
  saved: MatrixQuery,
  agents: readonly string[],
  by: ColumnsBy,
  own: readonly string[],
  isComplete: boolean,
): PurposeColumns {
  if (query.kind.hasFixedColumns || by === 'crawler') return { columns: groupIntoColumns(agents), hidden: 0 };
  if (by === 'answer') return { columns: groupIntoColumns(agents, query.classOf), hidden: 0 };
  const rulesOf = saved === query ? query.rulesOf : rulesThenAndNow(query, saved);
  return groupByPurpose(agents, rulesOf, own, isComplete);
}

/** Kept because every view of the table asks for it, and grouping columns compares what the rules of each say. */
const cachedMatrix = memoizeLast(
  VERSIONS,
  (
    query: MatrixQuery,
    saved: MatrixQuery,
    origin: string,
    rows: readonly string[],
    groups: readonly RowGroup[],
    all: number,
    agents: readonly string[],
    own: readonly string[],
    by: ColumnsBy,
    isComplete: boolean,
  ): AccessMatrix => {
    const { columns, hidden } = groupColumns(query, saved, agents, by, own, isComplete);
    const joins = by === 'purpose' && !query.kind.hasFixedColumns;
    const firstOfEachClass = () => groupIntoColumns(agents, query.classOf).map((one) => one.agents[0]);
    return {
      ...query,
      origin,
      rows,
      agents: joins ? reuseFirsts(columns.map((column) => column.agents[0])) : agents,
      columns: reuseColumns(columns),
      agentsOfRecords: joins ? lazy(firstOfEachClass) : () => agents,
      rowGroups: groups,
      left: { rows: all - rows.length, columns: hidden },
    };
  },
);

/** The matrix of the present document. The same object until something that it shows changes. */
export function accessMatrix(state: GatepostState): AccessMatrix {
  const { document, view } = state;
  const query = matrixQuery(state);
  const by = columnsBy(state);
  const files = by === 'purpose' ? savedFiles(state) : document.files;
  const saved =
    files === document.files ? query : matrixQuery({ ...state, document: { ...document, files } });
  const { rows, groups, all } = tableRows(state);
  return cachedMatrix(
    query,
    saved,
    document.origin,
    rows,
    groups,
    all,
    matrixColumns(state),
    document.columns,
    by,
    view.isComplete === true,
  );
}

/** The user-agents whose answers are counted: one for each column, or all where a column stands for each of them. */
export const countedAgents = (state: GatepostState): readonly string[] => accessMatrix(state).agents;

/** The user-agents for which rules are counted: one for all that the same records apply to, if columns join them. */
export const agentsOfRecords = (state: GatepostState): readonly string[] =>
  accessMatrix(state).agentsOfRecords();

/** Decisions that are made at once: nobody can tell. */
const SOON = 2000;

/** Whether a matrix is so small that its answers need not be worked out in pieces. */
export const isSmallMatrix = ({ rows, columns }: AccessMatrix): boolean =>
  rows.length * columns.length <= SOON;
