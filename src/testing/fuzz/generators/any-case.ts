// Combines all generators. Add new ones here.
import fc from 'fast-check';
import type { FuzzCase, FuzzFile } from '../fuzz-case.ts';
import { encodedFiles } from './encodings.ts';
import { grammarFiles } from './grammar.ts';
import { mutatedFiles } from './mutations.ts';
import { deepFiles } from './nesting.ts';
import { randomByteFiles } from './random-bytes.ts';
import { unicodeFiles } from './unicode.ts';

const anyFuzzFile: fc.Arbitrary<FuzzFile> = fc.oneof(
  { weight: 1, arbitrary: randomByteFiles },
  { weight: 4, arbitrary: mutatedFiles },
  { weight: 4, arbitrary: grammarFiles },
  { weight: 1, arbitrary: deepFiles },
  { weight: 3, arbitrary: unicodeFiles },
  { weight: 1, arbitrary: encodedFiles },
);

/** A random case of any kind. */
export const anyCase: fc.Arbitrary<FuzzCase> = fc
  .tuple(anyFuzzFile, fc.nat())
  .map(([file, seed]) => ({ ...file, seed }));
