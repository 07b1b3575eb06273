// Many runs of rules asked at once: which rule of each decides a URL, at the cost of one walk along it.

import type { PathPattern } from '../path-pattern.ts';
import { lowestRank, type PathRule, type RuleOptions, rankSurplus } from '../path-rule.ts';
import { toInt32Array } from './int32-array.ts';
import { PatternIndex } from './pattern-index.ts';

/** What was found for one URL: entries of the index, at most one for each run. */
export type MatchedEntries = readonly number[];

/**
 * The rules of several runs. An entry is a pattern of a rule: its run, its place there, and the lowest rank of a match.
 * Ranks of all runs can be compared, as if they stood one behind the other.
 */
export class RunsIndex {
  private readonly index: PatternIndex;
  /** The entries of each pattern follow each other in `entries`, from its start on. */
  private readonly starts: Int32Array;
  private readonly entries: Int32Array;
  /** By entry. */
  private readonly runs: Int32Array;
  private readonly places: Int32Array;
  private readonly ranks: Float64Array;
  private readonly patterns: readonly PathPattern[];
  /** By run: how many rules it has. */
  private readonly lengths: Int32Array;
  /** By run: the entry that decides and the rank of its match, if `since` is the number of this URL. */
  private readonly best: Int32Array;
  private readonly bestRank: Float64Array;
  private readonly since: Float64Array;
  private opened = 0;
  private readonly reading: RuleOptions;

  constructor(runs: readonly (readonly (PathRule | undefined)[])[], reading: RuleOptions) {
    const patterns: PathPattern[] = [];
    this.reading = reading;
    this.patterns = patterns;
    this.lengths = toInt32Array(runs, ({ length }) => length);
    const most = 2 * this.lengths.reduce((sum, length) => sum + length, 0);
    this.runs = new Int32Array(most);
    this.places = new Int32Array(most);
    this.ranks = new Float64Array(most);
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

  /** Opens a canonical URL, and returns the entries that decide it: one for each run in which a rule matches. */
  find(url: string): MatchedEntries {
    const { starts, entries } = this;
    const touched: number[] = [];
    this.opened++;
    this.index.each(url, (number) => {
      const [start, end] = [starts[number]!, starts[number + 1]!];
      const surplus = this.surplus(entries[start]!, url);
      for (let i = start; i < end; i++) this.offer(entries[i]!, surplus, touched);
    });
    return touched.map((run) => this.best[run]!);
  }

  private surplus(entry: number, url: string): number {
    return rankSurplus(this.patterns[entry]!, url, this.reading);
  }

  private offer(entry: number, surplus: number, touched: number[]): void {
    const run = this.runs[entry]!;
    const rank = this.ranks[entry]! + surplus;
    if (this.since[run] === this.opened && rank >= this.bestRank[run]!) return;
    if (this.since[run] !== this.opened) touched.push(run);
    this.set(run, entry, rank);
  }

  private set(run: number, entry: number, rank: number): void {
    this.since[run] = this.opened;
    this.best[run] = entry;
    this.bestRank[run] = rank;
  }

  /** The run of an entry. */
  runOf(entry: number): number {
    return this.runs[entry]!;
  }

  /** Opens a canonical URL again by what was found for it: `placeIn` is about this one from now on. */
  open(url: string, found: MatchedEntries): void {
    this.opened++;
    for (const entry of found)
      this.set(this.runs[entry]!, entry, this.ranks[entry]! + this.surplus(entry, url));
  }

  /** Of some runs, one behind the other, the place of the rule that decides the URL that was opened, or -1. */
  placeIn(runs: readonly number[]): number {
    let rank = Infinity;
    let place = -1;
    let before = 0;
    for (const run of runs) {
      if (this.since[run] === this.opened && this.bestRank[run]! < rank) {
        rank = this.bestRank[run]!;
        place = before + this.places[this.best[run]!]!;
      }
      before += this.lengths[run]!;
    }
    return place;
  }
}

/** The places of the patterns of an index, by their numbers. */
function groupByPattern({ numbers, count }: PatternIndex) {
  const starts = new Int32Array(count + 1);
  for (const number of numbers) starts[number + 1]!++;
  for (let number = 0; number < count; number++) starts[number + 1]! += starts[number]!;
  const next = starts.slice();
  const entries = new Int32Array(numbers.length);
  for (let place = 0; place < numbers.length; place++) entries[next[numbers[place]!]!++] = place;
  return { starts, entries };
}
