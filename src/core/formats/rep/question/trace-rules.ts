// The part of an explanation that says which rule decides, and why each of the others does not.

import type { Encoding } from '../../../document/encoding.ts';
import {
  firstDifference,
  matchesPattern,
  type PathPattern,
  type PatternDifference,
} from '../../../matching/path-pattern.ts';
import {
  dropsRule,
  findMatchingPattern,
  lengthOfMatch,
  type PathRule,
  parseRules,
  type RuleOptions,
} from '../../../matching/path-rule.ts';
import { printCanonical, printedLengths } from '../../../matching/percent-encoding.ts';
import type { FieldRef } from '../../../questions/answer.ts';
import type { MatchParams, RuleParams, RuleTie } from '../../../questions/explanation-step.ts';
import type { Reader } from '../../../readers/reader.ts';
import { printedField } from '../record-parts.ts';
import type { RuleLine } from '../robots-record.ts';
import { type AgentClass, decidingRule, type FetchPlan, lineRef, type RecordsOfFile } from './fetch-plan.ts';
import type { FetchStep } from './fetch-steps.ts';

/** The URL that the rules are compared with: its canonical units, and in readable form. */
interface ComparedUrl {
  readonly units: string;
  readonly printed: string;
  readonly lengthOf: (units: number) => number;
  readonly refTo: (line: number) => FieldRef;
  readonly encoding: Encoding;
}

/** A rule that matches, and the pattern by which it matches. */
interface Matching {
  readonly line: RuleLine;
  readonly rule: PathRule;
  readonly match: PathPattern;
  /** The length of the match, in octets. */
  readonly length: number;
}

const comparedUrl = (plan: FetchPlan, units: string, { policy }: RecordsOfFile): ComparedUrl => ({
  units,
  printed: printCanonical(units),
  lengthOf: printedLengths(units),
  refTo: (line) => lineRef(plan, line),
  encoding: policy.source.encoding,
});

const ruleParams = ({ effect, seen }: RuleLine, { units }: PathPattern, url: ComparedUrl): RuleParams => ({
  effect,
  path: printedField(seen, url.encoding).value,
  rule: printCanonical(units),
  url: url.printed,
});

const matchParams = ({ line, rule, match, length }: Matching, url: ComparedUrl): MatchParams => ({
  ...ruleParams(line, match, url),
  octets: length,
  directory: match !== rule.pattern,
});

const refTo = ({ line }: RuleLine, url: ComparedUrl): FieldRef => url.refTo(line);

function skippedStep(rule: RuleLine, reader: Reader, url: ComparedUrl): FetchStep {
  const { effect, seen } = rule;
  const path = printedField(seen, url.encoding).value;
  const by = refTo(rule, url);
  if (path === '') return { code: 'rule-empty', params: { effect }, by, outcome: 'no-effect' };
  return dropsRule(rule, reader)
    ? { code: 'rule-dollar', params: { effect, path }, by, outcome: 'no-effect' }
    : { code: 'rule-unknown', params: { effect, path }, by, outcome: 'no-effect' };
}

/** The object is created in one piece, because there may be many thousand rules. */
function noMatchStep(
  line: RuleLine,
  { units }: PathPattern,
  differs: PatternDifference,
  url: ComparedUrl,
): FetchStep {
  const params = {
    effect: line.effect,
    path: printedField(line.seen, url.encoding).value,
    rule: printCanonical(units),
    url: url.printed,
    why: differs.why,
    ruleAt: printedLengths(units)(differs.pattern),
    urlAt: url.lengthOf(differs.url),
    missing: printCanonical(differs.missing),
  };
  return { code: 'rule-no-match', params, by: refTo(line, url), outcome: 'no-match' };
}

/** Returns how a tie with other rules is broken. Undefined if there is none. */
function tieOf(winner: Matching, ties: readonly RuleLine[], { tie }: RuleOptions): RuleTie | undefined {
  if (ties.length === 0) return undefined;
  const isPreferred = winner.line.effect === tie && ties.some(({ effect }) => effect !== tie);
  return { lines: ties.map(({ line }) => line), by: isPreferred ? 'effect' : 'order' };
}

/** Returns the step about the rule that decides. `losing`: the other rules that match, unless the first decides. */
function winningStep(
  winner: Matching,
  url: ComparedUrl,
  options: RuleOptions,
  losing: readonly Matching[],
): FetchStep {
  const params = matchParams(winner, url);
  const by = refTo(winner.line, url);
  if (options.choice === 'first') return { code: 'rule-first', params, by, outcome: 'decides' };
  const code = options.choice === 'longest' ? 'rule-longest' : 'rule-furthest';
  const asLong = losing.filter(({ length }) => length === winner.length).map(({ line }) => line);
  const tie = tieOf(winner, asLong, options);
  const matching = losing.length + 1;
  return { code, params: { ...params, matching, ...(tie && { tie }) }, by, outcome: 'decides' };
}

