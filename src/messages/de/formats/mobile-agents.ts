// Words for mobile agents: the question and its answers, rows of the form, and facts about the file.
import type * as english from '../../en/formats/mobile-agents.ts';
import type { Translated } from '../../language.ts';
import { number, plural } from '../counts.ts';

export const mobileWords = {
  system: 'Mobile Agenten',
  question: 'Welcher Agenten-Host?',
  heading: 'für mobile Agenten',
  headingAccess: (reader) => `für alle anderen Crawler, gelesen als ${reader}`,
  columns: { host: 'Host', access: 'Darf abgerufen werden', printed: 'Gedruckt' },
  states: { assigned: 'zugewiesen', none: 'nicht verfügbar', unassigned: 'nicht zugewiesen' },
  printed: { same: 'gleich', differs: 'abweichend', missing: 'nicht in der Tabelle' },
  because: {
    line: (line) => `Zeile ${line} entscheidet`,
    'no-line': () => 'keine Zeile passt',
    'no-file': () => 'die Website hat keine solche Datei',
    'other-site': () => 'diese URL liegt auf einer anderen Website',
  },
  printedName: (word, differs) => (differs ? `gedruckt: ${word}, weicht ab` : `gedruckt: ${word}`),
  accessName: (name) => `Zugriff: ${name}`,
  beside: {
    label: 'Vergleichen mit',
    nothing: 'nichts',
    access: 'den Zugriffsregeln',
    printed: 'der gedruckten Tabelle',
    aboutAccess: (reader) =>
      `Was die Regeln derselben Datei allen anderen Crawlern erlauben, gelesen als ${reader}. Zugriff und Zuweisung sind verschiedene Dinge.`,
    aboutPrinted: (differ, missing) =>
      [
        differ === 0
          ? 'Alle gedruckten Werte stimmen überein.'
          : `${plural(differ, 'gedruckter Wert weicht', 'gedruckte Werte weichen')} von der Datei ab. Die Datei zählt.`,
        ...(missing > 0 ? [`${plural(missing, 'URL fehlt', 'URLs fehlen')} in der gedruckten Tabelle.`] : []),
      ].join(' '),
  },
  form: {
    strip: 'Mobile Agenten',
    order:
      'Die letzte Zeile, die passt, entscheidet. Die Zeilen gelten für die ganze Datei, in welchem Abschnitt sie auch stehen.',
    sort: 'Vom Allgemeinen zum Besonderen',
    sortTitle:
      'Vom Allgemeinen zum Besonderen sortieren, sodass der längste passende Pfad der letzte ist und entscheidet',
    isSorted: 'Schon vom Allgemeinen zum Besonderen',
    add: 'Pfad hinzufügen',
    addInMenu: 'Pfad für mobile Agenten hinzufügen',
    path: 'Pfad',
    noPath: '/pfad/',
    target: 'Ziel',
    noTarget: 'none oder atp://host:port',
    never: (line) => `Nie verwendet: Zeile ${line} geht vor.`,
    neverBadge: 'nie verwendet',
    removeLine: 'Zeile löschen',
    decidesTitle: (count, all) =>
      `Entscheidet über ${number(count)} von ${plural(all, 'URL', 'URLs')} der Tabelle`,
    raw: 'Pfad und Ziel',
    skipped: (faults) => `Crawler überspringen die Zeile: ${faults.join('; ')}.`,
    place: (place, all) => `Zeile ${number(place)} von ${number(all)} für mobile Agenten`,
    problems: {
      path: 'Ein Pfad beginnt mit einem Schrägstrich.',
      target: 'Ein Ziel ist „none“ oder ein Protokoll, :// und eine Adresse, etwa atp://www.example.org:434.',
      port: 'Ein Port ist eine Zahl von 1 bis 65535.',
    },
  },
} satisfies Translated<typeof english.mobileWords>;
