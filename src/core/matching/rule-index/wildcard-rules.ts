// Finds which rules with wildcards match a URL. Of many, only those are tried that have a piece that occurs in the
// URL.
//
// Each rule is represented by a few consecutive octets, chosen as rare as possible. One pass over the URL for each
// width finds the rules whose octets it contains.

import { matchesPattern, type PathPattern } from '../path-pattern.ts';
import { toInt32Array } from './int32-array.ts';
import { slotOfKey, tableBits } from './key-filter.ts';
import { KeyTable } from './key-table.ts';
import { shiftWindow, type UrlWalk, unitMask } from './url-walk.ts';

// Windows are consecutive units, encoded as integers, by which the texts that contain them are found.
/** The number of units that an integer holds. */
const UNITS_PER_NUMBER = 4;

/** Widths of windows. The wide ones are used only for many texts, because each width is another pass over a URL. */
const WINDOW_WIDTHS = [1, 2, 3, 4, 6, 8] as const;
const MANY_TEXTS = 64;

const maskOfWidth = (width: number) => (-1 >>> (8 * (UNITS_PER_NUMBER - width))) | 0;

/** A buffer for the windows of a text of ordinary length. */
const windowCounters = new Int32Array(256);

/** Windows of one width. Windows wider than four units are nearly always unique: some share a number. */
class UnitWindow {
  private readonly mask: number;
  /** How many units the window is wider than four. */
  private readonly gap: number;
  readonly width: number;

  constructor(width: number) {
    this.width = width;
    this.mask = maskOfWidth(Math.min(width, UNITS_PER_NUMBER));
    this.gap = Math.max(0, width - UNITS_PER_NUMBER);
  }

  /**
   * Returns the number of the window that ends at a place, from the numbers of the windows of four units
   * (`shiftWindow`).
   */
  at(fours: Int32Array, place: number): number {
    const low = fours[place]! & this.mask;
    return this.gap === 0 ? low : Math.imul(fours[place - this.gap]!, 0x85ebca6b) ^ low;
  }

  /** Calls `visit` with the number of each window in a text. */
  each(text: string, visit: (code: number) => void): void {
    const fours = text.length <= windowCounters.length ? windowCounters : new Int32Array(text.length);
    let four = 0;
    for (let i = 0; i < text.length; i++) {
      fours[i] = four = shiftWindow(four, text.charCodeAt(i));
      if (i >= this.width - 1) visit(this.at(fours, i));
    }
  }
}

/** Returns the widest window for texts of this length, given the number of texts. 0 for the empty text. */
const windowWidthFor = (length: number, texts: number): number =>
  WINDOW_WIDTHS.findLast((width) => width <= length && (width <= UNITS_PER_NUMBER || texts > MANY_TEXTS)) ??
  0;

/** Finds the rarest window of each list of texts. Some windows share a counter, which makes them look less rare. */
function findRarestWindows(lists: readonly (readonly string[])[], window: UnitWindow): Int32Array {
  const bits = tableBits(8 * lists.length);
  const counts = new Uint32Array(2 ** bits);
  const forEachWindow = (texts: readonly string[], visit: (code: number) => void) => {
    for (const text of texts) window.each(text, visit);
  };
  for (const texts of lists) forEachWindow(texts, (code) => counts[slotOfKey(code, bits)]!++);
  return toInt32Array(lists, (texts) => {
    let [rarest, lowestCount] = [0, Infinity];
    forEachWindow(texts, (code) => {
      const count = counts[slotOfKey(code, bits)]!;
      if (count < lowestCount) [rarest, lowestCount] = [code, count];
    });
    return rarest;
  });
}

/** A rule with wildcards. Of several that match, the one with the lowest rank decides. */
export interface WildcardRule {
  readonly pattern: PathPattern;
  readonly rank: number;
}

/** Called with a rule that matches. Returns the rank below which other rules still count. */
export type MatchVisitor = (rule: WildcardRule) => number;

/** Up to this number, rules are tried one by one. */
const MIN_INDEXED_RULES = 6;

/**
 * Returns the pieces that a URL must contain as they are, in its path or its query: some pieces read differently
 * after the `?`.
 */
const literalPieces = ({ segments, querySegments }: PathPattern) =>
  segments.filter((piece, i) => i > 0 && piece === querySegments[i]);

const requiredUnits = ({ pattern }: WildcardRule) =>
  literalPieces(pattern).reduce((mask, piece) => mask | unitMask(piece), 0);

