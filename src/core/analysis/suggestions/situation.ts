// The situation of a cell: the records that its answer is based on, and the rule that decides it.

import { ruleDirective } from '../../formats/rep/edit/field-spelling.ts';
import { answerFetch } from '../../formats/rep/question/fetch.ts';
import {
  type AgentClass,
  type FetchPlan,
  type RecordsOfFile,
  targetOf,
} from '../../formats/rep/question/fetch-plan.ts';
import type { AgentLine } from '../../formats/rep/question/select-records.ts';
import type { RobotsRecord, RuleLine } from '../../formats/rep/robots-record.ts';
import { normalizeRobotName } from '../../matching/agent-names.ts';
import {
  type Effect,
  findMatchingPattern,
  lengthOfMatch,
  parseRules,
  pathOfRule,
} from '../../matching/path-rule.ts';
import { crawlerName } from '../../matching/product-token.ts';
import type { AskOptions, Decision, PolicyFiles } from '../../questions/question.ts';
import type { Reader } from '../../readers/reader.ts';
import type { Policy } from '../../syntax/policy.ts';
import { examplePath } from '../table/example-urls.ts';
import type { NoSuggestion, PathChoice } from './candidate.ts';
import { findPathChoices } from './path-choices.ts';

/** A cell, and the wanted answer. */
export interface Wish extends Omit<AskOptions, 'question'> {
  readonly agent: string;
  /** Other crawlers that the reader treats alike and that should get the same answer; none if absent. */
  readonly others?: readonly string[];
  readonly url: string;
  readonly wanted: Effect;
}

/** Returns all crawlers that should get the answer. */
export const wishedAgents = ({ agent, others = [] }: Wish): readonly string[] => [
  ...new Set([agent, ...others]),
];

/** A rule that decides, and the length of its match in octets. */
interface DecidingRule {
  readonly rule: RuleLine;
  readonly length: number;
  /**
   * Whether the reader reads more in its line than this rule. Then an edit of the line would not only affect the
   * rule.
   */
  readonly sharesLine: boolean;
}

/** The input of suggestions. */
export interface Situation {
  readonly policy: Policy;
  readonly reader: Reader;
  readonly agents: readonly string[];
  /** The names of the agents in the compared form; '' if one has no name. */
  readonly robots: ReadonlySet<string>;
  /** The URL in the compared form. */
  readonly url: string;
  readonly wanted: Effect;
  /** The records that apply to the crawler, in file order, each with its user-agent lines. */
  readonly records: readonly ApplicableRecord[];
  readonly rules: readonly RuleLine[];
  readonly decider: DecidingRule | undefined;
  /** The possible paths of a new rule, the narrowest first. */
  readonly paths: readonly PathChoice[];
  /** Whether a user-agent line names a requested crawler. */
  readonly isNamed: boolean;
  /** Returns the records only for named crawlers that have the wanted answer, in file order. */
  readonly answeringRecords: () => readonly AnsweringRecord[];
}

/** A record with the wanted answer, and the rule that gives it. */
export interface AnsweringRecord {
  readonly record: RobotsRecord;
  readonly rule: RuleLine;
}

/** A record that applies to the crawler. */
export interface ApplicableRecord extends RobotsRecord {
  readonly names: readonly AgentLine[];
}

function applicableRecords(
  { records, agents }: RecordsOfFile,
  places: readonly number[],
): ApplicableRecord[] {
  const names = new Map(places.map((place): [number, AgentLine[]] => [place, []]));
  for (const line of agents.lines) names.get(line.record)?.push(line);
  return [...names].flatMap(([place, lines]) => {
    const record = records.records[place];
    return record ? [{ ...record, names: lines }] : [];
  });
}

/** Returns the records that name crawlers, and only by names, each with one of its names. */
function namedRecords({ records, agents }: RecordsOfFile): ReadonlyMap<RobotsRecord, string> {
  const stars = new Set(agents.lines.filter(({ isStar }) => isStar).map(({ record }) => record));
  const named = new Map<RobotsRecord, string>();
  for (const { record: place, value } of agents.lines) {
    const record = records.records[place];
    if (record && !stars.has(place) && !named.has(record)) named.set(record, value);
  }
  return named;
}

/** Finds the records whose crawlers have the wanted answer because of a rule of the record, or as it blocks nothing. */
function findAnsweringRecords(
  file: RecordsOfFile,
  asking: (agent: string, url: string) => Decision,
  { url, wanted }: Wish,
): readonly AnsweringRecord[] {
  return [...namedRecords(file)].flatMap(([record, name]) => {
    const { answer, by } = asking(name, url);
    if (answer !== wanted) return [];
    const isOpen = wanted === 'allow' && record.rules.every((rule) => pathOfRule(rule) === '');
    const rule = isOpen ? record.rules[0] : record.rules.find(({ line }) => line === by?.line);
    return rule ? [{ record, rule }] : [];
  });
}

