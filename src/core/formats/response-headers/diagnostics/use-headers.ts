// Findings about the headers of TDMRep, Content-Usage and Content-Signal.
import { cite } from '../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import { groupByKey } from '../../../text/group-by-key.ts';
import type { ExtensionIssue } from '../../extensions/define-extension.ts';
import type { LineIssue } from '../../extensions/line-value.ts';
import { type ContentSignalCode, contentSignal } from '../../extensions/lines/content-signal.ts';
import {
  type ContentUsageCode,
  contentUsage,
  readContentUsage,
  rewriteMembers,
} from '../../extensions/lines/content-usage.ts';
import { tdmrepSection } from '../../tdmrep/members.ts';
import { addField, removeField } from '../edit/headers-edits.ts';
import { nameOfUseHeader } from '../header-names.ts';
import type { HeaderGroup } from '../headers-file.ts';
import { readUrlPattern } from '../url-pattern.ts';
import {
  fieldsOf,
  type HeadersContext,
  inLine,
  type PlacedField,
  pageExample,
  valueFix,
} from './check-context.ts';

const TDM_HEADERS = tdmrepSection('TDM Header Field in HTTP Responses');

const reservation = nameOfUseHeader('reservation');
const policy = `${nameOfUseHeader('policy')}: https://example.com/policy.json`;
const usageExample = (file: string, near: string) =>
  pageExample(`${contentUsage.name}: ${file}`, `${contentUsage.name}: ${near}`);
const signalExample = (file: string, near: string) =>
  pageExample(`${contentSignal.name}: ${file}`, `${contentSignal.name}: ${near}`);

/** What is wrong with a label of Content-Usage. */
export type UsageFault = Exclude<ContentUsageCode, 'CUS-SYNTAX' | 'CUS-DUPLICATE' | 'CUS-PATH-STAR'>;

/** What is wrong with a signal. */
export type SignalFault = ContentSignalCode;

const kinds = {
  'HDR-RESERVATION': kind<{ readonly value: string }>({
    severity: 'error',
    source: TDM_HEADERS,
    examples: [pageExample(`${reservation}: yes`, `${reservation}: 1`)],
  }),
  'HDR-RESERVATION-TWICE': kind<{ readonly value: string; readonly other: string }>({
    severity: 'warning',
    source: TDM_HEADERS,
    examples: [
      pageExample(`${reservation}: 1\n  ${reservation}: 0`, `${reservation}: 1\n/a\n  ${reservation}: 0`),
    ],
  }),
  'HDR-POLICY': kind<{ readonly name: string }>({
    severity: 'warning',
    source: TDM_HEADERS,
    examples: [pageExample(policy, `${reservation}: 1\n/a\n  ${policy}`)],
  }),
  'HDR-USAGE': kind<{ readonly value: string; readonly part: string; readonly isPath: boolean }>({
    severity: 'error',
    source: cite('draft-ietf-aipref-attach-05', '2'),
    examples: [usageExample('train-ai = n', 'train-ai=n'), usageExample('/blog/ train-ai=n', 'train-ai=n')],
  }),
  'HDR-USAGE-TWICE': kind<{ readonly text: string }>({
    severity: 'warning',
    source: cite('draft-ietf-aipref-attach-05', '2'),
    examples: [
      usageExample('train-ai=n, train-ai=y', 'train-ai=y'),
      usageExample('train-ai=n\n  Content-Usage: train-ai=y', 'train-ai=n\n  Content-Usage: search=y'),
    ],
  }),
  'HDR-USAGE-LABEL': kind<{ readonly text: string; readonly fault: UsageFault }>({
    severity: 'warning',
    source: cite('draft-ietf-aipref-attach-05', '2'),
    examples: [
      usageExample('ai-train=n', 'train-ai=n'),
      usageExample('train-ai=no', 'train-ai=n'),
      usageExample('train-ai=n;until=2030', 'train-ai=n'),
    ],
  }),
  'HDR-SIGNAL': kind<{ readonly text: string; readonly fault: SignalFault }>({
    severity: 'warning',
    source: cite('draft-romm-aipref-contentsignals-00'),
    examples: [
      signalExample('ai-train=n', 'ai-train=no'),
      signalExample('search=yes; ai-train=no', 'search=yes, ai-train=no'),
      signalExample('ai-train=yes, ai-train=no', 'ai-train=no'),
      signalExample('ai-train=no,', 'ai-train=no'),
    ],
  }),
};

type Context = HeadersContext<typeof kinds>;

/** Groups headers by the group they are in, each in file order. */
const byGroup = (fields: readonly PlacedField[]) => groupByKey(fields, ({ groupAt }) => groupAt).values();

/** Reservations of one response that disagree, so that none counts. */
function checkAgreement({ source, subject, report, fix }: Context) {
  for (const fields of byGroup(fieldsOf(subject, 'reservation'))) {
    const valid = fields.filter(({ value }) => value === '0' || value === '1');
    const other = valid.find(({ value }) => value !== valid[0]?.value);
    if (!other) continue;
    const { field, value } = other;
    const keep = (kept: string) =>
      fix('headers-keep', { text: `${field.name.text}: ${kept}` }, () =>
        valid.flatMap((one) => (one.value === kept ? [] : removeField(source, one.groupAt, one.at))),
      );
    const at = { line: field.line, ...field.name };
    report('HDR-RESERVATION-TWICE', at, { value, other: valid[0]!.value }, [keep('1'), keep('0')]);
  }
}

