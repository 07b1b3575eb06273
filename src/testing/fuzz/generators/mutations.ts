// Typical files with mutations: cut, doubled, mixed with others, or with pieces and octets inserted.
import fc from 'fast-check';
import { encodeUtf8, type FuzzFile } from '../fuzz-case.ts';
import { meaningfulPieces, oddCharacters } from './hostile-pieces.ts';
import { seedFiles } from './seed-files.ts';

const anyPiece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...meaningfulPieces) },
  { weight: 3, arbitrary: fc.constantFrom(...oddCharacters) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
);

/** The two ends as shares of the text, the kind of mutation, and the inserted piece. */
const anyMutation = fc.record({
  kind: fc.constantFrom('insert', 'insert', 'delete', 'double', 'swap', 'replace'),
  from: fc.nat(999),
  to: fc.nat(999),
  piece: anyPiece,
  times: fc.constantFrom(1, 1, 1, 2, 40),
});

type Mutation = typeof anyMutation extends fc.Arbitrary<infer Made> ? Made : never;

function applyMutation(text: string, { kind, from, to, piece: put, times }: Mutation): string {
  const at = (share: number) => Math.floor((share / 1000) * (text.length + 1));
  const [a, b] = [Math.min(at(from), at(to)), Math.max(at(from), at(to))];
  switch (kind) {
    case 'insert':
      return text.slice(0, a) + put.repeat(times) + text.slice(a);
    case 'delete':
      return text.slice(0, a) + text.slice(b);
    case 'double':
      return text.slice(0, b) + text.slice(a, b) + text.slice(b);
    case 'replace':
      return text.slice(0, a) + put + text.slice(Math.min(text.length, a + put.length));
    case 'swap':
      return text.slice(b) + text.slice(a, b) + text.slice(0, a);
    default:
      return text;
  }
}

/** The path is usually that of the seed file; otherwise the file is read as another kind. */
export const mutatedFiles: fc.Arbitrary<FuzzFile> = fc
  .tuple(
    fc.constantFrom(...seedFiles),
    fc.array(anyMutation, { maxLength: 5 }),
    fc.oneof(
      { weight: 5, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom('/robots.txt', '/data.txt', '/doc.xml', '/page.html') },
    ),
  )
  .map(([[path, text], mutations, other]) => ({
    path: other ?? path,
    bytes: encodeUtf8(mutations.reduce(applyMutation, text).slice(0, 4000)),
  }));
