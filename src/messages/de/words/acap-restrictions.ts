// Words for the restrictions of ACAP (2.5.3 to 2.5.6): their names, their choices, and what each says in short.
import type { IssueCode } from '../../../core/dialects/acap/field.ts';
import type { QualifierName } from '../../../core/dialects/acap/qualifiers.ts';
import type { Locator, ValueParts } from '../../../core/dialects/acap/value-model.ts';
import type * as english from '../../en/words/acap-restrictions.ts';
import type { Told } from '../../language.ts';
import { list } from '../lists.ts';
import { acapWords } from './acap.ts';

/** Their choices stand behind them, in the case that they ask for. */
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

const plus = 'laut eingebetteten PLUS-Bedingungen';
const allBut = 'alle außer';

const choices: Readonly<Record<QualifierName, Readonly<Record<string, string>>>> = {
  'time-limit': {
    'until-recrawled': 'bis zum nächsten Crawlen',
    'until-date': 'bis einschließlich',
    'n-days': 'Tage ab der ersten Nutzung',
    'plus-terms': plus,
  },
  'must-use-resource': {
    uri: 'eine andere Seite',
    id: 'Elemente nach id',
    class: 'Elemente nach class',
    meta: 'ein META-Tag',
    taglist: 'Elemente nach Tag',
    text: 'ein fester Text',
  },
  'max-length': { chars: 'Zeichen', words: 'Wörter' },
  'prohibited-modification': {
    any: 'alles',
    format: 'Format',
    style: 'Stil',
    appearance: 'Erscheinungsbild',
    translation: 'Sprache',
    content: 'Inhalt',
    annotation: 'Anmerkungen',
    metadata: 'Metadaten',
    structure: 'Struktur',
    'plus-terms': plus,
  },
  'must-include-resource': {
    'plus-terms': plus,
    uri: 'einer Seite',
    extract: 'einem Auszug',
    credit: 'einer Quellenangabe',
    link: 'einem Link',
    'license-link': 'einem Link zur Lizenz',
    'registration-link': 'einem Link zur Registrierung',
  },
  'prohibited-context': { 'within-user-frame': 'einem Rahmen des Aggregators' },
  'required-context': {
    'within-original-frame': 'der Umgebung der Website',
    'within-user-frame': 'einem Rahmen des Aggregators',
  },
  'target-condition': {
    ipaddressrangelist: 'Adressen in Bereichen',
    ipaddressmasklist: 'Adressen wie diese',
    permitteddomainlist: 'diese Domains',
    prohibiteddomainlist: `${allBut} diesen Domains`,
    permittedcountrylist: 'diese Länder',
    prohibitedcountrylist: `${allBut} diesen Ländern`,
    rulesref: 'alle, die andere Regeln zulassen',
  },
  'usage-ref': {
    uri: 'eine Seite',
    link: 'eine Seite zum Lesen',
    'terms-link': 'Bedingungen für Maschinen',
    'permission-link': 'eine Seite, die um Erlaubnis fragt',
  },
};

const locators: Readonly<Record<Locator, string>> = {
  id: 'im Element mit der id',
  class: 'in den Elementen der Klasse',
  meta: 'im META-Tag',
  text: 'als Text',
  uri: 'unter',
};

/** A qualifier in some words, as it stands in a row or a cell. */
export const restrictionsShortly: Readonly<Record<string, (parts: ValueParts, choice: string) => string>> = {
  'time-limit': ({ choice, items: [item = ''] }, said) =>
    choice === 'until-date'
      ? `bis ${item}`
      : choice === 'n-days'
        ? `${item} ${item === '1' ? 'Tag' : 'Tage'}`
        : said,
  'max-length': ({ choice, items: [item = ''] }, said) =>
    `${item} ${item === '1' && choice === 'words' ? 'Wort' : said}`,
  'must-use-resource': (_parts, said) => `stattdessen: ${said}`,
  'prohibited-modification': (_parts, said) =>
    said === plus ? 'Änderungen laut PLUS-Bedingungen' : `unverändert: ${said}`,
  'must-include-resource': (_parts, said) =>
    `mit ${said === plus ? 'dem, was PLUS-Bedingungen verlangen' : said}`,
  'prohibited-context': () => 'nicht in einem Rahmen',
  'required-context': (_parts, said) => `nur in ${said}`,
  'target-condition': ({ choice, items }, said) =>
    choice.endsWith('list') && items.length <= 3
      ? `${said.startsWith(allBut) ? 'nicht für' : 'nur für'} ${list(items)}`
      : `${said.startsWith(allBut) ? 'für' : 'nur für'} ${said}`,
  'usage-ref': () => 'zu Bedingungen',
};

