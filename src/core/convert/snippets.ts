// What a policy file decides about fetching, said in other places: META tags, X-Robots-Tag headers, robots PIs.
//
// None of them can forbid to fetch. What comes nearest to "no" is not to index and not to follow, and a robot learns of
// that only by fetching: so no snippet is without loss.

import { prepareAnswers } from '../formats/rep/question/prepare-answers.ts';
import { printPi } from '../formats/robots-pi/read-pi.ts';
import type { Decision } from '../questions/question.ts';
import type { Reader } from '../readers/reader.ts';
import { defaultReader, readerOf } from '../readers/registry.ts';
import type { Site } from '../workspace/site.ts';
import { type Loss, sortLosses } from './conversion.ts';

const NOINDEX_VALUE = 'noindex, nofollow';

/** One line for one robot, '' being any; undefined where a place has no names. */
type SnippetWriter = (agent: string) => string | undefined;

/** Names that META tags and headers can hold: anything else would be taken for markup or for another part. */
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

/** Where a snippet stands: in the head of an HTML page, in the header of a response, in the prolog of an XML document. */
export type PlaceKind = keyof typeof snippetWriters;

export const placeKinds = Object.keys(snippetWriters) as PlaceKind[];

/** What has to be put where `url` is served. */
export interface Snippet {
  readonly url: string;
  /** '' is any robot. */
  readonly agent: string;
  readonly text: string;
}

export interface SnippetQuery {
  readonly urls: readonly string[];
  /** Robots that are asked about by name, beside any other. */
  readonly agents: readonly string[];
  /** Who reads the policy file; RFC 9309 if not given. */
  readonly reader?: Reader;
}

export interface Snippets {
  readonly snippets: readonly Snippet[];
  readonly losses: readonly Loss[];
}

/** What keeps a page out of search where any robot may fetch it: the line for a place. */
export const noindexLine = (place: 'meta' | 'x-robots-tag'): string => snippetWriters[place]('') ?? '';

const decidingLineOf = ({ by }: Decision) => by?.line ?? 0;

/** What one URL comes to. `named`: the robots with a name, and what is decided for each. */
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
  const put = (agent: string, decided: Decision) => {
    const text = write(agent);
    const line = decidingLineOf(decided);
    if (text === undefined) return losses.push({ code: 'place-nameless', line, words: [agent, url] });
    snippets.push({ url, agent, text });
    if (agent !== '') losses.push({ code: 'place-named', line, words: [agent] });
    return losses.push({ code: 'place-fetched', line, words: [url] });
  };
  if (any.answer === 'deny') put('', any);
  for (const [agent, decided] of named) {
    if (any.answer !== 'deny' && decided.answer === 'deny') put(agent, decided);
    if (any.answer === 'deny' && decided.answer === 'allow')
      losses.push({ code: 'place-everyone', line: decidingLineOf(any), words: [agent, url] });
  }
  return { snippets, losses };
}

/**
 * The lines to put where URLs are served, for what a policy file forbids to fetch, and all that they say otherwise.
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
  const each = urls.map((url) =>
    snippetsOfUrl(
      url,
      ask('', url),
      names.map((agent) => [agent, ask(agent, url)]),
      write,
    ),
  );
  return {
    snippets: each.flatMap(({ snippets }) => snippets),
    losses: sortLosses(each.flatMap(({ losses }) => losses)),
  };
}
