// Actions on the table. For those on a cell see cell-actions.ts.
import {
  type Action,
  type ActionContext,
  type DisabledReason,
  defineAction,
} from '../../../actions/action.ts';
import { disabledOutsideWorkbench, isBuilt } from '../../../actions/availability.ts';
import type { PaneCapabilities } from '../../../actions/panes.ts';
import { actionWords as words } from '../../../messages/en/app/commands.ts';
import { cellMarkWords, matrixToolWords, tableWords } from '../../../messages/en/table-tools.ts';
import { type AnswerFilter, type MarkCode } from '../../../state/document/answer-filter.ts';
import { updateView } from '../../../state/document/document-store.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { chooseImportFiles } from '../../../state/table/additions/url-import.ts';
import { cellMarks } from '../../../state/table/cell-marks.ts';
import { groupColumnsBy } from '../../../state/table/columns/own-columns.ts';
import { accessMatrix } from '../../../state/table/matrix-query.ts';
import { defaultMatrixView } from '../../../state/table/matrix-view.ts';
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

/** Actions that copy or save the table. The table options and the command palette run them. */
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

const currentView = () => matrixView(documentStore.getState());
const updateMatrixView = (change: Partial<ReturnType<typeof currentView>>) =>
  updateView(documentStore, { matrix: { ...currentView(), ...change } });
const currentKind = () => accessMatrix(documentStore.getState()).kind;

const disabledIf = (isDisabled: () => boolean | undefined, reason: DisabledReason) => () =>
  disabledOutsideWorkbench() ?? (isDisabled() ? reason : undefined);

/** Marks whose cells can be stepped through. */
const steppedMarks = ['changed', 'failed', 'differs'] as const satisfies readonly MarkCode[];

/**
 * Filters by a mark, then moves to the next such cell once the table is drawn, or to the first one if the filter
 * is new.
 */
function seekMark({ withPane }: ActionContext, filter: MarkCode, step: -1 | 1): void {
  const isNew = currentView().filter !== filter;
  updateMatrixView({ filter });
  const seek = () => withPane('grid', (grid) => grid.seek(step, isNew ? { row: 0, column: 0 } : undefined));
  withPane('grid', () => requestAnimationFrame(() => requestAnimationFrame(seek)));
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

function filterChoiceActions(): readonly Action[] {
  const marks = cellMarks.getState();
  const choices: readonly (readonly [AnswerFilter, string])[] = [
    ...currentKind().filters,
    ...(Object.keys(marks) as MarkCode[]).map((code) => [code, cellMarkWords.filters[code]] as const),
  ];
  return choices.map(
    ([filter, word]): Action => ({
      id: `filter ${filter}`,
      group: 'table',
      title: words.filter(word),
      help: words.filterHelp,
      disabledReason: disabledIf(() => currentView().filter === filter, 'chosen'),
      run: () => updateMatrixView({ filter }),
    }),
  );
}

const additionAction = (
  id: 'addUrls' | 'crawlers',
  capability: keyof PaneCapabilities['table-additions'],
): Action =>
  defineAction({
    id,
    group: 'table',
    disabledReason: (context) =>
      disabledOutsideWorkbench() ??
      (context.get('table-additions')?.[capability] || !isBuilt(context, 'access') ? undefined : 'fixed'),
    run: ({ withPane }) => withPane('table-additions', (additions) => additions[capability]?.()),
  });

const views = (): readonly Action[] => [
  defineAction({
    id: 'noFilter',
    group: 'table',
    disabledReason: disabledIf(
      () =>
        currentView().filter === defaultMatrixView.filter && currentView().text === defaultMatrixView.text,
      'noFilter',
    ),
    run: () => updateMatrixView({ filter: defaultMatrixView.filter, text: defaultMatrixView.text }),
  }),
  defineAction({
    id: 'asListed',
    group: 'table',
    disabledReason: disabledIf(() => !currentView().sort, 'notSorted'),
    run: resetRowOrder,
  }),
  defineAction({
    id: 'shareColumns',
    group: 'table',
    title: matrixToolWords.share,
    disabledReason: disabledIf(() => currentKind().hasFixedColumns, 'fixed'),
    run: () =>
      groupColumnsBy(
        documentStore,
        documentStore.getState().view.columnsBy === 'crawler' ? 'answer' : 'crawler',
      ),
  }),
  defineAction({
    id: 'foldTable',
    group: 'table',
    disabledReason: disabledIf(() => currentKind().hasFixedRows, 'fixed'),
    run: () => updateMatrixView({ tree: currentView().tree !== true }),
  }),
];

export const tableActions = (): readonly Action[] => [
  ...cellActions,
  ...filterActions,
  ...markActions(),
  ...filterChoiceActions(),
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
