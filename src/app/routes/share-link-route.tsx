// The page of a link that contains a workspace.
import { useNavigate, useParams } from 'react-router';
import { whenPaneMounted } from '../../actions/panes.ts';
import { focusTrace } from '../../actions/table-focus.ts';
import { ShareLinkPage } from '../../features/share/share-link-page.tsx';
import { shareWords } from '../../messages/en/app/share.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { openWorkspaceDocument } from '../../state/files/open-files.ts';
import { documentHasContent } from '../../state/versions/version-triggers.ts';
import { loadQuestionOf, readWorkspaceDocument } from '../../state/workspace/open-workspace.ts';
import type { SharedWorkspace } from '../../state/workspace/read-share-link.ts';
import { applySharedView, hostInView, VIEW_KEY } from '../../state/workspace/shared-view.ts';
import { createActionContext } from '../actions/action-context.ts';
import { focusOpenedFile } from '../shared/pane-focus.ts';
import { useShell } from '../shared/shell-store.ts';

async function openAsNewSession({ workspace }: SharedWorkspace, showWorkbench: () => void): Promise<boolean> {
  const opened = await loadQuestionOf(readWorkspaceDocument(workspace)).catch(() => undefined);
  if (!opened) return false;
  const name = opened.document.origin || hostInView(workspace[VIEW_KEY]) || shareWords.received.step;
  openWorkspaceDocument(documentStore, opened, { code: 'open-workspace', params: { name } });
  const isCell = applySharedView(documentStore, workspace[VIEW_KEY]);
  showWorkbench();
  if (isCell) createActionContext().withPane('trace', focusTrace);
  else focusOpenedFile();
  return true;
}

function focusStartPage(): void {
  // The button that was pressed is removed with its page: the focus moves to the heading of the next one.
  whenPaneMounted('start-page', (page) => {
    if (document.activeElement === document.body) page.focus();
  });
}

export default function ShareLinkRoute() {
  const { '*': payload = '' } = useParams();
  const navigate = useNavigate();
  // Replaces the link: the address no longer contains it, and Back does not return to it.
  const replaceAddress = (page: string) => void navigate(page, { replace: true });
  const open = (shared: SharedWorkspace) => openAsNewSession(shared, () => replaceAddress('/edit'));
  const leave = () => {
    replaceAddress('/');
    focusStartPage();
  };
  const isOpen = useDocument(
    ({ document, history }) => history.past.length > 0 || documentHasContent(document),
  );
  const isKept = useShell(({ works }) => works.length > 0);
  return <ShareLinkPage payload={payload} hasWork={isOpen || isKept} onOpen={open} onLeave={leave} />;
}
