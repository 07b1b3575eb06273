// How a fetch verdict came about: every candidate with its own reason. Worked out only when somebody asks.

import { printCanonical } from '../../../matching/percent-encoding.ts';
import { comparedPart, urlParts } from '../../../matching/url-parts.ts';
import type { Step } from '../../../questions/explanation-step.ts';
import { printedField } from '../record-parts.ts';
import { lineAsRead } from '../records.ts';
import { type AgentClass, type FetchPlan, type RecordsOfFile, targetOf } from './fetch-plan.ts';
import { traceQuirks } from './trace-quirks.ts';
import { noRecordStep, traceRecords } from './trace-records.ts';
import { traceDecidingRule, traceRules } from './trace-rules.ts';

/** The one step of a URL that no record is asked about. */
function targetStep(plan: FetchPlan, kind: 'other-site' | 'own-file', url: string): Step {
  return kind === 'other-site'
    ? { code: 'other-site', params: { url, origin: plan.origin }, outcome: 'decides' }
    : { code: 'own-file', params: { path: urlParts(url).path }, outcome: 'decides' };
}

/** Why the file is not read, where it is not. */
function statusSteps({ reader, path, file, status, redirects, outcome }: FetchPlan): Step[] {
  const absent: Step[] = file || status !== 404 ? [] : [{ code: 'file-absent', params: { path } }];
  if (outcome === 'parse') return absent;
  const max = reader.http['3xx'] === 'follow' ? (reader.http.maxRedirects ?? Infinity) : 0;
  if (redirects > max) {
    return [...absent, { code: 'redirects', params: { hops: redirects, max, outcome }, outcome: 'decides' }];
  }
  const open: Step[] =
    outcome === 'no-information' && status === 404 && reader.fallback.noRecord === 'allow'
      ? [{ code: 'access-unlimited', params: {} }]
      : [];
  return [...absent, ...open, { code: 'status', params: { status, outcome }, outcome: 'decides' }];
}

/** What of the file the reader does not see as it stands. */
function alterationSteps({ reader, path }: FetchPlan, { policy, records }: RecordsOfFile): Step[] {
  const { source } = policy;
  const { end, altered, unread } = records.seen;
  const steps: Step[] = [];
  if (end === 0 && !unread) steps.push({ code: 'encoding-unread', params: { encoding: source.encoding } });
  for (const [line, { why }] of altered) {
    const by = { path, line };
    if (why === 'mark-kept') steps.push({ code: 'mark-kept', params: {}, by });
    if (why === 'line-cut') {
      steps.push({ code: 'line-cut', params: { octets: reader.text.maxLineBytes ?? 0 }, by });
    }
  }
  if (end > 0 && (end < source.lines.length || [...altered.values()].some(({ why }) => why === 'file-cut'))) {
    const by = { path, line: end - 1 };
    steps.push({ code: 'file-cut', params: { octets: reader.text.maxBytes ?? 0 }, by });
  }
  return steps;
}

/** Why the reader makes nothing of the file, if so. */
function ignoredAgentSteps({ reader }: FetchPlan, { records }: RecordsOfFile): Step[] {
  const { unread } = records.seen;
  if (unread === 'too-long')
    return [{ code: 'file-too-long', params: { octets: reader.text.maxBytes ?? 0 }, outcome: 'decides' }];
  return unread ? [{ code: 'file-not-utf-8', params: {}, outcome: 'decides' }] : [];
}

/** The lines of a file that play no part for this reader although they look as if they might. */
function stepsOfLostLines(
  { path }: FetchPlan,
  { policy, records }: RecordsOfFile,
): { agents: Step[]; rules: Step[] } {
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

/** Two lists in file order as one; steps that speak of no line come last. */
function mergeByLine(steps: readonly Step[], lost: readonly Step[]): readonly Step[] {
  if (lost.length === 0) return steps;
  const place = ({ by }: Step) => by?.line ?? Infinity;
  return [...steps, ...lost].toSorted((a, b) => place(a) - place(b) || 0);
}

function urlSteps({ reader }: FetchPlan, url: string, canonical: string): Step[] {
  const written = comparedPart(urlParts(url), reader.path.urlPart);
  const read = printCanonical(canonical);
  return written === read ? [] : [{ code: 'url-read-as', params: { written, read } }];
}

const noRuleStep = ({ reader }: FetchPlan, agent: string): Step => ({
  code: 'no-rule',
  params: { name: agent, answer: reader.fallback.noRule },
  outcome: 'decides',
});

/** An agent, and how its class is found where records are asked about. */
interface AgentClasses {
  readonly agent: string;
  readonly classOf: (agent: string) => AgentClass;
}

/** All steps to the answer for one agent and URL; exactly one has the outcome `decides`. */
export function traceFetch(plan: FetchPlan, { agent, classOf }: AgentClasses, url: string): readonly Step[] {
  const { reader, path, file, outcome } = plan;
  const target = targetOf(plan, url);
  if (target.kind !== 'path') return [targetStep(plan, target.kind, url)];
  if (!file || outcome !== 'parse') return statusSteps(plan);
  const read: Step = { code: 'file-read', params: { path, as: reader.file.path } };
  const unread = ignoredAgentSteps(plan, file);
  if (unread.length > 0) return [read, ...unread];
  const lost = stepsOfLostLines(plan, file);
  const one = classOf(agent);
  const steps: Step[] = [
    read,
    ...alterationSteps(plan, file),
    ...traceQuirks(plan, file, agent),
    ...mergeByLine(traceRecords(plan, file, agent), lost.agents),
  ];
  if (one.selection.records.length === 0) return steps;
  const rules = mergeByLine(traceRules(plan, file, one, target.url), lost.rules);
  const found = rules.some((step) => step.outcome === 'decides');
  return [
    ...steps,
    ...urlSteps(plan, url, target.url),
    ...rules,
    ...(found ? [] : [noRuleStep(plan, agent)]),
  ];
}

/** The step of `traceFetch` that decides, without the others: about as quick as the answer itself. */
export function decidingStep(plan: FetchPlan, { agent, classOf }: AgentClasses, url: string): Step {
  const target = targetOf(plan, url);
  if (target.kind !== 'path') return targetStep(plan, target.kind, url);
  if (!plan.file || plan.outcome !== 'parse') return statusSteps(plan).at(-1)!;
  const [unread] = ignoredAgentSteps(plan, plan.file);
  if (unread) return unread;
  const one = classOf(agent);
  if (one.selection.records.length === 0) return noRecordStep(plan, agent);
  return traceDecidingRule(plan, plan.file, one, target.url) ?? noRuleStep(plan, agent);
}
