// Which rules with wildcards match a URL: of many, only those are tried of which a piece occurs in it.
//
// A few octets in a row stand for each rule, chosen as rare as can be. One pass over the URL for each width finds the
// rules whose octets it contains.

import { matchesPattern, type PathPattern } from '../path-pattern.ts';
import { toInt32Array } from './int32-array.ts';
import { slotOfKey, tableBits } from './key-filter.ts';
import { KeyTable } from './key-table.ts';
import { shiftWindow, type UrlWalk, unitMask } from './url-walk.ts';

// Windows: so many units in a row, as whole numbers by which texts that contain them are found.
/** So many units a whole number holds. */
const UNITS_PER_NUMBER = 4;

/** Widths of windows, the wide ones only for many texts: each width is a pass of its own over a URL. */
const WINDOW_WIDTHS = [1, 2, 3, 4, 6, 8] as const;
const MANY_TEXTS = 64;

const maskOfWidth = (width: number) => (-1 >>> (8 * (UNITS_PER_NUMBER - width))) | 0;

/** Room for the windows of a text of ordinary length. */
const windowCounters = new Int32Array(256);

/** Units of one width. Windows that are wider than four stand for themselves nearly always: some share a number. */
class UnitWindow {
  private readonly mask: number;
  /** How much wider than four. */
  private readonly gap: number;
  readonly width: number;

  constructor(width: number) {
    this.width = width;
    this.mask = maskOfWidth(Math.min(width, UNITS_PER_NUMBER));
    this.gap = Math.max(0, width - UNITS_PER_NUMBER);
  }

  /** The number of the window that ends at a place, by the numbers of those of four units (`moved`). */
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

/** The widest window that texts of a length, of which there are so many, are found by; 0 for the empty text. */
const windowWidthFor = (length: number, texts: number): number =>
  WINDOW_WIDTHS.findLast((width) => width <= length && (width <= UNITS_PER_NUMBER || texts > MANY_TEXTS)) ??
  0;

/** For each list of texts their rarest window. Some are counted as one, which makes them look less rare. */
function findRarestWindows(lists: readonly (readonly string[])[], window: UnitWindow): Int32Array {
  const bits = tableBits(8 * lists.length);
  const counts = new Uint32Array(2 ** bits);
  const each = (texts: readonly string[], visit: (code: number) => void) => {
    for (const text of texts) window.each(text, visit);
  };
  for (const texts of lists) each(texts, (code) => counts[slotOfKey(code, bits)]!++);
  return toInt32Array(lists, (texts) => {
    let [rarest, least] = [0, Infinity];
    each(texts, (code) => {
      const count = counts[slotOfKey(code, bits)]!;
      if (count < least) [rarest, least] = [code, count];
    });
    return rarest;
  });
}

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
