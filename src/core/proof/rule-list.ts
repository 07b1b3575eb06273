// The rules that a reader applies for one crawler, as a list of patterns: of those that match a URL, the strongest
// decides.
import type { Encoding } from '../document/encoding.ts';
import { decideBeforeRecords } from '../formats/rep/question/fetch-decision.ts';
import {
  type AgentClass,
  classOfAgent,
  type FetchPlan,
  planFetch,
} from '../formats/rep/question/fetch-plan.ts';
import type { RuleLine } from '../formats/rep/robots-record.ts';
import { matchesPattern, type PathPattern } from '../matching/path-pattern.ts';
import {
  type Effect,
  lowestRank,
  type PathRule,
  parseRules,
  pathOfRule,
  type RuleOptions,
  rankOfMatch,
  takesWholeUrl,
} from '../matching/path-rule.ts';
import { decideByIndex, getRuleIndex } from '../matching/rule-index/rule-index.ts';
import type { Answer, FieldRef } from '../questions/answer.ts';
import type { AskOptions, PolicyFiles } from '../questions/question.ts';
import type { Reader } from '../readers/reader.ts';
import { groupByKey } from '../text/group-by-key.ts';
import { lazy } from '../text/lazy.ts';
import type { NonEmpty } from '../text/non-empty.ts';

/** The place of the paths that a reader may always fetch, such as the policy file itself. */
export const OWN_FILE_PLACE = -1;

/** A pattern, what it does where it matches, and how strong it is. */
export interface Decider {
  /** Equal for two deciders if their patterns match the same URLs by the same spelling. */
  readonly key: string;
  readonly pattern: PathPattern;
  readonly effect: Effect;
  /** The lowest rank that a match can have: the lowest decides. */
  readonly rank: number;
  /** The index of its rule among the crawler's rules, or `OWN_FILE_PLACE`. */
  readonly place: number;
  /** The number of units that it must contain. */
  readonly size: number;
  /** Whether it reads differently after a `?`, which automata do not follow. */
  readonly hasQueryReading: boolean;
  /** Whether all its matches have the same rank, and whether all of them extend to the end of the URL. */
  readonly isFixed: boolean;
  readonly takesWholeUrl: boolean;
}

/** The rules of one crawler under one reader. */
export interface RuleList {
  readonly reader: Reader;
  /** Without those that can never decide because another one has the same pattern. The strongest first. */
  readonly deciders: readonly Decider[];
  readonly byKey: ReadonlyMap<string, Decider>;
  /** The answer for a URL that no decider matches. */
  readonly fallback: Answer;
  /** Whether the file is not read, because the response to its request or its content decides for all URLs. */
  readonly isUnread: boolean;
  /** Returns the decider of a canonical URL. Undefined if none matches. */
  readonly decide: (url: string) => Decider | undefined;
  /** Returns the line of a decider's rule. Undefined for a path that may always be fetched. */
  readonly lineOf: (decider: Decider) => FieldRef | undefined;
  /** Returns the path of a decider's rule as written. '' for a path that may always be fetched. */
  readonly pathOf: (decider: Decider) => string;
  /** Returns the patterns of the rule at an index, also those that others always precede. */
  readonly patternsAt: (place: number) => readonly Decider[];
  /** The same list without the rules of some lines (0-based). Records are not formed again. */
  readonly withoutLines: (lines: ReadonlySet<number>) => RuleList;
}

/** What the rules are read for: everything that `ask` needs besides the crawler and the URL. */
export type RuleListOptions = Omit<AskOptions, 'question'>;

/** Removes empty segments between wildcards, and a wildcard at the end, which change nothing. */
function simplify(
  segments: NonEmpty<string>,
  anchored: boolean,
): { segments: NonEmpty<string>; anchored: boolean } {
  const [first, ...others] = segments;
  const last = others.length - 1;
  const parts = others.filter((part, i) => part !== '' || i === last);
  if (parts.at(-1) !== '') return { segments: [first, ...parts], anchored };
  return { segments: [first, ...parts.slice(0, -1)], anchored: false };
}

