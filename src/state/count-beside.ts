// Counting large tables beside the page. What the worker has is kept in mind: an edit sends the lines it changed and no more.
import type { AnyOptions } from '../core/questions/index.ts';
import type { InPieces } from '../core/questions/pieces.ts';
import type { PolicyFiles } from '../core/questions/question.ts';
import type { CountAnswer, CountOrder, SentQuestion } from '../workers/counting.ts';
import { type LineRun, runsBetween, wholeFile } from '../workers/sent-file.ts';
import workerAddress from '../workers/totals.worker.ts?worker&url';
import type { CountedTable, CountListener } from './counting-now.ts';
import type { GatepostState } from './document-store.ts';
import { type AskedFile, askedFile } from './matrix-question.ts';
import { ownScript } from './own-script.ts';
import { savedFiles } from './saved-files.ts';
import { inSlices, type WhenIdle } from './slices.ts';
import { withFiles } from './verdict-diff.ts';

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

const aboutOf = ({ site, path, optionsOf }: AskedFile): SentAbout => ({
  origin: site.origin,
  options: optionsOf(''),
  file: site.files.get(path),
});

/** The question with its file. @throws TypeError if it is not about fetching. */
function questionOf({ path }: AskedFile, { origin, options, file }: SentAbout): SentQuestion {
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

/** Whether two versions differ in lines of the file alone. */
const isSameButLines = (one: SentAbout, other: SentAbout): boolean =>
  one.origin === other.origin &&
  areSame(one.options, other.options) &&
  one.file?.format === other.file?.format &&
  one.file?.source.encoding === other.file?.source.encoding &&
  one.file?.source.bom === other.file?.source.bom;

const areOne = (one: SentAbout, other: SentAbout): boolean =>
  isSameButLines(one, other) && one.file?.source === other.file?.source;

/** The lines that make one version the other. */
const runsFor = ({ file: was }: SentAbout, { file: is }: SentAbout): LineRun[] =>
  was && is ? runsBetween(was.source.lines, is.source.lines) : [];

/** What the cells are compared with: the files as they were saved; undefined where they are those of now. */
function savedAsked(state: GatepostState): AskedFile | undefined {
  const before = withFiles(state, savedFiles(state));
  return before === state ? undefined : askedFile(before);
}

export interface CountingWorker {
  /** Counts a table; what it was counting before is called off. Returns how to call it off. */
  readonly count: (table: CountedTable, listener: CountListener, idle?: WhenIdle) => () => void;
}

/** What is made of a worker. `fail` hears once that it cannot be used any more. */
export function countWith(worker: WorkerLike, fail: () => void): CountingWorker {
  let version = 0;
  let about: SentAbout | undefined;
  let compared: SentAbout | undefined;
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
    const { totals, decided, records, changed, sorted } = answer.counted;
    const { matrix, sortedBy, state } = table;
    const byAnswers = sorted && sortedBy !== undefined && { agent: sortedBy, answers: sorted };
    const before = changed && savedAsked(state);
    const beside = { decided, records, changed: before && { ...changed, before } };
    listener.finish({ matrix, totals, beside, ...(byAnswers && { sorted: byAnswers }) });
  };
  worker.addEventListener('message', ({ data }) => hear(data as CountAnswer));
  worker.addEventListener('error', breakDown);

  const tellQuestion = (asked: AskedFile) => {
    const next = aboutOf(asked);
    if (!about || !isSameButLines(about, next)) worker.postMessage({ question: questionOf(asked, next) });
    else if (!areOne(about, next)) worker.postMessage({ runs: runsFor(about, next) });
    about = next;
  };
  /** After the question: what differs in lines alone is told by these. */
  const tellCompared = (asked: AskedFile | undefined) => {
    const next = asked && aboutOf(asked);
    if (next === compared || (next && compared && areOne(next, compared))) return;
    compared = next;
    if (!asked || !next || !about) worker.postMessage({ before: undefined });
    else if (isSameButLines(about, next)) worker.postMessage({ before: runsFor(about, next) });
    else worker.postMessage({ before: questionOf(asked, next) });
  };

  /** Sends what the worker lacks, in pieces. A list that was broken off is gone on with. */
  function* send({ matrix, sortedBy, state }: CountedTable): InPieces<void> {
    const { columns, rows, agents: all } = matrix;
    if (sent.rows !== rows) sent = { rows, count: 0 };
    while (sent.count < rows.length) {
      const to = sent.count + ROWS;
      worker.postMessage({ rows: rows.slice(sent.count, to), areMore: sent.count > 0 });
      sent.count = to;
      yield;
    }
    tellQuestion(matrix);
    tellCompared(savedAsked(state));
    const firsts = columns.map(({ agents }) => agents[0]);
    const times = columns.map(({ agents }) => agents.length);
    worker.postMessage({ count: { version, columns: firsts, times, agents: all, sortedBy } });
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
