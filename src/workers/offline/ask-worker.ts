// A question to a service worker: its answer comes by a port of its own.
import type { WorkerMessage } from './protocol.ts';

/** Milliseconds that a worker has to answer. */
const PATIENCE = 2000;

/** What a worker answers; undefined if it does not in time, as those of versions that do not know the question. */
export function askWorker<Answer>(worker: ServiceWorker, told: WorkerMessage): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    setTimeout(() => resolve(undefined), PATIENCE);
    worker.postMessage(told, [port2]);
  });
}
