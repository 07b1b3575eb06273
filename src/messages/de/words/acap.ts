// Words of the form for ACAP: rows, records, definitions, what holds for the file.
import type { DefinitionKind } from '../../../core/dialects/acap/spelling.ts';
import type { Usage } from '../../../core/dialects/acap/usages.ts';
import type * as english from '../../en/words/acap.ts';
import type { Told } from '../../language.ts';
import { list } from '../lists.ts';
import { number, plural } from './counts.ts';

/** A usage as a person reads it; what is none of the fourteen stays as it is. */
const usageNames: Readonly<Record<Usage, string>> = {
  crawl: 'crawlen',
  follow: 'Links folgen',
  index: 'indexieren',
  preserve: 'aufbewahren',
  present: 'anzeigen',
  'present-original': 'anzeigen: Original',
  'present-currentcopy': 'anzeigen: aktuelle Kopie',
  'present-oldcopy': 'anzeigen: alte Kopie',
  'present-snippet': 'anzeigen: Snippet',
  'present-thumbnail': 'anzeigen: Vorschaubild',
  'present-oldsnippet': 'anzeigen: altes Snippet',
  'present-oldthumbnail': 'anzeigen: altes Vorschaubild',
  'present-link': 'anzeigen: Link',
  other: 'jede andere Nutzung',
};

const kinds: Told<typeof english.acapWords.kinds> = {
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

export const acapWords: Told<typeof english.acapWords> = {
  usageName: (token) => (usageNames as Readonly<Record<string, string>>)[token.toLowerCase()] ?? token,
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
  undefinedSet: (name) => `Keine Zeile sagt, wofür ${name} steht, darum passt diese Zeile auf nichts.`,
  undefinedUsage: (name) => `Keine Zeile sagt, wofür (${name}) steht, darum erlaubt diese Zeile nichts.`,
  showDefinition: (name) => `Zur Definition von ${name}`,
  restrictions: (count) => plural(count, 'Einschränkung', 'Einschränkungen'),
  restrict: 'einschränken',
  /** What went when another usage was chosen. */
  restrictionsGone: (said) =>
    `Für die gewählte Nutzung gibt es diese Einschränkungen nicht, darum sind sie weggefallen: ${said}.`,
  /** What leaves the file with a permission that becomes a prohibition. */
  restrictionsShelved: (said) =>
    `Ein Verbot hat keine Einschränkungen. Wählen Sie wieder Allow, kommen diese zurück: ${said}.`,
  restrictionsOf: (line, said) => `Einschränkungen von Zeile ${line}: ${said}`,
  noRestriction: 'keine',
  otherTerms: 'Wo die Bedingungen für andere Nutzungen stehen',
  otherHint:
    'Andere Nutzungen lassen sich nur mit einem Ort erlauben, an dem ihre Bedingungen stehen. Solange er fehlt, wird nichts geschrieben.',
  request: 'Anforderung',
  requests: { 'take-down': 'entfernen', 're-crawl': 'erneut crawlen' },
  onlyWhen: 'Nur für den Zweck',
  orPurpose: 'oder',
  purpose: 'Zweck',
  addPurpose: (line) => `Zweck zu Zeile ${line} hinzufügen`,
  newPurpose: 'news',
  reference: 'Die Erlaubnisse stehen in',
  referenceShort: 'Datei mit Erlaubnissen',
  newReference: '/permissions.txt',
  notLoaded: (crawlers) => `Nicht geladen: Bis dahin gilt für ${list(crawlers)} jede Nutzung als Nein.`,
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
      `Ein Abschnitt, der auf eine andere Datei verweist, enthält sonst nichts. ${count === 1 ? 'Seine einzige Zeile fällt' : `Seine ${number(count)} Zeilen fallen`} aus dieser Datei weg; Rückgängig bringt sie zurück.`,
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
    inline: 'Ausschreiben, wo es verwendet wird',
  },
  definitions: 'Definitionen',
  definition: 'Definition',
  addDefinition: 'Definition hinzufügen',
  columns: { name: 'Name', kind: 'Art', standsFor: 'Steht für', usedIn: 'Verwendet in' },
  kinds,
  defineKind: (kind) => defineKinds[kind],
  name: 'Name',
  nameProblem: {
    'not-a-name':
      'Ein Name beginnt mit einem Buchstaben; dann können Buchstaben, Ziffern, Punkte, Bindestriche und Unterstriche folgen.',
    taken: 'Eine andere Definition hat diesen Namen. Der alte bleibt, bis Sie einen anderen eingeben.',
  },
  member: { 'resource-set': 'Pfad', 'composite-usage': 'Nutzung', 'qualified-usage': 'Nutzung' },
  memberOf: (what, n) => `${what} ${n}`,
  addMember: (what, name) => `${what} zu ${name} hinzufügen`,
  removeMember: (text, name) => `${text} aus ${name} löschen`,
  addUsageOption: 'hinzufügen…',
  goToUse: (line) => `Zu Zeile ${line}`,
  useIn: (line, path) => `${line} in ${path}`,
  goToUseIn: (line, path) => `Zu Zeile ${line} in ${path}`,
  unused: 'nicht verwendet',
  needsVersion: 'Das setzt ACAP-version: 1.1 voraus.',
  fileNeedsVersion: 'Einige Zeilen setzen ACAP-version: 1.1 voraus.',
  addVersion: 'Hinzufügen',
  addMore: 'Etwas anderes hinzufügen',
  addRecord: 'ACAP-Abschnitt hinzufügen',
  fileTitle: 'Für die ganze Datei',
  version: 'ACAP-Version',
  noVersion: 'keine (gelesen als 1.0)',
  comment: '##ACAP-Kommentar',
  ignore: 'Herkömmliche Abschnitte übergehen',
  explainIgnore: 'Was damit wegfällt',
  ignoreNothing: 'Diese Datei hat vor ihren ACAP-Abschnitten keine herkömmlichen: Es fällt nichts weg.',
  ignoreRecords: (count, robots) =>
    `${
      count === 1
        ? '1 herkömmlicher Abschnitt gilt nicht mehr für Crawler, die ACAP lesen: der'
        : `${number(count)} herkömmliche Abschnitte gelten nicht mehr für Crawler, die ACAP lesen: die`
    } für ${list(robots)}. Robots, die ACAP nicht lesen, lesen weiter, was dort steht.`,
  ignoreSame:
    'Bei den Pfaden, die diese Datei nennt, ändert sich für keinen Crawler die Antwort zum Crawlen.',
  ignoreChanges: (crawlers, count) =>
    `Für mindestens ${count === 1 ? 'einen Pfad' : `${number(count)} Pfade`} dieser Datei lautet die Antwort zum Crawlen dann anders: für ${list(crawlers)}.`,
  anyOther: 'alle anderen Crawler',
  showLine: (line) => `Zeile ${line} im Text zeigen`,
  rawLine: 'Text der Zeile',
  cannotRead: 'Crawler übergehen diese Zeile.',
};
