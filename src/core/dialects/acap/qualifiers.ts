// The nine qualifiers of ACAP 1.1 (2.5.3 to 2.5.6) as data: values, usages that take them, what repetition means.
import { lowerCase } from '../../text/lower-case.ts';
import type { Usage } from './usages.ts';
import {
  DOMAIN,
  extract,
  extractList,
  form,
  isCalendarDate,
  isMaskList,
  isRangeList,
  keyword,
  listOf,
  literalText,
  plusTerms,
  role,
  tagList,
  URI_SOURCE,
  uri,
  type ValueForm,
} from './value-grammar.ts';

/**
 * Which sources say that a usage takes a qualifier (digest C.2): `both` the section and Annex A, or only one of them;
 * then an author is told, and nothing else changes (ACAP-099).
 */
export type Support = 'both' | 'annex' | 'text';

/** One qualifier: its values, the usages that take it, what repetition means. */
export interface QualifierType {
  readonly type: string;
  readonly since: '1.0' | '1.1';
  /**
   * `first`: only the first of several counts. `all`: every one does. `pairs`: two at most, and only if they make
   * sense together (2.5.3.1). `dominated`: all, unless one says it all (2.5.5.5). `conditions`: all, but rules by
   * reference only alone (2.5.5.9).
   */
  readonly repeat: 'first' | 'all' | 'pairs' | 'dominated' | 'conditions';
  readonly forms: readonly ValueForm[];
  readonly usages: Partial<Record<Usage, Support>>;
  readonly spec: string;
}

const copies = ['present-currentcopy', 'present-oldcopy'] as const;
const summaries = [
  'present-snippet',
  'present-thumbnail',
  'present-oldsnippet',
  'present-oldthumbnail',
] as const;
const snippets = ['present-snippet', 'present-oldsnippet'] as const;

const by = <U extends Usage>(support: Support, ...tokens: readonly U[]) =>
  Object.fromEntries(tokens.map((token) => [token, support])) as Record<U, Support>;

const condition = <Name extends string>(name: Name, source: string, valid?: (value: string) => boolean) =>
  form(name, '1.1', `${name}:${source}`, valid);

/** All nine, in the order of section 2.5. */
export const qualifierTypes = [
  {
    type: 'time-limit',
    since: '1.0',
    repeat: 'pairs',
    forms: [
      form('until-recrawled', '1.0', 'until-recrawl(?:ed)?'),
      form('until-date', '1.0', String.raw`until-\d{4}-\d{2}-\d{2}`, isCalendarDate),
      form('n-days', '1.0', String.raw`\d+-days`),
      plusTerms,
    ],
    usages: by(
      'both',
      'index',
      'preserve',
      'present',
      'present-original',
      ...copies,
      ...summaries,
      'present-link',
    ),
    spec: 'ACAP 1.1 2.5.3.1',
  },
  {
    type: 'must-use-resource',
    since: '1.0',
    repeat: 'first',
    forms: [
      uri,
      extract('id'),
      extractList('idlist'),
      extract('class'),
      extractList('classlist'),
      extract('meta'),
      tagList,
      literalText,
    ],
    usages: { ...by('both', 'index', 'present', ...summaries, 'present-link'), ...by('text', ...copies) },
    spec: 'ACAP 1.1 2.5.3.2',
  },
  {
    type: 'max-length',
    since: '1.0',
    repeat: 'first',
    forms: [form('chars', '1.0', String.raw`\d+-chars`), form('words', '1.0', String.raw`\d+-words`)],
    usages: by('both', ...snippets),
    spec: 'ACAP 1.1 2.5.5.4',
  },
  {
    type: 'prohibited-modification',
    since: '1.0',
    repeat: 'dominated',
    forms: [
      keyword('any', '1.0'),
      keyword('format', '1.0'),
      keyword('style', '1.0'),
      keyword('appearance', '1.1'),
      keyword('translation', '1.0'),
      keyword('content', '1.1'),
      keyword('annotation', '1.0'),
      keyword('metadata', '1.1'),
      keyword('structure', '1.1'),
      plusTerms,
    ],
    usages: by('both', 'present', 'present-original', ...copies),
    spec: 'ACAP 1.1 2.5.5.5',
  },
  {
    type: 'must-include-resource',
    since: '1.0',
    repeat: 'first',
    forms: [
      plusTerms,
      uri,
      role('extract', '1.0'),
      role('credit', '1.0'),
      role('link', '1.0'),
      role('license-link', '1.1'),
      role('registration-link', '1.1'),
    ],
    usages: { ...by('both', 'present'), ...by('annex', ...snippets) },
    spec: 'ACAP 1.1 2.5.5.6',
  },
  {
    type: 'prohibited-context',
    since: '1.0',
    repeat: 'first',
    forms: [keyword('within-user-frame', '1.0')],
    usages: { ...by('annex', 'present'), ...by('both', 'present-original', ...copies) },
    spec: 'ACAP 1.1 2.5.5.7',
  },
  {
    type: 'required-context',
    since: '1.0',
    repeat: 'first',
    forms: [keyword('within-original-frame', '1.0'), keyword('within-user-frame', '1.1')],
    usages: { ...by('annex', 'present'), ...by('both', 'present-original', ...copies) },
    spec: 'ACAP 1.1 2.5.5.8',
  },
  {
    type: 'target-condition',
    since: '1.1',
    repeat: 'conditions',
    forms: [
      condition('ipaddressrangelist', '.+', isRangeList),
      condition('ipaddressmasklist', '.+', isMaskList),
      condition('permitteddomainlist', listOf(DOMAIN)),
      condition('prohibiteddomainlist', listOf(DOMAIN)),
      condition('permittedcountrylist', listOf('[A-Za-z]{2}')),
      condition('prohibitedcountrylist', listOf('[A-Za-z]{2}')),
      condition('rulesref', URI_SOURCE),
    ],
    usages: by('both', 'present'),
    spec: 'ACAP 1.1 2.5.5.9',
  },
  {
    type: 'usage-ref',
    since: '1.1',
    repeat: 'all',
    forms: [uri, role('link', '1.1'), role('terms-link', '1.1'), role('permission-link', '1.1')],
    usages: by('both', 'other'),
    spec: 'ACAP 1.1 2.5.6.1',
  },
] as const satisfies readonly QualifierType[];

