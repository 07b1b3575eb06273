// What the top bar, the start page and the shortcuts do: one object a command. What it takes is fetched.
import { shellWords } from '../messages/en/shell.ts';
import { redo, undo } from '../state/document-store.ts';
import { documentStore } from '../state/use-document.ts';
import { alsoFetch } from '../ui/on-demand.tsx';
import { shellStore } from './shell-store.ts';

export const fileActions = () => import('./file-actions.ts');
alsoFetch(fileActions);
alsoFetch(() => import('../state/open-workspace.ts'));

type Actions = Awaited<ReturnType<typeof fileActions>>;

/** Does something with files; says so, and gives nothing, if the code for it cannot be fetched. */
export async function withFiles<T>(act: (does: Actions) => T | Promise<T>): Promise<T | undefined> {
  const does = await fileActions().catch(() => undefined);
  if (does) return act(does);
  shellStore.setState({ problem: shellWords.filesNotLoaded });
  return undefined;
}

/**
 * The commands that have a key everywhere, there from the beginning; the table of all is `commands/all.ts`. `keys`
 * without modifier names: Ctrl, or Command on a Mac; an upper-case letter is one with Shift.
 */
export const commands = {
  newFile: { run: () => void withFiles((does) => does.startNewFile()) },
  openFile: { keys: 'o', run: () => void withFiles((does) => does.chooseAndOpen()) },
  saveFile: { keys: 's', run: () => void withFiles((does) => does.saveFile()) },
  saveWorkspace: { keys: 'S', run: () => void withFiles((does) => does.saveWorkspace()) },
  undo: { keys: 'z', run: () => void undo(documentStore) },
  redo: { keys: 'Z', alsoKeys: 'y', run: () => void redo(documentStore) },
  palette: {
    keys: 'k',
    run: () => shellStore.setState(({ asks }) => (asks ? {} : { asks: { about: 'command' } })),
  },
} satisfies Record<string, { readonly keys?: string; readonly alsoKeys?: string; readonly run: () => void }>;
