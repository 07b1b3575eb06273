// Explains a fetch verdict: every candidate with its own reason. Computed only on demand.

import { effectOfRule } from '../../../matching/path-rule.ts';
import { printCanonical } from '../../../matching/percent-encoding.ts';
import { crawlerName } from '../../../matching/product-token.ts';
import { comparedPart, urlParts } from '../../../matching/url-parts.ts';
import type { Answer } from '../../../questions/answer.ts';
import { type Aside, citeStep, citeSteps, type Step } from '../../../questions/explanation-step.ts';
import { memoizeByKey } from '../../../text/lazy.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { leadingIdentifier } from '../../../text/trim-characters.ts';
import { printedField } from '../record-parts.ts';
import { lineAsRead } from '../records.ts';
import type { RuleLine } from '../robots-record.ts';
import { findUnconvertible } from '../stopping-line.ts';
import {
  type AgentClass,
  classOfAgent,
  decidingRule,
  type FetchPlan,
  lineRef,
  planWithoutLimit,
  type RecordsOfFile,
  targetOf,
} from './fetch-plan.ts';
import { type FetchStep, fetchStepSections } from './fetch-steps.ts';
import { type AgentIndex, type AgentLine, selectRecords } from './select-records.ts';
import { findAgentQuirk, traceQuirks } from './trace-quirks.ts';
import { noRecordStep, traceRecords } from './trace-records.ts';
import { traceDecidingRule, traceRules } from './trace-rules.ts';

/** Returns the only step for a URL that is decided without records. */
function targetStep(plan: FetchPlan, kind: 'other-site' | 'own-file', url: string): FetchStep {
  return kind === 'other-site'
    ? { code: 'other-site', params: { url, origin: plan.origin }, outcome: 'decides' }
    : { code: 'own-file', params: { path: urlParts(url).path }, outcome: 'decides' };
}

/** Returns the steps that explain why the file is not read, if it is not. */
function statusSteps({ reader, path, file, status, redirects, outcome }: FetchPlan): FetchStep[] {
  const absent: FetchStep[] = file || status !== 404 ? [] : [{ code: 'file-absent', params: { path } }];
  if (outcome === 'parse') return absent;
  const max = reader.http['3xx'] === 'follow' ? (reader.http.maxRedirects ?? Infinity) : 0;
  if (redirects > max) {
    return [...absent, { code: 'redirects', params: { hops: redirects, max, outcome }, outcome: 'decides' }];
  }
  const open: FetchStep[] =
    outcome === 'no-information' && status === 404 && reader.fallback.noRecord === 'allow'
      ? [{ code: 'access-unlimited', params: {} }]
      : [];
  return [...absent, ...open, { code: 'status', params: { status, outcome }, outcome: 'decides' }];
}

/** Returns the steps about lines that the reader does not see as they are. */
function alterationSteps(plan: FetchPlan, { policy, records }: RecordsOfFile): FetchStep[] {
  const { reader } = plan;
  const { source } = policy;
  const { end, altered, unread } = records.seen;
  const steps: FetchStep[] = [];
  if (end === 0 && !unread) steps.push({ code: 'encoding-unread', params: { encoding: source.encoding } });
  for (const [line, { why }] of altered) {
    const by = lineRef(plan, line);
    if (why === 'mark-kept') steps.push({ code: 'mark-kept', params: {}, by });
    if (why === 'line-cut') {
      steps.push({ code: 'line-cut', params: { octets: reader.text.maxLineBytes ?? 0 }, by });
    }
  }
  if (end > 0 && (end < source.lines.length || [...altered.values()].some(({ why }) => why === 'file-cut'))) {
    const by = lineRef(plan, end - 1);
    const isOpen = by.cutTo !== undefined && reader.sections.cutLine === undefined;
    steps.push({ code: 'file-cut', params: { octets: reader.text.maxBytes ?? 0, isOpen }, by });
  }
  return steps;
}

