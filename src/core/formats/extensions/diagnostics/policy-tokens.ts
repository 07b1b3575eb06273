// Findings about policy tokens: user-agent names that no crawler has, which control the use of what other crawlers
// fetch (modern-lines 12).

import { findCrawler } from '../../../catalogue/crawlers.ts';
import { policyTokens as knownTokens } from '../../../catalogue/policy-tokens.ts';
import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFix, type Fix } from '../../../diagnostics/finding.ts';
import { placeLines } from '../../../document/place-lines.ts';
import { rfc9309 } from '../../../readers/rfc9309.ts';
import { fieldAt, type Policy, valueOf } from '../../../syntax/policy.ts';
import { largestOf } from '../../../text/large-lists.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { prepareAnswers } from '../../rep/question/prepare-answers.ts';
import type { RobotsRecord } from '../../rep/robots-record.ts';
import { type Check, forEachInTask } from './check-context.ts';
import { distinctNames } from './lines-by-record.ts';

const isPolicyToken = (name: string) => findCrawler(name)?.clientExists === false;

const agentsOfRecord = (policy: Policy, { agents }: RobotsRecord) =>
  agents.map((line) => {
    const field = fieldAt(policy, line);
    const { valueStart: start, valueEnd: end } = field.places;
    return { line, start, end, name: valueOf(field) };
  });

/** Moves the tokens into a separate record with the same lines below them. No answer changes. */
function moveToOwnRecordFixes(
  policy: Policy,
  record: RobotsRecord,
  lines: readonly number[],
): readonly Fix[] {
  const [first = 0] = record.agents;
  const end = largestOf([...record.agents, ...record.rules.map(({ line }) => line), ...record.others]);
  const isContiguous = record.agents.every((line, i) => line === first + i);
  if (!isContiguous || record.rules.length === 0) return [];
  const textAt = (line: number) => ({ text: fieldAt(policy, line).line.text });
  const body = [...record.rules.map(({ line }) => line), ...record.others].toSorted((a, b) => a - b);
  return [
    createFix('modern-own-record', [], 'changes', () =>
      placeLines(policy.source, [
        ...lines.map((at) => ({ at, remove: 1, insert: [] })),
        { at: end + 1, remove: 0, insert: [{ text: '' }, ...[...lines, ...body].map(textAt)] },
      ]),
    ),
  ];
}

/** POL-NOT-A-CLIENT, and POL-MIXED where such a name is in one record with crawlers. */
const checkPolicyTokens: Check = ({ policy, records, report }) =>
  forEachInTask(records.records, (record) => {
    const agents = agentsOfRecord(policy, record);
    const tokens = agents.filter(({ name }) => isPolicyToken(name));
    if (tokens.length === 0) return;
    const isCrawler = (name: string) =>
      name !== '*' && !isPolicyToken(name) && findCrawler(name) !== undefined;
    const crawlers = distinctNames(agents.map(({ name }) => name).filter(isCrawler));
    for (const at of tokens) report(POL_NOT_A_CLIENT, at, [at.name, findCrawler(at.name)?.operator ?? '']);
    if (crawlers.length === 0) return;
    const lines = tokens.map(({ line }) => line);
    for (const at of tokens)
      report(POL_MIXED, at, [at.name, ...crawlers], () => moveToOwnRecordFixes(policy, record, lines));
  });

/** POL-CRAWLER-CLOSED: a token that allows the use of pages that its operator may not fetch (POL-006). */
const checkClosedCrawlers: Check = ({ inspection, policy, records, report }) => {
  const { site, path } = inspection;
  const prepare = () => prepareAnswers(site, { question: 'fetch', reader: rfc9309, file: path });
  let ask: ReturnType<typeof prepare> | undefined;
  return forEachInTask(records.records, (record) => {
    const isOpen = record.rules.every(({ effect }) => effect === 'allow') && record.rules.length > 0;
    for (const at of isOpen ? agentsOfRecord(policy, record) : []) {
      const agents = knownTokens.find(
        ({ token }) => token && lowerCase(token) === lowerCase(at.name),
      )?.agents;
      if (agents?.every((agent) => (ask ??= prepare())(agent, '/').answer === 'deny'))
        report(POL_CRAWLER_CLOSED, at, [at.name, ...agents]);
    }
  });
};

const POL_NOT_A_CLIENT = defineDiagnostic({
  code: 'POL-NOT-A-CLIENT',
  severity: 'info',
  spec: 'Google crawler list; Apple crawler page, 2026',
  check: checkPolicyTokens,
  examples: [
    {
      file: 'User-agent: Google-Extended\nDisallow: /\n',
      near: 'User-agent: Googlebot\nDisallow: /private/\n',
    },
  ],
});

const POL_MIXED = defineDiagnostic({
  code: 'POL-MIXED',
  severity: 'info',
  spec: 'Google crawler list; Apple crawler page, 2026',
  check: checkPolicyTokens,
  examples: [
    {
      file: 'User-agent: Applebot\nUser-agent: Applebot-Extended\nDisallow: /x\n\nUser-agent: *\nAllow: /\n',
      near: 'User-agent: Applebot\nDisallow: /x\n\nUser-agent: Applebot-Extended\nDisallow: /x\n',
    },
  ],
});

const POL_CRAWLER_CLOSED = defineDiagnostic({
  code: 'POL-CRAWLER-CLOSED',
  severity: 'warning',
  spec: 'Google crawler list; Apple crawler page, 2026',
  check: checkClosedCrawlers,
  examples: [
    {
      file: 'User-agent: Applebot-Extended\nAllow: /\n\nUser-agent: *\nDisallow: /\n',
      near: 'User-agent: Applebot-Extended\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n',
    },
  ],
});

export const policyTokenDiagnostics = [POL_NOT_A_CLIENT, POL_MIXED, POL_CRAWLER_CLOSED];
