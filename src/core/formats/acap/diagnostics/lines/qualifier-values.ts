// Diagnostics of the values of qualifiers (ACAP 1.1 2.4.1.2, 2.5).

import type { Fix } from '../../../../diagnostics/finding.ts';
import { createExample } from '../../../../diagnostics/finding-example.ts';
import { findNearestName } from '../../../../syntax/nearest-name.ts';
import { invertMask, isReversed, looksLikeNetmask, maskOfPrefix } from '../../ip-addresses.ts';
import { type QualifierType, qualifierType, readValue } from '../../qualifiers.ts';
import { usageType } from '../../usages.ts';
import { isIpv4, membersOf } from '../../value-grammar.ts';
import { acap11, type WritingFix } from '../check-context.ts';
import { replaceColumnsAt } from '../edits.ts';
import { anyCrawler, conditions, permitPresent } from '../example.ts';
import { withVersion11 } from '../version-edits.ts';
import { defineLineKinds, type LineContext, type LineFixer, replaceColumnsFix } from './line-diagnostic.ts';
import { citeOwnSection, citeOwnSectionWith, qualifierAt } from './qualifiers.ts';

/** Replaces the value of a qualifier if the grammar allows the new one, and raises the version if necessary. */
function replaceValue(context: LineContext, code: WritingFix, by: string | undefined): Fix | undefined {
  const qualifier = qualifierAt(context);
  const row = qualifier?.name && qualifierType(qualifier.name);
  const read = row && by !== undefined && by !== qualifier.written.text ? readValue(row, by) : undefined;
  if (!qualifier || !read || by === undefined) return undefined;
  const edits = [replaceColumnsAt(context.line, qualifier.written, by)];
  const { policy, file } = context.subject;
  return context.fix(code, { text: by }, () =>
    read.since === '1.1' ? withVersion11(policy, file, edits) : edits,
  );
}

const LOOSE_DATE = /^until-(\d{4})-(\d{1,2})-(\d{1,2})$/i;

const LOOSE_SPAN = /^(\d+)-?(day|week)s?$/i;

const LOOSE_LENGTH = /^(\d+)-?(char|word)(?:acter)?s?$/i;

/** Weeks in days; undefined if the number has too many digits to be exact. */
const weeksAsDays = (count: string) => (count.length < 15 ? `${7 * Number(count)}-days` : undefined);

