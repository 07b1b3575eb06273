// Finds fields that are valid but probably not intended. Remarks have no effect on verdicts.
import { countryCodes } from '../../catalogue/country-codes.ts';
import { effectiveQualifiers, hasContradiction } from './effective-qualifiers.ts';
import type { AcapField, IssueCode, Qualifier, ReportIssue } from './field.ts';
import { isReversed, looksLikeNetmask } from './ip-addresses.ts';
import type { Usage } from './usages.ts';
import { isIpv4, membersOf } from './value-grammar.ts';

const ROLE = /^(?:extract|credit|link|license-link|registration-link)(?::|$)/i;

/** The addresses in a list of ranges or masks. */
const addressesInValue = (value: string) => membersOf(value).flatMap((member) => member.split(/[-/]/));

/** When a qualifier of a usage has a remark. */
const qualifierRemarks = {
  'until-recrawl-alias': ({ written }) => /^until-recrawl$/i.test(written.text),
  'zero-limit': ({ form, value }) => form !== undefined && /^0+-(?:days|chars|words)$/.test(value),
  'old-until-recrawled': ({ form }, usage) => form === 'until-recrawled' && usage.startsWith('present-old'),
  'role-without-prefix': ({ name, form, value }) =>
    name === 'must-include-resource' && form === 'uri' && ROLE.test(value),
  'ip-range-reversed': ({ form, value }) =>
    form === 'ipaddressrangelist' && membersOf(value).some(isReversed),
  'ip-mask-netmask': ({ form, value }) =>
    form === 'ipaddressmasklist' && membersOf(value).some((one) => looksLikeNetmask(one.split('/')[1]!)),
  'ip-v6': ({ form, value }) =>
    (form === 'ipaddressrangelist' || form === 'ipaddressmasklist') &&
    !addressesInValue(value).every((address) => isIpv4(address)),
  'country-code-unknown': ({ form, value }) =>
    form !== undefined &&
    form.endsWith('countrylist') &&
    !membersOf(value).every((code) => countryCodes.has(code.toUpperCase())),
} satisfies Partial<Record<IssueCode, (qualifier: Qualifier, usage: Usage) => boolean>>;

const remarkCodes = Object.keys(qualifierRemarks) as readonly (keyof typeof qualifierRemarks)[];

/** If both country lists are used, one adds nothing to the other, or they exclude each other. */
function findCountryConflicts(kept: readonly Qualifier[]): Qualifier[] {
  const lists = kept.filter(({ form }) => form?.endsWith('countrylist'));
  return new Set(lists.map(({ form }) => form)).size > 1 ? lists.slice(1) : [];
}

function reportQualifiers(qualifiers: readonly Qualifier[], usage: Usage, report: ReportIssue): void {
  const { kept, dropped } = effectiveQualifiers(qualifiers);
  for (const qualifier of qualifiers)
    for (const code of remarkCodes)
      if (qualifierRemarks[code](qualifier, usage)) report(code, qualifier, { value: qualifier.value });
  for (const { qualifier, code } of dropped) report(code, qualifier, { text: qualifier.text });
  for (const one of findCountryConflicts(kept)) report('country-lists-conflict', one, { text: one.text });
  if (hasContradiction(kept))
    for (const one of kept.filter(({ name }) => name === 'required-context'))
      report('context-contradiction', one, { text: one.text }, 'closed');
}

/** Reports the remarks on a valid field, in no particular order. */
export function reportRemarks(field: AcapField, report: ReportIssue): void {
  if (field.kind === 'qualified-usage') reportQualifiers(field.qualifiers, field.usage, report);
  if (field.kind === 'rule' && field.usage.kind !== 'local')
    reportQualifiers(field.qualifiers, field.usage.usage, report);
}
