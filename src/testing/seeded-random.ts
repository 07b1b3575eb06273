// Reproducible random numbers: a failing run can be repeated by its seed.

export interface Random {
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
  /** A random element of the list. */
  pick<T>(list: readonly T[]): T;
  /** True once in `times` calls on average. */
  once(times: number): boolean;
}

/** Creates a Mulberry32 generator: small, fast, and good enough for tests. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (list) => list[below(list.length)]!,
    once: (times) => below(times) === 0,
  };
}
