// Does this rule decide anything? A URL on which it does, or why it never can, or that neither is known.

import { answerFetch, type FetchAnswers } from '../../formats/rep/question/fetch.ts';
import type { RuleLine } from '../../formats/rep/records.ts';
import { parseRules } from '../../matching/path-rule.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import type { ReaderId } from '../../readers/index.ts';
import type { Reader } from '../../readers/reader.ts';
import { decideRun, OWN_FILE_PLACE, prepareRun } from './decide-run.ts';
import { type AskedRobot, robotsOfRecords } from './robots-of-record.ts';
import type { SearchBudget } from './search.ts';
import { urlOfUnits } from './url-units.ts';

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
  const { reader, origin, own } = plan;
  const { rules: run } = robot.among;
  const places = [...run.keys()].filter((place) => run[place]!.line === line);
  if (places.length === 0) return;
  const { encoding } = plan.file!.policy.source;
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
    else
      yield neverDecidesCovered(
        searched.used.map((by) => (by === OWN_FILE_PLACE ? OWN_FILE_PLACE : run[by]!.line)),
      );
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
  const places = [...records.keys()].filter((place) => records[place]!.rules.some(isHere));
  if (places.length === 0) return neverDecidesBecause(orphans.some(isHere) ? 'no-record' : 'not-read');
  const { encoding } = file.policy.source;
  const hasEffect = (place: number) =>
    parseRules(records[place]!.rules.filter(isHere), encoding, reader).some((rule) => rule);
  const effective = places.filter(hasEffect);
  return effective.length > 0 ? effective : neverDecidesBecause('no-effect');
}

/** What holds of a line of which all that was looked at is told. */
function combineDecisions(told: readonly Deciding[], line: number): Deciding {
  if (told.some(({ answer }) => answer === 'unsettled')) return { answer: 'unsettled' };
  const nevers = told.filter((one) => one.answer === 'never');
  const covers = nevers.flatMap((one) => one.covers).filter((by) => by !== line);
  return covers.length > 0 ? neverDecidesBecause('covered', covers) : nevers[0]!;
}

/**
 * Whether a rule decides anything at all, whatever robot asks for whatever URL. It is exact for rules without
 * wildcards, and where one other rule comes before this one. Where several do together and wildcards are among them,
 * automata are moved through at most a million steps. Of files with thousands of user-agents, readers that look for
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
