// What the status line says of the expectations: how many fail. It opens their list, says aloud what is done with
// them, and puts failures before the title of the page.
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
import styles from './status-line.module.css';

watchExpectations(viewStore);

const Dialogs = lazyComponent<{ onClosed: () => void }>(
  () => import('../../features/expectations/expectation-dialogs.tsx'),
  () => null,
);

function pageTitle(): string {
  const { checked } = expectationStore.getState();
  const { path } = documentStore.getState().view;
  const failing =
    checked && checked.failed > 0 ? [words.titleFailing(checked.failed, checked.results.length)] : [];
  return [...failing, path.slice(1), shellWords.product].join(' · ');
}

/** While it is shown, the title of the page is that of the workbench. */
function keepTitle(): () => void {
  const write = () => {
    document.title = pageTitle();
  };
  write();
  const leave = [documentStore.subscribe(write), expectationStore.subscribe(write)];
  return () => {
    for (const stop of leave) stop();
    document.title = shellWords.product;
  };
}

const nothing = () => 0;

function ExpectationSummary({ checked, all }: { checked: ExpectationCheck | undefined; all: number }) {
  if (!checked) return words.checking(all);
  const { failed, unknown, results } = checked;
  const told = failed > 0 ? words.failing(failed, results.length) : words.holding(results.length - unknown);
  return (
    <>
      <Icon name={failed > 0 ? 'g-cross' : 'g-flag'} />{' '}
      <CompactText full={unknown > 0 ? `${told}, ${words.unknown(unknown)}` : told}>
        {failed > 0 ? words.titleFailing(failed, results.length) : number(results.length)}
      </CompactText>
    </>
  );
}

export default function ExpectationStatus() {
  const { checked, said } = useExpectationState();
  const { page } = useExpectationDialog();
  const all = useDocument((state) => state.document.expectations.length);
  const button = useRef<HTMLButtonElement>(null);
  useSyncExternalStore(keepTitle, nothing);
  const isFailing = checked !== undefined && checked.failed > 0;
  // Where nothing is expected any more there is no button.
  const focus = () => (button.current ? button.current.focus() : focusGrid());
  return (
    <>
      {all > 0 && (
        <button
          ref={button}
          type="button"
          className={`btn btn-link ${styles['found']} ${isFailing ? styles['failing'] : ''}`}
          aria-haspopup="dialog"
          aria-busy={checked === undefined || undefined}
          onClick={({ currentTarget }) => listExpectations.run(focusedPaneContext(currentTarget))}
        >
          <ExpectationSummary checked={checked} all={all} />
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
