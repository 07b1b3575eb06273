// The worker that counts large tables.
import { type CountAnswer, type CountOrder, type CountResult, createCounter } from './counting.ts';

/** Buffers that are transferred instead of copied. */
const buffersOf = ({ totals, decided, changed, answers }: CountResult) =>
  [totals.counts, decided, changed?.rows, ...answers, ...totals.rows].flatMap((buffer) =>
    buffer ? [buffer.buffer] : [],
  );

const post = (answer: CountAnswer) =>
  globalThis.postMessage(answer, { transfer: 'counted' in answer ? buffersOf(answer.counted) : [] });

const { port1, port2 } = new MessageChannel();
port2.start();

/** A message to the worker itself is delivered after those that are waiting, and sooner than a timer fires. */
const pause = () =>
  new Promise<void>((resolve) => {
    port2.addEventListener('message', () => resolve(), { once: true });
    port1.postMessage(0);
  });

const onOrder = createCounter(post, { now: () => performance.now(), pause });
globalThis.addEventListener('message', ({ data }: MessageEvent<CountOrder>) => onOrder(data));
