// Finds the rules of robots.txt that keep search engines from reading what a page or its headers say.
import { searchCrawlers } from '../../../catalogue/still-listed.ts';
import type { PolicyFiles } from '../../../questions/question.ts';
import type { Reader } from '../../../readers/reader.ts';
import { defaultReader, readerOf } from '../../../readers/registry.ts';
import { prepareAnswers } from './prepare-answers.ts';

/** The rules that block some URLs. */
export type ClosingRules = {
  /** The path of the file, and the lines of the rules from 1. */
  readonly file: string;
  readonly lines: readonly number[];
  /** The crawlers that they keep out; '' is any other crawler. Empty: all that are asked about. */
  readonly agents: readonly string[];
};

/** Pages: some of their URLs, and whether a crawler is known to be kept out of all others too. */
export interface AskedPages {
  readonly urls: readonly string[];
  readonly isAllClosed: (agent: string, file: string) => boolean;
}

/**
 * Returns a function that finds the rules that block all of some pages, for the crawler that is named or else for those
 * of search engines; undefined if they may fetch one of them.
 */
export function prepareClosing(
  site: PolicyFiles,
  reader: Reader = readerOf(defaultReader),
): (pages: AskedPages, named?: string) => ClosingRules | undefined {
  const { path: file } = reader.file;
  if (!site.files.has(file)) return () => undefined;
  const asking = prepareAnswers(site, { question: 'fetch', reader, file });
  return ({ urls, isAllClosed }, named) => {
    const asked = named === undefined ? searchCrawlers : [named];
    const isClosed = (agent: string) =>
      urls.every((url) => asking(agent, url).answer === 'deny') && isAllClosed(agent, file);
    const agents = asked.filter(isClosed);
    const deciding = agents.flatMap((agent) => urls.flatMap((url) => asking(agent, url).by ?? []));
    if (deciding.length === 0) return undefined;
    return {
      file,
      lines: [...new Set(deciding.map(({ line }) => line + 1))].sort((a, b) => a - b),
      agents: named === undefined && agents.length === asked.length ? [] : agents,
    };
  };
}
