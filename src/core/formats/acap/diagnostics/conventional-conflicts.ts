// Conventional records that say something else than the ACAP records of the same file (ACAP 1.1 2.10.2; digest F.8).

import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFix, type Fix } from '../../../diagnostics/finding.ts';
import { createExample, joinLines } from '../../../diagnostics/finding-example.ts';
import { MAX_QUESTION_COST, questionCost } from '../../../diagnostics/question-budget.ts';
import { prepare } from '../../../questions/registry.ts';
import { rfc9309 } from '../../../readers/rfc9309.ts';
import { fieldAt, valueOf } from '../../../syntax/policy.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { type RecordsView, type RuleView, viewRecordsOf } from '../../../workspace/records-view.ts';
import { ruleText } from '../../rep/edit/field-spelling.ts';
import { addIgnoreConventional } from '../edit/file-header.ts';
import { crawlerText, ignoreConventionalText, usageRuleText } from '../field-spelling.ts';
import type { UsageVerdict } from '../question/usage-verdict.ts';
import type { CheckContext, SiteCheck } from './check-context.ts';
import { acap11 } from './check-context.ts';
import { insertBefore, isFaultlessLine } from './edits.ts';
import { anyCrawler } from './example.ts';
import { lineForRule, rulesOfFile } from './record-rules.ts';

const conventionalConflict = defineDiagnostic({
  code: 'conventional-conflict',
  severity: 'warning',
  spec: acap11('2.10.2'),
  examples: [
    createExample(
      joinLines('User-agent: *', 'Disallow: /', 'User-agent: anybot', 'Allow: /index.html', '') +
        anyCrawler('ACAP-disallow-crawl: /', 'ACAP-crawler: anybot', 'ACAP-allow-index: /'),
      joinLines('User-agent: *', 'Disallow: /', '') + anyCrawler('ACAP-disallow-crawl: /'),
    ),
  ],
});

type CombinationMode = 'conservative' | 'acap-wins' | 'narrowest';

/** A conventional rule above the first ACAP record, and the robots of its record. */
interface RuleOfRecord {
  readonly rule: RuleView;
  readonly agents: readonly string[];
}

const rulesOfRecords = ({ records }: RecordsView, firstRecord: number): readonly RuleOfRecord[] =>
  records.flatMap(({ agents, rules }) =>
    rules
      .filter(({ line, path }) => line < firstRecord && path !== '')
      .map((rule) => ({ rule, agents: agents.map(({ value }) => value) })),
  );

/** A path that a pattern matches. */
const samplePathFor = (pattern: string) => {
  const path = pattern.replace(/\$$/, '').replaceAll('*', '~');
  return path.startsWith('/') ? path : `/${path}`;
};

/** Who is asked about: robots that the file names in either way, any other, and those the caller names. */
function agentsToCheck(
  { file }: CheckContext,
  ruled: readonly RuleOfRecord[],
  more: readonly string[],
): readonly string[] {
  const names = [
    '',
    ...ruled.flatMap(({ agents }) => agents.filter((agent) => agent !== '*')),
    ...file.records.flatMap(({ crawlers }) =>
      crawlers.flatMap(({ field }) => (field.any ? [] : [field.name])),
    ),
    ...more,
  ];
  return [...new Map(names.map((name) => [lowerCase(name), name])).values()];
}

/** What one URL shows: the rule that the answer hangs on, and the answers of the three ways to weigh it. */
interface RuleConflict {
  readonly ruled: RuleOfRecord;
  readonly agent: string;
  readonly url: string;
  readonly acap: UsageVerdict;
}

/** The directive that switches the conventional records off, where it takes effect. */
function ignoreConventionalFix({ policy }: CheckContext): Fix {
  return createFix('ignore-conventional', [ignoreConventionalText], 'changes', () =>
    addIgnoreConventional(policy),
  );
}

