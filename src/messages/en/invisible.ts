// What characters are called that cannot be seen, for screen readers and tooltips.
import { inLanguage } from '../language.ts';

const names: Readonly<Record<string, string>> = {
  NUL: 'null character',
  TAB: 'tab',
  LF: 'line feed',
  VT: 'vertical tab',
  FF: 'form feed',
  CR: 'carriage return',
  ESC: 'escape',
  DEL: 'delete character',
  SP: 'space',
  NEL: 'next line',
  NBSP: 'no-break space',
  SHY: 'soft hyphen',
  CGJ: 'grapheme joiner',
  ALM: 'Arabic letter mark',
  MVS: 'Mongolian vowel separator',
  ZWSP: 'zero width space',
  ZWNJ: 'zero width non-joiner',
  ZWJ: 'zero width joiner',
  LRM: 'left-to-right mark',
  RLM: 'right-to-left mark',
  LS: 'line separator',
  PS: 'paragraph separator',
  LRE: 'left-to-right embedding',
  RLE: 'right-to-left embedding',
  PDF: 'end of embedding or override',
  LRO: 'left-to-right override',
  RLO: 'right-to-left override',
  NNBSP: 'narrow no-break space',
  MMSP: 'medium mathematical space',
  WJ: 'word joiner',
  LRI: 'left-to-right isolate',
  RLI: 'right-to-left isolate',
  FSI: 'first strong isolate',
  PDI: 'end of isolate',
  IDSP: 'ideographic space',
  BOM: 'byte order mark',
};

export const invisibleWords = inLanguage('invisibleWords', {
  /** A character by its short name. */
  name: (short: string): string =>
    names[short] ?? (short.startsWith('VS') ? `variation selector ${short.slice(2)}` : `character ${short}`),
  /** Before the text of a field in which such characters are drawn. */
  inField: 'With what cannot be seen:',
} as const);
