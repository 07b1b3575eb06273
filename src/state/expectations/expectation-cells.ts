// Which cell of the matrix an expectation is about, and the other way round.
import type { Reader } from '../../core/readers/reader.ts';
import { readerOf } from '../../core/readers/registry.ts';
import { fileOfCell } from '../../core/workspace/cell-queries.ts';
import { cellId, type ExpectableCell, type Expectation } from '../../core/workspace/expectation.ts';
import type { Site } from '../../core/workspace/site.ts';
import type { GatepostState, View } from '../document/document-store.ts';
import { siteOf } from '../document/selectors.ts';
import { matrixQuery } from '../table/matrix-query.ts';
import { tableQuestionOf } from '../table/table-question.ts';

/** How the request for the file ends, as far as that is not the usual. */
function requestOutcome({ status = 200, redirects = 0 }: View): Pick<ExpectableCell, 'status' | 'redirects'> {
  return { ...(status === 200 ? {} : { status }), ...(redirects === 0 ? {} : { redirects }) };
}

/** The cell of the present table in a column, as an expectation would name it; undefined where nothing can be expected. */
export function expectableCell(
  state: GatepostState,
  column: string,
  url: string,
): ExpectableCell | undefined {
  const { view, document } = state;
  const { agentOf, kind, path } = matrixQuery(state);
  const ask = { agent: agentOf(column), url };
  const question = tableQuestionOf(view.subject);
  const cell =
    question && view.subject
      ? question.cell(view.subject, column, { ...ask, ...(kind.hasStatus ? requestOutcome(view) : {}) })
      : { ...ask, ...requestOutcome(view) };
  if (!cell || kind.hasFixedRows) return cell;
  const found = fileOfCell(siteOf(document), cell, readerOf(view.reader));
  return path === found ? cell : { ...cell, file: path };
}

/** All that two cells of one column have in common, but the file that is asked. */
const bareKey = ({ reader: _, file: _file, ...rest }: ExpectableCell): string => cellId({ ...rest, url: '' });

/** The column in which a cell stands: equal for all its cells. `reader` is the chosen one. */
export const columnKey = (site: Site, cell: ExpectableCell, reader: Reader): string =>
  `${fileOfCell(site, cell, reader)} ${bareKey(cell)}`;

/** Whether an expectation speaks of the chosen reader. */
export const appliesToReader = ({ reader }: Expectation, chosen: string): boolean =>
  reader === undefined || reader === chosen;
