// Diagnostics of single qualifiers, except those of values (ACAP 1.1 2.4.1.2).

import { type Citations } from '../../../../catalogue/citations.ts';
import { createExample } from '../../../../diagnostics/finding-example.ts';
import type { Encoding } from '../../../../document/encoding.ts';
import { percentEncode } from '../../../../matching/percent-encoding.ts';
import { findNearestName } from '../../../../syntax/nearest-name.ts';
import { splitWords } from '../../../../syntax/words.ts';
import { countLeading } from '../../../../text/large-lists.ts';
import type { AcapLine, Qualifier } from '../../field.ts';
import { usageRuleText } from '../../field-spelling.ts';
import { citeQualifier, type QualifierType, qualifierType, qualifierTypes } from '../../qualifiers.ts';
import { type Usage, usages, usageType } from '../../usages.ts';
import { acap11, type Columns } from '../check-context.ts';
import {
  insertBefore,
  isFaultlessLine,
  removeWord,
  replaceColumnsAt,
  replaceInText,
  sortEdits,
} from '../edits.ts';
import { anyCrawler, permitPresent } from '../example.ts';
import { withVersion11 } from '../version-edits.ts';
import {
  defineLineKinds,
  type IssueInLine,
  issueText,
  type LineFixer,
  replaceColumnsFix,
} from './line-diagnostic.ts';

/** The qualifier that an issue is about. The field has qualifiers. */
export function qualifierAt({ read, issue }: IssueInLine): Qualifier | undefined {
  const all = qualifiedField(read)?.qualifiers ?? [];
  const qualifier = all[countLeading(all, ({ start }) => start <= issue.start) - 1];
  return qualifier && issue.end <= qualifier.end ? qualifier : undefined;
}

/** The usage of a line and its qualifiers; undefined for a line that has none. */
export function qualifiedField({
  field,
}: AcapLine): { readonly usage: Usage; readonly qualifiers: readonly Qualifier[] } | undefined {
  if (field?.kind === 'qualified-usage') return field;
  if (field?.kind !== 'rule' || field.usage.kind === 'local') return undefined;
  return { usage: field.usage.usage, qualifiers: field.qualifiers };
}

/** Cites the section about the qualifier that an issue is about. */
export function citeOwnSection(at: IssueInLine): Citations | undefined {
  const name = qualifierAt(at)?.name;
  const usage = qualifiedField(at.read)?.usage;
  return name && usage && citeQualifier(qualifierType(name), usage);
}

/** Cites that section, and others that the finding follows from. */
export const citeOwnSectionWith =
  (others: (usage: Usage) => Citations) =>
  (at: IssueInLine): Citations | undefined => {
    const own = citeOwnSection(at);
    const usage = qualifiedField(at.read)?.usage;
    return own && usage && [...own, ...others(usage)];
  };

const correctType: LineFixer = (context) => {
  const written = issueText(context);
  const name = findNearestName(
    written,
    qualifierTypes.map(({ type }) => type),
  );
  // The list of changes of version 1.1 uses this name for `usage-ref`.
  const type = written.toLowerCase() === 'ref' ? 'usage-ref' : name;
  if (!type) return undefined;
  const { subject, fix, line, issue } = context;
  const { policy, file } = subject;
  const edits = [replaceColumnsAt(line, issue, type)];
  const isNew = qualifierType(type)?.since === '1.1';
  return fix('replace-word', { text: type }, () => (isNew ? withVersion11(policy, file, edits) : edits));
};

/** A usage that takes a qualifier: for a way to present preferably `present`, from which it inherits. */
function usageThatTakes(row: QualifierType, usage: Usage): Usage | undefined {
  const takes = (one: Usage) => row.usages[one] !== undefined;
  if (usageType(usage).class === 'derived' && takes('present')) return 'present';
  return usages.find((one) => row.usages[one] === 'both');
}

/** Moves a qualifier to a new field with a usage that takes it. In a definition the usage is changed. */
const moveQualifier: LineFixer = (context) => {
  const { subject, fix, line, read, text } = context;
  const qualifier = qualifierAt(context);
  const { field } = read;
  if (!qualifier?.name || (field?.kind !== 'rule' && field?.kind !== 'qualified-usage')) return undefined;
  const from = field.kind === 'rule' ? field.usage : field;
  if ('kind' in from && from.kind === 'local') return undefined;
  const usage = usageThatTakes(qualifierType(qualifier.name), from.usage);
  if (!usage) return undefined;
  if (field.kind === 'qualified-usage')
    return isFaultlessLine(replaceInText(text, field.usageWord, usage))
      ? replaceColumnsFix(context, 'replace-word', field.usageWord, usage)
      : undefined;
  const moved = usageRuleText('allow', usage, field.resource.word.text, [
    `${qualifier.type.text}=${qualifier.written.text}`,
  ]);
  const edits = () =>
    sortEdits([removeWord(subject.policy, line, qualifier)], insertBefore(subject.policy, line + 1, [moved]));
  return isFaultlessLine(moved) ? fix('move-qualifier', { usage }, edits) : undefined;
};

