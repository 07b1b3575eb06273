// Actions at a place of the table. Keys of the grid and the command palette run them.
import {
  type Action,
  type ActionContext,
  type DisabledReason,
  defineAction,
} from '../../../actions/action.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { accessMatrix } from '../../../state/table/matrix-query.ts';
import { matrixView } from '../../../state/table/use-matrix.ts';

export function disabledWithoutTable(): DisabledReason | undefined {
  const state = documentStore.getState();
  const { rows, columns } = accessMatrix(state);
  if (!location.hash.startsWith('#/edit')) return 'workbench';
  if (rows.length * columns.length === 0) return 'table';
  return matrixView(state).tree ? 'tree' : undefined;
}

/** Until the pane has been shown once, the place of its tab stop is unknown. */
const disabledWithoutCell = ({ get }: ActionContext): DisabledReason | undefined =>
  disabledWithoutTable() ?? (get('grid')?.isAtCell || !get('access-frame')?.isBuilt ? undefined : 'cell');

const onCell = { group: 'table', where: 'cell', disabledReason: disabledWithoutCell } as const;
const inTable = { group: 'table', where: 'table', disabledReason: disabledWithoutTable } as const;

/** Actions on the cell that has the tab stop. */
export const cellActions: readonly Action[] = [
  defineAction({
    ...onCell,
    id: 'whyCell',
    keys: ['Enter'],
    run: ({ withPane }) => withPane('grid', (grid) => grid.explain(false)),
  }),
  defineAction({
    ...onCell,
    id: 'flipCell',
    keys: ['Space'],
    run: ({ withPane }) => withPane('grid', (grid) => grid.explain(true)),
  }),
  defineAction({
    ...onCell,
    id: 'expectCell',
    keys: ['E'],
    run: ({ withPane }) => withPane('grid', (grid) => grid.toggleExpectation()),
  }),
];

/** Actions that move from cell to cell. */
export const filterActions: readonly Action[] = [
  defineAction({
    ...inTable,
    id: 'nextCell',
    keys: ['N'],
    run: ({ withPane }) => withPane('grid', (grid) => grid.seek(1)),
  }),
  defineAction({
    ...inTable,
    id: 'previousCell',
    keys: ['Shift+N'],
    run: ({ withPane }) => withPane('grid', (grid) => grid.seek(-1)),
  }),
];
