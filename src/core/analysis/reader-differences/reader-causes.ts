// Why readers differ: the smallest set of knobs which, switched from one reader's values to another's, flips the verdict.

import { prepareAnswers } from '../../formats/rep/question/prepare-answers.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { Decision, PreparedQuestion } from '../../questions/question.ts';
import type { AlikeColumns } from '../../questions/table-diff.ts';
import type { Reader } from '../../readers/reader.ts';
import type { DifferingCell, ReaderDiff, SharedQuery } from './reader-diff.ts';
import {
  differingReaderOptions,
  type ReaderOptionName,
  readerOptionNames,
  readerOptionValue,
  withReaderOptions,
} from './reader-options.ts';
import { isMinimalSet, smallestSetTask } from './smallest-set.ts';

// Readers made of two: one with some knobs of the other. They are asked many times, so each is made once.
/** The question for one reader with knobs of another; undefined once too many of them were made. */
type MixedReaders = (
  a: Reader,
  b: Reader,
  knobs: readonly ReaderOptionName[],
) => PreparedQuestion<Decision> | undefined;

/** All that decides what a reader answers, as text. */
const optionValuesKey = (reader: Reader) =>
  JSON.stringify(
    readerOptionNames(reader)
      .toSorted()
      .map((knob) => [knob, readerOptionValue(reader, knob)]),
  );

/** @param most how many are made: each may read the file once more, and is kept. */
function createMixedReaders({ site, ...options }: SharedQuery, most: number): MixedReaders {
  const byValues = new Map<string, PreparedQuestion<Decision>>();
  const byPair = new Map<Reader, Map<Reader, Map<string, PreparedQuestion<Decision>>>>();
  const make = (reader: Reader) => {
    const key = optionValuesKey(reader);
    let asking = byValues.get(key);
    if (asking || byValues.size >= most) return asking;
    asking = prepareAnswers(site, { question: 'fetch', reader, ...options });
    byValues.set(key, asking);
    return asking;
  };
  return (a, b, knobs) => {
    let ofA = byPair.get(a);
    if (!ofA) byPair.set(a, (ofA = new Map()));
    let ofB = ofA.get(b);
    if (!ofB) ofA.set(b, (ofB = new Map()));
    const key = knobs.join(' ');
    const known = ofB.get(key);
    if (known) return known;
    const made = make(withReaderOptions(a, b, knobs));
    if (made) ofB.set(key, made);
    return made;
  };
}

/** A cell, and the readers (by place) that differ from the lens in it for this cause. */
export interface CauseCell extends DifferingCell {
  readonly others: readonly number[];
}

/** Cells in which readers differ from the lens for the same reason. */
export interface ReaderCause {
  /** `knobs`: those are the reason. `several`: more than four together. `not-analysed`: it was beyond the limits. */
  readonly kind: 'knobs' | 'several' | 'not-analysed';
  readonly knobs: readonly ReaderOptionName[];
  /** Each counted for each of its user-agents. */
  readonly count: number;
  readonly cells: readonly CauseCell[];
  /** The readers that differ for it, by place, in their order. */
  readonly others: readonly number[];
}

/** How much is analysed: searches for a set, and readers that are made for them. */
export interface CauseLimits {
  readonly searches: number;
  readonly mixed: number;
}

/** Enough for a table that somebody reads; the rest is counted as not analysed. */
const MAX_SEARCHES = 3000;
/** Lines that all mixed readers together read: each may keep what it makes of the file. */
const MAX_LINES_READ = 2_000_000;

/** The limits for a file: the longer it is, the fewer readers are made. */
function causeLimitsFor({ site, file }: SharedQuery): CauseLimits {
  const lines = site.files.get(file)?.source.lines.length ?? 1;
  return { searches: MAX_SEARCHES, mixed: Math.max(20, Math.min(4000, Math.floor(MAX_LINES_READ / lines))) };
}

/** A cell asked for one user-agent under the lens and another reader. */
interface DifferingPair {
  /** The places of the two readers. */
  readonly places: string;
  readonly lens: Reader;
  readonly other: Reader;
  readonly agent: string;
  readonly url: string;
  readonly verdicts: readonly [Decision, Decision];
}

/** Whether the lens with these knobs of the other reader says what that one says. */
const givesVerdict =
  (mixed: MixedReaders, { lens, other, agent, url, verdicts: [, wanted] }: DifferingPair) =>
  (knobs: readonly ReaderOptionName[]): boolean | undefined => {
    const asking = mixed(lens, other, knobs);
    return asking && asking(agent, url).key === wanted.key;
  };

const NOT_ANALYZED = 'not-analysed';
const SEVERAL_CAUSES = 'several';
type FoundCause = readonly ReaderOptionName[] | typeof NOT_ANALYZED | typeof SEVERAL_CAUSES;

const decidingLineOf = ({ by, reason }: Decision) => by?.line ?? reason;

/** Whether a knob can play a part: of answers to the request, only one is asked about. */
function canOptionMatter(
  { site, file, status = 200, redirects = 0 }: SharedQuery,
  knob: ReaderOptionName,
): boolean {
  const isPlain = site.files.has(file) && status === 200 && redirects === 0;
  return !isPlain || !knob.startsWith('http.') || knob === 'http.2xx';
}

/** Finds causes; a cell that is decided by the same lines as another first tries the same knobs. */
class CauseFinder {
  private searches = 0;
  private readonly mixed: MixedReaders;
  private readonly knobs = new Map<string, ReaderOptionName[]>();
  private readonly byLines = new Map<string, readonly ReaderOptionName[]>();
  private readonly diff: ReaderDiff;
  private readonly limits: CauseLimits;

