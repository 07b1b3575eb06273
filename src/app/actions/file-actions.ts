// Actions on files: opening, saving, the files of the site.
import { type Action, defineAction } from '../../actions/action.ts';
import { commandWords as words } from '../../messages/en/app/commands.ts';
import { everythingWords, filesWords } from '../../messages/en/app/files.ts';
import { shareWords } from '../../messages/en/app/share.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { keptVersionsWords } from '../../messages/en/compare.ts';
import { showFile } from '../../state/document/show-file.ts';
import { removeFile } from '../../state/document/site-files.ts';
import { unsavedPaths } from '../../state/document/unsaved.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { type ShellDialog, shellStore } from '../shell/shell-store.ts';
import { disabledWithoutSite } from './action-context.ts';
import { globalActions, withFileOperations } from './global-actions.ts';

/** A dialog about files. */
const openDialog = (asks: ShellDialog) => () => shellStore.setState({ asks });

/** The other files of the site. */
function otherFiles(): readonly Action[] {
  const { document, view } = documentStore.getState();
  return document.files
    .filter(({ path }) => path !== view.path)
    .map(
      ({ path }): Action => ({
        id: `showFile ${path}`,
        group: 'go',
        title: words.showFile(path),
        help: words.showFileHelp,
        disabledReason: disabledWithoutSite,
        run: () => showFile(documentStore, path),
      }),
    );
}

const disabledIfSaved = () => (unsavedPaths(documentStore.getState()).length > 0 ? undefined : 'saved');

export function fileActions(): readonly Action[] {
  const { document, view } = documentStore.getState();
  const { path } = view;
  const unsaved = unsavedPaths(documentStore.getState()).length;
  return [
    { ...globalActions.newFile, title: shellWords.newFile },
    { ...globalActions.openFile, title: shellWords.openFile },
    { ...globalActions.saveFile, title: shellWords.saveFile },
    defineAction({
      id: 'saveAll',
      group: 'file',
      run: () => void withFileOperations((does) => does.saveAll()),
      title: filesWords.saveAll(unsaved),
      disabledReason: disabledIfSaved,
    }),
    { ...globalActions.saveWorkspace, title: shellWords.saveWorkspace },
    defineAction({
      id: 'saveEverything',
      group: 'file',
      run: () => void withFileOperations((does) => does.saveFullBackup()),
      title: everythingWords.save,
    }),
    defineAction({
      id: 'share',
      group: 'file',
      run: openDialog({ about: 'share' }),
      title: shareWords.shareMenu,
    }),
    defineAction({
      id: 'keepVersion',
      group: 'file',
      run: openDialog({ about: 'keep' }),
      title: keptVersionsWords.keepNow,
    }),
    defineAction({
      id: 'addFile',
      group: 'file',
      run: openDialog({ about: 'add' }),
      title: filesWords.addOther,
    }),
    defineAction({
      id: 'addFromDisk',
      group: 'file',
      run: () => void withFileOperations((does) => does.addFromDisk()),
      title: filesWords.fromDisk,
    }),
    defineAction({
      id: 'addFolder',
      group: 'file',
      run: () => void withFileOperations((does) => does.addFolder()),
      title: filesWords.folder,
    }),
    defineAction({
      id: 'renameFile',
      group: 'file',
      run: openDialog({ about: 'rename', path }),
      title: filesWords.rename(path),
    }),
    defineAction({
      id: 'removeFile',
      group: 'file',
      run: () => removeFile(documentStore, path),
      title: filesWords.remove(path),
      disabledReason: () => (documentStore.getState().document.files.length > 1 ? undefined : 'lastFile'),
    }),
    defineAction({
      id: 'listFiles',
      group: 'file',
      run: openDialog({ about: 'list' }),
      title: filesWords.all(document.files.length),
    }),
    ...otherFiles(),
  ];
}
