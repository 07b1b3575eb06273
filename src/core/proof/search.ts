// Finds a shortest URL that some patterns match and others do not, or proves that there is none.
import type { CooperativeTask } from '../questions/cooperative-task.ts';
import {
  createAlphabet,
  type FirstCharacter,
  firstLetter,
  type Letter,
  type TokenChoice,
} from './alphabet.ts';
import { automatonOf, FAILS, MATCHES } from './automaton.ts';
import type { Decider } from './rule-list.ts';
import type { TokenUnits } from './tokens.ts';

/** The remaining budget of searches, in steps: one step advances one pattern by one token of a URL. */
export interface StepBudget {
  left: number;
}

/** A pattern that a search follows, as the reader with this index compares it. */
export interface TrackedDecider {
  readonly decider: Decider;
  readonly reader: number;
}

/** What a search is for: URLs that each of `musts` matches and none of `nots`. */
export interface UrlSearch extends TokenChoice {
  readonly musts: readonly TrackedDecider[];
  readonly nots: readonly TrackedDecider[];
  /** How each reader compares tokens. Patterns name a reader by its index here. */
  readonly readers: readonly TokenUnits[];
  /** How the URLs can begin after their host. Only with `/` by default. */
  readonly beginnings?: readonly FirstCharacter[];
}

/** `none` is a proof. `budget`: the budget was not enough. `refused`: all URLs that were found were refused. */
export type SearchResult<Found> =
  | { readonly end: 'found'; readonly found: Found }
  | { readonly end: 'none' | 'budget' | 'refused' };

/** A beginning of URLs. */
interface SearchNode {
  /** Indexes of the patterns that have not failed; `states` has their states. */
  readonly active: readonly number[];
  readonly states: readonly number[];
  readonly inQuery: 0 | 1;
  /** How far the end of the beginning looks like an escape: 1 after a `%`, 2 after one more digit. */
  readonly escape: 0 | 1 | 2;
  readonly before: SearchNode | undefined;
  readonly text: string;
}

function textOf(node: SearchNode): string {
  const parts: string[] = [];
  for (let at: SearchNode | undefined = node; at; at = at.before) parts.push(at.text);
  return parts.reverse().join('');
}

const escapeAfter = (before: SearchNode['escape'], { token }: Letter): SearchNode['escape'] => {
  if (token.text === '%') return 1;
  return before === 1 && token.isHex ? 2 : 0;
};

const STEPS_PER_SLICE = 20_000;

/** The number of refused URLs after which a search is abandoned. */
const MAX_REFUSALS = 64;

/**
 * Searches breadth-first, so that the first URL is a shortest one. Pauses regularly.
 * @param accept converts a URL to a result, or refuses it; then the search continues.
 */
export function* shortestPathTask<Found>(
  search: UrlSearch,
  budget: StepBudget,
  accept: (path: string) => Found | 'refused',
): CooperativeTask<SearchResult<Found>> {
  const { musts, nots, readers, beginnings = ['/'] } = search;
  const tracked = [...musts, ...nots];
  const automata = tracked.map(({ decider }) => automatonOf(decider.pattern));
  const { letters, beginningWith } = createAlphabet(
    tracked.map(({ decider }) => decider.pattern),
    readers,
    search,
  );
  const followsQuery = readers.some((units) => units.hasQueryReading);
  const start: SearchNode = {
    active: tracked.map((_, i) => i),
    states: automata.map((automaton) => automaton.start),
    inQuery: 0,
    escape: 0,
    before: undefined,
    text: '',
  };
  const firstLetters = beginnings.map((character) => firstLetter(character, readers));
  /** Returns the letters that can follow: fewer while a pattern that must match still requires a certain unit. */
  const lettersAfter = (node: SearchNode): readonly Letter[] => {
    if (node === start) return firstLetters;
    const { inQuery, states } = node;
    for (let i = 0; i < musts.length; i++) {
      const unit = automata[i]!.requiredUnit(states[i]!);
      if (unit >= 0) return beginningWith(inQuery, tracked[i]!.reader, unit);
    }
    return letters;
  };
  /** Returns the node after one more letter. Undefined if no URL that begins so is searched. */
  const advance = (node: SearchNode, letter: Letter): { node: SearchNode; isMatch: boolean } | undefined => {
    if (node.escape === 2 && letter.token.isHex) return undefined;
    const active: number[] = [];
    const states: number[] = [];
    let isMatch = true;
    for (let k = 0; k < node.active.length; k++) {
      const i = node.active[k]!;
      const automaton = automata[i]!;
      let state = node.states[k]!;
      for (const code of letter.codes[node.inQuery][tracked[i]!.reader]!) state = automaton.step(state, code);
      const isMust = i < musts.length;
      if (state === FAILS) {
        if (isMust) return undefined;
        continue;
      }
      if (!isMust && state === MATCHES) return undefined;
      if (automaton.isMatch(state) !== isMust) isMatch = false;
      active.push(i);
      states.push(state);
    }
    const inQuery = followsQuery && (node.inQuery === 1 || letter.isQueryMark) ? 1 : 0;
    const escape = escapeAfter(node.escape, letter);
    return { node: { active, states, inQuery, escape, before: node, text: letter.token.text }, isMatch };
  };
  const visited = new Set<string>();
  let layer: readonly SearchNode[] = [start];
  let pauseAt = budget.left - STEPS_PER_SLICE;
  let refused = 0;
  while (layer.length > 0) {
    const next: SearchNode[] = [];
    for (const node of layer) {
      for (const letter of lettersAfter(node)) {
        budget.left -= 1 + node.active.length;
        if (budget.left < 0) return { end: 'budget' };
        const step = advance(node, letter);
        if (!step) continue;
        if (step.isMatch) {
          const found = accept(textOf(step.node));
          if (found !== 'refused') return { end: 'found', found };
          if (++refused > MAX_REFUSALS) return { end: 'refused' };
        }
        const { active, states, inQuery, escape } = step.node;
        const key = `${inQuery}${escape} ${active.join()} ${states.join()}`;
        if (visited.has(key)) continue;
        visited.add(key);
        next.push(step.node);
      }
      if (budget.left < pauseAt) {
        pauseAt = budget.left - STEPS_PER_SLICE;
        yield;
      }
    }
    layer = next;
  }
  return { end: refused > 0 ? 'refused' : 'none' };
}
