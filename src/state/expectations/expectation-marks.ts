// Marks the cells that have expectations: met or failed.

import type { ClaimResult } from '../../core/analysis/claims/check-claim.ts';
import { lowerCase } from '../../core/text/lower-case.ts';
import type { ExpectationResult } from '../../core/workspace/expectations/expectations.ts';
import { pathOnSite } from '../../core/workspace/path-on-site.ts';
import { expectationWords as words } from '../../messages/en/expectations.ts';
import { claimSentence } from '../../messages/explain/claim-sentences.ts';
import type { GatepostState } from '../document/document-store.ts';
import { type MarkedCells, markCells } from '../table/cell-marks.ts';
import { accessMatrix } from '../table/matrix-query.ts';
import type { ClaimCheck } from './check-claims.ts';
import { createColumnFinder, type ExpectationCheck, type ResultsByUrl } from './check-expectations.ts';
import { formatAnswer } from './format-expectation.ts';

const findFailure = (results: readonly ExpectationResult[]) =>
  results.find((result) => result.outcome === 'failed');

const metMark = { says: words.asExpected };

/** The word for the expected answer. */
export const expectedAnswerWord = ({
  expectation: { question = 'fetch', part, expect },
}: ExpectationResult): string => formatAnswer(question, part, expect);

/** Marks the cells that pass a test. `rows`: the listed URLs, by URL on the site. */
function createMarkedCells(
  byAgent: ReadonlyMap<string, ResultsByUrl>,
  rows: ReadonlyMap<string, readonly string[]>,
  origin: string,
  markOf: (results: readonly ExpectationResult[]) => ReturnType<MarkedCells['at']>,
): MarkedCells {
  const urls = new Set<string>();
  let count = 0;
  for (const column of byAgent.values()) {
    for (const [url, results] of column) {
      const listed = rows.get(url);
      if (!listed || !markOf(results)) continue;
      for (const row of listed) urls.add(row);
      count += listed.length;
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
  const failing = findFailure(results);
  if (!failing) return undefined;
  const word = expectedAnswerWord(failing);
  return { says: words.wantFails(word), short: words.want(word) };
}

const holdingMark = (results: readonly ExpectationResult[]) =>
  results.every((result) => result.outcome === 'met') ? metMark : undefined;

const isWitness = (result: ClaimResult): result is ClaimResult & Required<Pick<ClaimResult, 'witness'>> =>
  result.witness !== undefined;

/** Marks the cells that show why claims fail, if they are in the table. */
function witnessMarks(
  { columns }: ReturnType<typeof accessMatrix>,
  rows: ReadonlyMap<string, readonly string[]>,
  { results }: ClaimCheck,
  origin: string,
): MarkedCells {
  const byCell = new Map<string, NonNullable<ReturnType<MarkedCells['at']>>>();
  const urls = new Set<string>();
  const names = new Set(columns.flatMap(({ agents }) => agents.map(lowerCase)));
  for (const { claim, witness } of results.filter(isWitness)) {
    const listed = rows.get(witness.path) ?? [];
    const mark = { says: words.claimFails(claimSentence(claim)) };
    for (const agent of witness.agents.map(lowerCase).filter((name) => names.has(name))) {
      const key = `${agent} ${witness.path}`;
      if (listed.length === 0 || byCell.has(key)) continue;
      byCell.set(key, mark);
      for (const row of listed) urls.add(row);
    }
  }
  const at: MarkedCells['at'] = (agents, url) => {
    const path = pathOnSite(origin, url);
    const agent = agents.find((name) => byCell.has(`${lowerCase(name)} ${path}`));
    return agent === undefined ? undefined : byCell.get(`${lowerCase(agent)} ${path}`);
  };
  return { count: urls.size, urls, at };
}

/** The cells that one of two sets of marks has. */
const bothMarked = (first: MarkedCells, second: MarkedCells): MarkedCells => ({
  count: first.count + second.count,
  urls: new Set([...first.urls, ...second.urls]),
  at: (...cell) => first.at(...cell) ?? second.at(...cell),
});

/** Updates the marks of the cells of the current table, or removes them. */
export function updateExpectationMarks(
  state: GatepostState,
  checked: ExpectationCheck | undefined,
  claims?: ClaimCheck,
): void {
  if ((checked?.results.length ?? 0) + (claims?.failed ?? 0) === 0) {
    markCells('failed', undefined);
    markCells('expected', undefined);
    return;
  }
  const matrix = accessMatrix(state);
  const { columns, rows, origin } = matrix;
  const byAgent = new Map<string, ResultsByUrl>();
  const resultsOf = checked && createColumnFinder(state, checked);
  for (const agent of columns.flatMap(({ agents }) => agents)) {
    const column = resultsOf?.(agent);
    if (column) byAgent.set(agent, column);
  }
  const urlsByPath = new Map<string, string[]>();
  for (const url of rows) {
    const path = pathOnSite(origin, url);
    urlsByPath.set(path, [...(urlsByPath.get(path) ?? []), url]);
  }
  const failingCells = createMarkedCells(byAgent, urlsByPath, origin, failingMark);
  // Claims are about the question of fetching.
  const isAboutFetching = claims && !state.view.subject;
  const failing = isAboutFetching
    ? bothMarked(failingCells, witnessMarks(matrix, urlsByPath, claims, origin))
    : failingCells;
  const holding = createMarkedCells(byAgent, urlsByPath, origin, holdingMark);
  markCells('failed', { ...failing, count: (checked?.failed ?? 0) + (claims?.failed ?? 0) });
  // A shared column in which one user-agent fails is not marked as met.
  markCells('expected', {
    ...holding,
    at: (...cell) => (failing.at(...cell) ? undefined : holding.at(...cell)),
  });
}
