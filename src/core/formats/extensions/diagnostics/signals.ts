// Content-Signal lines by where they stand: CSG-SCOPE, CSG-LAST, CSG-OPERATOR.
import { findCrawler } from '../../../catalogue/crawlers.ts';
import { createFix, type Fix } from '../../../diagnostics/finding.ts';
import { placeLines } from '../../../document/place-lines.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { removeRows } from '../../rep/edit/record-rows.ts';
import type { ExtensionFile } from '../extension-file.ts';
import { type Check, type CheckContext, fieldColumns, valueColumns } from './check-context.ts';
import { writeOrDelete } from './content-fixes.ts';
import { replaceSignalAt } from './content-repairs.ts';
import { lineNeighbours } from './line-neighbours.ts';
import { moveIntoRecordFixes } from './line-places.ts';
import { agentsOf, distinctNames, groupByRecord } from './lines-by-record.ts';

type SignalLine = ExtensionFile['signals'][number];

const signalKeys = ({ read: { parts = [] } }: SignalLine) => parts.map(({ key }) => key);

/** What the records of each agent say, by its name in lower case. */
function keysByAgent(look: CheckContext): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const record of look.records.records)
    for (const name of agentsOf(record))
      if (!found.has(lowerCase(name))) found.set(lowerCase(name), new Set());
  for (const { record, lines } of groupByRecord(look, look.file.signals)) {
    const keys = new Set(lines.flatMap(signalKeys));
    for (const name of agentsOf(record)) for (const key of keys) found.get(lowerCase(name))!.add(key);
  }
  return found;
}

/** The line is written into every record whose agents have no such signal, so that both readings say the same. */
function copySignalFix(look: CheckContext, one: SignalLine, lacking: ReadonlySet<string>): Fix {
  const records = look.records.records.filter((record) =>
    agentsOf(record).some((name) => lacking.has(lowerCase(name))),
  );
  return createFix('modern-copy-signal', [String(records.length)], 'changes', () =>
    placeLines(
      look.policy.source,
      records.map(({ agents }) => ({
        at: agents.at(-1)! + 1,
        remove: 0,
        insert: [{ text: one.field.line.text }],
      })),
    ),
  );
}

/** CSG-SCOPE: a signal in a record, where other agents have none: whether they have it too is contested (9.2). */
export const checkSignalScope: Check = (look) => {
  if (look.file.signals.length === 0) return;
  const keys = keysByAgent(look);
  const written = new Map(look.records.records.flatMap(agentsOf).map((name) => [lowerCase(name), name]));
  const lackingOf = new Map<string, ReadonlySet<string>>();
  const lacking = (key: string) => {
    let names = lackingOf.get(key);
    if (!names) {
      names = new Set([...keys].filter(([, own]) => !own.has(key)).map(([name]) => name));
      lackingOf.set(key, names);
    }
    return names;
  };
  for (const { record, lines } of groupByRecord(look, look.file.signals)) {
    const [agent = ''] = agentsOf(record);
    for (const one of lines) {
      const key = signalKeys(one).find((own) => lacking(own).size > 0);
      if (key === undefined) continue;
      const others = lacking(key);
      const [first = ''] = others;
      look.put(
        'CSG-SCOPE',
        fieldColumns(one),
        [key, agent, written.get(first) ?? first, String(others.size)],
        () => [copySignalFix(look, one, others)],
      );
    }
  }
};

/** The line becomes the first of the file, where it can only be meant for all. */
const moveToTopFix = ({ policy }: CheckContext, { line, field }: SignalLine): Fix =>
  createFix('modern-to-top', [], 'changes', () =>
    placeLines(policy.source, [
      { at: 0, remove: 0, insert: [field.line, { text: '' }] },
      removeRows(policy, line, line + 1),
    ]),
  );

/** CSG-LAST: set apart by a blank line, as if for everybody, and in the record above to readers of RFC 9309. */
export const checkLastSignals: Check = (look) => {
  for (const { record, lines } of groupByRecord(look, look.file.signals)) {
    const names = agentsOf(record).join(', ');
    for (const one of lines)
      if (!lineNeighbours(look.policy).get(one.line)!.inRun)
        look.put('CSG-LAST', fieldColumns(one), [one.value, names], () => [
          moveToTopFix(look, one),
          ...moveIntoRecordFixes(look, one),
        ]);
  }
};

interface EarlierSignals {
  readonly value: string;
  readonly agent: string;
  readonly line: number;
}

/** CSG-OPERATOR: other signals for another name of the same operator. */
export const checkOperatorSignals: Check = (look) => {
  const said = new Map<string, EarlierSignals>();
  const told = new Set<string>();
  for (const { record, lines } of groupByRecord(look, look.file.signals))
    for (const agent of distinctNames(agentsOf(record))) {
      const operator = findCrawler(agent)?.operator;
      if (!operator) continue;
      for (const one of lines)
        for (const signal of one.read.parts ?? []) {
          const before = said.get(`${operator} ${signal.key}`);
          if (!before) said.set(`${operator} ${signal.key}`, { value: signal.value, agent, line: one.line });
          else if (before.value !== signal.value && !told.has(`${one.line} ${signal.key}`)) {
            told.add(`${one.line} ${signal.key}`);
            const words = [signal.key, operator, agent, before.agent, String(before.line + 1)];
            look.put('CSG-OPERATOR', valueColumns(one, signal), words, () =>
              writeOrDelete(look, one, replaceSignalAt(one.value, signal, `${signal.key}=${before.value}`)),
            );
          }
        }
    }
};
