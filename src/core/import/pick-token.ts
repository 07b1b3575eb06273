// Which robot a pasted text is about: a name, a whole User-Agent header, or a line of an access log.
import { crawlers } from '../catalogue/crawlers.ts';
import { agentsIn, type ParsedAgent } from '../matching/parse-agents.ts';
import { isBrowser, productToken } from '../matching/product-token.ts';
import { lowerCase } from '../text/lower-case.ts';
import { parseJsonLine } from './logs/json-line.ts';
import { parseLogLine } from './logs/log-line.ts';

/** What a text says of a robot's name, and why that is the name. */
export type PickedToken =
  /** The catalogue knows it. `others`: names of the catalogue that it could be taken for as well, the longest first. */
  | { readonly how: 'catalogue'; readonly token: string; readonly others: readonly string[] }
  /** Cut out of the header as robots do that look for themselves (draft 1 3.2.1), as it is spelled there. `others`: as above. */
  | { readonly how: 'cut'; readonly token: string; readonly others: readonly string[] }
  /** It is a name already, and stays as it is. */
  | { readonly how: 'name'; readonly token: string }
  /** The header of a browser, or none at all: no robot. */
  | { readonly how: 'browser' | 'none' };

const HEADER_PATTERN = /^user-agent:\s*/i;

/** The User-Agent header in a line of a log, as text or JSON; '' if none was sent, undefined if it is no such line. */
function findHeaderInLog(line: string): string | undefined {
  const text = line.trim();
  return (text.startsWith('{') ? parseJsonLine(text) : parseLogLine(text))?.userAgent;
}

/** A product with its version, a comment, or a line of a log: more than a name, also of those of 1996 with blanks. */
export const hasMoreThanName = (text: string): boolean =>
  HEADER_PATTERN.test(text.trim()) ||
  /[()]|\w\/[\w.]|\s\S+:\S/.test(text) ||
  findHeaderInLog(text) !== undefined;

/**
 * Addresses hold names of robots and of sites, `like` stands before what a robot is not, and square brackets hold the
 * program that a person's browser is a part of: none of them is looked at.
 */
const removeComments = (header: string): string =>
  header
    .replace(/(?:https?:\/\/|www\.)[^\s;,()]*/gi, ' ')
    .replace(/(?<![\w.+-])[\w.+-]+@[\w.-]+/g, ' ')
    // To the end if nothing closes it, so that no bracket behind it is tried in vain: then it stays.
    .replace(/\[[^\]]*\]?/g, (run) => (run.endsWith(']') ? ' ' : run))
    .replace(/\blike\s+[\w.-]+/gi, ' ');

const escapePattern = (token: string) => token.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface CatalogueToken {
  readonly token: string;
  /** Standing alone, or as the beginning of a name that goes on behind a hyphen. */
  readonly whole: RegExp;
  readonly begun: RegExp;
}

const catalogueTokens: readonly CatalogueToken[] = crawlers
  .flatMap(({ tokens }) => tokens)
  .map((token) => ({
    token,
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
  const whole = catalogueTokens.filter((one) => one.whole.test(text)).map(({ token }) => token);
  const begun = catalogueTokens.filter((one) => one.begun.test(text)).map(({ token }) => token);
  return { whole, begun: begun.filter((token) => !whole.includes(token)) };
}

/** A name that was cut out in lower case, as the header spells it. */
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
 * The robot that a text of one line is about. Example strings of the catalogue are never compared: versions change,
 * and some in circulation are invented (crawlers.md, known traps). The longest name of the catalogue that stands in
 * the header counts, outside of addresses.
 */
export function pickToken(text: string): PickedToken {
  const header = (findHeaderInLog(text) ?? text).trim().replace(HEADER_PATTERN, '');
  if (header === '') return { how: 'none' };
  return hasMoreThanName(header) ? pickFromHeader(header) : { how: 'name', token: header };
}

/** A user-agent that was given, and how its name came about. */
export interface PickedAgent extends ParsedAgent {
  readonly picked: PickedToken;
  /** What the chosen reader cuts out of it by itself. */
  readonly reduced: string;
}

/**
 * The user-agents in a text as `agentsIn` finds them, but each by `pickToken`; a line of a log is one of them.
 * @param reduce how the chosen reader cuts a header of which the catalogue knows nothing
 */
export function pickAgents(text: string, reduce: (userAgent: string) => string): PickedAgent[] {
  return text.split(/[\r\n]+/).flatMap((line) => {
    const isLog = findHeaderInLog(line) !== undefined;
    const given = isLog
      ? [{ given: line.trim(), agent: reduce(findHeaderInLog(line) ?? '') }]
      : agentsIn(line, reduce);
    return given.map((one): PickedAgent => {
      const picked = pickToken(one.given);
      const agent = picked.how === 'catalogue' ? picked.token : one.agent;
      return { given: one.given, agent, picked, reduced: one.agent };
    });
  });
}
