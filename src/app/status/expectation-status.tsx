// The expectations in the status line: how many fail. A button opens their list, an output announces changes, and
// the title of the page starts with failures.

import { useRef, useSyncExternalStore } from 'react';
import { focusedPaneContext } from '../../actions/action.ts';
import { listExpectations } from '../../actions/expectation-actions.ts';
import { focusGrid } from '../../actions/table-focus.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { number } from '../../messages/en/counts.ts';
import { expectationWords as words } from '../../messages/en/expectations.ts';
import { documentStore, useDocument, viewStore } from '../../state/document/use-document.ts';
import type { ExpectationCheck } from '../../state/expectations/check-expectations.ts';
import { useExpectationDialog, useExpectationState } from '../../state/expectations/use-expectations.ts';
import { expectationStore, watchExpectations } from '../../state/expectations/watch-expectations.ts';
import { CompactText } from '../../ui/content/compact-text.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { loadOnDemand } from '../late/load-on-demand.ts';
import styles from './status-line.module.css';

watchExpectations(viewStore);

const Dialogs = lazyComponent(loadOnDemand, 'ExpectationDialogs', () => null);

function pageTitle(): string {
  const { checked } = expectationStore.getState();
  const { path } = documentStore.getState().view;
  const failing =
    checked && checked.failed > 0 ? [words.titleFailing(checked.failed, checked.results.length)] : [];
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

function ExpectationSummary({ checked, all: count }: { checked: ExpectationCheck | undefined; all: number }) {
  if (!checked) return words.checking(count);
  const { failed, unknown, results } = checked;
  const sentence =
    failed > 0 ? words.failing(failed, results.length) : words.holding(results.length - unknown);
  return (
    <>
      <Icon name={failed > 0 ? 'g-cross' : 'g-flag'} />{' '}
      <CompactText full={unknown > 0 ? `${sentence}, ${words.unknown(unknown)}` : sentence}>
        {failed > 0 ? words.titleFailing(failed, results.length) : number(results.length)}
      </CompactText>
    </>
  );
}

export function ExpectationStatus() {
  const { checked, said } = useExpectationState();
  const { page } = useExpectationDialog();
  const count = useDocument((state) => state.document.expectations.length);
  const button = useRef<HTMLButtonElement>(null);
  useSyncExternalStore(syncTitle, getSnapshot);
  const isFailing = checked !== undefined && checked.failed > 0;
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
          aria-busy={checked === undefined || undefined}
          onClick={({ currentTarget }) => listExpectations.run(focusedPaneContext(currentTarget))}
        >
          <ExpectationSummary checked={checked} all={count} />
        </button>
      )}
      <output className="vh">{said}</output>
      {page && (
        <ErrorBoundary quiet title="expectations">
          <Dialogs onClosed={focus} />
        </ErrorBoundary>
      )}
    </>
  );
}
