// Finds why readers differ: the smallest set of options that changes a verdict if they are switched from one
// reader's values to another's.

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

/**
 * Returns the prepared question for reader `a` with some options of reader `b`; undefined after too many of these
 * mixed readers were created. Each is used for many cells, and is therefore created once.
 */
type MixedReaders = (
  a: Reader,
  b: Reader,
  optionNames: readonly ReaderOptionName[],
) => PreparedQuestion<Decision> | undefined;

/** Returns everything that determines a reader's answers, as text. */
const optionValuesKey = (reader: Reader) =>
  JSON.stringify(
    readerOptionNames(reader)
      .toSorted()
      .map((option) => [option, readerOptionValue(reader, option)]),
  );

/** @param limit the maximum number of mixed readers. Each of them may read the file again, and its result is cached. */
function createMixedReaders({ site, reference: _, ...options }: SharedQuery, limit: number): MixedReaders {
  const byValues = new Map<string, PreparedQuestion<Decision>>();
  const byPair = new Map<Reader, Map<Reader, Map<string, PreparedQuestion<Decision>>>>();
  const make = (reader: Reader) => {
    const key = optionValuesKey(reader);
    let ask = byValues.get(key);
    if (ask || byValues.size >= limit) return ask;
    ask = prepareAnswers(site, { question: 'fetch', reader, ...options });
    byValues.set(key, ask);
    return ask;
  };
  return (a, b, optionNames) => {
    let ofA = byPair.get(a);
    if (!ofA) byPair.set(a, (ofA = new Map()));
    let ofB = ofA.get(b);
    if (!ofB) ofA.set(b, (ofB = new Map()));
    const key = optionNames.join(' ');
    const cached = ofB.get(key);
    if (cached) return cached;
    const mixedReader = make(withReaderOptions(a, b, optionNames));
    if (mixedReader) ofB.set(key, mixedReader);
    return mixedReader;
  };
}

/** A cell, and the indexes of the readers that differ from the lens in it for this cause. */
export interface CauseCell extends DifferingCell {
  readonly others: readonly number[];
}

/**
 * Cells in which readers differ from the lens for the same reason. The lens is the reader that the others are
 * compared with.
 */
export interface ReaderCause {
  /**
   * `options`: these reader options are the reason. `several`: more than four options together. `not-analysed`: it
   * was beyond the limits.
   */
  readonly kind: 'options' | 'several' | 'not-analysed';
  readonly options: readonly ReaderOptionName[];
  /** The number of cells. A cell counts once for each of its user-agents. */
  readonly count: number;
  readonly cells: readonly CauseCell[];
  /** The indexes of the readers that differ for this reason, in order. */
  readonly others: readonly number[];
}

/** The limits of the analysis: searches for a set, and mixed readers that are created for them. */
export interface CauseLimits {
  readonly searches: number;
  readonly mixed: number;
}

/** Enough for a table that a person can read. The remaining cells are counted as not analyzed. */
const MAX_SEARCHES = 3000;
/** The number of lines that all mixed readers read together. Each of them may cache a result for the file. */
const MAX_LINES_READ = 2_000_000;

/** Returns the limits for a file: the longer it is, the fewer mixed readers are created. */
function causeLimitsFor({ site, file }: SharedQuery): CauseLimits {
  const lines = site.files.get(file)?.source.lines.length ?? 1;
  return { searches: MAX_SEARCHES, mixed: Math.max(20, Math.min(4000, Math.floor(MAX_LINES_READ / lines))) };
}

/** A cell of one user-agent, under the lens and another reader. */
interface DifferingPair {
  /** The indexes of the two readers. */
  readonly places: string;
  readonly lens: Reader;
  readonly other: Reader;
  readonly agent: string;
  readonly url: string;
  readonly verdicts: readonly [Decision, Decision];
}

/**
 * Whether the lens with these options of the other reader gives the other reader's verdict. Undefined if it cannot
 * be tested.
 */
const givesVerdict =
  (mixed: MixedReaders, { lens, other, agent, url, verdicts: [, expected] }: DifferingPair) =>
  (optionNames: readonly ReaderOptionName[]): boolean | undefined => {
    const ask = mixed(lens, other, optionNames);
    return ask && ask(agent, url).key === expected.key;
  };

const NOT_ANALYZED = 'not-analysed';
const SEVERAL_CAUSES = 'several';
type CauseResult = readonly ReaderOptionName[] | typeof NOT_ANALYZED | typeof SEVERAL_CAUSES;

const decidingLineOf = ({ by, reason }: Decision) => by?.line ?? reason;

/** Whether an option can affect the answers: of the options for the request only the one for its actual result can. */
function canOptionMatter(
  { site, file, status = 200, redirects = 0 }: SharedQuery,
  option: ReaderOptionName,
): boolean {
  const isPlain = site.files.has(file) && status === 200 && redirects === 0;
  return !isPlain || !option.startsWith('http.') || option === 'http.2xx';
}

