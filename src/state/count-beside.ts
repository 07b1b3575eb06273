// Counting large tables beside the page. What the worker has is kept in mind: an edit sends the lines it changed and no more.
import type { AnyOptions } from '../core/questions/index.ts';
import type { InPieces } from '../core/questions/pieces.ts';
import type { PolicyFiles } from '../core/questions/question.ts';
import type { CountAnswer, CountOrder, SentQuestion } from '../workers/counting.ts';
import { runsBetween, wholeFile } from '../workers/sent-file.ts';
import workerAddress from '../workers/totals.worker.ts?worker&url';
import type { CountedTable, CountListener } from './counting-now.ts';
import type { AccessMatrix } from './matrix-question.ts';
import { ownScript } from './own-script.ts';
import { inSlices, type WhenIdle } from './slices.ts';

/** Rows in a message: more would take the page a frame. */
const ROWS = 2000;

/** What is used of a worker. */
export interface WorkerLike {
  postMessage(order: CountOrder): void;
  addEventListener(type: 'message' | 'error', listener: (event: { readonly data?: unknown }) => void): void;
  terminate(): void;
}

/** What the worker has of the question. */
interface SentAbout {
  readonly origin: string;
  readonly options: AnyOptions;
  readonly file: ReturnType<PolicyFiles['files']['get']>;
}

const aboutOf = ({ site, path, optionsOf }: AccessMatrix): SentAbout => ({
  origin: site.origin,
  options: optionsOf(''),
  file: site.files.get(path),
});

/** The question with its file. @throws TypeError if it is not about fetching. */
function questionOf({ path }: AccessMatrix, { origin, options, file }: SentAbout): SentQuestion {
  if (options.question !== 'fetch') throw new TypeError(`not counted beside the page: ${options.question}`);
  return {
    origin,
    options: { ...options, file: path },
    format: file?.format.id,
    file: file && wholeFile(file.source),
  };
}

const areSame = (a: object, b: object): boolean => {
  const entries = Object.entries(a);
  return (
    entries.length === Object.keys(b).length &&
    entries.every(([key, value]) => Object.is(value, Reflect.get(b, key)))
  );
};

/** What tells the worker of a question, if it has another one; of another version of the same file the lines suffice. */
function ordersFor(matrix: AccessMatrix, before: SentAbout | undefined, about: SentAbout): CountOrder[] {
  const [was, is] = [before?.file?.source, about.file?.source];
  const isSameBut =
    before !== undefined &&
    before.origin === about.origin &&
    areSame(before.options, about.options) &&
    before.file?.format === about.file?.format &&
    was?.encoding === is?.encoding &&
    was?.bom === is?.bom;
  if (!isSameBut) return [{ question: questionOf(matrix, about) }];
  return was && is && was !== is ? [{ runs: runsBetween(was.lines, is.lines) }] : [];
}

export interface CountingWorker {
  /** Counts a table; what it was counting before is called off. Returns how to call it off. */
  readonly count: (table: CountedTable, listener: CountListener, idle?: WhenIdle) => () => void;
}

/** What is made of a worker. `fail` hears once that it cannot be used any more. */
export function countWith(worker: WorkerLike, fail: () => void): CountingWorker {
  let version = 0;
  let about: SentAbout | undefined;
  let sent: { rows: readonly string[]; count: number } = { rows: [], count: 0 };
  let now: { readonly table: CountedTable; readonly listener: CountListener } | undefined;

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
    const { totals, decided, sorted } = answer.counted;
    const { matrix, sortedBy } = table;
    const byAnswers = sorted && sortedBy !== undefined && { agent: sortedBy, answers: sorted };
    listener.finish({ matrix, totals, decided, ...(byAnswers && { sorted: byAnswers }) });
  };
  worker.addEventListener('message', ({ data }) => hear(data as CountAnswer));
  worker.addEventListener('error', breakDown);

  /** Sends what the worker lacks, in pieces. A list that was broken off is gone on with. */
  function* send({ matrix, sortedBy }: CountedTable): InPieces<void> {
    const { columns, rows } = matrix;
    if (sent.rows !== rows) sent = { rows, count: 0 };
    while (sent.count < rows.length) {
      const to = sent.count + ROWS;
      worker.postMessage({ rows: rows.slice(sent.count, to), areMore: sent.count > 0 });
      sent.count = to;
      yield;
    }
    const next = aboutOf(matrix);
    for (const order of ordersFor(matrix, about, next)) worker.postMessage(order);
    about = next;
    const agents = columns.map((column) => column.agents[0]);
    const times = columns.map((column) => column.agents.length);
    worker.postMessage({ count: { version, columns: agents, times, sortedBy } });
  }

  return {
    count(table, listener, idle) {
      version += 1;
      const own = version;
      now = { table, listener };
      const cancel = inSlices(send(table), () => undefined, idle);
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
    return countWith(new Worker(ownScript(workerAddress), { type: 'module' }), breakDown);
  } catch {
    isBroken = true;
    return undefined;
  }
}

/**
 * Counts a table in the worker of this page. Returns how to call it off; undefined where no worker can be had.
 * @param fail hears if the worker breaks down: then it has to be counted otherwise.
 */
export function countBeside(table: CountedTable, listener: CountListener, fail: () => void) {
  if (isBroken) return undefined;
  onFail = fail;
  beside ??= start();
  return beside?.count(table, listener);
}
