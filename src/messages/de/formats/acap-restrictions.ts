// Words for the restrictions of ACAP (2.5.3 to 2.5.6): choices and short forms.

import type { QualifierName } from '../../../core/formats/acap/qualifiers.ts';
import type { ValueParts } from '../../../core/formats/acap/value-parts.ts';
import type * as english from '../../en/formats/acap-restrictions.ts';
import type { Translated } from '../../language.ts';
import { list } from '../counts.ts';

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

/** A qualifier in a few words, as in a row or a cell. */
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

export const restrictionValueWords = {
  choice: (type, choice) =>
    (choices as Readonly<Record<string, Readonly<Record<string, string>>>>)[type.toLowerCase()]?.[choice] ??
    choice,
  to: 'bis',
  country: (_code: string, name: string) => name,
} satisfies Translated<typeof english.restrictionValueWords>;
