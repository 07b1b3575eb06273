// What characters are called that cannot be seen, for screen readers and tooltips.
import type * as english from '../en/invisible.ts';
import type { Told } from '../language.ts';

const names: Readonly<Record<string, string>> = {
  NUL: 'Nullzeichen',
  TAB: 'Tabulator',
  LF: 'Zeilenvorschub',
  VT: 'vertikaler Tabulator',
  FF: 'Seitenvorschub',
  CR: 'Wagenrücklauf',
  ESC: 'Escape',
  DEL: 'Löschzeichen',
  SP: 'Leerzeichen',
  NEL: 'nächste Zeile',
  NBSP: 'geschütztes Leerzeichen',
  SHY: 'weiches Trennzeichen',
  CGJ: 'Graphemverbinder',
  ALM: 'arabische Buchstabenmarke',
  MVS: 'mongolischer Vokaltrenner',
  ZWSP: 'breitenloses Leerzeichen',
  ZWNJ: 'breitenloser Nichtverbinder',
  ZWJ: 'breitenloser Verbinder',
  LRM: 'Links-nach-rechts-Marke',
  RLM: 'Rechts-nach-links-Marke',
  LS: 'Zeilentrenner',
  PS: 'Absatztrenner',
  LRE: 'Links-nach-rechts-Einbettung',
  RLE: 'Rechts-nach-links-Einbettung',
  PDF: 'Ende der Einbettung oder Überschreibung',
  LRO: 'Links-nach-rechts-Überschreibung',
  RLO: 'Rechts-nach-links-Überschreibung',
  NNBSP: 'schmales geschütztes Leerzeichen',
  MMSP: 'mittleres mathematisches Leerzeichen',
  WJ: 'Wortverbinder',
  LRI: 'Links-nach-rechts-Isolierung',
  RLI: 'Rechts-nach-links-Isolierung',
  FSI: 'Isolierung nach dem ersten starken Zeichen',
  PDI: 'Ende der Isolierung',
  IDSP: 'ideografisches Leerzeichen',
  BOM: 'Byte Order Mark',
};

export const invisibleWords: Told<typeof english.invisibleWords> = {
  /** A character by its short name. */
  name: (short) =>
    names[short] ?? (short.startsWith('VS') ? `Variantenselektor ${short.slice(2)}` : `Zeichen ${short}`),
  /** Before the text of a field in which such characters are drawn. */
  inField: 'Mit dem, was nicht zu sehen ist:',
};
