// Findings about the position of Content-Signal lines.

import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import { placeLines } from '../../../document/place-lines.ts';
import { pathOfRule } from '../../../matching/path-rule.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { removeRows } from '../../rep/edit/record-rows.ts';
import type { RobotsRecord } from '../../rep/robots-record.ts';
import { type ExtensionLine, linesOf } from '../extension-file.ts';
import { fromLine } from '../line-readers.ts';
import { contentSignal, type Signal } from '../lines/content-signal.ts';
import { type ExtensionContext, type FixContext, fieldColumns } from './check-context.ts';
import { moveIntoRecordFixes } from './line-places.ts';
import { agentsOf, groupByRecord } from './lines-by-record.ts';

const kinds = {
  'CSG-SCOPE': kind<{
    readonly key: Signal['key'];
    readonly agent: string;
    readonly other: string;
    readonly count: number;
  }>({
    severity: 'warning',
    ...fromLine(contentSignal),
    examples: [
      {
        file: 'User-agent: *\nContent-Signal: ai-train=no\nAllow: /\n\nUser-agent: zed\nDisallow: /x\n',
        near: 'User-agent: *\nContent-Signal: ai-train=no\nAllow: /\n\nUser-agent: zed\nContent-Signal: ai-train=yes\nDisallow: /x\n',
      },
    ],
  }),
  'CSG-LAST': kind<{ readonly value: string; readonly agents: readonly string[] }>({
    severity: 'warning',
    ...fromLine(contentSignal),
    examples: [
      {
        file: 'User-agent: *\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n\nContent-Signal: ai-train=no\n',
        near: 'Content-Signal: ai-train=no\n\nUser-agent: *\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n',
      },
    ],
  }),
};

type Context = ExtensionContext<typeof kinds>;

type SignalLine = ExtensionLine<typeof contentSignal>;

const signalKeys = ({ read: { parts = [] } }: SignalLine) => parts.map(({ key }) => key);

/** Whether the agents of a record may fetch nothing, so that no signal matters to them. */
const blocksEverything = ({ rules }: RobotsRecord): boolean =>
  rules.every(({ effect }) => effect === 'deny') && rules.some((rule) => pathOfRule(rule) === '/');

/** The signals in the records of each agent that may fetch something, by its name in lower case. */
function keysByAgent(context: Context): ReadonlyMap<string, ReadonlySet<string>> {
  const keysOfAgents = new Map<string, Set<string>>();
  for (const record of context.subject.records.records.filter((one) => !blocksEverything(one)))
    for (const name of agentsOf(record))
      if (!keysOfAgents.has(lowerCase(name))) keysOfAgents.set(lowerCase(name), new Set());
  for (const { record, lines } of groupByRecord(context, linesOf(context.subject.file, contentSignal))) {
    const keys = new Set(lines.flatMap(signalKeys));
    for (const name of agentsOf(record)) for (const key of keys) keysOfAgents.get(lowerCase(name))?.add(key);
  }
  return keysOfAgents;
}

/** Copies the line into every record whose agents lack such a signal, so that both interpretations agree. */
function copySignalFix(context: FixContext, signalLine: SignalLine, lacking: ReadonlySet<string>): Fix {
  const records = context.subject.records.records.filter((record) =>
    agentsOf(record).some((name) => lacking.has(lowerCase(name))),
  );
  return context.fix('modern-copy-signal', { count: records.length }, () =>
    placeLines(
      context.subject.policy.source,
      records.map(({ agents }) => ({
        at: (agents.at(-1) ?? -1) + 1,
        remove: 0,
        insert: [{ text: signalLine.field.line.text }],
      })),
    ),
  );
}

/** A signal in a record, while other agents have none. Whether it applies to them is contested. */
function checkSignalScope(context: Context) {
  if (linesOf(context.subject.file, contentSignal).length === 0) return;
  const keys = keysByAgent(context);
  const spellings = new Map(
    context.subject.records.records.flatMap(agentsOf).map((name) => [lowerCase(name), name]),
  );
  const lackingOf = new Map<string, ReadonlySet<string>>();
  const lacking = (key: string) => {
    let names = lackingOf.get(key);
    if (!names) {
      names = new Set([...keys].filter(([, agentKeys]) => !agentKeys.has(key)).map(([name]) => name));
      lackingOf.set(key, names);
    }
    return names;
  };
  for (const { record, lines } of groupByRecord(context, linesOf(context.subject.file, contentSignal))) {
    const [agent = ''] = agentsOf(record);
    for (const signalLine of lines) {
      const key = signalKeys(signalLine).find((otherKey) => lacking(otherKey).size > 0);
      if (key === undefined) continue;
      const others = lacking(key);
      const [first = ''] = others;
      context.report(
        'CSG-SCOPE',
        fieldColumns(signalLine),
        { key, agent, other: spellings.get(first) ?? first, count: others.size },
        () => copySignalFix(context, signalLine, others),
      );
    }
  }
}

/** Moves the line to the start of the file, where it clearly applies to all crawlers. */
const moveToTopFix = ({ subject: { policy }, fix }: FixContext, { line, field }: SignalLine): Fix =>
  fix('modern-to-top', {}, () =>
    placeLines(policy.source, [
      { at: 0, remove: 0, insert: [field.line, { text: '' }] },
      removeRows(policy, line, line + 1),
    ]),
  );

/**
 * Separated by a blank line, as if it applied to all crawlers, but part of the record above for readers
 * of RFC 9309.
 */
function checkLastSignals(context: Context) {
  for (const { record, lines } of groupByRecord(context, linesOf(context.subject.file, contentSignal))) {
    const agents = agentsOf(record);
    for (const signalLine of lines)
      if (!context.subject.facts.neighbors().get(signalLine.line)?.inRun)
        context.report('CSG-LAST', fieldColumns(signalLine), { value: signalLine.value, agents }, () => [
          moveToTopFix(context, signalLine),
          ...moveIntoRecordFixes(context, signalLine),
        ]);
  }
}

export const signalChecks = defineChecks(kinds, checkSignalScope, checkLastSignals);
