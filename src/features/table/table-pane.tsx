// The pane that answers: who may fetch what, as a grid of URLs and user-agents.
import type { ComponentProps, ComponentType } from 'react';
import { matrixWords as words } from '../../messages/en/table.ts';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { useLayout } from '../../state/layout/use-layout.ts';
import type { AccessMatrix } from '../../state/table/matrix-query.ts';
import { fetchPresentation } from '../../state/table/question-presentation.ts';
import { queriedFileTooBig } from '../../state/table/too-big-file.ts';
import { useChosenCell, useMatrix, useMatrixTotals, useVisibleRows } from '../../state/table/use-matrix.ts';
import { Select } from '../../ui/controls/select.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import type { QuestionBarProps } from '../questions/question-bar.tsx';
import addStyles from './add/add-strip.module.css';
import type { ExportMenuProps } from './export-menu.tsx';
import type { FileTooBigProps } from './file-too-big.tsx';
import filterStyles from './filter-strip.module.css';
import type { FilterStripProps } from './filter-strip.tsx';
import { TableGrid } from './grid/table-grid.tsx';
import { TableLegend } from './legend.tsx';
import styles from './table-pane.module.css';

/** Keeps the place of the note until its code is there. */
const NotePlaceholder = () => (
  <div className={styles['simulated']}>
    <output />
  </div>
);
/** Keeps the place of the boxes. */
const AddStripPlaceholder = () => (
  <div className={addStyles['strip']} aria-busy>
    <span className={addStyles['box']} />
    <span className={addStyles['box']} />
    <span className={addStyles['line']} />
  </div>
);
const AddStrip = lazyComponent<{ matrix: AccessMatrix }>(
  () => import('./add/add-strip.tsx'),
  AddStripPlaceholder,
);

const EmptyPlaceholder = () => null;
/** Files with URLs or requests. */
const ImportDialogHost = lazyComponent(() => import('./import/import-dialog-host.tsx'), EmptyPlaceholder);

/** Keeps the place of the menu, and of what it says. */
const ExportMenuPlaceholder = () => (
  <>
    <output className={styles['said']} />
    <button type="button" className="btn" disabled>
      {words.tableMenu} <Icon name="g-down" />
    </button>
  </>
);
const ExportMenu = lazyComponent<ExportMenuProps>(() => import('./export-menu.tsx'), ExportMenuPlaceholder);

/** Keeps the place of the filter. */
const FilterStripPlaceholder = () => (
  <div className={filterStyles['strip']} aria-busy>
    <span className={filterStyles['filters']} />
    <span className={`field ${filterStyles['search']}`} />
  </div>
);
const FilterStrip = lazyComponent<FilterStripProps>(
  () => import('./filter-strip.tsx'),
  FilterStripPlaceholder,
);

const QuestionSelectPlaceholder = () => <span className={styles['question']}>{words.question}</span>;
const QuestionSelect = lazyComponent(
  () => import('./question/question-select.tsx'),
  QuestionSelectPlaceholder,
);
/** What a question depends on besides. */
const QuestionBar = lazyComponent<QuestionBarProps>(
  () => import('../questions/question-bar.tsx'),
  NotePlaceholder,
);
/** The rows as files of the site, which can be changed together. */
const FileRowsGrid = lazyComponent<ComponentProps<typeof TableGrid>>(
  () => import('./batch/documents-table.tsx'),
  TableGrid,
);
/** The rows as a tree of paths. */
const PathTree = lazyComponent<ComponentProps<typeof TableGrid>>(
  () => import('./tree/path-tree.tsx'),
  TableGrid,
);
/** Keeps the place of the choice: most files are simply read. */
const StatusSelectPlaceholder = () => (
  <label className={styles['status']}>
    <span className={styles['label']}>{words.ifAnswers}</span>
    <Select disabled>
      <option>200</option>
    </Select>
  </label>
);
const StatusSelect = lazyComponent<{ path: string }>(
  () => import('./question/status-select.tsx'),
  StatusSelectPlaceholder,
);
const EmptyTablePlaceholder = () => <div className={styles['empty']} />;
const EmptyTable = lazyComponent<{ matrix: AccessMatrix }>(
  () => import('./empty-table.tsx'),
  EmptyTablePlaceholder,
);
const FileTooBig = lazyComponent<FileTooBigProps>(() => import('./file-too-big.tsx'), EmptyTablePlaceholder);
const StatusNote = lazyComponent(() => import('./question/status-note.tsx'), NotePlaceholder);

function ShareButton() {
  const spread = useDocument((state) => state.view.columnsBy === 'crawler');
  return (
    <button
      type="button"
      className={`btn ${styles['share']}`}
      aria-pressed={!spread}
      title={words.shareHint}
      onClick={() => updateView(documentStore, { columnsBy: spread ? 'answer' : 'crawler' })}
    >
      <Icon name="g-tick" /> {words.share}
    </button>
  );
}

export function TablePane() {
  const matrix = useMatrix();
  const isNarrow = useLayout((state) => state.kind === 'narrow');
  const isTracing = useChosenCell() !== undefined;
  const shown = useVisibleRows(matrix);
  const told = useMatrixTotals(matrix);
  const { kind, path, reader, rows, columns } = matrix;
  const isFetch = kind === fetchPresentation;
  const isFilled = kind.hasFixedColumns && kind.hasFixedRows;
  const isTree = useDocument((state) => state.view.matrix?.tree === true) && !kind.hasFixedRows;
  const Grid = isTree ? PathTree : kind.hasFixedRows ? FileRowsGrid : TableGrid;
  // What the rows are, the bar above says, also where there are none.
  const Empty: ComponentType<{ matrix: AccessMatrix }> = kind.hasFixedRows
    ? EmptyTablePlaceholder
    : EmptyTable;
  const tooBig = useDocument(queriedFileTooBig)?.path;
  const isAsked = tooBig === undefined;
  const isEmpty = !isAsked || rows.length === 0 || columns.length === 0;
  return (
    <section
      className={`pane ${styles['access']}`}
      aria-label={words.region}
      data-tracing={(isTracing && isNarrow) || undefined}
    >
      <header className={`pane-head ${styles['top']}`}>
        <h2>{words.title}</h2>
        <QuestionSelect />
        <span className="spring" />
        {isAsked && !kind.hasFixedColumns && <ShareButton />}
        {isAsked && (isFetch || kind.hasStatus) && <StatusSelect path={path} />}
        {!isEmpty && <ExportMenu matrix={matrix} urls={shown.urls} />}
      </header>
      <div className={styles['content']}>
        <div className={styles['fill']}>
          {isAsked && isFetch && <StatusNote reader={reader} path={path} />}
          {!isFetch && <QuestionBar question={kind.question} />}
          {isAsked && !isFilled && <AddStrip matrix={matrix} />}
          {!isEmpty && <FilterStrip matrix={matrix} told={told} shown={shown} />}
        </div>
        {!isAsked ? (
          <FileTooBig path={tooBig} />
        ) : isEmpty ? (
          <Empty matrix={matrix} />
        ) : (
          <Grid matrix={matrix} told={told} shown={shown} />
        )}
        {isAsked && <TableLegend kind={kind} />}
        <ImportDialogHost />
      </div>
    </section>
  );
}
