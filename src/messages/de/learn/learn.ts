// Words of the pages about specifications: frame, tables, and the last section of every page.
import type * as english from '../../en/learn/learn.ts';
import type { Translated } from '../../language.ts';
import { number, plural } from '../counts.ts';

// The entry for the pages about findings, which load on demand, in the list of pages.
export const findingsText = {
  slug: 'findings',
  short: 'Befunde',
  title: 'Arten von Befunden',
  summary:
    'Jede Art von Befund: was er besagt, warum und für welche Leser er wichtig ist, ein Beispiel zum Ausprobieren und die Korrekturen.',
} satisfies Translated<typeof english.findingsText>;

/** The entry for the page about keys, which is not a learn page, in the list of pages. */
export const keyboardText = {
  slug: 'keyboard',
  title: 'Tasten',
  short: 'Tasten',
  summary: 'Alle Tasten des Editors, nach dem Ort, an dem sie gelten.',
} satisfies Translated<typeof english.keyboardText>;

const seconds = (count: number | null): string => {
  if (count === null) return 'nicht angegeben';
  if (count === 0) return 'gar nicht';
  return count % 86_400 === 0
    ? plural(count / 86_400, 'Tag', 'Tage')
    : plural(count / 3600, 'Stunde', 'Stunden');
};

const asPrinted = (title: string, reader: string) => `${title}: wie gedruckt und gelesen als ${reader}`;

export const learnWords = {
  title: 'Nachlesen',
  intro:
    'Die Spezifikationen, denen die Leser folgen: was sie sagen, ihre gedruckten Beispiele und ihre offenen Fragen. Alle Tabellen berechnet dieser Editor live.',
  pages: 'Seiten',
  workbench: 'Editor',
  readAs: 'Lesen als',
  tally: (reader, differing, all) => {
    if (differing === 0)
      return all === 1
        ? `${reader} gibt die 1 gedruckte Antwort dieser Seite.`
        : `${reader} gibt alle ${number(all)} gedruckten Antworten dieser Seite.`;
    return `${reader} weicht von ${number(differing)} der ${number(all)} gedruckten Antworten dieser Seite ab.`;
  },
  tableTally: (differing, all) => {
    if (differing === 0) return all === 1 ? 'Wie gedruckt.' : `Alle ${number(all)} wie gedruckt.`;
    return `${number(differing)} von ${number(all)} ${differing === 1 ? 'weicht' : 'weichen'} ab.`;
  },
  differs: 'weicht ab',
  facts: 'Die Spezifikation',
  matches: {
    row: 'Reihe',
    rule: 'Pfad in der Regel',
    url: 'Pfad der URL',
    printed: 'Gedruckt',
    yes: 'ja',
    no: 'nein',
    caption: asPrinted,
  },
  site: {
    file: 'Die Datei',
    url: 'URL',
    printed: 'gedruckt',
    caption: asPrinted,
  },
  open: 'Im Editor öffnen',
  openHint: (title) => `${title}: im Editor öffnen`,
  http: {
    title: 'Wenn die Anfrage nicht die Datei liefert',
    about: 'Was Crawler nach jeder Antwort auf die Anfrage nach der Regeldatei tun.',
    caption: (reader) => `HTTP-Status der Datei, gelesen als ${reader}`,
    status: 'Antwort',
    follows: 'Wirkung',
    restsOn: 'Beruht auf',
    statuses: {
      200: '200, in Ordnung',
      301: '301, verschoben',
      401: '401, nicht angemeldet',
      403: '403, verboten',
      404: '404, nicht gefunden',
      410: '410, dauerhaft entfernt',
      429: '429, zu viele Anfragen',
      500: '500, Fehler des Servers',
      network: 'keine Antwort',
    },
    outcomes: {
      parse: 'Die Datei wird gelesen',
      follow: 'Der Weiterleitung wird gefolgt',
      'allow-all': 'Alles darf abgerufen werden',
      'deny-all': 'Nichts darf abgerufen werden',
      defer: 'Der Crawler versucht es später noch einmal',
      'no-information': 'Nichts ist bekannt',
      error: 'Das Programm bricht mit einem Fehler ab',
    },
    tooMany: (max) =>
      max === null ? 'Weiterleitungsschleife' : `mehr als ${plural(max, 'Weiterleitung', 'Weiterleitungen')}`,
  },
  evidence: { stated: 'dokumentiert', 'second-hand': 'von anderen berichtet', ours: 'unsere Lesart' },
  cache: {
    title: 'Wann Crawler eine Änderung bemerken',
    about: 'Wie lange ein Crawler eine Kopie der Datei verwenden darf, bevor er sie wieder abruft.',
    caption: (reader) => `Wie lange eine Kopie genutzt wird, gelesen als ${reader}`,
    headers: 'Header der Antwort',
    kept: 'Kopie wird genutzt',
    none: 'keine Header zum Zwischenspeichern',
    seconds,
  },
  contradictions: {
    title: 'Offene Fragen im Text, und unsere Lesart',
    about:
      'Stellen, an denen die Spezifikation sich widerspricht, ihre Grammatik nicht zu ihren Beispielen passt oder sie nichts sagt.',
    problem: 'Problem',
    reading: 'Unsere Lesart',
  },
  closing: {
    title: 'Was eine Regeldatei nicht ist',
    points: [
      [
        'Eine Bitte, kein Schloss',
        'Befolgt wird sie freiwillig. Ein Crawler, der die Datei nicht liest oder sie ignoriert, ruft ab, was er will.',
      ],
      [
        'Für jede Methode',
        'Eine Regel gilt für URLs, nicht für Methoden: An eine URL, die nicht mit GET abgerufen werden darf, darf auch kein POST gesendet werden.',
      ],
      [
        'Öffentlich',
        'Jeder kann die Datei lesen, also wird jeder Pfad darin bekannt. Nennen Sie Ordner, nie Geheimnisse.',
      ],
      [
        'So vertrauenswürdig wie die Verbindung',
        'Wer anstelle des Servers antworten kann, kann einem Crawler eine andere Datei geben. Bei einfachem HTTP fällt das nicht auf.',
      ],
      [
        'Keine Zugriffskontrolle',
        'Was privat bleiben muss, braucht eine Anmeldung oder gehört nicht auf den Server. Nichts in diesem Editor ändert das.',
      ],
    ],
  },
} satisfies Translated<typeof english.learnWords>;
