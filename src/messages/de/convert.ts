// Words for converting a file between conventional records and ACAP.
import type { LossCode } from '../../core/convert/conversion.ts';
import type * as english from '../en/convert.ts';
import type { Translated } from '../language.ts';
import { list, number, plural } from './counts.ts';

// German for what access rules lose when they become page tags, headers, or documents.
export const placeLossWords = {
  'place-fetched': ([url]) =>
    `Die Regel sperrt den Abruf von ${url}; eine Seite oder ein Header kann nur das Indexieren und das Folgen von Links verbieten. Um das zu sehen, muss ein Crawler ${url} abrufen; solange die Regel besteht, ist es also ohne Wirkung.`,
  'place-everyone': ([name, url]) =>
    `${name} darf ${url} abrufen. Eine Zeile dort für alle Crawler gilt auch für ${name}.`,
  'place-named': ([name]) =>
    `Die meisten Crawler suchen dort keine Zeile mit dem Namen ${name}. Nur die, die danach suchen, sehen sie.`,
  'place-nameless': ([name, url]) =>
    `Eine Zeile dort kann ${name} nicht nennen. Darum verbietet nichts ${name} den Abruf von ${url}.`,
  'place-elsewhere': ([url]) =>
    `${url} liegt auf einer anderen Website, darum sagt die Datei nichts darüber.`,
} satisfies Translated<typeof english.placeLossWords>;

export const placeLossTitles = {
  'place-fetched': 'Abruf, den nur die Regeldatei verbietet',
  'place-everyone': 'Crawler, die abrufen dürfen',
  'place-named': 'Namen, nach denen wenige Crawler suchen',
  'place-nameless': 'Crawler, die sich nicht nennen lassen',
  'place-elsewhere': 'Andere Websites',
} satisfies Translated<typeof english.placeLossTitles>;

// German for what is lost when a data.txt of the R package pins becomes records: one function per code.
export const pinsLossWords = {
  'pins-elsewhere': ([address]) =>
    `${address} liegt auf einer anderen Website, darum kann kein Allow dafür gelten. Die Adresse bleibt als Zeile, die den Abschnitt beschreibt.`,
  'pins-columns': ([count]) =>
    count === '1'
      ? 'Aus einer Spalte wird eine Zeile: Name, Typ und Beschreibung in dieser Reihenfolge.'
      : `Aus ${count} Spalten wird je eine Zeile: Name, Typ und Beschreibung in dieser Reihenfolge.`,
  'pins-name': ([name, value]) => `${name} kann kein Zeilenname sein, darum geht „${value}“ verloren.`,
  'pins-value': ([name, value]) =>
    `${name} lässt sich nicht in einer Zeile schreiben, darum geht „${value}“ verloren.`,
  'pins-line-breaks': ([name]) => `Die Zeilenumbrüche in ${name} werden zu Leerzeichen.`,
  'pins-unread': () => 'Diese Zeile ist nicht lesbar, darum geht ihr Inhalt verloren.',
} satisfies Translated<typeof english.pinsLossWords>;

export const pinsLossTitles = {
  'pins-elsewhere': 'Adressen auf anderen Websites',
  'pins-columns': 'Spalten',
  'pins-name': 'Namen, die sich nicht schreiben lassen',
  'pins-value': 'Werte, die sich nicht schreiben lassen',
  'pins-line-breaks': 'Zeilenumbrüche in Werten',
  'pins-unread': 'Zeilen, die nicht gelesen werden',
} satisfies Translated<typeof english.pinsLossTitles>;

// German for what a conversion between conventional records and ACAP loses: one function per code.
type Words = (words: readonly string[]) => string;

