// The table of the current document: its question and file, and its rows and columns.

import type { RowGroup } from '../../core/analysis/table/row-groups.ts';
import type { Source } from '../../core/document/source.ts';
import { prepareAnswers } from '../../core/formats/rep/question/prepare-answers.ts';
import type { Status } from '../../core/questions/answer.ts';
import type { AnyOptions } from '../../core/questions/registry.ts';
import type { ReaderId } from '../../core/readers/registry.ts';
import { readerOf } from '../../core/readers/registry.ts';
import type { Policy } from '../../core/syntax/policy.ts';
import { lazy, memoizeByValues, memoizeLast, reuseIfEqual } from '../../core/text/lazy.ts';
import { lowerCase } from '../../core/text/lower-case.ts';
import type { Site } from '../../core/workspace/site.ts';
import { findNamedAgents } from '../../core/workspace/suggested-questions.ts';
import { explanationHeadWords } from '../../messages/en/app/shell.ts';
import { type DocumentFile, fileOf } from '../document/document.ts';
import type { MatrixQuestion } from '../document/matrix-question.ts';
import { emptyIfTooBig, openFile, policyOfFile, queriedPath, siteOf } from '../document/selectors.ts';
import type { ColumnsBy, GatepostState, View } from '../document/state.ts';
import { arrangedFiles } from '../view/arranged-files.ts';
import { arrangedColumns, automaticColumns, automaticRows, type TableRows } from './automatic-questions.ts';
import { arrangeColumns } from './columns/arrange-columns.ts';
import { firstSeenColumns } from './columns/first-seen.ts';
import type { MatrixColumn } from './columns/matrix-columns.ts';
import { areColumnsShared, areSameColumns, groupIntoColumns } from './columns/matrix-columns.ts';
import { groupByPurpose, type PurposeColumns } from './columns/purpose-columns.ts';
import type { MatrixQuery } from './create-matrix-query.ts';
import { createMatrixQuery } from './create-matrix-query.ts';
import type { QuestionPresentation } from './question-presentation.ts';
import { fetchPresentation } from './question-presentation.ts';
import type { TableQuestion } from './table-question.ts';
import { tableQuestionOf } from './table-question.ts';

/** The table of questions that the pane shows. */
export interface AccessMatrix extends MatrixQuery {
  readonly origin: string;
  readonly rows: readonly string[];
  /** The first user-agent of each column: its answers are those of the column. */
  readonly agents: readonly string[];
  readonly columns: readonly MatrixColumn[];
  /** Of each column the first user-agent of each set to which the same records apply. */
  readonly agentsOfRecords: () => readonly string[];
  /** Groups of adjacent rows, in their order. Rows before and between them belong to no group. */
  readonly rowGroups: readonly RowGroup[];
  /** The number of further rows and columns, which are shown if the user requests all. */
  readonly omitted: { readonly rows: number; readonly columns: number };
}

/**
 * Queries cache their verdicts. Twenty are enough for the current one under all readers, for the explanation, and
 * earlier ones.
 */
const cachedFetchQuery = memoizeLast(
  20,
  (site: Site, path: string, id: ReaderId, status: Status, redirects: number): MatrixQuery => {
    const reader = readerOf(id);
    const options: AnyOptions = { question: 'fetch', reader, file: path, status, redirects };
    // The file is not read before the first query. A table without rows and columns never reads it.
    const prepared = lazy(() => prepareAnswers(site, options));
    return createMatrixQuery({
      kind: fetchPresentation,
      reader,
      path,
      site,
      optionsOf: () => options,
      agentOf: (column) => column,
      preparedOf: prepared,
      heading: explanationHeadWords.forAgent,
    });
  },
);

/** The same for the other questions. Only a few are cached, because each query holds its verdicts in memory. */
const cachedQuery = memoizeLast(
  4,
  (
    question: TableQuestion,
    subject: MatrixQuestion,
    kind: QuestionPresentation,
    ...[site, path, reader, status, redirects]: Parameters<typeof cachedFetchQuery>
  ): MatrixQuery => question.createQuery(subject, { site, path, reader, status, redirects }, kind),
);

/** Returns the same object across edits, because the identity of the displayed rows depends on it. */
const cachedPresentation = memoizeLast(
  6,
  (question: TableQuestion, subject: MatrixQuestion, path: string, isPresent: boolean) =>
    question.present(subject, path, isPresent),
);

/** Returns the query "May it fetch?" for the selected reader, or for another. */
export function fetchQuery(state: GatepostState, reader: ReaderId = state.view.reader): MatrixQuery {
  const { document, view } = state;
  // Every reader is queried about the same file: that of the selected reader.
  const path = queriedPath(state, readerOf(view.reader).file.path);
  const { status = 200, redirects = 0 } = view;
  return cachedFetchQuery(siteOf(document), path, reader, status, redirects);
}

/** Returns the query for the current question about the site. */
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

/**
 * The number of cached versions of the table: the current one, the one whose totals are still displayed, and one
 * more.
 */
