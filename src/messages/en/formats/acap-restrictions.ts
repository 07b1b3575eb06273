// Words for the restrictions of ACAP (2.5.3 to 2.5.6): choices and short forms.

import type { QualifierName } from '../../../core/formats/acap/qualifiers.ts';
import type { ValueParts } from '../../../core/formats/acap/value-parts.ts';
import { inLanguage } from '../../language.ts';
import { formatDay, listAll, listAlternatives, number } from '../counts.ts';

const plus = 'per embedded PLUS terms';

const choices: Readonly<Record<QualifierName, Readonly<Record<string, string>>>> = {
  'time-limit': {
    'until-recrawled': 'until crawled again',
    'until-date': 'until',
    'n-days': 'days from first use',
    'plus-terms': plus,
  },
  'must-use-resource': {
    uri: 'another page',
    id: 'elements by id',
    class: 'elements by class',
    meta: 'a META tag',
    taglist: 'elements by tag',
    text: 'a fixed text',
  },
  'max-length': { chars: 'characters', words: 'words' },
  'prohibited-modification': {
    any: 'anything',
    format: 'format',
    style: 'style',
    appearance: 'appearance',
    translation: 'language',
    content: 'content',
    annotation: 'annotations',
    metadata: 'metadata',
    structure: 'structure',
    'plus-terms': plus,
  },
  'must-include-resource': {
    'plus-terms': plus,
    uri: 'a page',
    extract: 'an extract',
    credit: 'a credit',
    link: 'a link',
    'license-link': 'a link to the license',
    'registration-link': 'a link to registration',
  },
  'prohibited-context': { 'within-user-frame': 'the aggregator’s own frame' },
  'required-context': {
    'within-original-frame': 'the site’s original frame',
    'within-user-frame': 'the aggregator’s own frame',
  },
  'target-condition': {
    ipaddressrangelist: 'addresses in ranges',
    ipaddressmasklist: 'addresses like these',
    permitteddomainlist: 'these domains',
    prohibiteddomainlist: 'all but these domains',
    permittedcountrylist: 'these countries',
    prohibitedcountrylist: 'all but these countries',
    rulesref: 'as other rules permit',
  },
  'usage-ref': {
    uri: 'a page',
    link: 'a page to read',
    'terms-link': 'terms for machines',
    'permission-link': 'a page to request permission',
  },
};

/** A qualifier in a few words, as in a row or a cell. */
export const restrictionsShortly: Readonly<Record<string, (parts: ValueParts, choice: string) => string>> =
  inLanguage('restrictionsShortly', {
    'time-limit': ({ choice, items: [item = ''] }, said) =>
      choice === 'until-date'
        ? `until ${item}`
        : choice === 'n-days'
          ? `${item} ${item === '1' ? 'day' : 'days'}`
          : said,
    'max-length': ({ items: [item = ''] }, said) => `${item} ${item === '1' ? said.replace(/s$/, '') : said}`,
    'must-use-resource': (_parts, said) => `instead: ${said}`,
    'prohibited-modification': (_parts, said) =>
      said === plus ? 'changes per PLUS terms' : `no change of ${said}`,
    'must-include-resource': (_parts, said) => `with ${said === plus ? 'what PLUS terms require' : said}`,
    'prohibited-context': () => 'not in a frame',
    'required-context': (_parts, said) => `only in ${said}`,
    'target-condition': ({ choice, items }, said) =>
      choice.endsWith('list') && items.length <= 3
        ? `${said.startsWith('all but') ? 'not ' : 'only '}${listAlternatives(items)}`
        : `only ${said}`,
    'usage-ref': () => 'with terms',
  });

/** Up to three items; of more, the first two. */
const someOf = (items: readonly string[]) =>
  items.length <= 3 ? listAll(items) : `${items.slice(0, 2).join(', ')} and ${number(items.length - 2)} more`;

/** The same, of which each counts on its own: `Belgium or France`. */
const oneOf = (items: readonly string[]) =>
  items.length <= 3
    ? listAlternatives(items)
    : `${items.slice(0, 2).join(', ')} or ${number(items.length - 2)} more`;

/** The codes of countries whose English names have an article in a sentence. */
const countriesWithArticle = new Set(
  'AE AX BS CC CD CF CG CK DO FK FO GB GM HM IM IO KM KY MH MP MV NL PH PN SB SC TC TF UM US VG VI'.split(
    ' ',
  ),
);

/** A qualifier as a person says it, as on a chip. Countries are named, and addresses are ranges. */
export const restrictionPhrases: Readonly<Record<string, (parts: ValueParts, choice: string) => string>> =
  inLanguage('restrictionPhrases', {
    'time-limit': ({ choice, items: [item = ''] }, said) =>
      choice === 'until-date'
        ? `until ${formatDay(item)}`
        : choice === 'n-days'
          ? `${item} ${item === '1' ? 'day' : 'days'}`
          : said,
    'max-length': ({ items: [item = ''] }, said) =>
      `at most ${item} ${item === '1' ? said.replace(/s$/, '') : said}`,
    'must-use-resource': ({ choice, items }) => {
      const what = someOf(items);
      if (choice === 'taglist') return `only the text of ${items.length <= 3 ? items.join(', ') : what}`;
      if (choice === 'id') return `only the text of #${what}`;
      if (choice === 'class') return `only the text of .${what}`;
      if (choice === 'meta') return `only the META tag ${what}`;
      return choice === 'text' ? `only “${what}”` : `only ${what}`;
    },
    'prohibited-modification': ({ choice }, said) =>
      choice === 'any' ? 'no changes' : said === plus ? 'changes per PLUS terms' : `no change of ${said}`,
    'must-include-resource': (_parts, said) => `with ${said === plus ? 'what PLUS terms require' : said}`,
    'prohibited-context': () => 'not in a frame',
    'required-context': (_parts, said) => `only in ${said}`,
    'target-condition': ({ choice, items }, said) => {
      const place = choice.includes('country') ? 'in' : choice.startsWith('ip') ? 'at' : 'on';
      if (!choice.endsWith('list')) return `only ${said}`;
      return `${choice.startsWith('prohibited') ? 'not' : 'only'} ${place} ${oneOf(items)}`;
    },
    'usage-ref': () => 'with terms',
  });

/** Words in the text of a restriction. */
export const restrictionValueWords = inLanguage('restrictionValueWords', {
  choice: (type: string, choice: string) =>
    (choices as Readonly<Record<string, Readonly<Record<string, string>>>>)[type.toLowerCase()]?.[choice] ??
    choice,
  to: 'to',
  /** A country as a sentence names it. */
  country: (code: string, name: string) =>
    countriesWithArticle.has(code.toUpperCase()) ? `the ${name}` : name,
} as const);
