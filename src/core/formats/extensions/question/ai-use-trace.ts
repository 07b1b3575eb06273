// Explains an answer about the use of a page: what was read, each part that counts, and why the others do not.

import { signalPurposeOf } from '../../../catalogue/ai-purposes.ts';
import { labelsFor } from '../../../catalogue/usage-vocabulary.ts';
import { firstDifference } from '../../../matching/path-pattern.ts';
import type { FieldRef } from '../../../questions/answer.ts';
import { citeStep, citeSteps, type Step } from '../../../questions/explanation-step.ts';
import type { UseStatement } from '../../../questions/use-statement.ts';
import { smallestOf } from '../../../text/large-lists.ts';
import { classOfAgent, type Target } from '../../rep/question/fetch-plan.ts';
import { traceFetch } from '../../rep/question/fetch-trace.ts';
import { type AiUseDecision, depthOfRule, type UseStatements } from './ai-use-decide.ts';
import { type AiUseClass, type AiUsePlan, findOpeningLine } from './ai-use-plan.ts';
import { answersIn, type SignalLine } from './ai-use-statements.ts';
import { type AiUseStep, aiUseStepSections } from './ai-use-steps.ts';
import type { UsageRule } from './ai-use-usage.ts';
import { type AiUseContext, otherSignalScope } from './ai-use-verdict.ts';

// The part of an explanation about Content-Signal lines: which of them count for an agent, and why the others do not.
type SignalPlace = 'record' | 'default' | 'file';

/** A line that counts for the agent, whatever it says. */
function countingSteps({ plan }: AiUseExplanation, signalLine: SignalLine, where: SignalPlace): AiUseStep[] {
  const { purpose, fetching } = plan;
  const by = { path: fetching.plan.path, line: signalLine.line };
  if (signalLine.signals.length === 0)
    return [{ code: 'ai-signal-unread', params: {}, by, outcome: 'no-effect' }];
  const answers = answersIn([signalLine], purpose);
  if (answers.length === 0)
    return [
      { code: 'ai-signal-left-out', params: { key: signalPurposeOf(purpose) }, by, outcome: 'no-effect' },
    ];
  return answers.map(({ value }) => ({
    code: 'ai-signal',
    params: { key: signalPurposeOf(purpose), value, where },
    by,
    outcome: 'chosen',
  }));
}

/** A line that does not count for the agent, if it mentions the purpose. */
function otherSteps({ plan }: AiUseExplanation, signalLine: SignalLine, isInNoRecord: boolean): AiUseStep[] {
  const { purpose, fetching } = plan;
  const by = { path: fetching.plan.path, line: signalLine.line };
  return answersIn([signalLine], purpose).map(
    ({ value }): AiUseStep =>
      isInNoRecord
        ? {
            code: 'ai-signal-default-unused',
            params: { key: signalPurposeOf(purpose) },
            by,
            outcome: 'passed-over',
          }
        : {
            code: 'ai-signal-elsewhere',
            params: { key: signalPurposeOf(purpose), value },
            by,
            outcome: 'passed-over',
          },
  );
}

/** The steps about signals, in file order. */
function traceSignals(explanation: AiUseExplanation): AiUseStep[] {
  const { plan, aiUseClass } = explanation;
  const { all = [], inNoRecord = [] } = plan.statements ?? {};
  const counting = new Set(aiUseClass.signals[plan.scope].lines.map(({ line }) => line));
  const outside = new Set(inNoRecord.map(({ line }) => line));
  return all.flatMap((each) => {
    const isOutside = outside.has(each.line);
    if (!counting.has(each.line)) return otherSteps(explanation, each, isOutside);
    const where = plan.scope === 'file' ? 'file' : isOutside ? 'default' : 'record';
    return countingSteps(explanation, each, where);
  });
}

/** The data that an explanation is made from. */
export interface AiUseExplanation {
  readonly plan: AiUsePlan;
  readonly aiUseClass: AiUseClass;
  readonly agent: string;
  readonly url: string;
  readonly target: Target;
  readonly statements: UseStatements;
  readonly decision: AiUseDecision;
  readonly beside: AiUseContext;
}

const refTo = ({ plan }: AiUseExplanation, line: number): FieldRef => ({
  path: plan.fetching.plan.path,
  line,
});