export const lossWords: { readonly [Code in LossCode]: Words } = {
  ...pinsLossWords,
  ...placeLossWords,
  'acap-present': () => 'Die Datei hat schon ACAP-Zeilen, darum wird nichts geändert.',
  'nothing-to-convert': () => 'Die Datei hat keine Abschnitte zum Umwandeln.',
  version: ([version]) => `Die Datei ist in ACAP ${version} geschrieben, das hier nicht gelesen wird.`,
  case: ([path]) => `RFC 9309 unterscheidet Groß- und Kleinschreibung in ${path}, ACAP nicht.`,
  'query-escapes': ([path]) =>
    `Hinter „?“ ist ein prozentkodiertes Trennzeichen für RFC 9309 dasselbe wie ein unkodiertes, für ACAP nicht. Darum passt ${path} dort womöglich auf andere URLs.`,
  'path-encoded': ([path, written]) =>
    `ACAP kann ${path} nicht unverändert ausdrücken. Daraus wird ${written}, das manche Crawler für einen anderen Pfad halten.`,
  'another-decides': ([before, ...now]) =>
    `Wo ${before} und ${list(now)} auf dieselbe URL passen, entschied ${before}; jetzt entscheidet die andere Regel.`,
  undecided: ([allowed, ...prohibited]) =>
    `Wo ${allowed} und ${list(prohibited)} auf dieselbe URL passen, entschied die Erlaubnis. In ACAP ist keine der Regeln enger, darum ist die URL verboten.`,
  tie: ([path]) =>
    `Eine Erlaubnis und ein Verbot für ${path} widersprachen einander, was als Verbot zählt. Jetzt steht dort ein einziges Verbot.`,
  name: ([name]) =>
    `ACAP kann den Namen ${name} nicht ausdrücken. Für diesen Crawler gilt stattdessen der Abschnitt für alle Crawler.`,
  'own-file': (names) =>
    `RFC 9309 lässt Crawler die Datei selbst immer abrufen. In ACAP ist sie verboten wie jeder andere Pfad, und zwar für ${list(names.map((name) => (name === '*' ? 'alle Crawler' : name)))}.`,
  'other-field': ([name, value]) => `Das lässt sich nicht ausdrücken: ${name}: ${value}.`,
  usage: ([usage, resource]) =>
    `Herkömmliche Abschnitte regeln nur den Abruf. Was die Datei über ${usage} für ${resource} angibt, geht verloren.`,
  qualifier: ([qualifier, usage]) => `Die Einschränkung ${qualifier} von ${usage} geht verloren.`,
  purpose: (purposes) =>
    purposes.length === 1
      ? `Felder, die nur für den Zweck ${list(purposes)} gelten, gehen verloren.`
      : `Felder, die nur für die Zwecke ${list(purposes)} gelten, gehen verloren.`,
  request: ([action, path]) => `Die Anforderung ${action} für ${path} geht verloren.`,
  reference: ([locator]) =>
    `Was ${locator} jetzt über den Abruf sagt, wird übernommen. Der Rest geht verloren, ebenso jede spätere Änderung.`,
  'reference-missing': ([locator]) =>
    `${locator} ist nicht geladen oder verweist selbst auf eine Datei. Das Verbot, das bis dahin gilt, geht verloren.`,
  silence: () =>
    'Wo kein Feld gilt, überlässt ACAP dem Crawler die Entscheidung. Herkömmliche Abschnitte erlauben den Abruf.',
  'records-replaced': (names) =>
    names.length === 1
      ? `Der herkömmliche Abschnitt für ${list(names)} sagte etwas anderes. Er wird ersetzt.`
      : `Die herkömmlichen Abschnitte für ${list(names)} sagten etwas anderes. Sie werden ersetzt.`,
  comment: ([comment]) => `Der Kommentar „${comment}“ fällt mit seiner Zeile weg.`,
  'not-compared': () =>
    'Diese Datei hat zu viele überlappende Regeln, um alle zu vergleichen. Bei manchen URLs entscheidet vielleicht eine andere Regel.',
  'too-many-rules': () =>
    'Die Crawler haben zusammen zu viele Regeln zum Umwandeln, darum wird nichts geändert.',
};

/** A loss with its line, counted from 1. */
export const lossAt: typeof english.lossAt = (line, told) => `Zeile ${line}: ${told}`;

