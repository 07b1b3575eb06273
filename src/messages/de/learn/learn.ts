// Words of the pages about the texts: frame, tables, and the section that closes every page.
import type * as english from '../../en/learn/learn.ts';
import type { Translated } from '../../language.ts';
import { number, plural } from '../counts.ts';

// What the list of pages says of the pages about findings, which are fetched by themselves.
export const findingsText: Translated<typeof english.findingsText> = {
  slug: 'findings',
  short: 'Befunde',
  title: 'Was sich in einer Datei finden lässt',
  summary:
    'Jede Art von Befund: was er sagt, warum und für wen er zählt, ein Beispiel, das der Editor vor Ihren Augen liest, und was ihn behebt.',
};

/** What the list of pages says of the page about keys, which is drawn elsewhere. */
export const keyboardText: Translated<typeof english.keyboardText> = {
  slug: 'keyboard',
  title: 'Tasten',
  short: 'Tasten',
  summary: 'Alle Tasten des Editors, nach dem Ort, an dem sie gelten.',
};

const seconds = (count: number | null): string => {
  if (count === null) return 'nicht gesagt';
  if (count === 0) return 'gar nicht';
  return count % 86_400 === 0
    ? plural(count / 86_400, 'Tag', 'Tage')
    : plural(count / 3600, 'Stunde', 'Stunden');
};

const asPrinted = (title: string, reader: string) => `${title}: wie gedruckt und gelesen als ${reader}`;

export const learnWords: Translated<typeof english.learnWords> = {
  title: 'Nachlesen',
  intro:
    'Die Texte hinter den Lesern: was sie sagen, welche Beispiele sie abdrucken und wo sie eine Frage offenlassen. Die Antworten jeder Tabelle berechnet dieser Editor, während Sie lesen.',
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
  facts: 'Der Text',
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
    title: 'Wenn sich die Datei nicht einfach lesen lässt',
    about: 'Was aus der Antwort des Servers auf die Anfrage nach der Datei folgt.',
    caption: (reader) => `HTTP-Status der Datei, gelesen als ${reader}`,
    status: 'Antwort',
    follows: 'Was folgt',
    restsOn: 'Beruht auf',
    statuses: {
      200: '200, in Ordnung',
      301: '301, umgezogen',
      401: '401, erst anmelden',
      403: '403, verboten',
      404: '404, keine solche Datei',
      410: '410, endgültig weg',
      429: '429, zu viele Anfragen',
      500: '500, Fehler des Servers',
      network: 'gar keine Antwort',
    },
    outcomes: {
      parse: 'Die Datei wird gelesen',
      follow: 'Der Weiterleitung wird gefolgt',
      'allow-all': 'Alles darf abgerufen werden',
      'deny-all': 'Nichts darf abgerufen werden',
      defer: 'Später wiederkommen',
      'no-information': 'Nichts ist bekannt',
      error: 'Das Programm bricht mit einem Fehler ab',
    },
    tooMany: (max) =>
      max === null
        ? 'Weiterleitungen im Kreis'
        : `mehr als ${plural(max, 'Weiterleitung', 'Weiterleitungen')}`,
  },
  evidence: { stated: 'gesagt', 'second-hand': 'von anderen gesagt', ours: 'unsere Lesart' },
  cache: {
    title: 'Wann Crawler eine Änderung bemerken',
    about: 'Wie lange eine Kopie der Datei genutzt werden darf, bevor der Crawler wieder nachfragt.',
    caption: (reader) => `Wie lange eine Kopie genutzt wird, gelesen als ${reader}`,
    headers: 'Header der Antwort',
    kept: 'Kopie wird genutzt',
    none: 'keine zum Zwischenspeichern',
    seconds,
  },
  contradictions: {
    title: 'Offene Fragen im Text, und unsere Lesart',
    about:
      'Stellen, an denen der Text sich widerspricht, an denen seine Grammatik nicht zu seinen Beispielen passt oder an denen er schweigt.',
    problem: 'Problem',
    reading: 'Wir lesen',
  },
  closing: {
    title: 'Was eine solche Datei nicht ist',
    points: [
      [
        'Eine Bitte, kein Schloss',
        'Befolgt wird sie freiwillig. Ein Crawler, der nicht nach der Datei fragt oder sich nicht darum kümmert, ruft ab, was er will.',
      ],
      [
        'Für jede Methode',
        'Eine Regel spricht von URLs, nicht davon, wie man nach ihnen fragt: Wohin kein GET gehen darf, darf auch kein POST gehen.',
      ],
      [
        'Öffentlich',
        'Jeder kann die Datei lesen. Von einem Pfad, der darin steht, wissen jetzt alle; nennen Sie also Ordner, nie Geheimnisse.',
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
};
