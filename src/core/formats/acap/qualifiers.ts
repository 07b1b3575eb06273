// The nine qualifiers of ACAP 1.1 (2.5.3 to 2.5.6) as data: their values, the usages that take them, how they
// repeat.
import { type Citations, cite } from '../../catalogue/citations.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { type Usage, usageType } from './usages.ts';
import {
  DOMAIN_SOURCE,
  extractForm,
  extractListForm,
  isCalendarDate,
  isMaskList,
  isRangeList,
  keywordForm,
  listSource,
  literalTextForm,
  plusTermsForm,
  roleForm,
  tagListForm,
  URI_SOURCE,
  uriForm,
  type ValueForm,
  valueForm,
} from './value-grammar.ts';

/**
 * Which sources say that a usage takes a qualifier: both the section and Annex A, or only one of
 * them. If only one does, the author gets a finding, and nothing else changes.
 */
export type UsageSupport = 'both' | 'annex' | 'text';

/** One qualifier: its values, the usages that take it, how it repeats. */
export interface QualifierType {
  readonly type: string;
  readonly since: '1.0' | '1.1';
  /**
   * `first`: only the first of several counts. `all`: every one counts. `pairs`: at most two count, and only in
   * certain combinations (2.5.3.1). `dominated`: all count, unless one includes the others (2.5.5.5).
   * `conditions`: all count, but a reference to rules only if it is alone (2.5.5.9).
   */
  readonly repeat: 'first' | 'all' | 'pairs' | 'dominated' | 'conditions';
  readonly forms: readonly ValueForm[];
  readonly usages: Partial<Record<Usage, UsageSupport>>;
  /** Its sections, by the basic usage that it restricts. */
  readonly sections: Readonly<Record<string, string>>;
}

const COPY_USAGES = ['present-currentcopy', 'present-oldcopy'] as const;
const SUMMARY_USAGES = [
  'present-snippet',
  'present-thumbnail',
  'present-oldsnippet',
  'present-oldthumbnail',
] as const;
const SNIPPET_USAGES = ['present-snippet', 'present-oldsnippet'] as const;

const supportedBy = <U extends Usage>(support: UsageSupport, ...tokens: readonly U[]) =>
  Object.fromEntries(tokens.map((token) => [token, support])) as Record<U, UsageSupport>;

const condition = <Name extends string>(name: Name, source: string, valid?: (value: string) => boolean) =>
  valueForm(name, '1.1', `${name}:${source}`, valid);

/** All nine, in the order of section 2.5. */
export const qualifierTypes = [
  {
    type: 'time-limit',
    since: '1.0',
    repeat: 'pairs',
    forms: [
      valueForm('until-recrawled', '1.0', 'until-recrawl(?:ed)?'),
      valueForm('until-date', '1.0', String.raw`until-\d{4}-\d{2}-\d{2}`, isCalendarDate),
      valueForm('n-days', '1.0', String.raw`\d+-days`),
      plusTermsForm,
    ],
    usages: supportedBy(
      'both',
      'index',
      'preserve',
      'present',
      'present-original',
      ...COPY_USAGES,
      ...SUMMARY_USAGES,
      'present-link',
    ),
    sections: { index: '2.5.3.1', preserve: '2.5.4.1', present: '2.5.5.2' },
  },
  {
    type: 'must-use-resource',
    since: '1.0',
    repeat: 'first',
    forms: [
      uriForm,
      extractForm('id'),
      extractListForm('idlist'),
      extractForm('class'),
      extractListForm('classlist'),
      extractForm('meta'),
      tagListForm,
      literalTextForm,
    ],
    usages: {
      ...supportedBy('both', 'index', 'present', ...SUMMARY_USAGES, 'present-link'),
      ...supportedBy('text', ...COPY_USAGES),
    },
    sections: { index: '2.5.3.2', present: '2.5.5.3' },
  },
  {
    type: 'max-length',
    since: '1.0',
    repeat: 'first',
    forms: [
      valueForm('chars', '1.0', String.raw`\d+-chars`),
      valueForm('words', '1.0', String.raw`\d+-words`),
    ],
    usages: supportedBy('both', ...SNIPPET_USAGES),
    sections: { present: '2.5.5.4' },
  },
  {
    type: 'prohibited-modification',
    since: '1.0',
    repeat: 'dominated',
    forms: [
      keywordForm('any', '1.0'),
      keywordForm('format', '1.0'),
      keywordForm('style', '1.0'),
      keywordForm('appearance', '1.1'),
      keywordForm('translation', '1.0'),
      keywordForm('content', '1.1'),
      keywordForm('annotation', '1.0'),
      keywordForm('metadata', '1.1'),
      keywordForm('structure', '1.1'),
      plusTermsForm,
    ],
    usages: supportedBy('both', 'present', 'present-original', ...COPY_USAGES),
    sections: { present: '2.5.5.5' },
  },
  {
    type: 'must-include-resource',
    since: '1.0',
    repeat: 'first',
    forms: [
      plusTermsForm,
      uriForm,
      roleForm('extract', '1.0'),
      roleForm('credit', '1.0'),
      roleForm('link', '1.0'),
      roleForm('license-link', '1.1'),
      roleForm('registration-link', '1.1'),
    ],
    usages: { ...supportedBy('both', 'present'), ...supportedBy('annex', ...SNIPPET_USAGES) },
    sections: { present: '2.5.5.6' },
  },
  {
    type: 'prohibited-context',
    since: '1.0',
    repeat: 'first',
    forms: [keywordForm('within-user-frame', '1.0')],
    usages: {
      ...supportedBy('annex', 'present'),
      ...supportedBy('both', 'present-original', ...COPY_USAGES),
    },
    sections: { present: '2.5.5.7' },
  },
  {
    type: 'required-context',
    since: '1.0',
    repeat: 'first',
    forms: [keywordForm('within-original-frame', '1.0'), keywordForm('within-user-frame', '1.1')],
    usages: {
      ...supportedBy('annex', 'present'),
      ...supportedBy('both', 'present-original', ...COPY_USAGES),
    },
    sections: { present: '2.5.5.8' },
  },
  {
    type: 'target-condition',
    since: '1.1',
    repeat: 'conditions',
    forms: [
      condition('ipaddressrangelist', '.+', isRangeList),
      condition('ipaddressmasklist', '.+', isMaskList),
      condition('permitteddomainlist', listSource(DOMAIN_SOURCE)),
      condition('prohibiteddomainlist', listSource(DOMAIN_SOURCE)),
      condition('permittedcountrylist', listSource('[A-Za-z]{2}')),
      condition('prohibitedcountrylist', listSource('[A-Za-z]{2}')),
      condition('rulesref', URI_SOURCE),
    ],
    usages: supportedBy('both', 'present'),
    sections: { present: '2.5.5.9' },
  },
  {
    type: 'usage-ref',
    since: '1.1',
    repeat: 'all',
    forms: [
      uriForm,
      roleForm('link', '1.1'),
      roleForm('terms-link', '1.1'),
      roleForm('permission-link', '1.1'),
    ],
    usages: supportedBy('both', 'other'),
    sections: { other: '2.5.6.1' },
  },
] as const satisfies readonly QualifierType[];

