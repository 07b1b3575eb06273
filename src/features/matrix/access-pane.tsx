// The pane that answers: who may fetch what, as a grid of URLs and user-agents.
import type { ComponentProps, ComponentType } from 'react';
import { matrixWords as words } from '../../messages/en/table.ts';
import { look } from '../../state/document-store.ts';
import { fetchKind } from '../../state/matrix-kind.ts';
import type { AccessMatrix } from '../../state/matrix-question.ts';
import type { Subject } from '../../state/matrix-subject.ts';
import { askedTooBig } from '../../state/too-big.ts';
import { documentStore, useDocument } from '../../state/use-document.ts';
import { useLayout } from '../../state/use-layout.ts';
import { useChosenCell, useMatrix, useShownRows, useTotals } from '../../state/use-matrix.ts';
import { Icon } from '../../ui/icon.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { Select } from '../../ui/select.tsx';
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
const AddStrip = onDemand<{ matrix: AccessMatrix }>(() => import('./add-strip.tsx'), AddStandIn);

const Nothing = () => null;
/** Files with URLs or requests. */
const IntakePlace = onDemand(() => import('./intake/intake-place.tsx'), Nothing);

/** Keeps the place of the menu, and of what it says. */
const TableStandIn = () => (
  <>
    <output className={styles['said']} />
    <button type="button" className="btn" disabled>
      {words.tableMenu} <Icon name="g-down" />
    </button>
  </>
);
const TableMenu = onDemand<TableMenuProps>(() => import('./table-menu.tsx'), TableStandIn);

/** Keeps the place of the filter. */
const FilterStandIn = () => (
  <div className={filterStyles['strip']} aria-busy>
    <span className={filterStyles['filters']} />
    <span className={`field ${filterStyles['search']}`} />
  </div>
);
const FilterStrip = onDemand<FilterStripProps>(() => import('./filter-strip.tsx'), FilterStandIn);

const QuestionStandIn = () => <span className={styles['question']}>{words.question}</span>;
const QuestionSelect = onDemand(() => import('./question-select.tsx'), QuestionStandIn);
/** What a question depends on besides, by question. A new one is a row here. */
const bars: Partial<Record<Subject['question'], ComponentType>> = {
  usage: onDemand(() => import('./usage-bar.tsx'), NoteStandIn),
  'ai-use': onDemand(() => import('./ai-use-bar.tsx'), NoteStandIn),
  'index-follow': onDemand(() => import('./documents-bar.tsx'), NoteStandIn),
  'mobile-agent': onDemand(() => import('./mobile-bar.tsx'), NoteStandIn),
  dataset: onDemand(() => import('./datasets-bar.tsx'), NoteStandIn),
};
/** What is drawn in place of the grid, or around it, by question. */
const grids: Partial<Record<Subject['question'], ComponentType<ComponentProps<typeof MatrixGrid>>>> = {
  'index-follow': onDemand(() => import('./documents-table.tsx'), MatrixGrid),
};
/** The rows as a tree of paths. */
const PathTree = onDemand<ComponentProps<typeof MatrixGrid>>(
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
const StatusSelect = onDemand<{ path: string }>(() => import('./status-select.tsx'), StatusStandIn);
const EmptyStandIn = () => <div className={styles['empty']} />;
const EmptyGrid = onDemand<{ matrix: AccessMatrix }>(() => import('./empty-grid.tsx'), EmptyStandIn);
const NotAsked = onDemand<NotAskedProps>(() => import('./not-asked.tsx'), EmptyStandIn);
const StatusNote = onDemand(() => import('./status-note.tsx'), NoteStandIn);

function ShareButton() {
  const spread = useDocument((state) => state.view.spread === true);
  return (
    <button
      type="button"
      className={`btn ${styles['share']}`}
      aria-pressed={!spread}
      title={words.shareHint}
      onClick={() => look(documentStore, { spread: !spread })}
    >
      <Icon name="g-tick" /> {words.share}
    </button>
  );
}

export function AccessPane() {
  const matrix = useMatrix();
  const isNarrow = useLayout((state) => state.kind === 'narrow');
  const isTracing = useChosenCell() !== undefined;
  const shown = useShownRows(matrix);
  const told = useTotals(matrix);
  const { kind, path, reader, rows, columns } = matrix;
  const isFetch = kind === fetchKind;
  const isFilled = kind.hasFixedColumns && kind.hasFixedRows;
  const isTree = useDocument((state) => state.view.matrix?.tree === true) && !kind.hasFixedRows;
  const Grid = isTree ? PathTree : (grids[kind.question as Subject['question']] ?? MatrixGrid);
  const Bar = bars[kind.question as Subject['question']];
  // What the rows are, the bar above says, also where there are none.
  const Empty: ComponentType<{ matrix: AccessMatrix }> = kind.hasFixedRows ? EmptyStandIn : EmptyGrid;
  const tooBig = useDocument(askedTooBig)?.path;
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
