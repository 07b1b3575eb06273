// Explains why a cell has its answer: the trace of its verdict, step by step.
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useShallow } from 'zustand/react/shallow';
import { focusGrid } from '../../actions/table-focus.ts';
import { usePane } from '../../actions/use-pane.ts';
import { pathOnSite } from '../../core/workspace/path-on-site.ts';
import { explanationHeadWords as words } from '../../messages/en/app/shell.ts';
import { crawlerInSentence } from '../../messages/en/table.ts';
import { closeTrace, type GatepostState } from '../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { chosenVerdict } from '../../state/table/chosen-cell.ts';
import { chosenColumn } from '../../state/table/columns/chosen-column.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { useEscape } from '../../ui/environment/use-escape.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { shortened } from '../questions/steps/shorten-middle.ts';
import styles from './explanation.module.css';
import type { ExplanationProps } from './explanation-body.tsx';
import { VerdictLabel } from './verdict-label.tsx';

interface ExplanationHeadProps {
  readonly path: string;
  /** The crawlers that the question is about, as text. */
  readonly about: string;
  readonly onClose: () => void;
}

/** The question that the trace answers. A long URL is shortened until the user asks for all of it. */
function ExplanationHead({ path, about, onClose }: ExplanationHeadProps) {
  const [isFullUrlShown, setIsFullUrlShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  usePane('trace', { focus: () => heading.current?.focus() });
  const short = shortened(path);
  return (
    <header className={`pane-head ${styles['head']}`}>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {words.why}{' '}
          <code>
            <VisibleText text={isFullUrlShown ? path : short} />
          </code>{' '}
          <VisibleText text={about} />
        </h2>
        {short !== path && (
          <button
            type="button"
            className="btn btn-link"
            aria-expanded={isFullUrlShown}
            onClick={() => setIsFullUrlShown(!isFullUrlShown)}
          >
            {isFullUrlShown ? words.shortUrl : words.wholeUrl(path.length)}
          </button>
        )}
      </div>
      <button
        type="button"
        className={`ibtn ${styles['close']}`}
        aria-label={words.close}
        title={words.closeHint}
        onClick={onClose}
      >
        <Icon name="i-close" />
      </button>
    </header>
  );
}

function closeExplanation(): void {
  focusGrid();
  flushSync(() => closeTrace(documentStore));
  // The size of the table has changed.
  document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function ExplanationPlaceholder({ chosen }: ExplanationProps) {
  return (
    <p className={`flow ${styles['answer']} ${styles['coming']}`} aria-busy>
      <VerdictLabel kind={chosen.asked.kind} verdict={chosen.verdict} />
    </p>
  );
}

const ExplanationBody = lazyComponent(
  () => import('./explanation-body.tsx'),
  'ExplanationBody',
  ExplanationPlaceholder,
);

const noAgents: readonly string[] = [];

/** Returns the crawlers of the selected column, which all get its answer. */
const agentsOfColumn = (state: GatepostState): readonly string[] => {
  const column = chosenColumn(state);
  return !column || column.isAnyOther ? noAgents : column.agents;
};

/** The head is rendered immediately, because it gets the focus; the content below is loaded. */
export function ExplanationPane() {
  const chosen = useDocument(useShallow(chosenVerdict));
  const origin = useDocument((state) => state.document.origin);
  const agents = useDocument(agentsOfColumn);
  const isEvery = useDocument((state) => chosenColumn(state)?.isEvery);
  const pane = useRef<HTMLElement>(null);
  useEscape(pane, closeExplanation);
  if (!chosen) return null;
  return (
    <section ref={pane} className={styles['trace']} aria-label={words.region}>
      <ExplanationHead
        key={`${chosen.agent} ${chosen.url}`}
        path={pathOnSite(origin, chosen.url)}
        about={
          isEvery
            ? words.forEvery
            : words.forMore(
                chosen.asked.heading(chosen.agent),
                agents.filter((columnAgent) => columnAgent !== chosen.agent).map(crawlerInSentence),
              )
        }
        onClose={closeExplanation}
      />
      <div className={`column ${styles['body']}`}>
        <ExplanationBody chosen={chosen} />
      </div>
    </section>
  );
}
