// Replaces invisible and misleading characters by their codes, so that no text looks like another.
import { codePointName } from './code-point-name.ts';
import { isPlain } from './plain-text.ts';

/**
 * The characters that are replaced: controls, format characters, unpaired surrogates, private use and
 * noncharacters; characters that draw nothing; every white space but U+0020; characters that look like `/ * $ % ?
 * # : .`; compatibility look-alikes of other characters; combining marks on ASCII; Greek and Cyrillic letters next
 * to Latin ones; spaces that a page collapses. The brackets of the replacement are replaced too. Takes linear
 * time: nothing is searched twice.
 */
const INVISIBLE_CHARACTER =
  /[[\p{C}\p{Z}\p{DI}\u2800\ufffc\u27e6\u27e7]--[ ]]|[\u037e\u0387\u1fef\u2024\u2044\u204e\u2126\u212a\u212b\u2215\u2217\u2236\u2571\u29f8\ua789\ufe13\ufe55\ufe56\ufe5f\ufe61\ufe69\ufe6a\uff03-\uff05\uff0a\uff0e\uff0f\uff1a\uff1f]|(?<![^\0-\x7f])\p{M}+|(?<=[A-Za-z])[\u0370-\u052f]+|(?<![\u0370-\u052f])[\u0370-\u052f]+(?=[A-Za-z])|(?<= ) |(?<![^]) | (?![^])/gv;

/** Returns the matches of invisible characters in a text, in its order. */
export const findInvisible = (text: string): readonly RegExpExecArray[] =>
  isPlain(text) ? [] : [...text.matchAll(INVISIBLE_CHARACTER)];

const escapeCharacter = (hidden: string) =>
  Array.from(hidden, (character) => `\u27e6${codePointName(character, 0)}\u27e7`).join('');

/** Replaces invisible characters by their codes, for names and tooltips. Different texts stay different. */
export const escapeInvisible = (text: string): string =>
  isPlain(text) ? text : text.replace(INVISIBLE_CHARACTER, escapeCharacter);
