// Many runs of rules asked at once: which rule of each decides a URL, at the cost of one walk along it.

import type { PathPattern } from '../path-pattern.ts';
import { type PathRule, type RuleOptions, rankOfMatch } from '../path-rule.ts';
import { toInt32Array } from './int32-array.ts';
import { PatternIndex } from './pattern-index.ts';

/** What was found for one URL: entries of the index, at most one for each run. */
export type MatchedEntries = readonly number[];

/**
 * The rules of several runs. An entry is a pattern of a rule: its run, its place there, and the rank of a match. Ranks
 * of all runs can be compared, as if they stood one behind the other.
 */
export class RunsIndex {
  private readonly patterns: PatternIndex;
  /** The entries of each pattern follow each other in `entries`, from its start on. */
  private readonly starts: Int32Array;
  private readonly entries: Int32Array;
  /** By entry. */
  private readonly runs: Int32Array;
  private readonly places: Int32Array;
  private readonly ranks: Float64Array;
  /** By run: how many rules it has. */
  private readonly lengths: Int32Array;
  /** By run: the entry that decides, if `since` is the number of this URL. */
  private readonly best: Int32Array;
  private readonly since: Float64Array;
  private opened = 0;

  constructor(runs: readonly (readonly (PathRule | undefined)[])[], reading: RuleOptions) {
    const patterns: PathPattern[] = [];
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
        this.ranks[entry] = rankOfMatch(before + place, effect, pattern.octets, reading);
      };
      rules.forEach((rule, place) => {
        if (!rule) return;
        add(rule, rule.pattern, place);
        if (rule.directory) add(rule, rule.directory, place);
      });
      before += rules.length;
    });
    this.patterns = new PatternIndex(patterns);
    ({ starts: this.starts, entries: this.entries } = groupByPattern(this.patterns));
    this.best = new Int32Array(runs.length);
    this.since = new Float64Array(runs.length);
  }

  /** Opens a canonical URL, and returns the entries that decide it: one for each run in which a rule matches. */
  find(url: string): MatchedEntries {
    const { starts, entries } = this;
    const touched: number[] = [];
    this.opened++;
    this.patterns.each(url, (number) => {
      for (let i = starts[number]!; i < starts[number + 1]!; i++) this.offer(entries[i]!, touched);
    });
    return touched.map((run) => this.best[run]!);
  }

  private offer(entry: number, touched: number[]): void {
    const run = this.runs[entry]!;
    if (this.since[run] === this.opened && this.ranks[entry]! >= this.ranks[this.best[run]!]!) return;
    if (this.since[run] !== this.opened) touched.push(run);
    this.since[run] = this.opened;
    this.best[run] = entry;
  }

  /** The run of an entry. */
  runOf(entry: number): number {
    return this.runs[entry]!;
  }

  /** Opens a URL again by what was found for it: `placeIn` is about this one from now on. */
  open(found: MatchedEntries): void {
    this.opened++;
    for (const entry of found) {
      const run = this.runs[entry]!;
      this.since[run] = this.opened;
      this.best[run] = entry;
    }
  }

  /** Of some runs, one behind the other, the place of the rule that decides the URL that was opened, or -1. */
  placeIn(runs: readonly number[]): number {
    let rank = Infinity;
    let place = -1;
    let before = 0;
    for (const run of runs) {
      const entry = this.since[run] === this.opened ? this.best[run]! : -1;
      if (entry >= 0 && this.ranks[entry]! < rank) {
        rank = this.ranks[entry]!;
        place = before + this.places[entry]!;
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
