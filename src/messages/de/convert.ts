// The words of converting a file between conventional records and ACAP.
import type { LossCode } from '../../core/convert/conversion.ts';
import type * as english from '../en/convert.ts';
import type { Translated } from '../language.ts';
import { list, number, plural } from './counts.ts';

// German for what decisions about fetching lose where they are said in pages, headers and documents.
export const placeLossWords: Translated<typeof english.placeLossWords> = {
  'place-fetched': ([url]) =>
    `Der Abruf von ${url} war verboten; dort lassen sich nur die Aufnahme in den Index und das Folgen von Links verbieten. Ein Crawler erfährt davon erst beim Abruf von ${url}; solange die Regel steht, sieht es also niemand.`,
  'place-everyone': ([name, url]) =>
    `${name} darf ${url} abrufen. Was dort zu allen Crawlern gesagt wird, gilt auch für ${name}.`,
  'place-named': ([name]) =>
    `Nur ein Crawler, der dort nach ${name} sucht, erfährt, was zu ${name} gesagt wird.`,
  'place-nameless': ([name, url]) =>
    `${name} lässt sich dort nicht nennen und erfährt darum nicht, dass ${url} nicht abgerufen werden darf.`,
  'place-elsewhere': ([url]) => `${url} liegt auf einer anderen Website: Die Datei sagt nichts darüber.`,
};

export const placeLossTitles: Translated<typeof english.placeLossTitles> = {
  'place-fetched': 'Abruf, den nur die Regeldatei verbietet',
  'place-everyone': 'Crawler, die abrufen dürfen',
  'place-named': 'Namen, nach denen wenige Crawler suchen',
  'place-nameless': 'Crawler, die sich nicht nennen lassen',
  'place-elsewhere': 'Andere Websites',
};

// German for what is lost when a data.txt of the R package pins is turned into records. One function per code.
export const pinsLossWords: Translated<typeof english.pinsLossWords> = {
  'pins-elsewhere': ([address]) =>
    `${address} liegt auf einer anderen Website, von der kein Allow sprechen kann. Es bleibt als Zeile, die den Abschnitt beschreibt.`,
  'pins-columns': ([count]) =>
    count === '1'
      ? 'Aus einer Spalte wird eine Zeile: Name, Typ und Beschreibung in dieser Reihenfolge.'
      : `Aus ${count} Spalten wird je eine Zeile: Name, Typ und Beschreibung in dieser Reihenfolge.`,
  'pins-name': ([name, value]) => `${name} kann kein Zeilenname sein, darum geht „${value}“ verloren.`,
  'pins-value': ([name, value]) =>
    `${name} lässt sich nicht in einer Zeile schreiben, darum geht „${value}“ verloren.`,
  'pins-line-breaks': ([name]) => `Die Zeilenumbrüche in ${name} werden zu Leerzeichen.`,
  'pins-unread': () => 'Diese Zeile wird nicht gelesen; was darin steht, geht verloren.',
};

export const pinsLossTitles: Translated<typeof english.pinsLossTitles> = {
  'pins-elsewhere': 'Adressen auf anderen Websites',
  'pins-columns': 'Spalten',
  'pins-name': 'Namen, die sich nicht schreiben lassen',
  'pins-value': 'Werte, die sich nicht schreiben lassen',
  'pins-line-breaks': 'Zeilenumbrüche in Werten',
  'pins-unread': 'Zeilen, die nicht gelesen werden',
};

// German for what a conversion between conventional records and ACAP loses. One function per code.
type Words = (words: readonly string[]) => string;

