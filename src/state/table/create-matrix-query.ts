// A question about one version of the files, with the answers that it gave already.
import { type CooperativeTask, runSync } from '../../core/questions/cooperative-task.ts';
import type { Matrix, PolicyFiles, PreparedQuestion } from '../../core/questions/question.ts';
import type { AnyOptions, AnyVerdict } from '../../core/questions/registry.ts';
import { tallyColumn } from '../../core/questions/tally.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { memoizeLast } from '../../core/text/lazy.ts';
import type { AnswerPresentation, MatrixVerdict, QuestionPresentation } from './question-presentation.ts';

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
  readonly site: PolicyFiles;
  /** What the core is asked for a column: an answer is explained from these and the site. */
  readonly optionsOf: (column: string) => AnyOptions;
  readonly agentOf: (column: string) => string;
  /** What the trace of a column is headed with, behind the URL. */
  readonly heading: (column: string) => string;
  readonly ask: (column: string, url: string) => MatrixVerdict;
  readonly classOf: (column: string) => string;
  /** Equal for two columns only if every URL gets them the same answer. */
  readonly rulesOf: (column: string) => string;
  readonly recordsFor: PreparedQuestion<MatrixVerdict>['recordsFor'];
  /** How an answer came about, where the options alone do not say. */
  readonly explain?: (column: string, url: string) => AnyVerdict;
  /** What columns of a class get from all URLs: once run to its end, the functions below answer at once. */
  readonly columnTask: (column: string, urls: readonly string[]) => CooperativeTask<Matrix>;
  /** The deciding lines of one column, as in a Matrix. */
  readonly linesOf: (column: string, urls: readonly string[]) => Int32Array;
  /** The answers of one column, as places in the answers of the kind; the same object while the URLs are. */
  readonly answersOf: (column: string, urls: readonly string[]) => Uint8Array;
  /** The answers of one column, counted; answers that do not occur are left out, except yes and no. */
  readonly count: (column: string, urls: readonly string[]) => readonly AnswerCount[];
}

/** Columns whose answers to all rows are cached. */
const COLUMNS = 64;

/** Cells that are cached: many more than are ever in sight. */
const CELLS = 50_000;

/** A question ready to be answered, for each column: the same for all of them, or one each. */
type PreparedOfColumn = (column: string) => PreparedQuestion<MatrixVerdict>;

/** Asks each class of columns once about a URL; begins anew after many cells. */
function memoizeVerdicts(
  preparedOf: PreparedOfColumn,
  agentOf: (column: string) => string,
): MatrixQuery['ask'] {
  const cache = new Map<PreparedQuestion<MatrixVerdict>, Map<string, Map<string, MatrixVerdict>>>();
  let cells = 0;
  return (column, url) => {
    const prepared = preparedOf(column);
    const agent = agentOf(column);
    const key = prepared.classOf(agent);
    let byClass = cache.get(prepared);
    if (!byClass) cache.set(prepared, (byClass = new Map()));
    let byUrl = byClass.get(key);
    if (!byUrl) byClass.set(key, (byUrl = new Map()));
    let verdict = byUrl.get(url);
    if (verdict) return verdict;
    byUrl.set(url, (verdict = prepared(agent, url)));
    if (++cells % CELLS === 0) cache.clear();
    return verdict;
  };
}

/** The counts of a column, in the order of the answers; those that a column cannot have are left out. */
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
  extends Pick<
    MatrixQuery,
    'kind' | 'reader' | 'path' | 'site' | 'optionsOf' | 'agentOf' | 'heading' | 'explain'
  > {
  readonly preparedOf: PreparedOfColumn;
}

/** All that can be asked, from a question that is ready. */
export function createMatrixQuery({ preparedOf, ...base }: MatrixQueryParts): MatrixQuery {
  const { kind, agentOf } = base;
  const cachedColumn = memoizeLast(
    COLUMNS,
    (_column: string, _urls: readonly string[]): { matrix?: Matrix } => ({}),
  );
  function* columnTask(column: string, urls: readonly string[]): CooperativeTask<Matrix> {
    const cached = cachedColumn(column, urls);
    return (cached.matrix ??= yield* preparedOf(column).column(agentOf(column), urls));
  }
  const matrixOf = (column: string, urls: readonly string[]) => runSync(columnTask(column, urls));
  const answersOf = (column: string, urls: readonly string[]) => matrixOf(column, urls).answers;
  const count = memoizeLast(
    COLUMNS,
    (answers: Uint8Array) => tallyColumn(answers, kind.answers.length).counts,
  );
  return {
    ...base,
    ask: memoizeVerdicts(preparedOf, agentOf),
    classOf: (column) => preparedOf(column).classOf(agentOf(column)),
    rulesOf: (column) => {
      const { rulesOf, classOf } = preparedOf(column);
      return (rulesOf ?? classOf)(agentOf(column));
    },
    recordsFor: (column) => preparedOf(column).recordsFor(agentOf(column)),
    columnTask,
    linesOf: (column, urls) => matrixOf(column, urls).lines,
    answersOf,
    count: (column, urls) => countsInOrder(kind, column, count(answersOf(column, urls))),
  };
}
