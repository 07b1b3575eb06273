// One case of the fuzz: a file of any kind, and a number from which everything else that is tried on it is drawn.
import { openSite, type Site } from '../../core/index.ts';
import { type Policy, policyOf } from '../../core/policy/policy.ts';
import { readSource } from '../../core/text/source.ts';

/** A file as octets. Its path says what kind it is. */
export interface FuzzFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface FuzzCase extends FuzzFile {
  readonly seed: number;
}

export const ORIGIN = 'https://h.example';

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The site that has this file alone. */
export const siteOf = ({ path, bytes }: FuzzFile): Site =>
  openSite({ origin: ORIGIN, files: { [path]: bytes } });

/** The file as the app holds it. */
export function policyOfCase({ path, bytes }: FuzzFile): Policy {
  const { source, format } = siteOf({ path, bytes }).files.get(path)!;
  return policyOf(source, format);
}

/** The text of the file as far as it is one: for what takes text. */
export const textOfCase = ({ bytes }: FuzzFile): string => {
  const { lines } = readSource(bytes);
  return lines.chunks.flatMap((chunk) => chunk.map(({ text, eol }) => text + eol)).join('');
};