function findDecider(
  { policy, records }: RecordsOfFile,
  reader: Reader,
  one: AgentClass,
  url: string,
  line: number,
): DecidingRule | undefined {
  const read = parseRules(one.rules, policy.source.encoding, reader);
  const sharesLine = records.seen.altered.get(line)?.more !== undefined;
  for (const [place, rule] of one.rules.entries()) {
    const match = rule.line === line && read[place] && findMatchingPattern(read[place], url);
    if (match) return { rule, length: lengthOfMatch(match, url, reader.rule), sharesLine };
  }
  return undefined;
}

function canHoldRules({ format }: Policy): boolean {
  return format.directives.some(({ role, effect }) => role === 'rule' && effect !== undefined);
}

/** Returns why no change of the file can help. */
function whyUnreadable({ file, outcome }: FetchPlan): NoSuggestion | undefined {
  if (!file) return 'no-file';
  if (outcome !== 'parse') return 'status';
  if (!canHoldRules(file.policy)) return 'no-rules';
  const { end, altered, unread } = file.records.seen;
  if (unread === 'too-long') return 'file-cut';
  if (end === 0) return 'encoding-unread';
  const isCut = end < file.policy.source.lines.length || altered.get(end - 1)?.why === 'file-cut';
  return isCut ? 'file-cut' : undefined;
}

/**
 * Returns the situation of a cell, or why there can be no suggestion.
 * @throws RangeError if there is no such reader.
 */
export function analyzeSituation(site: PolicyFiles, wish: Wish): Situation | NoSuggestion {
  const { agent, url, wanted } = wish;
  const { asking, plan, classOf } = answerFetch(site, { question: 'fetch', ...wish });
  const target = targetOf(plan, url);
  const decision = asking(agent, url);
  if (decision.answer === wanted) return 'same-answer';
  if (target.kind !== 'path') return target.kind;
  const problem = whyUnreadable(plan);
  if (problem || !plan.file) return problem ?? 'no-file';
  const { file, reader } = plan;
  const one = classOf(agent);
  const decider = decision.by && findDecider(file, reader, one, target.url, decision.by.line);
  const { encoding } = file.policy.source;
  const robots = new Set(wishedAgents(wish).map((name) => normalizeRobotName(name, reader.agent)));
  const least = decider ? decider.length + (reader.rule.tie === wanted ? 0 : 1) : 0;
  return {
    policy: file.policy,
    reader,
    agents: wishedAgents(wish).map((name) => crawlerName(name, reader.agent)),
    robots,
    url: target.url,
    wanted,
    records: applicableRecords(file, one.selection.records),
    rules: one.rules,
    decider,
    paths: findPathChoices({ url, units: target.url, least }, encoding, reader),
    isNamed: file.agents.lines.some(({ isStar, name }) => !isStar && robots.has(name)),
    answeringRecords: () => findAnsweringRecords(file, asking, wish),
  };
}

/** Whether a user-agent line of a record names a requested crawler, and no other. */
export const isRequestedName = ({ robots }: Situation, { isStar, name }: AgentLine): boolean =>
  !isStar && robots.has(name);

/** Whether a path of a rule is about exactly the URL, or is an example of it. */
export const isPathOfUrl = ({ url }: Pick<Situation, 'url'>, path: string): boolean =>
  path === url || examplePath(path) === url;

/** Whether a record applies to other crawlers too. */
export const isSharedRecord = (situation: Situation, { names }: ApplicableRecord): boolean =>
  names.some((line) => !isRequestedName(situation, line));

/** Returns the user-agents of a record, as written. */
export const agentValuesOf = ({ names }: ApplicableRecord): readonly string[] =>
  names.map(({ value }) => value);

/** Returns the dialect in which rules are written. */
export const dialectOfRules = ({ policy, wanted }: Situation): string =>
  ruleDirective(policy.format, wanted).dialect;

/** Returns the lines of the rules that match the URL with the opposite of the wanted answer. */
export function conflictingLines(
  { policy, reader, url, wanted }: Situation,
  rules: readonly RuleLine[],
): number[] {
  const read = parseRules(rules, policy.source.encoding, reader);
  return rules
    .filter((_, i) => read[i] && read[i].effect !== wanted && findMatchingPattern(read[i], url))
    .map(({ line }) => line);
}
