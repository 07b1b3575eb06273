// Commands about files: opening, saving, the files of the site.
import { commandWords as words } from '../../messages/en/commands.ts';
import { everythingWords, filesWords } from '../../messages/en/files.ts';
import { shareWords } from '../../messages/en/share.ts';
import { shellWords } from '../../messages/en/shell.ts';
import { keptVersionsWords } from '../../messages/en/versions.ts';
import { showFile } from '../../state/show-file.ts';
import { removeFile } from '../../state/site-files.ts';
import { unsavedPaths } from '../../state/unsaved.ts';
import { documentStore } from '../../state/use-document.ts';
import { commands as first, withFiles } from '../commands.ts';
import { type Asks, shellStore } from '../shell-store.ts';
import { type Command, command, keysOf } from './command.ts';
import { unlessSite } from './places.ts';

/** A dialog about files. */
const asking = (asks: Asks) => () => shellStore.setState({ asks });

/** The other files of the site. */
function otherFiles(): readonly Command[] {
  const { document, view } = documentStore.getState();
  return document.files
    .filter(({ path }) => path !== view.path)
    .map(({ path }) => ({
      id: `showFile ${path}`,
      group: 'go',
      title: words.showFile(path),
      help: words.showFileHelp,
      unless: unlessSite,
      run: () => showFile(documentStore, path),
    }));
}

const unlessUnsaved = () => (unsavedPaths(documentStore.getState()).length > 0 ? undefined : words.why.saved);

export function fileCommands(): readonly Command[] {
  const { document, view } = documentStore.getState();
  const { path } = view;
  const unsaved = unsavedPaths(documentStore.getState()).length;
  return [
    command('newFile', 'file', first.newFile.run, { title: shellWords.newFile }),
    command('openFile', 'file', first.openFile.run, {
      title: shellWords.openFile,
      keys: keysOf(first.openFile),
    }),
    command('saveFile', 'file', first.saveFile.run, {
      title: shellWords.saveFile,
      keys: keysOf(first.saveFile),
    }),
    command('saveAll', 'file', () => void withFiles((does) => does.saveAll()), {
      title: filesWords.saveAll(unsaved),
      unless: unlessUnsaved,
    }),
    command('saveWorkspace', 'file', first.saveWorkspace.run, {
      title: shellWords.saveWorkspace,
      keys: keysOf(first.saveWorkspace),
    }),
    command('saveEverything', 'file', () => void withFiles((does) => does.saveEverything()), {
      title: everythingWords.save,
    }),
    command('share', 'file', asking({ about: 'share' }), { title: shareWords.shareMenu }),
    command('keepVersion', 'file', asking({ about: 'keep' }), { title: keptVersionsWords.keepNow }),
    command('addFile', 'file', asking({ about: 'add' }), { title: filesWords.addOther }),
    command('addFromDisk', 'file', () => void withFiles((does) => does.addFromDisk()), {
      title: filesWords.fromDisk,
    }),
    command('addFolder', 'file', () => void withFiles((does) => does.addFolder()), {
      title: filesWords.folder,
    }),
    command('renameFile', 'file', asking({ about: 'rename', path }), { title: filesWords.rename(path) }),
    command('removeFile', 'file', () => removeFile(documentStore, path), {
      title: filesWords.remove(path),
      unless: () => (documentStore.getState().document.files.length > 1 ? undefined : words.why.lastFile),
    }),
    command('listFiles', 'file', asking({ about: 'list' }), { title: filesWords.all(document.files.length) }),
    ...otherFiles(),
  ];
}
