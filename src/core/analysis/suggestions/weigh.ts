// Selects the best suggestions for a cell: those with the fewest other changes, each with all changes.
import { type CooperativeTask, runSync } from '../../questions/cooperative-task.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import { readerOf } from '../../readers/registry.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { withEdits } from '../../trial/edited-site.ts';
import { type FileOptions, prepareVersionTask, type Version } from '../../trial/version.ts';
import type { Candidate, CandidateCode, NoSuggestion } from './candidate.ts';
import { type Cells, type Flip, flipsTask, type ReaderFlips } from './side-effects.ts';
import { type Wish, wishedAgents } from './situation.ts';
import { suggestTask } from './suggest.ts';

/** The cells that change under a reader, and the number of intended changes among them. */
export interface Change extends ReaderFlips {
  readonly meant: number;
  /** Whether the intended cells, as far as they changed at all, have the wanted answer. */
  readonly isMeant: boolean;
}

/** A candidate, and the cells whose answer it changes, including the intended one. The selected reader comes first. */
export type Suggestion = Candidate & { readonly changes: readonly Change[] };

/** Up to three suggestions, the one with the smallest side effect first; without any, the reason why. */
export interface WeighedSuggestions {
  readonly suggestions: readonly Suggestion[];
  readonly reason?: NoSuggestion;
}

const MAX_SUGGESTIONS = 3;
/** The number of candidates of each kind that are tested under all readers: the best under the selected reader. */
const MAX_COMPARED = 3;

/** The kind of each candidate from the user's view. Only the best of each kind is shown. */
const kindOfCode: Readonly<Record<CandidateCode, string>> = {
  'add-rule': 'rule',
  'join-record': 'join',
  'own-record': 'record',
  'own-record-without': 'record',
  'add-record': 'new',
  'turn-rule': 'change',
  'narrow-rule': 'change',
  'empty-rule': 'delete',
  'remove-rule': 'delete',
};

const WIDE_COVERAGE = 'directory';

const kindOfCandidate = ({ code, params }: Candidate) =>
  'covers' in params && params.covers === 'directory' ? WIDE_COVERAGE : kindOfCode[code];

/**
 * Returns how much a candidate may change outside the table: by the coverage of its path, or because a rule no
 * longer applies. Deleting the rule for this very URL is the smallest change: it adds nothing to the file.
 */
function candidateBreadth(candidate: Candidate): number {
  if (candidate.code === 'remove-rule' && candidate.params.isForUrl) return -1;
  if ('covers' in candidate.params) {
    return ['exact', 'beginning', 'pattern', 'directory'].indexOf(candidate.params.covers);
  }
  return candidate.code === 'narrow-rule' ? 2 : 4;
}

/** Returns 1 if crawlers outside the table may be affected, by their own names or as any other crawler. */
function countReached({ params }: Candidate, wish: Wish): number {
  const agents = 'agents' in params ? (params.agents ?? []) : [];
  const own = new Set(wishedAgents(wish).map((agent) => (agent === '' ? '*' : lowerCase(agent))));
  return agents.some((name) => !own.has(lowerCase(name))) ? 1 : 0;
}

/**
 * Whether a candidate only names crawlers in a record that opens or closes the whole site, where its front page should
 * get that answer: then the record's answers for other URLs are intended too.
 */
export const isObviousJoin = ({ code, params }: Candidate): boolean =>
  code === 'join-record' && params.isForSite === true;

/** Returns the number of characters that are written or deleted. */
const editSize = ({ edits }: Candidate) =>
  edits.reduce(
    (sum, { range: { start, end }, text }) =>
      sum +
      text.length +
      (start.line === end.line ? end.column - start.column : 80 * (end.line - start.line)),
    0,
  );

/** Returns the number of cells that change besides the intended ones. */
const unintendedChanges = (changes: readonly Change[]) =>
  changes.reduce((sum, { count, meant }) => sum + count - meant, 0);

interface WeighedCandidate {
  readonly candidate: Candidate;
  readonly changes: readonly Change[];
  /** The number of other cells that change under the selected reader. `othersOfAll`: under all readers. */
  readonly others: number;
  readonly othersOfAll: number;
  /** The criteria if these are equal, the most important first. */
  readonly rest: readonly number[];
}

const weightsOf = ({ candidate, others, othersOfAll, rest }: WeighedCandidate) => [
  isObviousJoin(candidate) ? 0 : 1,
  others,
  othersOfAll,
  ...rest,
];

