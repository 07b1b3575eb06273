// Ways out of what is wrong with one qualifier.

import { createFix, type Fix } from '../../../../diagnostics/finding.ts';
import type { Encoding } from '../../../../document/encoding.ts';
import { percentEncode } from '../../../../matching/percent-encoding.ts';
import { findNearestName } from '../../../../syntax/nearest-name.ts';
import { splitWords } from '../../../../syntax/words.ts';
import { countLeading } from '../../../../text/large-lists.ts';
import type { AcapLine, Qualifier } from '../../field.ts';
import { usageRuleText } from '../../field-spelling.ts';
import { invertMask, isReversed, looksLikeNetmask, maskOfPrefix } from '../../ip-addresses.ts';
import { type QualifierType, qualifierType, qualifierTypes, readValue } from '../../qualifiers.ts';
import { type Usage, usages, usageType } from '../../usages.ts';
import { isIpv4, membersOf } from '../../value-grammar.ts';
import type { Columns } from '../check-context.ts';
import {
  cutWord,
  insertBefore,
  isFaultlessLine,
  replaceColumnsAt,
  replaceInText,
  sortEdits,
} from '../edits.ts';
import { withVersion11 } from '../version-edits.ts';
import {
  createChangeFix,
  type FixTable,
  faultyText,
  type LineFault,
  type LineFixer,
  replaceColumnsFix,
} from './line-fix.ts';

/** The qualifier that an issue is about; the field has some. */
export function qualifierAt({ read, issue }: LineFault): Qualifier | undefined {
  const { field } = read;
  const all = field?.kind === 'rule' || field?.kind === 'qualified-usage' ? field.qualifiers : [];
  const found = all[countLeading(all, ({ start }) => start <= issue.start) - 1];
  return found && issue.end <= found.end ? found : undefined;
}

/** Another value for a qualifier, if the grammar takes it; and the version that it needs. */
function replaceValue(fault: LineFault, code: string, by: string | undefined): readonly Fix[] {
  const qualifier = qualifierAt(fault);
  const row = qualifier?.name && qualifierType(qualifier.name);
  const read = row && by !== undefined && by !== qualifier.written.text ? readValue(row, by) : undefined;
  if (!qualifier || !read || by === undefined) return [];
  const edits = [replaceColumnsAt(fault.line, qualifier.written, by)];
  const { policy, file } = fault;
  return [
    createChangeFix(code, [by], () => (read.since === '1.1' ? withVersion11(policy, file, edits) : edits)),
  ];
}

const LOOSE_DATE = /^until-(\d{4})-(\d{1,2})-(\d{1,2})$/i;
const LOOSE_SPAN = /^(\d+)-?(day|week)s?$/i;
const LOOSE_LENGTH = /^(\d+)-?(char|word)(?:acter)?s?$/i;

/** A count that stays one: nobody writes more digits than a number holds. */
const weeksAsDays = (count: string) => (count.length < 15 ? `${7 * Number(count)}-days` : undefined);

/** What a value was probably meant to be. */
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

const correctValue: LineFixer = (fault) => {
  const qualifier = qualifierAt(fault);
  const row = qualifier?.name && qualifierType(qualifier.name);
  return row ? replaceValue(fault, 'replace-word', intendedValue(row, qualifier.written.text)) : [];
};

/** The members of a list, each made anew. */
const correctMembers =
  (code: string, by: (member: string) => string): LineFixer =>
  (fault) => {
    const value = qualifierAt(fault)?.written.text ?? '';
    const kind = value.slice(0, value.indexOf(':') + 1);
    return replaceValue(fault, code, kind + membersOf(value).map(by).join(','));
  };

function wildcardOf(member: string): string {
  const [address = '', mask = ''] = member.split('/');
  const fits = isIpv4(address) && /^\d{1,2}$/.test(mask) && Number(mask) <= 32;
  return fits ? `${address}/${maskOfPrefix(Number(mask))}` : member;
}

function invertMember(member: string): string {
  const [address = '', mask = ''] = member.split('/');
  return looksLikeNetmask(mask) ? `${address}/${invertMask(mask)}` : member;
}

const correctType: LineFixer = (fault) => {
  const written = faultyText(fault);
  const name = findNearestName(
    written,
    qualifierTypes.map(({ type }) => type),
  );
  // The list of changes of version 1.1 calls `usage-ref` so (digest X-09).
  const type = written.toLowerCase() === 'ref' ? 'usage-ref' : name;
  if (!type) return [];
  const { policy, file, line, issue } = fault;
  const edits = [replaceColumnsAt(line, issue, type)];
  const isNew = qualifierType(type)?.since === '1.1';
  return [
    createChangeFix('replace-word', [type], () => (isNew ? withVersion11(policy, file, edits) : edits)),
  ];
};

/** The usage nearest to another that takes a qualifier: `present` for a way to present, which inherits from it. */
function usageThatTakes(row: QualifierType, usage: Usage): Usage | undefined {
  const takes = (one: Usage) => row.usages[one] !== undefined;
  if (usageType(usage).class === 'derived' && takes('present')) return 'present';
  return usages.find((one) => row.usages[one] === 'both');
}

