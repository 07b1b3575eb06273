// Findings about the position of Content-Signal lines: CSG-SCOPE, CSG-LAST, CSG-OPERATOR.

import { findCrawler } from '../../../catalogue/crawlers.ts';
import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFix, type Fix } from '../../../diagnostics/finding.ts';
import { placeLines } from '../../../document/place-lines.ts';
import { pathOfRule } from '../../../matching/path-rule.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { removeRows } from '../../rep/edit/record-rows.ts';
import type { RobotsRecord } from '../../rep/robots-record.ts';
import { type ExtensionLine, linesOf } from '../extension-file.ts';
import { diagnosticOf } from '../line-readers.ts';
import { contentSignal, replaceSignalAt } from '../lines/content-signal.ts';
import { type Check, type CheckContext, fieldColumns, valueColumns } from './check-context.ts';
import { writeOrDeleteFixes } from './fixes.ts';
import { moveIntoRecordFixes } from './line-places.ts';
import { agentsOf, distinctNames, groupByRecord } from './lines-by-record.ts';

type SignalLine = ExtensionLine<typeof contentSignal>;

const signalKeys = ({ read: { parts = [] } }: SignalLine) => parts.map(({ key }) => key);

/** Whether the agents of a record may fetch nothing, so that no signal matters to them. */
const blocksEverything = ({ rules }: RobotsRecord): boolean =>
  rules.every(({ effect }) => effect === 'deny') && rules.some((rule) => pathOfRule(rule) === '/');

/** The signals in the records of each agent that may fetch something, by its name in lower case. */
function keysByAgent(context: CheckContext): ReadonlyMap<string, ReadonlySet<string>> {
  const keysOfAgents = new Map<string, Set<string>>();
  for (const record of context.records.records.filter((one) => !blocksEverything(one)))
    for (const name of agentsOf(record))
      if (!keysOfAgents.has(lowerCase(name))) keysOfAgents.set(lowerCase(name), new Set());
  for (const { record, lines } of groupByRecord(context, linesOf(context.file, contentSignal))) {
    const keys = new Set(lines.flatMap(signalKeys));
    for (const name of agentsOf(record)) for (const key of keys) keysOfAgents.get(lowerCase(name))?.add(key);
  }
  return keysOfAgents;
}

/** Copies the line into every record whose agents lack such a signal, so that both interpretations agree. */
function copySignalFix(context: CheckContext, signalLine: SignalLine, lacking: ReadonlySet<string>): Fix {
  const records = context.records.records.filter((record) =>
    agentsOf(record).some((name) => lacking.has(lowerCase(name))),
  );
  return createFix('modern-copy-signal', [String(records.length)], 'changes', () =>
    placeLines(
      context.policy.source,
      records.map(({ agents }) => ({
        at: (agents.at(-1) ?? -1) + 1,
        remove: 0,
        insert: [{ text: signalLine.field.line.text }],
      })),
    ),
  );
}

/** CSG-SCOPE: a signal in a record, while other agents have none. Whether it applies to them is contested (9.2). */
const checkSignalScope: Check = (context) => {
  if (linesOf(context.file, contentSignal).length === 0) return;
  const keys = keysByAgent(context);
  const spellings = new Map(context.records.records.flatMap(agentsOf).map((name) => [lowerCase(name), name]));
  const lackingOf = new Map<string, ReadonlySet<string>>();
  const lacking = (key: string) => {
    let names = lackingOf.get(key);
    if (!names) {
      names = new Set([...keys].filter(([, agentKeys]) => !agentKeys.has(key)).map(([name]) => name));
      lackingOf.set(key, names);
    }
    return names;
  };
  for (const { record, lines } of groupByRecord(context, linesOf(context.file, contentSignal))) {
    const [agent = ''] = agentsOf(record);
    for (const signalLine of lines) {
      const key = signalKeys(signalLine).find((otherKey) => lacking(otherKey).size > 0);
      if (key === undefined) continue;
      const others = lacking(key);
      const [first = ''] = others;
      context.report(
        CSG_SCOPE,
        fieldColumns(signalLine),
        [key, agent, spellings.get(first) ?? first, String(others.size)],
        () => [copySignalFix(context, signalLine, others)],
      );
    }
  }
};

