// The worker that counts large tables. It stays as long as there is one.
import { type CountAnswer, type CountOrder, openCounting } from './counting.ts';

const post = (answer: CountAnswer) =>
  globalThis.postMessage(answer, { transfer: 'counted' in answer ? buffersOf(answer) : [] });

const buffersOf = ({ counted: { totals, decided, sorted } }: Extract<CountAnswer, { counted: unknown }>) =>
  [totals.counts, decided, sorted, ...totals.rows].flatMap((one) => (one ? [one.buffer] : []));

const { port1, port2 } = new MessageChannel();
let goOn: () => void = () => {};
port2.addEventListener('message', () => goOn());
port2.start();

/** A message of one's own waits behind those that have come; a timer would wait longer. */
const pause = () =>
  new Promise<void>((resolve) => {
    goOn = resolve;
    port1.postMessage(0);
  });

const hear = openCounting(post, { now: () => performance.now(), pause });
globalThis.addEventListener('message', ({ data }: MessageEvent<CountOrder>) => hear(data));
