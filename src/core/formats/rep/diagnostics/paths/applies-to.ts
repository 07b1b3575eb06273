// The readers to whom diagnostics of paths matter.
import type { Reader } from '../../../../readers/reader.ts';

export const readsWildcards = ({ path }: Reader) => path.wildcards;
export const readsLiterally = ({ path }: Reader) => !path.wildcards;
export const usesFirstMatch = ({ rule }: Reader) => rule.choice === 'first';
/** Where Allow and Disallow can stand in each other's way, and their order decides. */
export const usesFirstOfBoth = ({ rule }: Reader) => rule.choice === 'first' && rule.honourAllow;
export const usesLongestMatch = ({ rule }: Reader) => rule.choice === 'longest';
/** Whether `%2F` is a slash. */
export const decodesSlash = ({ path }: Pick<Reader, 'path'>) =>
  path.decode === 'all' || path.decode === 'reencoded';
/** Whether the octets of escapes are compared, whatever they stand for. */
export const decodesAll = ({ path }: Reader) => path.decode === 'all-but-slash' || decodesSlash({ path });
