// Files as streams into a reading, unpacked where they are compressed.
import {
  createListImport,
  type ImportOptions,
  type ImportProgress,
  type ImportResult,
} from '../core/import/import-lists.ts';

/** A file as the browser hands it over. */
export interface ListFile {
  readonly name: string;
  readonly blob: Blob;
}

/** Milliseconds between two messages about progress. */
const OFTEN = 100;
/** Octets in a piece. */
const PIECE = 16_384;

async function isGzip(blob: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  return first === 0x1f && second === 0x8b;
}

/**
 * Cuts pieces into small ones, the last octet alone: when unpacking fails, what it had made of the same piece is lost,
 * but not what it had made of those before.
 */
function smallPieces(onRead: (count: number) => void) {
  let last: Uint8Array<ArrayBuffer> | undefined;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      if (last) controller.enqueue(last);
      const end = chunk.length - 1;
      for (let at = 0; at < end; at += PIECE)
        controller.enqueue(chunk.subarray(at, Math.min(at + PIECE, end)));
      last = chunk.slice(end);
      onRead(chunk.length);
    },
    flush: (controller) => {
      if (last) controller.enqueue(last);
    },
  });
}

/** Unpacks a file; `onRead` is told how many octets were taken from disk. */
const unpacked = (blob: Blob, onRead: (count: number) => void): ReadableStream<Uint8Array> =>
  blob.stream().pipeThrough(smallPieces(onRead)).pipeThrough(new DecompressionStream('gzip'));

/**
 * Reads files one after the other, in pieces. Never fails: of a file that cannot be read to its end, what was read is
 * kept, with the problem.
 */
export async function readLists(
  files: readonly ListFile[],
  options: ImportOptions,
  tell: (progress: ImportProgress) => void,
  now: () => number = () => performance.now(),
): Promise<ImportResult> {
  const intake = createListImport(options);
  const total = files.reduce((sum, { blob }) => sum + blob.size, 0);
  let read = 0;
  let told = now();
  const onRead = (count: number) => {
    read += count;
    if (now() - told < OFTEN) return;
    told = now();
    tell({ read, total });
  };
  for (const { name, blob } of files) {
    intake.begin(name);
    let isPacked = false;
    try {
      isPacked = await isGzip(blob);
      const reader = (isPacked ? unpacked(blob, onRead) : blob.stream()).getReader();
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        intake.feed(piece.value);
        if (!isPacked) onRead(piece.value.length);
      }
      intake.endFile();
    } catch {
      intake.endFile(isPacked ? 'broken-gzip' : 'not-readable');
    }
  }
  return intake.outcome();
}