export type QualifierName = (typeof qualifierTypes)[number]['type'];

const byName: ReadonlyMap<string, QualifierType & { readonly type: QualifierName }> = new Map(
  qualifierTypes.map((row) => [row.type, row]),
);

/** The row of a qualifier by its name, whatever its case; undefined if there is none. */
export const qualifierType = (name: string) => byName.get(lowerCase(name));

/** The qualifiers that a usage takes, in the order of section 2.5. */
export const qualifiersFor = (usage: Usage): readonly QualifierName[] =>
  qualifierTypes.filter((row: QualifierType) => row.usages[usage]).map(({ type }) => type);

/** Values that are read as another one: the misprint of 2.4.1.2 (digest X-01). */
const ALIAS: Readonly<Record<string, string>> = { 'until-recrawl': 'until-recrawled' };

/** How a value reads: its form, and the value with keywords in lower case. */
export interface ReadValue {
  readonly form: string;
  readonly value: string;
  readonly since: '1.0' | '1.1';
}

/** Where keywords end and what is the author's own begins. */
const KEYWORDS =
  /^(?:the-acap:(?:extract:[a-z]+:|text:|[a-z-]+:(?:(?:id|class|meta|text):)?)|[a-z]+list:|rulesref:)/i;

/** The text of a credit or link in the value itself, as no value of 1.0 has it (2.5.5.6). */
const TEXT_LOCATOR = /^the-acap:[a-z-]+:text:/i;

/** Characters of a value. The expressions of the grammar overflow at some million. */
const MOST = 1_000_000;

/** Reads a value under its qualifier; undefined if the grammar (digest D) has no place for it, or it is too long. */
export function readValue(row: QualifierType, written: string): ReadValue | undefined {
  if (written.length > MOST) return undefined;
  const found = row.forms.find(({ pattern, valid }) => pattern.test(written) && (valid?.(written) ?? true));
  if (!found) return undefined;
  const own = found === uri ? 0 : (KEYWORDS.exec(written)?.[0].length ?? written.length);
  const value = written.slice(0, own).toLowerCase() + written.slice(own);
  const since = row.since === '1.1' || TEXT_LOCATOR.test(value) ? '1.1' : found.since;
  return { form: found.form, value: ALIAS[value] ?? value, since };
}
