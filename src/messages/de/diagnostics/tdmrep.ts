// The findings of tdmrep.json: one row per code, and what their fixes do.
import type { JsonNode } from '../../../core/syntax/json/read-json.ts';
import type * as english from '../../en/diagnostics/tdmrep.ts';
import { findingText as row } from '../../finding-words.ts';
import type { Translated } from '../../language.ts';

export const jsonProblemWords = {
  comment: 'JSON kennt keine Kommentare',
  'trailing-comma': 'Hinter einem Komma folgt nichts',
  'missing-comma': 'Davor fehlt ein Komma',
  'missing-colon': 'Davor fehlt ein Doppelpunkt',
  'missing-name': 'Hier fehlt ein Name in doppelten Anführungszeichen',
  'missing-value': 'Hier fehlt ein Wert',
  unclosed: 'Eine Klammer wird nicht geschlossen',
  'unclosed-text': 'Ein Text endet nicht mit einem doppelten Anführungszeichen',
  'unclosed-comment': 'Ein Kommentar endet nicht, und JSON kennt keine Kommentare',
  'bad-character': 'Ein Text enthält ein Steuerzeichen',
  'bad-escape': 'Ein Text enthält eine ungültige Escape-Folge',
  'bad-number': 'Das ist keine gültige Zahl',
  'bad-word': 'Das ist kein Wert von JSON; Namen und Texte brauchen doppelte Anführungszeichen',
  'more-content': 'Hinter dem Ende der Liste folgt noch etwas',
  'too-deep': 'Die Verschachtelung ist tiefer als 64 Ebenen',
} satisfies Translated<typeof english.jsonProblemWords>;

const kinds: Readonly<Record<JsonNode['kind'], string>> = {
  object: 'ein Objekt',
  array: 'eine Liste',
  string: 'ein Text',
  number: 'eine Zahl',
  boolean: 'ein Wahrheitswert',
  null: 'null',
};

const NOTHING_COUNTS =
  'Crawler, die die Datei nicht lesen können, behandeln sie, als gäbe es sie nicht, samt allen Vorbehalten.';
const UNSET = 'Jeder andere Wert gilt als nicht erklärt, und spätere Einträge werden nicht mehr beachtet.';

export const tdmrepFindingWords = {
  'TDM-UTF8': row('Kein UTF-8', () => 'Die Datei ist kein UTF-8 und damit kein JSON.', NOTHING_COUNTS),
  'TDM-BOM': row(
    'Byte Order Mark',
    () => 'Die Datei beginnt mit einem Byte Order Mark.',
    'JSON darf nicht damit beginnen. Manche Parser übergehen es, andere weisen die Datei zurück.',
  ),
  'TDM-PLACE': row(
    'Datei am falschen Ort',
    ({ path, place }) => `Crawler suchen ${place}, nicht ${path}.`,
    'Unter einem anderen Pfad erklärt die Datei nichts.',
  ),
  'TDM-JSON': row(
    'Kein JSON',
    ({ problem }) => `Die Datei ist kein JSON. ${jsonProblemWords[problem]}.`,
    NOTHING_COUNTS,
  ),
  'TDM-LIST': row(
    'Keine Liste',
    ({ found }) =>
      `Die Datei ist ${kinds[found]}; sie soll eine Liste von Einträgen in eckigen Klammern sein.`,
    'Die Klammern sind auch bei einem einzigen Eintrag nötig.',
  ),
  'TDM-EMPTY': row(
    'Kein Eintrag',
    () => 'Die Datei hat keinen Eintrag.',
    'Über Text und Data Mining erklärt sie nichts.',
  ),
  'TDM-ITEM': row(
    'Eintrag ist kein Objekt',
    ({ found }) => `Dieser Eintrag ist ${kinds[found]}; er soll ein Objekt mit einem Pfad sein.`,
    'Er erklärt nichts.',
  ),
  'TDM-NO-LOCATION': row(
    'Pfad fehlt',
    ({ name }) => `Diesem Objekt fehlt „${name}“.`,
    'Ohne Pfad gilt es für keine URL.',
  ),
  'TDM-PATH': row(
    'Kein Pfad',
    ({ text }) => `Der Pfad ${text} ist kein Text, der mit einem Schrägstrich beginnt.`,
    'Gemeint ist ein Pfad dieser Website. Alles andere passt auf keine URL.',
  ),
  'TDM-NO-RESERVATION': row(
    'Vorbehalt fehlt',
    ({ name }) => `Diesem Objekt fehlt „${name}“.`,
    'Für seine URLs ist nichts erklärt, und spätere Einträge werden nicht mehr beachtet.',
  ),
  'TDM-RESERVATION': row(
    'Vorbehalt ist weder 0 noch 1',
    ({ text }) => `Der Vorbehalt ${text} ist weder 0 noch 1.`,
    UNSET,
  ),
  'TDM-POLICY': row(
    'Keine Webadresse',
    ({ text }) => `${text} ist keine vollständige Webadresse einer Policy.`,
    'Crawler können die Policy nicht finden. Der Vorbehalt gilt trotzdem.',
  ),
  'TDM-UNUSED-POLICY': row(
    'Policy ohne Vorbehalt',
    () => 'Diese Policy hat keine Wirkung, weil die Rechte nicht vorbehalten sind.',
    'Crawler beachten eine Policy nur, wenn der Vorbehalt 1 ist.',
  ),
  'TDM-TWICE': row(
    'Name steht zweimal',
    ({ name }) => `„${name}“ steht weiter hinten in diesem Objekt noch einmal.`,
    'Die meisten Parser nehmen das letzte, aber JSON legt es nicht fest.',
  ),
  'TDM-MISSPELT': row(
    'Name falsch geschrieben',
    ({ name, intended }) => `„${name}“ ist unbekannt, „${intended}“ ist bekannt.`,
    'Namen werden Buchstabe für Buchstabe verglichen; andere haben keine Wirkung.',
  ),
  'TDM-MEMBER': row(
    'Unbekannter Name',
    ({ name }) => `„${name}“ gehört nicht zu einem Eintrag.`,
    'Es hat keine Wirkung: Das Protokoll kennt location, tdm-reservation und tdm-policy.',
  ),
  'TDM-NEVER': row(
    'Eintrag entscheidet nie',
    ({ location, covering, line }) =>
      `„${location}“ entscheidet nie: „${covering}“ in Zeile ${line} passt vorher.`,
    'Es entscheidet der erste Eintrag, der auf eine URL passt, nicht der längste.',
  ),
} satisfies Translated<typeof english.tdmrepFindingWords>;

export const tdmrepFixWords = {
  'tdm-remove-comma': () => 'Komma löschen',
  'tdm-remove-comment': () => 'Kommentar löschen',
  'tdm-wrap-in-list': () => 'In eckige Klammern setzen',
  'tdm-write-location': ({ path }) => `${path} schreiben`,
  'tdm-write-reservation': ({ value }) => `${value} schreiben`,
  'tdm-guess-reservation': ({ value }) => `${value} schreiben`,
  'tdm-write-policy': ({ url }) => `${url} schreiben`,
  'tdm-rename-member': ({ to }) => `In ${to} umbenennen`,
  'tdm-remove-member': ({ name }) => `${name} löschen`,
  'tdm-remove-earlier': () => 'Nur das letzte behalten',
  'tdm-remove-location': () => 'Aus der Liste löschen',
  'tdm-move-before': ({ location, line }) => `Vor ${location} in Zeile ${line} setzen`,
} satisfies Translated<typeof english.tdmrepFixWords>;
