// What is done with files: opening, adding, saving. Fetched when somebody does it, or before, when there is time.
import { platformOf } from '../../core/catalogue/platforms.ts';
import { textOfSource } from '../../core/document/source.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { filesWords } from '../../messages/en/app/files.ts';
import { destinationWords, shellNewsWords } from '../../messages/en/app/notices.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { sizeWords } from '../../messages/en/counts.ts';
import { diskStore } from '../../state/disk/disk-problems.ts';
import {
  type ChosenFile,
  chooseFiles,
  type DroppedItem,
  FileTooBig,
  readDroppedItems,
} from '../../state/disk/file-access.ts';
import { isWorkspace, openChosenFiles, openPolicyFile } from '../../state/disk/open-files.ts';
import { persistOpenPlaces } from '../../state/disk/persist-places.ts';
import { saveFile as saveFileOf, saveWorkspace as saveWorkspaceOf } from '../../state/disk/save-file.ts';
import { saveFiles } from '../../state/disk/save-files.ts';
import { watchFilesOnDisk } from '../../state/disk/watch-files.ts';
import type { SiteDocument } from '../../state/document/document.ts';
import {
  type DocumentStore,
  emptyDocument,
  type GatepostState,
} from '../../state/document/document-store.ts';
import { openFile as openFileOf, policyOfFile } from '../../state/document/selectors.ts';
import { addChosenFiles } from '../../state/document/site-files.ts';
import { unsavedPaths } from '../../state/document/unsaved.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { currentSessionId } from '../../state/storage/sessions.ts';
import { startImport } from '../../state/table/additions/url-import.ts';
import { copyText } from '../../state/table/table-export.ts';
import { goToPage, isAtPath } from '../../ui/environment/page-address.ts';
import { openFullBackup, writeFullBackup as saveAllThatIsKept } from '../backup/full-backup-actions.ts';
import { replacedSiteNote } from '../notices/replaced-site-notice.ts';
import { focusOpenedFile, focusPane } from '../panes/pane-focus.ts';
import { dismiss, shellStore } from '../shell/shell-store.ts';
import { chooseFolder, type Folder, MAX_BYTES, MAX_FILES, readFolder } from './folder-access.ts';
import { isListFile } from './is-url-list-file.ts';
import { describeOpenedFile, describeWorkspaceProblem } from './open-messages.ts';
import { readChosenFiles } from './read-files.ts';

// What begins with the page: places on disk are remembered, and watched.
/** `work` names the work that this tab holds; `document` is what it was taken up with. */
function startDiskWatch(store: DocumentStore, work: () => string | undefined, document: SiteDocument): void {
  persistOpenPlaces(store, work, document);
  watchFilesOnDisk(store);
}

// Whoever saves, from whatever page: what keeps a file from being written is asked about in a dialog.
diskStore.subscribe(({ question: asked }) => {
  if (asked) shellStore.setState({ asks: { about: 'disk' } });
});

const say = (problem: string) => shellStore.setState({ problem });

function goToWorkbench(): void {
  if (isAtPath('/edit')) return;
  goToPage('/edit');
  focusOpenedFile();
}

/** What is worth saying about the file that is shown now. */
function showOpenNote(chosen: ChosenFile | undefined, before: GatepostState, work: string | undefined): void {
  const { id, path } = openFileOf(documentStore.getState());
  const sentence = chosen && describeOpenedFile(chosen, path);
  const apart = chosen && !isWorkspace(chosen) ? replacedSiteNote(before, work) : undefined;
  const sentences = [apart?.sentence, sentence].filter((one) => one !== undefined);
  if (sentences.length === 0) return;
  const way = apart ? { way: apart.way } : {};
  shellStore.setState({ note: { file: id, sentence: sentences.join(' '), ...way } });
}

/** What is read sooner needs no telling, in milliseconds. */
const SOON = 400;

