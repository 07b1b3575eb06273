// Sends a request to a service worker; the answer arrives on a separate port.
import type { WorkerMessage } from './protocol.ts';

const TIMEOUT_MS = 2000;

/** Returns the answer of a worker; undefined after a timeout, as with versions that do not know the message. */
export function askWorker<Answer>(
  worker: ServiceWorker,
  message: WorkerMessage,
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    setTimeout(() => resolve(undefined), TIMEOUT_MS);
    worker.postMessage(message, [port2]);
  });
}