function createDecider(
  pattern: PathPattern,
  effect: Effect,
  rank: number,
  place: number,
  { choice }: RuleOptions,
): Decider {
  const hasQueryReading = pattern.segments.length > 1 && pattern.segments !== pattern.querySegments;
  const { segments, anchored } = hasQueryReading ? pattern : simplify(pattern.segments, pattern.anchored);
  const querySegments = hasQueryReading ? pattern.querySegments : segments;
  // Where the match that ends last decides, `/a*` and `/a` match the same URLs but not equally far.
  const ending = choice === 'match-end' && takesWholeUrl(pattern) && !anchored ? '*' : '';
  const texts = [
    segments.join('*'),
    ...(hasQueryReading ? [querySegments.join('*')] : []),
    anchored ? '$' : '',
  ];
  return {
    key: [...texts, ending].join('\u0100'),
    pattern: { ...pattern, segments, querySegments, anchored },
    effect,
    rank,
    place,
    size: segments.join('').length,
    hasQueryReading,
    isFixed: choice !== 'match-end' || pattern.segments.length === 1,
    takesWholeUrl: takesWholeUrl(pattern),
  };
}

const decidersOfRule = (rule: PathRule, place: number, { rule: reading }: Reader): Decider[] =>
  [rule.pattern, ...(rule.directory ? [rule.directory] : [])].map((pattern) =>
    createDecider(pattern, rule.effect, lowestRank(place, rule.effect, pattern, reading), place, reading),
  );

/** Creates the decider of a path that the reader may always fetch, from its canonical form. */
export function createOwnDecider(units: string, { rule }: Reader): Decider {
  return createDecider(plainPattern(units, true), 'allow', -1, OWN_FILE_PLACE, rule);
}

/** Creates a decider that matches all URLs with a beginning. It is of no list: it limits a search. */
export const createAreaDecider = (units: string, { rule }: Reader): Decider =>
  createDecider(plainPattern(units, false), 'allow', -1, OWN_FILE_PLACE, rule);

function plainPattern(units: string, anchored: boolean): PathPattern {
  const segments: NonEmpty<string> = [units];
  return { units, segments, querySegments: segments, anchored, octets: 0 };
}

/** Returns the deciders without those that another one with the same pattern always precedes. */
function keepStrongest(deciders: readonly Decider[], { rule: reading }: Reader): Map<string, Decider> {
  // Matches of equal patterns end at the same place.
  const rank = ({ rank: lowest, place, effect }: Decider) =>
    reading.choice === 'match-end' && place >= 0 ? rankOfMatch(place, effect, 0, reading) : lowest;
  const byKey = new Map<string, Decider>();
  for (const decider of deciders) {
    const existing = byKey.get(decider.key);
    if (!existing || rank(decider) < rank(existing)) byKey.set(decider.key, decider);
  }
  return byKey;
}

/** Where the rules of a list are from, and what applies beside them. */
export interface RuleContext {
  readonly reader: Reader;
  /** The file. */
  readonly path: string;
  readonly encoding: Encoding;
  /** The canonical paths that may always be fetched. */
  readonly own: Iterable<string>;
  readonly fallback: Answer;
  readonly isUnread?: boolean;
}

