// Counting large tables beside the page. What the worker has is kept in mind: an edit sends the lines it changed and no more.

import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import type { PolicyFiles } from '../../../core/questions/question.ts';
import type { AnyOptions } from '../../../core/questions/registry.ts';
import type { CountAnswer, CountOrder, CountQuestion } from '../../../workers/counting.ts';
import workerAddress from '../../../workers/counting.worker.ts?worker&url';
import { diffLines, type LineRun, toFileText } from '../../../workers/file-transfer.ts';
import type { GatepostState } from '../../document/document-store.ts';
import { savedFiles } from '../../document/saved-files.ts';
import { type IdleScheduler, runWhenIdle } from '../../idle-tasks.ts';
import { trustedWorkerUrl } from '../../trusted-worker-url.ts';
import { answersPerUrl } from '../columns/matrix-columns.ts';
import { withFiles } from '../comparison/verdict-diff.ts';
import { type MatrixQuery } from '../create-matrix-query.ts';
import { matrixQuery } from '../matrix-query.ts';
import type { CountingInput, CountListener } from './counting-state.ts';
import { createTotals } from './totals.ts';

/** Rows in a message: more would take the page a frame. */
const ROWS = 2000;

/** What is used of a worker. */
export interface WorkerLike {
  postMessage(order: CountOrder): void;
  addEventListener(type: 'message' | 'error', listener: (event: { readonly data?: unknown }) => void): void;
  terminate(): void;
}

/** What the worker has of the question. */
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

/** The question with its file. @throws TypeError if it is not about fetching. */
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

/** Whether two versions differ in lines of the file alone. */
const isSameButLines = (one: SentContext, other: SentContext): boolean =>
  one.origin === other.origin &&
  areSame(one.options, other.options) &&
  one.file?.format === other.file?.format &&
  one.file?.source.encoding === other.file?.source.encoding &&
  one.file?.source.bom === other.file?.source.bom;

const areSameContext = (one: SentContext, other: SentContext): boolean =>
  isSameButLines(one, other) && one.file?.source === other.file?.source;

/** The lines that make one version the other. */
const runsFor = ({ file: was }: SentContext, { file: is }: SentContext): LineRun[] =>
  was && is ? diffLines(was.source.lines, is.source.lines) : [];

/** What the cells are compared with: the files as they were saved; undefined where they are those of now. */
function savedQuery(state: GatepostState): MatrixQuery | undefined {
  const before = withFiles(state, savedFiles(state));
  return before === state ? undefined : matrixQuery(before);
}

export interface CountingWorker {
  /** Counts a table; what it was counting before is called off. Returns how to call it off. */
  readonly count: (table: CountingInput, listener: CountListener, idle?: IdleScheduler) => () => void;
}

/** What is made of a worker. `fail` hears once that it cannot be used any more. */
export function createCountingWorker(worker: WorkerLike, fail: () => void): CountingWorker {
  let version = 0;
  let about: SentContext | undefined;
  let compared: SentContext | undefined;
  let sent: { rows: readonly string[]; count: number } = { rows: [], count: 0 };
  let now: { readonly table: CountingInput; readonly listener: CountListener } | undefined;

  const breakDown = () => {
    worker.terminate();
    fail();
  };
  const hear = (answer: CountAnswer) => {
    if ('failed' in answer) return breakDown();
    if (!now || answer.version !== version) return;
    const { table, listener } = now;
    if ('done' in answer) return listener.tell(answer.done);
    now = undefined;
    const { totals, decided, records, changed, sorted } = answer.counted;
    const { matrix, sortedBy, state } = table;
    const byAnswers = sorted && sortedBy !== undefined && { agent: sortedBy, answers: sorted };
    const before = changed && savedQuery(state);
    const beside = { decided, records, changed: before && { ...changed, before } };
    listener.finish(createTotals({ matrix, totals, beside, ...(byAnswers && { sorted: byAnswers }) }));
  };
  worker.addEventListener('message', ({ data }) => hear(data as CountAnswer));
  worker.addEventListener('error', breakDown);

  const tellQuestion = (asked: MatrixQuery) => {
    const next = contextOf(asked);
    if (!about || !isSameButLines(about, next)) worker.postMessage({ question: questionOf(asked, next) });
    else if (!areSameContext(about, next)) worker.postMessage({ runs: runsFor(about, next) });
    about = next;
  };
  /** After the question: what differs in lines alone is told by these. */
  const tellCompared = (asked: MatrixQuery | undefined) => {
    const next = asked && contextOf(asked);
    if (next === compared || (next && compared && areSameContext(next, compared))) return;
    compared = next;
    if (!asked || !next || !about) worker.postMessage({ before: undefined });
    else if (isSameButLines(about, next)) worker.postMessage({ before: runsFor(about, next) });
    else worker.postMessage({ before: questionOf(asked, next) });
  };

  /** Sends what the worker lacks, in pieces. A list that was broken off is gone on with. */
  function* send({ matrix, sortedBy, state }: CountingInput): CooperativeTask<void> {
    const { columns, rows, agents: all } = matrix;
    if (sent.rows !== rows) sent = { rows, count: 0 };
    while (sent.count < rows.length) {
      const to = sent.count + ROWS;
      worker.postMessage({ rows: rows.slice(sent.count, to), areMore: sent.count > 0 });
      sent.count = to;
      yield;
    }
    tellQuestion(matrix);
    tellCompared(savedQuery(state));
    const firsts = columns.map(({ agents }) => agents[0]);
    const times = columns.map(answersPerUrl);
    const members = columns.some(({ purposes }) => purposes) && columns.map(({ agents }) => agents);
    worker.postMessage({
      count: { version, columns: firsts, times, agents: all, ...(members && { members }), sortedBy },
    });
  }

  return {
    count(table, listener, idle) {
      version += 1;
      const own = version;
      now = { table, listener };
      const cancel = runWhenIdle(send(table), () => undefined, idle);
      return () => {
        cancel();
        if (version !== own || !now) return;
        now = undefined;
        worker.postMessage({ stop: true });
      };
    },
  };
}

let beside: CountingWorker | undefined;
let isBroken = false;
let onFail = () => {};

function breakDown(): void {
  isBroken = true;
  onFail();
}

function start(): CountingWorker | undefined {
  try {
    return createCountingWorker(new Worker(trustedWorkerUrl(workerAddress), { type: 'module' }), breakDown);
  } catch {
    isBroken = true;
    return undefined;
  }
}

/**
 * Counts a table in the worker of this page. Returns how to call it off; undefined where no worker can be had.
 * @param fail hears if the worker breaks down: then it has to be counted otherwise.
 */
export function countInWorker(table: CountingInput, listener: CountListener, fail: () => void) {
  if (isBroken) return undefined;
  onFail = fail;
  beside ??= start();
  return beside?.count(table, listener);
}