/** Reads what was chosen; undefined if that was called off, or if it is everything that was saved, which is asked about. */
async function read(chosen: readonly ChosenFile[]): Promise<readonly ChosenFile[] | undefined> {
  const start = performance.now();
  try {
    if (await openFullBackup(chosen)) return undefined;
    return await readChosenFiles(
      chosen,
      (reading) => performance.now() - start > SOON && shellStore.setState({ reading }),
    );
  } finally {
    dismiss('reading');
  }
}

/** Says why files could not be opened. */
const sayNotOpened = (error: unknown): void =>
  say(
    error instanceof FileTooBig
      ? sizeWords.notOpened(escapeInvisible(error.file.name), error.file.size)
      : shellNewsWords.openFailed,
  );

/** Asks for files; undefined if they could not be read, which is said, or if that was called off. */
async function choose(): Promise<readonly ChosenFile[] | undefined> {
  try {
    return await read(await chooseFiles());
  } catch (error) {
    sayNotOpened(error);
    return undefined;
  }
}

/** Opens chosen files; why that cannot be done, if it cannot. */
async function whyNotOpened(chosen: readonly ChosenFile[], name: string): Promise<string | undefined> {
  if (chosen.length > 1 && chosen.some(isWorkspace)) return filesWords.oneWorkspace;
  const problem = await openChosenFiles(documentStore, chosen, isAtPath('/edit')).catch(
    () => 'not-loaded' as const,
  );
  if (problem === 'not-loaded') return shellWords.notLoaded;
  return problem && describeWorkspaceProblem(name, problem);
}

/** Opens chosen files, or says why not; and what is worth saying about one. Whether anything was opened. */
async function openAll(chosen: readonly ChosenFile[]): Promise<boolean> {
  const [file, ...others] = chosen;
  if (!file) return false;
  const before = documentStore.getState();
  const work = currentSessionId();
  const why = await whyNotOpened(chosen, file.name);
  if (why !== undefined) {
    say(why);
    return false;
  }
  goToWorkbench();
  showOpenNote(others.length === 0 ? file : undefined, before, work);
  return true;
}

/** A folder is asked about once: where it stands on the site. */
function askWhereFolderGoes(folder: Folder | 'too-big', folderName: string): void {
  const name = escapeInvisible(folderName);
  if (folder === 'too-big') say(filesWords.folderTooBig(name, MAX_FILES, MAX_BYTES));
  else if (folder.files.length === 0) say(filesWords.folderEmpty(name));
  else shellStore.setState({ asks: { about: 'folder', folder } });
}

/** Lists and logs, if all that was dropped is such: they fill the matrix, and are no files of the site. */
async function droppedLists(dropped: readonly DroppedItem[]): Promise<readonly File[] | undefined> {
  const files = dropped.flatMap(({ file, entry }) => (file && !entry?.isDirectory ? [file] : []));
  if (files.length === 0 || files.length < dropped.length) return undefined;
  const areLists = await Promise.all(files.map(isListFile));
  return areLists.every((isList) => isList) ? files : undefined;
}

/** Opens what was dropped, or says why not. Whether any file was opened; what is asked about first was not. */
export async function openDropped(dropped: readonly DroppedItem[]): Promise<boolean> {
  try {
    const lists = await droppedLists(dropped);
    if (lists) {
      goToWorkbench();
      focusPane('access');
      startImport(lists, {});
      return true;
    }
    const { files, folders } = await readDroppedItems(dropped);
    const chosen = await read(files);
    const isOpened = chosen !== undefined && (await openAll(chosen));
    const [folder, ...others] = folders;
    if (others.length > 0) say(filesWords.oneFolder);
    if (folder) askWhereFolderGoes(await readFolder(folder), folder.name);
    else if (files.length === 0) say(shellNewsWords.openFailed);
    return isOpened;
  } catch (error) {
    sayNotOpened(error);
    return false;
  }
}

