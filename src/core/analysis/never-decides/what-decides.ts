// Determines whether a rule decides anything: finds a URL that it decides, or why it never can, or that neither is
// known.

import { answerFetch, type FetchAnswers } from '../../formats/rep/question/fetch.ts';
import {
  type AgentClass,
  classOfAgent,
  type FetchPlan,
  type RecordsOfFile,
} from '../../formats/rep/question/fetch-plan.ts';
import type { AgentLine } from '../../formats/rep/question/select-records.ts';
import type { RuleLine } from '../../formats/rep/robots-record.ts';
import { type AgentOptions, matchesRobotName, normalizeRobotName } from '../../matching/agent-names.ts';
import { parseRules } from '../../matching/path-rule.ts';
import { decodeOctets, toOctets } from '../../matching/percent-encoding.ts';
import { EXAMPLE_ORIGIN } from '../../proof/decided-answer.ts';
import { decidedPathTask } from '../../proof/decided-path.ts';
import { listOfClass, OWN_FILE_PLACE } from '../../proof/rule-list.ts';
import type { StepBudget } from '../../proof/search.ts';
import { runSync } from '../../questions/cooperative-task.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import type { Reader } from '../../readers/reader.ts';
import type { ReaderId } from '../../readers/registry.ts';

// The crawlers that a record can apply to, one of each kind: enough to know whether its rules decide anything.
//
// A user-agent line applies to most crawlers by its whole value. Any other name that contains it
// (draft-koster-robots-00) is contained in at least as many lines, so that more records precede this one, or are
// merged with it. The same holds for any longer name if a line must be contained in the name.
/** The name of a crawler that no line can name. */
const ANY_AGENT = '';

/** A crawler, and the records that apply to it. */
interface CrawlerInRecords {
  /** The name for the question; undefined if no text has those octets. */
  readonly agent: string | undefined;
  readonly among: AgentClass;
  /** Returns the user-agent line, 0-based, of the first record that applies to it. */
  readonly namedBy: () => number;
}

/** Returns the name of a crawler that a line names by its whole value, if possible as written in the line. */
function robotNameOf({ value, name, isStar }: AgentLine, reading: AgentOptions): string | undefined {
  if (isStar) return ANY_AGENT;
  const texts = [value, value.slice(0, name.length), decodeOctets(name)];
  return texts.find((text) => normalizeRobotName(text, reading) === name);
}

/** Whether a line names no crawler: no crawler has that name, although it could be written. */
function matchesNoCrawler(line: AgentLine, reading: AgentOptions): boolean {
  if (line.isStar) return false;
  if (line.name === '') return !matchesRobotName('', '', reading);
  return robotNameOf(line, reading) === undefined && toOctets(decodeOctets(line.name), 'utf-8') === line.name;
}

/** Returns the crawler of a line, with its class and the line that names it. */
function robotForLine(
  plan: FetchPlan,
  { records, agents }: RecordsOfFile,
  line: AgentLine,
): CrawlerInRecords {
  const agent = robotNameOf(line, plan.reader.agent);
  const ownRecord = { key: String(line.record), selection: { records: [line.record] } };
  const among =
    agent === undefined
      ? { ...ownRecord, rules: records.records[line.record]?.rules ?? [] }
      : classOfAgent(plan, agent);
  const [first] = among.selection.records;
  const isNaming = (other: AgentLine) =>
    other.record === first &&
    (line.isStar
      ? other.isStar
      : !other.isStar && matchesRobotName(other.name, line.name, plan.reader.agent));
  return { agent, among, namedBy: () => (agents.lines.find(isNaming) ?? line).line };
}

/**
 * Yields one crawler for each name in some records of the file, and only one for crawlers to which the same
 * records apply.
 * @param remainingLooks the remaining number of user-agent lines to examine; below 0 there are more crawlers.
 */
function* robotsOfRecords(
  plan: FetchPlan,
  places: ReadonlySet<number>,
  remainingLooks: StepBudget,
): Generator<CrawlerInRecords> {
  const { file } = plan;
  if (!file) return;
  const { agent: reading } = plan.reader;
  const { lines } = file.agents;
  const names = new Set<string>();
  const classes = new Set<string>();
  for (const line of lines) {
    const name = line.isStar ? '*' : ` ${line.name}`;
    if (!places.has(line.record) || names.has(name) || matchesNoCrawler(line, reading)) continue;
    names.add(name);
    // Whole names are found in an index.
    if (reading.match !== 'equals') remainingLooks.left -= lines.length;
    if (remainingLooks.left < 0) return;
    const robot = robotForLine(plan, file, line);
    if (classes.has(robot.among.key)) continue;
    classes.add(robot.among.key);
    yield robot;
  }
}

/**
 * Why a rule never decides. `covered`: other lines decide wherever it matches. `no-robot`: the lines that name its
 * crawlers assign every one of them to another record. `own-file`: it matches only what may always be fetched.
 * `no-url`: it matches no URL. `no-effect`: it has no path, or is an Allow for a reader without Allow rules.
 * `no-record`: it belongs to no record. `not-read`: this reader does not read the line as a rule.
 */
export type NeverReason =
  | 'covered'
  | 'no-robot'
  | 'own-file'
  | 'no-url'
  | 'no-effect'
  | 'no-record'
  | 'not-read';

/** Whether a rule decides anything. Lines are 0-based. `unsettled`: it would take more steps than are allowed. */
export type Deciding =
  | { readonly answer: 'never'; readonly why: NeverReason; readonly covers: readonly number[] }
  | { readonly answer: 'witness'; readonly agent: string; readonly url: string }
  | { readonly answer: 'unsettled' };

