// Words of the form that load after the first paint: badges, runs, moving.

import type { Mark, MarkParams } from '../../core/analysis/reader-marks/mark.ts';
import type * as english from '../en/record-tools.ts';
import type { Translated } from '../language.ts';
import { listAll, number, plural } from './counts.ts';
import { readerNamed } from './readers.ts';

// The words of the marks on records. The reader is the selected one, by its title.
const lineNumber = (line: number) => `Zeile ${line + 1}`;
const size = (octets: number) =>
  octets % 1024 === 0 ? `${number(octets / 1024)} KiB` : plural(octets, 'Byte', 'Bytes');
/** After „für“. */
const robot = (agent: string) => (agent === '*' ? 'alle anderen Crawler' : agent);

function readBySome({ field, readers: titles, here }: MarkParams['read-by-some'], reader: string): string {
  const readers = titles.map(readerNamed);
  if (readers.length === 0) return `Kein Leser hält diese Zeile für ${field}.`;
  if (readers.length === 1) return `Nur ${readers[0]} hält diese Zeile für ${field}.`;
  return here
    ? `Nur ${listAll(readers)} halten diese Zeile für ${field}.`
    : `${reader} hält diese Zeile nicht für ${field}.`;
}

function unreadAgent(params: MarkParams['unread-agent'], reader: string): string {
  const { name, rules, agent, line, more } = params;
  const isUnread =
    name === ''
      ? `Diese Zeile hat keinen Doppelpunkt, darum liest ${reader} sie nicht`
      : `${reader} liest „${name}“ nicht als User-agent`;
  if (rules === 0) return `${isUnread}.`;
  const below = rules === 1 ? 'Die Regel darunter gilt' : `Die ${number(rules)} Regeln darunter gelten`;
  const owner = `für ${robot(agent)}${more > 0 ? ` und ${number(more)} weitere` : ''}`;
  return `${isUnread}: ${below} ${line < 0 ? 'für keinen Crawler' : `${owner} (${lineNumber(line)})`}.`;
}

const sentences: { readonly [C in Mark['code']]: (params: MarkParams[C], reader: string) => string } = {
  'record-ends': ({ rules }, reader) =>
    rules === 1
      ? `Für ${reader} endet der Abschnitt hier: Die Regel darunter gehört zu keinem Abschnitt.`
      : `Für ${reader} endet der Abschnitt hier: Die ${number(rules)} Regeln darunter gehören zu keinem Abschnitt.`,
  'orphans-begin': ({ rules }, reader) =>
    rules === 1
      ? `${reader} übergeht diese Regel: Über ihr steht keine User-agent-Zeile, die er liest.`
      : `${reader} übergeht von hier an ${number(rules)} Regeln: Über ihnen steht keine User-agent-Zeile, die er liest.`,
  orphan: (_, reader) => `${reader} übergeht diese Regel: Sie gehört zu keinem Abschnitt.`,
  joined: ({ agent, line, records }) =>
    records === 1
      ? `Zusammen mit ${lineNumber(line)}: Beide Abschnitte sind für ${robot(agent)}.`
      : `Zusammen mit ${lineNumber(line)} und ${number(records - 1)} weiteren: Alle diese Abschnitte sind für ${robot(agent)}.`,
  'joins-above': ({ line }) => `Zusammen mit ${lineNumber(line)}.`,
  'shares-rules': ({ line, records }) =>
    `Zusammen mit ${lineNumber(line)}${records > 1 ? ` und ${number(records - 1)} weiteren` : ''}: Zwischen ihren User-Agents steht keine Regel.`,
  'not-first': ({ agent, line }) =>
    `Nicht gelesen für ${robot(agent)}: Nur der erste Abschnitt dafür zählt, bei ${lineNumber(line)}.`,
  'ruleless-dropped': (_, reader) =>
    `${reader} übergeht diesen Abschnitt: Auf seine User-Agents folgt keine Regel.`,
  'ruleless-allows': () => 'Ein Abschnitt ohne Regel: Er erlaubt alles.',
  'read-by-some': readBySome,
  'unread-agent': unreadAgent,
  'beyond-size': ({ octets, lines }, reader) =>
    `${reader} hört hier auf zu lesen: Jenseits von ${size(octets)} ${lines === 1 ? 'wird die letzte Zeile' : `werden die letzten ${number(lines)} Zeilen`} nicht gelesen.`,
  'line-cut': ({ octets }, reader) => `${reader} liest nur die ersten ${size(octets)} dieser Zeile.`,
  'mark-spoils': (_, reader) =>
    `Vor dieser Zeile steht ein Byte Order Mark, darum erkennt ${reader} sie nicht.`,
  'not-octets': (_, reader) =>
    `Diese Datei ist in UTF-16. ${reader} liest Bytes und findet keinen Abschnitt darin; speichern Sie sie als UTF-8.`,
  'not-utf-8': (_, reader) =>
    `Diese Datei ist kein UTF-8. ${reader} bricht mit einem Fehler ab und liest nichts davon; speichern Sie sie als UTF-8.`,
  'invalid-value': (_, reader) =>
    `${reader} kann diesen Wert nicht umwandeln, bricht mit einem Fehler ab und liest nichts von der Datei.`,
  'too-long': ({ octets }, reader) =>
    `${reader} liest von einer Datei, die länger als ${size(octets)} ist, nichts: Für ihn steht alles offen.`,
  'allow-unknown': (_, reader) => `${reader} kennt kein Allow und übergeht diese Zeile.`,
  'wildcards-literal': ({ signs }, reader) =>
    signs.length > 1
      ? `Für ${reader} sind * und $ Zeichen des Pfads wie alle anderen.`
      : `Für ${reader} ist ${signs} ein Zeichen des Pfads wie alle anderen.`,
};

