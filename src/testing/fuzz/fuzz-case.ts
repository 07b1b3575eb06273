// One case of the fuzz: a file of any kind, and a number from which everything else that is tried on it is drawn.

import { readSource } from '../../core/document/source.ts';
import { openSite, type Site } from '../../core/index.ts';
import { createPolicy, type Policy } from '../../core/syntax/policy.ts';

/** A file as octets. Its path says what kind it is. */
export interface FuzzFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface FuzzCase extends FuzzFile {
  readonly seed: number;
}

export const FUZZ_ORIGIN = 'https://h.example';

export const encodeUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The site that has this file alone. */
export const createFuzzSite = ({ path, bytes }: FuzzFile): Site =>
  openSite({ origin: FUZZ_ORIGIN, files: { [path]: bytes } });

/** The file as the app holds it. */
export function fuzzPolicy({ path, bytes }: FuzzFile): Policy {
  const { source, format } = createFuzzSite({ path, bytes }).files.get(path)!;
  return createPolicy(source, format);
}

/** The text of the file as far as it is one: for what takes text. */
export const fuzzText = ({ bytes }: FuzzFile): string => {
  const { lines } = readSource(bytes);
  return lines.chunks.flatMap((chunk) => chunk.map(({ text, eol }) => text + eol)).join('');
};
