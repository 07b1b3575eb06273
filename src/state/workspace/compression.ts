// Raw deflate (RFC 1951): by the browser where it can, else by a library that is fetched then. What one writes the
// other reads. Unpacking takes small pieces and stops at a limit, so that a bomb fills no memory.

/** Why octets could not be unpacked: they are not what was packed, or hold more than the limit. */
export type DecompressionResult = Uint8Array | 'damaged' | 'too-big';

export interface Compressor {
  readonly pack: (octets: Uint8Array) => Promise<Uint8Array>;
  /** @param most octets; what holds more is given up as soon as that is seen. Never throws. */
  readonly unpack: (octets: Uint8Array, most: number) => Promise<DecompressionResult>;
}

/** Octets that are unpacked at once: at most a thousand times as many come out. */
const PIECE = 1024;

const pieceAt = (octets: Uint8Array, at: number) => Uint8Array.from(octets.subarray(at, at + PIECE));

/** What came out so far; false once it is more than the limit. */
class ByteCollector {
  readonly #parts: Uint8Array[] = [];
  readonly #most: number;
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  take(part: Uint8Array): boolean {
    this.#size += part.length;
    if (this.#size > this.#most) return false;
    this.#parts.push(part);
    return true;
  }

  all(): Uint8Array {
    const all = new Uint8Array(this.#size);
    let at = 0;
    for (const part of this.#parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }
}

/** A stream that gives a piece only when it is asked for one. */
function piecesOf(octets: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream(
    {
      pull(stream) {
        if (at < octets.length) stream.enqueue(pieceAt(octets, at));
        else stream.close();
        at += PIECE;
      },
    },
    { highWaterMark: 0 },
  );
}

async function readAll(stream: ReadableStream<Uint8Array>, most: number): Promise<DecompressionResult> {
  const gathered = new ByteCollector(most);
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return gathered.all();
      if (gathered.take(value)) continue;
      reader.cancel().catch(() => undefined);
      return 'too-big';
    }
  } catch {
    return 'damaged';
  }
}

/** The browser's own, or undefined where it has none. */
export function platformCompressor(): Compressor | undefined {
  const format = 'deflate-raw';
  try {
    new DecompressionStream(format);
  } catch {
    return undefined;
  }
  return {
    pack: async (octets) => {
      const packed = new Blob([Uint8Array.from(octets)]).stream().pipeThrough(new CompressionStream(format));
      return new Uint8Array(await new Response(packed).arrayBuffer());
    },
    unpack: (octets, most) => readAll(piecesOf(octets).pipeThrough(new DecompressionStream(format)), most),
  };
}

/** The library. @throws if it cannot be fetched. */
export async function libraryCompressor(): Promise<Compressor> {
  const { deflateSync, Inflate } = await import('fflate');
  return {
    pack: async (octets) => deflateSync(octets, { level: 9 }),
    unpack: async (octets, most) => {
      const gathered = new ByteCollector(most);
      let fits = true;
      const inflate = new Inflate((part) => {
        fits &&= gathered.take(part);
      });
      try {
        for (let at = 0; fits && at < octets.length; at += PIECE)
          inflate.push(pieceAt(octets, at), at + PIECE >= octets.length);
      } catch {
        return 'damaged';
      }
      return fits ? gathered.all() : 'too-big';
    },
  };
}

/** What this browser packs and unpacks with. @throws if it cannot by itself and the library cannot be fetched. */
export const loadCompressor = async (): Promise<Compressor> =>
  platformCompressor() ?? (await libraryCompressor());
