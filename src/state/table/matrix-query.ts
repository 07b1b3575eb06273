// What the matrix asks: verdicts on the site's files, with the answers that were given already.

import type { Source } from '../../core/document/source.ts';
import { prepareAnswers } from '../../core/formats/rep/question/prepare-answers.ts';
import type { Status } from '../../core/questions/answer.ts';
import { type CooperativeTask, runSync } from '../../core/questions/cooperative-task.ts';
import type { Matrix, PolicyFiles, PreparedQuestion } from '../../core/questions/question.ts';
import type { AnyOptions, AnyVerdict } from '../../core/questions/registry.ts';
import { tallyColumn } from '../../core/questions/tally.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { type ReaderId, readerOf } from '../../core/readers/registry.ts';
import type { Policy } from '../../core/syntax/policy.ts';
import { memoizeLast, reuseIfEqual } from '../../core/text/lazy.ts';
import type { ExpectableCell } from '../../core/workspace/expectation.ts';
import { traceHeadWords } from '../../messages/en/app/shell.ts';
import { fileOf, type SiteDocument } from '../document/document.ts';
import { emptyIfTooBig, openFile, policyOfFile, queriedPath, siteOf } from '../document/selectors.ts';
import type { GatepostState } from '../document/state.ts';
import { areSameColumns, groupIntoColumns, type MatrixColumn } from './matrix-columns.ts';
import type { MatrixQuestion } from './matrix-question.ts';
import {
  type AnswerPresentation,
  fetchPresentation,
  type MatrixVerdict,
  type QuestionPresentation,
} from './question-presentation.ts';

/** How many of each answer there are in a column. */
export interface AnswerCount extends AnswerPresentation {
  readonly count: number;
}

/** The question about one version of the files. A column is a user-agent, or what else the question sets side by side. */
export interface MatrixQuery {
  readonly kind: QuestionPresentation;
  readonly reader: Reader;
  /** Path of the file that is read, whatever its name, as if it were the reader's own. */
  readonly path: string;
  /** The files, and what is asked about them for a column: from these, how an answer came about can be told. */
  readonly site: PolicyFiles;
  readonly optionsOf: (column: string) => AnyOptions;
  readonly agentOf: (column: string) => string;
  /** What the trace of a column is headed with, behind the URL. */
  readonly heading: (column: string) => string;
  readonly ask: (column: string, url: string) => MatrixVerdict;
  readonly classOf: (column: string) => string;
  readonly recordsFor: PreparedQuestion<MatrixVerdict>['recordsFor'];
  /** How an answer came about, where the options alone do not tell. */
  readonly tell?: (column: string, url: string) => AnyVerdict;
  /** What columns of a class get from all URLs: once run to its end, the functions below answer at once. */
  readonly pieces: (column: string, urls: readonly string[]) => CooperativeTask<Matrix>;
  /** The deciding lines of one column, as in a Matrix. */
  readonly linesOf: (column: string, urls: readonly string[]) => Int32Array;
  /** The answers of one column, as places in the answers of the kind; the same object while the URLs are. */
  readonly answersOf: (column: string, urls: readonly string[]) => Uint8Array;
  /** The answers of one column, counted; answers that nobody got are left out, but not yes and no. */
  readonly count: (column: string, urls: readonly string[]) => readonly AnswerCount[];
}

/** A grid of questions: what the access pane draws. */
export interface AccessMatrix extends MatrixQuery {
  readonly origin: string;
  readonly rows: readonly string[];
  readonly agents: readonly string[];
  readonly columns: readonly MatrixColumn[];
}

/** Versions of which answers are kept: the present one, the one still drawn as totals, and one more. */
const VERSIONS = 3;
/** Of each, the chosen reader and, for the trace, the others. */
const READINGS = 20;
/** Columns whose answers to all rows are kept. */
const COLUMNS = 64;

/** Cells that are remembered: many more than are ever in sight. */
const CELLS = 50_000;

/** A question ready to be answered, for each column: the same for all of them, or one each. */
type AskingOf = (column: string) => PreparedQuestion<MatrixVerdict>;

