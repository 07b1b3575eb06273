// What the matrix asks: the open file's verdicts under the chosen reader, with the answers that were given already.
import { formatOfPath } from '../core/formats/index.ts';
import { prepareAnswers } from '../core/questions/answers.ts';
import { atOnce, type InPieces } from '../core/questions/pieces.ts';
import {
  type Answer,
  type Asking,
  type AskOptions,
  answers,
  type Decided,
  type PolicyFiles,
  type Status,
} from '../core/questions/question.ts';
import { type ReaderId, readerOf } from '../core/readers/index.ts';
import type { Reader } from '../core/readers/reader.ts';
import type { DocumentFile } from './document.ts';
import type { GatepostState } from './document-store.ts';
import { type Column, columnsOf } from './matrix-columns.ts';
import { recent } from './matrix-recent.ts';

/** How many of each answer there are in a column. */
export interface AnswerCount {
  readonly answer: Answer;
  readonly count: number;
}

/** The question about one version of the files. */
export interface AskedFile {
  readonly reader: Reader;
  /** Path of the file that is read, whatever its name, as if it were the reader's own. */
  readonly path: string;
  /** The files, and what is asked about them: from these, how an answer came about can be told. */
  readonly site: PolicyFiles;
  readonly options: AskOptions;
  readonly ask: (agent: string, url: string) => Decided;
  readonly classOf: Asking<Decided>['classOf'];
  readonly recordsFor: Asking<Decided>['recordsFor'];
  /** What agents of a class get from all URLs: once run to its end, the functions below answer at once. */
  readonly pieces: (agent: string, urls: readonly string[]) => InPieces<unknown>;
  /** The deciding lines for one agent, as in a Matrix. */
  readonly linesOf: (agent: string, urls: readonly string[]) => Int32Array;
  /** The answers for one agent, as places in `answers`; the same object while the URLs are. */
  readonly answersOf: (agent: string, urls: readonly string[]) => Uint8Array;
  /** The answers for one agent, counted; answers that nobody got are left out, but not `allow` and `deny`. */
  readonly count: (agent: string, urls: readonly string[]) => readonly AnswerCount[];
}

/** A grid of questions: what the access pane draws. */
export interface AccessMatrix extends AskedFile {
  readonly origin: string;
  readonly rows: readonly string[];
  readonly agents: readonly string[];
  readonly columns: readonly Column[];
}

/** Versions of which answers are kept: the present one, the one still drawn as totals, and one more. */
const VERSIONS = 3;
/** Of each, the chosen reader and, for the trace, the others. */
const READINGS = 12;
/** Columns whose answers to all rows are kept. */
const COLUMNS = 64;

const policyFiles = recent(
  VERSIONS,
  (files: readonly DocumentFile[], origin: string): PolicyFiles => ({
    origin,
    files: new Map(files.map(({ path, source }) => [path, { source, format: formatOfPath(path) }])),
  }),
);

/** Asks each class of agents once about a URL. */
function remembering(asking: Asking<Decided>): AskedFile['ask'] {
  const byClass = new Map<string, Map<string, Decided>>();
  return (agent, url) => {
    const key = asking.classOf(agent);
    let byUrl = byClass.get(key);
    if (!byUrl) byClass.set(key, (byUrl = new Map()));
    let decided = byUrl.get(url);
    if (!decided) byUrl.set(url, (decided = asking(agent, url)));
    return decided;
  };
}

function countAnswers(given: Uint8Array): AnswerCount[] {
  const totals = answers.map(() => 0);
  for (const place of given) totals[place]! += 1;
  return answers
    .map((answer, place) => ({ answer, count: totals[place]! }))
    .filter(({ answer, count }) => count > 0 || answer === 'allow' || answer === 'deny');
}

const askedOf = recent(
  READINGS,
  (site: PolicyFiles, path: string, id: ReaderId, status: Status, redirects: number): AskedFile => {
    const reader = readerOf(id);
    const options: AskOptions = { question: 'fetch', reader, file: path, status, redirects };
    const asking = prepareAnswers(site, options);
    const columnOf = recent(COLUMNS, (agent: string, urls: readonly string[]) =>
      atOnce(asking.column(agent, urls)),
    );
    const answersOf = (agent: string, urls: readonly string[]) => columnOf(agent, urls).answers;
    const count = recent(COLUMNS, countAnswers);
    return {
      reader,
      path,
      site,
      options,
      ask: remembering(asking),
      classOf: asking.classOf,
      recordsFor: asking.recordsFor,
      pieces: asking.column,
      linesOf: (agent, urls) => columnOf(agent, urls).lines,
      answersOf,
      count: (agent, urls) => count(answersOf(agent, urls)),
    };
  },
);

/** The question about the open file, under the chosen reader or another. */
export function askedFile({ document, view }: GatepostState, reader: ReaderId = view.reader): AskedFile {
  const site = policyFiles(document.files, document.origin);
  return askedOf(site, view.path, reader, view.status ?? 200, view.redirects ?? 0);
}

const matrixOf = recent(
  VERSIONS,
  (
    asked: AskedFile,
    origin: string,
    rows: readonly string[],
    agents: readonly string[],
    spread: boolean,
  ): AccessMatrix => {
    const columns = columnsOf(agents, spread ? undefined : asked.classOf);
    return { ...asked, origin, rows, agents, columns };
  },
);

/** The matrix of the present document. The same object until something that it shows changes. */
export function accessMatrix(state: GatepostState): AccessMatrix {
  const { document, view } = state;
  return matrixOf(askedFile(state), document.origin, document.rows, document.columns, view.spread === true);
}

/** Works out all answers of a matrix, so that counting, filtering and sorting afterwards take no time. */
export function* matrixPieces({ columns, rows, pieces }: AccessMatrix): InPieces<void> {
  for (const { agents } of columns) yield* pieces(agents[0], rows);
}

/** Decisions that are made at once: nobody can tell. */
const SOON = 2000;

/** Whether a matrix is so small that its answers need not be worked out in pieces. */
export const isSmall = ({ rows, columns }: AccessMatrix): boolean => rows.length * columns.length <= SOON;
