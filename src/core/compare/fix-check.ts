// What a fix comes to: who agrees then, and which other cells it changes. Found out by asking everything again.
import { type FetchAnswers } from '../questions/fetch.ts';
import type { InPieces } from '../questions/pieces.ts';
import { type Answer, answers } from '../questions/question.ts';
import { applyEdits } from '../text/edits.ts';
import { contextOf, LOOKED_AT } from './cause-context.ts';
import type { KnobName } from './knobs.ts';
import { causesOf, type ReaderCause } from './reader-causes.ts';
import {
  type AskedOfAll,
  alikeForAll,
  answersOfAll,
  type DifferingCell,
  prepareAll,
  type ReaderDiff,
  type TableCells,
} from './reader-diff.ts';
import type { ReaderFix } from './reader-fixes/fix.ts';
import { fixesOf } from './reader-fixes/fixes-of.ts';
import { pairsOf, type RestOf } from './reader-fixes/pairs.ts';

/** A cell outside of the cause that one reader, or several, answer otherwise after a fix. */
export interface SideEffect {
  readonly agents: readonly string[];
  readonly url: string;
  readonly before: Answer;
  readonly after: Answer;
  /** By place. */
  readonly readers: readonly number[];
}

/** A fix, and what is known of it. Readers are given by their place in the comparison. */
export interface CheckedFix extends ReaderFix {
  /** Readers that still differ from the lens in a cell of the cause. */
  readonly still: readonly number[];
  /** What everybody says of all cells of the cause then; absent if that is not one answer. */
  readonly answer?: Answer;
  /** True if the lens says of all cells of the cause what it said before: only others change their minds. */
  readonly keeps: boolean;
  /** Other cells of the table that some reader answers otherwise then, each counted for each of its user-agents. */
  readonly changes: number;
  /** The first of them. */
  readonly listed: readonly SideEffect[];
  /** Cells of the table that depend on the reader then; before, it is the comparison that counts them. */
  readonly differing: number;
}

/** Other cells that are listed. */
const LISTED = 20;
/** Fixes of a cause that are shown. */
const SHOWN = 2;
/** Rows that are compared before others may come between. */
const PIECE = 500;

function afterEdits(asked: AskedOfAll, { edits }: ReaderFix): AskedOfAll {
  const file = asked.site.files.get(asked.file)!;
  const files = new Map(asked.site.files);
  files.set(asked.file, { ...file, source: applyEdits(file.source, edits) });
  return { ...asked, site: { ...asked.site, files } };
}

/** Who still differs from the lens in the cells of a cause, and what all say. */
function* agreement(
  { cells }: ReaderCause,
  after: readonly FetchAnswers[],
  lens: number,
): InPieces<Pick<CheckedFix, 'still' | 'answer' | 'keeps'>> {
  let keeps = true;
  const still = new Set<number>();
  const said = new Set<Answer>();
  for (const [i, { agents, url, verdicts }] of cells.entries()) {
    if (i % PIECE === PIECE - 1) yield;
    for (const agent of agents) {
      const given = after.map(({ asking }) => asking(agent, url).answer);
      if (given[lens] !== verdicts[lens]?.answer) keeps = false;
      for (const [place, answer] of given.entries()) {
        said.add(answer);
        if (answer !== given[lens]) still.add(place);
      }
    }
  }
  const [answer] = said.size === 1 ? said : [];
  return { still: [...still].sort((a, b) => a - b), keeps, ...(answer ? { answer } : {}) };
}

/** Whether a cell stands in a cause. */
function membership({ cells }: ReaderCause): (agent: string, url: string) => boolean {
  const byUrl = new Map<string, Set<string>>();
  for (const { agents, url } of cells) {
    const known = byUrl.get(url) ?? new Set();
    for (const agent of agents) known.add(agent);
    byUrl.set(url, known);
  }
  return (agent, url) => byUrl.get(url)?.has(agent) === true;
}

/** What else changes, for whom. */
function* sideEffects(
  before: readonly FetchAnswers[],
  after: readonly FetchAnswers[],
  { agents, urls }: TableCells,
  isOwn: (agent: string, url: string) => boolean,
): InPieces<Pick<CheckedFix, 'changes' | 'listed' | 'differing'>> {
  const listed: SideEffect[] = [];
  let changes = 0;
  let differing = 0;
  for (const names of alikeForAll([...before, ...after], agents)) {
    const old = yield* answersOfAll(before, names[0], urls);
    const now = yield* answersOfAll(after, names[0], urls);
    for (let row = 0; row < urls.length; row++) {
      if (row % PIECE === PIECE - 1) yield;
      if (now.some((given) => given[row] !== now[0]![row])) differing += names.length;
      if (now.every((given, place) => given[row] === old[place]![row])) continue;
      const url = urls[row]!;
      const others = names.filter((name) => !isOwn(name, url));
      if (others.length === 0) continue;
      changes += others.length;
      if (listed.length < LISTED) listed.push(...effectsOn(others, url, old, now, row));
    }
  }
  return { changes, listed, differing };
}

