// File operations: opening, adding, saving. Loaded when one is used, or earlier when the browser is idle.
import { listExpectations } from '../../actions/expectation-actions.ts';
import { platformOf } from '../../core/catalogue/platforms.ts';
import { textOfSource } from '../../core/document/source.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { afterSaveWords } from '../../messages/en/app/after-save.ts';
import { filesWords } from '../../messages/en/app/files.ts';
import { destinationWords, noticeWords } from '../../messages/en/app/notices.ts';
import { sizeWords } from '../../messages/en/size-limits.ts';
import { diskStore } from '../../state/disk/disk-problems.ts';
import {
  type ChosenFile,
  chooseFiles,
  type DroppedItem,
  FileTooBig,
  readDroppedItems,
} from '../../state/disk/file-access.ts';
import {
  chooseFolder,
  type Folder,
  MAX_BYTES,
  MAX_FILES,
  readFolder,
} from '../../state/disk/folder-access.ts';
import { getPlace } from '../../state/disk/places.ts';
import { readChosenFile } from '../../state/disk/read-encoding.ts';
import { watchFilesOnDisk } from '../../state/disk/watch-files.ts';
import type { SiteDocument } from '../../state/document/document.ts';
import {
  DEFAULT_PATH,
  type DocumentStore,
  emptyDocument,
  type GatepostState,
} from '../../state/document/document-store.ts';
import { lastActionOf } from '../../state/document/last-change.ts';
import { openFile as openFileOf, policyOfFile } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { countResults, expectationStore } from '../../state/expectations/watch-expectations.ts';
import { isWorkspace, openChosenFiles, openPolicyFile } from '../../state/files/open-files.ts';
import { saveFile as saveFileOf, saveWorkspace as saveWorkspaceOf } from '../../state/files/save-file.ts';
import { saveFiles } from '../../state/files/save-files.ts';
import { addChosenFiles } from '../../state/files/site-files.ts';
import { unsavedPaths } from '../../state/saved/unsaved.ts';
import { persistOpenPlaces } from '../../state/storage/persist-places.ts';
import { currentSessionId, keyOfOpenSite } from '../../state/storage/sessions.ts';
import { startImport } from '../../state/table/additions/url-import.ts';
import { copyText } from '../../state/table/table-export.ts';
import { today } from '../../state/today.ts';
import { isFirstToday } from '../../state/workspace/publish-memory.ts';
import { workspaceFileName } from '../../state/workspace/workspace-file-name.ts';
import { goToPage, isAtPath } from '../../ui/environment/page-address.ts';
import { openFullBackup, writeFullBackup as writeBackup } from '../backup/full-backup-actions.ts';
import { focusOpenedFile, focusPane } from '../shared/pane-focus.ts';
import { dismiss, shellStore } from '../shared/shell-store.ts';
import { listKindOf } from './is-url-list-file.ts';
import { describeOpenedFile, describeWorkspaceProblem } from './open-messages.ts';
import { readChosenFiles } from './read-files.ts';
import { replacedSiteNote } from './replaced-site-notice.ts';

// Starts with the page: places on disk are stored and watched.
/** `work` returns the id of the session of this tab; `document` is its first state after resuming. */
function startDiskWatch(
  store: DocumentStore,
  currentSession: () => string | undefined,
  document: SiteDocument,
): void {
  persistOpenPlaces(store, currentSession, document);
  watchFilesOnDisk(store);
}

// On any page, a dialog asks about a problem that prevents saving.
diskStore.subscribe(({ question }) => {
  if (question) shellStore.setState({ asks: { about: 'disk' } });
});

const showProblem = (problem: string) => shellStore.setState({ problem });

function goToWorkbench(): void {
  if (!isAtPath('/edit')) goToPage('/edit');
  focusOpenedFile();
}