/** The conventional rule as a field of ACAP for that crawler. */
function copyToAcapFixes(
  { policy, file }: CheckContext,
  { ruled: { rule }, agent }: RuleConflict,
): readonly Fix[] {
  const text = usageRuleText(rule.effect, 'crawl', rule.path);
  if (!isFaultlessLine(text)) return [];
  const name = agent === '' ? '*' : agent;
  const record = file.records.find(
    ({ crawlers, reference }) =>
      !reference && crawlers.some(({ field }) => lowerCase(field.name) === lowerCase(name)),
  );
  const place = record ? lineForRule(record) : policy.source.lines.length;
  const texts = record ? [text] : [crawlerText(name), text];
  return [createFix('mirror-rule', [text], 'changes', () => insertBefore(policy, place, texts))];
}

/** The field of ACAP as a conventional rule, in a record that speaks to that robot alone or to all. */
function copyToRecordFixes(
  { policy, file }: CheckContext,
  { ruled, agent, acap }: RuleConflict,
): readonly Fix[] {
  const { field } = rulesOfFile(file).find(({ line }) => line === acap.by?.line) ?? {};
  const isNamed = ruled.agents.some((one) => lowerCase(one) === lowerCase(agent));
  if (field?.resource.kind !== 'pattern' || (agent !== '' && !isNamed)) return [];
  const effect = acap.answer === 'prohibited' ? 'deny' : 'allow';
  const text = ruleText(policy.format, { effect, path: field.resource.pattern });
  return [
    createFix('mirror-rule', [text], 'changes', () => insertBefore(policy, ruled.rule.line + 1, [text])),
  ];
}

function reportConflict(context: CheckContext, conflict: RuleConflict): void {
  const { ruled, agent, url } = conflict;
  const { policy, report } = context;
  const { places } = fieldAt(policy, ruled.rule.line);
  const at = { start: places.nameStart, end: places.valueEnd };
  const words = [valueOf(fieldAt(policy, ruled.rule.line)), agent === '' ? '*' : agent, url];
  report(conventionalConflict, ruled.rule.line, at, words, () => [
    ...(samplePathFor(ruled.rule.path) === url
      ? copyToAcapFixes(context, conflict)
      : copyToRecordFixes(context, conflict)),
    ignoreConventionalFix(context),
  ]);
}

/** Each rule once at which the ways to weigh both protocols part, on a URL that some rule or field names. */
export const checkConventionalConflicts: SiteCheck = (context, { site, path, options }) => {
  const { file } = context;
  if (file.firstRecord < 0 || file.ignoreConventional !== undefined) return;
  const ruled = rulesOfRecords(viewRecordsOf(site, path, rfc9309), file.firstRecord);
  if (ruled.length === 0) return;
  const byLine = new Map(ruled.map((one) => [one.rule.line, one]));
  const patterns = rulesOfFile(file).flatMap(({ field: { resource } }) =>
    resource.kind === 'pattern'
      ? [resource.pattern]
      : (file.sets.get(resource.name.toLowerCase())?.field.patterns ?? []).map(({ text }) => text),
  );
  const urls = [
    ...new Set([...ruled.map(({ rule }) => rule.path), ...patterns].map(samplePathFor)),
    ...(options.urls ?? []),
  ];
  const askWith = (conventional: CombinationMode) =>
    prepare(site, { question: 'usage', usage: 'crawl', file: path, options: { conventional } });
  const wins = askWith('acap-wins');
  const others = [askWith('conservative'), askWith('narrowest')];
  const done = new Set<number>();
  const looks = (1 + others.length) * (questionCost(file) + ruled.length);
  let left = MAX_QUESTION_COST;
  for (const agent of agentsToCheck(context, ruled, options.agents ?? []))
    for (const url of urls) {
      left -= looks;
      if (left <= 0) return;
      const acap = wins(agent, url);
      const verdicts = others.map((ask) => ask(agent, url));
      if (verdicts.every(({ answer }) => answer === acap.answer)) continue;
      const line = verdicts
        .flatMap(({ deciding }) => deciding)
        .find((one) => one.path === path && byLine.has(one.line))?.line;
      const rule = line === undefined ? undefined : byLine.get(line);
      if (line === undefined || !rule || done.has(line)) continue;
      done.add(line);
      reportConflict(context, { ruled: rule, agent, url, acap });
    }
};

export const conventionalConflictsDiagnostics = [conventionalConflict];
