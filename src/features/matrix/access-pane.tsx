// The pane that answers: who may fetch what, as a grid of URLs and user-agents.
import { matrixWords as words } from '../../messages/words/matrix.ts';
import { look } from '../../state/document-store.ts';
import { documentStore, useDocument } from '../../state/use-document.ts';
import { useLayout } from '../../state/use-layout.ts';
import { useChosenCell, useMatrix, useShownRows } from '../../state/use-matrix.ts';
import { Icon } from '../../ui/icon.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import styles from './access-pane.module.css';
import { AddStrip } from './add-strip.tsx';
import { EmptyGrid } from './empty-grid.tsx';
import { FilterStrip } from './filter-strip.tsx';
import { Legend } from './legend.tsx';
import { MatrixGrid } from './matrix-grid.tsx';
import { StatusSelect } from './status-select.tsx';
import { TableMenu } from './table-menu.tsx';

/** Keeps the place of the note until its code is there. */
const NoteStandIn = () => (
  <div className={styles['simulated']}>
    <output />
  </div>
);
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
  const { shown, told } = useShownRows(matrix);
  const { path, reader, rows, columns } = matrix;
  const isEmpty = rows.length === 0 || columns.length === 0;
  return (
    <section
      className={`pane ${styles['access']}`}
      aria-label={words.region}
      data-tracing={(isTracing && isNarrow) || undefined}
    >
      <header className={`pane-head ${styles['top']}`}>
        <h2>{words.title}</h2>
        <span className={styles['question']}>{words.question}</span>
        <span className="spring" />
        <ShareButton />
        <StatusSelect />
        {!isEmpty && <TableMenu matrix={matrix} urls={shown.urls} />}
      </header>
      <div className={styles['content']}>
        <div className={styles['fill']}>
          <StatusNote reader={reader} path={path} />
          <AddStrip matrix={matrix} />
          {!isEmpty && <FilterStrip matrix={matrix} told={told} shown={shown} />}
        </div>
        {isEmpty ? <EmptyGrid matrix={matrix} /> : <MatrixGrid matrix={matrix} told={told} shown={shown} />}
        <Legend />
      </div>
    </section>
  );
}
