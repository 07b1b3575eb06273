// Words of what the text pane can do with a file: format it, count what its records decide, tell where the caret is.
import type * as english from '../../en/words/text-tools.ts';
import type { Told } from '../../language.ts';
import { number, plural } from './counts.ts';

const SHOWN = 12;

function lines(of: readonly number[]): string {
  const shown = of.slice(0, SHOWN).map((line) => String(line + 1));
  const more = of.length - shown.length;
  return [...shown, ...(more > 0 ? [`${number(more)} weitere`] : [])].join(', ');
}

/** Lines (0-based) of which something stays as it is. */
const left = (of: readonly number[]) =>
  of.length === 0
    ? ''
    : ` ${of.length === 1 ? 'Zeile' : 'Zeilen'} ${lines(of)}: Etwas bleibt, wie es ist, weil ein Leser sonst anderes aus der Datei läse.`;

export const textToolsWords: Told<typeof english.textToolsWords> = {
  menu: 'Textwerkzeuge',
  format: 'Formatieren',
  formatWith: 'Formatieren mit Optionen…',
  outline: 'Zu Abschnitt oder Zeile gehen…',
  showCounts: 'Zeigen, was Abschnitte entscheiden',
  hideCounts: 'Ausblenden, was Abschnitte entscheiden',
  formatTitle: 'Datei formatieren',
  formatAbout:
    'Danach liest jeder Leser dasselbe aus der Datei wie zuvor. Kommentare bleiben, wie sie sind, ebenso Zeilen, die kein Leser lesen kann.',
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
    (changed === 0 ? 'Nichts zu ändern.' : `Ändert ${plural(changed, 'Zeile', 'Zeilen')}.`) + left(of),
  did: (changed, of) =>
    (changed === 0 ? 'Nichts zu formatieren.' : `${plural(changed, 'Zeile', 'Zeilen')} formatiert.`) +
    left(of),
  refused: 'Die Datei wurde nicht formatiert: Ihre Kodierung kann nicht enthalten, was zu schreiben wäre.',
  decides: (urls, agents) =>
    `entscheidet über ${plural(urls, 'URL', 'URLs')}, ${plural(agents, 'User-Agent', 'User-Agents')}`,
  place: 'Stelle in der Datei',
  record: (place, name) => `Abschnitt ${number(place)}: ${name}`,
  goToRecord: (place, name) => `Zum Anfang von Abschnitt ${number(place)}: ${name}`,
  outside: 'Zwischen den Abschnitten',
  noRecords: 'Keine Abschnitte',
};
