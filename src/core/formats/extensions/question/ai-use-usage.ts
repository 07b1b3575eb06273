// Decides what Content-Usage lines of some records say about URLs, for one purpose (attach-05 3.1). The longest
// matching path decides. Among equal lengths, a narrower label counts before a wider one, then a no before a yes,
// and all of them before lines that say nothing.
import type { AiPurpose } from '../../../catalogue/ai-purposes.ts';
import { labelsFor, type UsageEdition } from '../../../catalogue/usage-vocabulary.ts';
import type { Encoding } from '../../../document/encoding.ts';
import { type PathOptions, type PathPattern, parsePattern } from '../../../matching/path-pattern.ts';
import type { RuleOptions } from '../../../matching/path-rule.ts';
import { UNIT } from '../../../matching/percent-encoding.ts';
import { buildRuleIndex, type RuleIndex } from '../../../matching/rule-index/rule-index.ts';
import { encodingOfLine } from '../../../matching/visible-lines.ts';
import { preferenceOf, type UsageStatement } from '../lines/content-usage.ts';
import type { UsageLine } from './ai-use-statements.ts';

/** What a line says about the purpose of the question. */
export type UsageAnswerWord = 'yes' | 'no' | 'nothing';

export interface UsageRule {
  readonly line: number;
  readonly pattern: PathPattern;
  readonly says: UsageAnswerWord;
  /** The label that states it. If none does, the narrowest one. */
  readonly label: string;
  readonly statement: UsageStatement;
}

/** Rules in the order in which they count among equals, indexed by URL. */
export interface UsageRun {
  readonly rules: readonly UsageRule[];
  readonly index: RuleIndex | undefined;
}

/** The options for reading labels and paths. */
export interface UsageReading {
  readonly purpose: AiPurpose;
  readonly edition: UsageEdition;
  readonly encoding: Encoding;
  readonly path: PathOptions;
}

/** The longest pattern decides; among equals the first, because the rules are sorted by how they count. */
const RULE_READING: RuleOptions = {
  choice: 'longest',
  tie: null,
  empty: 'no-effect',
  honourAllow: true,
  allowIndexHtml: false,
};

interface RankedRule extends UsageRule {
  readonly rank: number;
}

const WHOLE_SITE: ReadonlySet<string> = new Set(['', '/', UNIT.star, `/${UNIT.star}`]);

/** The depth of a path: 0 for the whole site, otherwise the number of its octets. */
export const depthOf = ({ units, octets }: PathPattern): number => (WHOLE_SITE.has(units) ? 0 : octets);

/** A narrower label counts before a wider one, and a no before a yes. */
function rankRule(
  { line, seen, statement }: UsageLine,
  labels: readonly string[],
  { encoding, path }: UsageReading,
): RankedRule {
  const pattern = parsePattern(statement.path?.text ?? '', encodingOfLine(seen, encoding), path);
  const level = labels.findIndex((label) => preferenceOf(statement, label) !== 'unknown');
  const label = labels[Math.max(level, 0)] ?? '';
  if (level < 0) return { line, statement, pattern, label, says: 'nothing', rank: Infinity };
  const says = preferenceOf(statement, label) === 'allowed' ? 'yes' : 'no';
  return { line, statement, pattern, label, says, rank: level * 2 + (says === 'yes' ? 1 : 0) };
}

/** Among two that say the same, the one that covers more is first, so that their order in the file has no meaning. */
const compareRank = (a: RankedRule, b: RankedRule): number =>
  a.rank === b.rank ? depthOf(b.pattern) - depthOf(a.pattern) : a.rank - b.rank;

/** Prepares the lines of some records. `path` must be the same for all lines. */
export function usageRun(lines: readonly UsageLine[], reading: UsageReading): UsageRun {
  const labels = labelsFor(reading.edition, reading.purpose);
  const rules = lines.map((line) => rankRule(line, labels, reading)).toSorted(compareRank);
  if (rules.length === 0) return { rules, index: undefined };
  const patterns = rules.map(({ pattern, says }) => ({
    effect: says === 'yes' ? ('allow' as const) : ('deny' as const),
    pattern,
  }));
  return { rules, index: buildRuleIndex(patterns, RULE_READING) };
}
