// A shortest canonical URL that one pattern matches and none of a list does, or the certainty that there is none.
import type { PathPattern } from '../../matching/path-pattern.ts';
import { lazy } from '../../text/lazy.ts';
import { createPatternSteps, FAILS, MATCHES, type PatternSteps } from './pattern-steps.ts';
import { endOfUnits, type UrlUnits } from './url-units.ts';

// Paths without wildcards as a tree of their units: which of them a URL has come to, in one step per unit.
// A node is made when somebody comes to it, so that the tree of a large file stays small.
/** One beginning that several paths share. Patterns are given by their place in the list. */
interface CoverNode {
  /** Unlike those of the other nodes of the tree. */
  readonly id: number;
  /** The first pattern that matches whatever follows; -1 without one. */
  readonly whole: number;
  /** The first pattern that matches a URL that ends here; -1 without one. */
  readonly ended: number;
  /** The node one unit further; undefined if no pattern goes on so. */
  readonly next: (unit: string) => CoverNode | undefined;
  /** The units by which patterns go on. */
  readonly units: () => Iterable<string>;
}

/** A pattern without wildcards. */
interface LiteralCover {
  readonly place: number;
  readonly path: string;
  readonly anchored: boolean;
}

/** The tree of those patterns of a list that have no wildcard; nothing else is looked at. */
function createCoverTree(patterns: readonly PathPattern[]): CoverNode {
  let nodes = 0;
  const make = (covers: readonly LiteralCover[], depth: number): CoverNode => {
    const endsHere = (anchored: boolean) =>
      covers.find((cover) => cover.path.length === depth && cover.anchored === anchored)?.place ?? -1;
    const grouped = lazy(() => {
      const byUnit = new Map<string, LiteralCover[]>();
      for (const cover of covers) {
        const unit = cover.path[depth];
        if (unit === undefined) continue;
        const group = byUnit.get(unit);
        if (group) group.push(cover);
        else byUnit.set(unit, [cover]);
      }
      return byUnit;
    });
    const known = new Map<string, CoverNode>();
    const next = (unit: string) => {
      const below = known.get(unit);
      if (below) return below;
      const group = grouped().get(unit);
      if (!group) return undefined;
      const made = make(group, depth + 1);
      known.set(unit, made);
      return made;
    };
    return {
      id: nodes++,
      whole: endsHere(false),
      ended: endsHere(true),
      next,
      units: () => grouped().keys(),
    };
  };
  const literal = patterns.flatMap(({ segments: [path, ...more], anchored }, place) =>
    more.length === 0 ? [{ place, path, anchored }] : [],
  );
  return make(literal, 0);
}

/** What may be spent on a search, counted down: one for each pattern that is moved on by one unit. */
export interface SearchBudget {
  left: number;
}

/** How a search ended. `used`: patterns of the list, by place, that together match all that the one matches. */
export type SearchResult<Found> =
  | { readonly end: 'found'; readonly found: Found }
  | { readonly end: 'none'; readonly used: readonly number[] }
  | { readonly end: 'open' };

/** How many URLs are tried that are refused before the search is given up. */
const MAX_REFUSALS = 64;

/** Where all patterns have come to after the same units. */
interface SearchState {
  readonly units: string;
  readonly target: number;
  /** Undefined where no pattern without wildcards goes on. */
  readonly tree: CoverNode | undefined;
  readonly wilds: readonly number[];
  readonly end: string;
}

/** The patterns of a search, ready to be moved on. */
interface Automata {
  readonly target: PatternSteps;
  readonly wilds: readonly PatternSteps[];
  /** Places of the patterns with wildcards in the list. */
  readonly places: readonly number[];
  readonly tree: CoverNode;
  readonly used: Set<number>;
}

/** Notes one of the patterns that stand in the way; true if there is one. */
function isDeadEnd(places: readonly number[], used: Set<number>): boolean {
  const [first] = places;
  if (first === undefined) return false;
  if (!places.some((place) => used.has(place))) used.add(first);
  return true;
}

const coversInTheWay = (
  { places }: Automata,
  { wilds }: SearchState,
  ofTree: number | undefined,
  stands: (state: number, i: number) => boolean,
): number[] => [
  ...(ofTree === undefined || ofTree < 0 ? [] : [ofTree]),
  ...places.filter((_, i) => stands(wilds[i]!, i)),
];