/** Shows a note about the file that is shown now, if there is something worth mentioning. */
function showOpenNote(
  file: ChosenFile | undefined,
  before: GatepostState,
  sessionBefore: string | undefined,
): void {
  const { id, path } = openFileOf(documentStore.getState());
  const sentence = file && describeOpenedFile(file, path);
  const replacedNote = replacedSiteNote(before, sessionBefore);
  const sentences = [replacedNote?.sentence, sentence].filter((candidate) => candidate !== undefined);
  if (sentences.length === 0) return;
  const { ways } = replacedNote ?? {};
  shellStore.setState({
    note: { file: id, sentence: sentences.join(' '), ...(ways && { ways, isShort: !sentence }) },
    // The notice leaves soon, and the File menu keeps what it offers.
    ...(ways && { replacedSite: ways }),
  });
}

/** A shorter reading shows no progress, in milliseconds. */
const MIN_PROGRESS_TIME = 400;

/** Reads selected files. Returns undefined if the user canceled, or for a full backup, which opens a dialog. */
async function readFiles(chosenFiles: readonly ChosenFile[]): Promise<readonly ChosenFile[] | undefined> {
  const start = performance.now();
  try {
    if (await openFullBackup(chosenFiles)) return undefined;
    return await readChosenFiles(
      chosenFiles,
      (reading) => performance.now() - start > MIN_PROGRESS_TIME && shellStore.setState({ reading }),
    );
  } finally {
    dismiss('reading');
  }
}

/** Shows why files could not be opened. */
const showNotOpened = (error: unknown): void =>
  showProblem(
    error instanceof FileTooBig
      ? sizeWords.notOpened(escapeInvisible(error.file.name), error.file.size)
      : noticeWords.openFailed,
  );

/** Lets the user select files. Returns undefined if they could not be read, which is shown, or if the user canceled. */
async function selectFiles(): Promise<readonly ChosenFile[] | undefined> {
  try {
    return await readFiles(await chooseFiles());
  } catch (error) {
    showNotOpened(error);
    return undefined;
  }
}

/** Opens selected files. Returns the reason if that is not possible. */
async function openOrExplain(chosenFiles: readonly ChosenFile[], name: string): Promise<string | undefined> {
  if (chosenFiles.length > 1 && chosenFiles.some(isWorkspace)) return filesWords.oneWorkspace;
  const problem = await openChosenFiles(documentStore, chosenFiles, isAtPath('/edit')).catch(
    () => 'not-loaded' as const,
  );
  if (problem === 'not-loaded') return noticeWords.notLoaded;
  return problem && describeWorkspaceProblem(name, problem);
}

/** Opens selected files and shows a note or the reason of a failure. Returns whether anything was opened. */
async function openAll(chosenFiles: readonly ChosenFile[]): Promise<boolean> {
  const [file, ...others] = chosenFiles;
  if (!file) return false;
  const before = documentStore.getState();
  const sessionBefore = currentSessionId();
  const reason = await openOrExplain(chosenFiles, file.name);
  if (reason !== undefined) {
    showProblem(reason);
    return false;
  }
  goToWorkbench();
  showOpenNote(others.length === 0 ? file : undefined, before, sessionBefore);
  return true;
}

/** Asks once where a folder belongs on the site. */
function askWhereFolderGoes(folder: Folder | 'too-big', folderName: string): void {
  const name = escapeInvisible(folderName);
  if (folder === 'too-big') showProblem(filesWords.folderTooBig(name, MAX_FILES, MAX_BYTES));
  else if (folder.files.length === 0) showProblem(filesWords.folderEmpty(name));
  else shellStore.setState({ asks: { about: 'folder', folder } });
}

interface DroppedLists {
  readonly files: readonly File[];
  readonly areLogs: boolean;
}

/** Returns the dropped files if all are lists or logs, which are not files of the site. */
async function droppedLists(dropped: readonly DroppedItem[]): Promise<DroppedLists | undefined> {
  const files = dropped.flatMap(({ file, entry }) => (file && !entry?.isDirectory ? [file] : []));
  if (files.length === 0 || files.length < dropped.length) return undefined;
  const kinds = await Promise.all(files.map(listKindOf));
  const areLists = kinds.every((kind) => kind !== undefined);
  return areLists ? { files, areLogs: kinds.every((kind) => kind === 'log') } : undefined;
}

