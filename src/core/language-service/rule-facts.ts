// What the rules of a file decide: of some sample URLs, and whether they ever decide, for notes beside their lines.

import { neverDecidingLinesTask } from '../analysis/never-decides/never-decides-in-file.ts';
import { exampleUrls } from '../analysis/table/example-urls.ts';
import { answerFetch } from '../formats/rep/question/fetch.ts';
import { fetchTally } from '../formats/rep/question/fetch-tally.ts';
import type { CooperativeTask } from '../questions/cooperative-task.ts';
import type { Reader } from '../readers/reader.ts';
import { LENIENT_FIELDS } from '../syntax/directives.ts';
import { createPolicy, directiveAt, type Policy } from '../syntax/policy.ts';
import { fileAt, type Site } from '../workspace/site.ts';
import { findNamedAgents } from '../workspace/suggested-questions.ts';

/** What one rule decides. */
export interface RuleFact {
  /** 0-based. */
  readonly line: number;
  /** How many of the sample URLs the rule decides, for the crawlers of its record. */
  readonly urls: number;
  /** Whether it is proved that another rule precedes this one on every URL. */
  readonly neverDecides: boolean;
}

/** The rules of a file that have a fact to tell, in file order. */
export interface RuleFacts {
  /** The number of sample URLs. */
  readonly of: number;
  readonly rules: readonly RuleFact[];
}

/** The maximum number of sample URLs: as many as the table has of one file. */
const MAX_URLS = 200;
/** The maximum number of crawlers whose answers are counted. */
const MAX_AGENTS = 500;
/** The maximum number of rules with facts: more notes than a person reads. */
const MAX_RULES = 2000;

const noFacts: RuleFacts = { of: 0, rules: [] };

/** Counts for each line (0-based) the URLs that it decides for one of the crawlers; the most of any of them. */
function* countDecidedUrls(
  site: Site,
  path: string,
  reader: Reader,
  policy: Policy,
  urls: readonly string[],
): CooperativeTask<Uint32Array> {
  const counts = new Uint32Array(policy.source.lines.length);
  const answers = answerFetch(site, { question: 'fetch', reader, file: path });
  const seen = new Set<string>();
  for (const agent of ['', ...findNamedAgents(path, policy.source, MAX_AGENTS)]) {
    const { key, rules } = answers.classOf(agent);
    if (seen.has(key)) continue;
    seen.add(key);
    const { decided } = yield* fetchTally(answers, agent, urls);
    for (const [place, { line }] of rules.entries())
      counts[line] = Math.max(counts[line] ?? 0, decided[place] ?? 0);
    yield;
  }
  return counts;
}

/**
 * Returns what the rules of a file decide under a reader. The sample URLs are those with which the table of the file
 * starts. A rule that decides none of them is left out if there are more rules than samples.
 * @throws RangeError if the site has no such file.
 */
export function* ruleFactsTask(site: Site, path: string, reader: Reader): CooperativeTask<RuleFacts> {
  const { source, format } = fileAt(site, path);
  const policy = createPolicy(source, format);
  if (reader.file.path !== path || format.directives.length === 0) return noFacts;
  const { urls, all } = exampleUrls(policy, undefined, site.origin, MAX_URLS);
  const never = yield* neverDecidingLinesTask(policy, reader);
  const counts = yield* countDecidedUrls(site, path, reader, policy, urls);
  const isWhole = all <= urls.length;
  const rules: RuleFact[] = [];
  for (let line = 0; line < source.lines.length && rules.length < MAX_RULES; line++) {
    const directive = directiveAt(policy, line, LENIENT_FIELDS);
    if (directive?.role !== 'rule' || directive.value !== 'path') continue;
    const neverDecides = never.has(line);
    const count = counts[line] ?? 0;
    if (neverDecides || count > 0 || isWhole) rules.push({ line, urls: count, neverDecides });
  }
  return { of: urls.length, rules };
}
