// The worker that counts large tables. It stays as long as there is one.
import { type CountAnswer, type CountOrder, type CountResult, createCounter } from './counting.ts';

/** All that is handed over, not copied. */
const buffersOf = ({ totals, decided, records, changed, sorted }: CountResult) =>
  [totals.counts, decided, records.rows, records.agents, changed?.rows, sorted, ...totals.rows].flatMap(
    (one) => (one ? [one.buffer] : []),
  );

const post = (answer: CountAnswer) =>
  globalThis.postMessage(answer, { transfer: 'counted' in answer ? buffersOf(answer.counted) : [] });

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

const hear = createCounter(post, { now: () => performance.now(), pause });
globalThis.addEventListener('message', ({ data }: MessageEvent<CountOrder>) => hear(data));
