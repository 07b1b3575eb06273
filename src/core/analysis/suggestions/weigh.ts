// The best suggestions for a cell: those that change least besides it, each with all that it changes.
import { type CooperativeTask, runSync } from '../../questions/cooperative-task.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import { readerOf } from '../../readers/registry.ts';
import { lowerCase } from '../../text/lower-case.ts';
import type { Candidate, CandidateCode, NoSuggestion } from './candidate.ts';
import { type Cells, type FileOptions, type ReaderFlips, sideEffectsTask } from './side-effects.ts';
import { type Wish, wishedAgents } from './situation.ts';
import { siteWithEdits, suggestTask } from './suggest.ts';

/** The cells that change under a reader, and how many of those that are meant are among them. */
export interface Change extends ReaderFlips {
  readonly meant: number;
  /** True if those that are meant, or what was left of them, change as they are meant to. */
  readonly isMeant: boolean;
}

/** A candidate, and the cells that it gives another answer, the one that is meant included; the chosen reader first. */
export type Suggestion = Candidate & { readonly changes: readonly Change[] };

/** Up to three, the smallest side effect first; without any, the reason why. */
export interface WeighedSuggestions {
  readonly suggestions: readonly Suggestion[];
  readonly reason?: NoSuggestion;
}

const MAX_SUGGESTIONS = 3;
/** So many of each kind are asked about under all readers: the best under the chosen one. */
const MAX_COMPARED = 3;

/** What is one kind to those who choose: of each, only the best is shown. */
const kindOfCode: Readonly<Record<CandidateCode, string>> = {
  'add-rule': 'rule',
  'own-record': 'record',
  'own-record-without': 'record',
  'add-record': 'new',
  'turn-rule': 'change',
  'narrow-rule': 'change',
  'empty-rule': 'change',
  'remove-rule': 'change',
};

const WIDE_COVERAGE = 'directory';

const kindOfCandidate = ({ code, params }: Candidate) =>
  'covers' in params && params.covers === 'directory' ? WIDE_COVERAGE : kindOfCode[code];

/** How much lies outside the table that a candidate may change: what it covers, or that a rule is no more. */
function candidateBreadth(candidate: Candidate): number {
  if ('covers' in candidate.params) {
    return ['exact', 'beginning', 'pattern', 'directory'].indexOf(candidate.params.covers);
  }
  return candidate.code === 'narrow-rule' ? 2 : 4;
}

/** 1 if robots beyond the table may be meant too, by their own names or as all others. */
function countReached({ params }: Candidate, wish: Wish): number {
  const agents = 'agents' in params ? (params.agents ?? []) : [];
  const own = new Set(wishedAgents(wish).map((agent) => (agent === '' ? '*' : lowerCase(agent))));
  return agents.some((name) => !own.has(lowerCase(name))) ? 1 : 0;
}

/** Characters that are written or deleted. */
const editSize = ({ edits }: Candidate) =>
  edits.reduce(
    (sum, { range: { start, end }, text }) =>
      sum +
      text.length +
      (start.line === end.line ? end.column - start.column : 80 * (end.line - start.line)),
    0,
  );

/** Cells that change besides the one that is meant. */
const unintendedChanges = (changes: readonly Change[]) =>
  changes.reduce((sum, { count, meant }) => sum + count - meant, 0);

interface WeighedCandidate {
  readonly candidate: Candidate;
  readonly changes: readonly Change[];
  /** Other cells under the chosen reader, and under all. */
  readonly others: number;
  readonly othersOfAll: number;
  /** What decides where these are equal, the most important first. */
  readonly rest: readonly number[];
}

const weightsOf = ({ others, othersOfAll, rest }: WeighedCandidate) => [others, othersOfAll, ...rest];

