// What the records of the open file decide in the table: of each, how many URLs and for how many user-agents.
import { blocksOf } from '../core/policy/blocks.ts';
import type { Policy } from '../core/policy/policy.ts';
import type { InPieces } from '../core/questions/pieces.ts';
import { lineAt } from '../core/text/lines.ts';
import type { Source } from '../core/text/source.ts';
import { openFile, openPolicy } from './derived.ts';
import type { DocumentStore, GatepostState } from './document-store.ts';
import { type AskedFile, askedFile, matrixColumns, matrixRows } from './matrix-question.ts';
import { recent } from './matrix-recent.ts';
import { inSlices, type WhenIdle } from './slices.ts';

export interface RecordCount {
  readonly urls: number;
  readonly agents: number;
}

/** Counts of one version of a file. By line id, which outlives the version: of a record that of its first user-agent line. */
export interface RecordCounts {
  readonly path: string;
  readonly source: Source;
  /** Cells of the table; 0 if it is not about what this file lets user-agents fetch. */
  readonly cells: number;
  readonly records: ReadonlyMap<number, RecordCount>;
  /** How many cells each line decides. */
  readonly lines: ReadonlyMap<number, number>;
}

const idOf = ({ source }: Policy, line: number) => lineAt(source.lines, line)?.id ?? 0;

/** The number of the block that each line stands in, or -1. */
function blockOfLines(policy: Policy): Int32Array {
  const places = new Int32Array(policy.source.lines.length).fill(-1);
  blocksOf(policy).forEach(({ start, end }, block) => places.fill(block, start, end));
  return places;
}

/** Adds up, column by column, what `linesOf` says of each URL. */
function* count(
  policy: Policy,
  { pieces, linesOf }: AskedFile,
  rows: readonly string[],
  columns: readonly string[],
): InPieces<Pick<RecordCounts, 'records' | 'lines'>> {
  const blockOf = blockOfLines(policy);
  const urls = blocksOf(policy).map(() => new Set<number>());
  const agents = urls.map(() => 0);
  const perLine = new Int32Array(blockOf.length);
  for (const agent of columns) {
    yield* pieces(agent, rows);
    const touched = new Set<number>();
    linesOf(agent, rows).forEach((line, row) => {
      if (line < 0) return;
      perLine[line]! += 1;
      const block = blockOf[line]!;
      if (block < 0) return;
      urls[block]!.add(row);
      touched.add(block);
    });
    for (const block of touched) agents[block]! += 1;
  }
  const records = new Map(
    blocksOf(policy).map(({ start }, block) => [
      idOf(policy, start),
      { urls: urls[block]!.size, agents: agents[block]! },
    ]),
  );
  const lines = new Map<number, number>();
  perLine.forEach((decided, line) => decided > 0 && lines.set(idOf(policy, line), decided));
  return { records, lines };
}

/** The question, and the file it is about. */
interface CountQuestion {
  readonly pieces: () => InPieces<RecordCounts>;
}

const questionOf = recent(
  1,
  (
    asked: AskedFile,
    policy: Policy,
    path: string,
    isAsked: boolean,
    rows: readonly string[],
    columns: readonly string[],
  ): CountQuestion => ({
    *pieces() {
      const base = { path, source: policy.source };
      if (!isAsked) return { ...base, cells: 0, records: new Map(), lines: new Map() };
      return {
        ...base,
        cells: rows.length * columns.length,
        ...(yield* count(policy, asked, rows, columns)),
      };
    },
  }),
);

/** The question about the open file; the same object until something that the counts hang on changes. */
function questionNow(state: GatepostState): CountQuestion {
  const asked = askedFile(state);
  const { path } = openFile(state);
  const isAsked = asked.path === path && state.view.subject === undefined;
  return questionOf(asked, openPolicy(state), path, isAsked, matrixRows(state), matrixColumns(state));
}

/** Keeps the counts of a store's open file, worked out in slices after each change. */
export interface RecordCounter {
  /** The last that were worked out, and whether the file or the table has changed since. */
  readonly now: () => { readonly counts: RecordCounts | undefined; readonly isStale: boolean };
  readonly dispose: () => void;
}

/** Counts as long as it is not disposed of; `onChange` hears of new counts, and of those that have grown stale. */
export function countRecords(store: DocumentStore, onChange: () => void, idle?: WhenIdle): RecordCounter {
  let counts: RecordCounts | undefined;
  let asked: CountQuestion | undefined;
  let isStale = true;
  let cancel = () => undefined as void;
  const look = (state: GatepostState): boolean => {
    const question = questionNow(state);
    if (question === asked) return false;
    asked = question;
    cancel();
    isStale = true;
    cancel = inSlices(
      question.pieces(),
      (result) => {
        counts = result;
        isStale = false;
        onChange();
      },
      idle,
    );
    return true;
  };
  const leave = store.subscribe((state) => look(state) && onChange());
  look(store.getState());
  return {
    now: () => ({ counts, isStale }),
    dispose() {
      leave();
      cancel();
    },
  };
}
