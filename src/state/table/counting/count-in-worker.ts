// Counts large tables in a worker. It keeps track of what the worker already has, so that an edit sends only the
// changed lines. Sending a file of 500 KiB with each edit would cost the page its text, and the worker all that it
// keeps by line: beside 50,000 cells, it would count for 20 times as long.

import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import type { PolicyFiles } from '../../../core/questions/question.ts';
import type { AnyOptions } from '../../../core/questions/registry.ts';
import type { CountAnswer, CountOrder, CountQuestion } from '../../../workers/counting.ts';
import workerAddress from '../../../workers/counting.worker.ts?worker&url';
import { diffLines, type LineRun, toFileText } from '../../../workers/file-transfer.ts';
import type { GatepostState } from '../../document/document-store.ts';
import { type IdleScheduler, runWhenIdle } from '../../idle-tasks.ts';
import { savedFiles } from '../../saved/saved-files.ts';
import { trustedWorkerUrl } from '../../trusted-worker-url.ts';
import { areColumnsShared } from '../columns/matrix-columns.ts';
import { withFiles } from '../comparison/changed-cells.ts';
import { type MatrixQuery } from '../create-matrix-query.ts';
import { matrixQuery } from '../matrix-query.ts';
import type { CountingInput, CountListener } from './counting-state.ts';
import { createTotals } from './totals.ts';

/** The number of rows in a message: sending more would cost the page a frame. */
const ROWS_PER_MESSAGE = 2000;

/** The used part of the Worker interface. */
export interface WorkerLike {
  postMessage(order: CountOrder): void;
  addEventListener(type: 'message' | 'error', listener: (event: { readonly data?: unknown }) => void): void;
  terminate(): void;
}

/** What the worker already has of the question. */
interface SentContext {
  readonly origin: string;
  readonly options: AnyOptions;
  readonly file: ReturnType<PolicyFiles['files']['get']>;
}

const contextOf = ({ site, path, optionsOf }: MatrixQuery): SentContext => ({
  origin: site.origin,
  options: optionsOf(''),
  file: site.files.get(path),
});

/** Returns the question with its file. @throws TypeError if the question is not about fetching. */
function questionOf({ path }: MatrixQuery, { origin, options, file }: SentContext): CountQuestion {
  if (options.question !== 'fetch') throw new TypeError(`not counted beside the page: ${options.question}`);
  return {
    origin,
    options: { ...options, file: path },
    format: file?.format.id,
    file: file && toFileText(file.source),
  };
}

const areSame = (a: object, b: object): boolean => {
  const entries = Object.entries(a);
  return (
    entries.length === Object.keys(b).length &&
    entries.every(([key, value]) => Object.is(value, Reflect.get(b, key)))
  );
};

/** Whether two versions differ only in lines of the file. */
const isSameButLines = (first: SentContext, other: SentContext): boolean =>
  first.origin === other.origin &&
  areSame(first.options, other.options) &&
  first.file?.format === other.file?.format &&
  first.file?.source.encoding === other.file?.source.encoding &&
  first.file?.source.bom === other.file?.source.bom;

const areSameContext = (first: SentContext, other: SentContext): boolean =>
  isSameButLines(first, other) && first.file?.source === other.file?.source;

/** Returns the changed lines between two versions. */
const runsFor = ({ file: before }: SentContext, { file: after }: SentContext): LineRun[] =>
  before && after ? diffLines(before.source.lines, after.source.lines) : [];

/** Returns the query for the saved files, or undefined if they are the current ones. */
function savedQuery(state: GatepostState): MatrixQuery | undefined {
  const before = withFiles(state, savedFiles(state));
  return before === state ? undefined : matrixQuery(before);
}

export interface CountingWorker {
  /** Counts a table, and cancels the previous count. Returns the function that cancels it. */
  readonly count: (table: CountingInput, listener: CountListener, idle?: IdleScheduler) => () => void;
}

