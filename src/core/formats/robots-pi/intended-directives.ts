// Guesses the intended directives of an illegal PI. Only repairs use them; no reader reads a PI this way.
import { type Directives, splitPiData } from './read-pi.ts';

const YES = new Set(['yes', 'true', '1', 'on']);
const NO = new Set(['no', 'false', '0', 'off']);

/** Whether a word of the robots META tag sets one of the bits, or both. */
export const isMetaWord = (word: string): boolean => /^(?:all|none|(?:no)?(?:index|follow))$/i.test(word);

/** The bits that a list of words of the robots META tag sets (HTML 4 B.4.1). */
export function parseMetaDirectives(content: string): Partial<Directives> {
  const words = new Set(content.split(',').map((word) => word.trim().toLowerCase()));
  const bit = (yes: string, no: string) => {
    if (words.has(no) || words.has('none')) return false;
    return words.has(yes) || words.has('all') ? true : undefined;
  };
  const index = bit('index', 'noindex');
  const follow = bit('follow', 'nofollow');
  return { ...(index === undefined ? {} : { index }), ...(follow === undefined ? {} : { follow }) };
}

/** The bits that the data of a PI seems to set; those that it does not set are taken from `otherwise`. */
export function intendedDirectives(data: string, fallback: Directives): Directives {
  const { attributes, leftovers } = splitPiData(data);
  const words = leftovers.map(({ start, end }) => data.slice(start, end)).join('');
  const intended: { index?: boolean; follow?: boolean } = { ...parseMetaDirectives(words) };
  for (const { name, value } of attributes) {
    const key = name.toLowerCase();
    const word = data.slice(value.start, value.end).replaceAll(/["']/g, '').trim().toLowerCase();
    if (key === 'content') Object.assign(intended, parseMetaDirectives(word));
    if (key !== 'index' && key !== 'follow') continue;
    if (NO.has(word)) intended[key] = false;
    else if (YES.has(word)) intended[key] ??= true;
  }
  return { ...fallback, ...intended };
}
