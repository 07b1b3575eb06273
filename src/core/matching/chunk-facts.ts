// What of a chunk of lines decides whether a reader sees it as it stands.
import { octetLength } from '../text/encoding.ts';
import type { Chunk } from '../text/lines.ts';

export const NUL = '\0';
/** White space that a reader without a line buffer does not cut off. */
export const MORE_SPACE = /[\v\f]/;
/** What a chunk is looked through for: characters of several octets, and the ones above. */
const RARE_CHARACTERS = /[\0\v\f\u0080-\uffff]/;

interface ChunkFacts {
  readonly octets: number;
  readonly longest: number;
  readonly hasNul: boolean;
  readonly hasMoreSpace: boolean;
}

const factsByEncoding: Readonly<Record<'utf-8' | 'octets', WeakMap<Chunk, ChunkFacts>>> = {
  'utf-8': new WeakMap(),
  octets: new WeakMap(),
};

/** What readers have to know of a chunk; looked up once. */
export function chunkFactsOf(chunk: Chunk, encoding: 'utf-8' | 'octets'): ChunkFacts {
  let facts = factsByEncoding[encoding].get(chunk);
  if (!facts) {
    let octets = 0;
    let longest = 0;
    let hasNul = false;
    let hasMoreSpace = false;
    for (const { text, eol } of chunk) {
      const isPlain = !RARE_CHARACTERS.test(text);
      const length = (isPlain ? text.length : octetLength(text, encoding)) + eol.length;
      octets += length;
      if (length > longest) longest = length;
      if (isPlain) continue;
      hasNul ||= text.includes(NUL);
      hasMoreSpace ||= MORE_SPACE.test(text);
    }
    factsByEncoding[encoding].set(chunk, (facts = { octets, longest, hasNul, hasMoreSpace }));
  }
  return facts;
}
