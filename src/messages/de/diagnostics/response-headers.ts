// The findings of response headers: one row per code, and what their fixes do.
import type {
  SignalFault,
  UsageFault,
} from '../../../core/formats/response-headers/diagnostics/use-headers.ts';
import type * as english from '../../en/diagnostics/response-headers.ts';
import { findingText as row } from '../../finding-words.ts';
import type { Translated } from '../../language.ts';
import { directiveTexts } from './robots-pi.ts';

const IGNORED = 'Die Hoster übergehen diese Zeile, der Header wird also nicht gesendet.';

const usageFaults: Readonly<Record<UsageFault, (text: string) => string>> = {
  'CUS-VALUE': (text) => `„${text}“ ist weder y noch n.`,
  'CUS-LABEL': (text) => `${text} ist keine Bezeichnung von Content-Usage.`,
  'CUS-PARAM': (text) => `${text} hat Parameter; sie werden übergangen.`,
  'CUS-EMPTY': () => 'In dieser Zeile steht keine Präferenz.',
};

const signalFaults: Readonly<Record<SignalFault, (text: string) => string>> = {
  'CSG-EMPTY': () => 'Content-Signal hat keinen Wert.',
  'CSG-PATH': (text) =>
    `${text} ist ein Pfad; welche Seiten gemeint sind, sagt schon das URL-Muster darüber.`,
  'CSG-SEPARATOR': () => 'Die Signale sind durch ein Semikolon getrennt statt durch ein Komma.',
  'CSG-PAIR': (text) => `${text} ist kein Paar aus Zweck und Antwort.`,
  'CSG-VALUE': (text) => `Der Wert in ${text} ist nicht gültig.`,
  'CSG-CONFLICT': (text) => `${text} widerspricht einem früheren Signal dieses Headers.`,
  'CSG-TRAILING': () => 'Der Header endet mit einem Komma.',
  'CSG-KEY': (text) => `${text} nennt keinen bekannten Zweck.`,
  'CSG-USE-SEARCH': (text) =>
    `${text} steht neben search=yes, aber ein Index lässt sich nicht aufbauen, ohne etwas zu speichern.`,
};