/** Compares logs with the open robots.txt, on the page that reports it. */
async function checkDroppedLogs(files: readonly File[]): Promise<void> {
  const { checkLogs } = await import('../../state/logs/log-check.ts');
  goToPage('/log');
  await checkLogs(files, documentStore.getState());
}

/**
 * Opens dropped items, or shows why that is not possible. Logs are compared with the open robots.txt, unless they are
 * dropped on the workbench: then their URLs are imported, as those of lists always are. Returns whether a file was
 * opened; a pending question counts as not.
 */
export async function openDropped(dropped: readonly DroppedItem[]): Promise<boolean> {
  try {
    const lists = await droppedLists(dropped);
    if (lists && (isAtPath('/log') || (lists.areLogs && !isAtPath('/edit')))) {
      await checkDroppedLogs(lists.files);
      return false;
    }
    if (lists) {
      goToWorkbench();
      focusPane('access');
      startImport(lists.files, {});
      return true;
    }
    const { files, folders } = await readDroppedItems(dropped);
    const readable = await readFiles(files);
    const isOpened = readable !== undefined && (await openAll(readable));
    const [folder, ...others] = folders;
    if (others.length > 0) showProblem(filesWords.oneFolder);
    if (folder) askWhereFolderGoes(await readFolder(folder), folder.name);
    else if (files.length === 0) showProblem(noticeWords.openFailed);
    return isOpened;
  } catch (error) {
    showNotOpened(error);
    return false;
  }
}

/** Opens files that were read, or shows why that is not possible. Returns whether anything was opened. */
export async function openFiles(chosenFiles: readonly ChosenFile[]): Promise<boolean> {
  const readable = await readFiles(chosenFiles);
  return readable !== undefined && openAll(readable);
}

export async function chooseAndOpenFiles(): Promise<void> {
  const selected = await selectFiles();
  if (selected) await openAll(selected);
}

/** Adds files from disk to the open site, whatever their format. */
export async function addFromDisk(): Promise<void> {
  const selected = await selectFiles();
  if (!selected) return;
  if (selected.some(isWorkspace)) return showProblem(filesWords.oneWorkspace);
  addChosenFiles(documentStore, await Promise.all(selected.map(readChosenFile)));
}

export async function addFolder(): Promise<void> {
  try {
    const folder = await chooseFolder();
    if (folder) askWhereFolderGoes(folder, folder === 'too-big' ? '' : folder.name);
  } catch {
    showProblem(noticeWords.openFailed);
  }
}

/** Adds the folder to the open site; on the start page it becomes a new site. */
export async function placeFolder(folder: Folder, basePath: string): Promise<void> {
  const files = await readFiles(
    folder.files.map((file) => ({ ...file, name: basePath.slice(1) + file.name })),
  );
  if (!files) return;
  if (isAtPath('/edit')) addChosenFiles(documentStore, await Promise.all(files.map(readChosenFile)));
  else await openChosenFiles(documentStore, files);
  goToWorkbench();
}

/** Saves, and shows a notice if a file could not be written to its place. */
export async function runSave(write: () => Promise<string | undefined>): Promise<string | undefined> {
  const result = await write().catch(() => 'failed');
  if (result === 'instead') showProblem(noticeWords.savedInstead);
  if (result === 'failed') showProblem(noticeWords.saveFailed);
  return result;
}

/** Starts storing the places of files on disk, restoring those of a resumed session, and detecting changes there. */
export function startDiskTracking(resumed: SiteDocument): void {
  startDiskWatch(documentStore, currentSessionId, resumed);
}

/** Returns a sentence on where to publish the shown file, for the platform that its lines reveal. */
function destination(): string {
  const file = openFileOf(documentStore.getState());
  const { path, source } = file;
  const { format } = policyOfFile(file);
  const { origin } = documentStore.getState().document;
  const platform = format.id === 'robots-txt' ? platformOf(textOfSource(source)) : undefined;
  const there = `${escapeInvisible(origin)}${escapeInvisible(path)}`;
  return platform
    ? `${afterSaveWords.goes[platform].join('')} ${destinationWords.thenCheck(there)}`
    : afterSaveWords.goesToServer(there).join('');
}