export async function chooseAndOpenFiles(): Promise<void> {
  const chosen = await choose();
  if (chosen) await openAll(chosen);
}

/** Adds files from disk to the site that is open, whatever their kind. */
export async function addFromDisk(): Promise<void> {
  const chosen = await choose();
  if (!chosen) return;
  if (chosen.some(isWorkspace)) return say(filesWords.oneWorkspace);
  addChosenFiles(documentStore, chosen);
}

export async function addFolder(): Promise<void> {
  try {
    const folder = await chooseFolder();
    if (folder) askWhereFolderGoes(folder, folder === 'too-big' ? '' : folder.name);
  } catch {
    say(shellNewsWords.openFailed);
  }
}

/** The folder joins the open site; from the start page it is a site of its own. */
export async function placeFolder(folder: Folder, under: string): Promise<void> {
  const files = await read(folder.files.map((file) => ({ ...file, name: under.slice(1) + file.name })));
  if (!files) return;
  if (isAtPath('/edit')) addChosenFiles(documentStore, files);
  else await openChosenFiles(documentStore, files);
  goToWorkbench();
}

/** Saves, and says so if a file could not be written where it lies. */
export async function runSave(write: () => Promise<string | undefined>): Promise<string | undefined> {
  const done = await write().catch(() => 'failed');
  if (done === 'instead') say(shellNewsWords.savedInstead);
  if (done === 'failed') say(shellNewsWords.saveFailed);
  return done;
}

/** Where files lie is remembered from now on, and given back to a work that was taken up; changes there are noticed. */
export const startDiskTracking = (taken: SiteDocument) =>
  startDiskWatch(documentStore, currentSessionId, taken);

/** One sentence on where to publish the shown file, for the platform that its lines reveal. */
function destination(): string {
  const file = openFileOf(documentStore.getState());
  const { path, source } = file;
  const { format } = policyOfFile(file);
  const { origin } = documentStore.getState().document;
  const platform = format.id === 'robots-txt' ? platformOf(textOfSource(source)) : undefined;
  return destinationWords.goes(escapeInvisible(path), escapeInvisible(origin), platform);
}

export async function saveFile(): Promise<string | undefined> {
  const { id, path } = openFileOf(documentStore.getState());
  const done = await runSave(() => saveFileOf(documentStore, path));
  const { destinationsShown } = shellStore.getState();
  if ((done === 'written' || done === 'downloaded') && !destinationsShown.has(id))
    shellStore.setState({
      done: `${destinationWords.saved} ${destination()}`,
      destinationsShown: new Set(destinationsShown).add(id),
    });
  return done;
}

/** Copies the text of the shown file to the clipboard, and shows where to publish it. */
export async function copyFile(): Promise<void> {
  const { source } = openFileOf(documentStore.getState());
  if (!(await copyText(textOfSource(source)))) return say(destinationWords.notCopied);
  shellStore.setState({ done: `${destinationWords.copied} ${destination()}` });
}

export const saveFullBackup = saveAllThatIsKept;

/** Saves the workspace; what is in it and not saved by itself still counts as not saved, and is told so. */
export async function saveWorkspace(): Promise<string | undefined> {
  const done = await runSave(() => saveWorkspaceOf(documentStore));
  if (done === 'written' || done === 'downloaded')
    shellStore.setState({ done: shellNewsWords.workspaceSaved(unsavedPaths(documentStore.getState())) });
  return done;
}

/** Saves every file that is not saved, one after the other; a dialog that is closed ends it. */
export async function saveAll(): Promise<void> {
  const paths = unsavedPaths(documentStore.getState());
  const { saved, trouble } = await saveFiles(documentStore, paths);
  if (trouble) say(filesWords.savedSome(saved, paths.length, trouble));
}

export function createNewFile(): void {
  const [file] = emptyDocument().files;
  if (file) openPolicyFile(documentStore, file.path, file.source, { code: 'new-file' });
  goToWorkbench();
  focusPane('records');
}
