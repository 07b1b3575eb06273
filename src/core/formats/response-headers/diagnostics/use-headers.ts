// Findings about the headers of TDMRep, Content-Usage and Content-Signal.
import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import type { ExtensionIssue } from '../../extensions/define-extension.ts';
import type { LineIssue } from '../../extensions/line-value.ts';
import { contentSignal } from '../../extensions/lines/content-signal.ts';
import { contentUsage, readContentUsage, rewriteMembers } from '../../extensions/lines/content-usage.ts';
import { tdmrepSection } from '../../tdmrep/members.ts';
import { addField, removeField } from '../edit/headers-edits.ts';
import { nameOfUseHeader } from '../header-names.ts';
import type { HeaderGroup } from '../headers-file.ts';
import { readUrlPattern } from '../url-pattern.ts';
import {
  type Check,
  type CheckContext,
  changingFix,
  fieldsOf,
  inLine,
  type PlacedField,
  pageExample,
  valueFix,
} from './check-context.ts';

const TDM_HEADERS = tdmrepSection('TDM Header Field in HTTP Responses');

const wholeOf = ({ value }: PlacedField) => ({ start: 0, end: value.length });

/** Groups headers by the group they are in, each in file order. */
function byGroup(fields: readonly PlacedField[]): readonly (readonly PlacedField[])[] {
  const groups = new Map<number, PlacedField[]>();
  for (const placed of fields) {
    const placedFields = groups.get(placed.groupAt);
    if (placedFields) placedFields.push(placed);
    else groups.set(placed.groupAt, [placed]);
  }
  return [...groups.values()];
}

/** HDR-RESERVATION-TWICE: reservations of one response that disagree, so that none counts. */
const checkAgreement: Check = (context) => {
  for (const fields of byGroup(fieldsOf(context, 'reservation'))) {
    const valid = fields.filter(({ value }) => value === '0' || value === '1');
    const other = valid.find(({ value }) => value !== valid[0]?.value);
    if (!other) continue;
    const { field, value } = other;
    const keep = (keptValue: string) =>
      changingFix('headers-keep', [`${field.name.text}: ${keptValue}`], () =>
        valid.flatMap((one) =>
          one.value === keptValue ? [] : removeField(context.source, one.groupAt, one.at),
        ),
      );
    context.report(HDR_RESERVATION_TWICE, field.line, field.name, [value, valid[0]!.value], () =>
      ['1', '0'].map(keep),
    );
  }
};

/** HDR-RESERVATION. */
const checkReservations: Check = (context) => {
  for (const placed of fieldsOf(context, 'reservation'))
    if (placed.value !== '0' && placed.value !== '1')
      context.report(
        HDR_RESERVATION,
        placed.field.line,
        inLine(placed, wholeOf(placed)),
        [placed.value],
        () => ['1', '0'].map((text) => valueFix(context, placed, text, 'headers-guess')),
      );
};

/** The limit of groups with a reservation that are compared with each policy. */
const MAX_COMPARED = 200;

/** Whether the headers of a group also apply to the URLs of another group. */
const covers = ({ pattern }: HeaderGroup, other: HeaderGroup): boolean =>
  !pattern ||
  pattern.text === other.pattern?.text ||
  (other.pattern !== undefined && readUrlPattern(pattern.text).matches(other.pattern.text, undefined));

/** HDR-POLICY: a policy for URLs without a reservation. */
const checkPolicies: Check = (context) => {
  const reserved = [...new Set(fieldsOf(context, 'reservation').map(({ group }) => group))];
  if (reserved.length > MAX_COMPARED) return;
  const name = nameOfUseHeader('reservation');
  for (const { field, group, groupAt } of fieldsOf(context, 'policy')) {
    if (reserved.some((one) => covers(one, group))) continue;
    context.report(HDR_POLICY, field.line, field.name, [name], () => [
      changingFix('headers-add', [`${name}: 1`], () => addField(context.source, groupAt, name, '1')),
    ]);
  }
};

