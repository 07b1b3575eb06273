// The records of a file as plain data: for other programs, and for views that show the records of one reader.
import { printedField } from '../formats/rep/record-parts.ts';
import { lineAsRead, type Records, readRecords } from '../formats/rep/records.ts';
import type { RobotsRecord, RuleLine } from '../formats/rep/robots-record.ts';
import type { Effect } from '../matching/path-rule.ts';
import type { Reader } from '../readers/reader.ts';
import { createPolicy, type Policy } from '../syntax/policy.ts';
import { fileAt, type Site } from './site.ts';

/** All line numbers are 0-based. Values are as the reader reads them, without white space and comments. */
export interface RecordView {
  readonly agents: readonly AgentView[];
  readonly rules: readonly RuleView[];
  readonly others: readonly OtherView[];
}

export interface AgentView {
  readonly line: number;
  readonly value: string;
}

export interface RuleView {
  readonly line: number;
  readonly effect: Effect;
  readonly path: string;
}

/** A well-formed field that is neither a user-agent line nor a rule. */
export interface OtherView {
  readonly line: number;
  readonly name: string;
  readonly value: string;
}

export interface RecordsView {
  readonly records: readonly RecordView[];
  /** Rules that belong to no record. */
  readonly orphans: readonly RuleView[];
  /** User-agent lines that form no record, because no rule follows them. */
  readonly ruleless: readonly AgentView[];
  /** The other fields of the whole file, those in records included. */
  readonly others: readonly OtherView[];
}

function createRecordsView(policy: Policy, records: Records): RecordsView {
  const { encoding } = policy.source;
  const fieldAt = (line: number): OtherView => ({
    line,
    ...printedField(lineAsRead(policy, records, line), encoding),
  });
  const agentAt = (line: number): AgentView => ({ line, value: fieldAt(line).value });
  const agentsOf = ({ agents, agentsSeen }: RobotsRecord): AgentView[] =>
    agents.map((line, i) => ({ line, value: printedField(agentsSeen[i]!, encoding).value }));
  const viewRule = (rule: RuleLine): RuleView => ({
    line: rule.line,
    effect: rule.effect,
    path: printedField(rule.seen, encoding).value,
  });
  return {
    records: records.records.map((record) => ({
      agents: agentsOf(record),
      rules: record.rules.map(viewRule),
      others: record.others.map(fieldAt),
    })),
    orphans: records.orphans.map(viewRule),
    ruleless: records.ruleless.map(agentAt),
    others: records.others.map(fieldAt),
  };
}

/** The records of a file for a reader and all user-agents. @throws RangeError if there is no such file. */
export function viewRecordsOf(site: Site, path: string, reader: Reader): RecordsView {
  const { source, format } = fileAt(site, path);
  const policy = createPolicy(source, format);
  return createRecordsView(policy, readRecords(policy, reader));
}
