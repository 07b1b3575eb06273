// Words of the text pane.
import type * as english from '../../en/words/text.ts';
import type { Told } from '../../language.ts';
import { number } from './counts.ts';
import { policyTextTitle } from './panes.ts';
import { whoAsks } from './who-asks.ts';

export const textWords: Told<typeof english.textWords> = {
  title: policyTextTitle,
  editor: policyTextTitle,
  place: (line, column) => `Zeile ${line}, Spalte ${column}`,
  tabLeaves: 'Tab verlässt jetzt den Editor',
  leave: { first: 'Esc', between: ' dann ', second: 'Tab', last: ' verlässt den Editor' },
  leaveArea: { key: 'Tab', last: ' verlässt das Textfeld' },
  usePlain: 'Einfaches Textfeld',
  useCode: 'Code-Editor',
  editorFailed:
    'Der Code-Editor konnte nicht geladen werden, darum steht hier ein einfaches Textfeld. Es bearbeitet dieselbe Datei.',
  tryAgain: 'Noch einmal versuchen',
  tooBigName: 'Text der Datei, nur zum Lesen',
  tooBigForArea: (octets) =>
    `${(octets / 1e6).toLocaleString('de', { maximumFractionDigits: 1 })} MB: Über 1 MB ist ein einfaches Textfeld zu langsam, darum wird der Text hier nur gezeigt. Bearbeiten lässt er sich im Formular und im Code-Editor.`,
  decides: (path, agent) => `entscheidet über ${path} für ${whoAsks(agent)}`,
  /** A record in the outline of the text: its user-agents, and how many more there are. */
  outlineName: (agents, more) =>
    [...agents, ...(more > 0 ? [`+${number(more)}`] : [])].join(', ') || 'kein Name',
  refused: {
    octets: (line, character) =>
      `Zeile ${line}: „${character}“ wurde nicht geschrieben. Diese Datei ist weder UTF-8 noch UTF-16: Jedes Byte ist eines von 256 Zeichen, und dieses ist nicht darunter.`,
    half: (line) =>
      `Zeile ${line}: Ein halbes Zeichen wurde nicht geschrieben. Keine Datei kann es allein enthalten.`,
    encode: (encoded) => `${encoded} schreiben`,
    encodeMany: 'Prozentkodiert schreiben',
    convert: 'Datei in UTF-8 umwandeln und schreiben',
    dismiss: 'Ausblenden',
  },
};