/** A path, which Content-Usage has only in robots.txt. Here the pattern of the group has this role. */
const PATH = /^[/*][^ \t]*[ \t]*/;

type ReadIssues = (value: string) => readonly LineIssue[];

/** The repairs of the line in robots.txt that improve the value and add no error. */
function repairFixes(
  context: CheckContext,
  placed: PlacedField,
  issue: LineIssue,
  kinds: Readonly<Record<string, ExtensionIssue>>,
  read: ReadIssues,
): readonly Fix[] {
  const count = (value: string) => read(value).filter(({ code }) => code === issue.code).length;
  const errors = (value: string) => read(value).filter(({ severity }) => severity === 'error').length;
  const { value } = placed;
  const repairs = kinds[issue.code]?.repair?.(value, issue, () => '') ?? [];
  const values = repairs
    .flatMap((repair) => ('value' in repair ? [repair.value] : []))
    .filter((next) => next === '' || (count(next) < count(value) && errors(next) <= errors(value)));
  // Without its path, a value applies to more pages.
  const isGuess = values.length > 1 || PATH.test(value);
  return values.map((next) => valueFix(context, placed, next, isGuess ? 'headers-guess' : 'headers-use'));
}

const readUsage: ReadIssues = (value) => readContentUsage(value).issues;

/** HDR-USAGE-TWICE across lines. They are one Dictionary, in which the last value of a key counts (RFC 9651 4.2). */
const checkRepeatedLabels: Check = (context) => {
  for (const fields of byGroup(fieldsOf(context, 'usage'))) {
    const last = new Map<string, PlacedField>();
    for (const placed of fields.toReversed()) {
      const { members } = readContentUsage(placed.value).parts;
      for (const member of new Map(members.map((one) => [one.key, one])).values()) {
        const text = placed.value.slice(member.start, member.end);
        if (last.has(member.key))
          context.report(HDR_USAGE_TWICE, placed.field.line, inLine(placed, member), [text], () => [
            valueFix(
              context,
              placed,
              rewriteMembers(placed.value, (one, { key }) => (key === member.key ? undefined : one)),
            ),
          ]);
        else last.set(member.key, placed);
      }
    }
  }
};

/** HDR-USAGE, HDR-USAGE-TWICE, HDR-USAGE-LABEL. */
const checkUsages: Check = (context) => {
  for (const placed of fieldsOf(context, 'usage')) {
    const { value, field } = placed;
    const path = PATH.exec(value)?.[0];
    if (path !== undefined) {
      const at = { start: 0, end: path.trimEnd().length };
      context.report(HDR_USAGE, field.line, inLine(placed, at), [value, path.trimEnd()], () => [
        valueFix(context, placed, value.slice(path.length), 'headers-guess'),
      ]);
      continue;
    }
    for (const issue of readUsage(value)) {
      const diagnostic =
        issue.severity === 'error'
          ? HDR_USAGE
          : issue.code === 'CUS-DUPLICATE'
            ? HDR_USAGE_TWICE
            : HDR_USAGE_LABEL;
      const text = value.slice(issue.start, issue.end);
      const words = diagnostic === HDR_USAGE ? [value, text] : [text, issue.code];
      context.report(diagnostic, field.line, inLine(placed, issue), words, () =>
        repairFixes(context, placed, issue, contentUsage.issues, readUsage),
      );
    }
  }
};

const readSignal: ReadIssues = (value) => contentSignal.read(value).issues;

/** HDR-SIGNAL. */
const checkSignals: Check = (context) => {
  for (const placed of fieldsOf(context, 'signal'))
    for (const issue of readSignal(placed.value)) {
      if (issue.severity !== 'error' && issue.severity !== 'warning') continue;
      const text = placed.value.slice(issue.start, issue.end);
      context.report(HDR_SIGNAL, placed.field.line, inLine(placed, issue), [text, issue.code], () =>
        repairFixes(context, placed, issue, contentSignal.issues, readSignal),
      );
    }
};

const reservation = nameOfUseHeader('reservation');
const policy = `${nameOfUseHeader('policy')}: https://example.com/policy.json`;
const usageExample = (file: string, near: string) =>
  pageExample(`${contentUsage.name}: ${file}`, `${contentUsage.name}: ${near}`);
const signalExample = (file: string, near: string) =>
  pageExample(`${contentSignal.name}: ${file}`, `${contentSignal.name}: ${near}`);

const HDR_RESERVATION = defineDiagnostic({
  code: 'HDR-RESERVATION',
  severity: 'error',
  spec: TDM_HEADERS,
  check: checkReservations,
  examples: [pageExample(`${reservation}: yes`, `${reservation}: 1`)],
});

const HDR_RESERVATION_TWICE = defineDiagnostic({
  code: 'HDR-RESERVATION-TWICE',
  severity: 'warning',
  spec: TDM_HEADERS,
  check: checkAgreement,
  examples: [
    pageExample(`${reservation}: 1\n  ${reservation}: 0`, `${reservation}: 1\n/a\n  ${reservation}: 0`),
  ],
});

const HDR_POLICY = defineDiagnostic({
  code: 'HDR-POLICY',
  severity: 'warning',
  spec: TDM_HEADERS,
  check: checkPolicies,
  examples: [pageExample(policy, `${reservation}: 1\n/a\n  ${policy}`)],
});

const HDR_USAGE = defineDiagnostic({
  code: 'HDR-USAGE',
  severity: 'error',
  spec: 'draft-ietf-aipref-attach-05 2',
  check: checkUsages,
  examples: [usageExample('train-ai = n', 'train-ai=n'), usageExample('/blog/ train-ai=n', 'train-ai=n')],
});

const HDR_USAGE_TWICE = defineDiagnostic({
  code: 'HDR-USAGE-TWICE',
  severity: 'warning',
  spec: 'draft-ietf-aipref-attach-05 2',
  check: checkRepeatedLabels,
  examples: [
    usageExample('train-ai=n, train-ai=y', 'train-ai=y'),
    usageExample('train-ai=n\n  Content-Usage: train-ai=y', 'train-ai=n\n  Content-Usage: search=y'),
  ],
});

const HDR_USAGE_LABEL = defineDiagnostic({
  code: 'HDR-USAGE-LABEL',
  severity: 'warning',
  spec: 'draft-ietf-aipref-attach-05 2',
  check: checkUsages,
  examples: [
    usageExample('ai-train=n', 'train-ai=n'),
    usageExample('train-ai=no', 'train-ai=n'),
    usageExample('train-ai=n;until=2030', 'train-ai=n'),
  ],
});

const HDR_SIGNAL = defineDiagnostic({
  code: 'HDR-SIGNAL',
  severity: 'warning',
  spec: 'draft-romm-aipref-contentsignals-00',
  check: checkSignals,
  examples: [
    signalExample('ai-train=n', 'ai-train=no'),
    signalExample('search=yes; ai-train=no', 'search=yes, ai-train=no'),
    signalExample('ai-train=yes, ai-train=no', 'ai-train=no'),
    signalExample('ai-train=no,', 'ai-train=no'),
  ],
});

export const useHeaderDiagnostics = [
  HDR_RESERVATION,
  HDR_RESERVATION_TWICE,
  HDR_POLICY,
  HDR_USAGE,
  HDR_USAGE_TWICE,
  HDR_USAGE_LABEL,
  HDR_SIGNAL,
];
