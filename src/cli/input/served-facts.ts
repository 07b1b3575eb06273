// Which of the known files for AI and agents a site really serves. A page that says "not found" with status 200 does not
// count.
import { type SiteFact, siteFacts } from '../../core/catalogue/site-facts.ts';
import { CliError } from '../cli-error.ts';
import { isContent, type ServerResponse } from '../network/fetch-file.ts';
import type { InputReader } from './read-input.ts';

/** A file that a site serves. */
export interface ServedFact {
  readonly fact: SiteFact;
  readonly path: string;
  readonly address: string;
}

/** No site has this file. If it is served, the site answers every request. */
const CONTROL_PATH = '/gatepost-no-such-file.txt';

/** How many bytes are decoded to see whether a text is a web page. */
const PAGE_START = 4096;

const textOf = (body: Uint8Array) => new TextDecoder().decode(body);

/** Whether a response is a web page, by its type or its beginning. */
function isWebPage({ headers, body }: ServerResponse): boolean {
  if (/\bx?html\b/i.test(headers['content-type'] ?? '')) return true;
  const start = textOf(body.subarray(0, PAGE_START)).replace(/^(?:\s|<!--.*?-->)+/s, '');
  return /^<(?:!doctype|html|head|body|title|meta|link|script|style|div|\?xml)\b/i.test(start);
}

const isText = (response: ServerResponse | undefined): response is ServerResponse =>
  response !== undefined &&
  isContent(response) &&
  textOf(response.body).trim() !== '' &&
  !isWebPage(response);

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(textOf(body));
  } catch {
    return undefined;
  }
}

/** Whether a response is the file. `control`: the response for a file that does not exist. */
function isFile(
  { content }: SiteFact,
  response: ServerResponse | undefined,
  control: ServerResponse | undefined,
): boolean {
  if (!isText(response)) return false;
  const answersAll = isText(control);
  if (answersAll && Buffer.compare(control.body, response.body) === 0) return false;
  if (content === 'text') return !answersAll;
  const value = parseJson(response.body);
  if (content === 'json-list') return Array.isArray(value);
  return typeof value === 'object' && value !== null && 'keys' in value && Array.isArray(value.keys);
}

/** Requests the known files of a site, and one that does not exist. A file without an answer is not served. */
export async function findServedFacts(site: URL, inputs: InputReader): Promise<readonly ServedFact[]> {
  const request = async (path: string): Promise<ServerResponse | undefined> => {
    try {
      return await inputs.fetch(new URL(path, site));
    } catch (error) {
      if (error instanceof CliError) return undefined;
      throw error;
    }
  };
  const control = request(CONTROL_PATH);
  const all = siteFacts.flatMap((fact) =>
    fact.paths.map((path) => ({ fact, path, response: request(path) })),
  );
  const served: ServedFact[] = [];
  for (const { fact, path, response } of all)
    if (isFile(fact, await response, await control))
      served.push({ fact, path, address: new URL(path, site).href });
  return served;
}
