// What is typed or pasted into the matrix: URLs for rows, user-agents for columns.
import { addressOnSite } from '../core/matching/url-parts.ts';
import type { SiteDocument } from './document.ts';

/** The URLs in a text: one per line, or with blanks between, or commas that a blank follows; `/a,b` is one URL. */
export function urlsIn(text: string): string[] {
  return text.split(/,*\s+,*|,+$/).filter((url) => url !== '');
}

/** A user-agent as it was given, and the name a robot of that kind looks for; '' is the robot that nobody names. */
export interface GivenAgent {
  readonly given: string;
  readonly agent: string;
}

/** A whole User-agent header: it has a version, a comment, or several words. */
const isHeader = (text: string) => /[/()\s]/.test(text);

/** `*` is everyone who is not named, which the specifications' tables call "other". */
const isEveryone = (text: string) => text === '*' || text.toLowerCase() === 'other';

/** The parts of a text between line ends, and between commas that stand in no comment (`(KHTML, like Gecko)`). */
function partsOf(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const char of text) {
    if (char === '(') depth++;
    if (char === ')' && depth > 0) depth--;
    const isEnd = char === '\n' || char === '\r';
    if (isEnd) depth = 0;
    if (isEnd || (char === ',' && depth === 0)) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/**
 * The user-agents in a text: one per line, or separated by commas. A whole User-agent header is reduced by
 * `reduce`, as the reader would; a bare name stays as it was typed.
 */
export function agentsIn(text: string, reduce: (userAgent: string) => string): GivenAgent[] {
  return partsOf(text)
    .map((given) => ({ given, agent: agentOf(given, reduce) }))
    .filter(({ given, agent }) => agent !== '' || isEveryone(given));
}

function agentOf(given: string, reduce: (userAgent: string) => string): string {
  if (isEveryone(given)) return '';
  const agent = isHeader(given) ? reduce(given) : given;
  return agent === '*' ? '' : agent;
}

/** What became of things that were added. */
export interface Added<T> {
  readonly document: SiteDocument;
  readonly added: readonly T[];
  /** How many were there already, or stood in the text twice. */
  readonly repeated: number;
  /** All that were given, new or not. */
  readonly seen: readonly T[];
}

/** The document with more rows. Where the site is not known yet, the first absolute URL tells it. */
export function withRows(document: SiteDocument, urls: readonly string[]): Added<string> {
  const known = new Set(document.rows);
  const added = urls.filter((url) => !known.has(url) && known.add(url));
  const repeated = urls.length - added.length;
  if (added.length === 0) return { document, added, repeated, seen: urls };
  const origin = document.origin === '' ? originIn(added) : document.origin;
  return {
    document: { ...document, origin, rows: [...document.rows, ...added] },
    added,
    repeated,
    seen: urls,
  };
}

function originIn(urls: readonly string[]): string {
  const absolute = urls.find((url) => /^https?:\/\/[^/?#]/i.test(url));
  return absolute === undefined ? '' : addressOnSite(absolute, '');
}

/** The document with more columns. Names are compared as robots compare them: without regard to case. */
export function withColumns(document: SiteDocument, agents: readonly GivenAgent[]): Added<GivenAgent> {
  const known = new Set(document.columns.map((agent) => agent.toLowerCase()));
  const isNew = (agent: string) => !known.has(agent.toLowerCase()) && known.add(agent.toLowerCase());
  const added = agents.filter(({ agent }) => isNew(agent));
  const repeated = agents.length - added.length;
  if (added.length === 0) return { document, added, repeated, seen: agents };
  const columns = [...document.columns, ...added.map(({ agent }) => agent)];
  return { document: { ...document, columns }, added, repeated, seen: agents };
}
