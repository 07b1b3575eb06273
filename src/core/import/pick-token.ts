// Finds the crawler that a pasted text is about: a name, a whole User-Agent header, or a line of an access log.
import { crawlers } from '../catalogue/crawlers.ts';
import { agentsIn, type ParsedAgent } from '../matching/parse-agents.ts';
import { crawlerName, isBrowser, productToken } from '../matching/product-token.ts';
import { lowerCase } from '../text/lower-case.ts';
import { parseJsonLine } from './logs/json-line.ts';
import { parseLogLine } from './logs/log-line.ts';

/** The name of a crawler in a text, and how it was found. */
export type PickedToken =
  /** The catalogue contains it. `others`: other names of the catalogue that match too, the longest first. */
  | { readonly how: 'catalogue'; readonly token: string; readonly others: readonly string[] }
  /** Cut out of the header as crawlers do for their own name (draft 1 3.2.1), in its spelling. `others`: as above. */
  | { readonly how: 'cut'; readonly token: string; readonly others: readonly string[] }
  /** The text is a name already and is not changed. */
  | { readonly how: 'name'; readonly token: string }
  /** The header of a browser, or no header: not a crawler. */
  | { readonly how: 'browser' | 'none' };

const HEADER_PATTERN = /^user-agent:\s*/i;

/** The User-Agent header in a text or JSON log line; '' if none was sent, undefined if it is not a log line. */
function findHeaderInLog(line: string): string | undefined {
  const text = line.trim();
  return (text.startsWith('{') ? parseJsonLine(text) : parseLogLine(text))?.userAgent;
}

/** Whether a text is more than a name, even one of 1996 with spaces: a product with version, a comment, a log line. */
export const hasMoreThanName = (text: string): boolean =>
  HEADER_PATTERN.test(text.trim()) ||
  /[()]|\w\/[\w.]|\s\S+:\S/.test(text) ||
  findHeaderInLog(text) !== undefined;

/**
 * Removes the parts that contain other names: URLs and mail addresses name crawlers and sites, `like` precedes what a
 * crawler is not, and square brackets contain the program that a person's browser is a part of.
 */
const removeComments = (header: string): string =>
  header
    .replace(/(?:https?:\/\/|www\.)[^\s;,()]*/gi, ' ')
    .replace(/(?<![\w.+-])[\w.+-]+@[\w.-]+/g, ' ')
    // Also matches an unclosed bracket to the end, and keeps it, so that later brackets are not tried in vain.
    .replace(/\[[^\]]*\]?/g, (run) => (run.endsWith(']') ? ' ' : run))
    .replace(/\blike\s+[\w.-]+/gi, ' ');

const escapePattern = (token: string) => token.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface CatalogueToken {
  readonly token: string;
  readonly lower: string;
  /** `whole`: the token on its own. `begun`: the beginning of a name that continues after a hyphen or underscore. */
  readonly whole: RegExp;
  readonly begun: RegExp;
}

const catalogueTokens: readonly CatalogueToken[] = crawlers
  .flatMap(({ tokens }) => tokens)
  .map((token) => ({
    token,
    lower: lowerCase(token),
    whole: new RegExp(`(?<![\\w.-])${escapePattern(token)}(?![\\w-]|\\.\\w)`, 'i'),
    begun: new RegExp(`(?<![\\w.-])${escapePattern(token)}[-_]`, 'i'),
  }))
  .toSorted((a, b) => b.token.length - a.token.length);

interface TokenMatches {
  readonly whole: readonly string[];
  readonly begun: readonly string[];
}

/** The names of the catalogue in a header, the longest first. */
function findKnownTokens(header: string): TokenMatches {
  const text = removeComments(header);
  // Most headers contain none. Searching for them is much faster than matching the expressions.
  const lower = lowerCase(text);
  const contained = catalogueTokens.filter((candidate) => lower.includes(candidate.lower));
  const whole = contained.filter((candidate) => candidate.whole.test(text)).map(({ token }) => token);
  const begun = contained.filter((candidate) => candidate.begun.test(text)).map(({ token }) => token);
  return { whole, begun: begun.filter((token) => !whole.includes(token)) };
}

/** Spells a lower-case name that was cut out as the header does. */
function spellAsInHeader(name: string, header: string): string {
  const at = lowerCase(header).indexOf(name);
  return at < 0 ? name : header.slice(at, at + name.length);
}

function pickFromHeader(header: string): PickedToken {
  const { whole, begun } = findKnownTokens(header);
  const [token, ...rest] = whole;
  if (token !== undefined) return { how: 'catalogue', token, others: [...rest, ...begun] };
  const name = productToken(header, { value: 'whole', name: 'whole' });
  if (name === '') return { how: 'none' };
  if (isBrowser(name)) return { how: 'browser' };
  return { how: 'cut', token: spellAsInHeader(name, header), others: begun };
}

/**
 * Finds the crawler that a text of one line is about: the longest name of the catalogue in the header, outside of URLs.
 * Example strings of the catalogue are never compared: versions change, and some in circulation are invented
 * (crawlers.md, known traps).
 */
export function pickToken(text: string): PickedToken {
  const header = (findHeaderInLog(text) ?? text).trim().replace(HEADER_PATTERN, '');
  if (header === '') return { how: 'none' };
  return hasMoreThanName(header) ? pickFromHeader(header) : { how: 'name', token: header };
}

/** A user-agent from the input, and how its name was found. */
export interface PickedAgent extends ParsedAgent {
  readonly picked: PickedToken;
}

const toPickedAgent = ({ given, agent }: ParsedAgent): PickedAgent => {
  const picked = pickToken(given);
  const agentName = picked.how === 'catalogue' ? picked.token : crawlerName(agent);
  return { given, agent: agentName, picked };
};

/** The user-agents in a text as `agentsIn` finds them, each with the name of its crawler. A log line is one user-agent. */
export const pickAgents = (text: string): PickedAgent[] =>
  text.split(/[\r\n]+/).flatMap((line) => {
    const header = findHeaderInLog(line);
    return header === undefined
      ? agentsIn(line).map(toPickedAgent)
      : [toPickedAgent({ given: line.trim(), agent: header })];
  });