/** The whitespace inside the lists of a line. */
export function findListGaps(text: string, { value }: AcapLine): readonly Columns[] {
  const words = splitWords(text, value.start, value.end);
  return words.flatMap((word, i): Columns[] => {
    const next = words[i + 1];
    const isList = next && (word.text.endsWith(',') || next.text.startsWith(','));
    return isList ? [{ start: word.end, end: next.start }] : [];
  });
}

/** Removes the whitespace inside lists. */
const joinList: LineFixer = ({ fix, line, listGaps }) => {
  const gaps = listGaps();
  return gaps.length > 0
    ? fix('join-list', {}, () => gaps.map((gap) => replaceColumnsAt(line, gap, '')))
    : undefined;
};

const FORBIDDEN_CHARACTERS = /[^\x21\x24-\x26\x28-\x7e]/gu;
const encode = (text: string, encoding: Encoding) =>
  text.replace(FORBIDDEN_CHARACTERS, (character) => percentEncode(character, encoding));

/** Encodes quotes and characters that a value cannot contain. Between two quotes, spaces are encoded too. */
const encodeValue: LineFixer = (context) => {
  const { text, read, issue, subject } = context;
  const mark = /["']/.exec(text.slice(issue.start, issue.end))?.[0];
  const close = mark === undefined ? -1 : text.slice(0, read.value.end).lastIndexOf(mark);
  const end = Math.max(issue.end, close + 1);
  return replaceColumnsFix(
    context,
    'encode-characters',
    { start: issue.start, end },
    encode(text.slice(issue.start, end), subject.policy.source.encoding),
  );
};

/** Replaces a permission with a limit of zero by a prohibition. */
const disallowFix: LineFixer = ({ fix, line, read }) => {
  const { field } = read;
  if (field?.kind !== 'rule' || field.usage.kind === 'local') return undefined;
  const span = { start: read.name.start, end: read.value.end };
  const text = usageRuleText('deny', field.usage.usage, field.resource.word.text);
  return fix('disallow', {}, () => [replaceColumnsAt(line, span, text)]);
};

export const qualifierKinds = defineLineKinds({
  'bad-qualifier-syntax': {
    severity: 'error',
    source: acap11('2.4.1.2'),
    fix: joinList,
    examples: [
      createExample(
        anyCrawler(`${permitPresent} target-condition=permittedcountrylist:BE, FR`),
        anyCrawler(`${permitPresent} target-condition=permittedcountrylist:BE,FR`),
      ),
    ],
  },
  'unknown-qualifier': {
    severity: 'error',
    source: acap11('2.4.1.2'),
    fix: correctType,
    examples: [
      createExample(
        anyCrawler(`${permitPresent} time-limt=3-days`, 'ACAP-allow-other: / ref=/terms'),
        anyCrawler(`${permitPresent} time-limit=3-days`),
      ),
    ],
  },
  'qualifier-not-applicable': {
    severity: 'error',
    source: acap11('2.4.1.2'),
    cite: citeOwnSection,
    fix: moveQualifier,
    examples: [
      createExample(
        anyCrawler('ACAP-allow-crawl: /a/ time-limit=3-days'),
        anyCrawler('ACAP-allow-index: /a/ time-limit=3-days'),
      ),
    ],
  },
  'qualifier-usage-disputed': {
    severity: 'info',
    source: acap11('Annex A'),
    cite: citeOwnSectionWith(() => acap11('Annex A')),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-present-currentcopy: /a/ must-use-resource=/b'),
        anyCrawler('ACAP-allow-present-snippet: /a/ must-use-resource=/b'),
      ),
    ],
  },
  'qualifier-value-chars': {
    severity: 'error',
    source: acap11('3'),
    fix: encodeValue,
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a/ must-use-resource=the-acap:text:"Two words"'),
        anyCrawler('ACAP-allow-index: /a/ must-use-resource=the-acap:text:%22Two%20words%22'),
      ),
    ],
  },
  'zero-limit': {
    severity: 'warning',
    source: acap11('2.5.3.1'),
    cite: citeOwnSection,
    fix: disallowFix,
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a/ time-limit=0-days'),
        anyCrawler('ACAP-allow-index: /a/ time-limit=10-days'),
      ),
    ],
  },
});
