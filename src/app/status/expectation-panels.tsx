// The list of expectations in place of the findings.

import { getPane } from '../../actions/panes.ts';
import { focusTraceOnceShown } from '../../actions/table-focus.ts';
import { ExpectationsPanel } from '../../features/expectations/expectations-panel.tsx';
import { countExpectations } from '../../state/document/document.ts';
import { isOtherSite } from '../../state/document/is-other-site.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { openExpectations } from '../../state/expectations/expectations-panel.ts';
import { useExpectationsPanel } from '../../state/expectations/use-expectations.ts';
import { layoutStore } from '../../state/layout/layout-store.ts';
import { globalActions } from '../actions/global-actions.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { shellStore } from '../shared/shell-store.ts';

const isNarrow = () => layoutStore.getState().kind === 'narrow';

// On a narrow screen, selecting a pane closes the list.
shellStore.subscribe(({ front }, before) => {
  if (front !== before.front && isNarrow()) openExpectations(false);
});

// The list of one site says nothing of another, unless that one has expectations too.
documentStore.subscribe((state, before) => {
  if (isOtherSite(state, before) && countExpectations(state.document) === 0) openExpectations(false);
});

function close(): void {
  openExpectations(false);
  getPane('expectation-count')?.focus();
}

/** On a narrow screen, the list covers the explanation. */
function onShown(): void {
  if (isNarrow()) {
    openExpectations(false);
    shellStore.setState({ front: 'access' });
  }
  focusTraceOnceShown();
}

export function ExpectationPanels() {
  const { isOpen } = useExpectationsPanel();
  if (!isOpen) return null;
  return (
    <ErrorBoundary quiet title="expectations">
      <ExpectationsPanel
        onClose={close}
        onShown={onShown}
        onSaveWorkspace={globalActions.saveWorkspace.run}
      />
    </ErrorBoundary>
  );
}