  constructor(diff: ReaderDiff, limits: CauseLimits) {
    this.diff = diff;
    this.limits = limits;
    this.mixed = createMixedReaders(diff.asked, limits.mixed);
  }

  /** The knobs in which two readers differ, worked out once. */
  private knobsOf({ places, lens, other }: DifferingPair): ReaderOptionName[] {
    let knobs = this.knobs.get(places);
    if (!knobs) {
      knobs = differingReaderOptions(lens, other).filter((knob) => canOptionMatter(this.diff.asked, knob));
      this.knobs.set(places, knobs);
    }
    return knobs;
  }

  *find(pair: DifferingPair, agents: AlikeColumns): CooperativeTask<FoundCause> {
    const { places, verdicts } = pair;
    const key = [places, agents[0], ...verdicts.map(decidingLineOf)].join(' ');
    const known = this.byLines.get(key);
    if (known && isMinimalSet(known, givesVerdict(this.mixed, pair))) return known;
    if (this.searches >= this.limits.searches) return NOT_ANALYZED;
    this.searches++;
    let isOver = false;
    const flips = givesVerdict(this.mixed, pair);
    const found = yield* smallestSetTask(this.knobsOf(pair), (knobs) => {
      const does = flips(knobs);
      isOver ||= does === undefined;
      return does;
    });
    // What could not be tried might have been smaller.
    if (isOver) {
      // No reader more can be made, so that no other search would end otherwise.
      this.searches = Infinity;
      return NOT_ANALYZED;
    }
    if (found) this.byLines.set(key, found);
    return found ?? SEVERAL_CAUSES;
  }
}

interface OpenCause {
  readonly kind: ReaderCause['kind'];
  readonly knobs: readonly ReaderOptionName[];
  readonly others: Set<number>;
  /** By cell, then by the readers that differ: user-agents. */
  readonly cells: Map<DifferingCell, Map<string, Set<number>>>;
}

const causeKey = (found: FoundCause) => (typeof found === 'string' ? `!${found}` : found.join(' '));

function openCause(causes: Map<string, OpenCause>, found: FoundCause): OpenCause {
  const key = causeKey(found);
  let open = causes.get(key);
  if (!open) {
    const isSet = typeof found !== 'string';
    const kind = isSet ? 'knobs' : found;
    open = { kind, knobs: isSet ? found : [], others: new Set(), cells: new Map() };
    causes.set(key, open);
  }
  return open;
}

function addCell(open: OpenCause, cell: DifferingCell, agent: string, other: number): void {
  open.others.add(other);
  let byAgent = open.cells.get(cell);
  if (!byAgent) open.cells.set(cell, (byAgent = new Map()));
  const others = byAgent.get(agent);
  if (others) others.add(other);
  else byAgent.set(agent, new Set([other]));
}

/** The cell for each set of readers: user-agents for whom the same readers differ stay together. */
function cellsOfCause(cell: DifferingCell, byAgent: ReadonlyMap<string, ReadonlySet<number>>): CauseCell[] {
  const groups = new Map<string, { agents: [string, ...string[]]; others: number[] }>();
  for (const [agent, others] of byAgent) {
    const sorted = [...others].sort((a, b) => a - b);
    const group = groups.get(sorted.join());
    if (group) group.agents.push(agent);
    else groups.set(sorted.join(), { agents: [agent], others: sorted });
  }
  return [...groups.values()].map((group) => ({ ...cell, ...group }));
}

function finishCause({ kind, knobs, others, cells }: OpenCause): ReaderCause {
  const list = [...cells].flatMap(([cell, byAgent]) => cellsOfCause(cell, byAgent));
  const count = list.reduce((sum, { agents }) => sum + agents.length, 0);
  return { kind, knobs, count, cells: list, others: [...others].sort((a, b) => a - b) };
}

const lastKinds = ['knobs', 'several', 'not-analysed'];

/** Most cells first; what could not be explained last. */
const compareCauses = (a: ReaderCause, b: ReaderCause) =>
  lastKinds.indexOf(a.kind) - lastKinds.indexOf(b.kind) ||
  b.count - a.count ||
  (a.knobs.join(' ') < b.knobs.join(' ') ? -1 : 1);

/**
 * Groups the listed cells of a comparison by cause: why other readers differ from the one at place `lens`. A cell
 * stands in each cause for which some reader differs. Every set was tried on every cell it is given for: it flips the
 * verdict, and no smaller part of it does.
 */
export function* findCausesTask(
  diff: ReaderDiff,
  lens: number,
  limits: CauseLimits = causeLimitsFor(diff.asked),
): CooperativeTask<readonly ReaderCause[]> {
  const finder = new CauseFinder(diff, limits);
  const causes = new Map<string, OpenCause>();
  for (const cell of diff.cells) {
    const own = cell.verdicts[lens];
    for (const [place, verdict] of cell.verdicts.entries()) {
      const [reader, other] = [diff.readers[lens], diff.readers[place]];
      if (!own || !reader || !other || verdict.key === own.key) continue;
      const places = `${lens} ${place}`;
      const verdicts = [own, verdict] as const;
      for (const agent of cell.agents) {
        const pair = { places, lens: reader, other, agent, url: cell.url, verdicts } as const;
        addCell(openCause(causes, yield* finder.find(pair, cell.agents)), cell, agent, place);
      }
    }
    yield;
  }
  return [...causes.values()].map(finishCause).sort(compareCauses);
}
