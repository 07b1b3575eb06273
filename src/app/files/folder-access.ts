// Folders of this machine: which of their files say something to robots, read with their place in the folder.

import { isRobotsPath } from '../../core/formats/file-formats.ts';
import { isRequestedName } from '../../core/formats/requested-paths.ts';
import { type ChosenFile, chooseFilesByInput, runPicker } from '../../state/disk/file-access.ts';
import { createFileStamp } from '../../state/disk/file-stamp.ts';

/** A folder as it was chosen or dropped. The names of its files are their paths in it, as in `news/a.xml`. */
export interface Folder {
  readonly name: string;
  readonly files: readonly ChosenFile[];
  /** How many of its files say nothing to robots. */
  readonly left: number;
}

/** More than that is not taken at once. */
export const MAX_FILES = 5000;
export const MAX_BYTES = 64 * 1024 * 1024;

/** A file in a folder, not read yet. */
interface FolderEntry {
  readonly name: string;
  readonly open: () => Promise<{ readonly file: File; readonly handle?: FileSystemFileHandle }>;
}

const isPolicyFileName = (name: string): boolean => isRequestedName(name) || !isRobotsPath(`/${name}`);

/** Folders that no server shows. */
const isHidden = (name: string): boolean =>
  (name.startsWith('.') && name !== '.well-known') || name === 'node_modules';

type Directory = FileSystemDirectoryHandle & { values(): AsyncIterable<FileSystemHandle> };

async function* inHandle(folder: FileSystemDirectoryHandle, under = ''): AsyncGenerator<FolderEntry> {
  for await (const one of (folder as Directory).values()) {
    if (isHidden(one.name)) continue;
    const name = under + one.name;
    if (one.kind === 'directory') yield* inHandle(one as FileSystemDirectoryHandle, `${name}/`);
    else {
      const handle = one as FileSystemFileHandle;
      yield { name, open: async () => ({ file: await handle.getFile(), handle }) };
    }
  }
}

const entriesOf = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));

const fileOfEntry = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));

async function* inEntry(folder: FileSystemDirectoryEntry, under = ''): AsyncGenerator<FolderEntry> {
  const reader = folder.createReader();
  // They come in parts, and an empty one is the last.
  for (let part = await entriesOf(reader); part.length > 0; part = await entriesOf(reader)) {
    for (const one of part) {
      if (isHidden(one.name)) continue;
      const name = under + one.name;
      if (one.isDirectory) yield* inEntry(one as FileSystemDirectoryEntry, `${name}/`);
      else yield { name, open: async () => ({ file: await fileOfEntry(one as FileSystemFileEntry) }) };
    }
  }
}

async function* inList(files: readonly File[]): AsyncGenerator<FolderEntry> {
  for (const file of files) {
    const name = file.webkitRelativePath.split('/').slice(1).join('/');
    if (!name.split('/').some(isHidden)) yield { name, open: () => Promise.resolve({ file }) };
  }
}

/** Reads what speaks to robots; `too-big` where that is more than anybody edits at once. */
async function readEntries(name: string, found: AsyncGenerator<FolderEntry>): Promise<Folder | 'too-big'> {
  const files: ChosenFile[] = [];
  let left = 0;
  let octets = 0;
  for await (const one of found) {
    if (!isPolicyFileName(one.name)) {
      left += 1;
      continue;
    }
    const { file, handle } = await one.open();
    octets += file.size;
    if (files.length === MAX_FILES || octets > MAX_BYTES) return 'too-big';
    const bytes = new Uint8Array(await file.arrayBuffer());
    const place = handle && { handle, stamp: await createFileStamp(bytes, file.lastModified) };
    files.push({ name: one.name, bytes, ...(place ? { place } : {}) });
  }
  files.sort((a, b) => (a.name < b.name ? -1 : 1));
  return { name, files, left };
}

/** Reads a folder that was dropped. */
export function readFolder(
  folder: FileSystemDirectoryHandle | FileSystemDirectoryEntry,
): Promise<Folder | 'too-big'> {
  return readEntries(folder.name, 'kind' in folder ? inHandle(folder) : inEntry(folder));
}

interface FolderPicker {
  showDirectoryPicker?: (options: { mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;
}

async function pickByInput(): Promise<Folder | 'too-big' | undefined> {
  const files = await chooseFilesByInput('folder');
  return files[0] && readEntries(files[0].webkitRelativePath.split('/')[0] ?? '', inList(files));
}

/** Asks for a folder; undefined if none was chosen. */
export async function chooseFolder(): Promise<Folder | 'too-big' | undefined> {
  const show = (globalThis as FolderPicker).showDirectoryPicker;
  const folder = show ? await runPicker(() => show({ mode: 'readwrite' })) : 'refused';
  if (folder === 'refused') return pickByInput();
  return folder && readFolder(folder);
}