export const marksWords = {
  /** One mark as a sentence. `reader`: the title of the selected reader. */
  sentence: (mark, reader) =>
    (sentences[mark.code] as (params: Mark['params'], reader: string) => string)(mark.params, reader),
  /** A blank line inside a record, for a reader that ignores blank lines. */
  readsOn: (reader) => `${reader} liest über diese leere Zeile hinweg.`,
  asIs: (signs) => `${signs.split('').join(' und ')} als Zeichen`,
  more: (count) =>
    count === 1
      ? '1 weiterer User-Agent dieses Abschnitts ist anderswo dazugenommen oder nicht gelesen.'
      : `${number(count)} weitere User-Agents dieses Abschnitts sind anderswo dazugenommen oder nicht gelesen.`,
  noRecord: 'kein Abschnitt',
} satisfies Translated<typeof english.marksWords>;

export const recordToolWords = {
  bringBack: 'Zurückholen',
  bringBackLine: (line: number) => `Zeile ${line} zurückholen`,
  changedAlike: (others) => `(ebenso in ${plural(others, 'weiteren Zeile', 'weiteren Zeilen')})`,
  was: 'war',
  removedLine: (line: number) => `Entfernt: Zeile ${line}`,
  junk: {
    many: (lines, orMore) =>
      `Kein Leser kann diese ${number(lines)} ${orMore ? 'und weitere Zeilen' : 'Zeilen'} lesen. Sie bleiben, wie sie sind.`,
    noColon: 'Kein Leser kann diese Zeile lesen: Sie hat keinen Doppelpunkt. Sie bleibt, wie sie ist.',
    noName:
      'Kein Leser kann diese Zeile lesen: Was vor dem Doppelpunkt steht, ist kein Name eines Felds. Sie bleibt, wie sie ist.',
  },
  decides: 'entscheidet',
  unit: (count) => (count === 1 ? 'Antwort' : 'Antworten'),
  countedOf: (urls, crawlers) =>
    `: ${plural(urls, 'URL', 'URLs')} für ${number(crawlers)} Crawler. Crawler mit denselben Records zählen einmal.`,
  decidesTitle: (count, cells) =>
    `Entscheidet über ${number(count)} von ${plural(cells, 'Antwort', 'Antworten')} der Tabelle`,
  emptyBadge: {
    allow: {
      text: 'ohne Wirkung',
      title: 'Ein Allow ohne Pfad erlaubt nichts, was nicht schon erlaubt war.',
    },
    deny: { text: 'verbietet nichts', title: 'Ein Disallow ohne Pfad verbietet nichts.' },
  },
  runName: (from, to) => `Zeilen ${from} bis ${to}`,
  openRun: (from, to) => `Zeilen ${from} bis ${to} aufklappen`,
  closed: (urls) => `${plural(urls, 'URL', 'URLs')} gesperrt`,
  answers: (told) => `Von den URLs der Tabelle: ${told}`,
  answersTogether: (told) => `Von den URLs der Tabelle, zusammen mit den verbundenen Abschnitten: ${told}`,
  moreLines: (count) => plural(count, 'weitere Zeile', 'weitere Zeilen'),
  moreRules: (count) => plural(count, 'Regel', 'Regeln'),
  decide: (count) => (count === 1 ? 'entscheidet' : 'entscheiden'),
  moveToLine: 'Verschieben zu Zeile',
  move: 'Verschieben',
  noSuchPlace: 'Diese Zeile steht in keinem Abschnitt. Die Regel bleibt, wo sie ist.',
} satisfies Translated<typeof english.recordToolWords>;