function checkReservations(context: Context) {
  for (const placed of fieldsOf(context.subject, 'reservation')) {
    const { value } = placed;
    const write = (text: string) => valueFix(context, placed, text, 'headers-guess');
    if (value !== '0' && value !== '1')
      context.report('HDR-RESERVATION', inLine(placed, { start: 0, end: value.length }), { value }, [
        write('1'),
        write('0'),
      ]);
  }
}

/** The limit of groups with a reservation that are compared with each policy. */
const MAX_COMPARED = 200;

/** Whether the headers of a group also apply to the URLs of another group. */
const covers = ({ pattern }: HeaderGroup, other: HeaderGroup): boolean =>
  !pattern ||
  pattern.text === other.pattern?.text ||
  (other.pattern !== undefined && readUrlPattern(pattern.text).matches(other.pattern.text, undefined));

/** A policy for URLs without a reservation. */
function checkPolicies({ source, subject, report, fix }: Context) {
  const reserved = [...new Set(fieldsOf(subject, 'reservation').map(({ group }) => group))];
  if (reserved.length > MAX_COMPARED) return;
  const name = nameOfUseHeader('reservation');
  for (const { field, group, groupAt } of fieldsOf(subject, 'policy')) {
    if (reserved.some((one) => covers(one, group))) continue;
    const add = fix('headers-add', { text: `${name}: 1` }, () => addField(source, groupAt, name, '1'));
    report('HDR-POLICY', { line: field.line, ...field.name }, { name }, add);
  }
}

/** A path, which Content-Usage has only in robots.txt. Here the pattern of the group has this role. */
const PATH = /^[/*][^ \t]*[ \t]*/;

type ReadIssues = (value: string) => readonly LineIssue[];

/** The repairs of the line in robots.txt that improve the value and add no error. */
function repairFixes(
  context: Context,
  placed: PlacedField,
  issue: LineIssue,
  issues: Readonly<Record<string, ExtensionIssue>>,
  read: ReadIssues,
): readonly Fix[] {
  const count = (value: string) => read(value).filter(({ code }) => code === issue.code).length;
  const errors = (value: string) => read(value).filter(({ severity }) => severity === 'error').length;
  const { value } = placed;
  const repairs = issues[issue.code]?.repair?.(value, issue, () => '') ?? [];
  const values = repairs
    .flatMap((repair) => ('value' in repair ? [repair.value] : []))
    .filter((next) => next === '' || (count(next) < count(value) && errors(next) <= errors(value)));
  // Without its path, a value applies to more pages.
  const isGuess = values.length > 1 || PATH.test(value);
  return values.map((next) => valueFix(context, placed, next, isGuess ? 'headers-guess' : 'headers-use'));
}

const readUsage = (value: string) => readContentUsage(value).issues;

/** Labels on several lines. They are one Dictionary, in which the last value of a key counts (RFC 9651 4.2). */
function checkRepeatedLabels(context: Context) {
  for (const fields of byGroup(fieldsOf(context.subject, 'usage'))) {
    const last = new Map<string, PlacedField>();
    for (const placed of fields.toReversed()) {
      const { value } = placed;
      const { members } = readContentUsage(value).parts;
      for (const member of new Map(members.map((one) => [one.key, one])).values()) {
        const text = value.slice(member.start, member.end);
        const without = () => rewriteMembers(value, (one, { key }) => (key === member.key ? undefined : one));
        if (last.has(member.key))
          context.report('HDR-USAGE-TWICE', inLine(placed, member), { text }, () =>
            valueFix(context, placed, without()),
          );
        else last.set(member.key, placed);
      }
    }
  }
}

function checkUsages(context: Context) {
  const { subject, report } = context;
  for (const placed of fieldsOf(subject, 'usage')) {
    const { value } = placed;
    const path = PATH.exec(value)?.[0];
    if (path !== undefined) {
      const part = path.trimEnd();
      report(
        'HDR-USAGE',
        inLine(placed, { start: 0, end: part.length }),
        { value, part, isPath: true },
        valueFix(context, placed, value.slice(path.length), 'headers-guess'),
      );
      continue;
    }
    for (const issue of readUsage(value)) {
      const { code: fault } = issue;
      const at = inLine(placed, issue);
      const text = value.slice(issue.start, issue.end);
      const fixes = () => repairFixes(context, placed, issue, contentUsage.issues, readUsage);
      if (fault === 'CUS-SYNTAX') report('HDR-USAGE', at, { value, part: text, isPath: false }, fixes);
      else if (fault === 'CUS-DUPLICATE') report('HDR-USAGE-TWICE', at, { text }, fixes);
      else if (fault !== 'CUS-PATH-STAR') report('HDR-USAGE-LABEL', at, { text, fault }, fixes);
    }
  }
}

const readSignal = (value: string) => contentSignal.read(value).issues;

function checkSignals(context: Context) {
  for (const placed of fieldsOf(context.subject, 'signal'))
    for (const issue of readSignal(placed.value)) {
      const { code: fault } = issue;
      const text = placed.value.slice(issue.start, issue.end);
      context.report('HDR-SIGNAL', inLine(placed, issue), { text, fault }, () =>
        repairFixes(context, placed, issue, contentSignal.issues, readSignal),
      );
    }
}

export const useHeaderChecks = defineChecks(
  kinds,
  checkReservations,
  checkAgreement,
  checkPolicies,
  checkUsages,
  checkRepeatedLabels,
  checkSignals,
);
