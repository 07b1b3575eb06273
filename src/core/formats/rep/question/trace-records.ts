// The part of an explanation that says which records apply to a crawler, and why the others do not.
import { matchesRobotName, normalizeRobotName } from '../../../matching/agent-names.ts';
import type { FieldRef } from '../../../questions/answer.ts';
import type { NonEmpty } from '../../../text/non-empty.ts';
import { type FetchPlan, lineRef, type RecordsOfFile } from './fetch-plan.ts';
import type { FetchStep } from './fetch-steps.ts';
import { type AgentLine, findAgentChoice, type Selection, selectRecords } from './select-records.ts';
import { findAgentQuirk } from './trace-quirks.ts';

/** The data for the steps about one record. */
interface RecordCandidate {
  readonly place: number;
  readonly lines: NonEmpty<AgentLine>;
  /** The first line of the record that names the crawler, by a name in order of preference. */
  readonly naming?: { readonly line: AgentLine; readonly name: string };
  readonly star?: AgentLine;
}

function candidatesOf(
  { agents }: RecordsOfFile,
  names: readonly string[],
  { reader }: FetchPlan,
): RecordCandidate[] {
  const normalizedNames = names.map((name) => ({ name, robot: normalizeRobotName(name, reader.agent) }));
  const byRecord = new Map<number, [AgentLine, ...AgentLine[]]>();
  for (const line of agents.lines) {
    const lines = byRecord.get(line.record);
    if (lines) lines.push(line);
    else byRecord.set(line.record, [line]);
  }
  return [...byRecord].map(([place, lines]): RecordCandidate => {
    const star = lines.find((line) => line.isStar);
    for (const { name, robot: normalized } of normalizedNames) {
      const line = lines.find(
        (candidate) => !candidate.isStar && matchesRobotName(candidate.name, normalized, reader.agent),
      );
      if (line) return { place, lines, naming: { line, name }, ...(star && { star }) };
    }
    return { place, lines, ...(star && { star }) };
  });
}

/** The selected records: the first of them, and all. */
interface SelectedNames {
  readonly first: number | undefined;
  readonly all: ReadonlySet<number>;
  /** The whole name of the crawler, if it has priority over parts of it and a line has it. */
  readonly wholeName: string | undefined;
}

/** Returns the crawler's whole name if it has priority over parts of it. Undefined if no line has it. */
function wholeNameOf({ agents }: RecordsOfFile, name: string | undefined, { reader }: FetchPlan) {
  if (name === undefined || reader.agent.match !== 'equals-else-contained') return undefined;
  const normalized = normalizeRobotName(name, reader.agent);
  return agents.byName.has(normalized) ? normalized : undefined;
}

/** Returns the step about a record if one of the crawler's names matched. */
function namedStep(
  candidate: RecordCandidate,
  selected: SelectedNames,
  preferred: string,
  at: (line: AgentLine) => FieldRef,
): FetchStep {
  const { naming, star } = candidate;
  if (naming && selected.all.has(candidate.place)) {
    const code = selected.first === candidate.place ? 'record-named' : 'record-joined';
    const params = { name: naming.name, value: naming.line.value };
    return { code, params, by: at(naming.line), outcome: 'chosen' };
  }
  if (naming && selected.wholeName !== undefined && naming.line.name !== selected.wholeName) {
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
  return otherStep(candidate, at);
}

/** Returns the step about a record if no line names the crawler. */
function defaultStep(
  candidate: RecordCandidate,
  selected: SelectedNames,
  { name, quirk }: { readonly name: string; readonly quirk: Selection['quirk'] },
  at: (line: AgentLine) => FieldRef,
): FetchStep {
  if (!candidate.star) return otherStep(candidate, at);
  const by = at(candidate.star);
  const source = quirk && findAgentQuirk(name);
  if (source) return { code: 'record-star-ignored', params: { name, source }, by, outcome: 'passed-over' };
  if (!selected.all.has(candidate.place)) {
    return { code: 'record-default-later', params: { name }, by, outcome: 'passed-over' };
  }
  const code = selected.first === candidate.place ? 'record-default' : 'record-default-joined';
  return { code, params: { name }, by, outcome: 'chosen' };
}

const otherStep = ({ lines }: RecordCandidate, at: (line: AgentLine) => FieldRef): FetchStep => ({
  code: 'record-other',
  params: { agents: lines.map((line) => line.value) },
  by: at(lines[0]),
  outcome: 'passed-over',
});

/** Returns the step for a crawler to which no record applies. */
export const noRecordStep = ({ reader }: FetchPlan, agent: string): FetchStep => ({
  code: 'no-record',
  params: { name: agent, answer: reader.fallback.noRecord },
  outcome: 'decides',
});

/** Returns one step per record, in file order, and a final one if no record applies to the crawler. */
export function traceRecords(plan: FetchPlan, file: RecordsOfFile, agent: string): FetchStep[] {
  const agentNames = [agent, ...plan.names];
  const { records, name, quirk } = selectRecords(file.agents, agentNames, plan.reader, plan.quirks);
  const names =
    quirk === 'fallback' ? [...agentNames, ...(findAgentChoice(agent)?.fallbackTokens ?? [])] : agentNames;
  const selected = { first: records[0], all: new Set(records), wholeName: wholeNameOf(file, name, plan) };
  const at = ({ line }: AgentLine): FieldRef => lineRef(plan, line);
  const steps = candidatesOf(file, names, plan).map((candidate) =>
    name === undefined
      ? defaultStep(candidate, selected, { name: agent, quirk }, at)
      : namedStep(candidate, selected, name, at),
  );
  return records.length > 0 ? steps : [...steps, noRecordStep(plan, agent)];
}
