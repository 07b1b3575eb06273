// The short names of characters that cannot be seen, and a text cut into such characters and what stands between them.

import { codePointName } from '../document/encoding.ts';
import { findInvisible } from './escape-invisible.ts';
import { addAll } from './large-lists.ts';

const C0_NAMES =
  'NUL SOH STX ETX EOT ENQ ACK BEL BS TAB LF VT FF CR SO SI DLE DC1 DC2 DC3 DC4 NAK SYN ETB CAN EM SUB ESC FS GS RS US SP';

/** The names that Unicode itself uses for short, by character. */
const CHARACTER_NAMES: ReadonlyMap<string, string> = new Map([
  ...C0_NAMES.split(' ').map((name, code) => [String.fromCharCode(code), name] as const),
  ['\u007f', 'DEL'],
  ['\u0085', 'NEL'],
  ['\u00a0', 'NBSP'],
  ['\u00ad', 'SHY'],
  ['\u034f', 'CGJ'],
  ['\u061c', 'ALM'],
  ['\u180e', 'MVS'],
  ['\u200b', 'ZWSP'],
  ['\u200c', 'ZWNJ'],
  ['\u200d', 'ZWJ'],
  ['\u200e', 'LRM'],
  ['\u200f', 'RLM'],
  ['\u2028', 'LS'],
  ['\u2029', 'PS'],
  ['\u202a', 'LRE'],
  ['\u202b', 'RLE'],
  ['\u202c', 'PDF'],
  ['\u202d', 'LRO'],
  ['\u202e', 'RLO'],
  ['\u202f', 'NNBSP'],
  ['\u205f', 'MMSP'],
  ['\u2060', 'WJ'],
  ['\u2066', 'LRI'],
  ['\u2067', 'RLI'],
  ['\u2068', 'FSI'],
  ['\u2069', 'PDI'],
  ['\u3000', 'IDSP'],
  ['\ufeff', 'BOM'],
]);

/** The short name of a character, as `ZWSP`; of most it is the code, as `U+E000`. No two have the same. */
export function characterShortName(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0xfe00 && code <= 0xfe0f) return `VS${code - 0xfe00 + 1}`;
  if (code >= 0xe0100 && code <= 0xe01ef) return `VS${code - 0xe0100 + 17}`;
  if (code > 0xe0020 && code < 0xe007f) return `TAG ${String.fromCharCode(code - 0xe0000)}`;
  return CHARACTER_NAMES.get(character) ?? codePointName(character, 0);
}

/** A stretch of a text: as it is, set apart because it is written from right to left, or a character that cannot be seen. */
export type TextStretch =
  | { readonly kind: 'text' | 'apart'; readonly text: string }
  | { readonly kind: 'mark'; readonly text: string; readonly name: string };

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** What stands between two signs of ASCII. */
const NON_ASCII_TEXT = /[^\0-\x7f]+/g;

function splitVisibleText(text: string): TextStretch[] {
  const found: TextStretch[] = [];
  let at = 0;
  const put = (kind: 'text' | 'apart', from: number, to: number) => {
    if (to > from) found.push({ kind, text: text.slice(from, to) });
  };
  for (const { index, 0: run } of text.matchAll(NON_ASCII_TEXT)) {
    if (!RIGHT_TO_LEFT.test(run)) continue;
    put('text', at, index);
    at = index + run.length;
    put('apart', index, at);
  }
  put('text', at, text.length);
  return found;
}

/** A text in stretches. Joined, they are the text. */
export function splitInvisible(text: string): readonly TextStretch[] {
  const found: TextStretch[] = [];
  let at = 0;
  for (const { index, 0: hidden } of findInvisible(text)) {
    addAll(found, splitVisibleText(text.slice(at, index)));
    for (const one of hidden) found.push({ kind: 'mark', text: one, name: characterShortName(one) });
    at = index + hidden.length;
  }
  addAll(found, splitVisibleText(text.slice(at)));
  return found;
}

/** Whether a field, which keeps its spaces, hides some of a text, or turns the order of its parts. */
export function hasInvisibleText(text: string): boolean {
  if (!/[^ -~]/.test(text)) return false;
  const kinds = splitInvisible(text.replaceAll(' ', '_')).map(({ kind }) => kind);
  return kinds.includes('mark') || kinds.indexOf('apart') !== kinds.lastIndexOf('apart');
}
