// Files of this machine: the system's pickers where the browser has them, an input and a download elsewhere.

import { MAX_OPEN_OCTETS } from '../../core/document/size-limits.ts';
import type { Source } from '../../core/document/source.ts';
import { createFileStamp } from './file-stamp.ts';
import type { DiskPlace } from './places.ts';

/** A file as it was chosen or dropped; `place` is there if it can be written in place. */
export interface ChosenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly place?: DiskPlace;
  /** What the bytes were read as, where that was done already. */
  readonly source?: Source;
}

/** A file that would fill the memory: it was not read. */
export class FileTooBig extends Error {
  readonly file: Pick<File, 'name' | 'size'>;
  constructor(file: Pick<File, 'name' | 'size'>) {
    super(`${file.name} is too big to be opened`);
    this.file = file;
  }
}

/** An item of a drop: all that has to be asked for before the drop is over. */
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

/** Milliseconds within which nobody cancels a dialog, and within which one that was shown has taken the focus. */
const TOO_SOON = 200;
const NO_DIALOG = 8000;

/**
 * Runs a picker; undefined if the person cancelled. `refused` if the browser would not show it: it ended at once, or
 * soon and without the page ever losing the focus to a dialog.
 */
export async function runPicker<T>(show: () => Promise<T>): Promise<T | 'refused' | undefined> {
  const start = performance.now();
  let wasShown = false;
  const seeBlur = () => {
    wasShown = true;
  };
  globalThis.addEventListener('blur', seeBlur);
  try {
    return await show();
  } catch {
    const took = performance.now() - start;
    return took < TOO_SOON || (!wasShown && took < NO_DIALOG) ? 'refused' : undefined;
  } finally {
    globalThis.removeEventListener('blur', seeBlur);
  }
}

async function bytesOf(file: File): Promise<Uint8Array> {
  if (file.size > MAX_OPEN_OCTETS) throw new FileTooBig(file);
  return new Uint8Array(await file.arrayBuffer());
}

/** Reads a file that can be written in place. @throws if it cannot be read. */
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
 * Asks by an input for files, or for all files of a folder, without reading them; none if nothing was chosen. The input is
 * part of the page meanwhile: a browser may discard one that is not, and nothing would happen after the choice.
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

/** Asks for files to open; none if none was chosen. @throws if one of them cannot be read. */
export async function chooseFiles(): Promise<readonly ChosenFile[]> {
  const show = pickers.showOpenFilePicker;
  const picked = show ? await runPicker(() => show({ multiple: true })) : 'refused';
  if (picked === 'refused') return Promise.all((await chooseFilesByInput()).map(fromFile));
  return Promise.all((picked ?? []).map(fromHandle));
}

/** What was dropped: files, with their places on disk where the browser tells them, or a folder to be read. */
export async function readDroppedItems(
  dropped: readonly DroppedItem[],
): Promise<{ files: ChosenFile[]; folders: (FileSystemDirectoryHandle | FileSystemDirectoryEntry)[] }> {
  const files: ChosenFile[] = [];
  const folders: (FileSystemDirectoryHandle | FileSystemDirectoryEntry)[] = [];
  for (const { file, entry, handle: told } of dropped) {
    const handle = await told;
    if (handle?.kind === 'directory') folders.push(handle as FileSystemDirectoryHandle);
    else if (handle) files.push(await fromHandle(handle as FileSystemFileHandle));
    else if (entry?.isDirectory) folders.push(entry as FileSystemDirectoryEntry);
    else if (file) files.push(await fromFile(file));
  }
  return { files, folders };
}

/** What is written takes the place of the file when the stream is closed; false if the file is no more as it was by then. */
async function writeInPlace(
  handle: FileSystemFileHandle,
  bytes: Uint8Array,
  isAsItWas: () => Promise<boolean>,
): Promise<boolean> {
  const stream = await handle.createWritable();
  await stream.write(bytes as Uint8Array<ArrayBuffer>);
  const isFree = await isAsItWas();
  await (isFree ? stream.close() : stream.abort());
  return isFree;
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
 * What became of a save. `handle` is where the file lies now, so that the next save goes there. `instead`: it could
 * not be written in place and was downloaded. `changed`: another program wrote it meanwhile, and nothing was written.
 */
export type SaveOutcome =
  | { readonly done: 'written'; readonly handle: FileSystemFileHandle }
  | { readonly done: 'downloaded' | 'instead' | 'cancelled' | 'changed' };

/**
 * Writes bytes where the file came from, unless it is no more as it was; asks for a place if it came from nowhere;
 * downloads as the last resort.
 */
export async function saveBytes(
  name: string,
  bytes: Uint8Array,
  handle?: FileSystemFileHandle,
  isAsItWas = () => Promise.resolve(true),
): Promise<SaveOutcome> {
  const show = pickers.showSaveFilePicker;
  const target = handle ?? (show ? await runPicker(() => show({ suggestedName: name })) : 'refused');
  if (target === undefined) return { done: 'cancelled' };
  if (target !== 'refused') {
    try {
      const isWritten = await writeInPlace(target, bytes, isAsItWas);
      return isWritten ? { done: 'written', handle: target } : { done: 'changed' };
    } catch {
      // Permission withdrawn, disk full, file gone: the work still has to get out.
    }
  }
  download(name, bytes);
  return { done: target === 'refused' ? 'downloaded' : 'instead' };
}
