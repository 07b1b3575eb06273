// Actions on the table of answers; those of a cell are defined beside the grid.
import {
  type Action,
  type ActionContext,
  type DisabledReason,
  defineAction,
} from '../../../actions/action.ts';
import { disabledOutsideWorkbench, isBuilt } from '../../../actions/availability.ts';
import type { PaneCapabilities } from '../../../actions/panes.ts';
import { commandWords as words } from '../../../messages/en/app/commands.ts';
import { cellMarkWords, matrixWords } from '../../../messages/en/table.ts';
import { tableWords } from '../../../messages/en/table-tools.ts';
import { updateView } from '../../../state/document/document-store.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { chooseImportFiles } from '../../../state/table/additions/url-import.ts';
import { cellMarks, type MarkCode } from '../../../state/table/cell-marks.ts';
import { accessMatrix } from '../../../state/table/matrix-query.ts';
import { type AnswerFilter, defaultMatrixView } from '../../../state/table/matrix-view.ts';
import { matrixView } from '../../../state/table/use-matrix.ts';
import { resetRowOrder } from '../reset-row-order.ts';
import { cellActions, disabledWithoutTable, filterActions } from './cell-actions.ts';

const exportAction = (
  id: string,
  title: string,
  act: (table: PaneCapabilities['table-export']) => void,
): Action & { readonly title: string } => ({
  id,
  group: 'table',
  title,
  disabledReason: (context: ActionContext) =>
    disabledOutsideWorkbench() ??
    (context.get('table-export') || !isBuilt(context, 'access') ? undefined : 'table'),
  run: ({ withPane }: ActionContext) => withPane('table-export', act),
});

/** Actions that copy or save the table: its options and the palette call them. */
const exportActions = [
  ...(['text', 'markdown', 'csv'] as const).map((form) =>
    exportAction(`copy-${form}`, tableWords.copyAs[form], (table) => table.copy(form)),
  ),
  ...(['csv', 'text'] as const).map((form) =>
    exportAction(`save-${form}`, tableWords.saveAs[form], (table) => table.save(form)),
  ),
  ...(['svg', 'png'] as const).map((form) =>
    exportAction(`picture-${form}`, tableWords.saveAsPicture[form], (table) => table.savePicture(form)),
  ),
];

const view = () => matrixView(documentStore.getState());
const show = (change: Partial<ReturnType<typeof view>>) =>
  updateView(documentStore, { matrix: { ...view(), ...change } });
const kind = () => accessMatrix(documentStore.getState()).kind;

const disabledIf = (isSo: () => boolean | undefined, reason: DisabledReason) => () =>
  disabledOutsideWorkbench() ?? (isSo() ? reason : undefined);

/** Marks of cells that one goes along. */
const steppedMarks = ['changed', 'failed', 'differs'] as const satisfies readonly MarkCode[];

/** Filters by a mark, and goes on to the next such cell once that is drawn; to the first, if the filter was another. */
function seekMark({ withPane }: ActionContext, filter: MarkCode, step: -1 | 1): void {
  const isNew = view().filter !== filter;
  show({ filter });
  const go = () => withPane('grid', (grid) => grid.seek(step, isNew ? { row: 0, column: 0 } : undefined));
  withPane('grid', () => requestAnimationFrame(() => requestAnimationFrame(go)));
}

const markActions = (): readonly Action[] =>
  steppedMarks.flatMap((code) =>
    ([words.nextOf, words.previousOf] as const).map(
      (title, back): Action => ({
        id: `${back ? 'previous' : 'next'} ${code}`,
        group: 'table',
        title: title(cellMarkWords.filters[code]),
        help: words.nextOfHelp,
        disabledReason: () => disabledWithoutTable() ?? (cellMarks.getState()[code] ? undefined : 'noCell'),
        run: (context) => seekMark(context, code, back ? -1 : 1),
      }),
    ),
  );

function filters(): readonly Action[] {
  const marks = cellMarks.getState();
  const offered: readonly (readonly [AnswerFilter, string])[] = [
    ...kind().filters,
    ...(Object.keys(marks) as MarkCode[]).map((code) => [code, cellMarkWords.filters[code]] as const),
  ];
  return offered.map(
    ([filter, word]): Action => ({
      id: `filter ${filter}`,
      group: 'table',
      title: words.filter(word),
      help: words.filterHelp,
      disabledReason: disabledIf(() => view().filter === filter, 'chosen'),
      run: () => show({ filter }),
    }),
  );
}

const additionAction = (
  id: 'addUrls' | 'crawlers',
  does: keyof PaneCapabilities['table-additions'],
): Action =>
  defineAction({
    id,
    group: 'table',
    disabledReason: (context) =>
      disabledOutsideWorkbench() ??
      (context.get('table-additions')?.[does] || !isBuilt(context, 'access') ? undefined : 'fixed'),
    run: ({ withPane }) => withPane('table-additions', (additions) => additions[does]?.()),
  });

const views = (): readonly Action[] => [
  defineAction({
    id: 'noFilter',
    group: 'table',
    disabledReason: disabledIf(
      () => view().filter === defaultMatrixView.filter && view().text === defaultMatrixView.text,
      'noFilter',
    ),
    run: () => show({ filter: defaultMatrixView.filter, text: defaultMatrixView.text }),
  }),
  defineAction({
    id: 'asListed',
    group: 'table',
    disabledReason: disabledIf(() => !view().sort, 'notSorted'),
    run: resetRowOrder,
  }),
  defineAction({
    id: 'shareColumns',
    group: 'table',
    title: matrixWords.share,
    disabledReason: disabledIf(() => kind().hasFixedColumns, 'fixed'),
    run: () =>
      updateView(documentStore, {
        columnsBy: documentStore.getState().view.columnsBy === 'crawler' ? 'answer' : 'crawler',
      }),
  }),
  defineAction({
    id: 'foldTable',
    group: 'table',
    disabledReason: disabledIf(() => kind().hasFixedRows, 'fixed'),
    run: () => show({ tree: view().tree !== true }),
  }),
];

export const tableActions = (): readonly Action[] => [
  ...cellActions,
  ...filterActions,
  ...markActions(),
  ...filters(),
  ...views(),
  additionAction('addUrls', 'focusUrls'),
  defineAction({
    id: 'urlsFromFile',
    group: 'table',
    disabledReason: disabledOutsideWorkbench,
    run: () => void chooseImportFiles(),
  }),
  additionAction('crawlers', 'openCrawlers'),
  ...exportActions.map((action) => ({ ...action, help: words.tableHelp })),
];
