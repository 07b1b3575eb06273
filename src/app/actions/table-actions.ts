// Commands about the table of answers. Those of a cell are keys of the table: they are pressed there.

import { type Action, createAction } from '../../actions/action.ts';
import { getPaneAction, type PaneAction } from '../../actions/pane-actions.ts';
import { ADD_URLS_ID, CRAWLERS_BUTTON_ID } from '../../features/table/grid/grid-focus.ts';
import { resetRowOrder } from '../../features/table/reset-row-order.ts';
import { commandWords as words } from '../../messages/en/commands.ts';
import { cellMarkWords, matrixWords } from '../../messages/en/table.ts';
import { tableWords } from '../../messages/en/table-tools.ts';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { cellMarks, type MarkCode } from '../../state/table/cell-marks.ts';
import { mountedGrid } from '../../state/table/matrix-focus.ts';
import { accessMatrix } from '../../state/table/matrix-query.ts';
import { type AnswerFilter, defaultMatrixView } from '../../state/table/matrix-view.ts';
import { chooseImportFiles } from '../../state/table/url-import.ts';
import { matrixView } from '../../state/table/use-matrix.ts';
import {
  activeCell,
  activeTableElement,
  disabledOutsideWorkbench,
  dispatchKeyInTable,
  isBuilt,
  whenPaneReady,
} from './pane-access.ts';

const { why } = words;

const view = () => matrixView(documentStore.getState());
const show = (change: Partial<ReturnType<typeof view>>) =>
  updateView(documentStore, { matrix: { ...view(), ...change } });
const kind = () => accessMatrix(documentStore.getState()).kind;

function disabledWithoutTable(): string | undefined {
  const { rows, columns } = accessMatrix(documentStore.getState());
  return (
    disabledOutsideWorkbench() ??
    (rows.length * columns.length === 0 ? why.table : view().tree ? why.tree : undefined)
  );
}
const disabledWithoutCell = () =>
  disabledWithoutTable() ?? (activeCell() || !isBuilt('access') ? undefined : why.cell);

/** A key of the table. */
const onTable = (id: Parameters<typeof createAction>[0], keys: string, isCell = false): Action =>
  createAction(id, 'table', () => dispatchKeyInTable(keys), {
    keys: [keys],
    where: isCell ? 'cell' : 'table',
    disabledReason: isCell ? disabledWithoutCell : disabledWithoutTable,
  });

/** Marks of cells that one goes along. */
const lastFilter = ['changed', 'failed', 'differs'] as const satisfies readonly MarkCode[];

/** Filters by a mark, and goes on to the next such cell once that is drawn; to the first, if something else was asked for. */
function filterByMark(filter: MarkCode, keys: string): void {
  const isNew = view().filter !== filter;
  show({ filter });
  const go = () => {
    if (isNew) mountedGrid.goTo?.({ row: 0, column: 0 });
    dispatchKeyInTable(keys);
  };
  whenPaneReady('access', activeTableElement, () => requestAnimationFrame(() => requestAnimationFrame(go)));
}

const markActions = (): readonly Action[] =>
  lastFilter.flatMap((code) =>
    ([words.nextOf, words.previousOf] as const).map((title, back) => ({
      id: `${back ? 'previous' : 'next'} ${code}`,
      group: 'table' as const,
      title: title(cellMarkWords.filters[code]),
      help: words.nextOfHelp,
      disabledReason: () => disabledWithoutTable() ?? (cellMarks.getState()[code] ? undefined : why.noCell),
      run: () => filterByMark(code, back ? 'Shift+N' : 'N'),
    })),
  );

function filters(): readonly Action[] {
  const marks = cellMarks.getState();
  const offered: readonly (readonly [AnswerFilter, string])[] = [
    ...kind().filters,
    ...(Object.keys(marks) as MarkCode[]).map((code) => [code, cellMarkWords.filters[code]] as const),
  ];
  return offered.map(([filter, word]) => ({
    id: `filter ${filter}`,
    group: 'table',
    title: words.filter(word),
    help: words.filterHelp,
    disabledReason: () => disabledOutsideWorkbench() ?? (view().filter === filter ? why.chosen : undefined),
    run: () => show({ filter }),
  }));
}

/** What the table offers while it is possible. */
const exportAction = (id: PaneAction, title: string): Action => ({
  id,
  group: 'table',
  title,
  help: words.tableHelp,
  disabledReason: () =>
    disabledOutsideWorkbench() ?? (getPaneAction(id) || !isBuilt('access') ? undefined : why.table),
  run: () =>
    whenPaneReady(
      'access',
      () => getPaneAction(id),
      (take) => take(),
    ),
});

/** A control above the table, by its id. */
const atControl = (id: 'addUrls' | 'crawlers', place: string, act: (control: HTMLElement) => void) =>
  createAction(id, 'table', () => whenPaneReady('access', () => document.getElementById(place), act), {
    disabledReason: () =>
      disabledOutsideWorkbench() ??
      (document.getElementById(place) || !isBuilt('access') ? undefined : why.fixed),
  });

const views = (): readonly Action[] => [
  createAction(
    'noFilter',
    'table',
    () => show({ filter: defaultMatrixView.filter, text: defaultMatrixView.text }),
    {
      disabledReason: () =>
        disabledOutsideWorkbench() ??
        (view().filter === defaultMatrixView.filter && view().text === defaultMatrixView.text
          ? why.noFilter
          : undefined),
    },
  ),
  createAction('asListed', 'table', resetRowOrder, {
    disabledReason: () => disabledOutsideWorkbench() ?? (view().sort ? undefined : why.notSorted),
  }),
  createAction(
    'shareColumns',
    'table',
    () => updateView(documentStore, { spread: documentStore.getState().view.spread !== true }),
    {
      title: matrixWords.share,
      disabledReason: () => disabledOutsideWorkbench() ?? (kind().hasFixedColumns ? why.fixed : undefined),
    },
  ),
  createAction('foldTable', 'table', () => show({ tree: view().tree !== true }), {
    disabledReason: () => disabledOutsideWorkbench() ?? (kind().hasFixedRows ? why.fixed : undefined),
  }),
];

export const tableActions = (): readonly Action[] => [
  onTable('whyCell', 'Enter', true),
  onTable('flipCell', 'Space', true),
  onTable('expectCell', 'E', true),
  onTable('nextCell', 'N'),
  onTable('previousCell', 'Shift+N'),
  ...markActions(),
  ...filters(),
  ...views(),
  atControl('addUrls', ADD_URLS_ID, (control) => control.focus()),
  createAction('urlsFromFile', 'table', () => void chooseImportFiles(), {
    disabledReason: disabledOutsideWorkbench,
  }),
  atControl('crawlers', CRAWLERS_BUTTON_ID, (control) => control.click()),
  ...(['text', 'markdown', 'csv'] as const).map((form) =>
    exportAction(`copy-${form}`, tableWords.copyAs[form]),
  ),
  ...(['csv', 'text'] as const).map((form) => exportAction(`save-${form}`, tableWords.saveAs[form])),
  ...(['svg', 'png'] as const).map((form) => ({
    ...exportAction(`picture-${form}`, tableWords.saveAsPicture[form]),
    also: words.also[`picture-${form}`],
  })),
];