/** The one step that decides. */
function decidingStepOf(explanation: AiUseExplanation): AiUseStep {
  const { plan, decision } = explanation;
  const { answer, reason, carriers } = decision;
  if (reason === 'other-site')
    return {
      code: 'other-site',
      params: { url: explanation.url, origin: plan.fetching.plan.origin },
      outcome: 'decides',
    };
  const refs = (lines: readonly number[], says: UseStatement['says']) => [
    ...lines.map((line) => refTo(explanation, line)),
    ...carriers.flatMap((statement) => (statement.says === says ? [statement.by] : [])),
  ];
  const params = {
    purpose: plan.purpose,
    answer,
    reason,
    path: plan.fetching.plan.path,
    yes: refs(decision.yes, 'yes'),
    no: refs(decision.no, 'no'),
    terms: refs([], 'terms'),
    ...(decision.conflict ? { conflict: decision.conflict } : {}),
  };
  const line = smallestOf([...decision.yes, ...decision.no]);
  const by = line === Infinity ? carriers[0]?.by : refTo(explanation, line);
  return { code: 'ai-answer', params, ...(by ? { by } : {}), outcome: 'decides' };
}

/** A step that decides about fetching is only a part of this answer. */
function asPart(step: Step): Step {
  if (step.outcome !== 'decides') return step;
  const { outcome: _, ...part } = step;
  return (step.by ? { ...part, outcome: 'chosen' } : part) as Step;
}

/** Why permission to fetch says something about use, or does not. */
function traceAccess(explanation: AiUseExplanation): AiUseStep[] {
  const { plan, aiUseClass, agent, statements } = explanation;
  const { purpose } = plan;
  if (statements.rule?.effect === 'deny') {
    const by = refTo(explanation, statements.rule.line);
    return [{ code: 'ai-closed', params: { purpose }, by, outcome: 'chosen' }];
  }
  const openingLine = findOpeningLine(aiUseClass.agentClass, statements.rule);
  const by = openingLine === undefined ? {} : { by: refTo(explanation, openingLine) };
  if (aiUseClass.isSingle && openingLine !== undefined)
    return [{ code: 'ai-named', params: { name: agent, purpose }, ...by, outcome: 'chosen' }];
  const { name: token, quirk } = classOfAgent(plan.fetching.plan, agent).selection;
  if (openingLine !== undefined && token !== undefined && quirk === 'fallback')
    return [{ code: 'ai-fetch-fallback', params: { name: agent, token }, ...by, outcome: 'passed-over' }];
  const why = openingLine === undefined ? 'uncovered' : aiUseClass.isNamed ? 'purposes' : 'default';
  return [{ code: 'ai-fetch-only', params: { name: agent, purpose, why }, ...by, outcome: 'passed-over' }];
}

const pathOf = ({ statement }: UsageRule) => statement.path?.text ?? '';

function countingStep(explanation: AiUseExplanation, rule: UsageRule): AiUseStep {
  const { label, says, statement } = rule;
  const { yes, no } = explanation.decision;
  const path = pathOf(rule);
  const by = refTo(explanation, rule.line);
  if (says !== 'nothing') {
    const outcome = [...yes, ...no].includes(rule.line) ? 'chosen' : 'passed-over';
    return { code: 'ai-usage', params: { label, says, path }, by, outcome };
  }
  return statement.fault
    ? { code: 'ai-usage-unread', params: { fault: statement.fault, path }, by, outcome: 'no-effect' }
    : { code: 'ai-usage-silent', params: { label, path }, by, outcome: 'no-effect' };
}

function usageStep(explanation: AiUseExplanation, rule: UsageRule): AiUseStep {
  const { statements, target } = explanation;
  if (rule === statements.usage) return countingStep(explanation, rule);
  const by = refTo(explanation, rule.line);
  if (!statements.usage || firstDifference(rule.pattern, target.url))
    return { code: 'ai-usage-no-match', params: { path: pathOf(rule) }, by, outcome: 'no-match' };
  const { line: deciding, label: narrower } = statements.usage;
  if (rule.pattern.octets !== statements.usage.pattern.octets)
    return { code: 'ai-usage-shorter', params: { deciding }, by, outcome: 'shorter' };
  const { label, says } = rule;
  return says !== 'nothing' && label !== narrower
    ? { code: 'ai-usage-wider', params: { label, narrower, deciding }, by, outcome: 'passed-over' }
    : { code: 'ai-usage-yields', params: { deciding }, by, outcome: 'passed-over' };
}

function traceUsages(explanation: AiUseExplanation): AiUseStep[] {
  const { plan, aiUseClass } = explanation;
  const { purpose, edition } = plan;
  const { rules } = aiUseClass.usages;
  if (rules.length > 0 && labelsFor(edition, purpose).length === 0)
    return [{ code: 'ai-usage-no-label', params: { purpose, edition: edition.id } }];
  return rules.toSorted((a, b) => a.line - b.line).map((rule) => usageStep(explanation, rule));
}

