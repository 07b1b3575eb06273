// Checks that use the access rules or the rest of the site: M014, M016.

import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import { createExample, joinLines } from '../../../diagnostics/finding-example.ts';
import type { Inspection } from '../../../diagnostics/inspection.ts';
import { MAX_QUESTION_COST } from '../../../diagnostics/question-budget.ts';
import { allLines } from '../../../document/lines.ts';
import { urlParts } from '../../../matching/url-parts.ts';
import { answers } from '../../../questions/answer.ts';
import { rfc9309 } from '../../../readers/rfc9309.ts';
import { createPolicy, type Policy } from '../../../syntax/policy.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { viewRecordsOf } from '../../../workspace/records-view.ts';
import { prepareAnswers } from '../../rep/question/prepare-answers.ts';
import { type AssignmentLine, readMobileFile } from '../mobile-file.ts';
import { hostOf } from '../target.ts';
import { draft, type MobileContext } from './check-context.ts';
import { assignedLine, closedRecord } from './example.ts';

const kinds = {
  M014: kind<{ readonly path: string; readonly line: number }>({
    severity: 'info',
    source: draft('3.1'),
    examples: [
      createExample(
        `${closedRecord}Disallow: /a\n\n${assignedLine}\n`,
        `${closedRecord}Disallow: /b\n\n${assignedLine}\n`,
      ),
    ],
  }),
  M016: kind<{ readonly host: string }>({
    severity: 'info',
    source: draft('5'),
    examples: [
      createExample(
        joinLines('Mobile-agent-server: / atp://h:1'),
        joinLines('Mobile-agent-server: / atp://x:1'),
        {
          origin: 'http://x',
        },
      ),
    ],
  }),
};

type Context = MobileContext<typeof kinds>;

type AssignedLine = AssignmentLine & { readonly host: string };

const assignedLines = ({ subject: { file } }: Context): readonly AssignedLine[] =>
  file.assignments.flatMap((one) => (one.host === undefined ? [] : [{ ...one, host: one.host }]));

const DENIED_CODE = answers.indexOf('deny');

/** One crawler of each class that the file distinguishes, beginning with one that no record names. */
function crawlersToCheck({
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

/** Paths with a host that no crawler may fetch. Not reported if the check would cost too much. */
function checkClosedPaths(context: Context): void {
  const { inspection } = context;
  const { site, path, options } = inspection;
  const assigned = assignedLines(context);
  if (assigned.length === 0) return;
  const crawlers = crawlersToCheck(inspection);
  if (crawlers.length * assigned.length > MAX_QUESTION_COST) return;
  const ask = prepareAnswers(site, {
    question: 'fetch',
    reader: options.reader ?? rfc9309,
    file: path,
  });
  /** `rule`: the line that blocks the path for the first crawler. */
  let closed: readonly { readonly assignment: AssignedLine; readonly rule?: number | undefined }[] =
    assigned.map((assignment) => ({ assignment }));
  for (const crawler of crawlers) {
    const answers = ask.matrix(
      [crawler],
      closed.map(({ assignment }) => assignment.path.text),
    );
    closed = closed.flatMap(({ assignment, rule }, i) =>
      answers.answers[i] === DENIED_CODE ? [{ assignment, rule: rule ?? answers.lines[i] }] : [],
    );
  }
  for (const { assignment, rule = -1 } of closed) {
    const { line, path: assigned } = assignment;
    if (rule >= 0) context.report('M014', { line, ...assigned }, { path: assigned.text, line: rule + 1 });
  }
}

const NAME = /[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?/g;

/** Everything that may be a host name outside the lines of this dialect: in the files, the origin and the URLs. */
function knownHostNames({ site, options: { urls = [] } }: Inspection): ReadonlySet<string> {
  const names = new Set<string>(urls.map((url) => urlParts(url).authority?.host ?? ''));
  names.add(urlParts(site.origin).authority?.host ?? '');
  for (const { source, format } of site.files.values()) collectNames(createPolicy(source, format), names);
  return names;
}

function collectNames(policy: Policy, names: Set<string>): void {
  const ownLines = new Set(readMobileFile(policy).lines.map(({ line }) => line));
  let line = 0;
  for (const { text } of allLines(policy.source.lines)) {
    if (!ownLines.has(line++) && text.includes('.'))
      for (const [name] of lowerCase(text).matchAll(NAME)) names.add(name);
  }
}

/** Hosts that are not mentioned elsewhere, once for each. */
function checkPublishedHosts(context: Context): void {
  const names = knownHostNames(context.inspection);
  const reported = new Set<string>();
  for (const { line, host, target } of assignedLines(context)) {
    const name = hostOf(host);
    if (names.has(name) || reported.has(name)) continue;
    reported.add(name);
    context.report('M016', { line, ...target }, { host: name });
  }
}

export const siteChecks = defineChecks(kinds, checkClosedPaths, checkPublishedHosts);
