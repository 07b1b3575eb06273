// What the rule rows say about the matrix: how many of its cells each line decides, and which never decide.
import { neverDecidingLinesTask } from '../../../core/analysis/never-decides/never-decides-in-file.ts';
import { lineAt } from '../../../core/document/lines.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import type { GatepostState } from '../../../state/document/document-store.ts';
import { openPolicy } from '../../../state/document/selectors.ts';
import { isCountedInWorker } from '../../../state/table/counting/counting-state.ts';
import { type MatrixQuery } from '../../../state/table/create-matrix-query.ts';
import { accessMatrix, agentsOfRecords, matrixQuery, matrixRows } from '../../../state/table/matrix-query.ts';

/** Counts by line id, which outlives the version of the file they were counted for. */
export interface RecordBadges {
  /** Cells of the matrix: URLs times listed user-agents. */
  readonly cells: number;
  /** Empty if they are counted beside the page: then they come with the totals. */
  readonly decided: ReadonlyMap<number, number>;
  /** For a rule that never decides, the lines because of which: their ids, and where they stood then (0-based). */
  readonly never: ReadonlyMap<number, readonly CoveringLine[]>;
  /** Whether the first match decides, so that moving a rule up helps. */
  readonly isFirst: boolean;
}

/** A line that comes before another one, by itself or together with others. */
export interface CoveringLine {
  readonly id: number;
  readonly line: number;
}

/** What the badges of one version depend on. */
export interface BadgeQuestion {
  readonly asked: MatrixQuery;
  readonly policy: Policy;
  /** Whether the table is about this file. */
  readonly isAsked: boolean;
  /** Whether how many cells each line decides comes with the totals of the table. */
  readonly isCounted: boolean;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

const idOf = ({ source }: Policy, line: number) => lineAt(source.lines, line)?.id ?? 0;

/** How many cells each line decides. */
function* countLines(
  policy: Policy,
  { columnTask, linesOf }: MatrixQuery,
  rows: readonly string[],
  columns: readonly string[],
): CooperativeTask<Map<number, number>> {
  const perLine = new Int32Array(policy.source.lines.length);
  for (const agent of columns) {
    yield* columnTask(agent, rows);
    for (const line of linesOf(agent, rows)) if (line >= 0) perLine[line]! += 1;
  }
  const counts = new Map<number, number>();
  perLine.forEach((count, line) => count > 0 && counts.set(idOf(policy, line), count));
  return counts;
}

/** Works the badges out piece by piece, far from the keystroke. */
export function* badgesTask(question: BadgeQuestion): CooperativeTask<RecordBadges> {
  const { asked, policy, isAsked, isCounted, rows, columns } = question;
  const decided =
    isAsked && !isCounted ? yield* countLines(policy, asked, rows, columns) : new Map<number, number>();
  const never = yield* neverDecidingLinesTask(policy, asked.reader);
  return {
    cells: isAsked ? rows.length * columns.length : 0,
    decided,
    never: new Map(
      [...never].map(([line, covers]) => [
        idOf(policy, line),
        covers.map((by) => ({ id: idOf(policy, by), line: by })),
      ]),
    ),
    isFirst: asked.reader.rule.choice === 'first',
  };
}

/** The question about the badges of the open file. */
export function badgeQuestion(state: GatepostState): BadgeQuestion {
  const asked = matrixQuery(state);
  const isAsked = asked.path === state.view.path;
  return {
    asked,
    policy: openPolicy(state),
    isAsked,
    isCounted: isAsked && isCountedInWorker(accessMatrix(state)),
    rows: matrixRows(state),
    columns: agentsOfRecords(state),
  };
}
