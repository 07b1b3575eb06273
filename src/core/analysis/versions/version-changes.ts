// What changes between two versions of a site for any URL: for the crawlers that a version is about.
import { type CrawlerChanges, crawlerChangesTask } from '../../proof/crawler-changes.ts';
import { type RuleListOptions, ruleListsOf } from '../../proof/rule-list.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { findNamedAgents } from '../../workspace/suggested-questions.ts';
import { comparedCrawlers } from './compared-crawlers.ts';

/** A version of a site, and how its file is read. */
export interface ComparedVersion {
  readonly site: PolicyFiles;
  /** The path of the file that is read. */
  readonly path: string;
  readonly options: RuleListOptions;
}

/** What changes, and for which crawlers this is known. */
export interface VersionChanges extends CrawlerChanges {
  /**
   * The crawlers that are compared; `''` is any other crawler. Without those that no version names and no rule
   * applies to, such as those that only obey records of their own.
   */
  readonly agents: readonly string[];
  /** Those of them that a version names. */
  readonly named: readonly string[];
}

/** The names in both versions, without repeats. */
function namesIn(versions: readonly ComparedVersion[]): readonly string[] {
  const names = new Map<string, string>();
  for (const { site, path } of versions) {
    const source = site.files.get(path)?.source;
    for (const name of source ? findNamedAgents(path, source, Infinity) : [])
      if (!names.has(lowerCase(name))) names.set(lowerCase(name), name);
  }
  return [...names.values()];
}

/**
 * Finds what changes between two versions for any URL, or proves that nothing does. Pauses regularly.
 * @param given the crawlers that are compared; by default all to which a version can apply
 * @param budget the steps for each group of crawlers with the same rules
 */
export function* versionChangesTask(
  before: ComparedVersion,
  after: ComparedVersion,
  given?: readonly string[],
  budget?: number,
): CooperativeTask<VersionChanges> {
  const rulesBefore = ruleListsOf(before.site, before.options);
  yield;
  const rulesAfter = ruleListsOf(after.site, after.options);
  yield;
  const named = namesIn([before, after]);
  const agents = given ?? comparedCrawlers(named, [rulesBefore, rulesAfter]);
  yield;
  const changes = yield* crawlerChangesTask(rulesBefore, rulesAfter, agents, budget);
  const isNamed = new Set(named);
  const hasRules = (agent: string) =>
    [rulesBefore(agent), rulesAfter(agent)].some(({ deciders }) => deciders.some(({ place }) => place >= 0));
  const isMeant = (agent: string) => agent === '' || isNamed.has(agent) || hasRules(agent);
  const compared = given ?? agents.filter(isMeant);
  return { ...changes, agents: compared, named: compared.filter((agent) => isNamed.has(agent)) };
}
