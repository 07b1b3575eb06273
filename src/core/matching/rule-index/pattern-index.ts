// Which of many patterns match a URL: all of them, found by their literal beginnings and by the pieces they need.

import { type PathPattern, patternKey } from '../path-pattern.ts';
import { toInt32Array } from './int32-array.ts';
import { PrefixSet } from './prefix-set.ts';
import { walkUrl } from './url-walk.ts';
import { type WildcardRule, WildcardRules } from './wildcard-rules.ts';

const NO_ENTRY = -1;

/** Gives patterns their numbers: the same one to patterns that are the same. */
class NumberedPatterns {
  count = 0;
  /** By literal beginning its place in what follows: the patterns that begin so, by their numbers. */
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
    const known = plain[at];
    return known === undefined || known === NO_ENTRY ? (plain[at] = this.count++) : known;
  }

  private wildNumber(pattern: PathPattern, at: number): number {
    const key = patternKey(pattern);
    const known = this.wildNumbers.get(key);
    if (known !== undefined) return known;
    const rank = this.count++;
    this.wildNumbers.set(key, rank);
    (this.wild[at] ??= []).push({ pattern, rank });
    return rank;
  }
}

/** Patterns that are the same are one here, and have one number. */
export class PatternIndex {
  /** By place in the list of patterns: the number of its pattern, counted from 0. */
  readonly numbers: Int32Array;
  /** How many there are. */
  readonly count: number;
  private readonly beginnings: PrefixSet;
  private readonly prefix: Int32Array;
  private readonly exact: Int32Array;
  private readonly wild: readonly (WildcardRules | undefined)[];
  /** Room for the beginnings of one URL. */
  private readonly found: Int32Array;

  constructor(patterns: readonly PathPattern[]) {
    const numbering = new NumberedPatterns();
    this.numbers = toInt32Array(patterns, (pattern) => numbering.numberOf(pattern));
    this.count = numbering.count;
    this.beginnings = new PrefixSet([...numbering.places.keys()]);
    this.prefix = Int32Array.from(numbering.prefix);
    this.exact = Int32Array.from(numbering.exact);
    this.wild = numbering.wild.map((alike) => alike && new WildcardRules(alike));
    this.found = new Int32Array(this.beginnings.depth);
  }

  /** Calls `visit` with the number of each pattern that matches a canonical URL, in no particular order. */
  each(url: string, visit: (number: number) => void): void {
    const walk = walkUrl(url);
    const seen = ({ rank }: WildcardRule) => {
      visit(rank);
      return Infinity;
    };
    const count = this.beginnings.along(walk, this.found);
    for (let i = 0; i < count; i++) {
      const at = this.found[i]!;
      const { length } = this.beginnings.texts[at]!;
      if (this.prefix[at] !== NO_ENTRY) visit(this.prefix[at]!);
      if (this.exact[at] !== NO_ENTRY && length === url.length) visit(this.exact[at]!);
      this.wild[at]?.search(walk, length, Infinity, seen);
    }
  }
}
