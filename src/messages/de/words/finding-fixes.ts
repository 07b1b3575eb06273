// Words of what fixes bring, before they are made, and of texts that belong elsewhere than into the file.
import type * as english from '../../en/words/finding-fixes.ts';
import type { Told } from '../../language.ts';
import { number, plural } from './counts.ts';

const fixes = (count: number) => plural(count, 'Korrektur', 'Korrekturen');

export const fixPreviewWords: Told<typeof english.fixPreviewWords> = {
  harmless: (count) => `${number(count)} beheben, ohne eine Antwort zu ändern`,
  kind: (kind) => `Alle dieser Art beheben: ${kind}`,
  way: 'Was jeweils getan wird',
  working: 'Die Korrekturen werden an einer Kopie der Datei erprobt…',
  about: (count, goes) =>
    `${fixes(count)}${count === 1 ? ' behebt' : ', nacheinander ausgeführt, beheben'} ${plural(goes, 'Befund', 'Befunde')}. Es ist ein einziger Schritt: „Rückgängig“ nimmt ${count === 1 ? 'ihn' : 'alles'} zurück.`,
  nothing:
    'Keine dieser Korrekturen ist jetzt möglich: Die Kodierung der Datei kann nicht aufnehmen, was sie schreiben, oder eine macht die andere zunichte.',
  noneChosen: 'Keine Korrektur ist gewählt.',
  more: 'Es sind mehr, als auf einmal ausgeführt werden. Wiederholen Sie es für die übrigen.',
  outdated:
    'Die Datei hat sich inzwischen geändert. Schließen Sie das hier, und versuchen Sie es noch einmal.',
  cells: (changed, all) =>
    changed === 0
      ? `Keine Antwort der Tabelle ändert sich (${number(all)} geprüft).`
      : `Ändert ${number(changed)} von ${plural(all, 'Antwort', 'Antworten')} der Tabelle:`,
  cell: (agent, url, before, after) => `${url} für ${agent}: erst ${before}, dann ${after}`,
  moreCells: (count) => `und ${number(count)} weitere`,
  comes: (count) => `${plural(count, 'Befund kommt', 'Befunde kommen')} damit hinzu:`,
  noneComes: 'Kein neuer Befund kommt hinzu.',
  cancel: 'Abbrechen',
  /** The button while it is not known how many. */
  looking: 'Wird gesucht…',
  made: (count) => (count === 1 ? 'Die Korrektur:' : 'Die Korrekturen, der Reihe nach:'),
  madeIn: (line, title) => `Zeile ${line}: ${title}`,
  apply: (count) => `${fixes(count)} ausführen`,
};

export const snippetWords: Told<typeof english.snippetWords> = {
  server: {
    title: (path) => `Den Server sagen lassen, dass ${path} Text ist`,
    about:
      'Keine Zeile der Datei kann das sagen. Setzen Sie die Zeilen für Ihren Server in dessen Konfiguration.',
  },
  page: {
    title: (path) => `Was ${path} stattdessen sagen kann`,
    about:
      'Einen Pfad, der in einer solchen Datei steht, kann jeder lesen. Diese Zeilen halten eine Seite aus der Suche heraus, ohne sie dort zu nennen. Um sie zu sehen, müssen Robots die Seite abrufen dürfen, und nichts davon hält irgendjemanden fern.',
  },
  places: {
    nginx: 'nginx',
    apache: 'Apache',
    caddy: 'Caddy',
    iis: 'IIS (web.config)',
    meta: 'Im Kopf der Seite',
    'x-robots-tag': 'Im Header der Antwort, für Dateien jeder Art',
  },
  copy: 'Kopieren',
  copyOf: (place) => `Zeilen kopieren: ${place}`,
  copied: 'Kopiert.',
  notCopied: 'Der Browser erlaubt das Kopieren nicht: Markieren Sie die Zeilen, und kopieren Sie sie selbst.',
  close: 'Schließen',
};
