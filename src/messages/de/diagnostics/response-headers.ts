// The findings of response headers: one row per code, and what their fixes do.
import type { ExtensionIssueCode } from '../../../core/formats/extensions/registry.ts';
import type * as english from '../../en/diagnostics/response-headers.ts';
import { findingRow as row } from '../../finding-words.ts';
import type { Translated } from '../../language.ts';
import { modernFindingWords } from './extensions.ts';

const IGNORED = 'Die Hoster übergehen diese Zeile, der Header wird also nicht gesendet.';

const faultOfValue = (text: string, code: string) => {
  if (code === 'CSG-PATH')
    return `${text} ist ein Pfad; welche Seiten gemeint sind, sagt schon das URL-Muster darüber.`;
  if (code === 'CSG-CONFLICT') return `${text} widerspricht einem früheren Signal dieses Headers.`;
  if (code === 'CSG-TRAILING') return 'Der Header endet mit einem Komma.';
  return modernFindingWords[code as ExtensionIssueCode].message({ text, value: text });
};

export const responseHeaderFindingWords = {
  'HDR-COLON': row(
    'Zeile ohne Doppelpunkt',
    (line) => `„${line}“ hat keinen Doppelpunkt und ist damit kein Header.`,
    'Die Hoster übergehen diese Zeile. Ein Header besteht aus Name, Doppelpunkt und Wert; ein URL-Muster beginnt mit einem Schrägstrich.',
  ),
  'HDR-NO-PATTERN': row(
    'Header vor dem ersten URL-Muster',
    (name) => `Über ${name === '' ? 'diesem Header' : name} steht kein URL-Muster.`,
    IGNORED,
  ),
  'HDR-NAME': row(
    'Ungültiger Name eines Headers',
    (name) =>
      name === '' ? 'Der Name des Headers fehlt.' : `„${name}“ kann nicht der Name eines Headers sein.`,
    'Ein Name besteht aus Buchstaben, Ziffern und Bindestrichen, ohne Leerzeichen. Andere weisen Server und Hoster zurück oder übergehen sie.',
  ),
  'HDR-EMPTY': row('Header ohne Wert', (name) => `${name} hat keinen Wert.`, IGNORED),
  'HDR-MISSPELT': row(
    'Header falsch geschrieben',
    (name, meant) => `Crawler kennen ${name} nicht; wahrscheinlich ist ${meant} gemeint.`,
    'Unter einem anderen Namen sagt ein Header einem Crawler nichts.',
  ),
  'HDR-PATTERN': row(
    'Ungültiges URL-Muster',
    (pattern, fault) =>
      fault === 'host' ? `${pattern} nennt keinen Host.` : `${pattern} beginnt nicht mit https.`,
    'Ein Muster ist ein Pfad oder beginnt mit https:// und einem Host. Alles andere passt auf keine URL.',
  ),
  'HDR-SPLATS': row(
    'Muster mit mehreren Sternen',
    (pattern) => `${pattern} enthält mehr als einen *.`,
    'Cloudflare Pages lässt in einem Muster nur einen * zu und übergeht andere Muster. Netlify lässt mehrere zu.',
  ),
  'HDR-DIRECTIVE': row(
    'Unbekannte Anweisung',
    (written, nearest) =>
      nearest === ''
        ? `Kein Betreiber dokumentiert ${written}.`
        : `Kein Betreiber dokumentiert ${written}; vielleicht ist ${nearest} gemeint.`,
    'Crawler übergehen Anweisungen, die sie nicht kennen.',
  ),
  'HDR-AGENT': row(
    'Unbekannter Crawler',
    (name, nearest) =>
      nearest === ''
        ? `Kein bekannter Crawler heißt ${name}.`
        : `Kein bekannter Crawler heißt ${name}; vielleicht ist ${nearest} gemeint.`,
    'Die Anweisungen hinter einem Namen gelten nur für den Crawler, der so heißt.',
  ),
  'HDR-VALUE': row(
    'Ungültiger Wert',
    (written, kind, name) => {
      if (kind === 'none') return `${name} hat keinen Wert.`;
      return kind === 'limit'
        ? `${written} ist ungültig: ${name} braucht eine ganze Zahl ab -1.`
        : `${written} ist ungültig: ${name} kennt none, standard und large.`;
    },
    'Eine Anweisung, deren Wert sie nicht lesen können, übergehen Crawler.',
  ),
  'HDR-DATE': row(
    'Unlesbares Datum',
    (date) =>
      date === '' ? 'Dieser Anweisung fehlt ihr Datum.' : `${date} ist kein Datum, das Google lesen kann.`,
    'Google liest RFC 822, RFC 850 und ISO 8601, etwa 2027-01-31, und übergeht andere Angaben.',
  ),
  'HDR-PROPOSAL': row(
    'Anweisung, die kein Crawler dokumentiert',
    (name, operator) =>
      `${name} ist ein Vorschlag von ${operator}. Kein Betreiber eines Crawlers dokumentiert, dass er sie befolgt.`,
    'Sie sagt, was gewünscht ist. Wirksam sind Regeln für KI-Crawler in der robots.txt oder Anweisungen, die Crawler befolgen.',
  ),
  'HDR-UNUSED': row(
    'Anweisung ohne Wirkung',
    (name, unusedBy, usedBy) =>
      usedBy === ''
        ? `${unusedBy} verwendet ${name} nach eigenen Angaben nicht.`
        : `${unusedBy} verwendet ${name} nach eigenen Angaben nicht. Es gilt für ${usedBy}.`,
    'Betreiber haben diese Anweisung aufgegeben oder nie verwendet. Sie schadet nicht und ändert für deren Crawler nichts.',
  ),
  'HDR-CONTRADICTION': row(
    'Anweisungen widersprechen sich',
    (name, other) => `${name} widerspricht ${other} für denselben Crawler und dieselben URLs.`,
    'Google folgt der strengeren Anweisung, Yandex der erlaubenden.',
  ),
  'HDR-RESERVATION': row(
    'Vorbehalt ist weder 0 noch 1',
    (value) => `Der Vorbehalt ${value} ist weder 0 noch 1.`,
    'Nur 1 (vorbehalten) und 0 (nicht vorbehalten) sind definiert. Mit jedem anderen Wert ist nichts erklärt.',
  ),
  'HDR-RESERVATION-TWICE': row(
    'Vorbehalte widersprechen sich',
    (value, other) => `Der Vorbehalt ${value} widerspricht dem Vorbehalt ${other} für dieselben URLs.`,
    'Die Spezifikation sieht für eine Antwort einen einzigen Vorbehalt vor. Widersprechen sich zwei, wertet Gatepost keinen.',
  ),
  'HDR-POLICY': row(
    'Policy ohne Vorbehalt',
    (name) => `Für diese URLs gibt es eine Policy zum Text und Data Mining, aber kein ${name}.`,
    'Eine Policy zählt nur, wo die Rechte vorbehalten sind.',
  ),
  'HDR-USAGE': row(
    'Content-Usage ist nicht lesbar',
    (value, word) =>
      /^[/*]/.test(value)
        ? `Ein Pfad wie ${word} ist im Header nicht erlaubt.`
        : `${value} ist nicht lesbar${word === '' || word === value ? '' : `, wegen „${word}“`}.`,
    'Der Wert ist eine Liste von Kennzeichen mit y oder n, etwa train-ai=n, search=y. Ist ein Teil nicht lesbar, erklärt der ganze Header nichts.',
  ),
  'HDR-USAGE-TWICE': row(
    'Kennzeichen zweimal in Content-Usage',
    (member) => `${member} wird von einem späteren Kennzeichen ersetzt.`,
    'Kommt ein Kennzeichen mehrmals vor, zählt das letzte (RFC 9651 4.2.2).',
  ),
  'HDR-USAGE-LABEL': row(
    'Angabe ohne Wirkung',
    faultOfValue,
    'Nur Kennzeichen des Vokabulars mit y oder n erklären etwas, etwa train-ai=n. Alles andere wird übergangen.',
  ),
  'HDR-SIGNAL': row(
    'Content-Signal ist ungültig',
    faultOfValue,
    'Der Wert ist eine Liste von Paaren, durch Kommas getrennt, etwa search=yes, ai-input=no, ai-train=no.',
  ),
} satisfies Translated<typeof english.responseHeaderFindingWords>;

const first = ([text]: readonly string[]) => text ?? '';

export const responseHeaderFixWords = {
  'headers-use': (words) => `${first(words)} schreiben`,
  'headers-guess': (words) => `${first(words)} schreiben`,
  'headers-keep': (words) => `Nur ${first(words)} behalten`,
  'headers-rename': (words) => `In ${first(words)} umbenennen`,
  'headers-delete': (words) => `Zeile ${first(words)} löschen`,
  'headers-add': (words) => `${first(words)} ergänzen`,
  'headers-insert-pattern': (words) => `${first(words)} darüber einfügen (alle Seiten)`,
} satisfies Translated<typeof english.responseHeaderFixWords>;