/** The file, the line and the reader to examine. */
export interface DecidingOptions {
  /** The id of a reader, or a custom reader. */
  readonly reader: ReaderId | Reader;
  /** The file to read; by default the reader's own path. */
  readonly file?: string;
  /** The line of the rule, 0-based. */
  readonly line: number;
}

/** The maximum number of automaton steps for one rule: about a quarter of a second. */
const MAX_STEPS = 1_000_000;

/**
 * The maximum number of user-agent lines that are examined for all crawlers of a line, where names can contain
 * others.
 */
const MAX_LOOKS = 5_000_000;

const neverDecidesBecause = (why: NeverReason, covers: Iterable<number> = []): Deciding => ({
  answer: 'never',
  why,
  covers: [...new Set(covers)].toSorted((a, b) => a - b),
});

/**
 * Yields the results for one crawler, for every rule of the line that applies to it. A reader may read one line as
 * several rules.
 */
function* decisionsForRobot(
  answers: FetchAnswers,
  robot: CrawlerInRecords,
  line: number,
  budget: StepBudget,
): Generator<Deciding> {
  const { plan, asking } = answers;
  const { rules } = robot.among;
  const list = listOfClass(plan, robot.among);
  for (const [place, rule] of rules.entries()) {
    if (rule.line !== line || list.patternsAt(place).length === 0) continue;
    let witness: Deciding | undefined;
    const accept = (path: string) => {
      const { agent } = robot;
      const url = /^\/(?!\/)/.test(path) ? path : (plan.origin || EXAMPLE_ORIGIN) + path;
      if (agent === undefined || asking(agent, url).by?.line !== line) return false;
      witness = { answer: 'witness', agent, url };
      return true;
    };
    const searched = runSync(decidedPathTask(list, place, budget, accept));
    if (searched.end === 'none')
      yield neverDecidesCovered(searched.covers.map((by) => rules[by]?.line ?? OWN_FILE_PLACE));
    else yield witness ?? { answer: 'unsettled' };
  }
}

/** Returns why a rule never decides if these lines, or paths that may always be fetched, precede it. */
function neverDecidesCovered(lines: readonly number[]): Deciding {
  const covers = lines.filter((by) => by !== OWN_FILE_PLACE);
  if (covers.length > 0) return neverDecidesBecause('covered', covers);
  return neverDecidesBecause(lines.length > 0 ? 'own-file' : 'no-url');
}

/**
 * Returns the result if the reader's view of the line is enough for it, otherwise the indexes of the records with
 * the line.
 */
function findRecordsOfLine({ plan }: FetchAnswers, line: number): readonly number[] | Deciding {
  const { reader, file } = plan;
  if (!file) return neverDecidesBecause('not-read');
  const { records, orphans } = file.records;
  const isOnLine = (rule: RuleLine) => rule.line === line;
  const recordsWithLine = [...records.entries()].filter(([, { rules }]) => rules.some(isOnLine));
  if (recordsWithLine.length === 0)
    return neverDecidesBecause(orphans.some(isOnLine) ? 'no-record' : 'not-read');
  const { encoding } = file.policy.source;
  const effective = recordsWithLine.filter(([, { rules }]) =>
    parseRules(rules.filter(isOnLine), encoding, reader).some((rule) => rule),
  );
  return effective.length > 0 ? effective.map(([place]) => place) : neverDecidesBecause('no-effect');
}

/** Combines the results for a line. */
function combineDecisions(decisions: readonly Deciding[], line: number): Deciding {
  const nevers = decisions.filter((decision) => decision.answer === 'never');
  const [first] = nevers;
  if (!first || decisions.some(({ answer }) => answer === 'unsettled')) return { answer: 'unsettled' };
  const covers = nevers.flatMap((decision) => decision.covers).filter((by) => by !== line);
  return covers.length > 0 ? neverDecidesBecause('covered', covers) : first;
}

/**
 * Determines whether a rule decides anything at all, for any crawler and URL. The result is exact for rules
 * without wildcards, and where a single rule precedes this one. Where several rules precede it only together and
 * some have wildcards, automata run for at most a million steps. Where the match that ends last decides, rules
 * with wildcards often stay unsettled, because it depends on the URL which of two rules precedes. In files with
 * thousands of user-agents, readers that compare parts of names may leave the result unsettled, too.
 * @returns a crawler and a URL for which `ask` names this line; or why there are none, with the lines that precede
 * it (some of them only together); or that neither was found in time. The result is about the file as found
 * (status 200).
 * @throws RangeError if there is no such reader.
 */
export function findWhatDecides(site: PolicyFiles, { line, ...options }: DecidingOptions): Deciding {
  const answers = answerFetch(site, { question: 'fetch', ...options });
  const records = findRecordsOfLine(answers, line);
  if ('answer' in records) return records;
  const budget = { left: MAX_STEPS };
  const remainingLooks = { left: MAX_LOOKS };
  const namingLines: number[] = [];
  const results: Deciding[] = [];
  for (const robot of robotsOfRecords(answers.plan, new Set(records), remainingLooks)) {
    const countBefore = results.length;
    for (const result of decisionsForRobot(answers, robot, line, budget)) {
      if (result.answer === 'witness') return result;
      results.push(result);
    }
    if (results.length === countBefore) namingLines.push(robot.namedBy());
  }
  if (remainingLooks.left < 0) return { answer: 'unsettled' };
  return results.length === 0
    ? neverDecidesBecause('no-robot', namingLines)
    : combineDecisions(results, line);
}
