// Words of the form for ACAP: rows, records, definitions, and facts about the file.

import type { IssueCode } from '../../../core/formats/acap/field.ts';
import type { DefinitionKind } from '../../../core/formats/acap/field-spelling.ts';
import type { QualifierName } from '../../../core/formats/acap/qualifiers.ts';
import type { UsageReason } from '../../../core/formats/acap/question/usage-verdict.ts';
import type { Locator } from '../../../core/formats/acap/value-parts.ts';
import type * as english from '../../en/formats/acap.ts';
import type { Translated } from '../../language.ts';
import { list, listAll, number, plural } from '../counts.ts';
import { acapNames } from './acap-names.ts';
import { restrictionValueWords } from './acap-restrictions.ts';

// Words for the restrictions of ACAP in the form.
/** Each is followed by its choices, in the grammatical case that it requires. */
const names: Readonly<Record<QualifierName, string>> = {
  'time-limit': 'Frist',
  'must-use-resource': 'Ersatz',
  'max-length': 'Höchstlänge',
  'prohibited-modification': 'Unverändert',
  'must-include-resource': 'Nur mit',
  'prohibited-context': 'Nicht in',
  'required-context': 'Nur in',
  'target-condition': 'Nur für',
  'usage-ref': 'Bedingungen',
};

const offers: Readonly<Record<QualifierName, string>> = {
  'time-limit': 'für eine gewisse Zeit oder bis zu einem Tag…',
  'must-use-resource': 'eine andere Seite, ein Element, ein META-Tag oder ein fester Text…',
  'max-length': 'einige Zeichen oder Wörter…',
  'prohibited-modification': 'alles, Format, Stil, Sprache…',
  'must-include-resource': 'einer Quellenangabe, einem Link, einem Auszug…',
  'prohibited-context': 'einem Rahmen des Aggregators',
  'required-context': 'der Umgebung der Website oder dem Rahmen des Aggregators…',
  'target-condition': 'einige Adressen, Domains oder Länder…',
  'usage-ref': 'eine Seite mit den Bedingungen…',
};

const locators: Readonly<Record<Locator, string>> = {
  id: 'im Element mit der id',
  class: 'in den Elementen der Klasse',
  meta: 'im META-Tag',
  text: 'als Text',
  uri: 'unter',
};

/** Why a restriction does not count, or does not apply to this usage, as a sentence. */
const hints: Partial<Record<IssueCode, string>> = {
  'time-limit-combo': 'Nur zwei Fristen verschiedener Art gelten.',
  'time-limit-plus-not-alone': 'PLUS-Bedingungen gelten nur allein.',
  'single-qualifier-repeated': 'Davon gilt nur die erste Angabe.',
  'modification-dominated': 'Eine andere Zeile deckt das schon ab, darum zählt diese nicht.',
  'rulesref-not-alone': 'Andere Regeln gelten nur allein.',
  'bad-qualifier-value': 'Dieser Wert ist nicht gültig, darum müssen Crawler die Zeile als Nein lesen.',
  'unknown-qualifier':
    'ACAP definiert diese Einschränkung nicht, darum müssen Crawler die Zeile als Nein lesen.',
  'context-contradiction':
    'Derselbe Rahmen wird verlangt und verboten, darum müssen Crawler die Zeile als Nein lesen.',
  'zero-limit': 'Eine Grenze von 0 erlaubt nichts.',
  'until-recrawl-alias':
    'Diese Schreibung stammt aus einem gedruckten Beispiel und bedeutet until-recrawled.',
  'ip-range-reversed': 'Der Bereich endet, bevor er beginnt.',
  'ip-mask-netmask':
    'In diesen Masken sind die gesetzten Bits frei. Diese Maske sieht wie eine Netzmaske aus.',
  'ip-cidr': 'Hier eine Maske verwenden, keine Präfixlänge.',
  'country-code-unknown': 'Kein Land hat diesen Code.',
};

const problems: Readonly<Record<english.ValueProblem, string>> = {
  date: 'Nicht geschrieben: Dieses Datum gibt es nicht.',
  number: 'Nicht geschrieben: Geben Sie eine ganze Zahl ein.',
  address:
    'Nicht geschrieben: Geben Sie eine Adresse wie 192.0.2.1 ein, auf beiden Seiten mit derselben IP-Version.',
  domain: 'Nicht geschrieben: Geben Sie eine Domain ein.',
  text: 'Nicht geschrieben: Das darf nicht leer sein.',
  prefix: 'Geben Sie eine Zahl von 0 bis 32 ein.',
  other: 'Nicht geschrieben: Das ist kein vollständiger Wert dieser Einschränkung.',
};