/** A sentence for why a restriction does not count, or is not meant for this usage. */
const hints: Partial<Record<IssueCode, string>> = {
  'time-limit-third': 'Nur die ersten beiden Fristen gelten.',
  'time-limit-combo': 'Zwei Fristen derselben Art: Nur die erste gilt.',
  'time-limit-plus-not-alone': 'PLUS-Bedingungen gelten nur allein.',
  'single-qualifier-repeated': 'Davon gilt nur die erste Angabe.',
  'modification-dominated': 'Eine andere Zeile sagt schon alles: Diese zählt nicht.',
  'rulesref-not-alone': 'Andere Regeln gelten nur allein.',
  'bad-qualifier-value': 'Dieser Wert ist nicht lesbar, darum müssen Crawler die Zeile als Nein lesen.',
  'unknown-qualifier':
    'ACAP kennt keine solche Einschränkung, darum müssen Crawler die Zeile als Nein lesen.',
  'context-contradiction':
    'Derselbe Rahmen wird verlangt und verboten: Crawler müssen die Zeile als Nein lesen.',
  'zero-limit': 'Eine Grenze von 0 erlaubt nichts.',
  'until-recrawl-alias': 'So geschrieben wie in einem gedruckten Beispiel; gemeint ist until-recrawled.',
  'ip-range-reversed': 'Ein Bereich endet, bevor er beginnt.',
  'ip-mask-netmask': 'In diesen Masken sind Einsen frei; diese sieht wie eine Netzmaske aus.',
  'ip-cidr': 'Gemeint ist hier eine Maske, keine Präfixlänge.',
  'country-code-unknown': 'Ein Land mit diesem Code gibt es nicht.',
};

const problems: Readonly<Record<english.ValueProblem, string>> = {
  date: 'Noch ist nichts geschrieben: Diesen Tag gibt es im Kalender nicht.',
  number: 'Noch ist nichts geschrieben: Gemeint ist eine ganze Zahl.',
  address:
    'Noch ist nichts geschrieben: Eine Adresse hat vier Zahlen, wie 192.0.2.1, und beide Seiten sind von derselben Art.',
  domain: 'Noch ist nichts geschrieben: Das ist keine Domain.',
  text: 'Noch ist nichts geschrieben: Das darf nicht leer sein.',
  prefix: 'Gemeint ist eine Zahl von 0 bis 32.',
};

export const restrictionWords: Told<typeof english.restrictionWords> = {
  name: (type) => (names as Readonly<Record<string, string>>)[type.toLowerCase()] ?? type,
  offer: (type) => offers[type],
  choice: (type, choice) =>
    (choices as Readonly<Record<string, Readonly<Record<string, string>>>>)[type.toLowerCase()]?.[choice] ??
    choice,
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
  to: 'bis',
  free: 'frei',
  remove: (name, n) => `„${name}${n === undefined ? '' : ` ${n}`}“ löschen`,
  removeItem: (item) => `${item} löschen`,
  addSecondLimit: 'Zweite Frist hinzufügen; die frühere gilt',
  addAnother: 'Weitere hinzufügen',
  disputed: (support, usage) =>
    support === 'annex'
      ? `für „${acapWords.usageName(usage)}“ erlaubt das nur Anhang A`
      : `für „${acapWords.usageName(usage)}“ erlaubt das nur der Text, nicht Anhang A`,
  notFor: (usage) =>
    `Für „${acapWords.usageName(usage)}“ gibt es keine Einschränkung dieser Art: Crawler müssen die Zeile als Nein lesen.`,
  hint: (code) => hints[code],
  problem: (problem) => problems[problem],
  since: '1.1',
  keep: 'Ein Crawler, der eine Einschränkung nicht einhalten kann, muss die Zeile als Nein lesen.',
  choose: 'auswählen…',
};
