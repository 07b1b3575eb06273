// Words of extension lines, and of the question about AI use.

import type { ExtensionFacts } from '../../../core/formats/extensions/define-extension.ts';
import type { AiUseReason } from '../../../core/formats/extensions/question/ai-use-verdict.ts';
import type * as english from '../../en/formats/extensions.ts';
import type { Translated } from '../../language.ts';
import { formatDay, listAll, number, plural } from '../counts.ts';

/** Without an article: the sentences of the steps have their own forms. */
export const purposeWords = {
  search: 'Suche',
  'ai-search': 'KI-Suche',
  'ai-input': 'KI-Eingabe',
  'ai-train': 'KI-Training',
} satisfies Translated<typeof english.purposeWords>;

// The status of each kind of line, how it relates to access, and what is contested.
/** How widely a line is obeyed. */
export const lineStatus = {
  read: 'Wird von den Crawlern gelesen, für die sie gedacht ist.',
  partly: 'Wird von einigen gelesen.',
  draft: 'Ein Entwurf: Kein bekannter Leser liest sie bisher.',
  published: 'Veröffentlicht; ihre Leser sind nicht bekannt, oder nur ein Dienst liest sie.',
  retired: 'Aufgegeben: Sie wird nicht mehr gelesen.',
  unread: 'Kein bekannter Leser liest sie.',
} satisfies Translated<typeof english.lineStatus>;

/** How a line relates to access. */
export const lineRelation = {
  none: 'Sie erlaubt und sperrt nichts.',
  pace: 'Sie bittet um ein Tempo und ändert nicht, was abgerufen werden darf.',
  hours: 'Sie bittet um Besuchszeiten und ändert nicht, was abgerufen werden darf.',
  noindex:
    'Sie sperrt nichts. Verwenden Sie stattdessen META oder einen Header; beide werden nur gelesen, wo die Seite abgerufen werden darf.',
  duplicates: 'Sie sperrt nichts; sie gibt an, welche URLs zur selben Seite führen.',
  use: 'Sie sperrt nichts; sie gibt an, wie abgerufene Inhalte genutzt werden dürfen.',
  'use-after-access':
    'Sie gibt an, wie Inhalte genutzt werden dürfen, die abgerufen werden dürfen. Über andere Inhalte sagt sie nichts.',
} satisfies Translated<typeof english.lineRelation>;

/** What no source decides, and what Gatepost does. */
export const lineContested = {
  'bing-default':
    'Bing soll die Wartezeit aus dem Abschnitt für alle anderen Crawler verwenden, wenn sein eigener keine hat. Bei anderen Crawlern setzt ein eigener Abschnitt sie außer Kraft.',
  'largest-delay':
    'Von mehreren Wartezeiten in einem Abschnitt verwenden manche Crawler die kürzeste, manche die letzte. Gatepost zeigt die längste, die den Server am wenigsten belastet.',
  'clean-param-scope':
    'Yandex akzeptiert die Zeile überall; ein Parser beschränkt sie auf ihren Abschnitt. Gatepost wendet sie auf die ganze Datei an.',
  'signal-scope':
    'Manche wenden ein Signal auf die Crawler seines Abschnitts an, manche auf die ganze Website. Gatepost wendet es je Abschnitt an; Zeilen über allen Abschnitten gelten, wo ein Abschnitt nichts angibt. Die andere Lesart lässt sich einstellen.',
  'usage-draft': 'Nach den Entwürfen besteht über manche Teile keine Einigkeit.',
  'license-in-records':
    'RSL 1.0 (4.4.2): Eine License-Zeile in einem Abschnitt ersetzt für dessen Crawler die globalen. Der ältere Leitfaden nennt jede License-Zeile global.',
} satisfies Translated<typeof english.lineContested>;

/** The crawlers that obey a line, and those that do not, according to sources. */
export const lineObedience: typeof english.lineObedience = ({ honouredBy }) => {
  const named = (says: string) => honouredBy.filter((one) => one.says === says).map(({ who }) => who);
  const [yes, no] = [named('obeyed'), named('ignored')];
  const parts = [
    ...(yes.length > 0 ? [`Gelesen von ${listAll(yes)}.`] : []),
    ...(no.length > 0 ? [`Nicht von ${listAll(no)}.`] : []),
  ];
  return parts.length > 0
    ? [...parts, 'Von anderen ist nichts bekannt.'].join(' ')
    : 'Kein bekannter Leser liest sie.';
};

const hour = (minutes: number) =>
  new Date(Date.UTC(2000, 0, 1, 0, minutes)).toLocaleTimeString('de', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  });

