// Raw deflate (RFC 1951) by the browser. Decompression reads small chunks and stops at a limit, so that a zip bomb
// does not fill the memory.

const FORMAT = 'deflate-raw';

/** How many octets are decompressed at once: they expand to at most a thousand times as many. */
const CHUNK_SIZE = 1024;

/** Creates a stream that enqueues a chunk only when it is requested. */
function streamChunks(octets: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  let offset = 0;
  return new ReadableStream(
    {
      pull(stream) {
        if (offset < octets.length)
          stream.enqueue(Uint8Array.from(octets.subarray(offset, offset + CHUNK_SIZE)));
        else stream.close();
        offset += CHUNK_SIZE;
      },
    },
    { highWaterMark: 0 },
  );
}

const join = async (parts: readonly Uint8Array<ArrayBuffer>[]) =>
  new Uint8Array(await new Blob([...parts]).arrayBuffer());

export async function compress(octets: Uint8Array): Promise<Uint8Array> {
  const packed = new Blob([Uint8Array.from(octets)]).stream().pipeThrough(new CompressionStream(FORMAT));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/**
 * Returns the decompressed octets, or why they cannot be decompressed. Never throws.
 * @param limit the maximum number of octets; decompression stops as soon as it is exceeded
 */
export async function decompress(
  octets: Uint8Array,
  limit: number,
): Promise<Uint8Array | 'damaged' | 'too-big'> {
  const reader = streamChunks(octets).pipeThrough(new DecompressionStream(FORMAT)).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return await join(parts);
      size += value.length;
      if (size <= limit) parts.push(value);
      else {
        reader.cancel().catch(() => undefined);
        return 'too-big';
      }
    }
  } catch {
    return 'damaged';
  }
}
