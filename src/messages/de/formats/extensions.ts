// Words of the lines of extensions, and of the question what AI may do.

import type { ExtensionFacts } from '../../../core/formats/extensions/define-extension.ts';
import type { AiUseReason } from '../../../core/formats/extensions/question/ai-use-verdict.ts';
import type * as english from '../../en/formats/extensions.ts';
import type { Translated } from '../../language.ts';
import { formatDay, listAll, number, plural } from '../counts.ts';

/** Without an article: the sentences of the steps have forms of their own. */
export const purposeWords: Translated<typeof english.purposeWords> = {
  search: 'Suche',
  'ai-input': 'KI-Eingabe',
  'ai-train': 'KI-Training',
};

// The state of each kind of line, how it relates to access, and what is contested.
/** Who heeds it, by and large. */
export const lineStatus: Translated<typeof english.lineStatus> = {
  read: 'Wird von denen gelesen, für die sie gedacht ist.',
  partly: 'Wird von einigen gelesen.',
  draft: 'Ein Entwurf: Dass jemand sie schon liest, ist nicht bekannt.',
  published: 'Veröffentlicht; wer sie liest, ist nicht bekannt, oder es ist nur ein einziger Dienst.',
  retired: 'Aufgegeben: Niemand liest sie mehr.',
  unread: 'Dass jemand sie liest, ist nicht bekannt.',
};

/** What it has to do with who may fetch what. */
export const lineRelation: Translated<typeof english.lineRelation> = {
  none: 'Sie öffnet und schließt nichts.',
  pace: 'Sie bittet um ein Tempo; was abgerufen werden darf, bleibt, wie es ist.',
  hours: 'Sie bittet um Uhrzeiten; was abgerufen werden darf, bleibt, wie es ist.',
  noindex:
    'Sie schließt nichts. Was stattdessen wirkt, META oder ein Header, ist nur zu sehen, wo die Seite abgerufen werden darf.',
  duplicates: 'Sie schließt nichts: Sie sagt, welche Adressen zur selben Seite führen.',
  use: 'Sie schließt nichts: Sie sagt, was mit dem Abgerufenen geschehen darf.',
  'use-after-access':
    'Sie sagt, was mit dem geschehen darf, was abgerufen werden darf; über das Übrige sagt sie nichts.',
};

/** What no source settles, and what is done here. */
export const lineContested: Translated<typeof english.lineContested> = {
  'bing-default':
    'Bing soll die Wartezeit aus dem Abschnitt für alle anderen nehmen, wenn im eigenen keine steht; andere meinen, ein eigener Abschnitt setze sie außer Kraft.',
  'largest-delay':
    'Von mehreren Wartezeiten in einem Abschnitt nehmen manche die kürzeste, manche die letzte. Gatepost zeigt die längste, die den Server am meisten schont.',
  'clean-param-scope':
    'Bei Yandex darf die Zeile überall stehen; ein Parser hält sie in ihrem Abschnitt. Gatepost liest sie für die ganze Datei.',
  'signal-scope':
    'Manche lesen ein Signal für die Crawler seines Abschnitts, manche für die ganze Website. Gatepost liest es je Abschnitt; Zeilen über allen Abschnitten gelten, wo nichts anderes steht. Die andere Lesart ist ein Schalter.',
  'usage-draft': 'Die Entwürfe sagen von sich selbst, dass über Teile keine Einigkeit besteht.',
  'license-in-records':
    'RSL 1.0 (4.4.2): Eine License-Zeile in einem Abschnitt ersetzt für dessen Crawler die globalen. Der ältere Leitfaden nennt jede License-Zeile global.',
};

/** Who is said to obey a line, and who not. */
export const lineHonoured: typeof english.lineHonoured = ({ honouredBy }) => {
  const named = (says: string) => honouredBy.filter((one) => one.says === says).map(({ who }) => who);
  const [yes, no] = [named('obeyed'), named('ignored')];
  const parts = [
    ...(yes.length > 0 ? [`Gelesen von ${listAll(yes)}.`] : []),
    ...(no.length > 0 ? [`Nicht von ${listAll(no)}.`] : []),
  ];
  return parts.length > 0
    ? [...parts, 'Von anderen ist nichts bekannt.'].join(' ')
    : 'Dass jemand sie liest, ist nicht bekannt.';
};