/** The probable intention of an invalid value. */
function intendedValue(row: QualifierType, value: string): string | undefined {
  const [, year, month = '', day = ''] = LOOSE_DATE.exec(value) ?? [];
  if (year) return `until-${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const [, count = '', unit = ''] = LOOSE_SPAN.exec(value) ?? [];
  if (unit) return unit.toLowerCase() === 'day' ? `${count}-days` : weeksAsDays(count);
  const [, size, what = ''] = LOOSE_LENGTH.exec(value) ?? [];
  if (size) return `${size}-${what.toLowerCase()}s`;
  const located = /^the-acap:((?:id|class)(?:list)?|meta|taglist):/i.test(value);
  if (located) return value.replace(':', ':extract:');
  return findNearestName(
    value,
    row.forms.map((form) => form.form),
  );
}

const correctValue: LineFixer = (context) => {
  const qualifier = qualifierAt(context);
  const row = qualifier?.name && qualifierType(qualifier.name);
  return row ? replaceValue(context, 'replace-word', intendedValue(row, qualifier.written.text)) : undefined;
};

/** Changes each member of a list. */
const correctMembers =
  (code: WritingFix, by: (member: string) => string): LineFixer =>
  (context) => {
    const value = qualifierAt(context)?.written.text ?? '';
    const kind = value.slice(0, value.indexOf(':') + 1);
    return replaceValue(context, code, kind + membersOf(value).map(by).join(','));
  };

function wildcardOf(member: string): string {
  const [address = '', mask = ''] = member.split('/');
  const isPrefixLength = isIpv4(address) && /^\d{1,2}$/.test(mask) && Number(mask) <= 32;
  return isPrefixLength ? `${address}/${maskOfPrefix(Number(mask))}` : member;
}

function invertMember(member: string): string {
  const [address = '', mask = ''] = member.split('/');
  return looksLikeNetmask(mask) ? `${address}/${invertMask(mask)}` : member;
}

const ROLE = /^(extract|credit|link|license-link|registration-link)(:?)/i;

const prefixRole: LineFixer = (context) => {
  const value = qualifierAt(context)?.written.text ?? '';
  const [, role = '', colon] = ROLE.exec(value) ?? [];
  return replaceValue(
    context,
    'prefix-role',
    colon ? `the-acap:${value}` : `the-acap:${role.toLowerCase()}:${value}`,
  );
};

export const qualifierValueKinds = defineLineKinds({
  'bad-qualifier-value': {
    severity: 'error',
    source: acap11('2.4.1.2'),
    cite: citeOwnSection,
    fix: correctValue,
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a/ time-limit=3-weeks'),
        anyCrawler('ACAP-allow-index: /a/ time-limit=21-days'),
      ),
    ],
  },
  'until-recrawl-alias': {
    severity: 'warning',
    source: acap11('2.4.1.2'),
    // The misprint is in 2.4.1.2.
    cite: citeOwnSectionWith(() => acap11('2.4.1.2')),
    fix: (context) =>
      replaceColumnsFix(
        context,
        'replace-word',
        qualifierAt(context)?.written ?? context.issue,
        'until-recrawled',
        'same',
      ),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a/ time-limit=until-recrawl'),
        anyCrawler('ACAP-allow-index: /a/ time-limit=until-recrawled'),
      ),
    ],
  },
  'old-until-recrawled': {
    severity: 'warning',
    source: acap11('2.5.5.1.3'),
    cite: citeOwnSectionWith((usage) => usageType(usage).source),
    fix: (context) => replaceValue(context, 'replace-word', '30-days'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-present-oldcopy: /a/ time-limit=until-recrawled'),
        anyCrawler('ACAP-allow-present-currentcopy: /a/ time-limit=until-recrawled'),
      ),
    ],
  },
  'ip-range-reversed': {
    severity: 'error',
    source: acap11('2.5.5.9'),
    fix: correctMembers('swap-ends', (one) =>
      isReversed(one) ? one.split('-').toReversed().join('-') : one,
    ),
    examples: [
      createExample(
        conditions('ipaddressrangelist:1.2.4.1-1.2.2.255,1.1.1.1'),
        conditions('ipaddressrangelist:1.2.2.1-1.2.4.255'),
      ),
    ],
  },
  'ip-mask-netmask': {
    severity: 'warning',
    source: acap11('2.5.5.9'),
    fix: correctMembers('invert-mask', invertMember),
    examples: [
      createExample(
        conditions('ipaddressmasklist:10.1.1.0/255.255.255.0'),
        conditions('ipaddressmasklist:10.1.1.0/0.0.0.255'),
      ),
    ],
  },
  'ip-cidr': {
    severity: 'error',
    source: acap11('2.5.5.9'),
    fix: correctMembers('wildcard-mask', wildcardOf),
    examples: [
      createExample(
        conditions('ipaddressmasklist:10.1.1.0/24'),
        conditions('ipaddressmasklist:10.1.1.0/0.0.0.255'),
      ),
    ],
  },
  'ip-v6': {
    severity: 'info',
    source: acap11('2.5.5.9'),
    examples: [
      createExample(conditions('ipaddressrangelist:2001:db8::1'), conditions('ipaddressrangelist:10.1.1.1')),
    ],
  },
  'country-code-unknown': {
    severity: 'warning',
    source: acap11('2.5.5.9'),
    fix: correctMembers('replace-word', (one) => (/^uk$/i.test(one) ? 'GB' : one)),
    examples: [
      createExample(conditions('permittedcountrylist:UK,BE'), conditions('permittedcountrylist:GB,BE')),
    ],
  },
  'country-lists-conflict': {
    severity: 'warning',
    source: acap11('2.5.5.9'),
    examples: [
      createExample(
        conditions('permittedcountrylist:BE', 'prohibitedcountrylist:BE'),
        conditions('permittedcountrylist:BE', 'permittedcountrylist:BE,FR'),
      ),
    ],
  },
  'role-without-prefix': {
    severity: 'warning',
    source: acap11('2.5.5.6'),
    fix: prefixRole,
    examples: [
      createExample(
        anyCrawler(`${permitPresent} must-include-resource=credit`),
        anyCrawler(`${permitPresent} must-include-resource=the-acap:credit:/by`),
      ),
    ],
  },
});
