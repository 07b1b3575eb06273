// The actions of the top bar and the start page, and those whose keys work everywhere. Their code is loaded on demand.
import { type Action, defineAction } from '../../actions/action.ts';
import { disabledOutsideWorkbench } from '../../actions/availability.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { redo, undo } from '../../state/document/document-store.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { prefetch } from '../../ui/loading/lazy-component.tsx';
import { shellStore } from '../shared/shell-store.ts';

export const loadFileOperations = () => import('../files/file-operations.ts');
prefetch(loadFileOperations);
prefetch(() => import('../../state/workspace/open-workspace.ts'));

type FileOperations = Awaited<ReturnType<typeof loadFileOperations>>;

/** Runs a file operation. If its code cannot be loaded, shows a notice and returns undefined. */
export async function withFileOperations<T>(
  act: (operations: FileOperations) => T | Promise<T>,
): Promise<T | undefined> {
  const operations = await loadFileOperations().catch(() => undefined);
  if (operations) return act(operations);
  shellStore.setState({ problem: shellWords.filesNotLoaded });
  return undefined;
}

const loadFindingActions = () => import('../../actions/finding-actions.ts');
/** Loads what moves the focus between panes. */
export const loadPaneFocus = () => import('../shared/pane-focus.ts');

/** The actions of the top bar, and those whose keys work everywhere. */
export const globalActions = {
  newFile: defineAction({
    id: 'newFile',
    group: 'file',
    title: shellWords.newFile,
    run: () => void withFileOperations((operations) => operations.createNewFile()),
  }),
  openFile: defineAction({
    id: 'openFile',
    group: 'file',
    title: shellWords.openFile,
    keys: ['Ctrl+O'],
    run: () => void withFileOperations((operations) => operations.chooseAndOpenFiles()),
  }),
  saveFile: defineAction({
    id: 'saveFile',
    group: 'file',
    title: shellWords.saveFile,
    keys: ['Ctrl+S'],
    run: () => void withFileOperations((operations) => operations.saveFile()),
  }),
  copyFile: defineAction({
    id: 'copyFile',
    group: 'file',
    title: shellWords.copyFile,
    run: () => void withFileOperations((operations) => operations.copyFile()),
  }),
  saveWorkspace: defineAction({
    id: 'saveWorkspace',
    group: 'file',
    title: shellWords.saveWorkspace,
    keys: ['Ctrl+Shift+S'],
    run: () => void withFileOperations((operations) => operations.saveWorkspace()),
  }),
  saveEverything: defineAction({
    id: 'saveEverything',
    group: 'file',
    run: () => void withFileOperations((operations) => operations.saveFullBackup()),
  }),
  share: defineAction({
    id: 'share',
    group: 'file',
    run: () => shellStore.setState({ asks: { about: 'share' } }),
  }),
  addFile: defineAction({
    id: 'addFile',
    group: 'file',
    run: () => shellStore.setState({ asks: { about: 'add' } }),
  }),
  listFiles: defineAction({
    id: 'listFiles',
    group: 'file',
    run: () => shellStore.setState({ asks: { about: 'list' } }),
  }),
  undo: defineAction({
    id: 'undo',
    group: 'edit',
    title: shellWords.undo,
    keys: ['Ctrl+Z'],
    disabledReason: () => (documentStore.getState().history.past.length > 0 ? undefined : 'undo'),
    run: () => void undo(documentStore),
  }),
  redo: defineAction({
    id: 'redo',
    group: 'edit',
    title: shellWords.redo,
    keys: ['Ctrl+Shift+Z', 'Ctrl+Y'],
    disabledReason: () => (documentStore.getState().history.future.length > 0 ? undefined : 'redo'),
    run: () => void redo(documentStore),
  }),
  nextFinding: defineAction({
    id: 'nextFinding',
    group: 'check',
    keys: ['F8'],
    run: () => void loadFindingActions().then((findings) => findings.goToNextFinding(1)),
  }),
  previousFinding: defineAction({
    id: 'previousFinding',
    group: 'check',
    keys: ['Shift+F8'],
    run: () => void loadFindingActions().then((findings) => findings.goToNextFinding(-1)),
  }),
  offerFixes: defineAction({
    id: 'offerFixes',
    group: 'check',
    keys: ['Ctrl+.'],
    run: () => void loadFindingActions().then((findings) => findings.showFixes()),
  }),
  nextPane: defineAction({
    id: 'nextPane',
    group: 'go',
    keys: ['F6'],
    run: () => void loadPaneFocus().then((panes) => panes.focusNextPane(1)),
  }),
  previousPane: defineAction({
    id: 'previousPane',
    group: 'go',
    keys: ['Shift+F6'],
    run: () => void loadPaneFocus().then((panes) => panes.focusNextPane(-1)),
  }),
  findOrAsk: defineAction({
    id: 'findOrAsk',
    group: 'table',
    keys: ['/'],
    disabledReason: disabledOutsideWorkbench,
    run: ({ withPane }) => withPane('find-or-ask', (box) => box.focus()),
  }),
  showKeys: defineAction({
    id: 'keyboard',
    group: 'learn',
    title: shellWords.keys,
    keys: ['?'],
    run: () => shellStore.setState({ asks: { about: 'keys' } }),
  }),
} as const satisfies Record<string, Action>;

/** Opens the palette, or closes an open dialog. */
export const paletteAction = {
  keys: ['Ctrl+K'],
  run: () => shellStore.setState(({ asks }) => (asks ? {} : { asks: { about: 'command' } })),
} as const;
