// The findings of mobile agents: those of the file alone, and those that ask what robots may fetch or look around.

import type { Finding } from '../../../diagnostics/finding.ts';
import type { Inspection, Inspector } from '../../../diagnostics/inspection.ts';
import { MAX_QUESTION_COST } from '../../../diagnostics/question-budget.ts';
import { urlParts } from '../../../matching/url-parts.ts';
import { answers } from '../../../questions/question.ts';
import { rfc9309 } from '../../../readers/rfc9309.ts';
import { createPolicy, type Policy } from '../../../syntax/policy.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { viewRecordsOf } from '../../../workspace/records-view.ts';
import { prepareAnswers } from '../../rep/question/prepare-answers.ts';
import { type AssignmentLine, readMobileFile } from '../mobile-file.ts';
import { hostOf } from '../target.ts';
import { type Check, type CheckContext, createCheckContext } from './check-context.ts';
import { reportFaults } from './faults.ts';
import { checkInRecords, checkOverridden, checkRootLine } from './order.ts';
import { checkDirectories, checkOddPaths, checkStars } from './paths.ts';
import { mobileChecks } from './table.ts';
import { checkNoneCase, checkPorts, checkProtocols } from './targets.ts';

// All checks of the dialect that need no more than the file.
const mobileFileChecks: readonly Check[] = [
  reportFaults,
  checkPorts,
  checkNoneCase,
  checkOverridden,
  checkDirectories,
  checkStars,
  checkOddPaths,
  checkRootLine,
  checkInRecords,
  checkProtocols,
];

/** What is wrong or odd in a file, in no order; it pauses after each check. */
function* findMobileProblems(policy: Policy): Generator<undefined, readonly Finding[]> {
  if (readMobileFile(policy).lines.length === 0) return [];
  const { checking, found } = createCheckContext(policy);
  for (const check of mobileFileChecks) {
    check(checking);
    yield;
  }
  return found;
}

type AssignedLine = AssignmentLine & { readonly host: string };

const assignedLines = ({ file }: CheckContext): readonly AssignedLine[] =>
  file.assignments.flatMap((one) => (one.host === undefined ? [] : [{ ...one, host: one.host }]));

const DENIED_CODE = answers.indexOf('deny');

/** One robot of each class of robots that the file tells apart, beginning with one that no line names. */
function robotsToCheck({
  site,
  path,
  options: { reader = rfc9309, agents = [] },
}: Inspection): readonly string[] {
  const ask = prepareAnswers(site, { question: 'fetch', reader, file: path });
  const named = viewRecordsOf(site, path, reader).records.flatMap((record) =>
    record.agents.map(({ value }) => value).filter((value) => value !== '*'),
  );
  const byClass = new Map<string, string>();
  for (const agent of ['', ...named, ...agents]) {
    const key = ask.classOf(agent);
    if (!byClass.has(key)) byClass.set(key, agent);
  }
  return [...byClass.values()];
}

/** Paths with a host that no robot may fetch: M014. What would cost too much to ask is not claimed. */
function checkClosedPaths(checking: CheckContext, inspection: Inspection): void {
  const { site, path, options } = inspection;
  const assigned = assignedLines(checking);
  if (assigned.length === 0) return;
  const robots = robotsToCheck(inspection);
  if (robots.length * assigned.length > MAX_QUESTION_COST) return;
  const ask = prepareAnswers(site, {
    question: 'fetch',
    reader: options.reader ?? rfc9309,
    file: path,
  });
  const ruledBy = new Map<AssignedLine, number>();
  let closed = assigned;
  for (const robot of robots) {
    const told = ask.matrix(
      [robot],
      closed.map((one) => one.path.text),
    );
    const still = closed.map((_one, i) => told.answers[i] === DENIED_CODE);
    closed.forEach((one, i) => {
      if (!ruledBy.has(one)) ruledBy.set(one, told.lines[i]!);
    });
    closed = closed.filter((_one, i) => still[i]);
  }
  for (const one of closed) {
    const rule = ruledBy.get(one)!;
    if (rule >= 0) checking.put('M014', one.line, one.path, [one.path.text, String(rule + 1)]);
  }
}

const NAME = /[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?/g;

/** Everything that may be a host's name outside the lines of this dialect: in the files, the origin and the URLs. */
function knownHostNames({ site, options: { urls = [] } }: Inspection): ReadonlySet<string> {
  const names = new Set<string>(urls.map((url) => urlParts(url).authority?.host ?? ''));
  names.add(urlParts(site.origin).authority?.host ?? '');
  for (const { source, format } of site.files.values()) collectNames(createPolicy(source, format), names);
  return names;
}

function collectNames(policy: Policy, names: Set<string>): void {
  const own = new Set(readMobileFile(policy).lines.map(({ line }) => line));
  let line = 0;
  for (const { text } of policy.source.lines.chunks.flat()) {
    if (!own.has(line++) && text.includes('.'))
      for (const [name] of lowerCase(text).matchAll(NAME)) names.add(name);
  }
}

/** Hosts that nothing else names: M016, once for each. */
function checkPublishedHosts(checking: CheckContext, inspection: Inspection): void {
  const names = knownHostNames(inspection);
  const told = new Set<string>();
  for (const { line, host, target } of assignedLines(checking)) {
    const name = hostOf(host);
    if (names.has(name) || told.has(name)) continue;
    told.add(name);
    checking.put('M016', line, target, [name]);
  }
}

export const mobileInspector: Inspector = {
  id: 'mobile-agents',
  checks: mobileChecks,
  *find(inspection) {
    const { policy } = inspection;
    if (readMobileFile(policy).lines.length === 0) return [];
    const own = yield* findMobileProblems(policy);
    const { checking, found } = createCheckContext(policy);
    checkClosedPaths(checking, inspection);
    yield;
    checkPublishedHosts(checking, inspection);
    return [...own, ...found];
  },
};