export type QualifierName = (typeof qualifierTypes)[number]['type'];

type NamedQualifierType = QualifierType & { readonly type: QualifierName };

const qualifiersByName: ReadonlyMap<string, NamedQualifierType> = new Map(
  qualifierTypes.map((row) => [row.type, row]),
);

/** Returns the row of a qualifier by its name, in any case; undefined if there is none. */
export function qualifierType(name: QualifierName): NamedQualifierType;
export function qualifierType(name: string): NamedQualifierType | undefined;
export function qualifierType(name: string): NamedQualifierType | undefined {
  return qualifiersByName.get(lowerCase(name));
}

/** Cites the section about a qualifier of a usage, or else that of the usage, which says what can restrict it. */
export function citeQualifier({ sections }: QualifierType, usage: Usage): Citations {
  const { basic, source } = usageType(usage);
  const section = sections[basic];
  return section === undefined ? source : cite('ACAP 1.1', section);
}

/** The qualifiers that a usage takes, in the order of section 2.5. */
export const qualifiersFor = (usage: Usage): readonly QualifierName[] =>
  qualifierTypes.filter((row: QualifierType) => row.usages[usage]).map(({ type }) => type);

/** Values that are read as another value: the misprint of 2.4.1.2. */
const QUALIFIER_ALIASES: Readonly<Record<string, string>> = { 'until-recrawl': 'until-recrawled' };

/** A value as read: its form, and the value with keywords in lower case. */
export interface ReadValue {
  readonly form: string;
  readonly value: string;
  readonly since: '1.0' | '1.1';
}

/** The keywords at the beginning of a value; the rest is the author's own text. */
const KEYWORDS =
  /^(?:the-acap:(?:extract:[a-z]+:|text:|[a-z-]+:(?:(?:id|class|meta|text):)?)|[a-z]+list:|rulesref:)/i;

/** The text of a credit or link inside the value. Version 1.0 has no such value (2.5.5.6). */
const TEXT_LOCATOR = /^the-acap:[a-z-]+:text:/i;

/** In characters. The regular expressions of the grammar overflow at some millions. */
const MAX_VALUE_LENGTH = 1_000_000;

/**
 * Reads a value of a qualifier. Returns undefined if the grammar does not allow it, or if it is too
 * long.
 */
export function readValue(row: QualifierType, written: string): ReadValue | undefined {
  if (written.length > MAX_VALUE_LENGTH) return undefined;
  const match = row.forms.find(({ pattern, valid }) => pattern.test(written) && (valid?.(written) ?? true));
  if (!match) return undefined;
  const keywordsEnd = match === uriForm ? 0 : (KEYWORDS.exec(written)?.[0].length ?? written.length);
  const value = written.slice(0, keywordsEnd).toLowerCase() + written.slice(keywordsEnd);
  const since = row.since === '1.1' || TEXT_LOCATOR.test(value) ? '1.1' : match.since;
  return { form: match.form, value: QUALIFIER_ALIASES[value] ?? value, since };
}
