// Words for verdicts on usages (ACAP 1.1): cells, the question, what a crawler understands.
import type { UsageReason } from '../../../core/questions/usage-verdict.ts';
import type * as english from '../../en/words/usage.ts';
import type { Told } from '../../language.ts';
import { list, listAll } from '../lists.ts';
import { acapWords } from './acap.ts';
import { restrictionWords } from './acap-restrictions.ts';
import { plural } from './counts.ts';

const because: Readonly<Record<UsageReason, (line: string) => string>> = {
  field: (line) => `Zeile ${line} entscheidet`,
  tie: (line) => `Zeile ${line} und eine andere widersprechen sich`,
  other: (line) => `Zeile ${line} verbietet alle anderen Nutzungen`,
  conventional: (line) => `die herkömmliche Zeile ${line} entscheidet`,
  'reference-missing': (line) => `die Datei, auf die Zeile ${line} verweist, ist nicht geladen`,
  silence: () => 'keine Zeile spricht davon',
  version: () => 'die Datei hat eine Version, die hier nicht gelesen wird',
  'no-file': () => 'die Website hat keine solche Datei',
  'other-site': () => 'diese URL gehört zu einer anderen Website',
};

/** The questions about the usages of the specification; a file can define others. */
const mayQuestions: Readonly<Record<string, string>> = {
  crawl: 'Darf er crawlen?',
  follow: 'Darf er Links folgen?',
  index: 'Darf er indexieren?',
  preserve: 'Darf er aufbewahren?',
  present: 'Darf er anzeigen?',
  'present-original': 'Darf er das Original anzeigen?',
  'present-currentcopy': 'Darf er die aktuelle Kopie anzeigen?',
  'present-oldcopy': 'Darf er eine alte Kopie anzeigen?',
  'present-snippet': 'Darf er ein Snippet anzeigen?',
  'present-thumbnail': 'Darf er ein Vorschaubild anzeigen?',
  'present-oldsnippet': 'Darf er ein altes Snippet anzeigen?',
  'present-oldthumbnail': 'Darf er ein altes Vorschaubild anzeigen?',
  'present-link': 'Darf er einen Link anzeigen?',
  other: 'Darf er es auf andere Weise nutzen?',
};

export const usageWords: Told<typeof english.usageWords> = {
  answers: {
    allowed: 'Ja',
    'allowed-with-restrictions': 'Eingeschränkt',
    prohibited: 'Nein',
    unspecified: 'Nicht gesagt',
  },
  /** The terms of the specification, for the trace. */
  terms: {
    allowed: 'erlaubt',
    'allowed-with-restrictions': 'mit Einschränkungen erlaubt',
    prohibited: 'verboten',
    unspecified: 'nicht angegeben',
  },
  counted: {
    allowed: 'ja',
    'allowed-with-restrictions': 'eingeschränkt',
    prohibited: 'nein',
    unspecified: 'nicht gesagt',
  },
  because,
  together: (lines) => `die Zeilen ${listAll(lines)} entscheiden gemeinsam`,
  /** The number of a line of another file, where that of a line would stand. */
  inFile: (line, path) => `${line} von ${path}`,
  /** How silence is presented. */
  silent: { permitted: 'Nicht gesagt (ja)', prohibited: 'Nicht gesagt (nein)', ask: 'Nicht gesagt' },
  silence: 'Nicht gesagt zählt als',
  silences: {
    permitted: 'ja, wie die meisten Crawler es halten',
    prohibited: 'nein',
    ask: 'offen: den Herausgeber fragen',
  },
  question: 'Frage',
  fetch: 'Darf er abrufen?',
  may: (usage) => mayQuestions[usage.toLowerCase()] ?? `Darf er: ${acapWords.usageName(usage)}?`,
  all: 'Alle Nutzungen eines Crawlers',
  usages: 'Nutzungen (ACAP)',
  crawler: 'Crawler',
  anyCrawler: 'alle anderen Crawler',
  purpose: 'Zweck',
  noPurpose: 'kein Zweck',
  otherPurpose: 'Zweck, wie der Crawler ihn angibt',
  understands: 'Was dieser Crawler versteht…',
  panel: {
    title: 'Was dieser Crawler versteht',
    about:
      'Ein Crawler, der eine Einschränkung nicht einhalten kann, liest die Erlaubnis als Verbot; einer, der eine Nutzung nicht von einer umfassenderen unterscheiden kann, hält diese für verboten (2.4.3).',
    usages: 'Nutzungen, deren Verbot er einhalten kann',
    qualifiers: 'Einschränkungen, die er einhalten kann',
    form: (type, form) =>
      form === 'idlist' || form === 'classlist'
        ? `mehrere ${restrictionWords.choice(type, form.replace('list', ''))}`
        : restrictionWords.choice(type, form),
    all: 'Alles',
    none: 'Nichts',
    settings: 'Wo die Spezifikation Spielraum lässt',
    crawlerMatch: 'Ein Name in der Datei meint den Crawler, wenn er',
    crawlerMatches: { exact: 'derselbe Name ist', substring: 'ein Teil vom Namen des Crawlers ist' },
    conventional: 'Wo herkömmliche und ACAP-Abschnitte sich bei verschiedenen Pfaden widersprechen',
    conventionals: {
      conservative: 'müssen beide es erlauben',
      'acap-wins': 'zählt der ACAP-Abschnitt',
      narrowest: 'zählt der engere Pfad',
    },
    appliesTo: 'Herkömmliche Regeln sprechen auch von',
  },
  heading: (usage, agent) =>
    `für ${agent === '' ? 'alle anderen Crawler' : agent}: ${acapWords.usageName(usage)}`,
  trace: {
    parts: {
      file: 'Datei',
      records: 'Abschnitte',
      fields: 'Felder',
      conventional: 'Herkömmlich',
      advice: 'Daneben',
      answer: 'ACAP sagt',
    },
    otherRecords: (count) => plural(count, 'Abschnitt für andere', 'Abschnitte für andere'),
    noFields: 'Kein Feld dieser Abschnitte spricht von dieser Nutzung.',
    blockedBy: 'Das Crawlen ist verboten, zu dieser Nutzung kann es also nicht kommen.',
    carveOut: (usage, answer) => `${acapWords.usageName(usage)}: ${answer}`,
    carveOuts: (ways) => `Arten der Anzeige mit einer anderen Antwort: ${ways.join('; ')}.`,
    embedded:
      'Erlaubnisse in der Seite selbst (ACAP Teil 2) werden hier nicht gelesen; sie gingen denen der Datei vor.',
    requests: (requests) => `Für diese URL angefordert: ${list(requests)}.`,
    silence: (word) => `Was niemand sagt, wird gezeigt als: ${word}.`,
  },
  requests: {
    title: (count, crawler) =>
      `${plural(count, 'Anforderung', 'Anforderungen')} an ${crawler === '' ? 'alle Crawler' : crawler}`,
    request: { 'take-down': 'Entfernen', 're-crawl': 'Erneut crawlen' },
  },
};
