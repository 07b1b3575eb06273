// English in right-to-left order, to test the layout without knowing a right-to-left language.
import type { Translation } from './language.ts';

/** Names of values that are not sentences: parts of addresses, or keys. */
const untranslatedKeys = new Set([
  'slug',
  'id',
  'code',
  'href',
  'reader',
  'agent',
  'url',
  'path',
  'text',
  'file',
]);

/** Reverses the direction of a text: right-to-left override, pop directional formatting. */
const reverseLetters = (text: string) => (text.trim() === '' ? text : `\u202E${text}\u202C`);

function pseudo(words: unknown): unknown {
  if (typeof words === 'string') return reverseLetters(words);
  if (typeof words === 'function') return (...given: unknown[]) => pseudo(words(...given));
  if (Array.isArray(words)) return words.map(pseudo);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([name, said]) => [name, untranslatedKeys.has(name) ? said : pseudo(said)]),
  );
}

export const translation: Translation = <Words>(_name: string, english: Words) => pseudo(english) as Words;
