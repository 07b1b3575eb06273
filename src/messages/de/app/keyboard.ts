// Words of the page about keys, and of the keys that lead no command but go from place to place.
import type * as english from '../../en/app/keyboard.ts';
import type { Told } from '../../language.ts';

// What the keys of a keyboard are called where they are shown.
export const keyWords: Told<typeof english.keyWords> = {
  names: {
    Ctrl: 'Strg',
    Cmd: 'Cmd',
    Alt: 'Alt',
    Option: 'Option',
    Shift: 'Umschalt',
    Enter: 'Eingabe',
    Space: 'Leertaste',
    Escape: 'Esc',
    Tab: 'Tab',
    Delete: 'Entf',
    Home: 'Pos1',
    End: 'Ende',
    PageUp: 'Bild auf',
    PageDown: 'Bild ab',
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
  },
};

export const keyboardText: Told<typeof english.keyboardText> = {
  slug: 'keyboard',
  title: 'Tasten',
  short: 'Tasten',
  summary: 'Alle Tasten des Editors, nach dem Ort, an dem sie gelten.',
};

export const keyboardWords: Told<typeof english.keyboardWords> = {
  intro:
    'Alles geht ohne Maus. Die Befehlsliste nennt jeden Befehl mit seiner Taste, und warum er gerade nicht möglich ist.',
  letters:
    'N und E sind einzelne Buchstaben und gelten nur, solange die Tabelle den Fokus hat. Ein Befehl schaltet sie aus.',
  keys: 'Tasten',
  does: 'Was sie tun',
  caption: (where) => `Tasten: ${where}`,
  or: 'oder',
  where: {
    anywhere: 'Überall',
    palette: 'In der Befehlsliste',
    table: 'In der Tabelle',
    cell: 'Auf einer Zelle',
    tree: 'Auf einem Ordner, wenn URLs zusammengefasst sind',
    records: 'In den Abschnitten',
    rule: 'Auf einer Regel',
    text: 'Im Text',
    findings: 'In der Liste der Befunde',
  },
  moves: {
    palette: 'Öffnet die Befehle: Namen, „:“ Zeilen, „/“ URLs, „@“ User-Agents',
    escape: 'Schließt, was zuoberst liegt; der Fokus kehrt dorthin zurück, wo er war',
    options: 'Von Eintrag zu Eintrag',
    choose: 'Führt aus, was gewählt ist',
    cells: 'Von Zelle zu Zelle; die ganze Tabelle ist ein Halt der Tabulatortaste',
    rowEnds: 'Erste oder letzte Zelle der Tabellenzeile',
    tableEnds: 'Erste oder letzte Zelle der Tabelle',
    pages: 'So viele Tabellenzeilen, wie zu sehen sind',
    moveHead: 'Auf dem Kopf einer Spalte oder Tabellenzeile: verschiebt sie',
    removeHead: 'Auf dem Kopf einer Spalte oder Tabellenzeile: nimmt sie aus der Tabelle',
    headMenu: 'Auf dem Kopf einer Spalte oder Tabellenzeile: sagt mehr dazu',
    closeTrace: 'Schließt die Begründung',
    unfold: 'Klappt den Ordner auf oder geht hinein',
    fold: 'Klappt den Ordner zu oder geht hinaus',
    unfoldBeside: 'Klappt alle Ordner neben diesem auf',
    rows: 'Von Zeile zu Zeile, in derselben Spalte; Tab geht durch eine Zeile',
    newRule: 'Im Pfad einer Regel: eine Regel darunter',
    suggest: 'Bietet an, was hier stehen kann',
    leave: 'dann Tab: verlässt den Editor',
    fixesInText: 'Bietet die Korrekturen dieser Zeile an',
    findings: 'Von Befund zu Befund',
    findingParts: 'Zu den Korrekturen und Verweisen eines Befunds',
  },
};
