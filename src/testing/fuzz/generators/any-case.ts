// All generators. A new one is added here.
import fc from 'fast-check';
import type { FuzzCase, FuzzFile } from '../fuzz-case.ts';
import { deep } from './deep.ts';
import { encodings } from './encodings.ts';
import { grammar } from './grammar.ts';
import { mutated } from './mutated.ts';
import { randomBytes } from './random-bytes.ts';
import { unicode } from './unicode.ts';

const anyFile: fc.Arbitrary<FuzzFile> = fc.oneof(
  { weight: 1, arbitrary: randomBytes },
  { weight: 4, arbitrary: mutated },
  { weight: 4, arbitrary: grammar },
  { weight: 1, arbitrary: deep },
  { weight: 3, arbitrary: unicode },
  { weight: 1, arbitrary: encodings },
);

/** A case of any kind. */
export const anyCase: fc.Arbitrary<FuzzCase> = fc
  .tuple(anyFile, fc.nat())
  .map(([file, seed]) => ({ ...file, seed }));
