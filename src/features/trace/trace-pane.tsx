// Why a cell says what it says: the trace of its verdict, step by step.
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { traceHeadWords as words } from '../../messages/en/shell.ts';
import { closeTrace } from '../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { chosenVerdict } from '../../state/table/chosen-cell.ts';
import { focusGrid } from '../../state/table/matrix-focus.ts';
import { pathOnSite } from '../../state/table/path-on-site.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { ToldVerdict } from './told-verdict.tsx';
import styles from './trace.module.css';
import type { TraceBodyProps } from './trace-body.tsx';
import { TraceHead } from './trace-head.tsx';

function close(): void {
  focusGrid();
  flushSync(() => closeTrace(documentStore));
  // The table has another size now.
  document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  close();
}

function StandIn({ chosen }: TraceBodyProps) {
  return (
    <p className={styles['answer']} aria-busy>
      <ToldVerdict kind={chosen.asked.kind} told={chosen.verdict} />
    </p>
  );
}

const TraceBody = lazyComponent(() => import('./trace-body.tsx'), StandIn);

/** The head is there at once, as the focus goes to it; what stands below is fetched. */
export function TracePane() {
  const chosen = useDocument(chosenVerdict);
  const origin = useDocument((state) => state.document.origin);
  if (!chosen) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, wherever in it the focus is
    <section className={styles['trace']} aria-label={words.region} onKeyDown={onKey}>
      <TraceHead
        key={`${chosen.agent} ${chosen.url}`}
        path={pathOnSite(origin, chosen.url)}
        about={chosen.asked.heading(chosen.agent)}
        onClose={close}
      />
      <div className={styles['body']}>
        <TraceBody chosen={chosen} />
      </div>
    </section>
  );
}
