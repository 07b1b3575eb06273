// Finds the rule of robots.txt that keeps search engines from reading what a page or its headers say.
import { searchCrawlers } from '../../../catalogue/still-listed.ts';
import type { PolicyFiles } from '../../../questions/question.ts';
import type { Reader } from '../../../readers/reader.ts';
import { defaultReader, readerOf } from '../../../readers/registry.ts';
import { prepareAnswers } from './prepare-answers.ts';

/** The rule that blocks some URLs. */
export type ClosingRule = {
  /** The path of the file, and the line of the rule from 1. */
  readonly file: string;
  readonly line: number;
  /** The crawlers that it keeps out; '' is any other crawler. Empty: all that are asked about. */
  readonly agents: readonly string[];
};

/**
 * Returns a function that finds the rule that blocks all of some URLs, for the crawler that is named or else for those
 * of search engines; undefined if they may fetch one of them.
 */
export function prepareClosing(
  site: PolicyFiles,
  reader: Reader = readerOf(defaultReader),
): (urls: readonly string[], named?: string) => ClosingRule | undefined {
  const { path: file } = reader.file;
  if (!site.files.has(file)) return () => undefined;
  const asking = prepareAnswers(site, { question: 'fetch', reader, file });
  return (urls, named) => {
    const asked = named === undefined ? searchCrawlers : [named];
    const isClosed = (agent: string) => urls.every((url) => asking(agent, url).answer === 'deny');
    const agents = urls.length === 0 ? [] : asked.filter(isClosed);
    const [first] = agents;
    const by = first === undefined ? undefined : asking(first, urls[0]!).by;
    if (!by) return undefined;
    return {
      file,
      line: by.line + 1,
      agents: named === undefined && agents.length === asked.length ? [] : agents,
    };
  };
}
