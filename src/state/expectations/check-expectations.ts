// Checks whether the expectations of the document are met for the selected reader, and finds their cells in the table.
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import { type ReaderId, readerOf } from '../../core/readers/registry.ts';
import { type CellQueries, createCellQueries } from '../../core/workspace/cell-queries.ts';
import type { Expectation } from '../../core/workspace/expectations/expectation.ts';
import { checkExpectation, type ExpectationResult } from '../../core/workspace/expectations/expectations.ts';
import { pathOnSite } from '../../core/workspace/path-on-site.ts';
import type { GatepostState } from '../document/document-store.ts';
import { siteOf } from '../document/selectors.ts';
import { appliesToReader, columnKey, expectableCell } from './expectation-cells.ts';

/** How many expectations are checked before other tasks may run. */
const BATCH_SIZE = 64;

/** The results for one version of the site and one reader. */
export interface ExpectationCheck {
  readonly expectations: readonly Expectation[];
  readonly reader: ReaderId;
  /** One result for each expectation, in their order. */
  readonly results: readonly ExpectationResult[];
  readonly failed: number;
  readonly unknown: number;
}

/** Creates queries for single cells of the current site. The selected reader finds the file. */
export const createCurrentCellQueries = ({ document, view }: GatepostState): CellQueries =>
  createCellQueries(siteOf(document), view.reader);

/** Checks all expectations for the selected reader, or for another one that reads the same files. */
export function* checkExpectations(
  state: GatepostState,
  reader: ReaderId = state.view.reader,
): CooperativeTask<ExpectationCheck> {
  const { expectations } = state.document;
  const queries = createCurrentCellQueries(state);
  const results: ExpectationResult[] = [];
  for (const [index, expectation] of expectations.entries()) {
    if (index % BATCH_SIZE === BATCH_SIZE - 1) yield;
    results.push(checkExpectation(queries, expectation, reader));
  }
  const count = (outcome: ExpectationResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  return { expectations, reader, results, failed: count('failed'), unknown: count('unknown') };
}

/** The results of the expectations of one column, by URL on the site. */
export type ResultsByUrl = ReadonlyMap<string, readonly ExpectationResult[]>;

/** Creates a function that finds the expectations of a column of the current table for the selected reader. */
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
    const existing = column.get(url);
    if (existing) existing.push(result);
    else column.set(url, [result]);
  }
  return (column) => {
    const cell = expectableCell(state, column, '');
    return cell && byColumn.get(columnKey(site, cell, readerOf(state.view.reader)));
  };
}
