// The readers that diagnostics of paths concern.
import type { Reader } from '../../../../readers/reader.ts';

export const readsWildcards = ({ path }: Reader) => path.wildcards;
export const readsLiterally = ({ path }: Reader) => !path.wildcards;
export const usesFirstMatch = ({ rule }: Reader) => rule.choice === 'first';
/** Whether Allow and Disallow rules can conflict, and their order decides. */
export const usesFirstOfBoth = ({ rule }: Reader) => rule.choice === 'first' && rule.honourAllow;
export const usesLongestMatch = ({ rule }: Reader) => rule.choice === 'longest';
/** Whether `%2F` is read as a slash. */
export const decodesSlash = ({ path }: Pick<Reader, 'path'>) =>
  path.decode === 'all' || path.decode === 'reencoded';
/** Whether escapes are compared by their octets, whatever characters these encode. */
export const decodesAll = ({ path }: Reader) => path.decode === 'all-but-slash' || decodesSlash({ path });
