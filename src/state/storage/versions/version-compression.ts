// Compresses the text of a version for storage. Texts from earlier versions may be uncompressed.

/** A stored text: compressed, as octets if the browser cannot store a blob. */
export type StoredText = string | Blob | Uint8Array<ArrayBuffer>;

const pipeBlob = (blob: Blob, transform: ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>) =>
  new Response(blob.stream().pipeThrough(transform));

/** How many octets are compressed at once, which takes a few milliseconds. */
const CHUNK_SIZE = 64 * 1024;

/**
 * Streams the octets of a text in chunks, and lets the page run between them: available data would be compressed
 * at once.
 */
function streamChunks(text: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  const octets = new TextEncoder().encode(text);
  let offset = 0;
  return new ReadableStream(
    {
      async pull(stream) {
        await new Promise((resolve) => setTimeout(resolve));
        if (offset < octets.length) stream.enqueue(octets.slice(offset, offset + CHUNK_SIZE));
        else stream.close();
        offset += CHUNK_SIZE;
      },
    },
    { highWaterMark: 0 },
  );
}

export async function compressText(text: string): Promise<Blob> {
  return new Response(streamChunks(text).pipeThrough(new CompressionStream('gzip'))).blob();
}

/** Returns the original text. @throws if it is damaged */
export async function decompressText(packed: StoredText): Promise<string> {
  if (typeof packed === 'string') return packed;
  return pipeBlob(new Blob([packed]), new DecompressionStream('gzip')).text();
}

/** Returns the approximate number of bytes in storage. */
export function storedBytes(packed: StoredText): number {
  if (typeof packed === 'string') return 2 * packed.length;
  return packed instanceof Blob ? packed.size : packed.length;
}

/** Returns the same text without a blob. */
export async function withoutBlob(packed: StoredText): Promise<StoredText> {
  return packed instanceof Blob ? new Uint8Array(await packed.arrayBuffer()) : packed;
}
