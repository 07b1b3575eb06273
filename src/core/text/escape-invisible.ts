// Characters that cannot be seen, or not as what they are: they are shown by their code, so that no text poses as another.
import { codePointName } from '../document/encoding.ts';
import { isPlain } from './plain-text.ts';

/**
 * What is marked: controls, format characters, halves of pairs, private use and what is no character; whatever sets no
 * ink; every blank but the space; signs that look like `/ * $ % ? # : .`; characters that are another one in disguise;
 * accents on ASCII; letters of Greek and Cyrillic next to Latin ones; spaces where a page swallows them. The brackets
 * of a mark are marked too. Linear: nothing is looked for twice.
 */
const INVISIBLE_CHARACTER =
  /[[\p{C}\p{Z}\p{DI}\u2800\ufffc\u27e6\u27e7]--[ ]]|[\u037e\u0387\u1fef\u2024\u2044\u204e\u2126\u212a\u212b\u2215\u2217\u2236\u2571\u29f8\ua789\ufe13\ufe55\ufe56\ufe5f\ufe61\ufe69\ufe6a\uff03-\uff05\uff0a\uff0e\uff0f\uff1a\uff1f]|(?<![^\0-\x7f])\p{M}+|(?<=[A-Za-z])[\u0370-\u052f]+|(?<![\u0370-\u052f])[\u0370-\u052f]+(?=[A-Za-z])|(?<= ) |(?<![^]) | (?![^])/gv;

/** Where a text is marked, in its order. */
export const findInvisible = (text: string): readonly RegExpExecArray[] =>
  isPlain(text) ? [] : [...text.matchAll(INVISIBLE_CHARACTER)];

const escapeCharacter = (hidden: string) =>
  Array.from(hidden, (character) => `\u27e6${codePointName(character, 0)}\u27e7`).join('');

/** A text for a name or a tooltip: what cannot be seen stands there by its code. Different texts stay different. */
export const escapeInvisible = (text: string): string =>
  isPlain(text) ? text : text.replace(INVISIBLE_CHARACTER, escapeCharacter);
