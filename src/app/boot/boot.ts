// Prepares the first page: restores a session, or opens what the address requests.
import { shellWords } from '../../messages/en/app/shell.ts';
import type { SiteDocument } from '../../state/document/document.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { collapsePlace, isCollapsed, layoutStore } from '../../state/layout/layout-store.ts';
import type { RestoredSession } from '../../state/storage/restore-session.ts';
import { fetchOrNoteMissing, retryMissingCode } from '../../ui/loading/missing-code.ts';
import { loadFileOperations } from '../actions/global-actions.ts';
import { logError } from '../errors/unhandled-errors.ts';
import { loadAfterStart } from '../late/load-after-start.ts';
import { shellStore } from '../shared/shell-store.ts';

/** Whether this browser may have stored data. If only the database is allowed, nothing but reading it tells. */
function mayHaveStoredData(): boolean {
  try {
    return localStorage.length + sessionStorage.length > 0;
  } catch {
    return true;
  }
}

const openExample = () => loadAfterStart().then((code) => code.openFromAddress());

/** Opens an example that the address requests, whose code is loaded separately. */
export async function openFromAddress(): Promise<void> {
  if (location.hash.startsWith('#/edit?')) await fetchOrNoteMissing(openExample);
}

/** Brings the target of a selection to the front: the trace of another cell, or the line that the trace refers to. */
function bringPaneToFront({ view }: GatepostState, previous: GatepostState): void {
  if (view.cell !== previous.view.cell && isCollapsed(layoutStore.getState(), 'trace'))
    collapsePlace('trace', false);
  if (view.cell && view.cell !== previous.view.cell && layoutStore.getState().kind === 'narrow')
    shellStore.setState({ front: 'access' });
  if (view.caret === previous.view.caret || view.caret?.by !== 'link') return;
  const layout = layoutStore.getState();
  if (layout.kind === 'narrow' && shellStore.getState().front === 'access')
    shellStore.setState({ front: 'text' });
  if (isCollapsed(layout, 'left')) collapsePlace('left', false);
  if (isCollapsed(layout, 'records') && isCollapsed(layout, 'text')) collapsePlace('text', false);
}

/** Restores a stored session and shows a notice; also if it is unreadable, not readable now, or damaged. */
export async function restoreSessionOnPage(
  read: () => Promise<RestoredSession | 'shown' | undefined>,
): Promise<boolean> {
  const session = await read().catch(() => 'unread' as const);
  if (session === 'unread') shellStore.setState({ problem: shellWords.notRead });
  if (session === 'shown') return true;
  if (!session || session === 'unread') return false;
  const { document, saved } = session.state;
  const files = document.files.filter(({ id, source }) => saved.get(id) !== source).map(({ id }) => id);
  shellStore.setState({
    recovered: { time: session.time, files },
    ...(session.isDamaged ? { problem: shellWords.damaged } : {}),
  });
  return true;
}

/** Loads the stored sessions for the start page. */
async function loadSessionList(): Promise<void> {
  const { listAllSessions: listSessions } = await loadAfterStart();
  const { open, others, deleted } = await listSessions();
  const { present: _, ...shell } = shellStore.getState();
  shellStore.setState({ ...shell, works: others, deleted, ...(open ? { present: open } : {}) }, true);
}

export const refreshSessionList = (): Promise<void> => loadSessionList().catch(() => undefined);

/** How long to wait, in milliseconds, before loading the code of autosave again. */
const RETRY_DELAY = 3000;

/**
 * Restores the last session, if there may be one, and stores every change from then on. Shows a notice if that is
 * not possible.
 */
async function startStorage(mayHaveSession: boolean): Promise<void> {
  const code = await loadAfterStart().catch(() => undefined);
  const wasMissing = shellStore.getState().keeperMissing;
  shellStore.setState({ kept: code !== undefined, keeperMissing: code === undefined });
  if (!code) return void setTimeout(() => void startStorage(false), RETRY_DELAY);
  // Other missing code may be available now too.
  if (wasMissing) void retryMissingCode();
  const tabs = code.startTabs(documentStore);
  if (tabs) shellStore.setState({ tabs });
  const isLatest = location.hash === '#/edit';
  if (mayHaveSession) {
    await restoreSessionOnPage(() => code.resumeSession(documentStore, { show: tabs?.show, isLatest }));
    // Otherwise the start page would first look as on a first visit.
    if (/^#?\/?$/.test(location.hash)) await refreshSessionList();
  } else code.attachOpenDocument();
  code.startAutosave(documentStore, {
    onAttempt: (isStored) => {
      shellStore.setState({ kept: isStored });
      if (isStored) tabs?.lock.announceWrite();
    },
  });
  code
    .cleanUpSessions()
    .then(loadSessionList)
    .catch(() => undefined);
}

/** Remembers the places of files on disk, and detects changes there. */
function trackDiskPlaces(document: SiteDocument): void {
  loadFileOperations().then(
    ({ startDiskTracking: startTracking }) => startTracking(document),
    // Saving then asks for a place, once after each reload.
    () => undefined,
  );
}

/**
 * Restores the last session, and opens what the address requests. Returns a function to call after the first
 * paint, which it would only delay: it starts storing changes if no session was restored.
 */
export async function boot(): Promise<() => void> {
  // A first-time visitor has nothing stored, and should not wait for it.
  const hasStoredData = mayHaveStoredData();
  if (hasStoredData) await startStorage(true);
  documentStore.subscribe(bringPaneToFront);
  const { document } = documentStore.getState();
  await openFromAddress().catch(logError);
  // Meanwhile, the user may have opened or closed a session in another tab.
  globalThis.addEventListener('focus', () => void refreshSessionList());
  return () => {
    if (!hasStoredData) void startStorage(false);
    trackDiskPlaces(document);
  };
}
