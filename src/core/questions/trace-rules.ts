// The part of a trace that tells which rule decides, and of every other rule why it does not.
import { fieldOfLine, type RuleLine } from '../dialects/rep/records.ts';
import { firstDifference, type PathPattern } from '../matching/path-pattern.ts';
import { matchOf, type PathRule, type RuleReading, readRules } from '../matching/path-rule.ts';
import { printCanonical } from '../matching/percent.ts';
import { type AgentClass, decidingRule, type FetchPlan, type ReadFile } from './fetch-plan.ts';
import type { MatchParams, RuleParams, Step } from './step.ts';

/** A rule of the chosen records on one URL. */
interface Candidate {
  readonly line: RuleLine;
  /** The path as written. */
  readonly path: string;
  /** Absent if the reader skips the rule. */
  readonly rule?: PathRule;
  /** The pattern by which it matches. */
  readonly match?: PathPattern;
}

function candidateOf(line: RuleLine, rule: PathRule | undefined, url: string): Candidate {
  const path = fieldOfLine(line.seen).value;
  const match = rule && matchOf(rule, url);
  return { line, path, ...(rule && { rule }), ...(match && { match }) };
}

const ruleParams = ({ line, path }: Candidate, { units }: PathPattern, url: string): RuleParams => ({
  effect: line.effect,
  path,
  rule: printCanonical(units),
  url: printCanonical(url),
});

const matchParams = (one: Candidate, match: PathPattern, url: string): MatchParams => ({
  ...ruleParams(one, match, url),
  octets: match.octets,
  directory: match !== one.rule?.pattern,
});

function skippedStep({ line, path }: Candidate): Step {
  const { effect } = line;
  return path === ''
    ? { code: 'rule-empty', params: { effect }, outcome: 'no-effect' }
    : { code: 'rule-unknown', params: { effect, path }, outcome: 'no-effect' };
}

function noMatchStep(one: Candidate, { pattern }: PathRule, url: string): Step {
  const differs = firstDifference(pattern, url)!;
  const params = {
    ...ruleParams(one, pattern, url),
    why: differs.why,
    ruleAt: printCanonical(pattern.units.slice(0, differs.pattern)).length,
    urlAt: printCanonical(url.slice(0, differs.url)).length,
    missing: printCanonical(differs.missing),
  };
  return { code: 'rule-no-match', params, outcome: 'no-match' };
}

/** Why a rule that matches does not decide although the deciding one does. */
function losingStep(
  one: Candidate,
  match: PathPattern,
  winner: Candidate,
  { tie }: RuleReading,
  url: string,
): Step {
  const longest = winner.match!.octets;
  const params = { ...matchParams(one, match, url), deciding: winner.line.line };
  if (match.octets < longest)
    return { code: 'rule-shorter', params: { ...params, longest }, outcome: 'shorter' };
  if (tie !== null && one.line.effect !== tie && winner.line.effect === tie)
    return { code: 'rule-yields', params, outcome: 'passed-over' };
  return { code: 'rule-later', params, outcome: 'too-late' };
}

function stepOf(
  one: Candidate,
  winner: Candidate | undefined,
  matching: number,
  reading: RuleReading,
  url: string,
): Step {
  const { rule, match } = one;
  const first = reading.choice === 'first';
  if (!rule) return skippedStep(one);
  if (winner && first && one.line.line > winner.line.line) {
    const params = { ...ruleParams(one, rule.pattern, url), deciding: winner.line.line };
    return { code: 'rule-not-asked', params, outcome: 'not-asked' };
  }
  if (!match) return noMatchStep(one, rule, url);
  if (one !== winner && winner) return losingStep(one, match, winner, reading, url);
  const params = matchParams(one, match, url);
  return first
    ? { code: 'rule-first', params, outcome: 'decides' }
    : { code: 'rule-longest', params: { ...params, matching }, outcome: 'decides' };
}

/** One step per rule of the chosen records, in file order; at the end one if none matches. */
export function traceRules(plan: FetchPlan, file: ReadFile, one: AgentClass, url: string): Step[] {
  const { reader, path } = plan;
  const decided = decidingRule(plan, one, url);
  const rules = readRules(one.rules, file.policy.source.encoding, reader);
  const candidates = one.rules.map((line, place) => candidateOf(line, rules[place], url));
  const winner = candidates.find(({ line }) => line === decided);
  const matching = candidates.filter(({ match }) => match).length;
  return candidates.map((candidate) => ({
    ...stepOf(candidate, winner, matching, reader.rule, url),
    by: { path, line: candidate.line.line },
  }));
}
