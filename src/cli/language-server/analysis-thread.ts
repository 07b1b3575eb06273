// Runs the analysis in a thread of its own, so that a long step there delays no answer here.
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { createAnalysis } from './analysis.ts';
import type { Analysis, Notice, QuestionName, Questions, Report } from './messages.ts';

/** A question to the thread, and its answer or why there is none. */
interface AskedQuestion {
  readonly kind: 'ask';
  readonly id: number;
  readonly name: QuestionName;
  readonly question: Questions[QuestionName]['ask'];
}
type ThreadAnswer =
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Questions[QuestionName]['answer'] }
  | { readonly kind: 'failure'; readonly id: number; readonly why: string };

/** What the program is started with as the thread. */
const THREAD_DATA = 'gatepost-analysis';

/** Whether the program runs as the thread. */
export const isAnalysisThread = (): boolean => workerData === THREAD_DATA;

/** Serves as the thread, until the server ends it. */
export function serveAnalysis(today: () => string): Promise<never> {
  const port = parentPort;
  const send = (message: Report | ThreadAnswer) => port?.postMessage(message);
  const analysis = createAnalysis(today, send);
  port?.on('message', (message: Notice | AskedQuestion) => {
    if (message.kind !== 'ask') return analysis.tell(message);
    const { id, name, question } = message;
    analysis.ask(name, question as never).then(
      (answer) => send({ kind: 'answer', id, answer }),
      (error: unknown) => send({ kind: 'failure', id, why: String(error) }),
    );
  });
  return new Promise<never>(() => undefined);
}

interface PendingQuestion {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** How often the thread is started again after it has failed. */
const MAX_STARTS = 5;

/**
 * Starts the thread: the program itself, with the same command. If it fails, it is started again with what is open.
 * @param program the file of the program
 * @param currentNotices returns what a new thread must know: the folders, and the open documents
 */
export function startAnalysisThread(
  program: string,
  report: (message: Report) => void,
  currentNotices: () => readonly Notice[],
): Analysis {
  const pending = new Map<number, PendingQuestion>();
  let lastId = 0;
  let starts = 0;
  let hasStopped = false;

  const rejectAll = (why: string) => {
    for (const { reject } of pending.values()) reject(new Error(why));
    pending.clear();
  };
  const receive = (message: Report | ThreadAnswer) => {
    if (message.kind !== 'answer' && message.kind !== 'failure') return report(message);
    const question = pending.get(message.id);
    pending.delete(message.id);
    if (message.kind === 'answer') question?.resolve(message.answer as never);
    else question?.reject(new Error(message.why));
  };
  const start = (): Worker => {
    starts += 1;
    const thread = new Worker(program, { argv: ['lsp'], stdout: true, workerData: THREAD_DATA });
    thread.on('message', receive);
    thread.on('error', (error) => {
      rejectAll(String(error));
      if (hasStopped || starts >= MAX_STARTS) return;
      worker = start();
      for (const notice of currentNotices()) worker.postMessage(notice);
    });
    thread.unref();
    return thread;
  };
  let worker = start();

  return {
    tell: (notice) => worker.postMessage(notice),
    ask: (name, question) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        pending.set(id, { resolve: resolve as PendingQuestion['resolve'], reject });
        worker.postMessage({ kind: 'ask', id, name, question } satisfies AskedQuestion);
      }),
    async stop() {
      hasStopped = true;
      rejectAll('the server stops');
      await worker.terminate();
    },
  };
}