/** Returns the step about a rule that matches but does not decide. */
function losingStep(
  loser: Matching,
  winner: Matching,
  { choice, tie }: RuleOptions,
  url: ComparedUrl,
): FetchStep {
  const longest = winner.length;
  const params = { ...matchParams(loser, url), deciding: winner.line.line };
  const by = refTo(loser.line, url);
  if (loser.length < longest) {
    const code = choice === 'match-end' ? 'rule-less-far' : 'rule-shorter';
    return { code, params: { ...params, longest }, by, outcome: 'shorter' };
  }
  if (tie !== null && loser.line.effect !== tie && winner.line.effect === tie)
    return { code: 'rule-yields', params, by, outcome: 'passed-over' };
  return { code: 'rule-later', params, by, outcome: 'too-late' };
}

/** Returns the step about a rule that does not decide. */
function otherStep(
  line: RuleLine,
  rule: PathRule | undefined,
  winner: Matching | undefined,
  reader: Reader,
  url: ComparedUrl,
): FetchStep {
  if (!rule) return skippedStep(line, reader, url);
  const { rule: reading } = reader;
  if (winner && reading.choice === 'first' && line.line > winner.line.line) {
    const params = { ...ruleParams(line, rule.pattern, url), deciding: winner.line.line };
    return { code: 'rule-not-asked', params, by: refTo(line, url), outcome: 'not-asked' };
  }
  const { pattern, directory } = rule;
  const losing = (match: PathPattern) =>
    losingStep(
      { line, rule, match, length: lengthOfMatch(match, url.units, reading) },
      winner!,
      reading,
      url,
    );
  const differs = firstDifference(pattern, url.units);
  if (!differs) return losing(pattern);
  if (directory && matchesPattern(directory, url.units)) return losing(directory);
  return noMatchStep(line, pattern, differs, url);
}

/** Returns the rule that decides, with its match. */
function findWinner(
  agentClass: AgentClass,
  rules: readonly (PathRule | undefined)[],
  decided: RuleLine | undefined,
  reading: RuleOptions,
  url: string,
): Matching | undefined {
  const rule = decided && rules[agentClass.rules.indexOf(decided)];
  const match = rule && findMatchingPattern(rule, url);
  return match && { line: decided, rule, match, length: lengthOfMatch(match, url, reading) };
}

/** Returns the rules that match but do not decide. None if the first rule that matches decides. */
function losingMatches(
  agentClass: AgentClass,
  rules: readonly (PathRule | undefined)[],
  winner: Matching | undefined,
  reading: RuleOptions,
  url: string,
): Matching[] {
  if (!winner || reading.choice === 'first') return [];
  return agentClass.rules.flatMap((line, place) => {
    const rule = rules[place];
    const match = line === winner.line ? undefined : rule && findMatchingPattern(rule, url);
    return rule && match ? [{ line, rule, match, length: lengthOfMatch(match, url, reading) }] : [];
  });
}

/** Returns only the step about the rule that decides. Undefined if no rule matches. */
export function traceDecidingRule(
  plan: FetchPlan,
  file: RecordsOfFile,
  agentClass: AgentClass,
  url: string,
): FetchStep | undefined {
  const { reader } = plan;
  const decided = decidingRule(plan, agentClass, url);
  if (!decided) return undefined;
  const rules = parseRules(agentClass.rules, file.policy.source.encoding, reader);
  const winner = findWinner(agentClass, rules, decided, reader.rule, url);
  if (!winner) return undefined;
  const losing = losingMatches(agentClass, rules, winner, reader.rule, url);
  return winningStep(winner, comparedUrl(plan, url, file), reader.rule, losing);
}

/** Returns one step per rule of the selected records, in file order. */
export function traceRules(
  plan: FetchPlan,
  file: RecordsOfFile,
  agentClass: AgentClass,
  url: string,
): FetchStep[] {
  const { reader } = plan;
  const decided = decidingRule(plan, agentClass, url);
  const rules = parseRules(agentClass.rules, file.policy.source.encoding, reader);
  const winner = findWinner(agentClass, rules, decided, reader.rule, url);
  const compared = comparedUrl(plan, url, file);
  const others = agentClass.rules.map((line, place) =>
    line === decided ? undefined : otherStep(line, rules[place], winner, reader, compared),
  );
  const losing = losingMatches(agentClass, rules, winner, reader.rule, url);
  return others.map((step) => step ?? winningStep(winner!, compared, reader.rule, losing));
}
