// The findings of license documents: one row per code, and what their fixes do.
import type { RslListType } from '../../../core/formats/rsl/vocabulary.ts';
import type * as english from '../../en/diagnostics/rsl.ts';
import { findingText as row } from '../../finding-words.ts';
import type { Translated } from '../../language.ts';
import { xmlProblemWords } from './robots-pi.ts';

const NOT_READ =
  'Programme, die RSL befolgen, lesen eine solche Datei nicht; sie erlaubt und verbietet also nichts.';
const NOT_CONFORMANT = 'Ein Programm darf die ganze Datei ablehnen. Gatepost liest den Rest.';
const listOf: Readonly<Record<RslListType, string>> = {
  usage: 'keine Nutzung',
  user: 'keine Art von Nutzern',
  geo: 'kein Ländercode',
};

export const rslFindingWords = {
  'RSL-NOT-WELL-FORMED': row(
    'Lizenzdatei ist kein wohlgeformtes XML',
    ({ problem }) => `Die Datei ist kein wohlgeformtes XML: ${xmlProblemWords[problem]}.`,
    NOT_READ,
  ),
  'RSL-SEVERAL-ROOTS': row(
    'Zweites Element rsl',
    () => 'Neben dem ersten Element rsl steht hier ein zweites.',
    'Eine XML-Datei hat ein Wurzelelement. Verschieben Sie die content-Elemente in das erste.',
  ),
  'RSL-NO-ROOT': row(
    'Wurzelelement ist nicht rsl',
    ({ name }) => `Das Wurzelelement ist ${name}; in einer Lizenzdatei ist es rsl.`,
    NOT_READ,
  ),
  'RSL-NAMESPACE': row(
    'Namensraum ist nicht der von RSL',
    ({ namespace }) =>
      namespace === ''
        ? 'Das Element rsl hat keinen Namensraum.'
        : `${namespace} ist nicht der Namensraum von RSL.`,
    NOT_READ,
  ),
  'RSL-UNKNOWN-ELEMENT': row(
    'Unbekanntes Element',
    ({ name, nearest }) =>
      nearest === undefined
        ? `Das Element ${name} kennt RSL hier nicht.`
        : `Das Element ${name} kennt RSL hier nicht; vielleicht ist ${nearest} gemeint.`,
    NOT_CONFORMANT,
  ),
  'RSL-MISPLACED': row(
    'Element an der falschen Stelle',
    ({ name, parent, expected }) =>
      expected === ''
        ? `Das Element ${name} steht in ${parent}; es muss das Wurzelelement sein.`
        : `Das Element ${name} steht in ${parent}; es gehört in ${expected}.`,
    NOT_CONFORMANT,
  ),
  'RSL-REPEATED': row(
    'Element kommt zweimal vor',
    ({ name, type }) =>
      !type
        ? `Das ist ein zweites Element ${name}; erlaubt ist nur eines.`
        : `Das ist ein zweites Element ${name} vom Typ ${type}; erlaubt ist nur eines.`,
    'Programme lesen vielleicht nur eines. Schreiben Sie alle Werte in ein Element.',
  ),
  'RSL-NO-URL': row(
    'Inhalt ohne URL',
    () => 'Dieser Inhalt sagt nicht, für welche URLs er gilt.',
    'Ohne URL gelten seine Lizenzen für nichts.',
  ),
  'RSL-URL': row(
    'URL ohne Schrägstrich',
    ({ url }) => `${url} ist weder ein Pfad mit Schrägstrich am Anfang noch eine vollständige URL.`,
    'Auf keine URL der Website passt das.',
  ),
  'RSL-NO-LICENSE': row(
    'Inhalt ohne Lizenz',
    ({ url }) => (url === '' ? 'Dieser Inhalt hat keine Lizenz.' : `Der Inhalt ${url} hat keine Lizenz.`),
    'RSL verlangt mindestens eine. Ohne Lizenz erlaubt und verbietet der Inhalt nichts.',
  ),
  'RSL-OTHER-SITE': row(
    'Inhalt einer anderen Website',
    ({ url }) => `${url} gehört zu einer anderen Website.`,
    'Programme wenden die Datei einer Website auf deren eigene URLs an.',
  ),
  'RSL-SERVER': row(
    'Lizenzserver ohne https',
    ({ server }) => `Der Lizenzserver ${server} ist keine https-URL.`,
    'An den Lizenzserver werden Zugangsdaten und Zahlungen geschickt.',
  ),
  'RSL-LIST-TYPE': row(
    'Typ einer Liste fehlt oder ist unbekannt',
    ({ name, type }) =>
      !type ? `Dieses Element ${name} hat keinen Typ.` : `${type} ist kein Typ für ein Element ${name}.`,
    'Der Typ ist usage, user oder geo. Ohne ihn erlaubt und verbietet das Element nichts.',
  ),
  'RSL-EMPTY-LIST': row(
    'Leere Liste',
    ({ name }) => `Dieses Element ${name} ist leer.`,
    'Ein leeres permits erlaubt nichts, ein leeres prohibits bewirkt nichts.',
  ),
  'RSL-UNKNOWN-WORD': row(
    'Unbekannter Wert in einer Liste',
    ({ word, type, nearest }) =>
      `${word} ist ${listOf[type]} von RSL${nearest === undefined ? '' : `; vielleicht ist ${nearest} gemeint`}.`,
    'Programme übergehen Werte, die sie nicht kennen; der Wert erlaubt und verbietet also nichts.',
  ),
  'RSL-COMMA': row(
    'Kommas in einer Liste',
    ({ words }) => `${words} enthält Kommas; Werte werden durch Leerzeichen getrennt.`,
    'Entwürfe vor RSL 1.0 hatten Kommas. Programme für RSL 1.0 lesen das als einen unbekannten Wert.',
  ),
  'RSL-CONTRADICTION': row(
    'Erlaubt und verboten',
    ({ permitted, prohibited }) =>
      permitted === prohibited
        ? `Dieser Inhalt erlaubt ${permitted} und verbietet es zugleich.`
        : `Dieser Inhalt erlaubt ${permitted} und verbietet ${prohibited}, worin es enthalten ist.`,
    'Was zugleich erlaubt und verboten ist, ist nicht lizenziert.',
  ),
  'RSL-PAYMENT': row(
    'Zahlung ist nicht lesbar',
    ({ name, value, nearest }) =>
      `${value ? `${value} ist als ${name} einer Zahlung nicht gültig` : `Diese Zahlung hat keine Angabe ${name}`}${nearest === undefined ? '' : `; gemeint ist vielleicht ${nearest}`}.`,
    'Die Art ist ein Wort von RSL, der Betrag eine Zahl wie 0.015, die Währung ein Code aus ISO 4217 wie USD. Clients wissen nicht, was verlangt wird.',
  ),
  'RSL-VALUE': row(
    'Wert ist hier nicht erlaubt',
    ({ name, value }) => `${name} kann nicht ${value === '' ? 'leer' : value} sein.`,
    'RSL 1.0 erlaubt nur einige Wörter oder eine Form: true oder false in Kleinbuchstaben, eine Zahl von Tagen über 0, einen Zeitpunkt wie 2026-11-28T09:00:00Z oder eine vollständige URL.',
  ),
  'RSL-NO-PROFILE': row(
    'Bericht ohne Profil',
    () => 'Dieses reporting hat kein Profil.',
    'Das Profil legt fest, was wie berichtet wird.',
  ),
} satisfies Translated<typeof english.rslFindingWords>;

export const rslFixWords: typeof english.rslFixWords = {
  'rsl-namespace': () => 'Namensraum von RSL verwenden',
  'rsl-rename': ({ name }) => `In ${name} umbenennen`,
  'rsl-remove': ({ name }) => `Dieses Element ${name} löschen`,
  'rsl-whole-site': () => '/ für die ganze Website verwenden',
  'rsl-slash': ({ url }) => `${url} verwenden`,
  'rsl-use': ({ text }) => `${text} verwenden`,
  'rsl-type': ({ type }) => `Typ ${type} verwenden`,
  'rsl-guess-type': ({ type }) => `Typ ${type} verwenden`,
};
