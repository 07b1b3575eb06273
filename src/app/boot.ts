// What happens before the first picture: recovered work, or an example named in the address.
import type { Example } from '../features/start/examples/example.ts';
import { shellWords } from '../messages/words/shell.ts';
import { type GatepostState } from '../state/document-store.ts';
import { collapsePlace, isCollapsed, layoutStore } from '../state/layout.ts';
import type { RestoredWork } from '../state/storage/restore.ts';
import type { ShelvedWork } from '../state/storage/shelf.ts';
import { documentStore } from '../state/use-document.ts';
import { fileActions } from './commands.ts';
import { shellStore } from './shell-store.ts';

const EXAMPLE = /^#\/edit\?example=([a-z0-9-]+)$/;

const reading = () => import('../state/open-workspace.ts');
const opening = () => import('../state/files.ts');
const works = () => import('../state/storage/works.ts');
const autosave = () => import('../state/storage/autosave.ts');
const pageTabs = () => import('../state/storage/page-tabs.ts');

/**
 * Opens an example as a step of the history, so that undo brings back what was open. Not if `isWanted` says so once
 * what it needs has been fetched.
 */
export async function showExample({ title, workspace }: Example, isWanted = () => true): Promise<boolean> {
  const [{ openWorkspace, withQuestion }, { openAsStep }] = await Promise.all([reading(), opening()]);
  const opened = await withQuestion(openWorkspace(workspace));
  if (!isWanted()) return false;
  openAsStep(documentStore, opened, { code: 'open-example', params: { name: title } });
  return true;
}

const idInAddress = () => EXAMPLE.exec(location.hash)?.[1];

/**
 * An example in the address is fetched and opened once; then the address forgets it, so that a reload keeps the
 * edits. It is not opened if it cannot be fetched, or if the address has changed meanwhile.
 */
async function openFromAddress(): Promise<void> {
  const id = idInAddress();
  if (id === undefined) return;
  const gallery = await import('../features/start/examples/catalogue.ts').catch(() => undefined);
  const example = gallery?.examples.find((one) => one.id === id);
  const isWanted = () => idInAddress() === id;
  if (!example || !(await showExample(example, isWanted).catch(() => false))) return;
  history.replaceState(null, '', '#/edit');
}

/** What somebody asked for is shown: the trace of another cell, and the line that the trace points at. */
function bringForward({ view }: GatepostState, previous: GatepostState): void {
  if (view.cell !== previous.view.cell && isCollapsed(layoutStore.getState(), 'trace'))
    collapsePlace('trace', false);
  if (view.cell && view.cell !== previous.view.cell && layoutStore.getState().kind === 'narrow')
    shellStore.setState({ front: 'access' });
  if (view.caret === previous.view.caret || view.caret?.by !== 'trace') return;
  const layout = layoutStore.getState();
  if (layout.kind === 'narrow' && shellStore.getState().front === 'access')
    shellStore.setState({ front: 'text' });
  if (isCollapsed(layout, 'left')) collapsePlace('left', false);
  if (isCollapsed(layout, 'records') && isCollapsed(layout, 'text')) collapsePlace('text', false);
}

/** Brings a kept work back and says so; also if it cannot be read, or not now, or not all of it. */
async function bringBack(read: () => Promise<RestoredWork | 'shown' | undefined>): Promise<boolean> {
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
async function lookAtShelf(): Promise<void> {
  const { otherWorks } = await works();
  shellStore.setState({ works: await otherWorks() });
}

export const lookAtShelfAgain = (): void => void lookAtShelf().catch(() => undefined);

/** Goes on with an earlier work, or shows it if another tab has it; the present one stays on the shelf. */
export const goBackTo = ({ id }: ShelvedWork): Promise<boolean> =>
  bringBack(async () => {
    const work = await (await works()).holdWork(documentStore, id, shellStore.getState().tabs?.show);
    if (!work) {
      shellStore.setState({ problem: shellWords.gone });
      lookAtShelfAgain();
    }
    return work;
  });

/** Takes an earlier work off the shelf, because the person said so. */
export function discard({ id }: ShelvedWork): void {
  works()
    .then(({ discard: takeOff }) => takeOff(id))
    .then(lookAtShelfAgain, lookAtShelfAgain);
}

/** Milliseconds until what keeps the work is fetched again, if it could not be. */
const RETRY = 3000;

/** Brings back the last work, if there can be one, and keeps every change from then on; tells if that cannot be. */
async function keep(isBack: boolean): Promise<void> {
  const code = await Promise.all([works(), autosave(), pageTabs()]).catch(() => undefined);
  shellStore.setState({ kept: code !== undefined });
  if (!code) return void setTimeout(() => void keep(false), RETRY);
  const [{ copyWork, takeUpWork, tidy }, { keepWork }, { startTabs }] = code;
  const tabs = startTabs(documentStore);
  if (tabs) shellStore.setState({ tabs });
  const isLatest = location.hash === '#/edit';
  if (isBack) await bringBack(() => takeUpWork(documentStore, { show: tabs?.show, isLatest }));
  else copyWork();
  keepWork(documentStore, {
    kept: (kept) => {
      shellStore.setState({ kept });
      if (kept) tabs?.lock.tellWritten();
    },
  });
  tidy().then(lookAtShelf, () => undefined);
}

/** Whether something can have been kept: nobody who is here for the first time waits for it. */
function wasHereBefore(): boolean {
  try {
    return localStorage.length + sessionStorage.length > 0;
  } catch {
    return false;
  }
}

/** Where files lie on disk is remembered, and whether they are changed there noticed. */
function keepPlacesOnDisk(): void {
  const { document } = documentStore.getState();
  fileActions().then(
    ({ keepPlaces }) => keepPlaces(document),
    // Then saving asks where, once more after each reload.
    () => undefined,
  );
}

/** Brings back the last work, opens what the address asks for, and keeps every change from then on. */
export async function boot(): Promise<void> {
  const isBack = wasHereBefore();
  const kept = keep(isBack);
  if (isBack) await kept;
  documentStore.subscribe(bringForward);
  keepPlacesOnDisk();
  await openFromAddress();
  globalThis.addEventListener('hashchange', () => {
    void openFromAddress();
    lookAtShelfAgain();
  });
}
