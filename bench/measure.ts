// Measures works side by side: in rounds, one after the other in each, so that a busy machine hurts all of them alike.

/** Does the work and returns how much of it was done, from 0 to 1; the time is scaled up to all of it. */
export type Work = () => number | Promise<number>;

export interface Runner {
  readonly name: string;
  /** Makes all that a round needs and does not count: fresh URLs, files that are read already. */
  readonly ready: (round: number) => Work | Promise<Work>;
}

export interface Time {
  readonly name: string;
  /** Median of the rounds in milliseconds, for all of the work. */
  readonly ms: number;
  /** The least of them. */
  readonly best: number;
  /** The part of the work that was done in a round; the rest is scaled. */
  readonly share: number;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const sink: { last: unknown } = { last: undefined };
/** Takes a result, so that nothing of what made it can be left out by the compiler. */
export const keep = (result: unknown): void => {
  sink.last = result;
};

/** Frees what nobody needs, so that no work pays for what another one left. */
export const tidy = (): void => globalThis.gc?.();

async function timeOnce({ ready }: Runner, round: number): Promise<{ ms: number; share: number }> {
  const work = await ready(round);
  tidy();
  const start = performance.now();
  const done = work();
  const share = typeof done === 'number' ? done : await done;
  return { ms: (performance.now() - start) / share, share };
}

/** Rounds that warm up and do not count, those that every runner takes part in, and seconds after which it need not. */
const WARM = 2;
const FEWEST = 3;
const SECONDS = 3;

/**
 * Rounds of all runners, each beginning with another one. Slow runners sit out the later rounds. A single round is
 * not warmed up.
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
 * Does steps of a work until all are done or the time is up, and returns the share that was done.
 * The clock is looked at before the second step, the fourth, the eighth and so on, then after every sixteenth.
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

/** How many times as long as the first one the second takes. @throws RangeError if one was not measured. */
export function ratio(times: readonly Time[], base: string, other: string): number {
  const of = (name: string) => {
    const time = times.find((one) => one.name === name);
    if (!time) throw new RangeError(`${name} was not measured`);
    return time.ms;
  };
  return of(other) / of(base);
}
