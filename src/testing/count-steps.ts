// Counts how often the blocks of the sources run during a call. The engine counts exactly, so that a busy machine
// changes nothing. It counts no work inside its own functions, such as the search for a text in another.
import { appendFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

export interface Steps {
  readonly steps: number;
  /** Milliseconds of the processor. */
  readonly ms: number;
}

/** Code that the engine optimizes during a call, or drops, is not counted from then on. */
const COUNTED_ALL = ['--no-opt', '--no-maglev', '--no-flush-bytecode'];

/** Starts counting. `measure` calls what `prepare` returns. Until `stop`, all code of the process is slow. */
export function startCountingSteps(): {
  readonly measure: (prepare: () => () => unknown) => Steps;
  readonly stop: () => void;
} {
  const session = new Session();
  session.connect();
  /** Calls a method of the profiler, which answers at once. */
  const profiler = (method: string, params: object = {}): unknown => {
    let answer: unknown;
    session.post(`Profiler.${method}`, params, (error, result) => {
      if (error) throw error;
      answer = result;
    });
    return answer;
  };
  const measureCall = (run: () => unknown): Steps => {
    profiler('startPreciseCoverage', { callCount: true, detailed: true });
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    const { result } = profiler('takePreciseCoverage') as Coverage;
    profiler('stopPreciseCoverage');
    let steps = 0;
    for (const { url, functions } of result)
      if (url.includes('/src/'))
        for (const { ranges } of functions) for (const { count } of ranges) steps += count;
    return { steps, ms: (user + system) / 1000 };
  };
  for (const flag of COUNTED_ALL) setFlagsFromString(flag);
  profiler('enable');
  return {
    measure: (prepare) => measureCall(prepare()),
    stop: () => {
      session.disconnect();
      setFlagsFromString('--opt');
    },
  };
}

/** Appends a row to the file that `GROWTH` names, if it names one. */
export function noteFigures(figures: readonly (string | number)[]): void {
  const table = process.env['GROWTH'];
  if (table) appendFileSync(table, `${figures.join(' | ')}\n`);
}
