// The pane that answers: who may fetch what, as a grid of URLs and user-agents.
import { matrixWords as words } from '../../messages/words/matrix.ts';
import { look } from '../../state/document-store.ts';
import { documentStore, useDocument } from '../../state/use-document.ts';
import { useChosenCell, useMatrix } from '../../state/use-matrix.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './access-pane.module.css';
import { AddStrip } from './add-strip.tsx';
import { EmptyGrid } from './empty-grid.tsx';
import { Legend } from './legend.tsx';
import { MatrixGrid } from './matrix-grid.tsx';
import { StatusSelect } from './status-select.tsx';
import { TableMenu } from './table-menu.tsx';

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
  const isTracing = useChosenCell() !== undefined;
  const { path, reader, rows, columns } = matrix;
  return (
    <section
      className={`pane ${styles['access']}`}
      aria-label={words.region}
      data-tracing={isTracing || undefined}
    >
      <header className={`pane-head ${styles['top']}`}>
        <h2>{words.title}</h2>
        <span>{words.question}</span>
        <span className="spring" />
        <ShareButton />
        <StatusSelect />
        {rows.length > 0 && columns.length > 0 && <TableMenu matrix={matrix} urls={rows} />}
      </header>
      <div className={styles['content']}>
        {path !== reader.file.path && (
          <p className={`notice ${styles['note']}`}>
            <Icon name="g-note" /> {words.readAsIf(path, reader.file.path)}
          </p>
        )}
        <div className={styles['fill']}>
          <AddStrip />
        </div>
        {rows.length > 0 && columns.length > 0 ? (
          <MatrixGrid matrix={matrix} />
        ) : (
          <EmptyGrid matrix={matrix} />
        )}
        <Legend />
      </div>
    </section>
  );
}
