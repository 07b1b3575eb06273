// What the rows of rules show about the table: how many cells each line decides, and which lines never decide.
import { neverDecidingLinesTask } from '../../../core/analysis/never-decides/never-decides-in-file.ts';
import { lineAt } from '../../../core/document/lines.ts';
import { readRecords } from '../../../core/formats/rep/records.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import { blocksOf } from '../../../core/syntax/blocks.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { number } from '../../../messages/en/counts.ts';
import { decidingWords } from '../../../messages/en/explanation.ts';
import { recordToolWords } from '../../../messages/en/record-tools.ts';
import { fileOf } from '../../../state/document/document.ts';
import type { GatepostState } from '../../../state/document/document-store.ts';
import { openPolicy } from '../../../state/document/selectors.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { isCountedInWorker } from '../../../state/table/counting/counting-state.ts';
import { type MatrixQuery } from '../../../state/table/create-matrix-query.ts';
import { accessMatrix, agentsOfRecords, matrixQuery, matrixRows } from '../../../state/table/matrix-query.ts';
import { tableQuestionOf } from '../../../state/table/table-question.ts';

/** Counts by line id, so that they remain valid in later versions of the file. */
export interface RecordBadges {
  /**
   * The number of cells of the table: URLs times listed user-agents. User-agents to which the same records apply count as
   * one.
   */
  readonly cells: number;
  /** Those URLs. */
  readonly urls: number;
  /** Empty if a worker counts them: then they are part of the table's totals. */
  readonly decided: ReadonlyMap<number, number>;
  /**
   * For each rule that never decides, the lines that cause this: their ids, and their places (0-based) at that
   * time.
   */
  readonly never: ReadonlyMap<number, readonly CoveringLine[]>;
  /** The lines of records that apply to no crawler of the table. */
  readonly outside: ReadonlySet<number>;
  /** Whether the first match decides, so that moving a rule up helps. */
  readonly isFirst: boolean;
}

/** A line that takes precedence over another one, alone or together with others. */
export interface CoveringLine {
  readonly id: number;
  readonly line: number;
}

/** What the badges of one version depend on. */
export interface BadgeQuestion {
  /** The id of the file: lines of another file have other ids. */
  readonly file: number | undefined;
  readonly query: MatrixQuery;
  readonly policy: Policy;
  /** Whether the table uses this file. */
  readonly isTableFile: boolean;
  /** Whether the number of cells per line is part of the table's totals. */
  readonly isInTotals: boolean;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

const idOf = ({ source }: Policy, line: number) => lineAt(source.lines, line)?.id ?? 0;

/** Counts how many cells each line decides. */
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

/** With more crawlers than this, it is not looked for which records apply to none of them. */
const MAX_ASKED = 200;

/** Returns the ids of the lines of records that apply to none of the crawlers. */
function* linesOutside(
  policy: Policy,
  { recordsFor, reader }: MatrixQuery,
  agents: readonly string[],
): CooperativeTask<ReadonlySet<number>> {
  const outside = new Set<number>();
  if (agents.length > MAX_ASKED) return outside;
  // A record of the reader may be in several cards: its rules are in the last, and each has some of its names.
  const namesByFirst = new Map(
    readRecords(policy, reader).records.map((record) => [record.agents[0], record.agents]),
  );
  const heads = new Set<number>();
  for (const agent of agents) {
    for (const { line } of recordsFor(agent).records)
      for (const name of namesByFirst.get(line) ?? [line]) heads.add(name);
    yield;
  }
  for (const { start, body, end } of blocksOf(policy)) {
    const isAsked = Array.from({ length: body - start }, (_, i) => start + i).some((line) => heads.has(line));
    for (let line = body; line < end && !isAsked; line++) outside.add(idOf(policy, line));
  }
  return outside;
}

/** Computes the badges in slices, so that typing is not delayed. */
export function* badgesTask(question: BadgeQuestion): CooperativeTask<RecordBadges> {
  const { query, policy, isTableFile, isInTotals, rows, columns } = question;
  const decided =
    isTableFile && !isInTotals ? yield* countLines(policy, query, rows, columns) : new Map<number, number>();
  const never = yield* neverDecidingLinesTask(policy, query.reader);
  return {
    outside: isTableFile ? yield* linesOutside(policy, query, columns) : new Set(),
    cells: isTableFile ? rows.length * columns.length : 0,
    urls: rows.length,
    decided,
    never: new Map(
      [...never].map(([line, covers]) => [
        idOf(policy, line),
        covers.map((coverLine) => ({ id: idOf(policy, coverLine), line: coverLine })),
      ]),
    ),
    isFirst: query.reader.rule.choice === 'first',
  };
}

/** Returns the question about the badges of the open file. */
export function badgeQuestion(state: GatepostState): BadgeQuestion {
  const query = matrixQuery(state);
  const isTableFile = query.path === state.view.path;
  return {
    file: fileOf(state.document, state.view.path)?.id,
    query,
    policy: openPolicy(state),
    isTableFile,
    isInTotals: isTableFile && isCountedInWorker(accessMatrix(state)),
    rows: matrixRows(state),
    columns: agentsOfRecords(state),
  };
}

/** Whether the number of cells that a rule decides about fetching does not answer the selected question. */
export const hidesRuleCounts = ({ view }: GatepostState): boolean =>
  tableQuestionOf(view.subject)?.hidesRuleCounts === true;

/** Whether the table asks something else than what crawlers may fetch. */
export const isOtherQuestion = ({ view }: GatepostState): boolean =>
  tableQuestionOf(view.subject) !== undefined;

/** What the badge of a rule says, without its reason. Undefined if the selected question shows no badges. */
export function badgeText({ decided, never, outside }: RecordBadges, id: number): string | undefined {
  const state = documentStore.getState();
  const count = decided.get(id) ?? 0;
  if (hidesRuleCounts(state) || (count === 0 && isOtherQuestion(state))) return undefined;
  if (count === 0 && never.has(id)) return decidingWords.neverDecides;
  return count === 0 && outside.has(id) ? undefined : `${recordToolWords.decides} ${number(count)}`;
}