/** Returns the step that explains why the reader ignores the whole file, if it does. */
function ignoredFileSteps({ reader }: FetchPlan, { policy, records }: RecordsOfFile): FetchStep[] {
  const { unread, stopsAt } = records.seen;
  if (stopsAt !== undefined) {
    const line = lineAsRead(policy, records, stopsAt);
    const { name, value } = printedField(line, policy.source.encoding);
    const part = findUnconvertible(line, policy.source.encoding, reader.record) ?? 'number';
    return [{ code: 'value-invalid', params: { line: stopsAt, name, value, part }, outcome: 'decides' }];
  }
  if (unread === 'too-long')
    return [{ code: 'file-too-long', params: { octets: reader.text.maxBytes ?? 0 }, outcome: 'decides' }];
  return unread ? [{ code: 'file-not-utf-8', params: {}, outcome: 'decides' }] : [];
}

/** Returns the steps about lines that have no effect for this reader, although they look as if they had. */
function stepsOfIneffectiveLines(
  { path }: FetchPlan,
  { policy, records }: RecordsOfFile,
): { agents: FetchStep[]; rules: FetchStep[] } {
  const { encoding } = policy.source;
  const valueAt = (line: number) => printedField(lineAsRead(policy, records, line), encoding).value;
  return {
    agents: records.ruleless.map((line) => ({
      code: 'record-ruleless',
      params: { value: valueAt(line) },
      by: { path, line },
      outcome: 'passed-over',
    })),
    rules: records.orphans.map(({ line, effect, seen }) => ({
      code: 'rule-orphan',
      params: { effect, path: printedField(seen, encoding).value },
      by: { path, line },
      outcome: 'no-effect',
    })),
  };
}

/** Merges two lists in file order. Steps without a line come last. */
function mergeByLine(steps: readonly FetchStep[], ineffective: readonly FetchStep[]): readonly FetchStep[] {
  if (ineffective.length === 0) return steps;
  const place = ({ by }: FetchStep) => by?.line ?? Infinity;
  return [...steps, ...ineffective].toSorted((a, b) => place(a) - place(b) || 0);
}

function urlSteps({ reader }: FetchPlan, url: string, canonical: string): FetchStep[] {
  const written = comparedPart(urlParts(url), reader.path.urlPart);
  const read = printCanonical(canonical);
  return written === read ? [] : [{ code: 'url-read-as', params: { written, read } }];
}

const noRuleStep = ({ reader }: FetchPlan, agent: string): FetchStep => ({
  code: 'no-rule',
  params: { name: agent, answer: reader.fallback.noRule },
  outcome: 'decides',
});

/** The effect of a rule, or of none. */
const effectOf = (rule: RuleLine | undefined, { reader }: FetchPlan) =>
  rule ? effectOfRule(rule, reader) : reader.fallback.noRule;

/** Returns a rule that the reader does not read, and that would decide otherwise. */
function findUnread(plan: FetchPlan, agent: string, url: string, answer: Answer): Aside | undefined {
  const whole = planWithoutLimit(plan);
  const rule = whole && decidingRule(whole, classOfAgent(whole, agent), url);
  if (!rule || effectOf(rule, whole) === answer) return undefined;
  const { line, effect } = rule;
  return { why: 'unread', line, octets: plan.reader.text.maxBytes ?? 0, effect };
}

/** Returns a rule for any other crawler that would decide otherwise, but that the crawler's own record replaces. */
function findReplaced(plan: FetchPlan, name: string, url: string, answer: Answer): Aside | undefined {
  const { file, reader } = plan;
  if (!file) return undefined;
  const selection = selectRecords(file.agents, [], reader, false);
  const rule = decidingRule(plan, { ...file.classOf(selection.records), selection }, url);
  if (!rule || effectOf(rule, plan) === answer) return undefined;
  return { why: 'replaced', name, line: rule.line, effect: rule.effect };
}

/** User-agent lines by the name with which they begin, where that is not all of their value. */
const longerNames = memoizeByKey(({ lines }: AgentIndex): ReadonlyMap<string, AgentLine> => {
  const byName = new Map<string, AgentLine>();
  for (const line of lines) {
    const name = lowerCase(leadingIdentifier(line.value));
    if (name !== '' && name.length < line.value.length && !byName.has(name)) byName.set(name, line);
  }
  return byName;
});

/** Returns a user-agent line that names the crawler for readers that read only the beginning, as Google does. */
function findLongerName({ file }: FetchPlan, name: string): Aside | undefined {
  const found = file && longerNames(file.agents).get(lowerCase(name));
  return found && { why: 'longer-name', name, line: found.line, value: found.value };
}