export const restrictionWords = {
  ...restrictionValueWords,
  name: (type) => (names as Readonly<Record<string, string>>)[type.toLowerCase()] ?? type,
  offer: (type) => offers[type],
  locator: (locator) => locators[locator],
  label: (name, n, what) => `${name}${n === undefined ? '' : ` ${n}`}: ${what}`,
  parts: {
    kind: 'Art',
    value: 'Wert',
    where: 'wo',
    from: 'von',
    to: 'bis',
    address: 'Adresse',
    mask: 'freie Bits',
    prefix: 'Präfixlänge',
    country: 'Land hinzufügen',
  },
  free: 'frei',
  remove: (name, n) => `„${name}${n === undefined ? '' : ` ${n}`}“ löschen`,
  removeItem: (item) => `${item} löschen`,
  addSecondLimit: 'Zweite Frist hinzufügen; die frühere gilt',
  addAnother: 'Weitere hinzufügen',
  disputed: (support, usage) =>
    support === 'annex'
      ? `ACAP widerspricht sich: für „${acapNames.usageName(usage)}“ erlaubt das Anhang A, der Haupttext nicht`
      : `ACAP widerspricht sich: für „${acapNames.usageName(usage)}“ erlaubt das der Haupttext, Anhang A nicht`,
  notFor: (usage) =>
    `Für „${acapNames.usageName(usage)}“ gibt es diese Einschränkung nicht, darum müssen Crawler die Zeile als Nein lesen.`,
  hint: (code) => hints[code],
  problem: (problem) => problems[problem],
  since: '1.1',
  keep: 'Ein Crawler, der eine Einschränkung nicht einhalten kann, muss die Zeile als Nein lesen.',
  choose: 'auswählen…',
  dayIncluded: 'einschließlich dieses Tages',
} satisfies Translated<typeof english.restrictionWords>;

// Words for verdicts on usages (ACAP 1.1): cells, the question, what a crawler supports.
const because: Readonly<Record<UsageReason, (line: string) => string>> = {
  field: (line) => `Zeile ${line} entscheidet`,
  tie: (line) => `Zeile ${line} und eine andere Zeile widersprechen sich`,
  other: (line) => `Zeile ${line} verbietet alle anderen Nutzungen`,
  conventional: (line) => `die herkömmliche Zeile ${line} entscheidet`,
  'reference-missing': (line) => `die Datei, auf die Zeile ${line} verweist, ist nicht geladen`,
  'reference-chain': (line) => `Zeile ${line} darf nicht auf eine andere Datei verweisen`,
  silence: () => 'keine Zeile gilt dafür',
  version: () => 'die ACAP-Version der Datei wird nicht unterstützt',
  'no-file': () => 'die Website hat keine solche Datei',
  'other-site': () => 'diese URL liegt auf einer anderen Website',
};

/** Questions about the usages of the specification; a file can define other usages. */
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

