// Why a cell says what it says: the trace of its verdict, step by step.
import type { KeyboardEvent } from 'react';
import { explain } from '../../messages/explain.ts';
import { traceWords as words } from '../../messages/words/trace.ts';
import { closeTrace } from '../../state/document-store.ts';
import { focusGrid, TRACE_ID } from '../../state/matrix-focus.ts';
import { pathOn } from '../../state/matrix-paths.ts';
import { chosenVerdict } from '../../state/matrix-trace.ts';
import { documentStore, useDocument } from '../../state/use-document.ts';
import { Icon } from '../../ui/icon.tsx';
import { Verdict } from '../../ui/verdict.tsx';
import { TraceSteps } from './trace-steps.tsx';
import styles from './trace.module.css';

function close(): void {
  focusGrid();
  closeTrace(documentStore);
}

function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  close();
}

export function TracePane() {
  const chosen = useDocument(chosenVerdict);
  const origin = useDocument((state) => state.document.origin);
  if (!chosen) return null;
  const { agent, url, verdict } = chosen;
  return (
    <section className={styles['trace']} aria-label={words.region} onKeyDown={onKey}>
      <header className="pane-head">
        <h2 id={TRACE_ID} tabIndex={-1}>
          {words.why} <code>{pathOn(origin, url)}</code> {words.forAgent(agent)}
        </h2>
        <span className="spring" />
        <button type="button" className="ibtn" aria-label={words.close} title={words.closeHint} onClick={close}>
          <Icon name="i-close" />
        </button>
      </header>
      <div className={styles['body']}>
        <p className={styles['answer']}>
          <Verdict answer={verdict.answer} />
          <span>{explain(verdict)}</span>
        </p>
        <TraceSteps chosen={chosen} />
      </div>
    </section>
  );
}