/** Whether nothing that begins so can be found: the pattern fails, or one of the list matches whatever follows. */
function isCovered(automata: Automata, state: SearchState): boolean {
  if (state.target === FAILS) return true;
  return isDeadEnd(
    coversInTheWay(automata, state, state.tree?.whole, (one) => one === MATCHES),
    automata.used,
  );
}

/** Whether the units so far are matched by the pattern and by none of the list. */
function isUncovered(automata: Automata, state: SearchState): boolean {
  if (!automata.target.isMatch(state.target)) return false;
  const stands = (one: number, i: number) => automata.wilds[i]!.isMatch(one);
  return !isDeadEnd(coversInTheWay(automata, state, state.tree?.ended, stands), automata.used);
}

const advance = ({ target, wilds }: Automata, state: SearchState, unit: string): SearchState => ({
  units: state.units + unit,
  target: target.step(state.target, unit),
  tree: state.tree?.next(unit),
  wilds: wilds.map((wild, i) => wild.step(state.wilds[i]!, unit)),
  end: endOfUnits(state.end, unit),
});

const stateKey = ({ target, tree, wilds, end }: SearchState) =>
  `${target} ${tree?.id ?? ''} ${end} ${wilds.join()}`;

/** The units that make a difference to any pattern, and one that makes none; in the order of `all`. */
function relevantUnits(
  patterns: readonly PathPattern[],
  { units: all, starts }: UrlUnits,
): readonly string[] {
  const counting = new Set<string>(starts);
  for (const { segments } of patterns)
    for (const segment of segments) for (const unit of segment) counting.add(unit);
  const other = all.find((unit) => !counting.has(unit));
  return all.filter((unit) => unit === other || counting.has(unit));
}

/**
 * Searches in breadth, so that what is found is short.
 * @param covers the list; earlier ones are named rather than later ones.
 * @param check makes something of a URL that is found, or refuses it; then the search goes on.
 */
export function searchUncovered<Found>(
  target: PathPattern,
  covers: readonly PathPattern[],
  units: UrlUnits,
  budget: SearchBudget,
  check: (units: string) => Found | undefined,
): SearchResult<Found> {
  const wildcards = [...covers.entries()].filter(([, { segments }]) => segments.length > 1);
  const places = wildcards.map(([place]) => place);
  const wilds = wildcards.map(([, pattern]) => createPatternSteps(pattern));
  const used = new Set<number>();
  const automata: Automata = {
    target: createPatternSteps(target),
    wilds,
    places,
    tree: createCoverTree(covers),
    used,
  };
  const counting = relevantUnits([target, ...covers], units);
  const begun: SearchState = {
    units: '',
    target: automata.target.start,
    tree: automata.tree,
    wilds: wilds.map(({ start }) => start),
    end: '',
  };
  const [beginning] = target.segments;
  const canFollow = (state: SearchState): readonly string[] => {
    const forced = beginning[state.units.length];
    return forced === undefined ? counting : counting.filter((unit) => unit === forced);
  };
  const seen = new Set<string>();
  const waiting: SearchState[] = [];
  let refused = 0;
  /** What is found at a state; else the state waits for its turn. */
  const visit = (state: SearchState): Found | undefined => {
    if (isCovered(automata, state)) return undefined;
    if ((state.units !== '' || units.starts.has('')) && isUncovered(automata, state)) {
      const found = check(state.units);
      if (found !== undefined) return found;
      refused++;
    }
    const key = stateKey(state);
    if (!seen.has(key)) waiting.push(state);
    seen.add(key);
    return undefined;
  };
  const first = visit(begun);
  if (first !== undefined) return { end: 'found', found: first };
  // States that are visited on the way are appended, and have their turn after the others.
  for (const state of waiting) {
    for (const unit of canFollow(state)) {
      if (state.units === '' ? !units.starts.has(unit) : !units.mayFollow(state.end, unit)) continue;
      budget.left -= 1 + wilds.length;
      if (budget.left < 0 || refused > MAX_REFUSALS) return { end: 'open' };
      const found = visit(advance(automata, state, unit));
      if (found !== undefined) return { end: 'found', found };
    }
  }
  return refused > 0 ? { end: 'open' } : { end: 'none', used: [...used] };
}
