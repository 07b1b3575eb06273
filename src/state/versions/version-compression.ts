// The text of a version as it lies in storage: compressed. Some that are kept from earlier are as they were.

/** A text as it is stored: compressed, as octets where the browser refuses to store a blob. */
export type StoredText = string | Blob | Uint8Array<ArrayBuffer>;

const through = (blob: Blob, way: ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>) =>
  new Response(blob.stream().pipeThrough(way));

/** Octets that are packed at once: a few milliseconds. */
const PIECE = 64 * 1024;

/** The octets of a text in pieces, each when the page has had its turn: what is there already is packed in one go. */
function piecesOf(text: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  const octets = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream(
    {
      async pull(stream) {
        await new Promise((resolve) => setTimeout(resolve));
        if (at < octets.length) stream.enqueue(octets.slice(at, at + PIECE));
        else stream.close();
        at += PIECE;
      },
    },
    { highWaterMark: 0 },
  );
}

export async function compressText(text: string): Promise<Blob> {
  return new Response(piecesOf(text).pipeThrough(new CompressionStream('gzip'))).blob();
}

/** The text again. @throws if it is damaged. */
export async function decompressText(packed: StoredText): Promise<string> {
  if (typeof packed === 'string') return packed;
  return through(new Blob([packed]), new DecompressionStream('gzip')).text();
}

/** Bytes in storage, about. */
export function storedBytes(packed: StoredText): number {
  if (typeof packed === 'string') return 2 * packed.length;
  return packed instanceof Blob ? packed.size : packed.length;
}

/** The same text without a blob. */
export async function withoutBlob(packed: StoredText): Promise<StoredText> {
  return packed instanceof Blob ? new Uint8Array(await packed.arrayBuffer()) : packed;
}
