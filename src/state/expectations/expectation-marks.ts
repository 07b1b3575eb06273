// The marks of cells of which something is expected: as expected, or not.
import type { ExpectationResult } from '../../core/workspace/expectations.ts';
import { expectationWords as words } from '../../messages/en/expectations.ts';
import type { GatepostState } from '../document/document-store.ts';
import { type MarkedCells, markCells } from '../table/cell-marks.ts';
import { accessMatrix } from '../table/matrix-query.ts';
import { pathOnSite } from '../table/path-on-site.ts';
import { createColumnFinder, type ExpectationCheck, type ResultsByUrl } from './check-expectations.ts';
import { formatAnswer } from './format-expectation.ts';

const isFailing = (results: readonly ExpectationResult[]) => results.find((one) => one.outcome === 'failed');

const markOfResult = { says: words.asExpected };

/** The word for what an expectation wants. */
export const expectedAnswerWord = ({
  expectation: { question = 'fetch', part, expect },
}: ExpectationResult): string => formatAnswer(question, part, expect);

/** How the cells of the table that pass a test are marked. `rows`: those that are listed, by URL on the site. */
function markCellsOf(
  byAgent: ReadonlyMap<string, ResultsByUrl>,
  rows: ReadonlyMap<string, readonly string[]>,
  origin: string,
  markOf: (results: readonly ExpectationResult[]) => ReturnType<MarkedCells['at']>,
): MarkedCells {
  const urls = new Set<string>();
  let count = 0;
  for (const column of byAgent.values()) {
    for (const [url, results] of column) {
      const there = rows.get(url);
      if (!there || !markOf(results)) continue;
      for (const row of there) urls.add(row);
      count += there.length;
    }
  }
  const at: MarkedCells['at'] = (agents, url) => {
    for (const agent of agents) {
      const results = byAgent.get(agent)?.get(pathOnSite(origin, url));
      const mark = results && markOf(results);
      if (mark) return mark;
    }
    return undefined;
  };
  return { count, urls, at };
}

function failingMark(results: readonly ExpectationResult[]) {
  const failing = isFailing(results);
  if (!failing) return undefined;
  const word = expectedAnswerWord(failing);
  return { says: words.wantFails(word), short: words.want(word) };
}

const holdingMark = (results: readonly ExpectationResult[]) =>
  results.every((one) => one.outcome === 'met') ? markOfResult : undefined;

/** Marks the cells of the present table, or none. */
export function updateExpectationMarks(state: GatepostState, checked: ExpectationCheck | undefined): void {
  if (!checked || checked.results.length === 0) {
    markCells('failed', undefined);
    markCells('expected', undefined);
    return;
  }
  const { columns, rows, origin } = accessMatrix(state);
  const byAgent = new Map<string, ResultsByUrl>();
  const resultsOf = createColumnFinder(state, checked);
  for (const agent of columns.flatMap(({ agents }) => agents)) {
    const column = resultsOf(agent);
    if (column) byAgent.set(agent, column);
  }
  const shown = new Map<string, string[]>();
  for (const url of rows) {
    const path = pathOnSite(origin, url);
    shown.set(path, [...(shown.get(path) ?? []), url]);
  }
  const failing = markCellsOf(byAgent, shown, origin, failingMark);
  const holding = markCellsOf(byAgent, shown, origin, holdingMark);
  markCells('failed', failing);
  // A shared column of which one user-agent fails is no longer as expected.
  markCells('expected', {
    ...holding,
    at: (...cell) => (failing.at(...cell) ? undefined : holding.at(...cell)),
  });
}
