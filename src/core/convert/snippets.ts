// Writes the fetch decisions of a policy file in other places: META tags, X-Robots-Tag headers, robots PIs.
//
// None of them can prohibit fetching. The closest they have is not to index and not to follow, which a crawler
// only sees after fetching. So every snippet has a loss.

import { prepareAnswers } from '../formats/rep/question/prepare-answers.ts';
import { printPi } from '../formats/robots-pi/read-pi.ts';
import type { Decision } from '../questions/question.ts';
import type { Reader } from '../readers/reader.ts';
import { defaultReader, readerOf } from '../readers/registry.ts';
import type { Site } from '../workspace/site.ts';
import { type Loss, sortLosses } from './conversion.ts';

const NOINDEX_VALUE = 'noindex, nofollow';

/**
 * Writes a line for one crawler, or for any if `agent` is ''. Returns undefined if the place cannot name the
 * crawler.
 */
type SnippetWriter = (agent: string) => string | undefined;

/** Names that META tags and headers can contain. Other names would be read as markup or as another part. */
const CRAWLER_NAME = /^[A-Za-z][\w-]*$/;

const snippetWriters = {
  meta: (agent) =>
    agent === '' || CRAWLER_NAME.test(agent)
      ? `<meta name="${agent === '' ? 'robots' : agent}" content="${NOINDEX_VALUE}">`
      : undefined,
  'x-robots-tag': (agent) => {
    if (agent === '') return `X-Robots-Tag: ${NOINDEX_VALUE}`;
    return CRAWLER_NAME.test(agent) ? `X-Robots-Tag: ${agent}: ${NOINDEX_VALUE}` : undefined;
  },
  'robots-pi': (agent) => (agent === '' ? printPi({ index: false, follow: false }) : undefined),
} as const satisfies Record<string, SnippetWriter>;

/** The place of a snippet: the head of an HTML page, the header of a response, or the prolog of an XML document. */
export type PlaceKind = keyof typeof snippetWriters;

export const placeKinds = Object.keys(snippetWriters) as PlaceKind[];

/** A line for the place from which `url` is served. */
export interface Snippet {
  readonly url: string;
  /** '' means any crawler. */
  readonly agent: string;
  readonly text: string;
}

export interface SnippetQuery {
  readonly urls: readonly string[];
  /** Crawlers that are queried by name, in addition to any other. */
  readonly agents: readonly string[];
  /** The reader of the policy file; RFC 9309 by default. */
  readonly reader?: Reader;
}

export interface Snippets {
  readonly snippets: readonly Snippet[];
  readonly losses: readonly Loss[];
}

/** The line that keeps a page out of search, if any crawler may fetch it. */
export const noindexLine = (place: 'meta' | 'x-robots-tag'): string => snippetWriters[place]('') ?? '';

const decidingLineOf = ({ by }: Decision) => by?.line ?? 0;

/** Writes the snippets of one URL. `named`: the named crawlers with their decisions. */
function snippetsOfUrl(
  url: string,
  any: Decision,
  named: readonly (readonly [string, Decision])[],
  write: SnippetWriter,
): Snippets {
  if (any.reason === 'other-site')
    return { snippets: [], losses: [{ code: 'place-elsewhere', line: 0, words: [url] }] };
  const snippets: Snippet[] = [];
  const losses: Loss[] = [];
  const addSnippet = (agent: string, decision: Decision) => {
    const text = write(agent);
    const line = decidingLineOf(decision);
    if (text === undefined) return losses.push({ code: 'place-nameless', line, words: [agent, url] });
    snippets.push({ url, agent, text });
    if (agent !== '') losses.push({ code: 'place-named', line, words: [agent] });
    return losses.push({ code: 'place-fetched', line, words: [url] });
  };
  if (any.answer === 'deny') addSnippet('', any);
  for (const [agent, decision] of named) {
    if (any.answer !== 'deny' && decision.answer === 'deny') addSnippet(agent, decision);
    if (any.answer === 'deny' && decision.answer === 'allow')
      losses.push({ code: 'place-everyone', line: decidingLineOf(any), words: [agent, url] });
  }
  return { snippets, losses };
}

/**
 * Writes lines for the places from which URLs are served, for everything that a policy file prohibits fetching,
 * and lists the losses.
 * @throws RangeError if there is no such reader.
 */
export function createSnippets(
  site: Site,
  path: string,
  place: PlaceKind,
  { urls, agents, reader = readerOf(defaultReader) }: SnippetQuery,
): Snippets {
  const ask = prepareAnswers(site, { question: 'fetch', reader, file: path });
  const names = agents.filter((agent) => agent !== '');
  const write: SnippetWriter = snippetWriters[place];
  const results = urls.map((url) =>
    snippetsOfUrl(
      url,
      ask('', url),
      names.map((agent) => [agent, ask(agent, url)]),
      write,
    ),
  );
  return {
    snippets: results.flatMap(({ snippets }) => snippets),
    losses: sortLosses(results.flatMap(({ losses }) => losses)),
  };
}