export const lossWords: { readonly [Code in LossCode]: Words } = {
  ...pinsLossWords,
  ...placeLossWords,
  'acap-present': () => 'Die Datei hat schon ACAP-Zeilen, darum wird nichts geändert.',
  'nothing-to-convert': () => 'Die Datei hat keinen Abschnitt, der sich umwandeln ließe.',
  version: ([version]) => `Die Datei ist in ACAP ${version} geschrieben, das hier nicht gelesen wird.`,
  case: ([path]) => `Groß- und Kleinschreibung in ${path} zählt für RFC 9309, für ACAP aber nicht.`,
  'query-escapes': ([path]) =>
    `Hinter „?“ ist ein prozentkodiertes Trennzeichen für RFC 9309 dasselbe wie ein unkodiertes, für ACAP nicht: Dort passt ${path} womöglich auf andere URLs.`,
  'path-encoded': ([path, written]) =>
    `ACAP kann ${path} nicht so schreiben, wie es ist. Daraus wird ${written}, mit dem nicht jede URL verglichen wird.`,
  'another-decides': ([before, ...now]) =>
    `Wo ${before} und ${list(now)} auf dieselbe URL passen, entschied ${before}; jetzt entscheidet, was sonst noch passt.`,
  undecided: ([allowed, ...prohibited]) =>
    `Wo ${allowed} und ${list(prohibited)} auf dieselbe URL passen, entschied die Erlaubnis. Für ACAP ist nichts davon enger gefasst, und das ist ein Verbot.`,
  tie: ([path]) =>
    `Eine Erlaubnis und ein Verbot für ${path} widersprachen einander; das ist ein Verbot. Jetzt wird es auch so geschrieben.`,
  name: ([name]) =>
    `ACAP kann den Namen ${name} nicht schreiben: Für diesen Crawler gilt stattdessen, was für alle gesagt ist.`,
  'own-file': (names) =>
    `RFC 9309 lässt Crawler die Datei selbst immer abrufen. In ACAP ist sie verboten wie jeder andere Pfad, und zwar für ${list(names.map((name) => (name === '*' ? 'alle Crawler' : name)))}.`,
  'other-field': ([name, value]) => `Für ${name}: ${value} gibt es keinen Platz.`,
  usage: ([usage, resource]) =>
    `Herkömmliche Abschnitte handeln nur vom Abruf. Was über ${usage} für ${resource} gesagt ist, geht verloren.`,
  qualifier: ([qualifier, usage]) => `Die Einschränkung ${qualifier} von ${usage} geht verloren.`,
  purpose: (purposes) =>
    purposes.length === 1
      ? `Felder, die nur für den Zweck ${list(purposes)} gelten, gehen verloren.`
      : `Felder, die nur für die Zwecke ${list(purposes)} gelten, gehen verloren.`,
  request: ([action, path]) => `Die Anforderung ${action} für ${path} geht verloren.`,
  reference: ([locator]) =>
    `Was ${locator} jetzt über den Abruf sagt, wird übernommen. Der Rest geht verloren, ebenso jede spätere Änderung.`,
  'reference-missing': ([locator]) =>
    `${locator} ist nicht geladen. Was darin steht, geht verloren, ebenso das Verbot, das bis zum Laden gilt.`,
  silence: () =>
    'ACAP überlässt es dem Crawler, was er tut, wo kein Feld etwas sagt. Herkömmliche Abschnitte erlauben es.',
  'records-replaced': (names) =>
    names.length === 1
      ? `Der herkömmliche Abschnitt für ${list(names)} sagte etwas anderes. Er wird ersetzt.`
      : `Die herkömmlichen Abschnitte für ${list(names)} sagten etwas anderes. Sie werden ersetzt.`,
  comment: ([comment]) => `Der Kommentar „${comment}“ fällt mit seiner Zeile weg.`,
  'not-compared': () =>
    'In dieser Datei können mehr Regeln zusammentreffen, als hier verglichen werden: Bei manchen URLs entscheidet vielleicht eine andere Regel.',
  'too-many-rules': () =>
    'Die Regeln für alle Crawler zusammen sind zu viele, um sie umzuwandeln; darum wird nichts geändert.',
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
  name: 'Namen, die sich nicht schreiben lassen',
  'own-file': 'Die Datei selbst',
  'other-field': 'Felder ohne Platz',
  usage: 'Andere Nutzungen als der Abruf',
  qualifier: 'Einschränkungen',
  purpose: 'Zwecke',
  request: 'Anforderungen',
  reference: 'Andere Dateien, die mitgelesen werden',
  'reference-missing': 'Andere Dateien, die nicht hier sind',
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

/** Behind „in“. */
const records: Translated<typeof english.convertWords.records> = {
  acap: 'ACAP',
  conventional: 'herkömmliche Abschnitte',
};

export const convertWords: Translated<typeof english.convertWords> = {
  menu: 'Mehr zu dieser Datei',
  choose: (to) => `In ${records[to]} umwandeln…`,
  records,
  title: (path, to) => `${path} in ${records[to]} umwandeln`,
  about: {
    acap: 'Fügt hinter den herkömmlichen Abschnitten, die bleiben, ACAP-Abschnitte hinzu. Sie sagen dasselbe über den Abruf; die ursprüngliche Zeile steht jeweils als Kommentar daneben.',
    conventional:
      'Schreibt als herkömmliche Abschnitte, was die ACAP-Abschnitte über den Abruf sagen, und nimmt die ACAP-Zeilen weg.',
  },
  ignoreConventional:
    'Crawlern, die ACAP lesen, sagen, dass sie die herkömmlichen Abschnitte dieser Datei übergehen sollen',
  working: 'Wird ausgearbeitet…',
  tooBig: (lines, most) =>
    `Die Datei hat ${number(lines)} Zeilen. Vor dem Umwandeln werden Regeln miteinander verglichen, und das würde zu lange dauern: Hier lassen sich bis zu ${number(most)} Zeilen umwandeln.`,
  nothing: 'Es würde sich nichts ändern.',
  losses: (count) => {
    if (count === 0)
      return 'Nichts geht verloren: Über den Abruf bleiben die Antworten für jeden Crawler und jede URL dieselben.';
    return count === 1
      ? '1 Angabe ginge verloren oder würde anders gesagt'
      : `${number(count)} Angaben gingen verloren oder würden anders gesagt`;
  },
  lossTitle: (code, count) => `${lossTitles[code]} (${number(count)})`,
  answers: 'Antworten in der Zugriffstabelle',
  fetch: (changed, all) => cells('Abruf', changed, all),
  crawl: (changed, all) => cells('Crawlen nach ACAP', changed, all),
  noCells: 'Die Zugriffstabelle fragt noch nach keiner URL; darum lässt sich keine Antwort vergleichen.',
  counting: 'Antworten werden verglichen…',
  moreLosses: (count) => `und ${number(count)} weitere`,
  convert: (losses) =>
    losses === 0 ? 'Umwandeln' : `Mit ${plural(losses, 'Verlust', 'Verlusten')} umwandeln`,
  cancel: 'Abbrechen',
  close: 'Schließen',
  done: (to) => `In ${records[to]} umgewandelt.`,
};
