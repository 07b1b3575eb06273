// The part of a trace that tells which records speak to a robot, and why the others do not.
import { matchesRobotName, normalizeRobotName } from '../../../matching/agent-names.ts';
import type { FieldRef } from '../../../questions/answer.ts';
import type { Step } from '../../../questions/explanation-step.ts';
import type { NonEmpty } from '../../../text/non-empty.ts';
import type { FetchPlan, RecordsOfFile } from './fetch-plan.ts';
import { type AgentLine, findAgentChoice, type Selection, selectRecords } from './select-records.ts';
import { findAgentQuirk } from './trace-quirks.ts';

/** What the steps about one record are made from. */
interface RecordCandidate {
  readonly place: number;
  readonly lines: NonEmpty<AgentLine>;
  /** The first line of the record that names the robot, by a name in the order of preference. */
  readonly naming?: { readonly line: AgentLine; readonly name: string };
  readonly star?: AgentLine;
}

function candidatesOf(
  { agents }: RecordsOfFile,
  names: readonly string[],
  { reader }: FetchPlan,
): RecordCandidate[] {
  const robots = names.map((name) => ({ name, robot: normalizeRobotName(name, reader.agent) }));
  const byRecord = new Map<number, [AgentLine, ...AgentLine[]]>();
  for (const line of agents.lines) {
    const lines = byRecord.get(line.record);
    if (lines) lines.push(line);
    else byRecord.set(line.record, [line]);
  }
  return [...byRecord].map(([place, lines]): RecordCandidate => {
    const star = lines.find((line) => line.isStar);
    for (const { name, robot } of robots) {
      const line = lines.find((one) => !one.isStar && matchesRobotName(one.name, robot, reader.agent));
      if (line) return { place, lines, naming: { line, name }, ...(star && { star }) };
    }
    return { place, lines, ...(star && { star }) };
  });
}

/** The records that were chosen: the first of them, and all. */
interface SelectedNames {
  readonly first: number | undefined;
  readonly all: ReadonlySet<number>;
  /** The whole name of the robot, if that comes before parts of it and a line has it. */
  readonly whole: string | undefined;
}

/** The name by which a robot is found, where the whole name comes before parts of it; undefined if no line has it. */
function wholeNameOf({ agents }: RecordsOfFile, name: string | undefined, { reader }: FetchPlan) {
  if (name === undefined || reader.agent.match !== 'equals-else-contained') return undefined;
  const whole = normalizeRobotName(name, reader.agent);
  return agents.byName.has(whole) ? whole : undefined;
}

/** The step about a record when the robot was found by one of its names. */
function namedStep(
  one: RecordCandidate,
  chosen: SelectedNames,
  preferred: string,
  at: (line: AgentLine) => FieldRef,
): Step {
  const { naming, star } = one;
  if (naming && chosen.all.has(one.place)) {
    const code = chosen.first === one.place ? 'record-named' : 'record-joined';
    const params = { name: naming.name, value: naming.line.value };
    return { code, params, by: at(naming.line), outcome: 'chosen' };
  }
  if (naming && chosen.whole !== undefined && naming.line.name !== chosen.whole) {
    const params = { name: naming.line.value, preferred };
    return { code: 'record-less-specific', params, by: at(naming.line), outcome: 'passed-over' };
  }
  if (naming && naming.name === preferred) {
    const params = { name: preferred, value: naming.line.value };
    return { code: 'record-later', params, by: at(naming.line), outcome: 'passed-over' };
  }
  if (naming) {
    const params = { name: naming.name, preferred };
    return { code: 'record-less-specific', params, by: at(naming.line), outcome: 'passed-over' };
  }
  if (star) {
    return {
      code: 'record-default-unused',
      params: { name: preferred },
      by: at(star),
      outcome: 'passed-over',
    };
  }
  return otherStep(one, at);
}

/** The step about a record when no line names the robot. */
function defaultStep(
  one: RecordCandidate,
  chosen: SelectedNames,
  { name, quirk }: { readonly name: string; readonly quirk: Selection['quirk'] },
  at: (line: AgentLine) => FieldRef,
): Step {
  if (!one.star) return otherStep(one, at);
  const by = at(one.star);
  const source = quirk && findAgentQuirk(name);
  if (source) return { code: 'record-star-ignored', params: { name, source }, by, outcome: 'passed-over' };
  if (!chosen.all.has(one.place)) {
    return { code: 'record-default-later', params: { name }, by, outcome: 'passed-over' };
  }
  const code = chosen.first === one.place ? 'record-default' : 'record-default-joined';
  return { code, params: { name }, by, outcome: 'chosen' };
}

const otherStep = ({ lines }: RecordCandidate, at: (line: AgentLine) => FieldRef): Step => ({
  code: 'record-other',
  params: { agents: lines.map((line) => line.value) },
  by: at(lines[0]),
  outcome: 'passed-over',
});

/** The step for a robot that no record speaks to. */
export const noRecordStep = ({ reader }: FetchPlan, agent: string): Step => ({
  code: 'no-record',
  params: { name: agent, answer: reader.fallback.noRecord },
  outcome: 'decides',
});

/** One step per record, in file order; at the end one for a robot that none speaks to. */
export function traceRecords(plan: FetchPlan, file: RecordsOfFile, agent: string): Step[] {
  const own = [agent, ...plan.names];
  const { records, name, quirk } = selectRecords(file.agents, own, plan.reader, plan.quirks);
  const names = quirk === 'fallback' ? [...own, ...(findAgentChoice(agent)?.fallbackTokens ?? [])] : own;
  const chosen = { first: records[0], all: new Set(records), whole: wholeNameOf(file, name, plan) };
  const at = ({ line }: AgentLine): FieldRef => ({ path: plan.path, line });
  const steps = candidatesOf(file, names, plan).map((one) =>
    name === undefined
      ? defaultStep(one, chosen, { name: agent, quirk }, at)
      : namedStep(one, chosen, name, at),
  );
  return records.length > 0 ? steps : [...steps, noRecordStep(plan, agent)];
}
