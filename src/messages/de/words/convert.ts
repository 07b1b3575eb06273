// The words of converting a file between conventional records and ACAP.
import type { LossCode } from '../../../core/convert/conversion.ts';
import type * as english from '../../en/words/convert.ts';
import type { Told } from '../../language.ts';
import { pinsLossTitles } from '../pins-losses.ts';
import { placeLossTitles } from '../place-losses.ts';
import { number, plural } from './counts.ts';

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
const records: Told<typeof english.convertWords.records> = {
  acap: 'ACAP',
  conventional: 'herkömmliche Abschnitte',
};

export const convertWords: Told<typeof english.convertWords> = {
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
