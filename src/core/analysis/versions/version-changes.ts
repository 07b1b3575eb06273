// What changes between two versions of a site for any URL: for the crawlers that a version is about.

import { concernsCrawler } from '../../catalogue/reader-concerns.ts';
import { changedRuns } from '../../document/line-changes.ts';
import { lineAt, sliceLines } from '../../document/lines.ts';
import { type CrawlerChanges, crawlerChangesTask } from '../../proof/crawler-changes.ts';
import { type RuleListOptions, ruleListsOf } from '../../proof/rule-list.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import type { Reader } from '../../readers/reader.ts';
import { readerOf } from '../../readers/registry.ts';
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
  /** The only name that a version has and the other lacks, if a user-agent line has the one in place of the other. */
  readonly rename?: AgentRename;
  /** Where nothing changes: what changes, or is not settled, as other readers read the versions. */
  readonly otherReaders?: readonly ReaderChanges[];
}

/** What changes as a reader reads the versions. */
export interface ReaderChanges {
  readonly reader: Reader;
  readonly changes: VersionChanges;
}

/** The name of a user-agent line before and after. */
export interface AgentRename {
  readonly from: string;
  readonly to: string;
}

const sourceOf = ({ site, path }: ComparedVersion) => site.files.get(path)?.source;

/** Finds the name that replaces another one in its line, if these are all names that differ. */
function findRename(before: ComparedVersion, after: ComparedVersion): AgentRename | undefined {
  const [names, newNames] = [namesIn([before]), namesIn([after])];
  const lacks = (others: readonly string[]) => {
    const known = new Set(others.map(lowerCase));
    return (name: string) => !known.has(lowerCase(name));
  };
  const [from, ...otherOld] = names.filter(lacks(newNames));
  const [to, ...otherNew] = newNames.filter(lacks(names));
  const [source, newSource] = [sourceOf(before), sourceOf(after)];
  if (from === undefined || to === undefined || otherOld.length + otherNew.length > 0) return undefined;
  if (!source || !newSource) return undefined;
  const isInPlace = changedRuns(source.lines, newSource.lines).some(
    (run) =>
      run.to - run.from === run.newTo - run.newFrom &&
      sliceLines(source.lines, run.from, run.to).some(
        ({ text }, i) =>
          text.includes(from) && lineAt(newSource.lines, run.newFrom + i)?.text.includes(to) === true,
      ),
  );
  return isInPlace ? { from, to } : undefined;
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
  const rename = given ? undefined : findRename(before, after);
  return {
    ...changes,
    agents: compared,
    named: compared.filter((agent) => isNamed.has(agent)),
    ...(rename && { rename }),
  };
}

const withReader = (version: ComparedVersion, reader: Reader): ComparedVersion => ({
  ...version,
  options: { ...version.options, reader },
});

/**
 * Finds what changes between two versions, as `versionChangesTask`; where nothing does, also as each of the readers. A
 * vendor's reader is asked about the vendor's crawlers, and about any that the files do not name.
 */
export function* changesForReadersTask(
  before: ComparedVersion,
  after: ComparedVersion,
  readers: readonly Reader[],
  budget?: number,
): CooperativeTask<VersionChanges> {
  const changes = yield* versionChangesTask(before, after, undefined, budget);
  if (!changes.settled || changes.areas.length > 0) return changes;
  const otherReaders: ReaderChanges[] = [];
  for (const reader of readers.filter(({ id }) => id !== readerOf(after.options.reader).id)) {
    const agents = changes.agents.filter((agent) => concernsCrawler(reader, agent));
    const versions = [withReader(before, reader), withReader(after, reader)] as const;
    const own = yield* versionChangesTask(...versions, reader.operator === null ? undefined : agents, budget);
    if (!own.settled || own.areas.length > 0) otherReaders.push({ reader, changes: own });
  }
  return otherReaders.length > 0 ? { ...changes, otherReaders } : changes;
}
