// The XML declaration (production 23): version, then encoding, then standalone, each at most once.
import { isXmlSpace, skipSpace } from './xml-seek.ts';
import type { TextSpan } from './xml-token.ts';

const isAllDigits = (text: string) =>
  text !== '' && Array.from(text).every((one) => one >= '0' && one <= '9');
const isLetter = (text: string) => (text >= 'a' && text <= 'z') || (text >= 'A' && text <= 'Z');

const isEncodingName = (value: string) =>
  isLetter(value.slice(0, 1)) &&
  Array.from(value).every((one) => isLetter(one) || isAllDigits(one) || '._-'.includes(one));

const DECLARATION_PARTS: readonly (readonly [string, (value: string) => boolean])[] = [
  ['version', (value) => value.startsWith('1.') && isAllDigits(value.slice(2))],
  ['encoding', isEncodingName],
  ['standalone', (value) => value === 'yes' || value === 'no'],
];

/** Whether what stands behind `<?xml` and white space is a declaration. */
export function isXmlDeclaration(text: string, { start, end }: TextSpan): boolean {
  let at = start;
  let part = 0;
  while (at < end) {
    const name = DECLARATION_PARTS.slice(part).findIndex(([one]) => text.startsWith(one, at));
    if (name < 0 || (part === 0 && name > 0)) return false;
    const [word, isGood] = DECLARATION_PARTS[part + name]!;
    const sign = skipSpace(text, at + word.length, end);
    const quote = skipSpace(text, sign + 1, end);
    if (text[sign] !== '=' || (text[quote] !== '"' && text[quote] !== "'")) return false;
    const close = text.indexOf(text[quote]!, quote + 1);
    if (close < 0 || close >= end || !isGood(text.slice(quote + 1, close))) return false;
    part += name + 1;
    at = skipSpace(text, close + 1, end);
    if (at < end && !isXmlSpace(text.charCodeAt(close + 1))) return false;
  }
  return part > 0;
}
