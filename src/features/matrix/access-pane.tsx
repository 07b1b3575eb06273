// The pane that answers: who may fetch what, as a grid of URLs and user-agents.
import type { ComponentProps, ComponentType } from 'react';
import { matrixWords as words } from '../../messages/en/table.ts';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { useLayout } from '../../state/layout/use-layout.ts';
import type { AccessMatrix } from '../../state/table/matrix-query.ts';
import type { MatrixQuestion } from '../../state/table/matrix-question.ts';
import { fetchPresentation } from '../../state/table/question-presentation.ts';
import { queriedFileTooBig } from '../../state/table/too-big-file.ts';
import { useChosenCell, useMatrix, useMatrixTotals, useVisibleRows } from '../../state/table/use-matrix.ts';
import { Select } from '../../ui/controls/select.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import styles from './access-pane.module.css';
import addStyles from './add-strip.module.css';
import filterStyles from './filter-strip.module.css';
import type { FilterStripProps } from './filter-strip.tsx';
import { Legend } from './legend.tsx';
import { MatrixGrid } from './matrix-grid.tsx';
import type { NotAskedProps } from './not-asked.tsx';
import type { TableMenuProps } from './table-menu.tsx';

/** Keeps the place of the note until its code is there. */
const NoteStandIn = () => (
  <div className={styles['simulated']}>
    <output />
  </div>
);
/** Keeps the place of the boxes. */
const AddStandIn = () => (
  <div className={addStyles['strip']} aria-busy>
    <span className={addStyles['box']} />
    <span className={addStyles['box']} />
    <span className={addStyles['line']} />
  </div>
);
const AddStrip = lazyComponent<{ matrix: AccessMatrix }>(() => import('./add-strip.tsx'), AddStandIn);

const Nothing = () => null;
/** Files with URLs or requests. */
const IntakePlace = lazyComponent(() => import('./intake/intake-place.tsx'), Nothing);

/** Keeps the place of the menu, and of what it says. */
const TableStandIn = () => (
  <>
    <output className={styles['said']} />
    <button type="button" className="btn" disabled>
      {words.tableMenu} <Icon name="g-down" />
    </button>
  </>
);
const TableMenu = lazyComponent<TableMenuProps>(() => import('./table-menu.tsx'), TableStandIn);

/** Keeps the place of the filter. */
const FilterStandIn = () => (
  <div className={filterStyles['strip']} aria-busy>
    <span className={filterStyles['filters']} />
    <span className={`field ${filterStyles['search']}`} />
  </div>
);
const FilterStrip = lazyComponent<FilterStripProps>(() => import('./filter-strip.tsx'), FilterStandIn);

const QuestionStandIn = () => <span className={styles['question']}>{words.question}</span>;
const QuestionSelect = lazyComponent(() => import('./question-select.tsx'), QuestionStandIn);
/** What a question depends on besides, by question. A new one is a row here. */
const bars: Partial<Record<MatrixQuestion['question'], ComponentType>> = {
  usage: lazyComponent(() => import('./usage-bar.tsx'), NoteStandIn),
  'ai-use': lazyComponent(() => import('./ai-use-bar.tsx'), NoteStandIn),
  'index-follow': lazyComponent(() => import('./documents-bar.tsx'), NoteStandIn),
  'mobile-agent': lazyComponent(() => import('./mobile-bar.tsx'), NoteStandIn),
  dataset: lazyComponent(() => import('./datasets-bar.tsx'), NoteStandIn),
};
/** What is drawn in place of the grid, or around it, by question. */
const grids: Partial<Record<MatrixQuestion['question'], ComponentType<ComponentProps<typeof MatrixGrid>>>> = {
  'index-follow': lazyComponent(() => import('./documents-table.tsx'), MatrixGrid),
};
/** The rows as a tree of paths. */
const PathTree = lazyComponent<ComponentProps<typeof MatrixGrid>>(
  () => import('./tree/path-tree.tsx'),
  MatrixGrid,
);
/** Keeps the place of the choice: most files are simply read. */
const StatusStandIn = () => (
  <label className={styles['status']}>
    <span className={styles['label']}>{words.ifAnswers}</span>
    <Select disabled>
      <option>200</option>
    </Select>
  </label>
);
const StatusSelect = lazyComponent<{ path: string }>(() => import('./status-select.tsx'), StatusStandIn);
const EmptyStandIn = () => <div className={styles['empty']} />;
const EmptyGrid = lazyComponent<{ matrix: AccessMatrix }>(() => import('./empty-grid.tsx'), EmptyStandIn);
const NotAsked = lazyComponent<NotAskedProps>(() => import('./not-asked.tsx'), EmptyStandIn);
const StatusNote = lazyComponent(() => import('./status-note.tsx'), NoteStandIn);

function ShareButton() {
  const spread = useDocument((state) => state.view.spread === true);
  return (
    <button
      type="button"
      className={`btn ${styles['share']}`}
      aria-pressed={!spread}
      title={words.shareHint}
      onClick={() => updateView(documentStore, { spread: !spread })}
    >
      <Icon name="g-tick" /> {words.share}
    </button>
  );
}

export function AccessPane() {
  const matrix = useMatrix();
  const isNarrow = useLayout((state) => state.kind === 'narrow');
  const isTracing = useChosenCell() !== undefined;
  const shown = useVisibleRows(matrix);
  const told = useMatrixTotals(matrix);
  const { kind, path, reader, rows, columns } = matrix;
  const isFetch = kind === fetchPresentation;
  const isFilled = kind.hasFixedColumns && kind.hasFixedRows;
  const isTree = useDocument((state) => state.view.matrix?.tree === true) && !kind.hasFixedRows;
  const Grid = isTree ? PathTree : (grids[kind.question as MatrixQuestion['question']] ?? MatrixGrid);
  const Bar = bars[kind.question as MatrixQuestion['question']];
  // What the rows are, the bar above says, also where there are none.
  const Empty: ComponentType<{ matrix: AccessMatrix }> = kind.hasFixedRows ? EmptyStandIn : EmptyGrid;
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
        {!isEmpty && <TableMenu matrix={matrix} urls={shown.urls} />}
      </header>
      <div className={styles['content']}>
        <div className={styles['fill']}>
          {isAsked && isFetch && <StatusNote reader={reader} path={path} />}
          {Bar && <Bar />}
          {isAsked && !isFilled && <AddStrip matrix={matrix} />}
          {!isEmpty && <FilterStrip matrix={matrix} told={told} shown={shown} />}
        </div>
        {!isAsked ? (
          <NotAsked path={tooBig} />
        ) : isEmpty ? (
          <Empty matrix={matrix} />
        ) : (
          <Grid matrix={matrix} told={told} shown={shown} />
        )}
        {isAsked && <Legend kind={kind} />}
        <IntakePlace />
      </div>
    </section>
  );
}