const hour = (minutes: number) =>
  new Date(Date.UTC(2000, 0, 1, 0, minutes)).toLocaleTimeString('de', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  });

/** Who is known to read a line, in a few words. */
function readBy({ status }: ExtensionFacts, names: readonly string[]): string {
  if (status === 'retired') return 'nicht mehr gelesen';
  const [first, ...others] = names;
  if (first === undefined) return status === 'draft' ? 'Entwurf, kein Leser bekannt' : 'kein Leser bekannt';
  return others.length > 0
    ? `gelesen von ${first} und ${others.length === 1 ? 'einem weiteren' : `${number(others.length)} weiteren`}`
    : `gelesen von ${first}`;
}

export const modernRowWords: Translated<typeof english.modernRowWords> = {
  readBy,
  addBelow: (name) => `${name} darunter hinzufügen`,
  addLine: (name) => `${name} hinzufügen`,
  noAddress: 'https://www.example.com/sitemap.xml',
  otherHost: 'auf einem anderen Host',
  otherHostTitle: (host, own) => `Diese Adresse liegt auf ${host}, die Website ist ${own}. Das ist erlaubt.`,
  scheme: (scheme) => `Schema ${scheme}`,
  schemeTitle:
    'Die Website ist über https zu erreichen. Suchmaschinen nehmen Adressen mit einem anderen Schema womöglich nicht an.',
  seconds: 's',
  delay: (heed, ignore, unknown) =>
    [
      ...(heed.length > 0 ? [`Befolgt von ${listAll(heed)}.`] : []),
      ...(ignore.length > 0 ? [`Nicht beachtet von ${listAll(ignore)}.`] : []),
      ...(unknown.length > 0 ? [`Von ${listAll(unknown)} ist nichts bekannt.`] : []),
    ].join(' '),
  anyOther: 'alle anderen Crawler',
  /** After „von“. */
  others: (count) => (count === 1 ? 'einem weiteren' : `${number(count)} weiteren`),
  hostNote:
    'Yandex hat das bis 2018 gelesen; heute liest es niemand. Leiten Sie stattdessen zum Haupthost weiter.',
  noindexNote:
    'Seit 2019 liest das unseres Wissens niemand. Ein META-Tag oder ein Header leistet dasselbe, wenn die Seite abgerufen werden darf.',
  snippet: 'META-Tag oder Header kopieren…',
  remove: 'Zeile löschen',
  parameter: (place) => `Parameter ${place}`,
  newParameter: 'Neuer Parameter',
  addParameter: 'hinzufügen',
  removeParameter: (name) => `Parameter ${name} löschen`,
  lastParameter: 'Ein Pfad braucht einen Parameter. Löschen Sie stattdessen die Zeile.',
  parameterPath: 'Pfad der Parameter',
  wholeSite: 'ganze Website',
  pathNeedsParameter: 'Vor einem Pfad muss ein Parameter stehen. Tippen Sie erst einen ein.',
  cleanNothing: 'Keine URL der Tabelle hat diese Parameter.',
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
  addHours: 'Nur zu bestimmten Stunden',
  removeHours: 'Zu allen Stunden',
  wholeNumber: 'Das muss eine ganze Zahl ab 1 sein. Das ist noch nicht geschrieben.',
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
  contested: 'Umstritten ist, wem ein Signal gilt: seinem Abschnitt oder der ganzen Website.',
  contestedLink: 'Beide Lesarten',
  usagePath: 'Pfad der Aussage',
  allPaths: 'alle Pfade',
  pathBegins:
    'Ein Pfad beginnt mit einem Schrägstrich und hat keine Leerzeichen. Das ist noch nicht geschrieben.',
  preferring: { y: 'erlauben', n: 'verbieten', '': 'nicht gesagt' },
  alsoSaid: (others) => `Auch in der Zeile: ${others.join(', ')}`,
  notWritten: (sentence) => `${sentence} Das ist noch nicht geschrieben.`,
};

