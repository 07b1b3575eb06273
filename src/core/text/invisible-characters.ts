// Names invisible characters, and splits a text into these and the text between them.

import { codePointName } from './code-point-name.ts';
import { findInvisible } from './escape-invisible.ts';
import { addAll } from './large-lists.ts';

const C0_NAMES =
  'NUL SOH STX ETX EOT ENQ ACK BEL BS TAB LF VT FF CR SO SI DLE DC1 DC2 DC3 DC4 NAK SYN ETB CAN EM SUB ESC FS GS RS US SP';

/** The abbreviations of characters in the Unicode standard. */
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

/**
 * Returns the short name of a character, such as `ZWSP`. For most characters it is the code, such as `U+E000`.
 * Names are unique.
 */
export function characterShortName(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0xfe00 && code <= 0xfe0f) return `VS${code - 0xfe00 + 1}`;
  if (code >= 0xe0100 && code <= 0xe01ef) return `VS${code - 0xe0100 + 17}`;
  if (code > 0xe0020 && code < 0xe007f) return `TAG ${String.fromCharCode(code - 0xe0000)}`;
  return CHARACTER_NAMES.get(character) ?? codePointName(character, 0);
}

/** A part of a text: as it is, isolated because it is written from right to left, or an invisible character. */
export type TextStretch =
  | { readonly kind: 'text' | 'apart'; readonly text: string }
  | { readonly kind: 'mark'; readonly text: string; readonly name: string };

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** A run of characters outside ASCII. */
const NON_ASCII_TEXT = /[^\0-\x7f]+/g;

function splitVisibleText(text: string): TextStretch[] {
  const stretches: TextStretch[] = [];
  let at = 0;
  const add = (kind: 'text' | 'apart', from: number, to: number) => {
    if (to > from) stretches.push({ kind, text: text.slice(from, to) });
  };
  for (const { index, 0: run } of text.matchAll(NON_ASCII_TEXT)) {
    if (!RIGHT_TO_LEFT.test(run)) continue;
    add('text', at, index);
    at = index + run.length;
    add('apart', index, at);
  }
  add('text', at, text.length);
  return stretches;
}

/** Splits a text into stretches. Joined, they are the text. */
export function splitInvisible(text: string): readonly TextStretch[] {
  const stretches: TextStretch[] = [];
  let at = 0;
  for (const { index, 0: hidden } of findInvisible(text)) {
    addAll(stretches, splitVisibleText(text.slice(at, index)));
    for (const character of hidden)
      stretches.push({ kind: 'mark', text: character, name: characterShortName(character) });
    at = index + hidden.length;
  }
  addAll(stretches, splitVisibleText(text.slice(at)));
  return stretches;
}

/** Whether a field, which does not collapse spaces, hides some of a text or reorders its parts. */
export function hasInvisibleText(text: string): boolean {
  if (!/[^ -~]/.test(text)) return false;
  const kinds = splitInvisible(text.replaceAll(' ', '_')).map(({ kind }) => kind);
  return kinds.includes('mark') || kinds.indexOf('apart') !== kinds.lastIndexOf('apart');
}
