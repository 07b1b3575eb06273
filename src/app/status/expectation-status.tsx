// The expectations in the status line: how many fail. A button opens their list, an output announces changes, and
// the title of the page starts with failures.

import { useRef, useSyncExternalStore } from 'react';
import { disabledOutsideWorkbench } from '../../actions/availability.ts';
import { listExpectations } from '../../actions/expectation-actions.ts';
import { focusGrid } from '../../actions/table-focus.ts';
import { usePane } from '../../actions/use-pane.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { number } from '../../messages/en/counts.ts';
import { expectationWords as words } from '../../messages/en/expectations.ts';
import { countExpectations } from '../../state/document/document.ts';
import { documentStore, useDocument, viewStore } from '../../state/document/use-document.ts';
import { openExpectations } from '../../state/expectations/expectations-panel.ts';
import { useExpectationState, useExpectationsPanel } from '../../state/expectations/use-expectations.ts';
import {
  countResults,
  type ExpectationCounts,
  expectationStore,
  watchExpectations,
} from '../../state/expectations/watch-expectations.ts';
import { CompactText } from '../../ui/content/compact-text.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { loadOnDemand } from '../late/load-on-demand.ts';
import styles from './status-line.module.css';

watchExpectations(viewStore);

const Dialogs = lazyComponent(loadOnDemand, 'ExpectationDialogs', () => null);

function pageTitle(): string {
  const counts = countResults(expectationStore.getState());
  const { path } = documentStore.getState().view;
  const failing = counts && counts.failed > 0 ? [words.titleFailing(counts.failed, counts.all)] : [];
  return [...failing, path.slice(1), shellWords.product].join(' · ');
}

/** While the workbench is shown, updates the title of the page. Returns a function that resets it. */
function syncTitle(): () => void {
  const updateTitle = () => {
    document.title = pageTitle();
  };
  updateTitle();
  const unsubscribers = [documentStore.subscribe(updateTitle), expectationStore.subscribe(updateTitle)];
  return () => {
    for (const stop of unsubscribers) stop();
    document.title = shellWords.product;
  };
}

const getSnapshot = () => 0;

/** How many fail, or how many hold; and always how many are not settled or cannot be checked. */
function summaryOf({ failed, notSettled, unknown, all }: ExpectationCounts): string {
  return [
    failed > 0 ? words.failing(failed, all) : words.holding(all - unknown - notSettled),
    ...(notSettled > 0 ? [words.notSettled(notSettled)] : []),
    ...(unknown > 0 ? [words.unknown(unknown)] : []),
  ].join(', ');
}

function ExpectationSummary({ counts, all: count }: { counts: ExpectationCounts | undefined; all: number }) {
  if (!counts) return words.checking(count);
  const { failed, all } = counts;
  return (
    <>
      <Icon name={failed > 0 ? 'g-cross' : 'g-flag'} />{' '}
      <CompactText full={summaryOf(counts)}>
        {failed > 0 ? words.titleFailing(failed, all) : number(all)}
      </CompactText>
    </>
  );
}

export function ExpectationStatus() {
  const state = useExpectationState();
  const { said, isCheckingClaims } = state;
  const counts = countResults(state);
  const { dialog, isOpen } = useExpectationsPanel();
  // The page of comparisons has this button too, and not the list.
  const isShown = isOpen && disabledOutsideWorkbench() === undefined;
  const count = useDocument(({ document }) => countExpectations(document));
  const button = useRef<HTMLButtonElement>(null);
  useSyncExternalStore(syncTitle, getSnapshot);
  const isFailing = counts !== undefined && counts.failed > 0;
  usePane('expectation-count', { focus: () => focus() });
  // The button is removed with the last expectation.
  const focus = () => (button.current ? button.current.focus() : focusGrid());
  return (
    <>
      {count > 0 && (
        <button
          ref={button}
          type="button"
          className={`btn btn-link ${styles['found']} ${isFailing ? styles['failing'] : ''}`}
          aria-haspopup="dialog"
          aria-expanded={isShown}
          aria-busy={counts === undefined || isCheckingClaims || undefined}
          onClick={() => (isShown ? openExpectations(false) : listExpectations.run())}
        >
          <ExpectationSummary counts={counts} all={count} />
        </button>
      )}
      <output className="vh">{said}</output>
      {dialog && (
        <ErrorBoundary quiet title="expectations">
          <Dialogs onClosed={focus} />
        </ErrorBoundary>
      )}
    </>
  );
}