/** Returns the path of the file that crawlers request first: the robots.txt, or the open file. */
const policyPath = (state: GatepostState): string =>
  state.document.files.find(({ path }) => path === DEFAULT_PATH)?.path ?? state.view.path;

/** Whether the page has the button below which the list after Save is shown. */
const hasSaveButton = (): boolean => isAtPath('/edit') || isAtPath('/compare');

/** Shows the list after Save, once for each site and day. Returns whether it is shown. */
function showPublishing(what: 'file' | 'workspace', path: string, name: string): boolean {
  const site = keyOfOpenSite(documentStore.getState());
  if (!hasSaveButton() || !isFirstToday(site, what, today())) return false;
  shellStore.setState({ published: { what, path, name, time: Date.now() } });
  return true;
}

/** Shows the same list for the open file at any time. */
export function showPublishingLater(): void {
  const { path } = openFileOf(documentStore.getState());
  if (!hasSaveButton()) goToWorkbench();
  const name = path.slice(path.lastIndexOf('/') + 1);
  shellStore.setState({ published: { what: 'later', path, name, time: Date.now() } });
}

function listFailing(): void {
  dismiss('note');
  listExpectations.run();
}

/**
 * Shows a notice if expectations fail, with a way to their list: a save without the list would not say so.
 * @param saved what was saved, as a sentence
 * @returns whether some fail
 */
function showFailing(saved: string): boolean {
  const { failed = 0 } = countResults(expectationStore.getState()) ?? {};
  if (failed === 0) {
    // The notice of an earlier save is out of date.
    if (shellStore.getState().note?.ways?.some(({ run }) => run === listFailing)) dismiss('note');
    return false;
  }
  const state = documentStore.getState();
  const sentence = `${saved} ${afterSaveWords.failing(failed)}.`;
  const ways = [{ word: afterSaveWords.showFailing, run: listFailing, step: lastActionOf(state) }];
  shellStore.setState({ note: { file: openFileOf(state).id, sentence, ways } });
  return true;
}

export async function saveFile(): Promise<string | undefined> {
  const { id, path } = openFileOf(documentStore.getState());
  const result = await runSave(() => saveFileOf(documentStore, path));
  if (result !== 'written' && result !== 'downloaded') return result;
  const name = getPlace(id)?.handle.name ?? path.slice(path.lastIndexOf('/') + 1);
  if (showPublishing('file', path, name)) dismiss('done');
  else showFailing(afterSaveWords.saved);
  return result;
}

/** Copies the text of the shown file to the clipboard, and shows where to publish it. */
export async function copyFile(): Promise<void> {
  const { source } = openFileOf(documentStore.getState());
  if (!(await copyText(textOfSource(source)))) return showProblem(destinationWords.notCopied);
  shellStore.setState({ done: `${destinationWords.copied} ${destination()}` });
}

export const saveFullBackup = writeBackup;

/** Saves the workspace. Its files still count as unsaved if they were not saved themselves, and a notice says so. */
export async function saveWorkspace(): Promise<string | undefined> {
  const result = await runSave(() => saveWorkspaceOf(documentStore));
  if (result !== 'written' && result !== 'downloaded') return result;
  const state = documentStore.getState();
  if (showPublishing('workspace', policyPath(state), workspaceFileName(state))) dismiss('done');
  else {
    const saved = noticeWords.workspaceSaved(unsavedPaths(state));
    if (!showFailing(saved)) shellStore.setState({ done: saved });
  }
  return result;
}

/** Saves every unsaved file, one after the other; canceling a dialog stops it. */
export async function saveAll(): Promise<void> {
  const paths = unsavedPaths(documentStore.getState());
  const { saved, trouble } = await saveFiles(documentStore, paths);
  if (trouble) showProblem(filesWords.savedSome(saved, paths.length, trouble));
}

export function createNewFile(): void {
  const [file] = emptyDocument().files;
  if (file) openPolicyFile(documentStore, file.path, file.source, { code: 'new-file' });
  goToWorkbench();
  focusPane('records');
}
