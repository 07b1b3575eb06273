// The page of a link that holds a workspace. It stands outside the router, which would speak of such an address.
import { useSyncExternalStore } from 'react';
import { SharedPage } from '../features/share/shared-page.tsx';
import { shareWords } from '../messages/en/share.ts';
import { openAsStep } from '../state/files.ts';
import { focusTrace, PAGE_CHANGES } from '../state/matrix-focus.ts';
import { openWorkspace, withQuestion } from '../state/open-workspace.ts';
import type { SharedWorkspace } from '../state/read-shared.ts';
import { lookAsShared, VIEW } from '../state/shared-view.ts';
import { holdsSomething } from '../state/storage/versions-moment.ts';
import { documentStore, useDocument } from '../state/use-document.ts';
import { enterPane } from './pane-focus.ts';
import { useShell } from './shell-store.ts';

/** Where the page stands, in place of the link: the address holds it no more, and Back does not bring it up again. */
function replaceAddress(page: string): void {
  history.replaceState(null, '', page);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

async function openBeside({ workspace }: SharedWorkspace): Promise<boolean> {
  const opened = await withQuestion(openWorkspace(workspace)).catch(() => undefined);
  if (!opened) return false;
  const name = opened.document.origin || shareWords.received.step;
  openAsStep(documentStore, opened, { code: 'open-workspace', params: { name } }, true);
  const isCell = lookAsShared(documentStore, workspace[VIEW]);
  replaceAddress('#/edit');
  enterPane(isCell ? 'access' : 'records');
  if (isCell) focusTrace(PAGE_CHANGES);
  return true;
}

/** Frames in which the start page is waited for: its code may have to come first. */
const PATIENCE = 60;

/** The button that led away is gone with its page; whoever pressed it goes on at the heading of the next one. */
function beginAtStart(frames = PATIENCE): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const heading = document.getElementById('start');
    if (heading) heading.focus({ preventScroll: true });
    else if (frames > 0) beginAtStart(frames - 1);
  });
}

function leave(): void {
  replaceAddress('#/');
  beginAtStart();
}

function subscribe(told: () => void): () => void {
  addEventListener('hashchange', told);
  return () => removeEventListener('hashchange', told);
}

const payloadInAddress = () => location.hash.slice('#/w/'.length);

export default function SharedPlace() {
  const payload = useSyncExternalStore(subscribe, payloadInAddress);
  const isOpen = useDocument(({ document, history }) => history.past.length > 0 || holdsSomething(document));
  const isKept = useShell(({ works }) => works.length > 0);
  return <SharedPage payload={payload} hasWork={isOpen || isKept} onOpen={openBeside} onLeave={leave} />;
}