function effectsOn(
  agents: readonly string[],
  url: string,
  old: readonly Uint8Array[],
  now: readonly Uint8Array[],
  row: number,
): SideEffect[] {
  const byChange = new Map<string, { before: Answer; after: Answer; readers: number[] }>();
  for (const [place, given] of now.entries()) {
    const [before, after] = [answers[old[place]![row]!]!, answers[given[row]!]!];
    if (before === after) continue;
    const known = byChange.get(before + after);
    if (known) known.readers.push(place);
    else byChange.set(before + after, { before, after, readers: [place] });
  }
  return [...byChange.values()].map((change) => ({ agents, url, ...change }));
}

/** Fewer who differ, the lens as before, fewer other cells; where that is equal, as they are listed. */
const better = (a: CheckedFix, b: CheckedFix) =>
  a.still.length - b.still.length || Number(b.keeps) - Number(a.keeps) || a.changes - b.changes;

/** Those worth showing: of each kind the best, and none that does less and changes more. */
function worthShowing(fixes: readonly CheckedFix[]): CheckedFix[] {
  const best = fixes.toSorted(better);
  const kinds = new Set<string>();
  const kindOf = ({ code, and }: CheckedFix) => (and ? [code, and.code].sort().join() : code);
  const ofEachKind = best.filter((fix) => !kinds.has(kindOf(fix)) && kinds.add(kindOf(fix)));
  return ofEachKind.filter(({ still }) => still.length === ofEachKind[0]!.still.length).slice(0, SHOWN);
}

/** Tries fixes on the whole table; those that make more readers agree on the cells of the cause. */
function* helping(
  diff: ReaderDiff,
  cause: ReaderCause,
  lens: number,
  table: TableCells,
  fixes: Iterable<ReaderFix>,
): InPieces<CheckedFix[]> {
  const before = (yield* agreement(cause, diff.prepared, lens)).still.length;
  const isOwn = membership(cause);
  const checked: CheckedFix[] = [];
  for (const fix of fixes) {
    const after = prepareAll(afterEdits(diff.asked, fix), diff.readers);
    const agreed = yield* agreement(cause, after, lens);
    yield;
    if (agreed.still.length >= before) continue;
    const effects = yield* sideEffects(diff.prepared, after, table, isOwn);
    checked.push({ ...fix, ...agreed, ...effects });
  }
  return checked;
}

/** Why readers still differ in the cells of a cause after a fix. */
function* restAfter(diff: ReaderDiff, cause: ReaderCause, lens: number, fix: ReaderFix): InPieces<RestOf[]> {
  const asked = afterEdits(diff.asked, fix);
  const prepared = prepareAll(asked, diff.readers);
  const cells = cause.cells
    .flatMap(({ agents, url }) => agents.map((agent) => ({ agent, url })))
    .slice(0, LOOKED_AT)
    .map(({ agent, url }): DifferingCell => {
      return { agents: [agent], url, verdicts: prepared.map(({ asking }) => asking(agent, url)) };
    });
  const after = { ...diff, asked, prepared, cells };
  return (yield* causesOf(after, lens)).flatMap((rest) => {
    const context = contextOf(after, rest, lens);
    return context ? [{ context, knobs: rest.knobs }] : [];
  });
}

/** The knobs of a cause, and those of others in whose cells readers differ too. */
function knobsAround(cause: ReaderCause, causes: readonly ReaderCause[]): readonly KnobName[] {
  const isOwn = membership(cause);
  const meets = ({ cells }: ReaderCause) =>
    cells.some(({ agents, url }) => agents.some((agent) => isOwn(agent, url)));
  return [...new Set([cause, ...causes.filter(meets)].flatMap(({ knobs }) => knobs))];
}

/**
 * The fixes for a cause, best first: those after which more readers say what the lens says of all its cells. What
 * makes nobody agree is left out; where that is all, two together are tried, also such as mend other causes of the same
 * cells. Each is tried on the whole table, under every reader.
 */
export function* checkedFixes(
  diff: ReaderDiff,
  cause: ReaderCause,
  lens: number,
  table: TableCells,
  causes: readonly ReaderCause[] = [],
): InPieces<readonly CheckedFix[]> {
  const context = contextOf(diff, cause, lens);
  if (!context) return [];
  const single = yield* helping(diff, cause, lens, table, fixesOf(cause.knobs, context));
  if (single.length > 0) return worthShowing(single);
  const first = fixesOf(knobsAround(cause, causes), context);
  const pairs = yield* pairsOf(first, context, (fix) => restAfter(diff, cause, lens, fix));
  return worthShowing(yield* helping(diff, cause, lens, table, pairs));
}
