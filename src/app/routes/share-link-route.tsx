// The page of a link that holds a workspace. It stands outside the router, which would speak of such an address.
import { useSyncExternalStore } from 'react';
import { whenPaneMounted } from '../../actions/panes.ts';
import { focusTrace } from '../../actions/table-focus.ts';
import { ShareLinkPage } from '../../features/share/share-link-page.tsx';
import { shareWords } from '../../messages/en/app/share.ts';
import { openWorkspaceAsStep } from '../../state/disk/open-files.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { documentHasContent } from '../../state/versions/version-triggers.ts';
import { loadQuestionOf, readWorkspaceDocument } from '../../state/workspace/open-workspace.ts';
import type { SharedWorkspace } from '../../state/workspace/read-share-link.ts';
import { applySharedView, VIEW_KEY } from '../../state/workspace/shared-view.ts';
import { createActionContext } from '../actions/action-context.ts';
import { focusPane } from '../panes/pane-focus.ts';
import { useShell } from '../shell/shell-store.ts';

/** Where the page stands, in place of the link: the address holds it no more, and Back does not bring it up again. */
function replaceAddress(page: string): void {
  history.replaceState(null, '', page);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

async function openAsNewSession({ workspace }: SharedWorkspace): Promise<boolean> {
  const opened = await loadQuestionOf(readWorkspaceDocument(workspace)).catch(() => undefined);
  if (!opened) return false;
  const name = opened.document.origin || shareWords.received.step;
  openWorkspaceAsStep(documentStore, opened, { code: 'open-workspace', params: { name } }, true);
  const isCell = applySharedView(documentStore, workspace[VIEW_KEY]);
  replaceAddress('#/edit');
  if (isCell) createActionContext().withPane('trace', focusTrace);
  else focusPane('records');
  return true;
}

function leavePage(): void {
  replaceAddress('#/');
  // The button that led away is gone with its page: the focus goes to the heading of the next one.
  whenPaneMounted('start-page', (page) => {
    if (document.activeElement === document.body) page.focus();
  });
}

function subscribe(told: () => void): () => void {
  addEventListener('hashchange', told);
  return () => removeEventListener('hashchange', told);
}

const payloadInAddress = () => location.hash.slice('#/w/'.length);

export default function ShareLinkRoute() {
  const payload = useSyncExternalStore(subscribe, payloadInAddress);
  const isOpen = useDocument(
    ({ document, history }) => history.past.length > 0 || documentHasContent(document),
  );
  const isKept = useShell(({ works }) => works.length > 0);
  return (
    <ShareLinkPage
      payload={payload}
      hasWork={isOpen || isKept}
      onOpen={openAsNewSession}
      onLeave={leavePage}
    />
  );
}
