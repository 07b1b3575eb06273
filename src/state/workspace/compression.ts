// Raw deflate (RFC 1951), by the browser. Unpacking takes small pieces and stops at a limit, so that a bomb fills no memory.

const FORMAT = 'deflate-raw';

/** Octets that are unpacked at once: at most a thousand times as many come out. */
const PIECE = 1024;

/** A stream that gives a piece only when it is asked for one. */
function piecesOf(octets: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream(
    {
      pull(stream) {
        if (at < octets.length) stream.enqueue(Uint8Array.from(octets.subarray(at, at + PIECE)));
        else stream.close();
        at += PIECE;
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
 * What was packed, or why it could not be unpacked: it is not what was packed, or holds more than the limit. Never throws.
 * @param most octets; what holds more is given up as soon as that is seen.
 */
export async function decompress(
  octets: Uint8Array,
  most: number,
): Promise<Uint8Array | 'damaged' | 'too-big'> {
  const reader = piecesOf(octets).pipeThrough(new DecompressionStream(FORMAT)).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return await join(parts);
      size += value.length;
      if (size <= most) parts.push(value);
      else {
        reader.cancel().catch(() => undefined);
        return 'too-big';
      }
    }
  } catch {
    return 'damaged';
  }
}
