// Commands about the table of answers. Those of a cell are keys of the table: they are pressed there.
import { ADD_URLS_ID, CRAWLERS_ID } from '../../features/matrix/grid-focus.ts';
import { showAsListed } from '../../features/matrix/show-as-listed.ts';
import { commandWords as words } from '../../messages/en/commands.ts';
import { cellMarkWords, matrixWords } from '../../messages/en/table.ts';
import { tableWords } from '../../messages/en/table-tools.ts';
import { cellMarks, type MarkCode } from '../../state/cell-marks.ts';
import { look } from '../../state/document-store.ts';
import { chooseLists } from '../../state/intake.ts';
import { grid } from '../../state/matrix-focus.ts';
import { accessMatrix } from '../../state/matrix-question.ts';
import { type AnswerFilter, everything } from '../../state/matrix-view.ts';
import { offeredNow, type PaneCommand } from '../../state/pane-commands.ts';
import { documentStore } from '../../state/use-document.ts';
import { matrixView } from '../../state/use-matrix.ts';
import { type Command, command } from './command.ts';
import { activeCell, activeInTable, inPaneWith, isBuilt, pressInTable, unlessWorkbench } from './places.ts';

const { why } = words;

const view = () => matrixView(documentStore.getState());
const show = (change: Partial<ReturnType<typeof view>>) =>
  look(documentStore, { matrix: { ...view(), ...change } });
const kind = () => accessMatrix(documentStore.getState()).kind;

function unlessTable(): string | undefined {
  const { rows, columns } = accessMatrix(documentStore.getState());
  return (
    unlessWorkbench() ?? (rows.length * columns.length === 0 ? why.table : view().tree ? why.tree : undefined)
  );
}
const unlessCell = () => unlessTable() ?? (activeCell() || !isBuilt('access') ? undefined : why.cell);

/** A key of the table. */
const onTable = (id: Parameters<typeof command>[0], keys: string, isCell = false): Command =>
  command(id, 'table', () => pressInTable(keys), {
    keys: [keys],
    where: isCell ? 'cell' : 'table',
    unless: isCell ? unlessCell : unlessTable,
  });

/** Marks of cells that one goes along. */
const sought = ['changed', 'failed', 'differs'] as const satisfies readonly MarkCode[];

/** Filters by a mark, and goes on to the next such cell once that is drawn; to the first, if something else was asked for. */
function seek(filter: MarkCode, keys: string): void {
  const isNew = view().filter !== filter;
  show({ filter });
  const go = () => {
    if (isNew) grid.goTo?.({ row: 0, column: 0 });
    pressInTable(keys);
  };
  inPaneWith('access', activeInTable, () => requestAnimationFrame(() => requestAnimationFrame(go)));
}

const seekers = (): readonly Command[] =>
  sought.flatMap((code) =>
    ([words.nextOf, words.previousOf] as const).map((title, back) => ({
      id: `${back ? 'previous' : 'next'} ${code}`,
      group: 'table' as const,
      title: title(cellMarkWords.filters[code]),
      help: words.nextOfHelp,
      unless: () => unlessTable() ?? (cellMarks.getState()[code] ? undefined : why.noCell),
      run: () => seek(code, back ? 'Shift+N' : 'N'),
    })),
  );

function filters(): readonly Command[] {
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
    unless: () => unlessWorkbench() ?? (view().filter === filter ? why.chosen : undefined),
    run: () => show({ filter }),
  }));
}

/** What the table offers while it is possible. */
const taken = (id: PaneCommand, title: string): Command => ({
  id,
  group: 'table',
  title,
  help: words.tableHelp,
  unless: () => unlessWorkbench() ?? (offeredNow(id) || !isBuilt('access') ? undefined : why.table),
  run: () =>
    inPaneWith(
      'access',
      () => offeredNow(id),
      (take) => take(),
    ),
});

/** A control above the table, by its id. */
const atControl = (id: 'addUrls' | 'crawlers', place: string, act: (control: HTMLElement) => void) =>
  command(id, 'table', () => inPaneWith('access', () => document.getElementById(place), act), {
    unless: () =>
      unlessWorkbench() ?? (document.getElementById(place) || !isBuilt('access') ? undefined : why.fixed),
  });

const views = (): readonly Command[] => [
  command('noFilter', 'table', () => show({ filter: everything.filter, text: everything.text }), {
    unless: () =>
      unlessWorkbench() ??
      (view().filter === everything.filter && view().text === everything.text ? why.noFilter : undefined),
  }),
  command('asListed', 'table', showAsListed, {
    unless: () => unlessWorkbench() ?? (view().sort ? undefined : why.notSorted),
  }),
  command(
    'shareColumns',
    'table',
    () => look(documentStore, { spread: documentStore.getState().view.spread !== true }),
    {
      title: matrixWords.share,
      unless: () => unlessWorkbench() ?? (kind().hasFixedColumns ? why.fixed : undefined),
    },
  ),
  command('foldTable', 'table', () => show({ tree: view().tree !== true }), {
    unless: () => unlessWorkbench() ?? (kind().hasFixedRows ? why.fixed : undefined),
  }),
];

export const tableCommands = (): readonly Command[] => [
  onTable('whyCell', 'Enter', true),
  onTable('flipCell', 'Space', true),
  onTable('expectCell', 'E', true),
  onTable('nextCell', 'N'),
  onTable('previousCell', 'Shift+N'),
  ...seekers(),
  ...filters(),
  ...views(),
  atControl('addUrls', ADD_URLS_ID, (control) => control.focus()),
  command('urlsFromFile', 'table', () => void chooseLists(), { unless: unlessWorkbench }),
  atControl('crawlers', CRAWLERS_ID, (control) => control.click()),
  ...(['text', 'markdown', 'csv'] as const).map((form) => taken(`copy-${form}`, tableWords.copyAs[form])),
  ...(['csv', 'text'] as const).map((form) => taken(`save-${form}`, tableWords.saveAs[form])),
  ...(['svg', 'png'] as const).map((form) => ({
    ...taken(`picture-${form}`, tableWords.saveAsPicture[form]),
    also: words.also[`picture-${form}`],
  })),
];
