// Prepares the question of mobile agents for many URLs. The answers are the same for every agent, as the lines
// name none.

import * as v from 'valibot';
import { createPattern, firstDifference } from '../../../matching/path-pattern.ts';
import { printCanonical, printedLengths } from '../../../matching/percent-encoding.ts';
import { comparedPart, urlParts } from '../../../matching/url-parts.ts';
import { type CooperativeTask, runSync } from '../../../questions/cooperative-task.ts';
import { citeStep, citeSteps } from '../../../questions/explanation-step.ts';
import {
  type ChosenRecords,
  defineQuestion,
  type Matrix,
  type PolicyFiles,
  type PreparedQuestion,
} from '../../../questions/question.ts';
import { defineSettings } from '../../../questions/question-settings.ts';
import { type AssignmentLine, mobileTarget } from '../mobile-file.ts';
import type { MobileLineParams } from '../step-params.ts';
import { decideMobile, type MobileDecision, type MobilePlan, planMobile } from './mobile-plan.ts';
import { type MobileStep, mobileStepSections } from './mobile-steps.ts';
import { type MobileOptions, type MobileVerdict, mobileStates, NOT_AVAILABLE } from './mobile-verdict.ts';

/** The URL that is compared with the lines: its canonical units, and its readable form. */
interface ComparedUrl {
  readonly units: string;
  readonly printed: string;
  readonly lengthOf: (units: number) => number;
}

const comparedUrl = (url: string): ComparedUrl => {
  const units = mobileTarget(url);
  return { units, printed: printCanonical(units), lengthOf: printedLengths(units) };
};

const paramsOf = ({ path, target, units }: AssignmentLine, { printed }: ComparedUrl): MobileLineParams => ({
  path: path.text,
  target: target.text,
  rule: printCanonical(units),
  url: printed,
});

/** The step of the line that decides. `matching`: the number of lines that match. */
function lineStep(
  { path }: MobilePlan,
  line: AssignmentLine,
  url: ComparedUrl,
  matching: number,
): MobileStep {
  const params = { ...paramsOf(line, url), matching };
  const code = line.host === undefined ? 'mobile-none' : 'mobile-last';
  return { code, params, by: { path, line: line.line }, outcome: 'decides' };
}

/** The step that decides if no line does. */
function silentStep({ origin, path, file }: MobilePlan, { reason }: MobileDecision, url: string): MobileStep {
  if (reason === 'other-site') return { code: 'other-site', params: { url, origin }, outcome: 'decides' };
  if (reason === 'no-file') return { code: 'mobile-file-absent', params: { path }, outcome: 'decides' };
  return { code: 'mobile-no-line', params: { lines: file.assignments.length }, outcome: 'decides' };
}

const matchesOf = ({ file }: MobilePlan, target: ComparedUrl) =>
  file.assignments.filter(({ units }) => target.units.startsWith(units));

/** The step that decides. */
function decidingMobileStep(plan: MobilePlan, decision: MobileDecision, url: string): MobileStep {
  const { line } = decision;
  if (!line) return silentStep(plan, decision, url);
  const target = comparedUrl(url);
  return lineStep(plan, line, target, matchesOf(plan, target).length);
}

function candidateStep(
  plan: MobilePlan,
  assignment: AssignmentLine,
  target: ComparedUrl,
  deciding: number,
): MobileStep {
  const by = { path: plan.path, line: assignment.line };
  const params = paramsOf(assignment, target);
  const { units } = assignment;
  const difference = firstDifference(
    createPattern({ units, queryUnits: units, octets: units.length }),
    target.units,
  );
  if (!difference)
    return { code: 'mobile-earlier', params: { ...params, deciding }, by, outcome: 'too-late' };
  const urlAt = target.lengthOf(difference.url);
  return {
    code: 'mobile-no-match',
    params: { ...params, why: difference.why, urlAt },
    by,
    outcome: 'no-match',
  };
}

/** All steps: the file, the URL in the form that is compared, and every line of the dialect in file order. */
function traceMobile(plan: MobilePlan, decision: MobileDecision, url: string): readonly MobileStep[] {
  const { path, file } = plan;
  if (decision.reason === 'other-site' || decision.reason === 'no-file')
    return [silentStep(plan, decision, url)];
  const steps: MobileStep[] = [{ code: 'file-read', params: { path, as: path } }];
  const target = comparedUrl(url);
  const written = comparedPart(urlParts(url), 'path');
  const read = target.printed;
  if (written !== read) steps.push({ code: 'url-read-as', params: { written, read } });
  const assignmentByLine = new Map(file.assignments.map((one) => [one.line, one]));
  const deciding = decidingMobileStep(plan, decision, url);
  for (const {
    line,
    read: { faults, value },
  } of file.lines) {
    const assignment = assignmentByLine.get(line);
    const [first] = faults;
    if (assignment && assignment === decision.line) steps.push(deciding);
    else if (assignment) steps.push(candidateStep(plan, assignment, target, decision.line?.line ?? -1));
    else if (first) {
      const params = { fault: first.fault, value: value.text };
      steps.push({ code: 'mobile-skipped', params, by: { path, line }, outcome: 'no-effect' });
    }
  }
  if (!decision.line) steps.push(deciding);
  return steps;
}

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
    because: () => citeStep(decidingMobileStep(plan, decision, url), mobileStepSections),
    trace: () => citeSteps(traceMobile(plan, decision, url), mobileStepSections),
  };
  return by ? Object.assign(verdict, { by }) : verdict;
}

/** The number of rows that are answered before other tasks may run. */
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

/** Mobile-agent-server: the host that accepts a mobile agent for a URL. */
export interface MobileQuestion {
  readonly question: 'mobile-agent';
  /** The column next to the hosts: the answers of the access rules, or a printed table. */
  readonly beside?: 'access' | 'printed';
  /**
   * A printed table: the host, or `not available`, by URL. It is compared with the answers, and is not part of a
   * file.
   */
  readonly printed?: Readonly<Record<string, string>>;
}

const settings = defineSettings<MobileQuestion>({
  question: 'mobile-agent',
  schema: v.looseObject({
    question: v.literal('mobile-agent'),
    beside: v.exactOptional(v.picklist(['access', 'printed'])),
    printed: v.exactOptional(v.record(v.string(), v.string())),
  }),
  deciding: [],
});

export const mobileQuestion = defineQuestion<MobileOptions, MobileVerdict, MobileQuestion>({
  id: 'mobile-agent',
  settings,
  answers: mobileStates,
  prepare: prepareMobile,
  optionsFor: (_question, { file }) => ({ question: 'mobile-agent', file }),
  file: '/robots.txt',
});
