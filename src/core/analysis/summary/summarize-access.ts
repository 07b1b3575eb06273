// What a file does, for whom, in a few facts: which crawlers may fetch nothing, and what the others are kept out of.
// What is said of all URLs is proved, or marked as not proved.

import { printSource } from '../../document/source.ts';
import { detectOtherContent } from '../../formats/other-content.ts';
import { defaultDialect } from '../../formats/rep/edit/field-spelling.ts';
import { classOfAgent, planFetch } from '../../formats/rep/question/fetch-plan.ts';
import { differenceTask } from '../../proof/difference.ts';
import { type RuleList, type RuleListOptions, ruleListsOf } from '../../proof/rule-list.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import type { Reader } from '../../readers/reader.ts';
import { type ReaderId, readerOf } from '../../readers/registry.ts';
import { blocksOf } from '../../syntax/blocks.ts';
import { createPolicy, fieldAt, valueOf } from '../../syntax/policy.ts';
import { openSite } from '../../workspace/site.ts';
import { findNamedAgents } from '../../workspace/suggested-questions.ts';

/**
 * What crawlers may fetch. `open`: everything. `closed`: nothing but the policy file. `except`: everything but some
 * areas. `only`: nothing but some areas.
 */
export type Reach = 'open' | 'closed' | 'except' | 'only';

/** Crawlers with the same rules. */
export interface ReachGroup {
  /** Names as written; `''` is any crawler that the file does not name. */
  readonly agents: readonly string[];
  readonly reach: Reach;
  /** The paths of the rules that make the exceptions, each once, as written. */
  readonly areas: readonly string[];
  /** The line, 0-based, of the rule that decides where no exception does. Undefined if no rule does. */
  readonly line: number | undefined;
  /** Whether `open` or `closed` is proved for every URL; exceptions are rules of the file and need no proof. */
  readonly isProved: boolean;
}

/** What a file does. */
export interface AccessSummary {
  /** Whether the file is a web page or another document instead of rules. */
  readonly isOtherContent: boolean;
  /** Whether it also has records of another system, such as ACAP, of which nothing is said here. */
  readonly hasOtherRecords: boolean;
  /** The crawlers that the file does not name. */
  readonly others: ReachGroup;
  /** The crawlers that it names, by their rules. */
  readonly named: readonly ReachGroup[];
}

export interface SummaryQuery {
  readonly reader: ReaderId | Reader;
  /** The path of the policy file. */
  readonly file: string;
}

const MAX_NAMES = 1000;
const MAX_GROUPS = 60;
/** Steps of a proof for one group: enough for the files that people write. */
const STEPS = 200_000;

const CLOSED = 'User-agent: *\nDisallow: /\n';

/** A path that no rule of a list names, to find what applies where no exception does. */
function freshPath({ deciders }: RuleList): string {
  const used = deciders.map(({ pattern }) => pattern.segments.join('')).join('');
  const letter = 'zqxjkvwyfbghmcprldunsitoae'.split('').find((one) => !used.includes(one)) ?? 'z';
  return `/${letter.repeat(3)}`;
}

interface TrivialLists {
  readonly open: RuleList;
  readonly closed: RuleList;
}

/** Returns what the rules of one crawler let it fetch. */
function* reachTask(
  list: RuleList,
  agents: readonly string[],
  trivial: TrivialLists,
  pathOf: (line: number) => string,
): CooperativeTask<ReachGroup> {
  const general = list.decide(freshPath(list));
  const effect = general?.effect ?? (list.fallback === 'allow' ? 'allow' : 'deny');
  const isOpen = effect === 'allow';
  const lineOf = general && list.lineOf(general)?.line;
  const exceptions = list.deciders.filter(
    (decider) => decider.effect !== effect && decider.place >= 0 && list.lineOf(decider) !== undefined,
  );
  const group = (reach: Reach, isProved: boolean, areas: readonly string[] = []): ReachGroup => ({
    agents,
    reach,
    areas,
    line: lineOf,
    isProved,
  });
  const trivialReach = isOpen ? 'open' : 'closed';
  if (exceptions.length === 0) return group(trivialReach, true);
  const difference = yield* differenceTask([isOpen ? trivial.open : trivial.closed, list], { budget: STEPS });
  const witness = isOpen ? difference.closed : difference.opened;
  if (!witness) return group(trivialReach, difference.settled);
  const lines = exceptions.flatMap((decider) => list.lineOf(decider)?.line ?? []);
  const areas = [...new Set(lines.toSorted((a, b) => a - b).map(pathOf))];
  return group(isOpen ? 'except' : 'only', true, areas);
}

/**
 * Summarizes what a robots.txt does for the crawlers that it names and for all others. Pauses after each group.
 * @throws RangeError if the site has no such file, or if there is no such reader.
 */
export function* summarizeAccessTask(
  site: PolicyFiles,
  { reader: asReader, file: path }: SummaryQuery,
): CooperativeTask<AccessSummary> {
  const reader = readerOf(asReader);
  const file = site.files.get(path);
  if (!file) throw new RangeError(`the site has no file ${path}`);
  const { source } = file;
  const options: RuleListOptions = { reader, file: path };
  const trivialList = (text: string) =>
    ruleListsOf(openSite({ origin: site.origin, files: { [path]: text } }), options)('');
  const trivial = { open: trivialList(''), closed: trivialList(CLOSED) };
  const listFor = ruleListsOf(site, options);
  const plan = planFetch(site, { question: 'fetch', ...options });
  const byRules = new Map<string, string[]>();
  for (const agent of ['', ...findNamedAgents(path, source, MAX_NAMES)]) {
    const { key } = classOfAgent(plan, agent);
    byRules.set(key, [...(byRules.get(key) ?? []), agent]);
  }
  const policy = createPolicy(source, file.format);
  const pathOf = (line: number) => valueOf(fieldAt(policy, line));
  const groups: ReachGroup[] = [];
  for (const agents of [...byRules.values()].slice(0, MAX_GROUPS)) {
    const [agent = ''] = agents;
    groups.push(yield* reachTask(listFor(agent), agents, trivial, pathOf));
    yield;
  }
  const isOtherContent = detectOtherContent(printSource(source).slice(0, 1024)) !== undefined;
  const [others, ...named] = groups;
  if (!others) throw new RangeError('there is always a group of crawlers that are not named');
  const sameAsOthers = others.agents.filter((agent) => agent !== '');
  return {
    isOtherContent,
    hasOtherRecords: blocksOf(policy).some(
      ({ start }) => fieldAt(policy, start).directive?.dialect !== defaultDialect(policy.format),
    ),
    others: { ...others, agents: [''] },
    named: [...(sameAsOthers.length > 0 ? [{ ...others, agents: sameAsOthers }] : []), ...named],
  };
}
