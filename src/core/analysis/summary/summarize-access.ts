// What a file does, for whom, in a few facts: which crawlers may fetch nothing, and what the others are kept out of.
// What is said of all URLs is proved, or marked as not proved.

import { isWide } from '../../document/encoding.ts';
import { printSource, type Source } from '../../document/source.ts';
import { detectOtherContent } from '../../formats/other-content.ts';
import { defaultDialect } from '../../formats/rep/edit/field-spelling.ts';
import { readAhead } from '../../formats/rep/question/read-ahead.ts';
import { readRecords } from '../../formats/rep/records.ts';
import { matchesPattern } from '../../matching/path-pattern.ts';
import { isUserAgentHeader } from '../../matching/product-token.ts';
import { canMatchPartOf, exceptionsIn } from '../../proof/area-shape.ts';
import { differenceTask } from '../../proof/difference.ts';
import {
  type Decider,
  OWN_FILE_PLACE,
  type RuleList,
  type RuleListOptions,
  ruleListsOf,
} from '../../proof/rule-list.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import type { Reader } from '../../readers/reader.ts';
import { type ReaderId, readerOf } from '../../readers/registry.ts';
import { blocksOf } from '../../syntax/blocks.ts';
import { createPolicy, fieldAt } from '../../syntax/policy.ts';
import { groupByKey } from '../../text/group-by-key.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { textBeforeMatch } from '../../text/trim-characters.ts';
import { openSite } from '../../workspace/site.ts';
import { dropVersions, findNamedAgents } from '../../workspace/suggested-questions.ts';
import { comparedCrawlers } from '../versions/compared-crawlers.ts';
import { type UsageRestriction, usageRestrictionsOf } from './usage-restrictions.ts';

/**
 * What crawlers may fetch. `open`: everything. `closed`: nothing but the policy file. `except`: everything but some
 * areas. `only`: nothing but some areas.
 */
export type Reach = 'open' | 'closed' | 'except' | 'only';

/** Crawlers with the same rules. */
export interface ReachGroup {
  /** Names as written; `''` is any crawler that the file does not name. */
  readonly agents: readonly string[];
  /** How many crawlers of the catalog have these rules without a record of their own: Googlebot-News follows Googlebot. */
  readonly followers: number;
  readonly reach: Reach;
  /**
   * The paths of the rules that decide the exceptions, each once, as written and in file order, without those that are
   * inside another one.
   */
  readonly areas: readonly string[];
  /**
   * The paths of the rules that give URLs of these areas the other answer, as written and in file order. Undefined if
   * there are too many pairs of rules to find out.
   */
  readonly exceptions: readonly string[] | undefined;
  /** Whether such a rule can match URLs of another of these areas, in which it decides nothing. */
  readonly areExceptionsPartial: boolean;
  /** The line, 0-based, of the rule that decides where no exception does. Undefined if no rule does. */
  readonly line: number | undefined;
  /** Whether `reach` and `areas` are proved for every URL. */
  readonly isProved: boolean;
}

/** What a file does. */
export interface AccessSummary {
  /** Why crawlers read no rule in it: it is another document, such as a web page, or text in UTF-16. */
  readonly unreadable: 'other-content' | 'utf-16' | undefined;
  /** The number of rules outside of any record, which the reader ignores, and the line of the first, 0-based. */
  readonly ignored: { readonly rules: number; readonly line: number } | undefined;
  /** Whether it also has records of another system, such as ACAP. */
  readonly hasOtherRecords: boolean;
  /** What its ACAP records prohibit, or permit only with limits. */
  readonly usageRestrictions: readonly UsageRestriction[];
  /** The crawlers that the file does not name. */
  readonly others: ReachGroup;
  /** The crawlers that it names, and those that it treats as if it did, by their rules. */
  readonly named: readonly ReachGroup[];
}

