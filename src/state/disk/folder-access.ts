// Access to local folders: which of their files are policies, with their paths in the folder.

import { isRobotsPath } from '../../core/formats/file-formats.ts';
import { isRequestedName } from '../../core/formats/requested-paths.ts';
import { type ChosenFile, chooseFilesByInput, runPicker } from './file-access.ts';
import { createFileStamp } from './file-stamp.ts';

/** A folder that was selected or dropped. The names of its files are their paths in it, as in `news/a.xml`. */
export interface Folder {
  readonly name: string;
  readonly files: readonly ChosenFile[];
  /** How many of its files are not policies. */
  readonly left: number;
}

/** The limits of a folder. */
export const MAX_FILES = 5000;
export const MAX_BYTES = 64 * 1024 * 1024;

/** A file in a folder, not read yet. */
interface FolderEntry {
  readonly name: string;
  readonly open: () => Promise<{ readonly file: File; readonly handle?: FileSystemFileHandle }>;
}

const isPolicyFileName = (name: string): boolean => isRequestedName(name) || !isRobotsPath(`/${name}`);

/** Whether a server does not publish a folder or file with this name. */
const isHidden = (name: string): boolean =>
  (name.startsWith('.') && name !== '.well-known') || name === 'node_modules';

type Directory = FileSystemDirectoryHandle & { values(): AsyncIterable<FileSystemHandle> };

async function* entriesInHandle(folder: FileSystemDirectoryHandle, prefix = ''): AsyncGenerator<FolderEntry> {
  for await (const child of (folder as Directory).values()) {
    if (isHidden(child.name)) continue;
    const name = prefix + child.name;
    if (child.kind === 'directory') yield* entriesInHandle(child as FileSystemDirectoryHandle, `${name}/`);
    else {
      const handle = child as FileSystemFileHandle;
      yield { name, open: async () => ({ file: await handle.getFile(), handle }) };
    }
  }
}

const entriesOf = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));

const fileOfEntry = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));

async function* entriesInEntry(folder: FileSystemDirectoryEntry, prefix = ''): AsyncGenerator<FolderEntry> {
  const reader = folder.createReader();
  // Entries arrive in parts; an empty part is the last one.
  for (let part = await entriesOf(reader); part.length > 0; part = await entriesOf(reader)) {
    for (const child of part) {
      if (isHidden(child.name)) continue;
      const name = prefix + child.name;
      if (child.isDirectory) yield* entriesInEntry(child as FileSystemDirectoryEntry, `${name}/`);
      else yield { name, open: async () => ({ file: await fileOfEntry(child as FileSystemFileEntry) }) };
    }
  }
}

async function* entriesInList(files: readonly File[]): AsyncGenerator<FolderEntry> {
  for (const file of files) {
    const name = file.webkitRelativePath.split('/').slice(1).join('/');
    if (!name.split('/').some(isHidden)) yield { name, open: () => Promise.resolve({ file }) };
  }
}

/** Reads the policy files; `too-big` if they exceed the limits. */
async function readEntries(name: string, entries: AsyncGenerator<FolderEntry>): Promise<Folder | 'too-big'> {
  const files: ChosenFile[] = [];
  let skipped = 0;
  let octets = 0;
  for await (const entry of entries) {
    if (!isPolicyFileName(entry.name)) {
      skipped += 1;
      continue;
    }
    const { file, handle } = await entry.open();
    octets += file.size;
    if (files.length === MAX_FILES || octets > MAX_BYTES) return 'too-big';
    const bytes = new Uint8Array(await file.arrayBuffer());
    const place = handle && { handle, stamp: await createFileStamp(bytes, file.lastModified) };
    files.push({ name: entry.name, bytes, ...(place ? { place } : {}) });
  }
  files.sort((a, b) => (a.name < b.name ? -1 : 1));
  return { name, files, left: skipped };
}

/** Reads a dropped folder. */
export function readFolder(
  folder: FileSystemDirectoryHandle | FileSystemDirectoryEntry,
): Promise<Folder | 'too-big'> {
  return readEntries(folder.name, 'kind' in folder ? entriesInHandle(folder) : entriesInEntry(folder));
}

interface FolderPicker {
  showDirectoryPicker?: (options: { mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;
}

async function pickByInput(): Promise<Folder | 'too-big' | undefined> {
  const files = await chooseFilesByInput('folder');
  return files[0] && readEntries(files[0].webkitRelativePath.split('/')[0] ?? '', entriesInList(files));
}

/** Lets the user select a folder; undefined if none was selected. */
export async function chooseFolder(): Promise<Folder | 'too-big' | undefined> {
  const show = (globalThis as FolderPicker).showDirectoryPicker;
  const folder = show ? await runPicker(() => show({ mode: 'readwrite' })) : 'refused';
  if (folder === 'refused') return pickByInput();
  return folder && readFolder(folder);
}
