// A query of one version of the files. It caches the verdicts that it has computed.
import { type CooperativeTask, runSync } from '../../core/questions/cooperative-task.ts';
import type { Matrix, PolicyFiles, PreparedQuestion } from '../../core/questions/question.ts';
import type { AnyOptions, AnyVerdict } from '../../core/questions/registry.ts';
import { tallyColumn } from '../../core/questions/tally.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { memoizeLast } from '../../core/text/lazy.ts';
import type { AnswerPresentation, MatrixVerdict, QuestionPresentation } from './question-presentation.ts';

/** An answer and the number of its cells in a column. */
export interface AnswerCount extends AnswerPresentation {
  readonly count: number;
}

/**
 * A query of one version of the files. A column is a user-agent or, for some questions, another aspect that is
 * compared.
 */
export interface MatrixQuery {
  readonly kind: QuestionPresentation;
  readonly reader: Reader;
  /** Path of the file that is read. Any name is read as if it were the reader's own file. */
  readonly path: string;
  readonly site: PolicyFiles;
  /** Returns the options for the core, with which an answer of the column can be explained for the site. */
  readonly optionsOf: (column: string) => AnyOptions;
  readonly agentOf: (column: string) => string;
  /** The heading of the explanation of a column, after the URL. */
  readonly heading: (column: string) => string;
  readonly ask: (column: string, url: string) => MatrixVerdict;
  readonly classOf: (column: string) => string;
  /** Returns equal values for two columns only if they have the same answer for every URL. */
  readonly rulesOf: (column: string) => string;
  readonly recordsFor: PreparedQuestion<MatrixVerdict>['recordsFor'];
  /** Explains an answer, if the options alone are not sufficient. */
  readonly explain?: (column: string, url: string) => AnyVerdict;
  /** Computes the answers of a column for all URLs. After it has completed, the functions below return at once. */
  readonly columnTask: (column: string, urls: readonly string[]) => CooperativeTask<Matrix>;
  /** Returns the deciding lines of a column, as in a Matrix. */
  readonly linesOf: (column: string, urls: readonly string[]) => Int32Array;
  /**
   * Returns the answers of a column, as indexes into the answers of the kind. The same object while the URLs are
   * the same.
   */
  readonly answersOf: (column: string, urls: readonly string[]) => Uint8Array;
  /** Returns the counted answers of a column. Answers that do not occur are omitted, except yes and no. */
  readonly count: (column: string, urls: readonly string[]) => readonly AnswerCount[];
}

/** The number of columns for which the answers to all rows are cached. */
const MAX_CACHED_COLUMNS = 64;

/** The number of cached cells: many more than are ever visible. */
const MAX_CACHED_CELLS = 50_000;

/** Returns the prepared question for a column: the same for all columns, or one for each. */
type PreparedOfColumn = (column: string) => PreparedQuestion<MatrixVerdict>;

/** Computes each verdict once per class of columns and URL. The cache is cleared after many cells. */
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
    if (++cells % MAX_CACHED_CELLS === 0) cache.clear();
    return verdict;
  };
}

/** Returns the counts of a column in the order of the answers, without those that the column cannot have. */
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

/** Creates the full query from a prepared question. */
export function createMatrixQuery({ preparedOf, ...base }: MatrixQueryParts): MatrixQuery {
  const { kind, agentOf } = base;
  const cachedColumn = memoizeLast(
    MAX_CACHED_COLUMNS,
    (_column: string, _urls: readonly string[]): { matrix?: Matrix } => ({}),
  );
  function* columnTask(column: string, urls: readonly string[]): CooperativeTask<Matrix> {
    const cached = cachedColumn(column, urls);
    return (cached.matrix ??= yield* preparedOf(column).column(agentOf(column), urls));
  }
  const matrixOf = (column: string, urls: readonly string[]) => runSync(columnTask(column, urls));
  const answersOf = (column: string, urls: readonly string[]) => matrixOf(column, urls).answers;
  const count = memoizeLast(
    MAX_CACHED_COLUMNS,
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