export interface SummaryQuery {
  readonly reader: ReaderId | Reader;
  /** The path of the policy file. */
  readonly file: string;
  /** Crawlers of a table. One that the file does not name is listed too, if rules for others do not apply to it. */
  readonly agents?: readonly string[];
  /** The steps of the proof for each group. 500,000 by default: many times what files that people write need. */
  readonly budget?: number;
}

const DEFAULT_STEPS = 500_000;

const CLOSED = 'User-agent: *\nDisallow: /\n';

/** A path that no rule of a list names, to find what applies where no exception does. */
function freshPath({ deciders }: RuleList): string {
  const used = deciders.map(({ pattern }) => pattern.segments.join('')).join('');
  const letter = 'zqxjkvwyfbghmcprldunsitoae'.split('').find((one) => !used.includes(one)) ?? 'z';
  return `/${letter.repeat(3)}`;
}

/** A character that no rule contains, in place of wildcards and after a beginning. */
const FRESH = '\u0001';

/**
 * Returns the areas that are in no other one. One in a part of another that a third rule excepts is an area of its own.
 */
function outermost(areas: readonly Decider[], { deciders }: RuleList): readonly Decider[] {
  const exceptions = deciders.filter(({ effect }) => effect !== areas[0]?.effect);
  const isInside = (inner: Decider, outer: Decider): boolean => {
    if (inner === outer || inner.hasQueryReading || outer.hasQueryReading) return false;
    const { segments, anchored } = inner.pattern;
    if (outer.pattern.anchored && !anchored) return false;
    const url = segments.join(FRESH) + (anchored ? '' : FRESH);
    const isIn = ({ pattern }: Decider) => matchesPattern(pattern, url);
    return isIn(outer) && !exceptions.some((one) => one.rank <= outer.rank && isIn(one));
  };
  return areas.filter((inner) => !areas.some((outer) => isInside(inner, outer)));
}

/** The largest number of pairs of an area and a rule with the other effect that are compared. */
const MAX_PAIRS = 20_000;

/**
 * Returns the paths of the rules that give URLs of some areas the other answer, and whether they do so only in some of
 * the areas. Without paths if there are too many pairs.
 */
function exceptionsOf(
  areas: readonly Decider[],
  list: RuleList,
): Pick<ReachGroup, 'exceptions' | 'areExceptionsPartial'> {
  const others = list.deciders.filter(({ effect }) => effect !== areas[0]?.effect);
  if (areas.length * others.length > MAX_PAIRS) return { exceptions: undefined, areExceptionsPartial: true };
  const byArea = areas.map((area) => ({ area, found: new Set(exceptionsIn(list, area, [area])) }));
  const found = new Set(byArea.flatMap((one) => [...one.found]));
  const byPlace = [...found].toSorted((a, b) => a.place - b.place);
  return {
    exceptions: [...new Set(byPlace.map(list.pathOf))],
    areExceptionsPartial: byArea.some(({ area, found: own }) =>
      byPlace.some((rule) => !own.has(rule) && canMatchPartOf(rule, area)),
    ),
  };
}

/** What the rules of a crawler are compared with: everything is allowed, or nothing. */
interface TrivialLists {
  readonly open: RuleList;
  readonly closed: RuleList;
}

/** Returns what the rules of one crawler let it fetch. */
function* reachTask(
  list: RuleList,
  trivial: TrivialLists,
  budget: number,
): CooperativeTask<Omit<ReachGroup, 'agents' | 'followers'>> {
  const general = list.decide(freshPath(list));
  const isOpen = (general?.effect ?? list.fallback) === 'allow';
  const compared = [isOpen ? trivial.open : trivial.closed, list] as const;
  const { regions, open, settled } = yield* differenceTask(compared, { all: true, budget });
  const direction = isOpen ? 'closed' : 'opened';
  const deciders = [...regions, ...open].flatMap(({ direction: its, after }) =>
    its === direction && after && list.lineOf(after) ? [after] : [],
  );
  const byPlace = outermost([...new Set(deciders)], list).toSorted((a, b) => a.place - b.place);
  const areas = [...new Set(byPlace.map(list.pathOf))];
  const exceptional = isOpen ? 'except' : 'only';
  const trivially = isOpen ? 'open' : 'closed';
  return {
    reach: areas.length > 0 ? exceptional : trivially,
    areas,
    ...exceptionsOf(byPlace, list),
    line: general && list.lineOf(general)?.line,
    isProved: settled,
  };
}

