// Finds all of many patterns that match a URL, by their literal beginnings and by the pieces that they require.

import { type PathPattern, patternKey } from '../path-pattern.ts';
import { toInt32Array } from './int32-array.ts';
import { PrefixSet } from './prefix-set.ts';
import { walkUrl } from './url-walk.ts';
import { type WildcardRule, WildcardRules } from './wildcard-rules.ts';

const NO_ENTRY = -1;

/** Assigns numbers to patterns. Equal patterns get the same number. */
class NumberedPatterns {
  count = 0;
  /** For each literal beginning, its index in the lists below: the numbers of the patterns that begin with it. */
  readonly places = new Map<string, number>();
  readonly prefix: number[] = [];
  readonly exact: number[] = [];
  readonly wild: (WildcardRule[] | undefined)[] = [];
  private readonly wildNumbers = new Map<string, number>();

  numberOf(pattern: PathPattern): number {
    const [beginning] = pattern.segments;
    let at = this.places.get(beginning);
    if (at === undefined) {
      this.places.set(beginning, (at = this.places.size));
      this.prefix.push(NO_ENTRY);
      this.exact.push(NO_ENTRY);
      this.wild.push(undefined);
    }
    if (pattern.segments.length > 1) return this.wildNumber(pattern, at);
    const plain = pattern.anchored ? this.exact : this.prefix;
    const existing = plain[at];
    return existing === undefined || existing === NO_ENTRY ? (plain[at] = this.count++) : existing;
  }

  private wildNumber(pattern: PathPattern, at: number): number {
    const key = patternKey(pattern);
    const existing = this.wildNumbers.get(key);
    if (existing !== undefined) return existing;
    const rank = this.count++;
    this.wildNumbers.set(key, rank);
    (this.wild[at] ??= []).push({ pattern, rank });
    return rank;
  }
}

/** An index of patterns. Equal patterns are one pattern and have one number. */
export class PatternIndex {
  /** By place in the list of patterns: the number of the pattern, counted from 0. */
  readonly numbers: Int32Array;
  /** The number of different patterns. */
  readonly count: number;
  private readonly beginnings: PrefixSet;
  private readonly prefix: Int32Array;
  private readonly exact: Int32Array;
  private readonly wild: readonly (WildcardRules | undefined)[];
  /** A buffer for the beginnings of one URL. */
  private readonly matches: Int32Array;

  constructor(patterns: readonly PathPattern[]) {
    const numbering = new NumberedPatterns();
    this.numbers = toInt32Array(patterns, (pattern) => numbering.numberOf(pattern));
    this.count = numbering.count;
    this.beginnings = new PrefixSet([...numbering.places.keys()]);
    this.prefix = Int32Array.from(numbering.prefix);
    this.exact = Int32Array.from(numbering.exact);
    this.wild = numbering.wild.map((rules) => rules && new WildcardRules(rules));
    this.matches = new Int32Array(this.beginnings.depth);
  }

  /** Calls `visit` with the number of each pattern that matches a canonical URL, in no particular order. */
  each(url: string, visit: (number: number) => void): void {
    const onMatch = ({ rank }: WildcardRule) => {
      visit(rank);
      return Infinity;
    };
    const count = this.beginnings.along(url, this.matches);
    for (let i = 0; i < count; i++) {
      const at = this.matches[i]!;
      const { length } = this.beginnings.texts[at]!;
      if (this.prefix[at] !== NO_ENTRY) visit(this.prefix[at]!);
      if (this.exact[at] !== NO_ENTRY && length === url.length) visit(this.exact[at]!);
      this.wild[at]?.search(walkUrl(url), length, Infinity, onMatch);
    }
  }
}
