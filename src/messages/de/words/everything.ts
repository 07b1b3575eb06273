// Words about everything that the browser keeps as one file: saving it, and what such a file brings.
import type * as english from '../../en/words/everything.ts';
import type { Told } from '../../language.ts';
import { number, plural } from './counts.ts';
import { expectedValue } from './expected-value.ts';

/** The same in every case. */
const works = (count: number) => plural(count, 'Arbeit', 'Arbeiten');

export const everythingWords: Told<typeof english.everythingWords> = {
  save: 'Alles speichern…',
  saveHint: 'Alle Arbeiten dieses Browsers mit ihren Fassungen und die Einstellungen, in einer Gesamtdatei',
  saved: (count) => `Alles ist in einer Gesamtdatei gespeichert: ${works(count)} und die Einstellungen.`,
  saveFailed:
    'Es konnte nicht alles gespeichert werden: Der Speicher dieses Browsers lässt sich nicht lesen, oder die Datei ließ sich nicht schreiben. Speichern Sie die offene Arbeit für sich.',
  problems: {
    'too-big': (name) =>
      `${name} ist größer als 100 MiB; so viel würde kein Browser aufbewahren. Es wurde nichts hinzugefügt.`,
    'not-json': (name) =>
      `${name} beginnt wie eine Gesamtdatei von Gatepost, ist aber kein JSON: Vielleicht ist sie abgeschnitten. Nehmen Sie eine andere Kopie davon. Es wurde nichts hinzugefügt.`,
    'newer-version': (name, version) =>
      `${name} wurde von einem neueren Gatepost geschrieben (Version ${version} des Formats; dieses hier liest Version 1). Es wurde nichts hinzugefügt.`,
    invalid: (name, where, expected) =>
      `${name}: „${where}“ ist nicht, was eine solche Datei dort enthält; erwartet: ${expectedValue(expected)}. Es wurde nichts hinzugefügt.`,
    storage: (name) =>
      `${name} kann nicht hinzugefügt werden: Der Speicher dieses Browsers ist gesperrt oder beschädigt. Es wurde nichts hinzugefügt.`,
  },
  title: (name) => `Was ${name} enthält`,
  about: (when, count) =>
    `Gespeichert ${when}: ${works(count)}. Was Sie wählen, kommt zu den Arbeiten dieses Browsers hinzu; keine davon wird geändert.`,
  none: 'Sie enthält keine Arbeit.',
  works: 'Arbeiten',
  of: (path, origin) => (origin === '' ? path : `${path} von ${origin}`),
  when: (time) => `zuletzt geändert ${time}`,
  versions: (count) => (count === 0 ? 'keine Fassungen' : plural(count, 'Fassung', 'Fassungen')),
  unsaved: 'nicht in einer Datei gespeichert',
  new: 'neu',
  here: 'schon hier',
  hereWithout: (count) => `schon hier, ohne ${count === 1 ? 'eine' : number(count)} ihrer Fassungen`,
  newer: (version) => `nicht lesbar: von einem neueren Gatepost geschrieben (Version ${version} des Formats)`,
  unreadable: (where) =>
    where === ''
      ? 'nicht lesbar: keine Arbeitsmappe'
      : `nicht lesbar: „${where}“ ist nicht, was eine Arbeitsmappe dort enthält`,
  settings: 'Einstellungen, anstelle derer dieses Browsers: Farben, Breiten der Bereiche, Formatierung',
  add: (count, hasSettings) => {
    if (count === 0) return hasSettings ? 'Einstellungen übernehmen' : 'Hinzufügen';
    return hasSettings ? `${works(count)} und Einstellungen hinzufügen` : `${works(count)} hinzufügen`;
  },
  done: (added, hasSettings) => {
    const settings = hasSettings ? ' Die Einstellungen sind übernommen.' : '';
    return added === 0
      ? settings.trim()
      : `${works(added)} hinzugefügt: Die Startseite führt ${added === 1 ? 'sie' : 'sie alle'} auf.${settings}`;
  },
  doneSome: (added, wanted) =>
    `${number(added)} von ${works(wanted)} hinzugefügt, dann nahm der Speicher dieses Browsers nichts mehr an. Schaffen Sie dort Platz, und öffnen Sie die Datei noch einmal: Was schon hier ist, wird nicht verdoppelt.`,
  toStart: 'Zur Startseite',
  cancel: 'Abbrechen',
  close: 'Schließen',
};