/** Finds causes. For a cell that is decided by the same lines as an earlier one, the same options are tried first. */
class CauseFinder {
  private searches = 0;
  private readonly mixed: MixedReaders;
  private readonly optionNames = new Map<string, ReaderOptionName[]>();
  private readonly byLines = new Map<string, readonly ReaderOptionName[]>();
  private readonly diff: ReaderDiff;
  private readonly limits: CauseLimits;

  constructor(diff: ReaderDiff, limits: CauseLimits) {
    this.diff = diff;
    this.limits = limits;
    this.mixed = createMixedReaders(diff.asked, limits.mixed);
  }

  /** Returns the options in which two readers differ. Cached by pair. */
  private optionsOfPair({ places, lens, other }: DifferingPair): ReaderOptionName[] {
    let optionNames = this.optionNames.get(places);
    if (!optionNames) {
      optionNames = differingReaderOptions(lens, other).filter((option) =>
        canOptionMatter(this.diff.asked, option),
      );
      this.optionNames.set(places, optionNames);
    }
    return optionNames;
  }

  *find(pair: DifferingPair, agents: AlikeColumns): CooperativeTask<CauseResult> {
    const { places, verdicts } = pair;
    const key = [places, agents[0], ...verdicts.map(decidingLineOf)].join(' ');
    const cached = this.byLines.get(key);
    if (cached && isMinimalSet(cached, givesVerdict(this.mixed, pair))) return cached;
    if (this.searches >= this.limits.searches) return NOT_ANALYZED;
    this.searches++;
    let isLimitReached = false;
    const givesOtherVerdict = givesVerdict(this.mixed, pair);
    const causeFound = yield* smallestSetTask(this.optionsOfPair(pair), (optionNames) => {
      const hasFlipped = givesOtherVerdict(optionNames);
      isLimitReached ||= hasFlipped === undefined;
      return hasFlipped;
    });
    // A set that could not be tested might have been smaller.
    if (isLimitReached) {
      // No further reader can be created, so that every other search would end in the same way.
      this.searches = Infinity;
      return NOT_ANALYZED;
    }
    if (causeFound) this.byLines.set(key, causeFound);
    return causeFound ?? SEVERAL_CAUSES;
  }
}

interface OpenCause {
  readonly kind: ReaderCause['kind'];
  readonly optionNames: readonly ReaderOptionName[];
  readonly others: Set<number>;
  /** By cell, then by the readers that differ: user-agents. */
  readonly cells: Map<DifferingCell, Map<string, Set<number>>>;
}

const causeKey = (causeFound: CauseResult) =>
  typeof causeFound === 'string' ? `!${causeFound}` : causeFound.join(' ');

function openCause(causes: Map<string, OpenCause>, causeFound: CauseResult): OpenCause {
  const key = causeKey(causeFound);
  let open = causes.get(key);
  if (!open) {
    const isSet = typeof causeFound !== 'string';
    const kind = isSet ? 'options' : causeFound;
    open = { kind, optionNames: isSet ? causeFound : [], others: new Set(), cells: new Map() };
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

/** Returns a cell for each set of differing readers, with all user-agents for which these readers differ. */
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

function finishCause({ kind, optionNames, others, cells }: OpenCause): ReaderCause {
  const list = [...cells].flatMap(([cell, byAgent]) => cellsOfCause(cell, byAgent));
  const count = list.reduce((sum, { agents }) => sum + agents.length, 0);
  return { kind, options: optionNames, count, cells: list, others: [...others].sort((a, b) => a - b) };
}

const lastKinds = ['options', 'several', 'not-analysed'];

/** Sorts by number of cells, with unexplained causes last. */
const compareCauses = (a: ReaderCause, b: ReaderCause) =>
  lastKinds.indexOf(a.kind) - lastKinds.indexOf(b.kind) ||
  b.count - a.count ||
  (a.options.join(' ') < b.options.join(' ') ? -1 : 1);

/**
 * Groups the listed cells of a comparison by cause: why other readers differ from the one at index `lens`. A cell
 * belongs to each cause for which some reader differs. Every set was tested on every cell of its cause: it changes
 * the verdict, and no smaller part of it does.
 */
export function* findCausesTask(
  diff: ReaderDiff,
  lens: number,
  limits: CauseLimits = causeLimitsFor(diff.asked),
): CooperativeTask<readonly ReaderCause[]> {
  const finder = new CauseFinder(diff, limits);
  const causes = new Map<string, OpenCause>();
  for (const cell of diff.cells) {
    const lensVerdict = cell.verdicts[lens];
    for (const [place, verdict] of cell.verdicts.entries()) {
      const [reader, other] = [diff.readers[lens], diff.readers[place]];
      if (!lensVerdict || !reader || !other || verdict.key === lensVerdict.key) continue;
      const places = `${lens} ${place}`;
      const verdicts = [lensVerdict, verdict] as const;
      for (const agent of cell.agents) {
        const pair = { places, lens: reader, other, agent, url: cell.url, verdicts } as const;
        addCell(openCause(causes, yield* finder.find(pair, cell.agents)), cell, agent, place);
      }
    }
    yield;
  }
  return [...causes.values()].map(finishCause).sort(compareCauses);
}