/** Moves the line to the start of the file, where it clearly applies to all crawlers. */
const moveToTopFix = ({ policy }: CheckContext, { line, field }: SignalLine): Fix =>
  createFix('modern-to-top', [], 'changes', () =>
    placeLines(policy.source, [
      { at: 0, remove: 0, insert: [field.line, { text: '' }] },
      removeRows(policy, line, line + 1),
    ]),
  );

/**
 * CSG-LAST: separated by a blank line, as if it applied to all crawlers, but part of the record above for readers
 * of RFC 9309.
 */
const checkLastSignals: Check = (context) => {
  for (const { record, lines } of groupByRecord(context, linesOf(context.file, contentSignal))) {
    const names = agentsOf(record).join(', ');
    for (const signalLine of lines)
      if (!context.facts.neighbors().get(signalLine.line)?.inRun)
        context.report(CSG_LAST, fieldColumns(signalLine), [signalLine.value, names], () => [
          moveToTopFix(context, signalLine),
          ...moveIntoRecordFixes(context, signalLine),
        ]);
  }
};

interface EarlierSignals {
  readonly value: string;
  readonly agent: string;
  readonly line: number;
}

/** CSG-OPERATOR: different signals for another name of the same operator. */
const checkOperatorSignals: Check = (context) => {
  const earlier = new Map<string, EarlierSignals>();
  const reported = new Set<string>();
  for (const { record, lines } of groupByRecord(context, linesOf(context.file, contentSignal)))
    for (const agent of distinctNames(agentsOf(record))) {
      const operator = findCrawler(agent)?.operator;
      if (!operator) continue;
      for (const signalLine of lines)
        for (const signal of signalLine.read.parts ?? []) {
          const before = earlier.get(`${operator} ${signal.key}`);
          if (!before)
            earlier.set(`${operator} ${signal.key}`, { value: signal.value, agent, line: signalLine.line });
          else if (before.value !== signal.value && !reported.has(`${signalLine.line} ${signal.key}`)) {
            reported.add(`${signalLine.line} ${signal.key}`);
            const words = [signal.key, operator, agent, before.agent, String(before.line + 1)];
            context.report(CSG_OPERATOR, valueColumns(signalLine, signal), words, () =>
              writeOrDeleteFixes(
                context,
                signalLine,
                replaceSignalAt(signalLine.value, signal, `${signal.key}=${before.value}`),
              ),
            );
          }
        }
    }
};

const CSG_SCOPE = defineDiagnostic({
  code: 'CSG-SCOPE',
  severity: 'warning',
  ...diagnosticOf(contentSignal),
  check: checkSignalScope,
  examples: [
    {
      file: 'User-agent: *\nContent-Signal: ai-train=no\nAllow: /\n\nUser-agent: zed\nDisallow: /x\n',
      near: 'User-agent: *\nContent-Signal: ai-train=no\nAllow: /\n\nUser-agent: zed\nContent-Signal: ai-train=yes\nDisallow: /x\n',
    },
  ],
});

const CSG_LAST = defineDiagnostic({
  code: 'CSG-LAST',
  severity: 'warning',
  ...diagnosticOf(contentSignal),
  check: checkLastSignals,
  examples: [
    {
      file: 'User-agent: *\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n\nContent-Signal: ai-train=no\n',
      near: 'Content-Signal: ai-train=no\n\nUser-agent: *\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n',
    },
  ],
});

const CSG_OPERATOR = defineDiagnostic({
  code: 'CSG-OPERATOR',
  severity: 'info',
  ...diagnosticOf(contentSignal),
  check: checkOperatorSignals,
  examples: [
    {
      file: 'User-agent: GPTBot\nContent-Signal: ai-train=no\nAllow: /\n\nUser-agent: OAI-SearchBot\nContent-Signal: ai-train=yes\nAllow: /\n',
      near: 'User-agent: GPTBot\nContent-Signal: ai-train=no\nAllow: /\n\nUser-agent: ClaudeBot\nContent-Signal: ai-train=yes\nAllow: /\n',
    },
  ],
});

export const signalDiagnostics = [CSG_SCOPE, CSG_LAST, CSG_OPERATOR];
