// The robots that a record can speak to, one of each kind: enough of them to know whether its rules decide anything.
//
// A user-agent line speaks to most robots by all of its value. Any other name it contains (draft-koster-robots-00)
// is contained in at least as many lines, so that more records come before this one, or count together with it; so does
// any longer name, where a line is to be contained in the name.

import { type AgentClass, classOfAgent, type FetchPlan } from '../../formats/rep/question/fetch-plan.ts';
import type { AgentLine } from '../../formats/rep/question/select-records.ts';
import { type AgentOptions, matchesRobotName, normalizeRobotName } from '../../matching/agent.ts';
import { decodeOctets, toOctets } from '../../matching/percent.ts';
import type { SearchBudget } from './search.ts';

/** The name of a robot that no line can name. */
const ANY_AGENT = '';

/** A robot, and the records that speak to it. */
export interface AskedRobot {
  /** The name to ask with; undefined if no text is those octets. */
  readonly agent: string | undefined;
  readonly among: AgentClass;
  /** The user-agent line, 0-based, of the first record that speaks to it. */
  readonly namedBy: () => number;
}

/** The name of a robot that a line names by all of its value, if possible as the line writes it. */
function robotNameOf({ value, name, isStar }: AgentLine, reading: AgentOptions): string | undefined {
  if (isStar) return ANY_AGENT;
  const texts = [value, value.slice(0, name.length), decodeOctets(name)];
  return texts.find((text) => normalizeRobotName(text, reading) === name);
}

/** Whether a line names no robot at all: none has that name, although it could be written. */
function matchesNobody(line: AgentLine, reading: AgentOptions): boolean {
  if (line.isStar) return false;
  if (line.name === '') return !matchesRobotName('', '', reading);
  return robotNameOf(line, reading) === undefined && toOctets(decodeOctets(line.name), 'utf-8') === line.name;
}

/** Who speaks to a robot: its class, and the line that does. */
function robotForLine(plan: FetchPlan, line: AgentLine): AskedRobot {
  const agent = robotNameOf(line, plan.reader.agent);
  const own = { key: String(line.record), selection: { records: [line.record] } };
  const among =
    agent === undefined
      ? { ...own, rules: plan.file!.records.records[line.record]!.rules }
      : classOfAgent(plan, agent);
  const [first] = among.selection.records;
  const isNaming = (other: AgentLine) =>
    other.record === first &&
    (line.isStar
      ? other.isStar
      : !other.isStar && matchesRobotName(other.name, line.name, plan.reader.agent));
  return { agent, among, namedBy: () => (plan.file!.agents.lines.find(isNaming) ?? line).line };
}

/**
 * One robot for each name in some records of the file; those that the same records speak to once.
 * @param looks user-agent lines that may be looked at, counted down; below 0 there are more robots.
 */
export function* robotsOfRecords(
  plan: FetchPlan,
  places: ReadonlySet<number>,
  looks: SearchBudget,
): Generator<AskedRobot> {
  const { agent: reading } = plan.reader;
  const { lines } = plan.file!.agents;
  const names = new Set<string>();
  const classes = new Set<string>();
  for (const line of lines) {
    const name = line.isStar ? '*' : ` ${line.name}`;
    if (!places.has(line.record) || names.has(name) || matchesNobody(line, reading)) continue;
    names.add(name);
    // Whole names are found in an index.
    if (reading.match !== 'equals') looks.left -= lines.length;
    if (looks.left < 0) return;
    const robot = robotForLine(plan, line);
    if (classes.has(robot.among.key)) continue;
    classes.add(robot.among.key);
    yield robot;
  }
}