/** Returns a name without a version or what else a header has. */
const bareName = (agent: string): string =>
  isUserAgentHeader(agent) ? textBeforeMatch(agent, /[\s;,/()]/) || agent : agent;

/** Names without what else a header has, except where two would be equal: a table has a place for each of these. */
function bareNames(agents: readonly string[]): readonly string[] {
  const alike = groupByKey(agents, (agent) => lowerCase(bareName(agent)));
  return agents.map((agent) => {
    const name = bareName(agent);
    return alike.get(lowerCase(name))?.length === 1 ? name : agent;
  });
}

/** Returns why a file without rules for a reader has none, if it is not a text that crawlers read. */
function unreadableBecause(source: Source): AccessSummary['unreadable'] {
  if (isWide(source.encoding)) return 'utf-16';
  return detectOtherContent(printSource(source)) === undefined ? undefined : 'other-content';
}

/**
 * Summarizes what a robots.txt does for the crawlers that it names and for all others. Pauses after each group.
 * @throws RangeError if the site has no such file, or if there is no such reader.
 */
export function* summarizeAccessTask(
  site: PolicyFiles,
  { reader: asReader, file: path, agents = [], budget = DEFAULT_STEPS }: SummaryQuery,
): CooperativeTask<AccessSummary> {
  const reader = readerOf(asReader);
  const file = site.files.get(path);
  if (!file) throw new RangeError(`the site has no file ${path}`);
  const { source, format } = file;
  const options: RuleListOptions = { reader, file: path };
  yield* readAhead(site, { question: 'fetch', ...options });
  const trivialList = (text: string) =>
    ruleListsOf(openSite({ origin: site.origin, files: { [path]: text } }), options)('');
  const trivial = { open: trivialList(''), closed: trivialList(CLOSED) };
  const listFor = ruleListsOf(site, options);
  const othersList = listFor('');
  const namedAgents = bareNames(dropVersions(findNamedAgents(path, source, Infinity)));
  const known = new Set(namedAgents.map(lowerCase));
  const unnamed = agents.filter((agent) => !known.has(lowerCase(agent)) && listFor(agent) !== othersList);
  const names = [...namedAgents, ...unnamed];
  yield;
  // A crawler with its own record has a list of its own, which is read here.
  for (const name of names) {
    listFor(name);
    yield;
  }
  // Crawlers with the same rules have the same list.
  const namesByList = groupByKey(names, listFor);
  const isListed = new Set(names);
  const followers = comparedCrawlers(names, [listFor]).filter((name) => name !== '' && !isListed.has(name));
  const followersByList = groupByKey(followers, listFor);
  const ofOthers = yield* reachTask(othersList, trivial, budget);
  const named: ReachGroup[] = [];
  for (const [list, alike] of namesByList) {
    named.push({
      agents: alike,
      followers: followersByList.get(list)?.length ?? 0,
      ...(list === othersList ? ofOthers : yield* reachTask(list, trivial, budget)),
    });
    yield;
  }
  const policy = createPolicy(source, format);
  const hasRules = [othersList, ...namesByList.keys()].some(({ deciders }) =>
    deciders.some(({ place }) => place !== OWN_FILE_PLACE),
  );
  const { orphans } = readRecords(policy, reader);
  return {
    unreadable: hasRules ? undefined : unreadableBecause(source),
    ignored: orphans[0] && { rules: orphans.length, line: orphans[0].line },
    hasOtherRecords: blocksOf(policy).some(
      ({ start }) => fieldAt(policy, start).directive?.dialect !== defaultDialect(format),
    ),
    usageRestrictions: usageRestrictionsOf(policy),
    others: { agents: [''], followers: 0, ...ofOthers },
    named,
  };
}