/** Rules, best first, with the units that a URL needs for each, and those that it needs for all of them. */
class RankedRules {
  readonly rules: readonly WildcardRule[];
  private readonly needs: Int32Array;
  readonly needsAll: number;

  constructor(rules: readonly WildcardRule[]) {
    this.rules = rules;
    this.needs = toInt32Array(rules, requiredUnits);
    this.needsAll = this.needs.reduce((mask, units) => mask & units, -1);
  }

  matches(place: number, { url, units }: UrlWalk): boolean {
    return (this.needs[place]! & ~units) === 0 && matchesPattern(this.rules[place]!.pattern, url);
  }

  /** Tries the rules one after the other. Returns the rank below which other rules still count. */
  search(walk: UrlWalk, below: number, onMatch: MatchVisitor): number {
    let limit = below;
    for (let place = 0; place < this.rules.length; place++) {
      const rule = this.rules[place]!;
      if (rule.rank >= limit) return limit;
      if (this.matches(place, walk)) limit = onMatch(rule);
    }
    return limit;
  }
}

/** Rules that are found by windows of one width. */
class RulesByWindow {
  private readonly ranked: RankedRules;
  private readonly window: UnitWindow;
  private readonly table: KeyTable;
  /** For the first rule of each window, the last search that found it, so that each rule is tried once per search. */
  private readonly lastSearch: Float64Array;
  private searches = 0;

  constructor(rules: readonly WildcardRule[], width: number) {
    this.ranked = new RankedRules(rules);
    this.window = new UnitWindow(width);
    const pieces = rules.map(({ pattern }) => literalPieces(pattern));
    this.table = new KeyTable(findRarestWindows(pieces, this.window));
    this.lastSearch = new Float64Array(rules.length);
  }

  search(walk: UrlWalk, from: number, below: number, onMatch: MatchVisitor): number {
    if ((this.ranked.needsAll & ~walk.units) !== 0) return below;
    const { table, lastSearch, window } = this;
    const { url } = walk;
    const windows = walk.windows();
    const search = ++this.searches;
    let limit = below;
    for (let i = from + window.width - 1; i < url.length; i++) {
      const first = table.first(window.at(windows, i));
      if (first < 0 || lastSearch[first] === search) continue;
      lastSearch[first] = search;
      limit = this.tryFrom(first, walk, limit, onMatch);
    }
    return limit;
  }

  private tryFrom(first: number, walk: UrlWalk, below: number, onMatch: MatchVisitor): number {
    let limit = below;
    for (let place = first; place >= 0; place = this.table.after(place)) {
      const rule = this.ranked.rules[place]!;
      if (rule.rank >= limit) return limit;
      if (this.ranked.matches(place, walk)) limit = onMatch(rule);
    }
    return limit;
  }
}

/** Rules with wildcards that share a literal beginning. They are indexed at the first search. */
export class WildcardRules {
  /** Sorted, best first. */
  readonly rules: readonly WildcardRule[];
  private groups:
    | { readonly unindexed: RankedRules; readonly byWindow: readonly RulesByWindow[] }
    | undefined;

  constructor(rules: readonly WildcardRule[]) {
    this.rules = rules.toSorted((a, b) => a.rank - b.rank);
  }

  /**
   * Calls `onMatch` with the rules that match a URL. The URL begins as they do, up to `from`. Rules whose rank is
   * not below `below`, or not below the last result of `onMatch`, are skipped. Returns the final limit.
   */
  search(walk: UrlWalk, from: number, below: number, onMatch: MatchVisitor): number {
    const { unindexed, byWindow } = (this.groups ??= this.group());
    let limit = unindexed.search(walk, below, onMatch);
    for (const group of byWindow) limit = group.search(walk, from, limit, onMatch);
    return limit;
  }

  private group() {
    if (this.rules.length <= MIN_INDEXED_RULES)
      return { unindexed: new RankedRules(this.rules), byWindow: [] };
    const byWidth = new Map<number, WildcardRule[]>();
    for (const rule of this.rules) {
      const longest = literalPieces(rule.pattern).reduce((max, { length }) => Math.max(max, length), 0);
      const width = windowWidthFor(longest, this.rules.length);
      const sameWidth = byWidth.get(width);
      if (sameWidth) sameWidth.push(rule);
      else byWidth.set(width, [rule]);
    }
    const unindexed = new RankedRules(byWidth.get(0) ?? []);
    byWidth.delete(0);
    return { unindexed, byWindow: Array.from(byWidth, ([width, rules]) => new RulesByWindow(rules, width)) };
  }
}
