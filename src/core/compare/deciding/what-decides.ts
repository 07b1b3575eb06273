// Does this rule decide anything? A URL on which it does, or why it never can, or that neither is known.
import { readRules } from '../../matching/path-rule.ts';
import { answerFetch, type FetchAnswers } from '../../questions/fetch.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import type { ReaderId } from '../../readers/index.ts';
import type { Reader } from '../../readers/reader.ts';
import { decideRun, OWN, runOf } from './decide-run.ts';
import { type Robot, robotsOfRecord } from './robots-of-record.ts';
import type { Budget } from './search.ts';
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
const STEPS = 1_000_000;

const never = (why: NeverReason, covers: Iterable<number> = []): Deciding => ({
  answer: 'never',
  why,
  covers: [...new Set(covers)].toSorted((a, b) => a - b),
});

/** The same for one robot. Undefined if the rule is not among those that speak to it. */
function decidesFor(answers: FetchAnswers, robot: Robot, line: number, budget: Budget): Deciding | undefined {
  const { plan, asking } = answers;
  const { reader, origin, own } = plan;
  const { rules: run } = robot.among;
  const place = run.findIndex((rule) => rule.line === line);
  if (place < 0) return undefined;
  const { encoding } = plan.file!.policy.source;
  const rules = readRules(run, encoding, reader);
  const check = (units: string): Deciding | undefined => {
    const { agent } = robot;
    const url = urlOfUnits(units, reader, origin);
    if (agent === undefined || url === undefined || asking(agent, url).by?.line !== line) return undefined;
    return { answer: 'witness', agent, url };
  };
  const searched = decideRun(runOf(rules, own, reader), place, reader, budget, check);
  if (searched.end === 'found') return searched.found;
  if (searched.end === 'open') return { answer: 'unsettled' };
  const covers = searched.used.filter((by) => by !== OWN).map((by) => run[by]!.line);
  if (covers.length > 0) return never('covered', covers);
  return never(searched.used.length > 0 ? 'own-file' : 'no-url');
}

/** What a reader makes of the line, if that settles it; else the place of its record. */
function recordOf({ plan }: FetchAnswers, line: number): number | Deciding {
  const { reader, file } = plan;
  if (!file) return never('not-read');
  const { records, orphans } = file.records;
  if (orphans.some((rule) => rule.line === line)) return never('no-record');
  const place = records.findIndex(({ rules }) => rules.some((rule) => rule.line === line));
  const rule = records[place]?.rules.find((one) => one.line === line);
  if (!rule) return never('not-read');
  const [read] = readRules([rule], file.policy.source.encoding, reader);
  return read ? place : never('no-effect');
}

/**
 * Whether a rule decides anything at all, whatever robot asks for whatever URL. It is exact for rules without
 * wildcards, and where one other rule comes before this one. Where several do together and wildcards are among them,
 * automata are moved through at most a million steps.
 * @returns a robot and a URL for which `ask` names this very line; or why there are none, with the lines that come first
 * (several of them only together); or that neither was found in time. It is about the file as found (status 200).
 * @throws RangeError if there is no such reader.
 */
export function whatDecides(site: PolicyFiles, { line, ...options }: DecidingOptions): Deciding {
  const answers = answerFetch(site, { question: 'fetch', ...options });
  const record = recordOf(answers, line);
  if (typeof record !== 'number') return record;
  const budget = { left: STEPS };
  const taken: number[] = [];
  const told: Deciding[] = [];
  for (const robot of robotsOfRecord(answers.plan, record)) {
    const one = decidesFor(answers, robot, line, budget);
    if (one?.answer === 'witness') return one;
    if (one) told.push(one);
    else taken.push(robot.namedBy);
  }
  if (told.length === 0) return never('no-robot', taken);
  if (told.some(({ answer }) => answer === 'unsettled')) return { answer: 'unsettled' };
  const nevers = told.filter((one) => one.answer === 'never');
  const covers = nevers.flatMap((one) => one.covers);
  return covers.length > 0 ? never('covered', covers) : nevers[0]!;
}