/** The crawlers that are known to read a line, in a few words. */
function readBy({ status }: ExtensionFacts, names: readonly string[]): string {
  if (status === 'retired') return 'nicht mehr gelesen';
  const [first, ...others] = names;
  if (first === undefined) return status === 'draft' ? 'Entwurf, kein Leser bekannt' : 'kein Leser bekannt';
  return others.length > 0
    ? `gelesen von ${first} und ${others.length === 1 ? 'einem weiteren' : `${number(others.length)} weiteren`}`
    : `gelesen von ${first}`;
}

export const extensionRowWords = {
  readBy,
  addBelow: (name) => `${name} darunter hinzufügen`,
  addLine: (name) => `${name} hinzufügen`,
  noAddress: 'https://www.example.com/sitemap.xml',
  otherHost: 'auf einem anderen Host',
  otherHostTitle: (host, own) => `Diese URL liegt auf ${host}, die Website ist ${own}. Das ist erlaubt.`,
  scheme: (scheme) => `Schema ${scheme}`,
  schemeTitle:
    'Die Website verwendet https. Suchmaschinen akzeptieren URLs mit einem anderen Schema womöglich nicht.',
  seconds: 's',
  delay: (heed, ignore, unknown) =>
    [
      ...(heed.length > 0 ? [`Befolgt von ${listAll(heed)}.`] : []),
      ...(ignore.length > 0 ? [`Ignoriert von ${listAll(ignore)}.`] : []),
      ...(unknown.length > 0 ? [`Von ${listAll(unknown)} ist nichts bekannt.`] : []),
    ].join(' '),
  anyOther: 'alle anderen Crawler',
  /** After „von“. */
  others: (count) => (count === 1 ? 'einem weiteren' : `${number(count)} weiteren`),
  hostNote:
    'Yandex hat die Zeile bis 2018 gelesen; sie wird nicht mehr gelesen. Leiten Sie stattdessen zum Haupthost weiter.',
  noindexNote:
    'Seit 2019 liest kein bekannter Leser die Zeile. Ein META-Tag oder ein Header leistet dasselbe, wenn die Seite abgerufen werden darf.',
  snippet: 'META-Tag oder Header kopieren…',
  remove: 'Zeile löschen',
  parameter: (place) => `Parameter ${place}`,
  newParameter: 'Neuer Parameter',
  addParameter: 'hinzufügen',
  removeParameter: (name) => `Parameter ${name} löschen`,
  lastParameter: 'Ein Pfad braucht einen Parameter. Löschen Sie stattdessen die Zeile.',
  parameterPath: 'Pfad der Parameter',
  wholeSite: 'ganze Website',
  pathNeedsParameter: 'Vor einem Pfad muss ein Parameter stehen. Geben Sie zuerst einen Parameter ein.',
  clean: (before, after) =>
    `Aus ${plural(before, 'URL', 'URLs')} der Tabelle ${after === 1 ? 'wird' : 'werden'} ${number(after)}:`,
  cleanMore: (count) => `und ${number(count)} weitere`,
  pages: 'Seiten',
  pagesIn: 'Seiten in',
  time: 'Zeit',
  unit: 'Zeiteinheit',
  units: { '': 'Sekunden', s: 'Sekunden (s)', m: 'Minuten (m)', h: 'Stunden (h)' },
  from: 'Von, UTC',
  to: 'Bis, UTC',
  utc: 'UTC',
  addHours: 'Auf bestimmte Stunden beschränken',
  removeHours: 'Alle Stunden erlauben',
  wholeNumber: 'Nicht geschrieben: Das muss eine ganze Zahl ab 1 sein.',
  local: (from, to, zone) => `Hier ${hour(from)} bis ${hour(to)} Uhr (${zone}).`,
  wraps: 'Über Mitternacht.',
  keys: {
    search: purposeWords.search,
    'ai-input': purposeWords['ai-input'],
    'ai-train': purposeWords['ai-train'],
  },
  saying: { yes: 'ja', no: 'nein', '': 'nicht gesagt' },
  use: 'use',
  uses: { '': 'nicht gesagt', immediate: 'immediate', reference: 'reference', full: 'full' },
  contested: 'Umstritten ist, wofür ein Signal gilt: für seinen Abschnitt oder die ganze Website.',
  contestedLink: 'Beide Lesarten',
  usagePath: 'Pfad der Aussage',
  allPaths: 'alle Pfade',
  pathBegins:
    'Nicht geschrieben: Ein Pfad muss mit einem Schrägstrich beginnen und darf keine Leerzeichen enthalten.',
  preferring: { y: 'erlauben', n: 'verbieten', '': 'nicht gesagt' },
  alsoSaid: (others) => `Auch in der Zeile: ${others.join(', ')}`,
  notWritten: (sentence) => `Nicht geschrieben: ${sentence}`,
} satisfies Translated<typeof english.extensionRowWords>;

