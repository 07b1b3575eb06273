// Whether the expectations of the document are met under the chosen reader, and where they stand in the present table.
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import { type ReaderId, readerOf } from '../../core/readers/registry.ts';
import { type CellQueries, createCellQueries } from '../../core/workspace/cell-queries.ts';
import type { Expectation } from '../../core/workspace/expectation.ts';
import { checkExpectation, type ExpectationResult } from '../../core/workspace/expectations.ts';
import type { GatepostState } from '../document/document-store.ts';
import { siteOf } from '../document/selectors.ts';
import { pathOnSite } from '../table/path-on-site.ts';
import { appliesToReader, columnKey, expectableCell } from './expectation-cells.ts';

/** Expectations that are checked before others may come between. */
const PIECE = 64;

/** What was found for one version of the site and one reader. */
export interface ExpectationCheck {
  readonly expectations: readonly Expectation[];
  readonly reader: ReaderId;
  /** One result for each expectation, in their order. */
  readonly results: readonly ExpectationResult[];
  readonly failed: number;
  readonly unknown: number;
}

/** What answers single cells of the present site; the chosen reader finds the file. */
export const createCellAsker = ({ document, view }: GatepostState): CellQueries =>
  createCellQueries(siteOf(document), view.reader);

/** Checks all expectations under the chosen reader, or under another one that is asked about the same files. */
export function* checkExpectations(
  state: GatepostState,
  reader: ReaderId = state.view.reader,
): CooperativeTask<ExpectationCheck> {
  const { expectations } = state.document;
  const asker = createCellAsker(state);
  const results: ExpectationResult[] = [];
  for (const [place, expectation] of expectations.entries()) {
    if (place % PIECE === PIECE - 1) yield;
    results.push(checkExpectation(asker, expectation, reader));
  }
  const count = (outcome: ExpectationResult['outcome']) =>
    results.filter((one) => one.outcome === outcome).length;
  return { expectations, reader, results, failed: count('failed'), unknown: count('unknown') };
}

/** What is expected of cells of one column, by URL on the site. */
export type ResultsByUrl = ReadonlyMap<string, readonly ExpectationResult[]>;

/** Finds the expectations of a column of the present table under the chosen reader. */
export function createColumnFinder(
  state: GatepostState,
  { results, reader }: ExpectationCheck,
): (column: string) => ResultsByUrl | undefined {
  const site = siteOf(state.document);
  const byColumn = new Map<string, Map<string, ExpectationResult[]>>();
  for (const result of results) {
    const { expectation } = result;
    if (!appliesToReader(expectation, reader)) continue;
    const key = columnKey(site, expectation, readerOf(reader));
    let column = byColumn.get(key);
    if (!column) byColumn.set(key, (column = new Map()));
    const url = pathOnSite(site.origin, expectation.url);
    const sameCell = column.get(url);
    if (sameCell) sameCell.push(result);
    else column.set(url, [result]);
  }
  return (column) => {
    const cell = expectableCell(state, column, '');
    return cell && byColumn.get(columnKey(site, cell, readerOf(state.view.reader)));
  };
}