const VERSIONS = 3;

const queriedFile = (state: GatepostState) =>
  fileOf(state.document, matrixQuery(state).path) ?? openFile(state);

/** Returns the text of the queried file, or of the open one if the site does not have it. */
export const queriedSource = (state: GatepostState): Source => emptyIfTooBig(queriedFile(state).source);

/** Returns the same file as a policy. */
export const queriedPolicy = (state: GatepostState): Policy => policyOfFile(queriedFile(state));

/** Returns the queried file in the version that arranges the table. */
function arrangedFile(state: GatepostState): DocumentFile {
  const file = queriedFile(state);
  return arrangedFiles(state).find(({ id }) => id === file.id) ?? file;
}

const noGroups: readonly RowGroup[] = [];
const noColumns: readonly string[] = [];

/** Returns rows in their stored order, without groups. */
const listedRows = (rows: readonly string[]): TableRows => ({ rows, groups: noGroups, total: rows.length });

function tableRows(state: GatepostState): TableRows {
  const { view, document } = state;
  const question = tableQuestionOf(view.subject);
  const fixedRows = question?.rows?.(document);
  if (fixedRows) return listedRows(fixedRows);
  const { automatic, rows } = document;
  if (!automatic) return listedRows(rows);
  return automaticRows(
    state,
    automatic,
    queriedFile(state),
    arrangedFile(state),
    question?.patterns?.(siteOf(document)),
  );
}

/**
 * Returns the user-agents of the table under any question: those that the document lists, or the automatic ones.
 */
export function listedAgents(state: GatepostState): readonly string[] {
  const { automatic, columns } = state.document;
  return automatic ? automaticColumns(state, automatic, queriedFile(state), arrangedFile(state)) : columns;
}

/** Returns the columns of the table: user-agents, unless the question has fixed columns. */
export function matrixColumns(state: GatepostState): readonly string[] {
  const { subject } = state.view;
  const question = tableQuestionOf(subject);
  const fixed = subject && question?.columns?.(subject, policyOfFile(arrangedFile(state)));
  return fixed ?? listedAgents(state);
}

/**
 * Returns the rows of the table: URLs that the document lists or automatic ones, unless the question has fixed
 * rows.
 */
export const matrixRows = (state: GatepostState): readonly string[] => tableRows(state).rows;

/** Returns how columns are grouped: by purpose if questions are automatic, otherwise by equal answers. */
export const columnsBy = ({ view, document }: GatepostState): ColumnsBy =>
  view.columnsBy ?? (document.automatic ? 'purpose' : 'answer');

const reuseFirsts = reuseIfEqual<readonly string[]>(
  (a, b) => a.length === b.length && a.every((agent, i) => agent === b[i]),
);

/** Returns the previous list if the content is equal, because heads and widths depend on its identity. */
const reuseColumns = reuseIfEqual<readonly MatrixColumn[]>(areSameColumns);

/** All that a table depends on. */
interface TableInputs extends TableRows {
  readonly query: MatrixQuery;
  readonly origin: string;
  readonly agents: readonly string[];
  /** The user-agents that were added to those of the files, and those that have columns of their own. */
  readonly addedNames: readonly string[];
  readonly ownColumns: readonly string[];
  readonly by: ColumnsBy;
  readonly isComplete: boolean;
  /** The version of the files by which columns are arranged, and its user-agents. */
  readonly arrangedQuery: MatrixQuery;
  readonly arrangedAgents: readonly string[];
  /** The arranged version of the file, of which what has appeared since is remembered. */
  readonly arrangedSource: Source;
  readonly sharedColumns: View['sharedColumns'];
  /** The only crawlers whose columns are shown, in lower case; all if absent. */
  readonly onlyAgents: readonly string[] | undefined;
}

/** Returns the columns that a link describes, as far as the table has their user-agents. */
const columnsOfLink = (
  shared: readonly (readonly string[])[],
  agents: readonly string[],
  by: ColumnsBy,
): MatrixColumn[] => {
  const listed = new Set(agents);
  return shared.flatMap((names): MatrixColumn[] => {
    const [first, ...more] = names.filter((name) => listed.delete(name));
    if (first === undefined) return [];
    const purposes = by === 'purpose' ? { purposes: [] } : {};
    return [{ agents: [first, ...more], ...purposes, ...(first === '' && { isAnyOther: true }) }];
  });
};

/** Returns the columns of these crawlers; all if the table has none of them any more. */
function limitColumns(
  columns: readonly MatrixColumn[],
  onlyAgents: readonly string[] | undefined,
): readonly MatrixColumn[] {
  if (!onlyAgents) return columns;
  const names = new Set(onlyAgents);
  const limited = columns.filter(({ agents }) => agents.some((agent) => names.has(lowerCase(agent))));
  return limited.length > 0 ? limited : columns;
}

