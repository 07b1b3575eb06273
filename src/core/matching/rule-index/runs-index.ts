// Finds, for many runs of rules at once, which rule of each decides a URL, at the cost of one walk along the URL.

import type { PathPattern } from '../path-pattern.ts';
import { lowestRank, type PathRule, type RuleOptions, rankSurplus } from '../path-rule.ts';
import { toInt32Array } from './int32-array.ts';
import { PatternIndex } from './pattern-index.ts';

/**
 * The rules of several runs. An entry is a pattern of a rule: its run, its place there, and the lowest rank of a
 * match. Ranks of all runs can be compared, as if the runs were concatenated.
 */
export class RunsIndex {
  private readonly index: PatternIndex;
  /** For each pattern, where its entries start in `entries`. They are adjacent. */
  private readonly starts: Int32Array;
  private readonly entries: Int32Array;
  /** By entry. */
  private readonly runs: Int32Array;
  private readonly places: Int32Array;
  private readonly ranks: Float64Array;
  private readonly patterns: readonly PathPattern[];
  /** By run: the number of its rules. */
  private readonly lengths: Int32Array;
  /** By run: the entry that decides and the rank of its match. Valid if `since` is the number of the current URL. */
  private readonly best: Int32Array;
  private readonly bestRank: Float64Array;
  private readonly since: Float64Array;
  private urlNumber = 0;
  private readonly reading: RuleOptions;

  constructor(runs: readonly (readonly (PathRule | undefined)[])[], reading: RuleOptions) {
    const patterns: PathPattern[] = [];
    this.reading = reading;
    this.patterns = patterns;
    this.lengths = toInt32Array(runs, ({ length }) => length);
    const capacity = 2 * this.lengths.reduce((sum, length) => sum + length, 0);
    this.runs = new Int32Array(capacity);
    this.places = new Int32Array(capacity);
    this.ranks = new Float64Array(capacity);
    let before = 0;
    runs.forEach((rules, run) => {
      const add = ({ effect }: PathRule, pattern: PathPattern, place: number) => {
        const entry = patterns.push(pattern) - 1;
        this.runs[entry] = run;
        this.places[entry] = place;
        this.ranks[entry] = lowestRank(before + place, effect, pattern, reading);
      };
      rules.forEach((rule, place) => {
        if (!rule) return;
        add(rule, rule.pattern, place);
        if (rule.directory) add(rule, rule.directory, place);
      });
      before += rules.length;
    });
    this.index = new PatternIndex(patterns);
    ({ starts: this.starts, entries: this.entries } = groupByPattern(this.index));
    this.best = new Int32Array(runs.length);
    this.bestRank = new Float64Array(runs.length);
    this.since = new Float64Array(runs.length);
  }

  /** Selects a canonical URL and returns the entries that decide it: one for each run in which a rule matches. */
  find(url: string): readonly number[] {
    const { starts, entries } = this;
    const matchedRuns: number[] = [];
    this.urlNumber++;
    this.index.each(url, (number) => {
      const [start, end] = [starts[number]!, starts[number + 1]!];
      const surplus = this.surplus(entries[start]!, url);
      for (let i = start; i < end; i++) this.offerEntry(entries[i]!, surplus, matchedRuns);
    });
    return matchedRuns.map((run) => this.best[run]!);
  }

  private surplus(entry: number, url: string): number {
    return rankSurplus(this.patterns[entry]!, url, this.reading);
  }

  private offerEntry(entry: number, surplus: number, matchedRuns: number[]): void {
    const run = this.runs[entry]!;
    const rank = this.ranks[entry]! + surplus;
    if (this.since[run] === this.urlNumber && rank >= this.bestRank[run]!) return;
    if (this.since[run] !== this.urlNumber) matchedRuns.push(run);
    this.set(run, entry, rank);
  }

  private set(run: number, entry: number, rank: number): void {
    this.since[run] = this.urlNumber;
    this.best[run] = entry;
    this.bestRank[run] = rank;
  }

  /** Returns the run of an entry. */
  runOf(entry: number): number {
    return this.runs[entry]!;
  }

  /** Returns the place of the rule that decides the selected URL in the concatenation of some runs, or -1. */
  placeIn(runs: readonly number[]): number {
    let rank = Infinity;
    let place = -1;
    let before = 0;
    for (const run of runs) {
      if (this.since[run] === this.urlNumber && this.bestRank[run]! < rank) {
        rank = this.bestRank[run]!;
        place = before + this.places[this.best[run]!]!;
      }
      before += this.lengths[run]!;
    }
    return place;
  }
}

/** Groups the places of an index's patterns by the numbers of the patterns. */
function groupByPattern({ numbers, count }: PatternIndex) {
  const starts = new Int32Array(count + 1);
  for (const number of numbers) starts[number + 1]!++;
  for (let number = 0; number < count; number++) starts[number + 1]! += starts[number]!;
  const next = starts.slice();
  const entries = new Int32Array(numbers.length);
  for (let place = 0; place < numbers.length; place++) entries[next[numbers[place]!]!++] = place;
  return { starts, entries };
}