/** Asks each class of columns once about a URL; begins anew when much was asked. */
function memoizeVerdicts(askingOf: AskingOf, agentOf: (column: string) => string): MatrixQuery['ask'] {
  const known = new Map<PreparedQuestion<MatrixVerdict>, Map<string, Map<string, MatrixVerdict>>>();
  let cells = 0;
  return (column, url) => {
    const asking = askingOf(column);
    const agent = agentOf(column);
    const key = asking.classOf(agent);
    let byClass = known.get(asking);
    if (!byClass) known.set(asking, (byClass = new Map()));
    let byUrl = byClass.get(key);
    if (!byUrl) byClass.set(key, (byUrl = new Map()));
    let decided = byUrl.get(url);
    if (decided) return decided;
    byUrl.set(url, (decided = asking(agent, url)));
    if (++cells % CELLS === 0) known.clear();
    return decided;
  };
}

/** The counts of a column, by the places of the answers, as they are told. */
export const countsInOrder = (
  { answers, belongs }: QuestionPresentation,
  column: string,
  counts: Uint32Array,
): AnswerCount[] =>
  answers
    .map((answer, place) => ({ ...answer, count: counts[place] ?? 0 }))
    .filter(({ tone, count, isRare }) => count > 0 || (!isRare && (tone === 'allow' || tone === 'deny')))
    .filter(({ answer }) => belongs?.(column, answer) ?? true);

interface MatrixQueryParts
  extends Pick<MatrixQuery, 'kind' | 'reader' | 'path' | 'site' | 'optionsOf' | 'agentOf' | 'heading'> {
  readonly askingOf: AskingOf;
}

/** All that can be asked, from a question that is ready. */
export function createMatrixQuery({ askingOf, ...base }: MatrixQueryParts): MatrixQuery {
  const { kind, agentOf } = base;
  const placeOf = memoizeLast(
    COLUMNS,
    (_column: string, _urls: readonly string[]): { matrix?: Matrix } => ({}),
  );
  function* pieces(column: string, urls: readonly string[]): CooperativeTask<Matrix> {
    const place = placeOf(column, urls);
    return (place.matrix ??= yield* askingOf(column).column(agentOf(column), urls));
  }
  const columnOf = (column: string, urls: readonly string[]) => runSync(pieces(column, urls));
  const answersOf = (column: string, urls: readonly string[]) => columnOf(column, urls).answers;
  const count = memoizeLast(COLUMNS, (given: Uint8Array) => tallyColumn(given, kind.answers.length).counts);
  return {
    ...base,
    ask: memoizeVerdicts(askingOf, agentOf),
    classOf: (column) => askingOf(column).classOf(agentOf(column)),
    recordsFor: (column) => askingOf(column).recordsFor(agentOf(column)),
    pieces,
    linesOf: (column, urls) => columnOf(column, urls).lines,
    answersOf,
    count: (column, urls) => countsInOrder(kind, column, count(answersOf(column, urls))),
  };
}

const fetchOf = memoizeLast(
  READINGS,
  (site: PolicyFiles, path: string, id: ReaderId, status: Status, redirects: number): MatrixQuery => {
    const reader = readerOf(id);
    const options: AnyOptions = { question: 'fetch', reader, file: path, status, redirects };
    let asking: PreparedQuestion<MatrixVerdict> | undefined;
    return createMatrixQuery({
      kind: fetchPresentation,
      reader,
      path,
      site,
      optionsOf: () => options,
      agentOf: (column) => column,
      // The file is read when something is asked of it: without rows and columns, by nobody.
      askingOf: () => (asking ??= prepareAnswers(site, options)),
      heading: traceHeadWords.forAgent,
    });
  },
);

/** May URLs of the site be fetched, under the chosen reader or another? */
export function fetchQuery(state: GatepostState, reader: ReaderId = state.view.reader): MatrixQuery {
  const { document, view } = state;
  // Every reader is asked about the same file: that of the chosen one.
  const path = queriedPath(state, readerOf(view.reader).file.path);
  return fetchOf(siteOf(document), path, reader, view.status ?? 200, view.redirects ?? 0);
}

