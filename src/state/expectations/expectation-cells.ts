// Which cell of the matrix an expectation is about, and the other way round.
import type { DocumentPart } from '../../core/formats/robots-pi/question/index-follow.ts';
import { decidingSettingsOf } from '../../core/questions/settings-registry.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { readerOf } from '../../core/readers/registry.ts';
import { fileOfCell } from '../../core/workspace/cell-queries.ts';
import { cellId, type ExpectableCell, type Expectation } from '../../core/workspace/expectation.ts';
import type { Site } from '../../core/workspace/site.ts';
import type { GatepostState, View } from '../document/document-store.ts';
import { siteOf } from '../document/selectors.ts';
import { matrixQuery } from '../table/matrix-query.ts';
import type { MatrixQuestion } from '../table/matrix-question.ts';

/** How the request for the file ends, as far as that is not the usual. */
function requestOutcome({ status = 200, redirects = 0 }: View): Pick<ExpectableCell, 'status' | 'redirects'> {
  return { ...(status === 200 ? {} : { status }), ...(redirects === 0 ? {} : { redirects }) };
}

type Ask = { readonly agent: string; readonly url: string };

/** A cell of a column, by question. A column that cannot be expected of has none. */
const cellsByQuestion: Readonly<
  Record<MatrixQuestion['question'], (view: View, column: string, ask: Ask) => ExpectableCell | undefined>
> = {
  usage({ subject }, column, ask) {
    // Without a usage in the question they stand side by side as columns.
    return { question: 'usage', asked: decidingSettingsOf('usage', { usage: column, ...subject }), ...ask };
  },
  'ai-use': ({ subject }, column, ask) => ({
    question: 'ai-use',
    // Without a purpose in the question they stand side by side as columns.
    asked: decidingSettingsOf('ai-use', { purpose: column, ...subject }),
    ...ask,
  }),
  'mobile-agent'(_view, column, ask) {
    if (column === 'access') return ask;
    return column === 'host' ? { question: 'mobile-agent', ...ask } : undefined;
  },
  dataset: (view, column, ask) => ({
    question: 'dataset',
    ...(column === 'announced' ? {} : { part: column }),
    ...ask,
    ...requestOutcome(view),
  }),
  'index-follow'({ subject }, column, ask) {
    const asked = decidingSettingsOf('index-follow', subject);
    const part: DocumentPart = column === 'follow' ? 'follow' : 'index';
    return { question: 'index-follow', ...(Object.keys(asked).length > 0 ? { asked } : {}), part, ...ask };
  },
};

/** The cell of the present table in a column, as an expectation would name it; undefined where nothing can be expected. */
export function expectableCell(
  state: GatepostState,
  column: string,
  url: string,
): ExpectableCell | undefined {
  const { view, document } = state;
  const { agentOf, path } = matrixQuery(state);
  const ask = { agent: agentOf(column), url };
  const cell = view.subject
    ? cellsByQuestion[view.subject.question](view, column, ask)
    : { ...ask, ...requestOutcome(view) };
  if (!cell || cell.question === 'index-follow') return cell;
  const found = fileOfCell(siteOf(document), cell, readerOf(view.reader));
  return path === found ? cell : { ...cell, file: path };
}

const bare = new WeakMap<ExpectableCell, string>();

/** All that two cells of one column have in common, but the file that is asked. */
function bareKey(cell: ExpectableCell): string {
  let key = bare.get(cell);
  if (key === undefined) {
    const { reader: _, file: _file, ...rest } = cell;
    bare.set(cell, (key = cellId({ ...rest, url: '' })));
  }
  return key;
}

/** The column in which a cell stands: equal for all its cells. `reader` is the chosen one. */
export const columnKey = (site: Site, cell: ExpectableCell, reader: Reader): string =>
  `${fileOfCell(site, cell, reader)} ${bareKey(cell)}`;

/** Whether an expectation speaks of the chosen reader. */
export const appliesToReader = ({ reader }: Expectation, chosen: string): boolean =>
  reader === undefined || reader === chosen;
