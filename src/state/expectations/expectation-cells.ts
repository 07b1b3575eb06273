// Converts between expectations and cells of the table.
import type { Reader } from '../../core/readers/reader.ts';
import { readerOf } from '../../core/readers/registry.ts';
import { fileOfCell } from '../../core/workspace/cell-queries.ts';
import {
  cellId,
  type ExpectableCell,
  type Expectation,
} from '../../core/workspace/expectations/expectation.ts';
import type { Site } from '../../core/workspace/site.ts';
import type { GatepostState, View } from '../document/document-store.ts';
import { siteOf } from '../document/selectors.ts';
import { matrixQuery } from '../table/matrix-query.ts';
import { tableQuestionOf } from '../table/table-question.ts';

/** The result of requesting the file, without the usual values (status 200, no redirect). */
function requestOutcome({ status = 200, redirects = 0 }: View): Pick<ExpectableCell, 'status' | 'redirects'> {
  return { ...(status === 200 ? {} : { status }), ...(redirects === 0 ? {} : { redirects }) };
}

/**
 * Returns the cell of the current table in a column as an expectation identifies it; undefined if it cannot have
 * an expectation.
 */
export function expectableCell(
  state: GatepostState,
  column: string,
  url: string,
): ExpectableCell | undefined {
  const { view, document } = state;
  const { agentOf, kind, path } = matrixQuery(state);
  const base = { agent: agentOf(column), url };
  const question = tableQuestionOf(view.subject);
  const cell =
    question && view.subject
      ? question.cell(view.subject, column, { ...base, ...(kind.hasStatus ? requestOutcome(view) : {}) })
      : { ...base, ...requestOutcome(view) };
  if (!cell || kind.hasFixedRows) return cell;
  const defaultPath = fileOfCell(siteOf(document), cell, readerOf(view.reader));
  return path === defaultPath ? cell : { ...cell, file: path };
}

/** A key of everything that two cells of one column have in common, except their file. */
const keyWithoutFile = ({ reader: _, file: _file, ...rest }: ExpectableCell): string =>
  cellId({ ...rest, url: '' });

/** Returns the key of the column of a cell: equal for all cells of the column. `reader` is the selected one. */
export const columnKey = (site: Site, cell: ExpectableCell, reader: Reader): string =>
  `${fileOfCell(site, cell, reader)} ${keyWithoutFile(cell)}`;

/** Whether an expectation applies to the selected reader. */
export const appliesToReader = ({ reader }: Expectation, selectedReader: string): boolean =>
  reader === undefined || reader === selectedReader;