function groupColumns(inputs: TableInputs): PurposeColumns {
  const { query, arrangedQuery, arrangedAgents, arrangedSource, agents, addedNames, by } = inputs;
  if (query.kind.hasFixedColumns || by === 'crawler') return { columns: groupIntoColumns(agents), hidden: 0 };
  // An addition that was undone has no column.
  const listed = new Set(addedNames.map(lowerCase));
  const own = new Set(inputs.ownColumns.map(lowerCase).filter((name) => listed.has(name)));
  const isOwn = (agent: string) => own.has(lowerCase(agent));
  const rulesIn = ({ rulesOf, classOf }: MatrixQuery) => (by === 'answer' ? classOf : rulesOf);
  const before = rulesIn(arrangedQuery);
  const now = rulesIn(query);
  const shared = arrangedAgents.filter((agent) => !isOwn(agent));
  const { columns: grouped, hidden } =
    by === 'answer'
      ? { columns: groupIntoColumns(shared, before), hidden: 0 }
      : groupByPurpose(shared, before, addedNames, inputs.isComplete);
  const columns = inputs.sharedColumns ? columnsOfLink(inputs.sharedColumns, shared, by) : grouped;
  const keyOf = (agent: string) => (isOwn(agent) ? `own ${agent}` : now(agent));
  const inOrder = firstSeenColumns(arrangedSource);
  const byName = new Map(agents.map((agent) => [lowerCase(agent), agent]));
  const ownInOrder = addedNames.filter(isOwn).map((agent) => byName.get(lowerCase(agent)) ?? agent);
  return { columns: arrangeColumns({ columns, agents: shared }, agents, keyOf, inOrder, ownInOrder), hidden };
}

/** Marks the only column of a file that names no crawler. */
function markEvery(columns: readonly MatrixColumn[], { site, path }: MatrixQuery): readonly MatrixColumn[] {
  const [only, ...others] = columns;
  const file = site.files.get(path);
  const isEvery =
    only?.isAnyOther && others.length === 0 && (!file || findNamedAgents(path, file.source, 1).length === 0);
  return isEvery ? [{ ...only, isEvery }] : columns;
}

/** Cached because every view of the table needs it, and grouping columns compares the rules of all crawlers. */
const cachedMatrix = memoizeByValues(VERSIONS, (inputs: TableInputs): AccessMatrix => {
  const { query, origin, rows, groups, total, onlyAgents } = inputs;
  const { columns: grouped, hidden: omitted } = groupColumns(inputs);
  const allColumns = omitted === 0 ? markEvery(grouped, query) : grouped;
  const columns = query.kind.hasFixedColumns ? allColumns : limitColumns(allColumns, onlyAgents);
  const isLimited = columns !== allColumns;
  const agents = isLimited ? reuseFirsts(columns.flatMap((column) => column.agents)) : inputs.agents;
  const hidden = isLimited ? 0 : omitted;
  const isShared = areColumnsShared(columns);
  const firstOfEachRecord = () =>
    columns.flatMap((column) =>
      groupIntoColumns(column.agents, query.classOf).map((alike) => alike.agents[0]),
    );
  return {
    ...query,
    origin,
    rows,
    agents: isShared ? reuseFirsts(columns.map((column) => column.agents[0])) : agents,
    columns: reuseColumns(columns),
    agentsOfRecords: isShared ? lazy(firstOfEachRecord) : () => agents,
    rowGroups: groups,
    omitted: { rows: total - rows.length, columns: hidden },
  };
});

/** Returns the table of the current document. The same object until something that it shows changes. */
export function accessMatrix(state: GatepostState): AccessMatrix {
  const { document, view } = state;
  const query = matrixQuery(state);
  const files = arrangedFiles(state);
  const arrangedQuery =
    files === document.files ? query : matrixQuery({ ...state, document: { ...document, files } });
  const file = arrangedFile(state);
  return cachedMatrix({
    query,
    origin: document.origin,
    ...tableRows(state),
    agents: matrixColumns(state),
    addedNames: document.columns,
    ownColumns: view.ownColumns ?? noColumns,
    by: columnsBy(state),
    isComplete: view.isComplete === true,
    arrangedQuery,
    arrangedAgents: document.automatic ? arrangedColumns(document.automatic, file) : document.columns,
    arrangedSource: file.source,
    sharedColumns: view.sharedColumns,
    onlyAgents: view.matrix?.onlyAgents,
  });
}

/** Returns the user-agents whose answers are counted: one for each column. */
export const countedAgents = (state: GatepostState): readonly string[] => accessMatrix(state).agents;

/** Returns the user-agents for which rules are counted: of each column one for each set of equal records. */
export const agentsOfRecords = (state: GatepostState): readonly string[] =>
  accessMatrix(state).agentsOfRecords();

/** The number of decisions that are computed at once without a noticeable delay. */
const MAX_SYNC_CELLS = 2000;

/** Whether a table is so small that its answers are computed at once rather than in slices. */
export const isSmallMatrix = ({ rows, columns }: AccessMatrix): boolean =>
  rows.length * columns.length <= MAX_SYNC_CELLS;