export const usageWords = {
  answers: {
    allowed: 'Ja',
    'allowed-with-restrictions': 'Eingeschränkt',
    prohibited: 'Nein',
    unspecified: 'Nicht gesagt',
  },
  /** The terms of the specification, for the explanation. */
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
  /** The number of a line of another file, in place of a line number. */
  inFile: (line, path) => `${line} von ${path}`,
  /** How a usage without a statement is shown. */
  silent: { permitted: 'Nicht gesagt: ja', prohibited: 'Nicht gesagt: nein', ask: 'Nicht gesagt' },
  silentCell: { permitted: 'ja', prohibited: 'nein', ask: '' },
  silence: 'Wo die Datei nichts sagt',
  silences: {
    permitted: 'ja, wie die meisten Crawler es lesen',
    prohibited: 'nein',
    ask: 'offen: den Herausgeber fragen',
  },
  question: 'Frage',
  fetch: 'Darf er abrufen?',
  may: (usage) => mayQuestions[usage.toLowerCase()] ?? `Darf er: ${acapNames.usageName(usage)}?`,
  all: 'Alle Nutzungen eines Crawlers',
  used: (used, all) => `${number(used)} von ${number(all)} Nutzungen in der Datei`,
  usedTitle: 'Die Nutzungen, die die Datei erlaubt oder verbietet, stehen zuerst.',
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
      'Ein Crawler, der eine Einschränkung nicht einhalten kann, liest die Erlaubnis als Verbot. Einer, der das Verbot einer Nutzung nicht einhalten kann, liest es als Verbot der umfassenderen Nutzung (2.4.3).',
    usages: 'Nutzungen, deren Verbot er einhalten kann',
    qualifiers: 'Einschränkungen, die er einhalten kann',
    form: (type, form) =>
      form === 'idlist' || form === 'classlist'
        ? `mehrere ${restrictionWords.choice(type, form.replace('list', ''))}`
        : restrictionWords.choice(type, form),
    all: 'Alles',
    none: 'Nichts',
    settings: 'Wo die Spezifikation Spielraum lässt',
    crawlerMatch: 'Ein Name in der Datei passt auf den Crawler, wenn er',
    crawlerMatches: { exact: 'derselbe Name ist', substring: 'ein Teil vom Namen des Crawlers ist' },
    conventional: 'Wo herkömmliche und ACAP-Abschnitte sich bei verschiedenen Pfaden widersprechen',
    conventionals: {
      conservative: 'müssen beide es erlauben',
      'acap-wins': 'zählt der ACAP-Abschnitt',
      narrowest: 'zählt der engere Pfad',
    },
    appliesTo: 'Herkömmliche Regeln gelten auch für',
  },
  heading: (usage, agent) =>
    `für ${agent === '' ? 'alle anderen Crawler' : agent}: ${acapNames.usageName(usage)}`,
  trace: {
    parts: {
      file: 'Datei',
      records: 'Abschnitte',
      fields: 'Felder',
      conventional: 'Herkömmlich',
      advice: 'Außerdem',
      answer: 'Antwort nach ACAP',
    },
    otherRecords: (count) => plural(count, 'Abschnitt für andere Crawler', 'Abschnitte für andere Crawler'),
    noMatch: (count, isOther) => `${number(count)} ${isOther ? 'andere ' : ''}Zeilen passen nicht`,
    noFields: 'Kein Feld dieser Abschnitte gilt für diese Nutzung.',
    blockedBy: 'Das Crawlen ist verboten, darum ist diese Nutzung nicht möglich.',
    carveOut: (usage, answer) => `${acapNames.usageName(usage)}: ${answer}`,
    carveOuts: (ways) => `Arten der Anzeige mit einer anderen Antwort: ${ways.join('; ')}.`,
    embedded:
      'Erlaubnisse in der Seite selbst (ACAP Teil 2) werden hier nicht gelesen. Sie würden denen der Datei vorgehen.',
    requests: (requests) => `Für diese URL angefordert: ${list(requests)}.`,
    silence: (word) => `Wo die Datei nichts sagt, zählt als Antwort: ${word}.`,
  },
  requests: {
    title: (count, crawler) =>
      `${plural(count, 'Anforderung', 'Anforderungen')} an ${crawler === '' ? 'alle Crawler' : crawler}`,
    request: { 'take-down': 'Entfernen', 're-crawl': 'Erneut crawlen' },
  },
} satisfies Translated<typeof english.usageWords>;

const kinds: Translated<typeof english.acapWords.kinds> = {
  'resource-set': 'Menge von Pfaden',
  'qualified-usage': 'eingeschränkte Nutzung',
  'composite-usage': 'zusammengesetzte Nutzung',
};

const defineKinds: Readonly<Record<DefinitionKind, string>> = {
  'resource-set': 'Menge von Pfaden hinzufügen',
  'qualified-usage': 'Eingeschränkte Nutzung hinzufügen',
  'composite-usage': 'Zusammengesetzte Nutzung hinzufügen',
};

const paths = (count: number) => plural(count, 'Pfad', 'Pfade');

