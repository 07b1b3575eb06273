// The same question under every reader, asked once it is opened.
import { useDeferredValue, useState } from 'react';
import { explain } from '../../messages/explain.ts';
import { traceWords as words } from '../../messages/words/trace.ts';
import type { GatepostState } from '../../state/document-store.ts';
import { verdictsOfReaders } from '../../state/matrix-trace.ts';
import { useDocument } from '../../state/use-document.ts';
import { Verdict } from '../../ui/verdict.tsx';
import { LineLink } from './line-link.tsx';
import styles from './trace.module.css';

const everything = (state: GatepostState) => state;

/** May lag behind a keystroke: every reader reads the file anew. */
function ReaderRows() {
  const state = useDeferredValue(useDocument(everything));
  return verdictsOfReaders(state).map(({ reader, verdict }, place) => (
    <tr key={reader.id} data-chosen={place === 0 || undefined}>
      <th scope="row">
        {reader.title}
        {place === 0 && <span className="vh"> ({words.chosenReader})</span>}
      </th>
      <td>
        <Verdict answer={verdict.answer} />
      </td>
      <td>{verdict.by && <LineLink line={verdict.by.line} />}</td>
      <td>{explain(verdict)}</td>
    </tr>
  ));
}

export function ReaderTable() {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles['fold']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.everyReader}</summary>
      {open && (
        <table className={styles['readers']} aria-label={words.everyReader}>
          <thead className="vh">
            <tr>
              <th scope="col">{words.readerColumns.reader}</th>
              <th scope="col">{words.readerColumns.answer}</th>
              <th scope="col">{words.columns.line}</th>
              <th scope="col">{words.readerColumns.reason}</th>
            </tr>
          </thead>
          <tbody>
            <ReaderRows />
          </tbody>
        </table>
      )}
    </details>
  );
}