const lossTitles: { readonly [Code in LossCode]: string } = {
  ...pinsLossTitles,
  ...placeLossTitles,
  'acap-present': 'ACAP-Zeilen, die schon da sind',
  'nothing-to-convert': 'Nichts umzuwandeln',
  version: 'Eine andere Version von ACAP',
  case: 'Groß- und Kleinschreibung in Pfaden',
  'query-escapes': 'Prozentkodiertes hinter „?“',
  'path-encoded': 'Pfade, die anders geschrieben werden',
  'another-decides': 'Eine andere Regel entscheidet',
  undecided: 'Erlaubnisse, die zu Verboten werden',
  tie: 'Widersprüche, die aufgelöst werden',
  name: 'Namen, die sich nicht ausdrücken lassen',
  'own-file': 'Die Datei selbst',
  'other-field': 'Felder, die sich nicht ausdrücken lassen',
  usage: 'Andere Nutzungen als der Abruf',
  qualifier: 'Einschränkungen',
  purpose: 'Zwecke',
  request: 'Anforderungen',
  reference: 'Andere Dateien, die mitgelesen werden',
  'reference-missing': 'Andere Dateien, die nicht bekannt sind',
  comment: 'Kommentare',
  'not-compared': 'Regeln, die nicht verglichen wurden',
  'too-many-rules': 'Mehr Regeln, als sich umwandeln lassen',
  silence: 'Was offengelassen war',
  'records-replaced': 'Herkömmliche Abschnitte, die ersetzt werden',
};

const cells = (what: string, changed: number, all: number) =>
  changed === 0
    ? `${what}: Keine von ${plural(all, 'Antwort', 'Antworten')} ändert sich.`
    : `${what}: ${number(changed)} von ${plural(all, 'Antwort', 'Antworten')} ${changed === 1 ? 'ändert' : 'ändern'} sich.`;

/** After „in“. */
const records: Translated<typeof english.convertWords.records> = {
  acap: 'ACAP',
  conventional: 'herkömmliche Abschnitte',
};

export const convertWords = {
  menu: 'Mehr zu dieser Datei',
  choose: (to) => `In ${records[to]} umwandeln…`,
  records,
  title: (path, to) => `${path} in ${records[to]} umwandeln`,
  about: {
    acap: 'Fügt hinter den herkömmlichen Abschnitten, die bleiben, ACAP-Abschnitte hinzu. Sie regeln den Abruf genauso; jede ursprüngliche Zeile steht als Kommentar dabei.',
    conventional:
      'Schreibt als herkömmliche Abschnitte, was die ACAP-Abschnitte über den Abruf sagen, und entfernt die ACAP-Zeilen.',
  },
  ignoreConventional:
    'Crawler, die ACAP lesen, anweisen, die herkömmlichen Abschnitte dieser Datei zu ignorieren',
  working: 'Wird umgewandelt…',
  tooBig: (lines, most) =>
    `Die Datei hat ${number(lines)} Zeilen. Hier lassen sich Dateien bis zu ${number(most)} Zeilen umwandeln, weil zuerst alle Regeln miteinander verglichen werden.`,
  nothing: 'Es würde sich nichts ändern.',
  losses: (count) => {
    if (count === 0)
      return 'Es wurde kein Verlust gefunden. Unten werden die Antworten der Tabelle verglichen.';
    return count === 1
      ? '1 Angabe ginge verloren oder würde sich ändern'
      : `${number(count)} Angaben gingen verloren oder würden sich ändern`;
  },
  lossTitle: (code, count) => `${lossTitles[code]} (${number(count)})`,
  answers: 'Antworten in der Tabelle',
  fetch: (changed, all) => cells('Abruf', changed, all),
  crawl: (changed, all) => cells('Crawlen nach ACAP', changed, all),
  noCells: 'Die Tabelle hat noch keine URLs, darum gibt es keine Antworten zu vergleichen.',
  counting: 'Antworten werden verglichen…',
  moreLosses: (count) => `und ${number(count)} weitere`,
  convert: (losses) =>
    losses === 0 ? 'Umwandeln' : `Mit ${plural(losses, 'Verlust', 'Verlusten')} umwandeln`,
  cancel: 'Abbrechen',
  close: 'Schließen',
  done: (to) => `In ${records[to]} umgewandelt.`,
} satisfies Translated<typeof english.convertWords>;
