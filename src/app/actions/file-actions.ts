// Commands about files: opening, saving, the files of the site.

import { type Action, createAction, keysOf } from '../../actions/action.ts';
import { commandWords as words } from '../../messages/en/commands.ts';
import { everythingWords, filesWords } from '../../messages/en/files.ts';
import { shareWords } from '../../messages/en/share.ts';
import { shellWords } from '../../messages/en/shell.ts';
import { keptVersionsWords } from '../../messages/en/versions.ts';
import { showFile } from '../../state/document/show-file.ts';
import { removeFile } from '../../state/document/site-files.ts';
import { unsavedPaths } from '../../state/document/unsaved.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { type ShellDialog, shellStore } from '../shell/shell-store.ts';
import { globalActions as first, withFileOperations } from './global-actions.ts';
import { disabledWithoutSite } from './pane-access.ts';

/** A dialog about files. */
const openDialog = (asks: ShellDialog) => () => shellStore.setState({ asks });

/** The other files of the site. */
function otherFiles(): readonly Action[] {
  const { document, view } = documentStore.getState();
  return document.files
    .filter(({ path }) => path !== view.path)
    .map(({ path }) => ({
      id: `showFile ${path}`,
      group: 'go',
      title: words.showFile(path),
      help: words.showFileHelp,
      disabledReason: disabledWithoutSite,
      run: () => showFile(documentStore, path),
    }));
}

const disabledIfSaved = () =>
  unsavedPaths(documentStore.getState()).length > 0 ? undefined : words.why.saved;

export function fileActions(): readonly Action[] {
  const { document, view } = documentStore.getState();
  const { path } = view;
  const unsaved = unsavedPaths(documentStore.getState()).length;
  return [
    createAction('newFile', 'file', first.newFile.run, { title: shellWords.newFile }),
    createAction('openFile', 'file', first.openFile.run, {
      title: shellWords.openFile,
      keys: keysOf(first.openFile),
    }),
    createAction('saveFile', 'file', first.saveFile.run, {
      title: shellWords.saveFile,
      keys: keysOf(first.saveFile),
    }),
    createAction('saveAll', 'file', () => void withFileOperations((does) => does.saveAll()), {
      title: filesWords.saveAll(unsaved),
      disabledReason: disabledIfSaved,
    }),
    createAction('saveWorkspace', 'file', first.saveWorkspace.run, {
      title: shellWords.saveWorkspace,
      keys: keysOf(first.saveWorkspace),
    }),
    createAction('saveEverything', 'file', () => void withFileOperations((does) => does.saveFullBackup()), {
      title: everythingWords.save,
    }),
    createAction('share', 'file', openDialog({ about: 'share' }), { title: shareWords.shareMenu }),
    createAction('keepVersion', 'file', openDialog({ about: 'keep' }), { title: keptVersionsWords.keepNow }),
    createAction('addFile', 'file', openDialog({ about: 'add' }), { title: filesWords.addOther }),
    createAction('addFromDisk', 'file', () => void withFileOperations((does) => does.addFromDisk()), {
      title: filesWords.fromDisk,
    }),
    createAction('addFolder', 'file', () => void withFileOperations((does) => does.addFolder()), {
      title: filesWords.folder,
    }),
    createAction('renameFile', 'file', openDialog({ about: 'rename', path }), {
      title: filesWords.rename(path),
    }),
    createAction('removeFile', 'file', () => removeFile(documentStore, path), {
      title: filesWords.remove(path),
      disabledReason: () =>
        documentStore.getState().document.files.length > 1 ? undefined : words.why.lastFile,
    }),
    createAction('listFiles', 'file', openDialog({ about: 'list' }), {
      title: filesWords.all(document.files.length),
    }),
    ...otherFiles(),
  ];
}
