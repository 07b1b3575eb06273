// Measures several programs in rounds, one after another in each round, so that a busy machine affects all equally.

/** Does the work and returns its finished share, from 0 to 1; the time is extrapolated to all of it. */
export type Work = () => number | Promise<number>;

export interface Runner {
  readonly name: string;
  /** Prepares a round outside of the measured time: new URLs, parsed files. */
  readonly ready: (round: number) => Work | Promise<Work>;
}

export interface Time {
  readonly name: string;
  /** The median of the rounds in milliseconds, for all of the work. */
  readonly ms: number;
  /** The minimum of the rounds. */
  readonly best: number;
  /** The share of the work that was done in a round; the rest is extrapolated. */
  readonly share: number;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const sink: { last: unknown } = { last: undefined };
/** Uses a result, so that the compiler cannot remove the code that computes it. */
export const keep = (result: unknown): void => {
  sink.last = result;
};

/** Collects garbage, so that no program pays for another one's. */
export const tidy = (): void => globalThis.gc?.();

async function timeOnce({ ready }: Runner, round: number): Promise<{ ms: number; share: number }> {
  const work = await ready(round);
  tidy();
  const start = performance.now();
  const done = work();
  const share = typeof done === 'number' ? done : await done;
  return { ms: (performance.now() - start) / share, share };
}

/** Warm-up rounds, rounds that every runner takes part in, and seconds after which a runner may skip further rounds. */
const WARM = 2;
const FEWEST = 3;
const SECONDS = 3;

/**
 * Rounds of all runners, each starting with another runner. Slow runners skip later rounds. A single round has
 * no warm-up.
 */
export async function race(runners: readonly Runner[], rounds: number): Promise<readonly Time[]> {
  const entries = runners.map((runner) => ({ runner, ms: [] as number[], shares: [] as number[], spent: 0 }));
  const first = rounds > 1 ? -WARM : 0;
  for (let round = first; round < rounds; round++) {
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[(i + round - first) % entries.length]!;
      if (round >= Math.min(FEWEST, rounds) && entry.spent > SECONDS * 1000) continue;
      const start = performance.now();
      const { ms, share } = await timeOnce(entry.runner, round - first);
      entry.spent += performance.now() - start;
      if (round < 0) continue;
      entry.ms.push(ms);
      entry.shares.push(share);
    }
  }
  return entries.map(({ runner: { name }, ms, shares }) => ({
    name,
    ms: median(ms),
    best: Math.min(...ms),
    share: median(shares),
  }));
}

/**
 * Runs steps until all are done or the time is over, and returns the finished share.
 * The clock is read before the second step, the fourth, the eighth and so on, then after every sixteenth.
 */
export function upTo(budget: number, steps: number, step: (i: number) => void): number {
  const end = performance.now() + budget;
  let done = 0;
  while (done < steps) {
    step(done++);
    const isLook = done % 16 === 0 || (done < 16 && (done & (done - 1)) === 0);
    if (isLook && performance.now() > end) break;
  }
  return done / steps;
}

/** The ratio of the second time to the first. @throws RangeError if one was not measured. */
export function ratio(times: readonly Time[], base: string, other: string): number {
  const of = (name: string) => {
    const time = times.find((one) => one.name === name);
    if (!time) throw new RangeError(`${name} was not measured`);
    return time.ms;
  };
  return of(other) / of(base);
}
