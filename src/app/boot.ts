// What happens before the first picture: recovered work, or an example named in the address.
import type { Example } from '../features/start/examples/example.ts';
import { shellWords } from '../messages/words/shell.ts';
import { autosave } from '../state/autosave.ts';
import { type GatepostState, openDocument } from '../state/document-store.ts';
import type { Kept } from '../state/kept.ts';
import { collapsePlace, isCollapsed, layoutStore } from '../state/layout.ts';
import { documentStore } from '../state/use-document.ts';
import {
  discardWork,
  holdWork,
  leaveOnShelf,
  otherWorks,
  type ShelvedWork,
  takeUpWork,
  tidyShelf,
} from '../state/work-shelf.ts';
import { fileActions } from './commands.ts';
import { shellStore } from './shell-store.ts';

const EXAMPLE = /^#\/edit\?example=([a-z0-9-]+)$/;

const reading = () => import('../state/open-workspace.ts');
const opening = () => import('../state/files.ts');

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

/** Opens a kept work, with its unsaved files marked. False if it cannot be read, or not now; then that is said. */
async function openKept(kept: Kept): Promise<boolean> {
  const recovered = await reading()
    .then(({ readKept }) => readKept(kept))
    .catch(() => undefined);
  if (!recovered) {
    shellStore.setState({ problem: shellWords.notRead });
    return false;
  }
  const { document, time, ...options } = recovered;
  openDocument(documentStore, document, options);
  const files = document.files.filter((file) => options.unsaved.includes(file.path)).map(({ id }) => id);
  shellStore.setState({ recovered: { time, files } });
  return true;
}

/** The start page offers what lies on the shelf. */
function lookAtShelf(): void {
  otherWorks().then(
    (works) => shellStore.setState({ works }),
    () => undefined,
  );
}

/** Goes on with an earlier work; the present one stays on the shelf. */
export async function goBackTo({ id, kept }: ShelvedWork): Promise<boolean> {
  if (!(await openKept(kept))) return false;
  holdWork(id);
  return true;
}

/** Takes an earlier work off the shelf, because the person said so. */
export function discard({ id }: ShelvedWork): void {
  discardWork(id).then(lookAtShelf, lookAtShelf);
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
  const kept = await takeUpWork().catch(() => undefined);
  if (kept && !(await openKept(kept))) leaveOnShelf();
  autosave(documentStore, (isKept) => shellStore.setState({ kept: isKept }));
  documentStore.subscribe(bringForward);
  keepPlacesOnDisk();
  await openFromAddress();
  globalThis.addEventListener('hashchange', () => {
    void openFromAddress();
    lookAtShelf();
  });
  tidyShelf().then(lookAtShelf, () => undefined);
}
