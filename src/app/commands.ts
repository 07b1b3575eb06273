// What the top bar, the start page and the shortcuts do: one object a command.

import { shellWords } from '../messages/words/shell.ts';
import { openFile as openFileOf } from '../state/derived.ts';
import { emptyDocument, look, redo, undo } from '../state/document-store.ts';
import type { ChosenFile } from '../state/file-access.ts';
import { chooseFile } from '../state/file-access.ts';
import { openChosen, openPolicyFile, saveFile, saveWorkspace } from '../state/files.ts';
import { documentStore } from '../state/use-document.ts';
import { alsoFetch } from '../ui/on-demand.tsx';
import { enterPane } from './pane-focus.ts';
import { shellStore } from './shell-store.ts';

function goToWorkbench(): void {
  if (location.hash.startsWith('#/edit')) return;
  location.hash = '#/edit';
  enterPane('records');
}

const sentences = () => import('./opened.ts');
alsoFetch(() => import('../state/open-workspace.ts'));
alsoFetch(sentences);

/** Opens a chosen file, or says why not; and what is worth saying about it. */
export async function openFile(chosen: ChosenFile): Promise<void> {
  const problem = await openChosen(documentStore, chosen).catch(() => 'not-loaded' as const);
  if (!problem) goToWorkbench();
  const file = openFileOf(documentStore.getState());
  const say = await sentences().catch(() => undefined);
  if (problem) {
    const why = problem === 'not-loaded' ? undefined : say?.problemSentence(chosen.name, problem);
    shellStore.setState({ problem: why ?? shellWords.notLoaded });
    return;
  }
  const sentence = say?.openedNote(chosen, file.path);
  if (sentence) shellStore.setState({ note: { file: file.id, sentence } });
}

async function chooseAndOpen(): Promise<void> {
  const file = await chooseFile().catch(() => 'failed' as const);
  if (file === 'failed') shellStore.setState({ problem: shellWords.openFailed });
  else if (file) await openFile(file);
}

/** Saves, and says so if the file could not be written where it lies. */
async function save(write: () => Promise<string | undefined>): Promise<void> {
  const done = await write().catch(() => 'failed');
  if (done === 'instead') shellStore.setState({ problem: shellWords.savedInstead });
  if (done === 'failed') shellStore.setState({ problem: shellWords.saveFailed });
}

function startNewFile(): void {
  const [file] = emptyDocument().files;
  if (file) openPolicyFile(documentStore, file.path, file.source, { code: 'new-file' });
  goToWorkbench();
  enterPane('records');
}

/** Every command that has a button or a key. `keys` without modifier names: Ctrl, or Command on a Mac. */
export const commands = {
  newFile: { run: startNewFile },
  openFile: { keys: 'o', run: () => void chooseAndOpen() },
  saveFile: {
    keys: 's',
    run: () => void save(() => saveFile(documentStore, documentStore.getState().view.path)),
  },
  saveWorkspace: { keys: 'S', run: () => void save(() => saveWorkspace(documentStore)) },
  undo: { keys: 'z', run: () => void undo(documentStore) },
  redo: { keys: 'Z', alsoKeys: 'y', run: () => void redo(documentStore) },
} satisfies Record<string, { readonly keys?: string; readonly alsoKeys?: string; readonly run: () => void }>;

/** Shows another file of the site. */
export function showFile(path: string): void {
  look(documentStore, { path });
}
