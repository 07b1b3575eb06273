// Counts what the records of a file decide in a table, from column totals. Cells are read only if classes share a
// record: reading them all takes 3 times as long for 50,000 cells, and 17 times for a million.

import type { CooperativeTask } from '../../../questions/cooperative-task.ts';
import { countRows } from '../../../questions/tally.ts';
import { blocksOf } from '../../../syntax/blocks.ts';
import type { Policy } from '../../../syntax/policy.ts';
import type { FetchAnswers } from './fetch.ts';
import type { FetchTally } from './fetch-column.ts';
import { fetchTally } from './fetch-tally.ts';

/** By number of the block: in how many rows it decides, and for how many crawlers. */
export interface RecordTotals {
  readonly rows: Uint32Array<ArrayBuffer>;
  readonly agents: Uint32Array<ArrayBuffer>;
}

/** Returns the number of the block that contains each line, or -1. */
export function blockOfLines(policy: Policy): Int32Array {
  const places = new Int32Array(policy.source.lines.length).fill(-1);
  blocksOf(policy).forEach(({ start, end }, block) => places.fill(block, start, end));
  return places;
}

/** The crawlers of one class: one of them, and their number. */
interface CountedClass {
  readonly agent: string;
  readonly times: number;
}

function classesOf(
  { classOf }: FetchAnswers,
  columns: readonly string[],
  times: readonly number[],
): CountedClass[] {
  const classes = new Map<string, CountedClass>();
  columns.forEach((agent, place) => {
    const { key } = classOf(agent);
    const before = classes.get(key);
    classes.set(key, { agent: before?.agent ?? agent, times: (before?.times ?? 0) + times[place]! });
  });
  return [...classes.values()];
}

/** Returns in how many rows each block decides for a class. */
function rowsByBlock(
  { classOf }: FetchAnswers,
  { agent }: CountedClass,
  { decided }: FetchTally,
  blockOf: Int32Array,
): Map<number, number> {
  const rows = new Map<number, number>();
  classOf(agent).rules.forEach(({ line }, place) => {
    const block = blockOf[line]!;
    const count = decided[place]!;
    if (block >= 0 && count > 0) rows.set(block, (rows.get(block) ?? 0) + count);
  });
  return rows;
}

/** Counts the rows in which a block decides for at least one of several classes. */
function* sharedRows(
  { asking }: FetchAnswers,
  classes: readonly CountedClass[],
  urls: readonly string[],
  isIn: (line: number) => boolean,
): CooperativeTask<number> {
  const bits = new Uint32Array((urls.length + 31) >> 5);
  for (const { agent } of classes) {
    const { lines } = yield* asking.column(agent, urls);
    lines.forEach((line, row) => {
      if (line >= 0 && isIn(line)) bits[row >> 5]! |= 1 << (row & 31);
    });
  }
  return countRows(bits);
}

/**
 * Adds up the totals of the columns of a table.
 * @param columns a crawler of each column
 * @param times the number of crawlers in each column
 */
export function* recordTotals(
  answers: FetchAnswers,
  columns: readonly string[],
  times: readonly number[],
  urls: readonly string[],
): CooperativeTask<RecordTotals> {
  const policy = answers.plan.file?.policy;
  const blockOf = policy ? blockOfLines(policy) : new Int32Array();
  const count = policy ? blocksOf(policy).length : 0;
  const totals = { rows: new Uint32Array(count), agents: new Uint32Array(count) };
  const deciding = new Map<number, CountedClass[]>();
  for (const counted of classesOf(answers, columns, times)) {
    for (const [block, rows] of rowsByBlock(
      answers,
      counted,
      yield* fetchTally(answers, counted.agent, urls),
      blockOf,
    )) {
      totals.rows[block] = rows;
      totals.agents[block]! += counted.times;
      const others = deciding.get(block);
      if (others) others.push(counted);
      else deciding.set(block, [counted]);
    }
    yield;
  }
  for (const [block, classes] of deciding) {
    if (classes.length < 2) continue;
    totals.rows[block] = yield* sharedRows(answers, classes, urls, (line) => blockOf[line] === block);
  }
  return totals;
}
