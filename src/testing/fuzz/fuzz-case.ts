// A fuzz case: a file of any kind, and a seed for all other random choices.

import { linesIn } from '../../core/document/lines.ts';
import { readSource } from '../../core/document/source.ts';
import { openSite, type Site } from '../../core/index.ts';
import { createPolicy, type Policy } from '../../core/syntax/policy.ts';

/** A file as octets. Its path determines its kind. */
export interface FuzzFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface FuzzCase extends FuzzFile {
  readonly seed: number;
}

export const FUZZ_ORIGIN = 'https://h.example';

export const encodeUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A site with only this file. */
export const createFuzzSite = ({ path, bytes }: FuzzFile): Site =>
  openSite({ origin: FUZZ_ORIGIN, files: { [path]: bytes } });

/** The file as a policy, as the app uses it. */
export function fuzzPolicy({ path, bytes }: FuzzFile): Policy {
  const { source, format } = createFuzzSite({ path, bytes }).files.get(path)!;
  return createPolicy(source, format);
}

/** The text of the file, for targets that take text. */
export const fuzzText = ({ bytes }: FuzzFile): string => {
  const { lines } = readSource(bytes);
  return lines.chunks.flatMap((chunk) => linesIn(chunk).map(({ text, eol }) => text + eol)).join('');
};
