// What a program may ask of a file, under every reader: to tell whether two versions of it are one to all that read it.
import { aiPurposes } from '../core/catalogue/ai-purposes.ts';
import { type AnyOptions, prepareAny } from '../core/questions/registry.ts';
import { readerOf, readers } from '../core/readers/registry.ts';
import type { Site } from '../core/workspace/site.ts';
import { findNamedAgents, findNamedPaths } from '../core/workspace/suggested-questions.ts';
import { REFERENCED_PATH } from './arbitraries/odd-files.ts';

/** Usages that are plain, derived from another, and what nobody speaks of. */
const testedUsages = ['crawl', 'index', 'present-snippet', 'other'];

const testedQuestions = (path: string): readonly AnyOptions[] => {
  // A file that another refers to is read by way of that one.
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
    .map((one) => (typeof one === 'object' ? readerOf(one).id : one))
    .join(' ');

const MAX_PROBES = 4;

/** Names and paths that tell two versions of a file apart, if anything does: those in it, and ones that are not. */
function probesOf({ files }: Site, path: string) {
  const { source } = files.get(path)!;
  const named = findNamedPaths(path, source, MAX_PROBES);
  return {
    agents: new Set(['', 'foo', ...findNamedAgents(path, source, MAX_PROBES)]),
    urls: new Set(['/', '/a', path, ...named, ...named.map((one) => `${one}/y?z`)]),
  };
}

/** All answers of a site about one of its files, for names and paths in that file as it is in `asked`. */
export function allAnswers(site: Site, path: string, asked: Site): readonly string[] {
  const { agents, urls } = probesOf(asked, path);
  const all: string[] = [];
  for (const options of testedQuestions(path)) {
    const ask = prepareAny(site, options);
    const name = questionName(options);
    for (const agent of agents)
      for (const url of urls) all.push(`${name} ${agent} ${url}: ${JSON.stringify(ask(agent, url).answer)}`);
  }
  return all;
}