/** Wraps a worker. `fail` is called once when it can no longer be used. */
export function createCountingWorker(worker: WorkerLike, fail: () => void): CountingWorker {
  let version = 0;
  let sentQuestion: SentContext | undefined;
  let sentSaved: SentContext | undefined;
  let sent: { rows: readonly string[]; count: number } = { rows: [], count: 0 };
  let current: { readonly table: CountingInput; readonly listener: CountListener } | undefined;

  const handleFailure = () => {
    worker.terminate();
    fail();
  };
  const handleAnswer = (answer: CountAnswer) => {
    if ('failed' in answer) return handleFailure();
    if (!current || answer.version !== version) return;
    const { table, listener } = current;
    if ('done' in answer) return listener.onProgress(answer.done);
    current = undefined;
    const { totals, decided, changed, answers } = answer.counted;
    const { matrix, listed, state } = table;
    const answersOf = new Map(listed.map((column, i) => [column, answers[i]!]));
    const before = changed && savedQuery(state);
    const beside = { decided, changed: before && { ...changed, before } };
    listener.finish(createTotals({ matrix, totals, beside, answersOf }));
  };
  worker.addEventListener('message', ({ data }) => handleAnswer(data as CountAnswer));
  worker.addEventListener('error', handleFailure);

  const sendQuestion = (query: MatrixQuery) => {
    const next = contextOf(query);
    if (!sentQuestion || !isSameButLines(sentQuestion, next))
      worker.postMessage({ question: questionOf(query, next) });
    else if (!areSameContext(sentQuestion, next)) worker.postMessage({ runs: runsFor(sentQuestion, next) });
    sentQuestion = next;
  };
  /** Sent after the question, as changed lines if only lines differ. */
  const sendSaved = (query: MatrixQuery | undefined) => {
    const next = query && contextOf(query);
    if (next === sentSaved || (next && sentSaved && areSameContext(next, sentSaved))) return;
    sentSaved = next;
    if (!query || !next || !sentQuestion) worker.postMessage({ before: undefined });
    else if (isSameButLines(sentQuestion, next)) worker.postMessage({ before: runsFor(sentQuestion, next) });
    else worker.postMessage({ before: questionOf(query, next) });
  };

  /** Sends what the worker lacks, in batches. A list that was interrupted is continued. */
  function* send({ matrix, listed, state }: CountingInput): CooperativeTask<void> {
    const { columns, rows } = matrix;
    if (sent.rows !== rows) sent = { rows, count: 0 };
    while (sent.count < rows.length) {
      const to = sent.count + ROWS_PER_MESSAGE;
      worker.postMessage({ rows: rows.slice(sent.count, to), areMore: sent.count > 0 });
      sent.count = to;
      yield;
    }
    sendQuestion(matrix);
    sendSaved(savedQuery(state));
    const firstAgents = columns.map(({ agents }) => agents[0]);
    const members = areColumnsShared(columns) && columns.map(({ agents }) => agents);
    worker.postMessage({
      count: {
        version,
        columns: firstAgents,
        ...(members && { members }),
        listed,
      },
    });
  }

  return {
    count(table, listener, idle) {
      version += 1;
      const ownVersion = version;
      current = { table, listener };
      const cancel = runWhenIdle(send(table), () => undefined, idle);
      return () => {
        cancel();
        if (version !== ownVersion || !current) return;
        current = undefined;
        worker.postMessage({ stop: true });
      };
    },
  };
}

let countingWorker: CountingWorker | undefined;
let isBroken = false;
let onFailure = () => {};

function markBroken(): void {
  isBroken = true;
  onFailure();
}

function start(): CountingWorker | undefined {
  try {
    return createCountingWorker(new Worker(trustedWorkerUrl(workerAddress), { type: 'module' }), markBroken);
  } catch {
    isBroken = true;
    return undefined;
  }
}

/**
 * Counts a table in the worker of this page. Returns the function that cancels the count, or undefined if there is
 * no worker.
 * @param fail called if the worker fails; the table must then be counted on the page
 */
export function countInWorker(table: CountingInput, listener: CountListener, fail: () => void) {
  if (isBroken) return undefined;
  onFailure = fail;
  countingWorker ??= start();
  return countingWorker?.count(table, listener);
}