/** A qualifier goes to a field of its own, for a usage that takes it; in a definition the usage changes. */
const moveQualifier: LineFixer = (fault) => {
  const { policy, line, read, text } = fault;
  const qualifier = qualifierAt(fault);
  const { field } = read;
  if (!qualifier?.name || (field?.kind !== 'rule' && field?.kind !== 'qualified-usage')) return [];
  const from = field.kind === 'rule' ? field.usage : undefined;
  if (from?.kind === 'local') return [];
  const usage = usageThatTakes(
    qualifierType(qualifier.name)!,
    field.kind === 'rule' ? from!.usage : field.usage,
  );
  if (!usage) return [];
  if (field.kind === 'qualified-usage')
    return isFaultlessLine(replaceInText(text, field.usageWord, usage))
      ? replaceColumnsFix(fault, 'replace-word', field.usageWord, usage)
      : [];
  const moved = usageRuleText('allow', usage, field.resource.word.text, [
    `${qualifier.type.text}=${qualifier.written.text}`,
  ]);
  const edits = () => sortEdits([cutWord(policy, line, qualifier)], insertBefore(policy, line + 1, [moved]));
  return isFaultlessLine(moved) ? [createChangeFix('move-qualifier', [usage], edits)] : [];
};

const gapsOf = new WeakMap<AcapLine, readonly Columns[]>();

/** The blanks inside lists of a line. */
function gapsInLists({ text, read }: LineFault): readonly Columns[] {
  let gaps = gapsOf.get(read);
  if (!gaps) {
    const words = splitWords(text, read.value.start, read.value.end);
    gaps = words.flatMap((word, i): Columns[] => {
      const next = words[i + 1];
      const isList = next && (word.text.endsWith(',') || next.text.startsWith(','));
      return isList ? [{ start: word.end, end: next.start }] : [];
    });
    gapsOf.set(read, gaps);
  }
  return gaps;
}

/** Blanks inside a list are taken out. */
const joinList: LineFixer = (fault) => {
  const { line } = fault;
  const gaps = gapsInLists(fault);
  return gaps.length > 0
    ? [createChangeFix('join-list', [], () => gaps.map((gap) => replaceColumnsAt(line, gap, '')))]
    : [];
};

const FORBIDDEN_CHARACTERS = /[^\x21\x24-\x26\x28-\x7e]/gu;
const encode = (text: string, encoding: Encoding) =>
  text.replace(FORBIDDEN_CHARACTERS, (character) => percentEncode(character, encoding));

/** Quotes and what no value holds are encoded; what stands between two quotes, blanks too. */
const encodeValue: LineFixer = (fault) => {
  const { text, read, issue, policy } = fault;
  const mark = /["']/.exec(text.slice(issue.start, issue.end))?.[0];
  const close = mark === undefined ? -1 : text.slice(0, read.value.end).lastIndexOf(mark);
  const end = Math.max(issue.end, close + 1);
  return replaceColumnsFix(
    fault,
    'encode-characters',
    { start: issue.start, end },
    encode(text.slice(issue.start, end), policy.source.encoding),
  );
};

const ROLE = /^(extract|credit|link|license-link|registration-link)(:?)/i;

const prefixRole: LineFixer = (fault) => {
  const value = qualifierAt(fault)?.written.text ?? '';
  const [, role = '', colon] = ROLE.exec(value) ?? [];
  return replaceValue(
    fault,
    'prefix-role',
    colon ? `the-acap:${value}` : `the-acap:${role.toLowerCase()}:${value}`,
  );
};

const removeSpaces: LineFixer = ({ line, text, issue }) => [
  createFix('remove-blanks', [], 'same', () => [
    replaceColumnsAt(line, issue, text.slice(issue.start, issue.end).replace(/[ \t]*=[ \t]*/, '=')),
  ]),
];

/** A permission of nothing is a prohibition. */
const disallowFix: LineFixer = ({ line, read }) => {
  const { field } = read;
  if (field?.kind !== 'rule' || field.usage.kind === 'local') return [];
  const span = { start: read.name.start, end: read.value.end };
  const text = usageRuleText('deny', field.usage.usage, field.resource.word.text);
  return [createChangeFix('disallow', [], () => [replaceColumnsAt(line, span, text)])];
};

export const qualifierFixes: FixTable = {
  'bad-qualifier-syntax': joinList,
  'unknown-qualifier': correctType,
  'qualifier-not-applicable': moveQualifier,
  'bad-qualifier-value': correctValue,
  'qualifier-value-chars': encodeValue,
  'qualifier-spacing': removeSpaces,
  'until-recrawl-alias': (fault) =>
    replaceColumnsFix(
      fault,
      'replace-word',
      qualifierAt(fault)?.written ?? fault.issue,
      'until-recrawled',
      'same',
    ),
  'zero-limit': disallowFix,
  'old-until-recrawled': (fault) => replaceValue(fault, 'replace-word', '30-days'),
  'ip-range-reversed': correctMembers('swap-ends', (one) =>
    isReversed(one) ? one.split('-').toReversed().join('-') : one,
  ),
  'ip-mask-netmask': correctMembers('invert-mask', invertMember),
  'ip-cidr': correctMembers('wildcard-mask', wildcardOf),
  'country-code-unknown': correctMembers('replace-word', (one) => (/^uk$/i.test(one) ? 'GB' : one)),
  'role-without-prefix': prefixRole,
};
