// Checks conventional records that contradict the ACAP records of the same file (ACAP 1.1 2.10.2).

import { defineChecks, kind } from '../../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../../diagnostics/finding.ts';
import { createExample, joinLines } from '../../../../diagnostics/finding-example.ts';
import { MAX_QUESTION_COST, questionCost } from '../../../../diagnostics/question-budget.ts';
import { prepare } from '../../../../questions/registry.ts';
import { rfc9309 } from '../../../../readers/rfc9309.ts';
import { fieldAt, valueOf } from '../../../../syntax/policy.ts';
import { lowerCase } from '../../../../text/lower-case.ts';
import { type RecordsView, type RuleView, viewRecordsOf } from '../../../../workspace/records-view.ts';
import { ruleText } from '../../../rep/edit/field-spelling.ts';
import { addIgnoreConventional } from '../../edit/file-header.ts';
import { crawlerText, usageRuleText } from '../../field-spelling.ts';
import type { UsageVerdict } from '../../question/usage-verdict.ts';
import { type AcapContext, type AcapSubject, acap11 } from '../check-context.ts';
import { insertBefore, isFaultlessLine } from '../edits.ts';
import { anyCrawler } from '../example.ts';
import { lineForRule, rulesOfFile } from '../record-rules.ts';

const kinds = {
  'conventional-conflict': kind<{ readonly path: string; readonly name: string; readonly url: string }>({
    severity: 'warning',
    source: acap11('2.10.2'),
    examples: [
      createExample(
        joinLines('User-agent: *', 'Disallow: /', 'User-agent: anybot', 'Allow: /index.html', '') +
          anyCrawler('ACAP-disallow-crawl: /', 'ACAP-crawler: anybot', 'ACAP-allow-index: /'),
        joinLines('User-agent: *', 'Disallow: /', '') + anyCrawler('ACAP-disallow-crawl: /'),
      ),
    ],
  }),
};

type Context = AcapContext<typeof kinds>;

type CombinationMode = 'conservative' | 'acap-wins' | 'narrowest';

/** A conventional rule above the first ACAP record, and the user-agents of its record. */
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

/** The crawlers to check: those that the file names in either protocol, any other, and those that the caller names. */
function agentsToCheck(
  { file }: AcapSubject,
  ruled: readonly RuleOfRecord[],
  additional: readonly string[],
): readonly string[] {
  const names = [
    '',
    ...ruled.flatMap(({ agents }) => agents.filter((agent) => agent !== '*')),
    ...file.records.flatMap(({ crawlers }) =>
      crawlers.flatMap(({ field }) => (field.any ? [] : [field.name])),
    ),
    ...additional,
  ];
  return [...new Map(names.map((name) => [lowerCase(name), name])).values()];
}

/** A URL for which the ways to combine the protocols give different answers, and the rule that causes it. */
interface RuleConflict {
  readonly ruled: RuleOfRecord;
  readonly agent: string;
  readonly url: string;
  readonly acap: UsageVerdict;
}

/** Copies the conventional rule into a field of ACAP for that crawler. */
function copyToAcapFix(
  { subject: { policy, file }, fix }: Context,
  { ruled: { rule }, agent }: RuleConflict,
): Fix | undefined {
  const text = usageRuleText(rule.effect, 'crawl', rule.path);
  if (!isFaultlessLine(text)) return undefined;
  const name = agent === '' ? '*' : agent;
  const record = file.records.find(
    ({ crawlers, reference }) =>
      !reference && crawlers.some(({ field }) => lowerCase(field.name) === lowerCase(name)),
  );
  const place = record ? lineForRule(record) : policy.source.lines.length;
  const texts = record ? [text] : [crawlerText(name), text];
  return fix('mirror-rule', { text, to: 'acap' }, () => insertBefore(policy, place, texts));
}

/** Copies the field of ACAP into the rule's record, if that record names the crawler or the crawler is any other. */
function copyToRecordFix(
  { subject: { policy, file }, fix }: Context,
  { ruled: ruleOfRecord, agent, acap }: RuleConflict,
): Fix | undefined {
  const { field } = rulesOfFile(file).find(({ line }) => line === acap.by?.line) ?? {};
  const isNamed = ruleOfRecord.agents.some((one) => lowerCase(one) === lowerCase(agent));
  if (field?.resource.kind !== 'pattern' || (agent !== '' && !isNamed)) return undefined;
  const effect = acap.answer === 'prohibited' ? 'deny' : 'allow';
  const text = ruleText(policy.format, { effect, path: field.resource.pattern });
  const below = ruleOfRecord.rule.line + 1;
  return fix('mirror-rule', { text, to: 'conventional' }, () => insertBefore(policy, below, [text]));
}

function reportConflict(context: Context, conflict: RuleConflict) {
  const { ruled, agent, url } = conflict;
  const { subject, report, fix } = context;
  const { line, path } = ruled.rule;
  const field = fieldAt(subject.policy, line);
  const at = { line, start: field.places.nameStart, end: field.places.valueEnd };
  report('conventional-conflict', at, { path: valueOf(field), name: agent, url }, () => {
    const copyFix = samplePathFor(path) === url ? copyToAcapFix : copyToRecordFix;
    // The directive that disables the conventional records, in a place where it takes effect.
    const ignore = fix('ignore-conventional', {}, () => addIgnoreConventional(subject.policy));
    return [copyFix(context, conflict) ?? [], ignore].flat();
  });
}

/**
 * Reports each rule once for which the ways to combine both protocols differ, on a URL taken from the rules and
 * fields.
 */
function checkConventionalConflicts(context: Context) {
  const { inspection, subject } = context;
  const { site, path, options } = inspection;
  const { file } = subject;
  if (file.firstRecord < 0 || file.ignoreConventional !== undefined) return;
  const rules = rulesOfRecords(viewRecordsOf(site, path, rfc9309), file.firstRecord);
  if (rules.length === 0) return;
  const byLine = new Map(rules.map((one) => [one.rule.line, one]));
  const patterns = rulesOfFile(file).flatMap(({ field: { resource } }) =>
    resource.kind === 'pattern'
      ? [resource.pattern]
      : (file.sets.get(resource.name.toLowerCase())?.field.patterns ?? []).map(({ text }) => text),
  );
  const urls = [
    ...new Set([...rules.map(({ rule }) => rule.path), ...patterns].map(samplePathFor)),
    ...(options.urls ?? []),
  ];
  const askWith = (conventional: CombinationMode) =>
    prepare(site, { question: 'usage', usage: 'crawl', file: path, options: { conventional } });
  const askAcapWins = askWith('acap-wins');
  const others = [askWith('conservative'), askWith('narrowest')];
  const reported = new Set<number>();
  const cost = (1 + others.length) * (questionCost(file) + rules.length);
  let remaining = MAX_QUESTION_COST;
  for (const agent of agentsToCheck(subject, rules, options.agents ?? []))
    for (const url of urls) {
      remaining -= cost;
      if (remaining <= 0) return;
      const acap = askAcapWins(agent, url);
      const verdicts = others.map((ask) => ask(agent, url));
      if (verdicts.every(({ answer }) => answer === acap.answer)) continue;
      const line = verdicts
        .flatMap(({ deciding }) => deciding)
        .find((one) => one.path === path && byLine.has(one.line))?.line;
      const rule = line === undefined ? undefined : byLine.get(line);
      if (line === undefined || !rule || reported.has(line)) continue;
      reported.add(line);
      reportConflict(context, { ruled: rule, agent, url, acap });
    }
}

export const conflictChecks = defineChecks(kinds, checkConventionalConflicts);
