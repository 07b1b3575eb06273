// The part of a trace that tells which Content-Signal lines count for an agent, and why the others do not.
import { answersIn, type SignalLine } from './ai-use-statements.ts';
import type { AiUseExplanation } from './ai-use-trace.ts';
import type { Step } from './step.ts';

type SignalPlace = 'record' | 'default' | 'file';

/** A line that counts for the agent, whatever it says. */
function countingSteps({ plan }: AiUseExplanation, one: SignalLine, where: SignalPlace): Step[] {
  const { purpose, fetching } = plan;
  const by = { path: fetching.plan.path, line: one.line };
  if (one.signals.length === 0) return [{ code: 'ai-signal-unread', params: {}, by, outcome: 'no-effect' }];
  const told = answersIn([one], purpose);
  if (told.length === 0)
    return [{ code: 'ai-signal-left-out', params: { key: purpose }, by, outcome: 'no-effect' }];
  return told.map(({ value }) => ({
    code: 'ai-signal',
    params: { key: purpose, value, where },
    by,
    outcome: 'chosen',
  }));
}

/** A line that does not count for the agent, if it speaks of the purpose. */
function otherSteps({ plan }: AiUseExplanation, one: SignalLine, isInNoRecord: boolean): Step[] {
  const { purpose, fetching } = plan;
  const by = { path: fetching.plan.path, line: one.line };
  return answersIn([one], purpose).map(
    ({ value }): Step =>
      isInNoRecord
        ? { code: 'ai-signal-default-unused', params: { key: purpose }, by, outcome: 'passed-over' }
        : { code: 'ai-signal-elsewhere', params: { key: purpose, value }, by, outcome: 'passed-over' },
  );
}

/** The steps about signals, in file order. */
export function traceSignals(told: AiUseExplanation): Step[] {
  const { plan, one } = told;
  const { all = [], inNoRecord = [] } = plan.statements ?? {};
  const counting = new Set(one.signals[plan.scope].lines.map(({ line }) => line));
  const outside = new Set(inNoRecord.map(({ line }) => line));
  return all.flatMap((each) => {
    const isOutside = outside.has(each.line);
    if (!counting.has(each.line)) return otherSteps(told, each, isOutside);
    const where = plan.scope === 'file' ? 'file' : isOutside ? 'default' : 'record';
    return countingSteps(told, each, where);
  });
}
