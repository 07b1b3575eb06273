// The part of a trace that tells which rule decides, and of every other rule why it does not.

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
import type { MatchParams, RuleParams, Step, StepCode } from '../../../questions/explanation-step.ts';
import type { Reader } from '../../../readers/reader.ts';
import { printedField } from '../record-parts.ts';
import type { RuleLine } from '../robots-record.ts';
import { type AgentClass, decidingRule, type FetchPlan, type RecordsOfFile } from './fetch-plan.ts';

/** The URL that the rules are tried on: its canonical units, and as a person may read them. */
interface ComparedUrl {
  readonly units: string;
  readonly printed: string;
  readonly lengthOf: (units: number) => number;
  /** Path of the file that the rules stand in. */
  readonly path: string;
  readonly encoding: Encoding;
}

/** A rule that matches, and the pattern by which it does. */
interface Matching {
  readonly line: RuleLine;
  readonly rule: PathRule;
  readonly match: PathPattern;
  /** The length of the match, in octets. */
  readonly length: number;
}

/** The steps about rules that match and do not decide. */
const LOSING: ReadonlySet<string> = new Set([
  'rule-shorter',
  'rule-less-far',
  'rule-yields',
  'rule-later',
] satisfies StepCode[]);

const comparedUrl = (units: string, path: string, { policy }: RecordsOfFile): ComparedUrl => ({
  units,
  printed: printCanonical(units),
  lengthOf: printedLengths(units),
  path,
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

const refTo = ({ line }: RuleLine, { path }: ComparedUrl): FieldRef => ({ path, line });

function skippedStep(rule: RuleLine, reader: Reader, url: ComparedUrl): Step {
  const { effect, seen } = rule;
  const path = printedField(seen, url.encoding).value;
  const by = refTo(rule, url);
  if (path === '') return { code: 'rule-empty', params: { effect }, by, outcome: 'no-effect' };
  return dropsRule(rule, reader)
    ? { code: 'rule-dollar', params: { effect, path }, by, outcome: 'no-effect' }
    : { code: 'rule-unknown', params: { effect, path }, by, outcome: 'no-effect' };
}

/** Made in one piece, as there may be one for each of many thousand rules. */
function noMatchStep(
  line: RuleLine,
  { units }: PathPattern,
  differs: PatternDifference,
  url: ComparedUrl,
): Step {
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

/** The step about the rule that decides; `matching` counts all rules that match, where not the first does. */
function winningStep(winner: Matching, url: ComparedUrl, { choice }: RuleOptions, matching: number): Step {
  const params = matchParams(winner, url);
  const by = refTo(winner.line, url);
  if (choice === 'first') return { code: 'rule-first', params, by, outcome: 'decides' };
  const code = choice === 'longest' ? 'rule-longest' : 'rule-furthest';
  return { code, params: { ...params, matching }, by, outcome: 'decides' };
}

/** Why a rule that matches does not decide although the deciding one does. */
function losingStep(one: Matching, winner: Matching, { choice, tie }: RuleOptions, url: ComparedUrl): Step {
  const longest = winner.length;
  const params = { ...matchParams(one, url), deciding: winner.line.line };
  const by = refTo(one.line, url);
  if (one.length < longest) {
    const code = choice === 'match-end' ? 'rule-less-far' : 'rule-shorter';
    return { code, params: { ...params, longest }, by, outcome: 'shorter' };
  }
  if (tie !== null && one.line.effect !== tie && winner.line.effect === tie)
    return { code: 'rule-yields', params, by, outcome: 'passed-over' };
  return { code: 'rule-later', params, by, outcome: 'too-late' };
}

/** The step about a rule that does not decide. */
function otherStep(
  line: RuleLine,
  rule: PathRule | undefined,
  winner: Matching | undefined,
  reader: Reader,
  url: ComparedUrl,
): Step {
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

/** The rule that decides, as it matches. */
function findWinner(
  one: AgentClass,
  rules: readonly (PathRule | undefined)[],
  decided: RuleLine | undefined,
  reading: RuleOptions,
  url: string,
): Matching | undefined {
  const rule = decided && rules[one.rules.indexOf(decided)];
  const match = rule && findMatchingPattern(rule, url);
  return match && { line: decided, rule, match, length: lengthOfMatch(match, url, reading) };
}

const countMatches = (rules: readonly (PathRule | undefined)[], url: string) =>
  rules.reduce((count, rule) => (rule && findMatchingPattern(rule, url) ? count + 1 : count), 0);

/** The step about the rule that decides, without those about the others; undefined if no rule matches. */
export function traceDecidingRule(
  plan: FetchPlan,
  file: RecordsOfFile,
  one: AgentClass,
  url: string,
): Step | undefined {
  const { reader, path } = plan;
  const decided = decidingRule(plan, one, url);
  if (!decided) return undefined;
  const rules = parseRules(one.rules, file.policy.source.encoding, reader);
  const winner = findWinner(one, rules, decided, reader.rule, url);
  if (!winner) return undefined;
  const matching = reader.rule.choice === 'first' ? 1 : countMatches(rules, url);
  return winningStep(winner, comparedUrl(url, path, file), reader.rule, matching);
}

/** One step per rule of the chosen records, in file order. */
export function traceRules(plan: FetchPlan, file: RecordsOfFile, one: AgentClass, url: string): Step[] {
  const { reader, path } = plan;
  const decided = decidingRule(plan, one, url);
  const rules = parseRules(one.rules, file.policy.source.encoding, reader);
  const winner = findWinner(one, rules, decided, reader.rule, url);
  const asked = comparedUrl(url, path, file);
  const others = one.rules.map((line, place) =>
    line === decided ? undefined : otherStep(line, rules[place], winner, reader, asked),
  );
  const losing = others.filter((step) => step && LOSING.has(step.code)).length;
  return others.map((step) => step ?? winningStep(winner!, asked, reader.rule, losing + 1));
}
