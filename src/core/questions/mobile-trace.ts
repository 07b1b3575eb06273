// How the host of a URL was found, line by line. Worked out only when somebody asks.
import { type AssignmentLine, mobileTarget } from '../dialects/mobile-agents/file.ts';
import type { MobileLineParams } from '../dialects/mobile-agents/step.ts';
import { firstDifference, patternOf } from '../matching/path-pattern.ts';
import { printCanonical, printedLengths } from '../matching/percent.ts';
import { comparedPart, urlParts } from '../matching/url-parts.ts';
import type { MobileDecision, MobilePlan } from './mobile-plan.ts';
import type { Step } from './step.ts';

/** The URL that the lines are tried on: its canonical units, and as a person may read them. */
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

/** The step of the line that decides, one of `matching` that match. */
function lineStep({ path }: MobilePlan, line: AssignmentLine, url: ComparedUrl, matching: number): Step {
  const params = { ...paramsOf(line, url), matching };
  const code = line.host === undefined ? 'mobile-none' : 'mobile-last';
  return { code, params, by: { path, line: line.line }, outcome: 'decides' };
}

/** The step that decides where no line does. */
function silentStep({ origin, path, file }: MobilePlan, { reason }: MobileDecision, url: string): Step {
  if (reason === 'other-site') return { code: 'other-site', params: { url, origin }, outcome: 'decides' };
  if (reason === 'no-file') return { code: 'mobile-file-absent', params: { path }, outcome: 'decides' };
  return { code: 'mobile-no-line', params: { lines: file.assignments.length }, outcome: 'decides' };
}

const matchesOf = ({ file }: MobilePlan, target: ComparedUrl) =>
  file.assignments.filter(({ units }) => target.units.startsWith(units));

/** The one step that decides. */
export function decidingMobileStep(plan: MobilePlan, decision: MobileDecision, url: string): Step {
  const { line } = decision;
  if (!line) return silentStep(plan, decision, url);
  const target = comparedUrl(url);
  return lineStep(plan, line, target, matchesOf(plan, target).length);
}

function candidateStep(plan: MobilePlan, one: AssignmentLine, target: ComparedUrl, deciding: number): Step {
  const by = { path: plan.path, line: one.line };
  const params = paramsOf(one, target);
  const { units } = one;
  const difference = firstDifference(
    patternOf({ units, queryUnits: units, octets: units.length }),
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

/** All steps: the file, the URL as it is compared, and every line of the dialect in file order. */
export function traceMobile(plan: MobilePlan, decision: MobileDecision, url: string): readonly Step[] {
  const { path, file } = plan;
  if (decision.reason === 'other-site' || decision.reason === 'no-file')
    return [silentStep(plan, decision, url)];
  const steps: Step[] = [{ code: 'file-read', params: { path, as: path } }];
  const target = comparedUrl(url);
  const written = comparedPart(urlParts(url), 'path');
  const read = target.printed;
  if (written !== read) steps.push({ code: 'url-read-as', params: { written, read } });
  const assigned = new Map(file.assignments.map((one) => [one.line, one]));
  const deciding = decidingMobileStep(plan, decision, url);
  for (const {
    line,
    read: { faults, value },
  } of file.lines) {
    const one = assigned.get(line);
    if (one && one === decision.line) steps.push(deciding);
    else if (one) steps.push(candidateStep(plan, one, target, decision.line?.line ?? -1));
    else {
      const params = { fault: faults[0]!.fault, value: value.text };
      steps.push({ code: 'mobile-skipped', params, by: { path, line }, outcome: 'no-effect' });
    }
  }
  if (!decision.line) steps.push(deciding);
  return steps;
}