export const acapWords = {
  ...acapNames,
  usageGroups: {
    basic: 'Grundlegend',
    derived: 'Arten der Anzeige',
    general: 'Andere',
    local: 'In dieser Datei definiert',
  },
  localOf: (path) => `In ${path} definiert`,
  unknownUsage: 'In dieser Zeile',
  effects: { allow: 'Allow', deny: 'Disallow' },
  set: 'Menge von Ressourcen',
  useSet: (line) => `In Zeile ${line} eine Menge von Pfaden verwenden`,
  setName: (name) => `Menge ${name}`,
  setChoice: (name, count) => `Menge ${name} (${paths(count)})`,
  ownPath: 'ein eigener Pfad',
  paths,
  undefinedSet: (name) => `Keine Zeile definiert ${name}, darum passt diese Zeile auf nichts.`,
  undefinedUsage: (name) => `Keine Zeile definiert (${name}), darum erlaubt diese Zeile nichts.`,
  showDefinition: (name) => `Zur Definition von ${name}`,
  restrictions: (count) => plural(count, 'Einschränkung', 'Einschränkungen'),
  restrict: 'einschränken',
  /** The restrictions that were removed when another usage was chosen. */
  restrictionsGone: (said) =>
    `Für die gewählte Nutzung gibt es diese Einschränkungen nicht, darum wurden sie entfernt: ${said}.`,
  /** The restrictions that leave the file when a permission becomes a prohibition. */
  restrictionsShelved: (said) =>
    `Ein Verbot hat keine Einschränkungen. Wählen Sie wieder Allow, um sie wiederherzustellen: ${said}.`,
  restrictionsOf: (line, said) => `Einschränkungen von Zeile ${line}: ${said}`,
  noRestriction: 'keine',
  otherTerms: 'Wo die Bedingungen für andere Nutzungen stehen',
  otherHint:
    'Um andere Nutzungen zu erlauben, geben Sie an, wo ihre Bedingungen stehen. Solange die Angabe fehlt, wird nichts geschrieben.',
  request: 'Anforderung',
  requests: { 'take-down': 'entfernen', 're-crawl': 'erneut crawlen' },
  onlyWhen: 'Nur für den Zweck',
  everyPurpose: 'Für jeden Zweck',
  orPurpose: 'oder',
  purpose: 'Zweck',
  addPurpose: (line) => `Zweck zu Zeile ${line} hinzufügen`,
  newPurpose: 'news',
  reference: 'Die Erlaubnisse stehen in',
  referenceShort: 'Datei mit Erlaubnissen',
  newReference: '/permissions.txt',
  notLoaded: (crawlers) => `Nicht geladen. Bis dahin gilt für ${list(crawlers)} jede Nutzung als Nein.`,
  more: (count) => `noch ${number(count)}`,
  moreOf: (count, name) => `noch ${number(count)} von ${name}`,
  openReference: 'Öffnen…',
  addReference: (path) => `${path} hinzufügen`,
  refersElsewhere: 'Die Erlaubnisse dieses Abschnitts stehen in einer anderen Datei.',
  permission: 'Erlaubnis',
  addPermission: 'Erlaubnis hinzufügen',
  addPermissionTo: (line) => `Erlaubnis für den Zweck in Zeile ${line} hinzufügen`,
  anyCrawler: 'alle Crawler',
  refer: {
    title: 'Auf eine andere Datei verweisen',
    about: (count) =>
      `Ein Abschnitt, der auf eine andere Datei verweist, kann sonst nichts enthalten. ${count === 1 ? 'Seine einzige Zeile wird' : `Seine ${number(count)} Zeilen werden`} aus dieser Datei entfernt. Das lässt sich rückgängig machen.`,
    run: (count) => `${plural(count, 'Zeile', 'Zeilen')} entfernen und verweisen`,
    cancel: 'Abbrechen',
  },
  menu: {
    restrict: 'Einschränken…',
    prohibition: 'Verbot hinzufügen',
    takeDown: 'Anforderung zum Entfernen hinzufügen',
    reCrawl: 'Anforderung zum erneuten Crawlen hinzufügen',
    part: 'Teil für einen Zweck hinzufügen',
    refer: 'Stattdessen auf eine andere Datei verweisen…',
    removePart: 'Diesen Teil löschen',
    makeSet: (count) =>
      count === 1
        ? 'Aus diesem Pfad eine Menge machen'
        : `Aus diesen ${number(count)} Pfaden eine Menge machen`,
    makeComposite: (count) =>
      count === 1 ? 'Dieser Nutzung einen Namen geben' : `Aus diesen ${number(count)} Nutzungen eine machen`,
    makeQualified: 'Diesen Einschränkungen einen Namen geben',
    inline: 'Definition ausschreiben, wo sie verwendet wird',
  },
  definitions: 'Definitionen',
  definition: 'Definition',
  addDefinition: 'Definition hinzufügen',
  columns: { name: 'Name', kind: 'Art', standsFor: 'Steht für', usedIn: 'Verwendet in' },
  kinds,
  defineKind: (kind) => defineKinds[kind],
  name: 'Name',
  member: { 'resource-set': 'Pfad', 'composite-usage': 'Nutzung', 'qualified-usage': 'Nutzung' },
  memberOf: (what, n) => `${what} ${n}`,
  pathProblems: {
    restriction: (names) =>
      names.length === 0
        ? 'Nicht geschrieben: Diese Zeile nimmt keine Einschränkung an. Geben Sie nur einen Pfad ein.'
        : `Nicht geschrieben: Geben Sie einen Pfad ein, danach Einschränkungen als Name=Wert. Möglich sind ${names.join(', ')}.`,
    paths: () =>
      'Nicht geschrieben: Hier steht ein Pfad. Fügen Sie für jeden eine Zeile hinzu, oder definieren Sie eine Menge.',
    reference: () => 'Nicht geschrieben: Ein Pfad beginnt mit /, eine Menge ist the-acap:resource-set:name.',
    line: 'Nicht geschrieben: Hier steht ein Pfad, keine Zeile.',
    member: 'Nicht geschrieben: Eine Menge enthält nur Pfade.',
  },
  addMember: (what, name) => `${what} zu ${name} hinzufügen`,
  removeMember: (text, name) => `${text} aus ${name} löschen`,
  addUsageOption: 'hinzufügen…',
  goToUse: (line) => `Zu Zeile ${line}`,
  useIn: (line, path) => `${line} in ${path}`,
  goToUseIn: (line, path) => `Zu Zeile ${line} in ${path}`,
  unused: 'nicht verwendet',
  needsVersion: 'Das setzt ACAP-version: 1.1 voraus.',
  fileNeedsVersion: 'Einige Zeilen setzen ACAP-version: 1.1 voraus.',
  addVersion: 'Versionszeile hinzufügen',
  addRecord: 'ACAP-Abschnitt hinzufügen',
  fileTitle: 'Für die ganze Datei',
  version: 'ACAP-Version',
  noVersion: (comment) =>
    comment === undefined
      ? 'keine Versionszeile (gelesen als 1.0)'
      : `keine: Zeile ${comment} ist ein Kommentar (gelesen als 1.0)`,
  comment: 'Kommentar, der die Datei als ACAP kennzeichnet',
  versionInComment: (line, version) =>
    `Zeile ${line} ist ein Kommentar, darum lesen Crawler Version ${version} nicht daraus.`,
  ignore: 'Herkömmliche Abschnitte ignorieren',
  explainIgnore: 'Was das abschaltet',
  ignoreNothing:
    'Diese Datei hat vor ihren ACAP-Abschnitten keine herkömmlichen Abschnitte, darum wird nichts abgeschaltet.',
  ignoreRecords: (count, robots) =>
    `${
      count === 1
        ? '1 herkömmlicher Abschnitt gilt nicht mehr für Crawler, die ACAP lesen: der'
        : `${number(count)} herkömmliche Abschnitte gelten nicht mehr für Crawler, die ACAP lesen: die`
    } für ${list(robots)}. Andere Crawler lesen sie weiterhin.`,
  ignoreSame:
    'Bei den Pfaden, die diese Datei nennt, ändert sich für keinen Crawler die Antwort zum Crawlen.',
  ignoreChanges: (crawlers, count) =>
    `Für mindestens ${count === 1 ? 'einen Pfad' : `${number(count)} Pfade`} dieser Datei lautet die Antwort zum Crawlen dann anders: für ${list(crawlers)}.`,
  anyOther: 'alle anderen Crawler',
  showLine: (line) => `Zeile ${line} im Text zeigen`,
  rawLine: 'Text der Zeile',
  cannotRead: 'Crawler überspringen diese Zeile.',
} satisfies Translated<typeof english.acapWords>;
