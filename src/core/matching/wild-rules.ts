// Which rules with wildcards match a URL: of many, only those are tried of which a piece occurs in it.
//
// A few octets in a row stand for each rule, chosen as rare as can be. One pass over the URL for each width finds the
// rules whose octets it contains.
import { toInt32Array } from './int32s.ts';
import { KeyTable } from './key-table.ts';
import { matchesPattern, type PathPattern } from './path-pattern.ts';
import { type UrlWalk, unitMask } from './url-walk.ts';
import { findRarestWindows, UnitWindow, windowWidthFor } from './windows.ts';

/** Of several rules that match, the one with the lowest rank decides. */
export interface WildcardRule {
  readonly pattern: PathPattern;
  readonly rank: number;
}

/** Told of a rule that matches; returns the rank below which others still count. */
export type MatchVisitor = (rule: WildcardRule) => number;

/** So few rules are tried one by one. */
const MIN_INDEXED_RULES = 6;

/** The pieces that have to stand in a URL as they are, wherever they are found: behind its `?` some read otherwise. */
const literalPieces = ({ segments, querySegments }: PathPattern) =>
  segments.filter((piece, i) => i > 0 && piece === querySegments[i]);

const requiredUnits = ({ pattern }: WildcardRule) =>
  literalPieces(pattern).reduce((all, piece) => all | unitMask(piece), 0);

/** Rules, best first, with the units that a URL needs for each, and those that it needs for all of them. */
class RankedRules {
  readonly rules: readonly WildcardRule[];
  private readonly needs: Int32Array;
  readonly needsAll: number;

  constructor(rules: readonly WildcardRule[]) {
    this.rules = rules;
    this.needs = toInt32Array(rules, requiredUnits);
    this.needsAll = this.needs.reduce((all, units) => all & units, -1);
  }

  /** Whether a rule matches. */
  matches(place: number, { url, units }: UrlWalk): boolean {
    return (this.needs[place]! & ~units) === 0 && matchesPattern(this.rules[place]!.pattern, url);
  }

  /** Tries one after the other. Returns the rank below which others still count. */
  search(walk: UrlWalk, below: number, found: MatchVisitor): number {
    let limit = below;
    for (let place = 0; place < this.rules.length; place++) {
      const rule = this.rules[place]!;
      if (rule.rank >= limit) return limit;
      if (this.matches(place, walk)) limit = found(rule);
    }
    return limit;
  }
}

/** Rules that are found by windows of one width. */
class RulesByWindow {
  private readonly ranked: RankedRules;
  private readonly window: UnitWindow;
  private readonly table: KeyTable;
  /** For the first rule of each window the search that came across it last: so that each rule is tried once. */
  private readonly tried: Float64Array;
  private searches = 0;

  constructor(rules: readonly WildcardRule[], width: number) {
    this.ranked = new RankedRules(rules);
    this.window = new UnitWindow(width);
    const pieces = rules.map(({ pattern }) => literalPieces(pattern));
    this.table = new KeyTable(findRarestWindows(pieces, this.window));
    this.tried = new Float64Array(rules.length);
  }

  search(walk: UrlWalk, from: number, below: number, found: MatchVisitor): number {
    if ((this.ranked.needsAll & ~walk.units) !== 0) return below;
    const { table, tried, window } = this;
    const { windows, url } = walk;
    const search = ++this.searches;
    let limit = below;
    for (let i = from + window.width - 1; i < url.length; i++) {
      const first = table.first(window.at(windows, i));
      if (first < 0 || tried[first] === search) continue;
      tried[first] = search;
      limit = this.tryFrom(first, walk, limit, found);
    }
    return limit;
  }

  private tryFrom(first: number, walk: UrlWalk, below: number, found: MatchVisitor): number {
    let limit = below;
    for (let place = first; place >= 0; place = this.table.after(place)) {
      const rule = this.ranked.rules[place]!;
      if (rule.rank >= limit) return limit;
      if (this.ranked.matches(place, walk)) limit = found(rule);
    }
    return limit;
  }
}

/** Rules with wildcards that have one literal beginning. What they are found by is made when somebody searches. */
export class WildcardRules {
  /** Best first. */
  readonly rules: readonly WildcardRule[];
  private parted: { readonly others: RankedRules; readonly byWindow: readonly RulesByWindow[] } | undefined;

  constructor(rules: readonly WildcardRule[]) {
    this.rules = rules.toSorted((a, b) => a.rank - b.rank);
  }

  /**
   * Calls `found` with rules that match a URL which begins as they do, up to `from`. Rules whose rank is not below
   * `below`, or what `found` returned last, are passed over. Returns that limit in the end.
   */
  search(walk: UrlWalk, from: number, below: number, found: MatchVisitor): number {
    const { others, byWindow } = (this.parted ??= this.part());
    let limit = others.search(walk, below, found);
    for (const one of byWindow) limit = one.search(walk, from, limit, found);
    return limit;
  }

  private part() {
    if (this.rules.length <= MIN_INDEXED_RULES) return { others: new RankedRules(this.rules), byWindow: [] };
    const byWidth = new Map<number, WildcardRule[]>();
    for (const rule of this.rules) {
      const longest = literalPieces(rule.pattern).reduce((most, { length }) => Math.max(most, length), 0);
      const width = windowWidthFor(longest, this.rules.length);
      const alike = byWidth.get(width);
      if (alike) alike.push(rule);
      else byWidth.set(width, [rule]);
    }
    const others = new RankedRules(byWidth.get(0) ?? []);
    byWidth.delete(0);
    return { others, byWindow: Array.from(byWidth, ([width, rules]) => new RulesByWindow(rules, width)) };
  }
}
