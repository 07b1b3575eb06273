// Words of the text pane, and of invisible characters.

import type * as english from '../en/text.ts';
import type { Translated } from '../language.ts';
import { policyTextTitle } from './app/shell.ts';
import { number, plural } from './counts.ts';

// Tools of the text pane: formatting, counting what records decide, and showing where the caret is.
const SHOWN = 12;

function lines(of: readonly number[]): string {
  const firstLines = of.slice(0, SHOWN).map((line) => String(line + 1));
  const more = of.length - firstLines.length;
  return [...firstLines, ...(more > 0 ? [`${number(more)} weitere`] : [])].join(', ');
}

/** Lines (0-based) with a part that is not changed. */
const remainingLines = (of: readonly number[]) =>
  of.length === 0
    ? ''
    : ` ${of.length === 1 ? 'Zeile' : 'Zeilen'} ${lines(of)}: nicht vollständig formatiert, weil ein Leser die Datei sonst anders lesen würde.`;

export const textToolsWords = {
  removedLines: (count) => `${plural(count, 'Zeile', 'Zeilen')} entfernt`,
  bringBackRemoved: (count) => `${plural(count, 'Zeile', 'Zeilen')} entfernt\u00A0· Zurückholen`,
  changedLine: 'Seit dem Speichern geändert',
  changedAndRemoved: (count) => `Geändert; ${plural(count, 'Zeile', 'Zeilen')} entfernt`,
  menu: 'Textwerkzeuge',
  format: 'Formatieren',
  formatWith: 'Formatieren mit Optionen…',
  outline: 'Zu Abschnitt oder Zeile gehen…',
  showCounts: 'Zeigen, was Abschnitte entscheiden',
  hideCounts: 'Ausblenden, was Abschnitte entscheiden',
  formatTitle: 'Datei formatieren',
  formatAbout:
    'Formatieren ändert nicht, wie ein Leser die Datei liest. Kommentare und Zeilen, die kein Leser lesen kann, bleiben unverändert.',
  formatOptions: {
    gaps: 'Eine Leerzeile über jedem Abschnitt',
    indents: 'Keine Leerzeichen vor dem Namen eines Felds',
    colons: 'Kein Leerzeichen vor dem Doppelpunkt, eines dahinter',
    ends: 'Keine Leerzeichen am Ende einer Zeile ohne Kommentar',
    names: 'Feldnamen, wie ihre Spezifikation sie schreibt',
  },
  cancel: 'Abbrechen',
  apply: 'Formatieren',
  would: (changed, of) =>
    (changed === 0 ? 'Nichts zu ändern.' : `Ändert ${plural(changed, 'Zeile', 'Zeilen')}.`) +
    remainingLines(of),
  did: (changed, of) =>
    (changed === 0 ? 'Nichts zu formatieren.' : `${plural(changed, 'Zeile', 'Zeilen')} formatiert.`) +
    remainingLines(of),
  refused: 'Die Datei wurde nicht formatiert: Ihre Kodierung kann das Ergebnis nicht darstellen.',
  decides: (cells) => `entscheidet über ${plural(cells, 'Antwort', 'Antworten')}`,
} satisfies Translated<typeof english.textToolsWords>;

export const textWords = {
  title: policyTextTitle,
  editor: 'Text der Datei',
  place: (line, column) => `Zeile ${line}, Spalte ${column}`,
  tabLeaves: 'Tab verlässt jetzt den Editor',
  usePlain: 'Einfaches Textfeld',
  useCode: 'Code-Editor',
  editorFailed:
    'Der Code-Editor konnte nicht geladen werden, darum ist dies ein einfaches Textfeld für dieselbe Datei.',
  tryAgain: 'Noch einmal versuchen',
  tooBigName: 'Text der Datei, schreibgeschützt',
  tooBigForArea: (octets) =>
    `${(octets / 1e6).toLocaleString('de', { maximumFractionDigits: 1 })} MB: Über 1 MB ist ein einfaches Textfeld zu langsam, darum ist der Text hier schreibgeschützt. Bearbeiten lässt er sich im Formular und im Code-Editor.`,
  decides: 'entscheidet',
  applies: 'gilt',
  /** A record in the outline of the text: its first user-agents, and how many more it has. */
  outlineName: (agents, more) =>
    [...agents, ...(more > 0 ? [`+${number(more)}`] : [])].join(', ') || 'kein Name',
  charset: {
    is: (name) =>
      `Diese Datei ist in ${name}. Crawler erwarten UTF-8. Ihre Bytes bleiben, wie sie sind, bis sie umgewandelt wird.`,
    convert: 'In UTF-8 umwandeln',
  },
  refused: {
    charset: (line, character, name) =>
      `Zeile ${line}: „${character}“ wurde nicht geschrieben. Diese Datei ist in ${name}, und dort gibt es dieses Zeichen nicht.`,
    octets: (line, character) =>
      `Zeile ${line}: „${character}“ wurde nicht geschrieben. Diese Datei ist weder UTF-8 noch UTF-16: Jedes Byte ist eines von 256 Zeichen, und dieses ist nicht darunter.`,
    half: (line) =>
      `Zeile ${line}: Ein halbes Zeichen wurde nicht geschrieben. Keine Datei kann es allein enthalten.`,
    encode: (encoded) => `${encoded} schreiben`,
    encodeMany: 'Prozentkodiert schreiben',
    convert: 'Datei in UTF-8 umwandeln und schreiben',
    dismiss: 'Ausblenden',
  },
} satisfies Translated<typeof english.textWords>;

// The names of invisible characters, for screen readers and tooltips.

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

export const invisibleWords = {
  /** A character by its short name. */
  name: (short) =>
    names[short] ?? (short.startsWith('VS') ? `Variantenselektor ${short.slice(2)}` : `Zeichen ${short}`),
  /** Before the text of a field with invisible characters. */
  inField: 'Mit unsichtbaren Zeichen:',
} satisfies Translated<typeof english.invisibleWords>;