function compareWeight(a: WeighedCandidate, b: WeighedCandidate): number {
  const other = weightsOf(b).values();
  for (const weight of weightsOf(a)) {
    const difference = weight - (other.next().value ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Weighs a candidate by: a name in a record about the whole site, fewest other cells under the selected reader, then under all readers, no other crawler,
 * least effect outside the table, smallest edit, most readers with the intended change.
 */
function weighCandidate(
  candidate: Candidate,
  changes: readonly Change[],
  wish: Wish,
  { weighed }: Cells,
): WeighedCandidate {
  const counted = weighed ? changes.filter(({ reader }) => weighed.includes(reader.id)) : changes;
  return {
    candidate,
    changes,
    others: unintendedChanges(changes.slice(0, 1)),
    othersOfAll: unintendedChanges(counted),
    rest: [
      countReached(candidate, wish),
      candidateBreadth(candidate),
      // A line without a path is a remnant.
      candidate.code === 'empty-rule' ? 1 : 0,
      editSize(candidate),
      -counted.filter(({ isMeant }) => isMeant).length,
    ],
  };
}

/** Returns a key of what is written, regardless of the place: a rule in the record of certain crawlers. */
const placementKey = ({ code, params }: Candidate) =>
  code === 'add-rule' ? JSON.stringify([params.rule, params.agents]) : undefined;

/**
 * Keeps only the first of several places for the same rule, unless another one changes fewer cells under the
 * selected reader. Most readers understand the first place, and what the other places change for them is intended.
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

/** Returns the first `most` of each kind, in order. */
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

/**
 * Selects the best of each kind. If there is room, it adds one for a whole directory that changes no more cells
 * than the narrow one.
 */
function bestCandidates(inOrder: readonly WeighedCandidate[]): WeighedCandidate[] {
  const first = firstOfEachKind(inOrder, 1);
  const isWide = ({ candidate }: WeighedCandidate) => kindOfCandidate(candidate) === WIDE_COVERAGE;
  const best = first.filter((one) => !isWide(one)).slice(0, MAX_SUGGESTIONS);
  const wide = first.find(isWide);
  const narrow = best.find(({ candidate }) => candidate.code === wide?.candidate.code);
  const hasRoom = best.length < MAX_SUGGESTIONS && wide && (!narrow || hasSameEffect(wide, narrow));
  return hasRoom ? [...best, wide].toSorted(compareWeight) : best;
}

/** Returns the options for every reader: the edited file, and the same status. */
function queryOptionsOf({ status, redirects, names, quirks }: Wish, file: string): FileOptions {
  return {
    file,
    ...(status === undefined ? {} : { status }),
    ...(redirects === undefined ? {} : { redirects }),
    ...(names === undefined ? {} : { names }),
    ...(quirks === undefined ? {} : { quirks }),
  };
}

/**
 * Finds how the cells of the table change with edits, under the readers of the current version. A vendor's reader, such
 * as Google's, has the answers of the selected reader about crawlers of others.
 */
type ChangesFinder = (
  candidate: Pick<Candidate, 'edits'>,
  before: Version,
) => CooperativeTask<readonly Change[]>;

/** Returns the comparison of cells by column, then from top to bottom. */
function byPlaceIn({ agents, urls }: Pick<Cells, 'agents' | 'urls'>): (a: Flip, b: Flip) => number {
  const [columns, rows] = [agents, urls].map(
    (list) => new Map([...new Set(list)].map((entry, place) => [entry, place])),
  );
  const placeOf = (entry: string, places = new Map<string, number>()) => places.get(entry) ?? places.size;
  return (a, b) =>
    placeOf(a.agent, columns) - placeOf(b.agent, columns) || placeOf(a.url, rows) - placeOf(b.url, rows);
}

/** Adds up the changes in separate parts of a table, by reader. Each part lists its cells up to a limit. */
const addChanges = (
  parts: readonly (readonly ReaderFlips[])[],
  inOrder: (a: Flip, b: Flip) => number,
): readonly ReaderFlips[] =>
  (parts[0] ?? []).map(({ reader }, place) => {
    const all = parts.flatMap((part) => part[place] ?? []);
    return {
      reader,
      count: all.reduce((sum, { count }) => sum + count, 0),
      flips: all.flatMap(({ flips }) => flips).toSorted(inOrder),
    };
  });

/**
 * The intended cells are counted apart from the table's others, so that a list of others is never filled with them.
 * @param urls the URLs of the intended cells
 */
function createChangesFinder(
  wish: Wish,
  { agents: columns, urls: rows, most = Infinity }: Cells,
  path: string,
  urls: readonly string[] = [wish.url],
): ChangesFinder {
  const agents = wishedAgents(wish);
  const [wished, intended] = [new Set(agents), new Set(urls)];
  // One crawler represents its column, as in the counts of the table.
  const counted = columns.some((agent) => wished.has(agent)) ? columns : [...columns, wish.agent];
  const otherRows = {
    agents: counted,
    urls: [...new Set([...rows, wish.url])].filter((url) => !intended.has(url)),
  };
  const otherColumns = { agents: counted.filter((agent) => !wished.has(agent)), urls };
  const meant = { agents, urls };
  const inOrder = byPlaceIn({ agents: [...counted, ...agents], urls: [...rows, ...urls] });
  return function* changesOf(candidate, before) {
    const site = withEdits(before.asked.site, path, candidate.edits);
    const after = yield* prepareVersionTask({ ...before.asked, site }, before.readers);
    const parts: (readonly ReaderFlips[])[] = [];
    for (const part of [otherColumns, otherRows, meant])
      parts.push(yield* flipsTask(before, after, { ...part, most }));
    const own = parts.at(-1) ?? [];
    return addChanges(parts, inOrder).map((change, place) => {
      const { count = 0, flips = [] } = own[place] ?? {};
      const isMeant = flips.length > 0 && flips.every((flip) => flip.after === wish.wanted);
      return { ...change, isMeant, meant: isMeant ? count : 0 };
    });
  };
}

/** `weighSuggestions` as a cooperative task. */
export function* weighTask(site: PolicyFiles, wish: Wish, cells: Cells): CooperativeTask<WeighedSuggestions> {
  const { candidates, reason } = yield* suggestTask(site, wish);
  if (reason) return { suggestions: [], reason };
  const selectedReader = readerOf(wish.reader);
  const path = wish.file ?? selectedReader.file.path;
  const changesOf = createChangesFinder(wish, cells, path);
  const asked = { site, ...queryOptionsOf(wish, path), reference: selectedReader };
  const underSelected = yield* prepareVersionTask(asked, [selectedReader]);
  const own: WeighedCandidate[] = [];
  for (const one of candidates)
    own.push(weighCandidate(one, yield* changesOf(one, underSelected), wish, cells));
  const others = cells.readers.map(readerOf).filter(({ id }) => id !== selectedReader.id);
  const underOthers = yield* prepareVersionTask(asked, others);
  const all: WeighedCandidate[] = [];
  for (const { candidate, changes } of firstOfEachKind(
    onlyFirstPlaces(own).toSorted(compareWeight),
    MAX_COMPARED,
  )) {
    const allChanges = [...changes, ...(yield* changesOf(candidate, underOthers))];
    all.push(weighCandidate(candidate, allChanges, wish, cells));
  }
  const best = bestCandidates(all.toSorted(compareWeight));
  return { suggestions: best.map(({ candidate, changes }) => ({ ...candidate, changes })) };
}

/** Finds how the cells of the table change with edits that are meant to change the answers for some URLs. */
export function* changesOfEditsTask(
  site: PolicyFiles,
  wish: Wish,
  cells: Cells,
  edits: Candidate['edits'],
  urls: readonly string[],
): CooperativeTask<readonly Change[]> {
  const selectedReader = readerOf(wish.reader);
  const path = wish.file ?? selectedReader.file.path;
  const others = cells.readers.map(readerOf).filter(({ id }) => id !== selectedReader.id);
  const asked = { site, ...queryOptionsOf(wish, path), reference: selectedReader };
  const before = yield* prepareVersionTask(asked, [selectedReader, ...others]);
  return yield* createChangesFinder(wish, cells, path, urls)({ edits }, before);
}

/**
 * Returns up to three edits that give a cell the wanted answer under the selected reader, ordered by: a name in a record about the whole site; fewest other
 * cells of the table under that reader, then under all; then those that affect no other crawler, the least effect
 * outside the table, and the smallest edit. Each lists every cell of the table whose answer changes, under each
 * reader; a vendor's reader has the answers of the selected one about crawlers of others.
 * @throws RangeError if there is no such reader.
 */
export const weighSuggestions = (site: PolicyFiles, wish: Wish, cells: Cells): WeighedSuggestions =>
  runSync(weighTask(site, wish, cells));
