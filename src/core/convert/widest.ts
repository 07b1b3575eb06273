// Which patterns are covered by another one of a lower tier, without comparing all of them.
import { UNIT } from '../matching/percent.ts';
import { matchesEveryPath } from './overlap.ts';

const isPrefixPattern = (units: string) => !units.includes(UNIT.star) && !units.endsWith(UNIT.end);

/** True if every path that `narrow` matches is matched by `wide`; canonical units. */
export const coversPattern = (wide: string, narrow: string): boolean =>
  matchesEveryPath(wide) || wide === narrow || (isPrefixPattern(wide) && narrow.startsWith(wide));

/** For patterns put in with their tiers: the lowest tier of one that covers another pattern. */
export class WidestPatterns {
  private everything = Infinity;
  private readonly equal = new Map<string, number>();
  /** By length, so that only lengths that occur are tried. */
  private readonly prefixes = new Map<number, Map<string, number>>();

  constructor(patterns: Iterable<{ readonly units: string; readonly tier: number }>) {
    const lower = <K>(map: Map<K, number>, key: K, tier: number) =>
      map.set(key, Math.min(map.get(key) ?? Infinity, tier));
    for (const { units, tier } of patterns) {
      if (matchesEveryPath(units)) this.everything = Math.min(this.everything, tier);
      lower(this.equal, units, tier);
      if (!isPrefixPattern(units)) continue;
      const sized = this.prefixes.get(units.length) ?? new Map<string, number>();
      this.prefixes.set(units.length, lower(sized, units, tier));
    }
  }

  lowestOver(units: string): number {
    let lowest = Math.min(this.everything, this.equal.get(units) ?? Infinity);
    for (const [length, sized] of this.prefixes)
      if (length <= units.length) lowest = Math.min(lowest, sized.get(units.slice(0, length)) ?? Infinity);
    return lowest;
  }
}