/** Creates the list of some rules. */
export function createRuleList(lines: readonly RuleLine[], context: RuleContext): RuleList {
  const { reader, path, encoding, own: ownPaths, fallback, isUnread = false } = context;
  const rules = parseRules(lines, encoding, reader);
  const own = [...ownPaths].map((units) => createOwnDecider(units, reader));
  const patternsAt = (place: number) => {
    const rule = rules[place];
    return rule ? decidersOfRule(rule, place, reader) : [];
  };
  const byKey = keepStrongest([...own, ...rules.flatMap((_, place) => patternsAt(place))], reader);
  const deciders = [...byKey.values()].sort((a, b) => a.rank - b.rank);
  const ownByUnits = new Map(own.map((decider) => [decider.pattern.segments[0], decider]));
  const byPlace = lazy(() => groupByKey(deciders, ({ place }) => place));
  const index = lazy(() => getRuleIndex(lines, encoding, reader));
  return {
    reader,
    deciders,
    byKey,
    isUnread,
    fallback,
    patternsAt,
    decide: (url) => {
      const ownDecider = ownByUnits.get(url);
      if (ownDecider || lines.length === 0) return ownDecider;
      const place = decideByIndex(index(), url);
      return byPlace()
        .get(place)
        ?.find(({ pattern }) => matchesPattern(pattern, url));
    },
    lineOf: ({ place }) => {
      const line = lines[place]?.line;
      return line === undefined ? undefined : { path, line };
    },
    pathOf: ({ place, pattern }) => {
      const rule = lines[place];
      const path = rule ? pathOfRule(rule) : '';
      // An Allow of an index page also has a pattern for its directory.
      const isDirectory = pattern.anchored && !path.endsWith('$');
      return isDirectory ? `${path.slice(0, path.lastIndexOf('/') + 1)}$` : path;
    },
    withoutLines: (removed) =>
      createRuleList(
        lines.filter(({ line }) => !removed.has(line)),
        context,
      ),
  };
}

/** The rules of crawlers to which the same records apply. @param always the answer if no record is read. */
export function listOfClass(plan: FetchPlan, { rules, selection }: AgentClass, always?: Answer): RuleList {
  const { reader, file, path, own } = plan;
  const { noRule, noRecord } = reader.fallback;
  return createRuleList(rules, {
    reader,
    path,
    own,
    encoding: file?.policy.source.encoding ?? 'utf-8',
    fallback: always ?? (selection.records.length === 0 ? noRecord : noRule),
    isUnread: always !== undefined,
  });
}

/** No records, because the response to the request for the file decides. */
const NO_RECORDS: AgentClass = { key: 'always', selection: { records: [] }, rules: [] };

/**
 * Returns a function from the name of a crawler, as `ask` takes it, to the rules that a reader applies for it. The
 * same list is returned for all crawlers with the same records.
 * @throws RangeError if there is no such reader.
 */
export function ruleListsOf(site: PolicyFiles, options: RuleListOptions): (agent: string) => RuleList {
  const plan = planFetch(site, { question: 'fetch', ...options });
  const always = decideBeforeRecords(plan).path?.decided.answer;
  const lists = new Map<string, RuleList>();
  return (agent) => {
    const agentClass = always ? NO_RECORDS : classOfAgent(plan, agent);
    let list = lists.get(agentClass.key);
    if (!list) lists.set(agentClass.key, (list = listOfClass(plan, agentClass, always)));
    return list;
  };
}

/**
 * Whether one decider decides wherever another one of its list also matches. Where the match that ends last
 * decides, this is known only for patterns without wildcards, and for those that match the whole URL.
 */
export function alwaysBeats(decider: Decider, other: Decider, { rule: reading }: Reader): boolean {
  if (decider.place === OWN_FILE_PLACE || other.place === OWN_FILE_PLACE)
    return decider.place === OWN_FILE_PLACE && decider !== other;
  if (decider.isFixed && other.isFixed) return decider.rank < other.rank;
  const rankAtEnd = ({ place, effect }: Decider) => rankOfMatch(place, effect, 0, reading);
  return decider.takesWholeUrl && rankAtEnd(decider) < rankAtEnd(other);
}

/**
 * Returns the most general of the rules that match a URL and always precede the wanted one, given one of them: it
 * excludes most.
 */
export function mostGeneral(
  winner: Decider,
  wanted: Decider | undefined,
  list: RuleList,
  units: string,
): Decider {
  let best = winner;
  for (const decider of list.deciders) {
    if (wanted && decider.rank >= wanted.rank) break;
    if (decider.size >= best.size || decider.pattern.segments.length === 1) continue;
    if ((!wanted || alwaysBeats(decider, wanted, list.reader)) && matchesPattern(decider.pattern, units))
      best = decider;
  }
  return best;
}

/** What a decider says; without one, the fallback. */
export const answerOf = (decider: Decider | undefined, { fallback }: RuleList): Answer =>
  decider ? decider.effect : fallback;
