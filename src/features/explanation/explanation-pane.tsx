// Why a cell says what it says: the trace of its verdict, step by step.
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusGrid } from '../../actions/table-focus.ts';
import { traceHeadWords as words } from '../../messages/en/app/shell.ts';
import { whoAsks } from '../../messages/en/table.ts';
import { closeTrace, type GatepostState } from '../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { chosenVerdict } from '../../state/table/chosen-cell.ts';
import { chosenColumn } from '../../state/table/columns/chosen-column.ts';
import { pathOnSite } from '../../state/table/path-on-site.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import styles from './explanation.module.css';
import type { ExplanationProps } from './explanation-body.tsx';
import { ExplanationHead } from './explanation-head.tsx';
import { VerdictLabel } from './verdict-label.tsx';

function closeExplanation(): void {
  focusGrid();
  flushSync(() => closeTrace(documentStore));
  // The table has another size now.
  document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function handleKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  closeExplanation();
}

function ExplanationPlaceholder({ chosen }: ExplanationProps) {
  return (
    <p className={`${styles['answer']} ${styles['coming']}`} aria-busy>
      <VerdictLabel kind={chosen.asked.kind} told={chosen.verdict} />
    </p>
  );
}

const ExplanationBody = lazyComponent(() => import('./explanation-body.tsx'), ExplanationPlaceholder);

const noAgents: readonly string[] = [];

/** The crawlers of the chosen column: all of them get its answer. */
const agentsOfColumn = (state: GatepostState): readonly string[] => {
  const column = chosenColumn(state);
  return !column || column.isAnyOther ? noAgents : column.agents;
};

/** The head is there at once, as the focus goes to it; what stands below is fetched. */
export function ExplanationPane() {
  const chosen = useDocument(chosenVerdict);
  const origin = useDocument((state) => state.document.origin);
  const agents = useDocument(agentsOfColumn);
  if (!chosen) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, wherever in it the focus is
    <section className={styles['trace']} aria-label={words.region} onKeyDown={handleKey}>
      <ExplanationHead
        key={`${chosen.agent} ${chosen.url}`}
        path={pathOnSite(origin, chosen.url)}
        about={words.forMore(
          chosen.asked.heading(chosen.agent),
          agents.filter((one) => one !== chosen.agent).map(whoAsks),
        )}
        onClose={closeExplanation}
      />
      <div className={styles['body']}>
        <ExplanationBody chosen={chosen} />
      </div>
    </section>
  );
}
