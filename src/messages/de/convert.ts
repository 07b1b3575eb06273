// German for what a conversion between conventional records and ACAP loses. One function per code.
import type { LossCode } from '../../core/convert/conversion.ts';
import type * as english from '../en/convert.ts';
import { list } from './lists.ts';
import { pinsLossWords } from './pins-losses.ts';
import { placeLossWords } from './place-losses.ts';

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
    `RFC 9309 lässt Robots die Datei selbst immer abrufen. In ACAP ist sie verboten wie jeder andere Pfad, und zwar für ${list(names.map((name) => (name === '*' ? 'alle Crawler' : name)))}.`,
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