/** Returns what else a person must know of the answer. */
function findAside(plan: FetchPlan, agent: string, { selection, rules }: AgentClass, url: string) {
  const { records, name, quirk } = selection;
  const source = quirk === 'star-ignored' ? findAgentQuirk(agent) : undefined;
  if (source && plan.file && plan.file.agents.stars.length > 0)
    return { why: 'star-ignored', source } as const;
  const agentClass = { key: '', selection, rules };
  const answer =
    records.length > 0 ? effectOf(decidingRule(plan, agentClass, url), plan) : plan.reader.fallback.noRecord;
  const unread = findUnread(plan, agent, url, answer);
  if (unread) return unread;
  if (name === undefined) return findLongerName(plan, agent);
  return quirk === 'fallback'
    ? ({ why: quirk, name: agent, token: name } as const)
    : findReplaced(plan, agent, url, answer);
}

/** Adds what else a person must know to the step that decides. */
function withAside(plan: FetchPlan, agent: string, agentClass: AgentClass, url: string) {
  const aside = findAside(plan, agent, agentClass, url);
  return (step: FetchStep): FetchStep =>
    aside && step.outcome === 'decides'
      ? ({ ...step, params: { ...step.params, aside } } as FetchStep)
      : step;
}

/** A crawler, in any form of its user-agent, and the function that finds its class if records are needed. */
interface AgentClasses {
  readonly agent: string;
  readonly classOf: (agent: string) => AgentClass;
}

/** Gives the crawler the name by which the reader looks for it, so that the steps have it. */
const reduceName = ({ reader }: FetchPlan, { agent, classOf }: AgentClasses): AgentClasses => ({
  agent: crawlerName(agent, reader.agent),
  classOf,
});

function fetchSteps(plan: FetchPlan, { agent, classOf }: AgentClasses, url: string): readonly FetchStep[] {
  const { reader, path, file, outcome } = plan;
  const target = targetOf(plan, url);
  if (target.kind !== 'path') return [targetStep(plan, target.kind, url)];
  if (!file || outcome !== 'parse') return statusSteps(plan);
  const fileStep: FetchStep = { code: 'file-read', params: { path, as: reader.file.path } };
  const unread = ignoredFileSteps(plan, file);
  if (unread.length > 0) return [fileStep, ...unread];
  const ineffective = stepsOfIneffectiveLines(plan, file);
  const agentClass = classOf(agent);
  const steps: FetchStep[] = [
    fileStep,
    ...alterationSteps(plan, file),
    ...traceQuirks(plan, file, agent),
    ...mergeByLine(traceRecords(plan, file, agent), ineffective.agents),
  ];
  const complete = withAside(plan, agent, agentClass, target.url);
  if (agentClass.selection.records.length === 0) return steps.map(complete);
  const rules = mergeByLine(traceRules(plan, file, agentClass, target.url), ineffective.rules);
  const isDecided = rules.some((step) => step.outcome === 'decides');
  return [
    ...steps,
    ...urlSteps(plan, url, target.url),
    ...rules,
    ...(isDecided ? [] : [noRuleStep(plan, agent)]),
  ].map(complete);
}

/** Returns all steps that lead to the answer for one crawler and URL. Exactly one has the outcome `decides`. */
export const traceFetch = (plan: FetchPlan, classes: AgentClasses, url: string): readonly Step[] =>
  citeSteps(fetchSteps(plan, reduceName(plan, classes), url), fetchStepSections(plan.reader));

function decidingFetchStep(plan: FetchPlan, { agent, classOf }: AgentClasses, url: string): FetchStep {
  const target = targetOf(plan, url);
  if (target.kind !== 'path') return targetStep(plan, target.kind, url);
  if (!plan.file || plan.outcome !== 'parse') return statusSteps(plan).at(-1)!;
  const [unread] = ignoredFileSteps(plan, plan.file);
  if (unread) return unread;
  const agentClass = classOf(agent);
  const complete = withAside(plan, agent, agentClass, target.url);
  if (agentClass.selection.records.length === 0) return complete(noRecordStep(plan, agent));
  return complete(traceDecidingRule(plan, plan.file, agentClass, target.url) ?? noRuleStep(plan, agent));
}

/** Returns only the step of `traceFetch` that decides. About as fast as the answer itself. */
export const decidingStep = (plan: FetchPlan, classes: AgentClasses, url: string): Step =>
  citeStep(decidingFetchStep(plan, reduceName(plan, classes), url), fetchStepSections(plan.reader));
