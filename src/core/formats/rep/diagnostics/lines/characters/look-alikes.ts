// Finds characters outside US-ASCII that stand for a letter, hyphen or colon in the name of a field: full-width
// forms of East Asian keyboards, dashes of word processors, letters of other scripts. No reader accepts them.

import type { Encoding } from '../../../../../document/encoding.ts';
import { scanLine } from '../../../../../syntax/field-lines.ts';
import { lazy } from '../../../../../text/lazy.ts';
import { lowerCase } from '../../../../../text/lower-case.ts';
import type { FieldNames } from '../fields/field-names.ts';
import { interpretLine } from '../line-meaning.ts';
import type { CleanLine } from './odd-characters.ts';

/** Unicode Technical Standard 39, confusables, and the compatibility forms. Each is one UTF-16 unit. */
const COLONS =
  '\uff1a\ufe55\ufe13\ufe30\u2236\u02d0\u02f8\ua789\u205a\u05c3\u0589\u0903\u0a83\u0703\u0704\u16ec\u1803\u1809\ua4fd';
const HYPHENS = '\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\u02d7\ufe58\ufe63\uff0d';
/** Letters of Cyrillic and Greek that look like those of the names of fields. */
const LETTERS: readonly (readonly [letter: string, lookAlikes: string])[] = [
  ['a', '\u0430\u03b1'],
  ['c', '\u0441'],
  ['d', '\u0501'],
  ['e', '\u0435'],
  ['i', '\u0456'],
  ['l', '\u04cf'],
  ['o', '\u043e\u03bf'],
  ['p', '\u0440\u03c1'],
  ['s', '\u0455'],
  ['y', '\u0443'],
  ['A', '\u0410\u0391'],
  ['C', '\u0421'],
  ['H', '\u041d\u0397'],
  ['N', '\u039d'],
  ['S', '\u0405'],
];

const FULL_WIDTH_LETTERS = /[\uff21-\uff3a\uff41-\uff5a]/;
const FULL_WIDTH_OFFSET = 0xfee0;

const meantCharacters = lazy(
  (): ReadonlyMap<string, string> =>
    new Map(
      [[':', COLONS] as const, ['-', HYPHENS] as const, ...LETTERS].flatMap(([meant, lookAlikes]) =>
        Array.from(lookAlikes, (character) => [character, meant] as const),
      ),
    ),
);

/** Returns the character of US-ASCII that a character looks like, or undefined. */
const meantCharacter = (character: string): string | undefined =>
  FULL_WIDTH_LETTERS.test(character)
    ? String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET)
    : meantCharacters().get(character);

/** A character that was replaced, by its column in the clean text. */
export interface LookAlike {
  readonly at: number;
  readonly character: string;
  readonly meant: string;
}

/** A clean line in which look-alikes are replaced, and these. */
export interface ReplacedLine {
  readonly clean: CleanLine;
  readonly lookAlikes: readonly LookAlike[];
}

/** Longer names do not exist. Text for people is not searched to its end. */
const MAX_HEAD = 80;

/** Replaces the look-alikes in the name of a field and its colon, if the line then is a field of the format. */
export function replaceLookAlikes(clean: CleanLine, names: FieldNames, encoding: Encoding): ReplacedLine {
  const none = { clean, lookAlikes: [] };
  const { text } = clean;
  if (encoding === 'octets' || !/^[^:#]{0,80}[^\0-\x7f]/.test(text)) return none;
  const lookAlikes: LookAlike[] = [];
  let head = '';
  for (let at = 0; at < Math.min(text.length, MAX_HEAD) && !head.endsWith(':'); at++) {
    const character = text.charAt(at);
    const meant = meantCharacter(character);
    if (meant !== undefined) lookAlikes.push({ at, character, meant });
    head += meant ?? character;
  }
  if (lookAlikes.length === 0 || !head.endsWith(':') || head.includes('#')) return none;
  const replaced = { ...clean, text: head + text.slice(head.length) };
  const { directive } = interpretLine(replaced.text, scanLine(replaced.text), names);
  const isColon = lookAlikes.at(-1)?.meant === ':';
  const isField = directive && (isColon || lowerCase(directive.name) === lowerCase(head.slice(0, -1).trim()));
  return isField ? { clean: replaced, lookAlikes } : none;
}
