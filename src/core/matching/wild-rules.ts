// Which rules with wildcards match a URL: of many, only those are tried of which a piece occurs in it.
//
// Four octets in a row (fewer where a rule has no longer piece) stand for each rule, chosen as rare as can be. One pass
// over the URL finds the rules whose octets it contains.
import { bitsFor, KeyTable, slotOf } from './key-table.ts';
import { matchesPattern, type PathPattern } from './path-pattern.ts';

/** Of several rules that match, the one with the lowest rank decides. */
export interface WildRule {
  readonly pattern: PathPattern;
  readonly rank: number;
}

/** Told of a rule that matches; returns the rank below which others still count. */
export type Found = (rule: WildRule) => number;

/** So many octets of a piece stand for its rule: as many as one whole number holds. */
const WIDEST = 4;

/** So few rules are tried one by one. */
const FEW = 6;

/** Ranks above other ones are not tried; the rules stand best first. Returns the rank below which others still count. */
function tryEach(rules: readonly WildRule[], url: string, below: number, found: Found): number {
  let limit = below;
  for (const rule of rules) {
    if (rule.rank >= limit) return limit;
    if (matchesPattern(rule.pattern, url)) limit = found(rule);
  }
  return limit;
}

/** The octets of a window that moves on by one unit. */
const moved = (code: number, unit: number, mask: number) => ((code << 8) | (unit & 0xff)) & mask;

const maskOf = (width: number) => (-1 >>> (8 * (WIDEST - width))) | 0;

/** The pieces that have to stand in a URL as they are, wherever they are found: behind its `?` some read otherwise. */
const piecesOf = ({ segments, querySegments }: PathPattern) =>
  segments.filter((piece, i) => i > 0 && piece === querySegments[i]);

/** Calls `visit` with the octets of each window of a width in a piece. */
function eachWindow(piece: string, width: number, visit: (code: number) => void): void {
  const mask = maskOf(width);
  let code = 0;
  for (let i = 0; i < piece.length; i++) {
    code = moved(code, piece.charCodeAt(i), mask);
    if (i >= width - 1) visit(code);
  }
}

/** For each rule the rarest window of its pieces. Two windows may be counted as one, which makes them look less rare. */
function rarestWindows(rules: readonly WildRule[], width: number): Int32Array {
  const bits = bitsFor(8 * rules.length);
  const counts = new Uint32Array(2 ** bits);
  const each = ({ pattern }: WildRule, visit: (code: number) => void) => {
    for (const piece of piecesOf(pattern)) eachWindow(piece, width, visit);
  };
  for (const rule of rules) each(rule, (code) => counts[slotOf(code, bits)]!++);
  return Int32Array.from(rules, (rule) => {
    let [rarest, least] = [0, Infinity];
    each(rule, (code) => {
      const count = counts[slotOf(code, bits)]!;
      if (count < least) [rarest, least] = [code, count];
    });
    return rarest;
  });
}

/** Rules, best first, that are found by windows of one width. */
class ByWindow {
  private readonly rules: readonly WildRule[];
  private readonly mask: number;
  private readonly table: KeyTable;
  /** For the first rule of each window the search that came across it last: so that each rule is tried once. */
  private readonly tried: Float64Array;
  private searches = 0;

  constructor(rules: readonly WildRule[], width: number) {
    this.rules = rules;
    this.mask = maskOf(width);
    this.table = new KeyTable(rarestWindows(rules, width));
    this.tried = new Float64Array(rules.length);
  }

  search(url: string, from: number, below: number, found: Found): number {
    const { table, tried, mask } = this;
    const search = ++this.searches;
    let limit = below;
    let code = 0;
    for (let i = from; i < url.length; i++) {
      code = moved(code, url.charCodeAt(i), mask);
      const first = table.first(code);
      if (first < 0 || tried[first] === search) continue;
      tried[first] = search;
      limit = this.tryFrom(first, url, limit, found);
    }
    return limit;
  }

  private tryFrom(first: number, url: string, below: number, found: Found): number {
    let limit = below;
    for (let place = first; place >= 0; place = this.table.after(place)) {
      const rule = this.rules[place]!;
      if (rule.rank >= limit) return limit;
      if (matchesPattern(rule.pattern, url)) limit = found(rule);
    }
    return limit;
  }
}

/** Rules with wildcards that have one literal beginning. What they are found by is made when somebody searches. */
export class WildRules {
  /** Best first. */
  readonly rules: readonly WildRule[];
  private parted:
    | { readonly others: readonly WildRule[]; readonly byWindow: readonly ByWindow[] }
    | undefined;

  constructor(rules: readonly WildRule[]) {
    this.rules = rules.toSorted((a, b) => a.rank - b.rank);
  }

  /**
   * Calls `found` with rules that match a URL which begins as they do, up to `from`. Rules whose rank is not below
   * `below`, or what `found` returned last, are passed over. Returns that limit in the end.
   */
  search(url: string, from: number, below: number, found: Found): number {
    if (this.rules.length <= FEW) return tryEach(this.rules, url, below, found);
    const { others, byWindow } = (this.parted ??= this.part());
    let limit = tryEach(others, url, below, found);
    for (const one of byWindow) limit = one.search(url, from, limit, found);
    return limit;
  }

  private part() {
    const byWidth: WildRule[][] = Array.from({ length: WIDEST + 1 }, () => []);
    for (const rule of this.rules) {
      const longest = piecesOf(rule.pattern).reduce((most, { length }) => Math.max(most, length), 0);
      byWidth[Math.min(longest, WIDEST)]!.push(rule);
    }
    const [others, ...more] = byWidth;
    const byWindow = more.flatMap((rules, i) => (rules.length > 0 ? [new ByWindow(rules, i + 1)] : []));
    return { others: others!, byWindow };
  }
}
