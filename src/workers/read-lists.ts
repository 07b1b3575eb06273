// Streams files into an import, decompressed where necessary.
import {
  createListImport,
  type ImportOptions,
  type ImportProgress,
  type ImportResult,
} from '../core/import/import-lists.ts';
import type { FileProblem } from '../core/import/list.ts';

/** A file from the browser. */
export interface ListFile {
  readonly name: string;
  readonly blob: Blob;
}

const PROGRESS_INTERVAL_MS = 100;
const PIECE_OCTETS = 16_384;

async function isGzip(blob: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  return first === 0x1f && second === 0x8b;
}

/**
 * Splits chunks into small pieces, the last octet alone: if decompression fails, the output of the current piece
 * is lost, but not that of earlier pieces.
 */
function smallPieces(onRead: (count: number) => void) {
  let last: Uint8Array<ArrayBuffer> | undefined;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      if (last) controller.enqueue(last);
      const end = chunk.length - 1;
      for (let offset = 0; offset < end; offset += PIECE_OCTETS)
        controller.enqueue(chunk.subarray(offset, Math.min(offset + PIECE_OCTETS, end)));
      last = chunk.slice(end);
      onRead(chunk.length);
    },
    flush: (controller) => {
      if (last) controller.enqueue(last);
    },
  });
}

/** Decompresses a file; `onRead` receives the number of octets that were read from disk. */
const unpack = (blob: Blob, onRead: (count: number) => void): ReadableStream<Uint8Array> =>
  blob.stream().pipeThrough(smallPieces(onRead)).pipeThrough(new DecompressionStream('gzip'));

/** What receives the bytes of files, one file after the other. */
export interface FileReceiver {
  begin(name: string): void;
  feed(bytes: Uint8Array): void;
  endFile(problem?: FileProblem): void;
}

/**
 * Reads files one after the other, in chunks. Never fails: if a file cannot be read to its end, the part that was
 * read counts, and the problem is reported.
 */
export async function feedFiles(
  files: readonly ListFile[],
  receiver: FileReceiver,
  onProgress: (progress: ImportProgress) => void,
  now: () => number = () => performance.now(),
): Promise<void> {
  const total = files.reduce((sum, { blob }) => sum + blob.size, 0);
  let read = 0;
  let lastReport = now();
  const onRead = (count: number) => {
    read += count;
    if (now() - lastReport < PROGRESS_INTERVAL_MS) return;
    lastReport = now();
    onProgress({ read, total });
  };
  for (const { name, blob } of files) {
    receiver.begin(name);
    let isCompressed = false;
    try {
      isCompressed = await isGzip(blob);
      const reader = (isCompressed ? unpack(blob, onRead) : blob.stream()).getReader();
      for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
        receiver.feed(chunk.value);
        if (!isCompressed) onRead(chunk.value.length);
      }
      receiver.endFile();
    } catch {
      receiver.endFile(isCompressed ? 'broken-gzip' : 'not-readable');
    }
  }
}

/** Reads lists and logs for the table. */
export async function readLists(
  files: readonly ListFile[],
  options: ImportOptions,
  onProgress: (progress: ImportProgress) => void,
  now?: () => number,
): Promise<ImportResult> {
  const listImport = createListImport(options);
  await feedFiles(files, listImport, onProgress, now);
  return listImport.outcome();
}