/** What an expectation of a cell names besides its question. */
interface CellTarget {
  readonly agent: string;
  readonly url: string;
}

/** A question in the table: how it is asked, what it sets side by side, and how its cells are named. */
export interface TableQuestion<S extends MatrixQuestion = MatrixQuestion> {
  readonly question: S['question'];
  /** The same object for the same state. */
  readonly ask: (state: GatepostState, subject: S) => MatrixQuery;
  readonly columns?: (subject: S) => readonly string[] | undefined;
  /** The same list for the same document. */
  readonly rows?: (document: SiteDocument) => readonly string[];
  /** The cell of a column as an expectation names it; undefined for a column that nothing can be expected of. */
  readonly cell: (subject: S, column: string, target: CellTarget) => ExpectableCell | undefined;
  /** What is asked to see the cell of an expectation, and its column; `current` is the question that is asked now. */
  readonly reopen: (
    settings: S,
    expected: Pick<ExpectableCell, 'agent' | 'part'>,
    current: S | undefined,
  ) => { readonly subject: S; readonly column: string };
}

/** The questions whose code is there, by id. */
const loadedQuestions = new Map<string, TableQuestion>();

/** Makes a question known, once its code is there. */
export function addLoadedQuestion<S extends MatrixQuestion>(question: TableQuestion<S>): void {
  loadedQuestions.set(question.question, question as unknown as TableQuestion);
}

/** The question that is asked; undefined for fetching. */
export const tableQuestionOf = (subject: MatrixQuestion | undefined): TableQuestion | undefined =>
  subject && loadedQuestions.get(subject.question);

/** The question that is asked of the site. */
export function matrixQuery(state: GatepostState): MatrixQuery {
  const { view } = state;
  const other = tableQuestionOf(view.subject);
  return other && view.subject ? other.ask(state, view.subject) : fetchQuery(state);
}

const documentQuery = (state: GatepostState) =>
  fileOf(state.document, matrixQuery(state).path) ?? openFile(state);

/** The file that is asked, as it is written; the open one where the site lacks it. */
export const queriedSource = (state: GatepostState): Source => emptyIfTooBig(documentQuery(state).source);

/** The same as a policy. */
export const queriedPolicy = (state: GatepostState): Policy => policyOfFile(documentQuery(state));

/** The columns of the matrix: user-agents, unless the question has its own. */
export function matrixColumns({ view, document }: GatepostState): readonly string[] {
  const own = view.subject && tableQuestionOf(view.subject)?.columns?.(view.subject);
  return own ?? document.columns;
}

/** The rows of the matrix: the URLs of the document, unless the question has its own. */
export const matrixRows = ({ view, document }: GatepostState): readonly string[] =>
  tableQuestionOf(view.subject)?.rows?.(document) ?? document.rows;

/** The list of last time if it says the same: heads and widths hang on it. */
const reuseColumns = reuseIfEqual<readonly MatrixColumn[]>(areSameColumns);

const matrixOf = memoizeLast(
  VERSIONS,
  (
    asked: MatrixQuery,
    origin: string,
    rows: readonly string[],
    agents: readonly string[],
    spread: boolean,
  ): AccessMatrix => {
    const isShared = !spread && !asked.kind.hasFixedColumns;
    const columns = reuseColumns(groupIntoColumns(agents, isShared ? asked.classOf : undefined));
    return { ...asked, origin, rows, agents, columns };
  },
);

/** The matrix of the present document. The same object until something that it shows changes. */
export function accessMatrix(state: GatepostState): AccessMatrix {
  const { document, view } = state;
  const columns = matrixColumns(state);
  return matrixOf(matrixQuery(state), document.origin, matrixRows(state), columns, view.spread === true);
}

/** Decisions that are made at once: nobody can tell. */
const SOON = 2000;

/** Whether a matrix is so small that its answers need not be worked out in pieces. */
export const isSmallMatrix = ({ rows, columns }: AccessMatrix): boolean =>
  rows.length * columns.length <= SOON;
