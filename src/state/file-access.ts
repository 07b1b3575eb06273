// Files of this machine: the system's pickers where the browser has them, an input and a download elsewhere.

/** A file as it was chosen or dropped; `handle` is there if it can be written in place. */
export interface ChosenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly handle?: FileSystemFileHandle;
}

interface Pickers {
  showOpenFilePicker?: () => Promise<FileSystemFileHandle[]>;
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
}
const pickers = globalThis as Pickers;

/** Milliseconds within which nobody cancels a dialog, and within which one that was shown has taken the focus. */
const TOO_SOON = 200;
const NO_DIALOG = 2000;

/**
 * Runs a picker; undefined if the person cancelled. `refused` if the browser would not show it: it ended at once, or
 * soon and without the page ever losing the focus to a dialog.
 */
async function pick<T>(show: () => Promise<T>): Promise<T | 'refused' | undefined> {
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

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

async function fromHandle(handle: FileSystemFileHandle): Promise<ChosenFile> {
  const file = await handle.getFile();
  return { name: file.name, bytes: await bytesOf(file), handle };
}

function pickByInput(): Promise<ChosenFile | undefined> {
  const input = document.createElement('input');
  input.type = 'file';
  return new Promise((resolve) => {
    input.addEventListener('cancel', () => resolve(undefined));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (!file) return resolve(undefined);
      bytesOf(file).then(
        (bytes) => resolve({ name: file.name, bytes }),
        () => resolve(undefined),
      );
    });
    input.click();
  });
}

/** Asks for a file to open; undefined if none was chosen. */
export async function chooseFile(): Promise<ChosenFile | undefined> {
  const show = pickers.showOpenFilePicker;
  const picked = show ? await pick(() => show()) : 'refused';
  if (picked === 'refused') return pickByInput();
  return picked?.[0] ? fromHandle(picked[0]) : undefined;
}

/** The file of a drop, with its place on disk where the browser tells it. */
export async function droppedFile(transfer: DataTransfer): Promise<ChosenFile | undefined> {
  const item = [...transfer.items].find((candidate) => candidate.kind === 'file');
  const file = item?.getAsFile();
  if (!item || !file) return undefined;
  const getHandle = (item as { getAsFileSystemHandle?: () => Promise<FileSystemHandle | null> })
    .getAsFileSystemHandle;
  const handle = await getHandle?.call(item).catch(() => null);
  const bytes = await bytesOf(file);
  return handle instanceof FileSystemFileHandle
    ? { name: file.name, bytes, handle }
    : { name: file.name, bytes };
}

async function writeInPlace(handle: FileSystemFileHandle, bytes: Uint8Array): Promise<void> {
  const stream = await handle.createWritable();
  await stream.write(bytes as Uint8Array<ArrayBuffer>);
  await stream.close();
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
 * not be written in place and was downloaded.
 */
export type SaveOutcome =
  | { readonly done: 'written'; readonly handle: FileSystemFileHandle }
  | { readonly done: 'downloaded' | 'instead' | 'cancelled' };

/** Writes bytes where the file came from; asks for a place if it came from nowhere; downloads as the last resort. */
export async function saveBytes(
  name: string,
  bytes: Uint8Array,
  handle: FileSystemFileHandle | undefined,
): Promise<SaveOutcome> {
  const show = pickers.showSaveFilePicker;
  const target = handle ?? (show ? await pick(() => show({ suggestedName: name })) : 'refused');
  if (target === undefined) return { done: 'cancelled' };
  if (target !== 'refused') {
    try {
      await writeInPlace(target, bytes);
      return { done: 'written', handle: target };
    } catch {
      // Permission withdrawn, disk full, file gone: the work still has to get out.
    }
  }
  download(name, bytes);
  return { done: target === 'refused' ? 'downloaded' : 'instead' };
}
