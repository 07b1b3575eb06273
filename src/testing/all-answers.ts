// Collects all answers about a file for every reader, to test whether two versions of it are the same for all readers.
import { aiPurposes } from '../core/catalogue/ai-purposes.ts';
import { type AnyOptions, prepareAny } from '../core/questions/registry.ts';
import { readerOf, readers } from '../core/readers/registry.ts';
import type { Site } from '../core/workspace/site.ts';
import { findNamedAgents, findNamedPaths } from '../core/workspace/suggested-questions.ts';
import { REFERENCED_PATH } from './arbitraries/odd-files.ts';

/** Plain usages, one that is derived from another, and one without fields. */
const testedUsages = ['crawl', 'index', 'present-snippet', 'other'];

const testedQuestions = (path: string): readonly AnyOptions[] => {
  // A referenced file is read by way of the file that refers to it.
  const file = path === REFERENCED_PATH ? '/robots.txt' : path;
  return [
    ...readers.map((reader) => ({ question: 'fetch', reader, file }) as const),
    ...testedUsages.map((usage) => ({ question: 'usage', usage, file }) as const),
    ...readers.map((reader) => ({ question: 'usage', usage: 'crawl', reader, file }) as const),
    { question: 'usage', usage: 'index', purpose: 'foo', file },
    ...aiPurposes.map((purpose) => ({ question: 'ai-use', purpose, file }) as const),
    { question: 'mobile-agent', file },
    { question: 'dataset', file },
    ...(['xml', 'html'] as const).map((parser) => ({ question: 'index-follow', parser }) as const),
  ];
};

const questionName = (options: AnyOptions) =>
  Object.values(options)
    .map((value) => (typeof value === 'object' ? readerOf(value).id : value))
    .join(' ');

const MAX_PROBES = 4;

/** User-agents and paths that reveal differences between versions of a file: some from the file, and some others. */
function probesOf({ files }: Site, path: string) {
  const { source } = files.get(path)!;
  const named = findNamedPaths(path, source, MAX_PROBES);
  return {
    agents: new Set(['', 'foo', ...findNamedAgents(path, source, MAX_PROBES)]),
    urls: new Set(['/', '/a', path, ...named, ...named.map((path) => `${path}/y?z`)]),
  };
}

/** All answers of a site about one of its files, for the user-agents and paths of that file in `asked`. */
export function allAnswers(site: Site, path: string, probeSite: Site): readonly string[] {
  const { agents, urls } = probesOf(probeSite, path);
  const collected: string[] = [];
  for (const options of testedQuestions(path)) {
    const ask = prepareAny(site, options);
    const name = questionName(options);
    for (const agent of agents)
      for (const url of urls)
        collected.push(`${name} ${agent} ${url}: ${JSON.stringify(ask(agent, url).answer)}`);
  }
  return collected;
}
