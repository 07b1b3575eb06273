// Groups extension lines by the record that they are in.

import { pathOfRule } from '../../../matching/path-rule.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { fieldOfLine } from '../../rep/record-parts.ts';
import type { RobotsRecord, RuleLine } from '../../rep/robots-record.ts';
import type { ExtensionLine } from '../extension-file.ts';
import type { FixContext } from './check-context.ts';

/** Some lines of one record. */
export interface LinesOfRecord<Line> {
  readonly record: RobotsRecord;
  readonly lines: readonly Line[];
}

/** Groups lines of one kind by their records. Lines in no record are omitted. */
export function groupByRecord<Line extends ExtensionLine>(
  { subject: { facts } }: Pick<FixContext, 'subject'>,
  lines: readonly Line[],
): readonly LinesOfRecord<Line>[] {
  const linesOfRecord = new Map<RobotsRecord, Line[]>();
  for (const extensionLine of lines) {
    const record = facts.recordByLine().get(extensionLine.line);
    if (!record) continue;
    const recordLines = linesOfRecord.get(record);
    if (recordLines) recordLines.push(extensionLine);
    else linesOfRecord.set(record, [extensionLine]);
  }
  return [...linesOfRecord].map(([record, recordLines]) => ({ record, lines: recordLines }));
}

/** The user-agents of a record, as written. */
export const agentsOf = ({ agentsSeen }: RobotsRecord): readonly string[] =>
  agentsSeen.map((line) => fieldOfLine(line).value);

/** Each name once, ignoring case, in its last spelling. */
export const distinctNames = (names: readonly string[]): readonly string[] => [
  ...new Map(names.map((name) => [lowerCase(name), name])).values(),
];

/** Whether a path covers the whole site. */
export const isWholeSite = (path: string): boolean => path === '/' || path === '*' || path === '/*';

/** The rule that blocks the whole site for the crawlers of a record. Undefined if another rule allows anything. */
export function findClosingRule({ rules }: Pick<RobotsRecord, 'rules'>): RuleLine | undefined {
  if (rules.some((rule) => rule.effect === 'allow' && pathOfRule(rule) !== '')) return undefined;
  return rules.find((rule) => rule.effect === 'deny' && isWholeSite(pathOfRule(rule)));
}

/** The rule of a record that blocks everything below a path, as far as the text of the rules shows. */
export function findRuleClosingPath({ rules }: RobotsRecord, path: string): RuleLine | undefined {
  const blocking = rules.filter((rule) => rule.effect === 'deny' && pathOfRule(rule) !== '');
  const isAllowed = rules.some((rule) => rule.effect === 'allow' && pathOfRule(rule).startsWith(path));
  if (isAllowed) return undefined;
  return blocking.find((rule) => {
    const rulePath = pathOfRule(rule).replace(/\*$/, '');
    return rulePath === path || (!/[*$]/.test(rulePath) && path.startsWith(rulePath));
  });
}

/**
 * Whether user-agents that run into a record are between a line and a rule of it: the rule was then meant for other
 * crawlers than the line (LIN-GLUE).
 */
export const isPartedFrom = (record: RobotsRecord, line: number, rule: RuleLine): boolean =>
  agentLinesInside(record).some((agent) => line < agent && agent < rule.line);

/**
 * The user-agent lines that run into a record: directly below other fields, where a crawler above them is not
 * named again. If all are named again, they have that record anyway.
 */
export function agentLinesInside(record: RobotsRecord): readonly number[] {
  const { agents, others } = record;
  const names = agentsOf(record).map(lowerCase);
  const lastNamed = new Map(names.map((name, i) => [name, i]));
  const inside: number[] = [];
  let nextNamed = Infinity;
  let next = 0;
  let above = -1;
  for (const [i, line] of agents.entries()) {
    while ((others[next] ?? Infinity) < above) next++;
    if (nextNamed < i && (others[next] ?? Infinity) < line) inside.push(line);
    const name = names[i];
    if (name !== undefined) nextNamed = Math.min(nextNamed, lastNamed.get(name) ?? i);
    above = line;
  }
  return inside;
}
