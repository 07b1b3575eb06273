// The question of mobile agents, prepared for many URLs. It is the same for every agent: the lines name none.
import { decideMobile, type MobileDecision, type MobilePlan, planMobile } from './mobile-plan.ts';
import { decidingMobileStep, traceMobile } from './mobile-trace.ts';
import { type MobileOptions, type MobileVerdict, mobileStates, NOT_AVAILABLE } from './mobile-verdict.ts';
import { type CooperativeTask, runSync } from './pieces.ts';
import type { ChosenRecords, Matrix, PolicyFiles, PreparedQuestion, Question } from './question.ts';

function verdictOf(plan: MobilePlan, url: string): MobileVerdict {
  const decision: MobileDecision = decideMobile(plan, url);
  const { state, reason, line } = decision;
  const by = line && { path: plan.path, line: line.line };
  const verdict = {
    answer: line?.host ?? NOT_AVAILABLE,
    state,
    key: line?.host ?? state,
    reason,
    deciding: by ? [by] : [],
    because: () => decidingMobileStep(plan, decision, url),
    trace: () => traceMobile(plan, decision, url),
  };
  return by ? Object.assign(verdict, { by }) : verdict;
}

/** Rows that are answered before others may come between. */
const URLS_PER_STEP = 1024;

function* fillColumn(
  plan: MobilePlan,
  urls: readonly string[],
  into: Matrix,
  [column, width]: readonly [number, number],
): CooperativeTask<Matrix> {
  for (const [row, url] of urls.entries()) {
    if (row % URLS_PER_STEP === URLS_PER_STEP - 1) yield;
    const { state, line } = decideMobile(plan, url);
    into.answers[row * width + column] = mobileStates.indexOf(state);
    into.lines[row * width + column] = line?.line ?? -1;
  }
  return into;
}

const emptyMatrix = (cells: number): Matrix => ({
  answers: new Uint8Array(cells),
  lines: new Int32Array(cells),
});

const NO_RECORDS: ChosenRecords = { isDefault: true, records: [] };

/** Prepares the question for one site. Never throws. */
function prepareMobile(site: PolicyFiles, options: MobileOptions): PreparedQuestion<MobileVerdict> {
  const plan = planMobile(site, options);
  return Object.assign((_agent: string, url: string) => verdictOf(plan, url), {
    matrix: (agents: readonly string[], urls: readonly string[]) => {
      const matrix = emptyMatrix(agents.length * urls.length);
      agents.forEach((_agent, column) => runSync(fillColumn(plan, urls, matrix, [column, agents.length])));
      return matrix;
    },
    column: (_agent: string, urls: readonly string[]) =>
      fillColumn(plan, urls, emptyMatrix(urls.length), [0, 1]),
    recordsFor: () => NO_RECORDS,
    classOf: () => '',
  });
}

export const mobileQuestion = {
  id: 'mobile-agent',
  answers: mobileStates,
  prepare: prepareMobile,
} as const satisfies Question<MobileOptions, MobileVerdict>;
