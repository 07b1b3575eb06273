// What the records of a file decide in a table, from tallies: without looking at cells again, unless classes share a record.

import type { CooperativeTask } from '../../../questions/cooperative-task.ts';
import { countRows } from '../../../questions/tally.ts';
import { blocksOf } from '../../../syntax/blocks.ts';
import type { Policy } from '../../../syntax/policy.ts';
import type { FetchAnswers } from './fetch.ts';
import type { FetchTally } from './fetch-column.ts';
import { fetchTally } from './fetch-tally.ts';

/** By the number of the block: in how many rows it decides, and for how many agents. */
export interface RecordTotals {
  readonly rows: Uint32Array<ArrayBuffer>;
  readonly agents: Uint32Array<ArrayBuffer>;
}

/** The number of the block that each line stands in, or -1. */
export function blockOfLines(policy: Policy): Int32Array {
  const places = new Int32Array(policy.source.lines.length).fill(-1);
  blocksOf(policy).forEach(({ start, end }, block) => places.fill(block, start, end));
  return places;
}

/** Agents that are one class: one of them, and how many there are. */
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

/** In how many rows a class is decided by each block. */
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

/** In how many rows a block decides for some of several classes. */
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
 * Adds up what the columns of a table come to.
 * @param columns an agent of each column. @param times how many agents each stands for.
 */
export function* recordTotals(
  asked: FetchAnswers,
  columns: readonly string[],
  times: readonly number[],
  urls: readonly string[],
): CooperativeTask<RecordTotals> {
  const policy = asked.plan.file?.policy;
  const blockOf = policy ? blockOfLines(policy) : new Int32Array();
  const count = policy ? blocksOf(policy).length : 0;
  const totals = { rows: new Uint32Array(count), agents: new Uint32Array(count) };
  const deciding = new Map<number, CountedClass[]>();
  for (const one of classesOf(asked, columns, times)) {
    for (const [block, rows] of rowsByBlock(asked, one, yield* fetchTally(asked, one.agent, urls), blockOf)) {
      totals.rows[block] = rows;
      totals.agents[block]! += one.times;
      const others = deciding.get(block);
      if (others) others.push(one);
      else deciding.set(block, [one]);
    }
    yield;
  }
  for (const [block, classes] of deciding) {
    if (classes.length < 2) continue;
    totals.rows[block] = yield* sharedRows(asked, classes, urls, (line) => blockOf[line] === block);
  }
  return totals;
}
