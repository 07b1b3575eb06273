// Findings about policy tokens: user-agent names that no crawler has, which control the use of what other crawlers
// fetch.

import { cite } from '../../../catalogue/citations.ts';
import { policyTokens as knownTokens } from '../../../catalogue/policy-tokens.ts';
import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import { placeLines } from '../../../document/place-lines.ts';
import { rfc9309 } from '../../../readers/rfc9309.ts';
import { fieldAt, type Policy, valueOf } from '../../../syntax/policy.ts';
import { largestOf } from '../../../text/large-lists.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { prepareAnswers } from '../../rep/question/prepare-answers.ts';
import type { RobotsRecord } from '../../rep/robots-record.ts';
import { type ExtensionContext, type FixContext, forEachInTask } from './check-context.ts';
import { distinctNames, findClosingRule } from './lines-by-record.ts';

const kinds = {
  'POL-MIXED': kind<{ readonly token: string; readonly crawlers: readonly string[] }>({
    severity: 'info',
    source: [...cite('Google crawler list'), ...cite('Apple crawler page', '2026')],
    examples: [
      {
        file: 'User-agent: Applebot\nUser-agent: Applebot-Extended\nDisallow: /x\n\nUser-agent: *\nAllow: /\n',
        near: 'User-agent: Applebot\nDisallow: /x\n\nUser-agent: Applebot-Extended\nDisallow: /x\n',
      },
    ],
  }),
  'POL-CRAWLER-CLOSED': kind<{ readonly token: string; readonly crawlers: readonly string[] }>({
    severity: 'warning',
    source: [...cite('Google crawler list'), ...cite('Apple crawler page', '2026')],
    examples: [
      {
        file: 'User-agent: Applebot-Extended\nAllow: /\n\nUser-agent: *\nDisallow: /\n',
        near: 'User-agent: Applebot-Extended\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n',
      },
    ],
  }),
};

type Context = ExtensionContext<typeof kinds>;

/** The crawlers whose content a token controls. */
const controlledBy = (name: string) =>
  knownTokens.find(({ token }) => token && lowerCase(token) === lowerCase(name))?.agents ?? [];

const agentsOfRecord = (policy: Policy, { agents }: RobotsRecord) =>
  agents.map((line) => {
    const field = fieldAt(policy, line);
    const { valueStart: start, valueEnd: end } = field.places;
    return { line, start, end, name: valueOf(field) };
  });

/** Moves the tokens into a separate record with the same lines below them. No answer changes. */
function moveToOwnRecordFixes(
  { subject: { policy }, fix }: FixContext,
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
    fix('modern-own-record', {}, () =>
      placeLines(policy.source, [
        ...lines.map((at) => ({ at, remove: 1, insert: [] })),
        { at: end + 1, remove: 0, insert: [{ text: '' }, ...[...lines, ...body].map(textAt)] },
      ]),
    ),
  ];
}

/** POL-MIXED: a token in one record with the crawlers whose content it controls. */
function checkPolicyTokens(context: Context) {
  const { policy, records } = context.subject;
  return forEachInTask(records.records, (record) => {
    const agents = agentsOfRecord(policy, record);
    const tokens = agents.filter(({ name }) => controlledBy(name).length > 0);
    // Names that are closed together are meant to be.
    for (const at of findClosingRule(record) ? [] : tokens) {
      const controlled = new Set(controlledBy(at.name).map(lowerCase));
      const isControlled = (name: string) => controlled.has(lowerCase(name));
      const crawlers = distinctNames(agents.map(({ name }) => name).filter(isControlled));
      if (crawlers.length === 0) continue;
      const lines = tokens.map(({ line }) => line);
      context.report('POL-MIXED', at, { token: at.name, crawlers }, () =>
        moveToOwnRecordFixes(context, record, lines),
      );
    }
  });
}

/** A token that allows the use of pages that its operator may not fetch. */
function checkClosedCrawlers({ inspection, subject: { policy, records }, report }: Context) {
  const { site, path } = inspection;
  const prepare = () => prepareAnswers(site, { question: 'fetch', reader: rfc9309, file: path });
  let ask: ReturnType<typeof prepare> | undefined;
  return forEachInTask(records.records, (record) => {
    const isOpen = record.rules.every(({ effect }) => effect === 'allow') && record.rules.length > 0;
    for (const at of isOpen ? agentsOfRecord(policy, record) : []) {
      const agents = controlledBy(at.name);
      if (agents.length > 0 && agents.every((agent) => (ask ??= prepare())(agent, '/').answer === 'deny'))
        report('POL-CRAWLER-CLOSED', at, { token: at.name, crawlers: agents });
    }
  });
}

export const policyTokenChecks = defineChecks(kinds, checkPolicyTokens, checkClosedCrawlers);