export const responseHeaderFindingWords = {
  'HDR-COLON': row(
    'Zeile ohne Doppelpunkt',
    ({ text }) => `„${text}“ hat keinen Doppelpunkt und ist damit kein Header.`,
    'Die Hoster übergehen diese Zeile. Ein Header besteht aus Name, Doppelpunkt und Wert; ein URL-Muster beginnt mit einem Schrägstrich.',
  ),
  'HDR-NO-PATTERN': row(
    'Header vor dem ersten URL-Muster',
    ({ name }) => `Über ${name === '' ? 'diesem Header' : name} steht kein URL-Muster.`,
    IGNORED,
  ),
  'HDR-NAME': row(
    'Ungültiger Name eines Headers',
    ({ name }) =>
      name === '' ? 'Der Name des Headers fehlt.' : `„${name}“ kann nicht der Name eines Headers sein.`,
    'Ein Name besteht aus Buchstaben, Ziffern und Bindestrichen, ohne Leerzeichen. Andere weisen Server und Hoster zurück oder übergehen sie.',
  ),
  'HDR-EMPTY': row('Header ohne Wert', ({ name }) => `${name} hat keinen Wert.`, IGNORED),
  'HDR-MISSPELT': row(
    'Header falsch geschrieben',
    ({ name, intended }) => `Crawler kennen ${name} nicht; wahrscheinlich ist ${intended} gemeint.`,
    'Unter einem anderen Namen sagt ein Header einem Crawler nichts.',
  ),
  'HDR-PATTERN': row(
    'Ungültiges URL-Muster',
    ({ pattern, fault }) =>
      fault === 'host' ? `${pattern} nennt keinen Host.` : `${pattern} beginnt nicht mit https.`,
    'Ein Muster ist ein Pfad oder beginnt mit https:// und einem Host. Alles andere passt auf keine URL.',
  ),
  'HDR-SPLATS': row(
    'Muster mit mehreren Sternen',
    ({ pattern }) => `${pattern} enthält mehr als einen *.`,
    'Cloudflare Pages lässt in einem Muster nur einen * zu und übergeht andere Muster. Netlify lässt mehrere zu.',
  ),
  'HDR-DIRECTIVE': directiveTexts.unknown,
  'HDR-AGENT': row(
    'Unbekannter Crawler',
    ({ name, nearest }) =>
      nearest === undefined
        ? `Kein bekannter Crawler heißt ${name}.`
        : `Kein bekannter Crawler heißt ${name}; vielleicht ist ${nearest} gemeint.`,
    'Die Anweisungen hinter einem Namen gelten nur für den Crawler, der so heißt.',
  ),
  'HDR-VALUE': row(
    'Ungültiger Wert',
    ({ written, form, name }) => {
      if (form === 'none') return `${name} hat keinen Wert.`;
      return form === 'limit'
        ? `${written} ist ungültig: ${name} braucht eine ganze Zahl ab -1.`
        : `${written} ist ungültig: ${name} kennt none, standard und large.`;
    },
    'Eine Anweisung, deren Wert sie nicht lesen können, übergehen Crawler.',
  ),
  'HDR-DATE': directiveTexts.date,
  'HDR-PROPOSAL': directiveTexts.proposal,
  'HDR-UNUSED': directiveTexts.unused,
  'HDR-CONTRADICTION': row(
    'Anweisungen widersprechen sich',
    ({ name, other }) => `${name} widerspricht ${other} für denselben Crawler und dieselben URLs.`,
    'Google folgt der strengeren Anweisung, Yandex der erlaubenden.',
  ),
  'HDR-RESERVATION': row(
    'Vorbehalt ist weder 0 noch 1',
    ({ value }) => `Der Vorbehalt ${value} ist weder 0 noch 1.`,
    'Nur 1 (vorbehalten) und 0 (nicht vorbehalten) sind definiert. Mit jedem anderen Wert ist nichts erklärt.',
  ),
  'HDR-RESERVATION-TWICE': row(
    'Vorbehalte widersprechen sich',
    ({ value, other }) => `Der Vorbehalt ${value} widerspricht dem Vorbehalt ${other} für dieselben URLs.`,
    'Die Spezifikation sieht für eine Antwort einen einzigen Vorbehalt vor. Widersprechen sich zwei, wertet Gatepost keinen.',
  ),
  'HDR-POLICY': row(
    'Policy ohne Vorbehalt',
    ({ name }) => `Für diese URLs gibt es eine Policy zum Text und Data Mining, aber kein ${name}.`,
    'Eine Policy zählt nur, wo die Rechte vorbehalten sind.',
  ),
  'HDR-USAGE': row(
    'Content-Usage ist nicht lesbar',
    ({ value, part, isPath }) =>
      isPath
        ? `Ein Pfad wie ${part} ist im Header nicht erlaubt.`
        : `${value} ist nicht lesbar${part === '' || part === value ? '' : `, wegen „${part}“`}.`,
    'Der Wert ist eine Liste von Kennzeichen mit y oder n, etwa train-ai=n, search=y. Ist ein Teil nicht lesbar, erklärt der ganze Header nichts.',
  ),
  'HDR-USAGE-TWICE': row(
    'Kennzeichen zweimal in Content-Usage',
    ({ text }) => `${text} wird von einem späteren Kennzeichen ersetzt.`,
    'Kommt ein Kennzeichen mehrmals vor, zählt das letzte (RFC 9651 4.2.2).',
  ),
  'HDR-USAGE-LABEL': row(
    'Angabe ohne Wirkung',
    ({ text, fault }) => usageFaults[fault](text),
    'Nur Kennzeichen des Vokabulars mit y oder n erklären etwas, etwa train-ai=n. Alles andere wird übergangen.',
  ),
  'HDR-SIGNAL': row(
    'Content-Signal ist ungültig',
    ({ text, fault }) => signalFaults[fault](text),
    'Der Wert ist eine Liste von Paaren, durch Kommas getrennt, etwa search=yes, ai-input=no, ai-train=no.',
  ),
} satisfies Translated<typeof english.responseHeaderFindingWords>;

export const responseHeaderFixWords = {
  'headers-use': ({ text }) => `${text} schreiben`,
  'headers-guess': ({ text }) => `${text} schreiben`,
  'headers-keep': ({ text }) => `Nur ${text} behalten`,
  'headers-rename': ({ name }) => `In ${name} umbenennen`,
  'headers-delete': ({ line }) => `Zeile ${line} löschen`,
  'headers-add': ({ text }) => `${text} ergänzen`,
  'headers-insert-pattern': ({ pattern }) => `${pattern} darüber einfügen (alle Seiten)`,
} satisfies Translated<typeof english.responseHeaderFixWords>;
