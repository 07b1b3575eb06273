// Does this rule decide anything? A URL on which it does, or why it never can, or that neither is known.

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
import type { PolicyFiles } from '../../questions/question.ts';
import type { Reader } from '../../readers/reader.ts';
import type { ReaderId } from '../../readers/registry.ts';
import { decideRun, OWN_FILE_PLACE, prepareRun } from './decide-run.ts';
import type { SearchBudget } from './search.ts';
import { urlOfUnits } from './url-units.ts';

// The robots that a record can speak to, one of each kind: enough of them to know whether its rules decide anything.
//
// A user-agent line speaks to most robots by all of its value. Any other name it contains (draft-koster-robots-00)
// is contained in at least as many lines, so that more records come before this one, or count together with it; so does
// any longer name, where a line is to be contained in the name.
/** The name of a robot that no line can name. */
const ANY_AGENT = '';

/** A robot, and the records that speak to it. */
interface AskedRobot {
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
function robotForLine(plan: FetchPlan, { records, agents }: RecordsOfFile, line: AgentLine): AskedRobot {
  const agent = robotNameOf(line, plan.reader.agent);
  const own = { key: String(line.record), selection: { records: [line.record] } };
  const among =
    agent === undefined
      ? { ...own, rules: records.records[line.record]?.rules ?? [] }
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
 * One robot for each name in some records of the file; those that the same records speak to once.
 * @param looks user-agent lines that may be looked at, counted down; below 0 there are more robots.
 */
function* robotsOfRecords(
  plan: FetchPlan,
  places: ReadonlySet<number>,
  looks: SearchBudget,
): Generator<AskedRobot> {
  const { file } = plan;
  if (!file) return;
  const { agent: reading } = plan.reader;
  const { lines } = file.agents;
  const names = new Set<string>();
  const classes = new Set<string>();
  for (const line of lines) {
    const name = line.isStar ? '*' : ` ${line.name}`;
    if (!places.has(line.record) || names.has(name) || matchesNobody(line, reading)) continue;
    names.add(name);
    // Whole names are found in an index.
    if (reading.match !== 'equals') looks.left -= lines.length;
    if (looks.left < 0) return;
    const robot = robotForLine(plan, file, line);
    if (classes.has(robot.among.key)) continue;
    classes.add(robot.among.key);
    yield robot;
  }
}

/**
 * Why a rule never decides. `covered`: other lines decide wherever it matches. `no-robot`: the lines that name its
 * robots take every one of them to another record. `own-file`: it only matches what may always be fetched. `no-url`: no
 * URL looks like that. `no-effect`: it has no path, or is an Allow to a robot that knows none. `no-record`: it belongs
 * to nobody. `not-read`: to this reader the line is no rule.
 */
export type NeverReason =
  | 'covered'
  | 'no-robot'
  | 'own-file'
  | 'no-url'
  | 'no-effect'
  | 'no-record'
  | 'not-read';

/** Whether a rule decides anything. Lines are 0-based. `unsettled`: more steps would be needed than are allowed. */
export type Deciding =
  | { readonly answer: 'never'; readonly why: NeverReason; readonly covers: readonly number[] }
  | { readonly answer: 'witness'; readonly agent: string; readonly url: string }
  | { readonly answer: 'unsettled' };

/** Which rule of which file is looked at, and who reads it. */
export interface DecidingOptions {
  /** The id of a reader, or a reader of one's own. */
  readonly reader: ReaderId | Reader;
  /** Which file is read; else the reader's own path. */
  readonly file?: string;
  /** Where the rule stands, 0-based. */
  readonly line: number;
}

/** Steps of automata that are spent on one rule: about a quarter of a second. */
const MAX_STEPS = 1_000_000;

/** User-agent lines that are looked at for all robots of a line together, where names are parts of others. */
const MAX_LOOKS = 5_000_000;

const neverDecidesBecause = (why: NeverReason, covers: Iterable<number> = []): Deciding => ({
  answer: 'never',
  why,
  covers: [...new Set(covers)].toSorted((a, b) => a - b),
});

/** The same for one robot: of every rule of the line that speaks to it. A line may be several to its reader. */
function* decisionsForRobot(
  answers: FetchAnswers,
  robot: AskedRobot,
  line: number,
  budget: SearchBudget,
): Generator<Deciding> {
  const { plan, asking } = answers;
  const { reader, origin, own, file } = plan;
  const { rules: run } = robot.among;
  const places = run.flatMap((rule, place) => (rule.line === line ? [place] : []));
  if (places.length === 0 || !file) return;
  const { encoding } = file.policy.source;
  const rules = parseRules(run, encoding, reader);
  const prepared = prepareRun(rules, own, reader);
  const check = (units: string): Deciding | undefined => {
    const { agent } = robot;
    const url = urlOfUnits(units, reader, origin);
    if (agent === undefined || url === undefined || asking(agent, url).by?.line !== line) return undefined;
    return { answer: 'witness', agent, url };
  };
  for (const place of places.filter((one) => rules[one])) {
    const searched = decideRun(prepared, place, reader, budget, check);
    if (searched.end === 'found') yield searched.found;
    else if (searched.end === 'open') yield { answer: 'unsettled' };
    else yield neverDecidesCovered(searched.used.map((by) => run[by]?.line ?? OWN_FILE_PLACE));
  }
}

/** Why a rule never decides before which those lines come, or paths that may always be fetched. */
function neverDecidesCovered(lines: readonly number[]): Deciding {
  const covers = lines.filter((by) => by !== OWN_FILE_PLACE);
  if (covers.length > 0) return neverDecidesBecause('covered', covers);
  return neverDecidesBecause(lines.length > 0 ? 'own-file' : 'no-url');
}

/** What a reader makes of the line, if that settles it; else the places of the records that it is in. */
function findRecordsOfLine({ plan }: FetchAnswers, line: number): readonly number[] | Deciding {
  const { reader, file } = plan;
  if (!file) return neverDecidesBecause('not-read');
  const { records, orphans } = file.records;
  const isHere = (rule: RuleLine) => rule.line === line;
  const holding = [...records.entries()].filter(([, { rules }]) => rules.some(isHere));
  if (holding.length === 0) return neverDecidesBecause(orphans.some(isHere) ? 'no-record' : 'not-read');
  const { encoding } = file.policy.source;
  const effective = holding.filter(([, { rules }]) =>
    parseRules(rules.filter(isHere), encoding, reader).some((rule) => rule),
  );
  return effective.length > 0 ? effective.map(([place]) => place) : neverDecidesBecause('no-effect');
}

/** What holds of a line of which all that was looked at is told. */
function combineDecisions(decisions: readonly Deciding[], line: number): Deciding {
  const nevers = decisions.filter((one) => one.answer === 'never');
  const [first] = nevers;
  if (!first || decisions.some(({ answer }) => answer === 'unsettled')) return { answer: 'unsettled' };
  const covers = nevers.flatMap((one) => one.covers).filter((by) => by !== line);
  return covers.length > 0 ? neverDecidesBecause('covered', covers) : first;
}

/**
 * Whether a rule decides anything at all, whatever robot asks for whatever URL. It is exact for rules without
 * wildcards, and where one other rule comes before this one. Where several do together and wildcards are among them,
 * automata are moved through at most a million steps. Where the match that ends last decides, rules with wildcards are
 * often left open: which of two comes first depends on the URL. Of files with thousands of user-agents, readers that look for
 * parts of names may leave it open, too.
 * @returns a robot and a URL for which `ask` names this very line; or why there are none, with the lines that come first
 * (several of them only together); or that neither was found in time. It is about the file as found (status 200).
 * @throws RangeError if there is no such reader.
 */
export function findWhatDecides(site: PolicyFiles, { line, ...options }: DecidingOptions): Deciding {
  const answers = answerFetch(site, { question: 'fetch', ...options });
  const records = findRecordsOfLine(answers, line);
  if ('answer' in records) return records;
  const budget = { left: MAX_STEPS };
  const looks = { left: MAX_LOOKS };
  const taken: number[] = [];
  const told: Deciding[] = [];
  for (const robot of robotsOfRecords(answers.plan, new Set(records), looks)) {
    const before = told.length;
    for (const one of decisionsForRobot(answers, robot, line, budget)) {
      if (one.answer === 'witness') return one;
      told.push(one);
    }
    if (told.length === before) taken.push(robot.namedBy());
  }
  if (looks.left < 0) return { answer: 'unsettled' };
  return told.length === 0 ? neverDecidesBecause('no-robot', taken) : combineDecisions(told, line);
}
