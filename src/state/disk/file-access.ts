// Access to local files: the system's pickers if the browser has them, otherwise an input and downloads.

import { MAX_OPEN_OCTETS } from '../../core/document/size-limits.ts';
import type { Source } from '../../core/document/source.ts';
import { createFileStamp } from './file-stamp.ts';
import type { DiskPlace } from './places.ts';

/** A file that was selected or dropped; `place` is present if it can be written in place. */
export interface ChosenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly place?: DiskPlace;
  /** The parsed source of the bytes, if they were already parsed. */
  readonly source?: Source;
}

/** The file would fill the memory, so it was not read. */
export class FileTooBig extends Error {
  readonly file: Pick<File, 'name' | 'size'>;
  constructor(file: Pick<File, 'name' | 'size'>) {
    super(`${file.name} is too big to be opened`);
    this.file = file;
  }
}

/** An item of a drop, with everything that must be requested before the drop event ends. */
export interface DroppedItem {
  readonly file: File | null;
  readonly entry: FileSystemEntry | null;
  readonly handle: Promise<FileSystemHandle | null>;
}

interface Pickers {
  showOpenFilePicker?: (options: { multiple: true }) => Promise<FileSystemFileHandle[]>;
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
}
const pickers = globalThis as Pickers;

/**
 * In milliseconds: a user never cancels a dialog faster than the first; a dialog that is shown takes the focus
 * within the second.
 */
const MIN_CANCEL_TIME = 200;
const MAX_FOCUS_TIME = 8000;

/**
 * Runs a picker. Returns undefined if the user canceled, and `refused` if the browser did not show the picker: it
 * ended at once, or soon and without the page losing the focus to a dialog.
 */
export async function runPicker<T>(show: () => Promise<T>): Promise<T | 'refused' | undefined> {
  const start = performance.now();
  let wasShown = false;
  const onBlur = () => {
    wasShown = true;
  };
  globalThis.addEventListener('blur', onBlur);
  try {
    return await show();
  } catch {
    const duration = performance.now() - start;
    return duration < MIN_CANCEL_TIME || (!wasShown && duration < MAX_FOCUS_TIME) ? 'refused' : undefined;
  } finally {
    globalThis.removeEventListener('blur', onBlur);
  }
}

async function bytesOf(file: File): Promise<Uint8Array> {
  if (file.size > MAX_OPEN_OCTETS) throw new FileTooBig(file);
  return new Uint8Array(await file.arrayBuffer());
}

/** Reads a file that can be written in place. @throws if it cannot be read */
export async function fromHandle(handle: FileSystemFileHandle): Promise<ChosenFile> {
  const file = await handle.getFile();
  const bytes = await bytesOf(file);
  return {
    name: file.name,
    bytes,
    place: { handle, stamp: await createFileStamp(bytes, file.lastModified) },
  };
}

const fromFile = async (file: File): Promise<ChosenFile> => ({ name: file.name, bytes: await bytesOf(file) });

/**
 * Shows a file input for files, or for all files of a folder, without reading them; none if nothing was selected.
 * The input is part of the page meanwhile: a browser may discard a detached input, and its events would never
 * fire.
 */
export function chooseFilesByInput(kind: 'files' | 'folder' = 'files'): Promise<readonly File[]> {
  const input = document.createElement('input');
  input.type = 'file';
  input.hidden = true;
  input.multiple = kind === 'files';
  input.webkitdirectory = kind === 'folder';
  return new Promise((resolve) => {
    const finish = () => {
      input.remove();
      resolve([...(input.files ?? [])]);
    };
    input.addEventListener('cancel', finish);
    input.addEventListener('change', finish);
    document.body.append(input);
    input.click();
  });
}

/** Lets the user select files to open; none if none was selected. @throws if one of them cannot be read */
export async function chooseFiles(): Promise<readonly ChosenFile[]> {
  const show = pickers.showOpenFilePicker;
  const picked = show ? await runPicker(() => show({ multiple: true })) : 'refused';
  if (picked === 'refused') return Promise.all((await chooseFilesByInput()).map(fromFile));
  return Promise.all((picked ?? []).map(fromHandle));
}

/** Reads dropped files, with their places on disk if the browser provides them, and returns dropped folders unread. */
export async function readDroppedItems(
  dropped: readonly DroppedItem[],
): Promise<{ files: ChosenFile[]; folders: (FileSystemDirectoryHandle | FileSystemDirectoryEntry)[] }> {
  const files: ChosenFile[] = [];
  const folders: (FileSystemDirectoryHandle | FileSystemDirectoryEntry)[] = [];
  for (const { file, entry, handle: handlePromise } of dropped) {
    const handle = await handlePromise;
    if (handle?.kind === 'directory') folders.push(handle as FileSystemDirectoryHandle);
    else if (handle) files.push(await fromHandle(handle as FileSystemFileHandle));
    else if (entry?.isDirectory) folders.push(entry as FileSystemDirectoryEntry);
    else if (file) files.push(await fromFile(file));
  }
  return { files, folders };
}

/** Writes a file; the browser replaces it when the stream is closed. Returns false if the file has changed by then. */
async function writeInPlace(
  handle: FileSystemFileHandle,
  bytes: Uint8Array,
  isUnchanged: () => Promise<boolean>,
): Promise<boolean> {
  const stream = await handle.createWritable();
  await stream.write(bytes as Uint8Array<ArrayBuffer>);
  const canWrite = await isUnchanged();
  await (canWrite ? stream.close() : stream.abort());
  return canWrite;
}

function download(name: string, bytes: Uint8Array): void {
  const url = URL.createObjectURL(
    new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/octet-stream' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * The result of a save. `handle` is the place of the file, for the next save. `instead`: the file could not be
 * written in place and was downloaded. `changed`: another program wrote it meanwhile, and nothing was written.
 */
export type SaveOutcome =
  | { readonly done: 'written'; readonly handle: FileSystemFileHandle }
  | { readonly done: 'downloaded' | 'instead' | 'cancelled' | 'changed' };

/**
 * Writes bytes to the place of the file unless the file has changed. Asks for a place if there is none, and
 * downloads as a last resort.
 */
export async function saveBytes(
  name: string,
  bytes: Uint8Array,
  handle?: FileSystemFileHandle,
  isUnchanged = () => Promise.resolve(true),
): Promise<SaveOutcome> {
  const show = pickers.showSaveFilePicker;
  const target = handle ?? (show ? await runPicker(() => show({ suggestedName: name })) : 'refused');
  if (target === undefined) return { done: 'cancelled' };
  if (target !== 'refused') {
    try {
      const isWritten = await writeInPlace(target, bytes, isUnchanged);
      return isWritten ? { done: 'written', handle: target } : { done: 'changed' };
    } catch (error) {
      if (error instanceof DOMException && error.name === 'InvalidModificationError')
        return { done: 'changed' };
      // Permission withdrawn, disk full, or file deleted: the content must still be saved somewhere.
    }
  }
  download(name, bytes);
  return { done: target === 'refused' ? 'downloaded' : 'instead' };
}
