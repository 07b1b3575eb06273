// Actions for files: opening, saving, the files of the site.
import type { Action } from '../../actions/action.ts';
import { defineAction } from '../../actions/action.ts';
import { afterSaveWords } from '../../messages/en/app/after-save.ts';
import { fullBackupWords, filesWords as words } from '../../messages/en/app/files.ts';
import { shareWords } from '../../messages/en/app/share.ts';
import { keptVersionsWords } from '../../messages/en/comparison/compare.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { removeFile } from '../../state/files/site-files.ts';
import { unsavedPaths } from '../../state/saved/unsaved.ts';
import type { ShellDialog } from '../shared/shell-store.ts';
import { shellStore } from '../shared/shell-store.ts';
import { globalActions, withFileOperations } from './global-actions.ts';

/** Returns a function that opens a dialog about files. */
const openDialog = (dialog: ShellDialog) => () => shellStore.setState({ asks: dialog });

const share = { ...globalActions.share, title: shareWords.shareMenu };

const saveEverything = { ...globalActions.saveEverything, title: fullBackupWords.save };

const keepVersion = defineAction({
  id: 'keepVersion',
  group: 'file',
  run: openDialog({ about: 'keep' }),
  title: keptVersionsWords.keepNow,
});

const putOnSite = defineAction({
  id: 'putOnSite',
  group: 'file',
  run: () => void withFileOperations((operations) => operations.showPublishingLater()),
  title: afterSaveWords.menu,
});

const addFile = { ...globalActions.addFile, title: words.addOther };

const addFromDisk = defineAction({
  id: 'addFromDisk',
  group: 'file',
  run: () => void withFileOperations((operations) => operations.addFromDisk()),
  title: words.fromDisk,
});

const addFolder = defineAction({
  id: 'addFolder',
  group: 'file',
  run: () => void withFileOperations((operations) => operations.addFolder()),
  title: words.folder,
});

function saveAll() {
  const unsaved = () => unsavedPaths(documentStore.getState()).length;
  return defineAction({
    id: 'saveAll',
    group: 'file',
    run: () => void withFileOperations((operations) => operations.saveAll()),
    title: words.saveAll(unsaved()),
    disabledReason: () => (unsaved() > 0 ? undefined : 'saved'),
  });
}

function renameFile() {
  const { path } = documentStore.getState().view;
  return defineAction({
    id: 'renameFile',
    group: 'file',
    run: openDialog({ about: 'rename', path }),
    title: words.rename(path),
  });
}

function removeOpenFile() {
  const { path } = documentStore.getState().view;
  return defineAction({
    id: 'removeFile',
    group: 'file',
    run: () => removeFile(documentStore, path),
    title: words.remove(path),
    disabledReason: () => (documentStore.getState().document.files.length > 1 ? undefined : 'lastFile'),
  });
}

const listFiles = () => ({
  ...globalActions.listFiles,
  title: words.all(documentStore.getState().document.files.length),
});

/** Returns the actions in the order of the palette. */
export const fileActions = (): readonly Action[] => [
  globalActions.newFile,
  globalActions.openFile,
  globalActions.saveFile,
  globalActions.copyFile,
  saveAll(),
  globalActions.saveWorkspace,
  saveEverything,
  share,
  putOnSite,
  keepVersion,
  addFile,
  addFromDisk,
  addFolder,
  renameFile(),
  removeOpenFile(),
  listFiles(),
];

/** Returns the actions of the File menu. */
export const fileMenuActions = () => ({
  save: globalActions.saveFile,
  saveWorkspace: globalActions.saveWorkspace,
  saveEverything,
  copyFile: globalActions.copyFile,
  saveAll: saveAll(),
  keepVersion,
  addOther: addFile,
  addFromDisk,
  addFolder,
  rename: renameFile(),
  remove: removeOpenFile(),
  list: listFiles(),
  putOnSite,
});