/** A yes next to a rule that blocks, where the rule is an exception from the yes. */
function traceException(explanation: AiUseExplanation): AiUseStep[] {
  const { plan, aiUseClass, statements, decision } = explanation;
  const { rule, usage } = statements;
  if (decision.reason !== 'closed' || !rule) return [];
  const isGranted = usage?.says === 'yes' || aiUseClass.signals[plan.scope].yes.length > 0;
  if (!isGranted) return [];
  return [{ code: 'ai-exception', params: { rule: rule.line, isNarrower: depthOfRule(plan, rule) > 0 } }];
}

function traceTokens(explanation: AiUseExplanation): AiUseStep[] {
  const { plan, aiUseClass, agent, statements } = explanation;
  const { purpose } = plan;
  return aiUseClass.tokens.map(({ token, agentClass: tokenClass, isNamed }, place): AiUseStep => {
    const rule = statements.tokens[place];
    const params = { token, name: agent, isNamed };
    if (rule?.effect === 'deny')
      return {
        code: 'ai-token',
        params: { ...params, purpose, says: 'no' },
        by: refTo(explanation, rule.line),
        outcome: 'chosen',
      };
    const openingLine = isNamed ? findOpeningLine(tokenClass, rule) : undefined;
    return openingLine === undefined
      ? { code: 'ai-token-silent', params, outcome: 'passed-over' }
      : {
          code: 'ai-token',
          params: { ...params, purpose, says: 'yes' },
          by: refTo(explanation, openingLine),
          outcome: 'chosen',
        };
  });
}

/** The steps about the other files of the site. */
function traceCarriers({ statements, decision }: AiUseExplanation): AiUseStep[] {
  return statements.carriers.all.map(({ statement, overruledBy }): AiUseStep => {
    const { carrier, purpose, says, words, isSettled, honoredBy, by } = statement;
    const operators = [...new Set(honoredBy.map(({ operator }) => operator))];
    const params = { carrier, purpose, says, words, isSettled, operators };
    if (overruledBy)
      return { code: 'ai-carrier', params: { ...params, overruledBy }, by, outcome: 'passed-over' };
    const counts = decision.carriers.includes(statement);
    return { code: 'ai-carrier', params, by, outcome: counts ? 'chosen' : 'no-effect' };
  });
}

/** The steps for what is shown next to the answer. */
function traceContext(explanation: AiUseExplanation): AiUseStep[] {
  const { plan, beside } = explanation;
  const { licenses, uses, otherScope } = beside;
  const scope = otherSignalScope(plan.scope);
  return [
    ...licenses.map(
      ({ line, value }): AiUseStep => ({
        code: 'ai-license',
        params: { address: value },
        by: refTo(explanation, line),
      }),
    ),
    ...uses.map(
      ({ line, value }): AiUseStep => ({ code: 'ai-most', params: { value }, by: refTo(explanation, line) }),
    ),
    ...(otherScope ? [{ code: 'ai-other-scope', params: { scope, answer: otherScope } } as const] : []),
  ];
}

/** Returns the one step that decides. */
export const decidingAiUseStep = (explanation: AiUseExplanation): Step =>
  citeStep(decidingStepOf(explanation), aiUseStepSections);

/** Returns all steps. Exactly one, the last, has the outcome `decides`. */
export function traceAiUse(explanation: AiUseExplanation): readonly Step[] {
  const { plan, agent, url, decision, statements } = explanation;
  const { plan: fetching, classOf } = plan.fetching;
  const decides = decidingAiUseStep(explanation);
  if (decision.reason === 'other-site' || decision.reason === 'own-file') return [decides];
  const read = traceFetch(fetching, { agent, classOf }, url);
  const cite = (steps: readonly AiUseStep[]) => citeSteps(steps, aiUseStepSections);
  if (!plan.statements)
    return [
      ...read.filter(({ code }) => code === 'file-absent').map(asPart),
      ...cite(traceCarriers(explanation)),
      decides,
    ];
  const isOpen = statements.rule?.effect !== 'deny';
  const about = [
    ...traceAccess(explanation),
    ...traceUsages(explanation),
    ...traceSignals(explanation),
    ...(isOpen ? traceTokens(explanation) : traceException(explanation)),
    ...traceCarriers(explanation),
    ...traceContext(explanation),
  ];
  return [...read.map(asPart), ...cite(about), decides];
}