// The question what AI may do, in the table and its explanation.

const because: Readonly<Record<AiUseReason, (line: number) => string>> = {
  closed: (line) => `Zeile ${line} hält den Agenten fern`,
  'closed-and-granted': () => 'eine Zeile hält den Agenten fern, eine andere sagt Ja',
  usage: (line) => `Content-Usage in Zeile ${line}`,
  signal: (line) => `Content-Signal in Zeile ${line}`,
  named: (line) => `Zeile ${line} lässt den Agenten namentlich ein`,
  token: (line) => `Zeile ${line} spricht von einem Schalter`,
  several: (line) => `mehrere Zeilen sagen es, ab Zeile ${line}`,
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
};

export const aiUseWords: Translated<typeof english.aiUseWords> = {
  question: 'Was darf KI damit tun?',
  /** As in the list of questions and of expectations. */
  questions: {
    search: 'Nutzung: Suche?',
    'ai-input': 'Nutzung: KI-Eingabe?',
    'ai-train': 'Nutzung: KI-Training?',
  },
  all: 'Nutzung: alle drei für einen Agenten',
  purposes: { search: 'Suche', 'ai-input': 'KI-Eingabe', 'ai-train': 'KI-Training' },
  answers,
  counted: { yes: 'ja', no: 'nein', 'not-stated': 'nicht gesagt', contradictory: 'beides' },
  /** To the cautious. */
  cautiously: { 'not-stated': 'Nein, nicht gesagt', contradictory: 'Nein, beides' },
  because,
  underOther: (answer) => `in der anderen Lesart der Signale: ${answers[answer]}`,
  heading: (purpose, agent) =>
    `für ${purposeWords[purpose]}, ${agent === '' ? 'alle nicht genannten Agenten' : agent}`,
  agent: 'Agent',
  anyAgent: 'alle nicht genannten Agenten',
  purpose: 'Zweck',
  allPurposes: 'alle drei, für einen Agenten',
  scope: 'Ein Signal gilt für',
  scopes: { record: 'seinen Abschnitt', file: 'die ganze Datei' },
  edition: 'Bezeichnungen nach',
  editionOf: (id, date) => `${id}, ${formatDay(date)}`,
  cautious: 'Vorsichtige Sicht',
  cautiousHint: 'Zeigt „Nicht gesagt“ und „Beides“ als Nein. Das ändert die Anzeige, nicht die Antworten.',
  note: 'Was die Datei sagt, gelesen nach RFC 9309 mit Content-Usage; nicht, was das Recht sagt, und nicht, was jemand tut.',
  nameless: (count) =>
    `${plural(count, 'Dienst hat', 'Dienste haben')} keinen Namen, den eine Datei nennen könnte`,
  trace: {
    access: 'Zugriff',
    usage: 'Content-Usage',
    signal: 'Content-Signal',
    tokens: 'Schalter',
    beside: 'Nicht gezählt',
    noUsage: 'Im Abschnitt dieses Agenten steht keine Zeile mit Content-Usage.',
    noSignal: 'Keine Zeile mit Content-Signal spricht davon.',
    whyNoYes: 'Warum kein Ja',
    notYes: {
      silence:
        'Ein Ja braucht eine Zeile, die es sagt: Content-Signal, Content-Usage oder ein Allow, das einen Agenten namentlich einlässt, der nichts anderes tut. Eingelassen zu werden genügt nicht.',
      closed: 'Jeder Zweck beginnt mit dem Abruf. Was den Agenten fernhält, muss zuerst weg.',
      contradictory: 'Eine Zeile sagt Ja. Es zählt, sobald keine Zeile mehr Nein sagt.',
    },
  },
};
