// Searches for a shortest canonical URL that one pattern matches and no pattern of a list does, or proves that
// there is none.
import type { PathPattern } from '../../matching/path-pattern.ts';
import { type Automaton, automatonOf, FAILS, MATCHES } from '../../proof/automaton.ts';
import { lazy } from '../../text/lazy.ts';
import { endOfUnits, type UrlUnits } from './url-units.ts';

/**
 * A node of the tree of patterns without wildcards: a prefix that several of them share. The tree finds the
 * patterns that a URL has matched so far, in one step per unit. Nodes are created when they are first visited, so
 * that the tree of a large file stays small. Patterns are identified by their index in the list.
 */
interface CoverNode {
  /** Unique among the nodes of the tree. */
  readonly id: number;
  /** The first pattern that matches regardless of what follows; -1 if there is none. */
  readonly whole: number;
  /** The first pattern that matches a URL that ends here; -1 if there is none. */
  readonly ended: number;
  /** Returns the node after one more unit, or undefined if no pattern continues with it. */
  readonly next: (unit: string) => CoverNode | undefined;
  /** The units with which patterns continue. */
  readonly units: () => Iterable<string>;
}

/** A pattern without wildcards. */
interface LiteralCover {
  readonly place: number;
  readonly path: string;
  readonly anchored: boolean;
}

/** Creates the tree of the patterns without a wildcard. The other patterns are ignored. */
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
    const childNodes = new Map<string, CoverNode>();
    const next = (unit: string) => {
      const existing = childNodes.get(unit);
      if (existing) return existing;
      const group = grouped().get(unit);
      if (!group) return undefined;
      const child = make(group, depth + 1);
      childNodes.set(unit, child);
      return child;
    };
    return {
      id: nodes++,
      whole: endsHere(false),
      ended: endsHere(true),
      next,
      units: () => grouped().keys(),
    };
  };
  const literal = patterns.flatMap(({ segments: [path, ...otherSegments], anchored }, place) =>
    otherSegments.length === 0 ? [{ place, path, anchored }] : [],
  );
  return make(literal, 0);
}

/** The remaining budget of a search, in steps: one step advances one pattern by one unit. */
export interface SearchBudget {
  left: number;
}

/**
 * The result of a search. `used`: indexes of patterns in the list that together match everything that the target
 * matches. `open`: the budget was not enough.
 */
export type SearchResult<Found> =
  | { readonly end: 'found'; readonly found: Found }
  | { readonly end: 'none'; readonly used: readonly number[] }
  | { readonly end: 'open' };

/** The number of rejected URLs after which the search is abandoned. */
const MAX_REFUSALS = 64;

/** The states of all patterns after the same units. */
interface SearchState {
  readonly units: string;
  readonly target: number;
  /** Undefined if no pattern without wildcards continues. */
  readonly tree: CoverNode | undefined;
  readonly wilds: readonly number[];
  readonly end: string;
}

/** The automata of the patterns of a search. */
interface Automata {
  readonly target: Automaton;
  readonly wilds: readonly Automaton[];
  /** Indexes, in the list, of the patterns with wildcards. */
  readonly places: readonly number[];
  readonly tree: CoverNode;
  readonly used: Set<number>;
}

/** Records one of the patterns that exclude a state. Returns whether there is one. */
function isDeadEnd(places: readonly number[], used: Set<number>): boolean {
  const [first] = places;
  if (first === undefined) return false;
  if (!places.some((place) => used.has(place))) used.add(first);
  return true;
}

const matchingCovers = (
  { places }: Automata,
  { wilds }: SearchState,
  treeCover: number | undefined,
  isMatching: (state: number, i: number) => boolean,
): number[] => [
  ...(treeCover === undefined || treeCover < 0 ? [] : [treeCover]),
  ...places.filter((_, i) => isMatching(wilds[i]!, i)),
];

/**
 * Whether no URL with this beginning can be a match: the target fails, or a pattern of the list matches regardless
 * of what follows.
 */
function isCovered(automata: Automata, state: SearchState): boolean {
  if (state.target === FAILS) return true;
  return isDeadEnd(
    matchingCovers(automata, state, state.tree?.whole, (patternState) => patternState === MATCHES),
    automata.used,
  );
}

/** Whether the target matches the units so far, and no pattern of the list does. */
function isUncovered(automata: Automata, state: SearchState): boolean {
  if (!automata.target.isMatch(state.target)) return false;
  const isMatching = (patternState: number, i: number) => automata.wilds[i]!.isMatch(patternState);
  return !isDeadEnd(matchingCovers(automata, state, state.tree?.ended, isMatching), automata.used);
}

const advance = ({ target, wilds }: Automata, state: SearchState, unit: string): SearchState => ({
  units: state.units + unit,
  target: target.step(state.target, unit.charCodeAt(0)),
  tree: state.tree?.next(unit),
  wilds: wilds.map((wild, i) => wild.step(state.wilds[i]!, unit.charCodeAt(0))),
  end: endOfUnits(state.end, unit),
});

const stateKey = ({ target, tree, wilds, end }: SearchState) =>
  `${target} ${tree?.id ?? ''} ${end} ${wilds.join()}`;

/** Returns the units that some pattern contains and one other unit, in the order of `all`. */
function relevantUnits(
  patterns: readonly PathPattern[],
  { units: all, starts }: UrlUnits,
): readonly string[] {
  const relevant = new Set<string>(starts);
  for (const { segments } of patterns)
    for (const segment of segments) for (const unit of segment) relevant.add(unit);
  const other = all.find((unit) => !relevant.has(unit));
  return all.filter((unit) => unit === other || relevant.has(unit));
}

/**
 * Searches breadth-first, so that the URL is short.
 * @param covers the list. Earlier patterns are preferred in `used`.
 * @param check converts a URL to a result, or rejects it; then the search continues.
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
  const wilds = wildcards.map(([, pattern]) => automatonOf(pattern));
  const used = new Set<number>();
  const automata: Automata = {
    target: automatonOf(target),
    wilds,
    places,
    tree: createCoverTree(covers),
    used,
  };
  const relevant = relevantUnits([target, ...covers], units);
  const initialState: SearchState = {
    units: '',
    target: automata.target.start,
    tree: automata.tree,
    wilds: wilds.map(({ start }) => start),
    end: '',
  };
  const [beginning] = target.segments;
  const canFollow = (state: SearchState): readonly string[] => {
    const required = beginning[state.units.length];
    return required === undefined ? relevant : relevant.filter((unit) => unit === required);
  };
  const visitedKeys = new Set<string>();
  const queue: SearchState[] = [];
  let refused = 0;
  /** Returns the result at a state, or adds the state to the queue. */
  const visit = (state: SearchState): Found | undefined => {
    if (isCovered(automata, state)) return undefined;
    if ((state.units !== '' || units.starts.has('')) && isUncovered(automata, state)) {
      const found = check(state.units);
      if (found !== undefined) return found;
      refused++;
    }
    const key = stateKey(state);
    if (!visitedKeys.has(key)) queue.push(state);
    visitedKeys.add(key);
    return undefined;
  };
  const first = visit(initialState);
  if (first !== undefined) return { end: 'found', found: first };
  // States that are visited during the loop are appended, and are processed after the others.
  for (const state of queue) {
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
