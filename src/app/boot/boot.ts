// What happens before the first picture: recovered work, or what the address asks for.
import { shellWords } from '../../messages/en/app/shell.ts';
import type { SiteDocument } from '../../state/document/document.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { collapsePlace, isCollapsed, layoutStore } from '../../state/layout/layout-store.ts';
import type { RestoredSession } from '../../state/storage/restore-session.ts';
import { fetchOrNoteMissing, retryMissingCode } from '../../ui/loading/missing-code.ts';
import { loadFileOperations } from '../actions/global-actions.ts';
import { shellStore } from '../shell/shell-store.ts';

const works = () => import('../../state/storage/sessions.ts');
const autosave = () => import('../../state/storage/autosave.ts');
const pageTabs = () => import('../../state/storage/start-tabs.ts');

/** Whether something can have been kept in this browser. */
function mayHaveStoredData(): boolean {
  try {
    return localStorage.length + sessionStorage.length > 0;
  } catch {
    return false;
  }
}

const openExample = () => import('../routes/open-example.ts').then((code) => code.openFromAddress());

/** An example that the address asks for is opened by code of its own. */
export async function openFromAddress(): Promise<void> {
  if (location.hash.startsWith('#/edit?')) await fetchOrNoteMissing(openExample);
}

/** What somebody asked for is shown: the trace of another cell, and the line that the trace points at. */
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

/** Brings a kept work back and says so; also if it cannot be read, or not now, or not all of it. */
export async function restoreSessionOnPage(
  read: () => Promise<RestoredSession | 'shown' | undefined>,
): Promise<boolean> {
  const work = await read().catch(() => 'unread' as const);
  if (work === 'unread') shellStore.setState({ problem: shellWords.notRead });
  if (work === 'shown') return true;
  if (!work || work === 'unread') return false;
  const { document, saved } = work.state;
  const files = document.files.filter(({ id, source }) => saved.get(id) !== source).map(({ id }) => id);
  shellStore.setState({
    recovered: { time: work.time, files },
    ...(work.isDamaged ? { problem: shellWords.damaged } : {}),
  });
  return true;
}

/** The start page offers what lies on the shelf. */
async function loadSessionList(): Promise<void> {
  const { listOtherSessions: otherWorks } = await works();
  shellStore.setState({ works: await otherWorks() });
}

export const refreshSessionList = (): void => void loadSessionList().catch(() => undefined);

/** Milliseconds until what keeps the work is fetched again, if it could not be. */
const RETRY = 3000;

/** Brings back the last work, if there can be one, and keeps every change from then on; tells if that cannot be. */
async function keep(isBack: boolean): Promise<void> {
  const code = await Promise.all([works(), autosave(), pageTabs()]).catch(() => undefined);
  const wasMissing = shellStore.getState().keeperMissing;
  shellStore.setState({ kept: code !== undefined, keeperMissing: code === undefined });
  if (!code) return void setTimeout(() => void keep(false), RETRY);
  // What else is missing may come now too.
  if (wasMissing) void retryMissingCode();
  const [
    { attachOpenDocument: holdWhatIsOpen, resumeSession: takeUpWork, cleanUpSessions: tidy },
    { startAutosave: keepWork },
    { startTabs },
  ] = code;
  const tabs = startTabs(documentStore);
  if (tabs) shellStore.setState({ tabs });
  const isLatest = location.hash === '#/edit';
  if (isBack) await restoreSessionOnPage(() => takeUpWork(documentStore, { show: tabs?.show, isLatest }));
  else holdWhatIsOpen();
  keepWork(documentStore, {
    onAttempt: (kept) => {
      shellStore.setState({ kept });
      if (kept) tabs?.lock.announceWrite();
    },
  });
  tidy()
    .then(loadSessionList)
    .catch(() => undefined);
}

/** Where files lie on disk is remembered, and whether they are changed there noticed. */
function keepPlacesOnDisk(document: SiteDocument): void {
  loadFileOperations().then(
    ({ startDiskTracking: keepPlaces }) => keepPlaces(document),
    // Then saving asks where, once more after each reload.
    () => undefined,
  );
}

/**
 * Brings back the last work, and opens what the address asks for. Gives what is to be done once the first picture stands,
 * which it would only delay: keeping every change from then on, where nothing was brought back.
 */
export async function boot(): Promise<() => void> {
  // Nobody who is here for the first time waits for what can have been kept.
  const isBack = mayHaveStoredData();
  if (isBack) await keep(true);
  documentStore.subscribe(bringPaneToFront);
  const { document } = documentStore.getState();
  await openFromAddress();
  // Who comes back from another tab may have opened or closed a work there.
  globalThis.addEventListener('focus', refreshSessionList);
  return () => {
    if (!isBack) void keep(false);
    keepPlacesOnDisk(document);
  };
}