// The question about AI use, in the table and its explanation.

const because: Readonly<Record<AiUseReason, (line: number, path: string) => string>> = {
  closed: (line) => `Zeile ${line} sperrt den Crawler`,
  'closed-and-granted': () => 'eine Zeile sperrt den Crawler, eine andere sagt Ja',
  usage: (line) => `Content-Usage in Zeile ${line}`,
  signal: (line) => `Content-Signal in Zeile ${line}`,
  named: (line) => `Zeile ${line} erlaubt den Crawler namentlich`,
  token: (line) => `Zeile ${line} betrifft einen Schalter`,
  carrier: (line, path) => `Zeile ${line} in ${path}`,
  several: (line) => `mehrere Zeilen sagen das, ab Zeile ${line}`,
  silence: () => 'keine Zeile sagt Ja oder Nein',
  'own-file': () => 'die Regeldatei selbst ist kein Inhalt',
  'no-file': () => 'die Website hat keine solche Datei',
  'other-site': () => 'diese URL liegt auf einer anderen Website',
};

const answers: Translated<typeof english.aiUseWords.answers> = {
  yes: 'Ja',
  no: 'Nein',
  'not-stated': 'Nicht gesagt',
  contradictory: 'Beides',
  terms: 'Zu Bedingungen',
};

export const aiUseWords = {
  question: 'Was darf KI damit tun?',
  /** The questions, in lists of questions and expectations. */
  questions: {
    search: 'Nutzung: Suche?',
    'ai-search': 'Nutzung: KI-Suche?',
    'ai-input': 'Nutzung: KI-Eingabe?',
    'ai-train': 'Nutzung: KI-Training?',
  },
  all: 'Nutzung: alle vier für einen Crawler',
  purposes: {
    search: 'Suche',
    'ai-search': 'KI-Suche',
    'ai-input': 'KI-Eingabe',
    'ai-train': 'KI-Training',
  },
  answers,
  counted: {
    yes: 'ja',
    no: 'nein',
    'not-stated': 'nicht gesagt',
    contradictory: 'beides',
    terms: 'zu Bedingungen',
  },
  /** The answers of the cautious reading. */
  cautiously: { 'not-stated': 'Nein, nicht gesagt', contradictory: 'Nein, beides' },
  because,
  underOther: (answer) => `in der anderen Lesart der Signale: ${answers[answer]}`,
  heading: (purpose, agent) =>
    `für ${purposeWords[purpose]}, ${agent === '' ? 'alle anderen Crawler' : agent}`,
  agent: 'Crawler',
  anyAgent: 'alle anderen Crawler',
  purpose: 'Zweck',
  allPurposes: 'alle vier, für einen Crawler',
  scope: 'Ein Signal gilt für',
  scopes: { record: 'seinen Abschnitt', file: 'die ganze Datei' },
  edition: 'Bezeichnungen nach',
  editionOf: (id, date) => `${id}, ${formatDay(date)}`,
  cautious: 'Vorsichtige Sicht',
  cautiousHint: 'Zeigt „Nicht gesagt“ und „Beides“ als „Nein“. Die Antworten ändern sich nicht.',
  note: 'Was die Dateien der Website angeben; nicht, was das Recht verlangt oder was Crawler tun.',
  nameless: (count) => `${plural(count, 'Dienst', 'Dienste')} ohne Namen für eine Datei`,
  trace: {
    access: 'Zugriff',
    usage: 'Content-Usage',
    signal: 'Content-Signal',
    tokens: 'Schalter',
    carriers: 'Andere Dateien der Website',
    beside: 'Nicht gezählt',
    noUsage: 'Der Abschnitt dieses Crawlers hat keine Content-Usage-Zeile.',
    noSignal: 'Keine Content-Signal-Zeile gilt für ihn.',
    whyNoYes: 'Warum die Antwort nicht Ja ist',
    notYes: {
      silence:
        'Ein Ja braucht eine ausdrückliche Zeile: Content-Signal, Content-Usage oder ein namentliches Allow für einen Crawler, der nichts anderes tut. Die Erlaubnis zum Abruf genügt nicht.',
      closed: 'Jeder Zweck setzt den Abruf voraus. Entfernen Sie zuerst, was den Crawler sperrt.',
      contradictory: 'Eine Zeile sagt Ja. Das zählt nur, wenn keine Zeile Nein sagt.',
    },
  },
} satisfies Translated<typeof english.aiUseWords>;