function compareWeight(a: WeighedCandidate, b: WeighedCandidate): number {
  const other = weightsOf(b).values();
  for (const weight of weightsOf(a)) {
    const difference = weight - (other.next().value ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Fewest other cells under the chosen reader, under all of them, no robot but the one that is meant, least beyond the
 * table, smallest edit, most readers.
 */
function weighCandidate(candidate: Candidate, changes: readonly Change[], wish: Wish): WeighedCandidate {
  return {
    candidate,
    changes,
    others: unintendedChanges(changes.slice(0, 1)),
    othersOfAll: unintendedChanges(changes),
    rest: [
      countReached(candidate, wish),
      candidateBreadth(candidate),
      editSize(candidate),
      -changes.filter(({ isMeant }) => isMeant).length,
    ],
  };
}

/** What is written, wherever it stands: a rule into the record of these robots. */
const placementKey = ({ code, params }: Candidate) =>
  code === 'add-rule' ? JSON.stringify([params.rule, params.agents]) : undefined;

/**
 * Of places for the same rule the first, unless another changes fewer cells under the chosen reader: it is the one that
 * most readers understand, and what the others change under them is what is meant.
 */
function onlyFirstPlaces(all: readonly WeighedCandidate[]): readonly WeighedCandidate[] {
  const best = new Map<string, WeighedCandidate>();
  for (const one of all) {
    const key = placementKey(one.candidate);
    const known = key === undefined ? undefined : best.get(key);
    if (key !== undefined && (!known || one.others < known.others)) best.set(key, one);
  }
  const kept = new Set(best.values());
  return all.filter((one) => kept.has(one) || placementKey(one.candidate) === undefined);
}

/** The first `most` of each kind, in order. */
function firstOfEachKind(inOrder: readonly WeighedCandidate[], most: number): WeighedCandidate[] {
  const counts = new Map<string, number>();
  return inOrder.filter(({ candidate }) => {
    const kind = kindOfCandidate(candidate);
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return count < most;
  });
}

const hasSameEffect = (wide: WeighedCandidate, narrow: WeighedCandidate) =>
  wide.others <= narrow.others && wide.othersOfAll <= narrow.othersOfAll;

/** The best of each kind; if there is room, one for a whole directory that changes no more cells than the narrow one. */
function bestCandidates(inOrder: readonly WeighedCandidate[]): WeighedCandidate[] {
  const first = firstOfEachKind(inOrder, 1);
  const isWide = ({ candidate }: WeighedCandidate) => kindOfCandidate(candidate) === WIDE_COVERAGE;
  const best = first.filter((one) => !isWide(one)).slice(0, MAX_SUGGESTIONS);
  const wide = first.find(isWide);
  const narrow = best.find(({ candidate }) => candidate.code === wide?.candidate.code);
  const hasRoom = best.length < MAX_SUGGESTIONS && wide && (!narrow || hasSameEffect(wide, narrow));
  return hasRoom ? [...best, wide].toSorted(compareWeight) : best;
}

/** What every reader is asked: about the file that is edited, and with the same status. */
function queryOptionsOf({ status, redirects, names, quirks }: Wish, file: string): FileOptions {
  return {
    file,
    ...(status === undefined ? {} : { status }),
    ...(redirects === undefined ? {} : { redirects }),
    ...(names === undefined ? {} : { names }),
    ...(quirks === undefined ? {} : { quirks }),
  };
}

/** How the cells of the table change with a candidate, under some readers. */
type ChangesFinder = (candidate: Candidate, readers: Cells['readers']) => CooperativeTask<readonly Change[]>;

function createChangesFinder(site: PolicyFiles, wish: Wish, cells: Cells, path: string): ChangesFinder {
  const { url, wanted } = wish;
  const agents = wishedAgents(wish);
  const asked = queryOptionsOf(wish, path);
  const table = { ...cells, agents: [...cells.agents, ...agents], urls: [...new Set([...cells.urls, url])] };
  const meant = { agents, urls: [url] };
  return function* changesOf(candidate, readers) {
    const after = siteWithEdits(site, path, candidate.edits);
    const all = yield* sideEffectsTask(site, after, { ...table, readers }, asked);
    const own = yield* sideEffectsTask(site, after, { ...meant, readers }, asked);
    return all.map((one, i) => {
      const flips = own[i]?.flips ?? [];
      const isMeant = flips.length > 0 && flips.every(({ after }) => after === wanted);
      return { ...one, isMeant, meant: isMeant ? flips.length : 0 };
    });
  };
}

/** `weighSuggestions`, with pauses. */
export function* weighTask(site: PolicyFiles, wish: Wish, cells: Cells): CooperativeTask<WeighedSuggestions> {
  const { candidates, reason } = yield* suggestTask(site, wish);
  if (reason) return { suggestions: [], reason };
  const chosen = readerOf(wish.reader);
  const changesOf = createChangesFinder(site, wish, cells, wish.file ?? chosen.file.path);
  const own: WeighedCandidate[] = [];
  for (const one of candidates) own.push(weighCandidate(one, yield* changesOf(one, [chosen]), wish));
  const rest = cells.readers.map(readerOf).filter(({ id }) => id !== chosen.id);
  const all: WeighedCandidate[] = [];
  for (const { candidate, changes } of firstOfEachKind(
    onlyFirstPlaces(own).toSorted(compareWeight),
    MAX_COMPARED,
  )) {
    all.push(weighCandidate(candidate, [...changes, ...(yield* changesOf(candidate, rest))], wish));
  }
  const best = bestCandidates(all.toSorted(compareWeight));
  return { suggestions: best.map(({ candidate, changes }) => ({ ...candidate, changes })) };
}

/**
 * Up to three edits that give a cell the answer that is wanted under the chosen reader, the smallest side effect first:
 * fewest other cells of the table under that reader, then under all; then those that reach no other robot, what they may
 * change beyond the table, and the smallest edit. Each tells every cell of the table that gets another answer, under each reader.
 * @throws RangeError if there is no such reader.
 */
export const weighSuggestions = (site: PolicyFiles, wish: Wish, cells: Cells): WeighedSuggestions =>
  runSync(weighTask(site, wish, cells));
