// Why a cell says what it says: the trace of its verdict, step by step.
import { type KeyboardEvent, useDeferredValue, useMemo } from 'react';
import type { Step } from '../../core/questions/step.ts';
import { explain } from '../../messages/explain.ts';
import { traceWords as words } from '../../messages/words/trace.ts';
import { closeTrace } from '../../state/document-store.ts';
import { focusGrid } from '../../state/matrix-focus.ts';
import { pathOn } from '../../state/matrix-paths.ts';
import { chosenVerdict } from '../../state/matrix-trace.ts';
import { documentStore, useDocument } from '../../state/use-document.ts';
import { Verdict } from '../../ui/verdict.tsx';
import styles from './trace.module.css';
import { TraceHead } from './trace-head.tsx';
import { TraceSteps } from './trace-steps.tsx';

function close(): void {
  focusGrid();
  closeTrace(documentStore);
}

function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  close();
}

function decisiveSentence(steps: readonly Step[]): string {
  const step = steps.find(({ outcome }) => outcome === 'decides');
  return step ? explain(step) : '';
}

/** The answer is that of this moment; how it came about may lag behind a keystroke in a huge file. */
export function TracePane() {
  const chosen = useDocument(chosenVerdict);
  const told = useDeferredValue(chosen);
  const origin = useDocument((state) => state.document.origin);
  const steps = useMemo(() => told?.verdict.trace() ?? [], [told]);
  if (!chosen || !told) return null;
  const isStale = told !== chosen;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, wherever in it the focus is
    <section className={styles['trace']} aria-label={words.region} onKeyDown={onKey}>
      <TraceHead
        key={`${chosen.agent} ${chosen.url}`}
        path={pathOn(origin, chosen.url)}
        agent={chosen.agent}
        onClose={close}
      />
      <div className={styles['body']}>
        <p className={styles['answer']}>
          <Verdict answer={chosen.verdict.answer} />
          <span aria-busy={isStale || undefined}>{decisiveSentence(steps)}</span>
        </p>
        <div className={styles['parts']} aria-busy={isStale || undefined}>
          <TraceSteps steps={steps} reader={told.reader} />
        </div>
      </div>
    </section>
  );
}
