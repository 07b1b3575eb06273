// Finds fields that are valid but probably not intended (digest G). Remarks have no effect on verdicts.
import { countryCodes } from '../../catalogue/country-codes.ts';
import type { Word } from '../../syntax/words.ts';
import { effectiveQualifiers, hasContradiction } from './effective-qualifiers.ts';
import type { AcapField, AcapIssue, IssueCode, Qualifier } from './field.ts';
import { isReversed, looksLikeNetmask } from './ip-addresses.ts';
import { parseUsage, type Usage } from './usages.ts';
import { isIpv4, membersOf } from './value-grammar.ts';

type RemarkRule = (qualifier: Qualifier, usage: Usage) => readonly IssueCode[];

const when = (applies: boolean, code: IssueCode): readonly IssueCode[] => (applies ? [code] : []);

const ROLE = /^(?:extract|credit|link|license-link|registration-link)(?::|$)/i;

/** The addresses in a list of ranges or masks. */
const addressesInValue = (value: string) => membersOf(value).flatMap((member) => member.split(/[-/]/));

const remarkRules: readonly RemarkRule[] = [
  ({ written }) => when(/^until-recrawl$/i.test(written.text), 'until-recrawl-alias'),
  ({ form, value }) => when(form !== undefined && /^0+-(?:days|chars|words)$/.test(value), 'zero-limit'),
  ({ form }, usage) =>
    when(form === 'until-recrawled' && usage.startsWith('present-old'), 'old-until-recrawled'),
  ({ name, form, value }) =>
    when(name === 'must-include-resource' && form === 'uri' && ROLE.test(value), 'role-without-prefix'),
  ({ form, value }) =>
    when(form === 'ipaddressrangelist' && membersOf(value).some(isReversed), 'ip-range-reversed'),
  ({ form, value }) =>
    when(
      form === 'ipaddressmasklist' && membersOf(value).some((one) => looksLikeNetmask(one.split('/')[1]!)),
      'ip-mask-netmask',
    ),
  ({ form, value }) =>
    when(
      (form === 'ipaddressrangelist' || form === 'ipaddressmasklist') &&
        !addressesInValue(value).every((address) => isIpv4(address)),
      'ip-v6',
    ),
  ({ form, value }) =>
    when(
      form !== undefined &&
        form.endsWith('countrylist') &&
        !membersOf(value).every((code) => countryCodes.has(code.toUpperCase())),
      'country-code-unknown',
    ),
];

const REDUNDANT_FORMS: Readonly<Record<string, string>> = {
  translation: 'content',
  structure: 'content',
  style: 'appearance',
};

/** The modifications that another one includes. A value that cannot be read includes none, and none includes it. */
function findRedundant(kept: readonly Qualifier[]): Qualifier[] {
  const modifications = kept.filter(({ name }) => name === 'prohibited-modification');
  const forms = new Set(modifications.map(({ form }) => form));
  return modifications.filter(({ form = '' }) => {
    const wider = REDUNDANT_FORMS[form];
    return wider !== undefined && forms.has(wider);
  });
}

/** If both country lists are used, one adds nothing to the other, or they exclude each other. */
function findCountryConflicts(kept: readonly Qualifier[]): Qualifier[] {
  const lists = kept.filter(({ form }) => form?.endsWith('countrylist'));
  return new Set(lists.map(({ form }) => form)).size > 1 ? lists.slice(1) : [];
}

const issueAt = ({ start, end }: Word, code: IssueCode, words: readonly string[] = []): AcapIssue =>
  words.length > 0 ? { code, start, end, words } : { code, start, end };

function findQualifierRemarks(qualifiers: readonly Qualifier[], usage: Usage): AcapIssue[] {
  const { kept, dropped } = effectiveQualifiers(qualifiers);
  const contradiction = hasContradiction(kept) ? kept.filter(({ name }) => name === 'required-context') : [];
  return [
    ...qualifiers.flatMap((qualifier) =>
      remarkRules.flatMap((remark) =>
        remark(qualifier, usage).map((code) => issueAt(qualifier, code, [qualifier.value])),
      ),
    ),
    ...dropped.map(({ qualifier, code }) => issueAt(qualifier, code, [qualifier.text])),
    ...findRedundant(kept).map((qualifier) => issueAt(qualifier, 'modification-redundant', [qualifier.text])),
    ...findCountryConflicts(kept).map((qualifier) =>
      issueAt(qualifier, 'country-lists-conflict', [qualifier.text]),
    ),
    ...contradiction.map((qualifier) => ({
      ...issueAt(qualifier, 'context-contradiction', [qualifier.text]),
      effect: 'closed' as const,
    })),
  ];
}

/** Returns the remarks on a valid field, in no particular order. */
export function findRemarks(field: AcapField): AcapIssue[] {
  if (field.kind === 'rule') {
    const { usage } = field;
    return usage.kind === 'local' ? [] : findQualifierRemarks(field.qualifiers, usage.usage);
  }
  if (field.kind === 'crawler') {
    const isShort = !field.any && field.name.length < 4;
    return isShort ? [issueAt(field.word, 'crawler-name-short', [field.name])] : [];
  }
  if (field.kind !== 'qualified-usage' && field.kind !== 'composite-usage') return [];
  const shadow = parseUsage(field.name.text)
    ? [issueAt(field.name, 'local-name-shadows-standard', [field.name.text])]
    : [];
  return field.kind === 'composite-usage'
    ? shadow
    : [...findQualifierRemarks(field.qualifiers, field.usage), ...shadow];
}
