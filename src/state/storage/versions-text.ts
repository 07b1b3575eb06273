// The text of a version as it lies in storage: compressed by the platform, as it is where that cannot.

/** What a text takes in storage. */
export type PackedText = string | Blob;

const through = (blob: Blob, way: ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>) =>
  new Response(blob.stream().pipeThrough(way));

export async function packText(text: string): Promise<PackedText> {
  if (typeof CompressionStream === 'undefined') return text;
  return through(new Blob([text]), new CompressionStream('gzip')).blob();
}

/** The text again. @throws if it is damaged. */
export async function unpackText(packed: PackedText): Promise<string> {
  if (typeof packed === 'string') return packed;
  return through(packed, new DecompressionStream('gzip')).text();
}

/** Bytes in storage, about. */
export const packedBytes = (packed: PackedText): number =>
  typeof packed === 'string' ? 2 * packed.length : packed.size;
