// What the top bar, the start page and the shortcuts do: one object a command.

import { shellWords } from '../messages/words/shell.ts';
import { emptyDocument, look, redo, undo } from '../state/document-store.ts';
import type { ChosenFile } from '../state/file-access.ts';
import { chooseFile } from '../state/file-access.ts';
import { openChosen, openPolicyFile, saveFile, saveWorkspace } from '../state/files.ts';
import { documentStore } from '../state/use-document.ts';
import { alsoFetch } from '../ui/on-demand.tsx';
import { shellStore } from './shell-store.ts';

function goToWorkbench(): void {
  if (!location.hash.startsWith('#/edit')) location.hash = '#/edit';
}

alsoFetch(() => import('../state/open-workspace.ts'));

/** Opens a chosen file, or says why not. */
export async function openFile(file: ChosenFile): Promise<void> {
  const problem = await openChosen(documentStore, file).catch(() => 'not-loaded' as const);
  if (problem === 'not-loaded') {
    shellStore.setState({ problem: shellWords.notLoaded });
    return;
  }
  if (problem) {
    const { where = '', expected = '', version = '' } = problem.params;
    const words = shellWords.problems;
    const say = {
      'not-json': () => words['not-json'](file.name),
      'not-a-workspace': () => words['not-a-workspace'](file.name),
      'newer-version': () => words['newer-version'](file.name, version),
      invalid: () => words.invalid(file.name, where, expected),
    } satisfies Record<typeof problem.code, () => string>;
    shellStore.setState({ problem: say[problem.code]() });
    return;
  }
  goToWorkbench();
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
