// What the top bar, the start page and the shortcuts do: one object a command. What it takes is fetched.
import { shellWords } from '../../messages/en/shell.ts';
import { redo, undo } from '../../state/document/document-store.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { prefetch } from '../../ui/loading/lazy-component.tsx';
import { shellStore } from '../shell/shell-store.ts';

export const loadFileOperations = () => import('../files/file-operations.ts');
prefetch(loadFileOperations);
prefetch(() => import('../../state/workspace/open-workspace.ts'));

type FileOperations = Awaited<ReturnType<typeof loadFileOperations>>;

/** Does something with files; says so, and gives nothing, if the code for it cannot be fetched. */
export async function withFileOperations<T>(
  act: (does: FileOperations) => T | Promise<T>,
): Promise<T | undefined> {
  const does = await loadFileOperations().catch(() => undefined);
  if (does) return act(does);
  shellStore.setState({ problem: shellWords.filesNotLoaded });
  return undefined;
}

/**
 * The commands that have a key everywhere, there from the beginning; the table of all is `commands/all.ts`. `keys`
 * without modifier names: Ctrl, or Command on a Mac; an upper-case letter is one with Shift.
 */
export const globalActions = {
  newFile: { run: () => void withFileOperations((does) => does.createNewFile()) },
  openFile: { keys: 'o', run: () => void withFileOperations((does) => does.chooseAndOpenFiles()) },
  saveFile: { keys: 's', run: () => void withFileOperations((does) => does.saveFile()) },
  saveWorkspace: { keys: 'S', run: () => void withFileOperations((does) => does.saveWorkspace()) },
  undo: { keys: 'z', run: () => void undo(documentStore) },
  redo: { keys: 'Z', alsoKeys: 'y', run: () => void redo(documentStore) },
  palette: {
    keys: 'k',
    run: () => shellStore.setState(({ asks }) => (asks ? {} : { asks: { about: 'command' } })),
  },
} satisfies Record<string, { readonly keys?: string; readonly alsoKeys?: string; readonly run: () => void }>;
