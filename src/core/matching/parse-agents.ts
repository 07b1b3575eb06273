// Reads the user-agents that a user enters: bare names and whole User-agent headers.
import { crawlerName } from './product-token.ts';

/** A user-agent as entered, and the crawler that it means. '' is any other crawler. */
export interface ParsedAgent {
  readonly given: string;
  readonly agent: string;
}

/** `*` is any other crawler, which the specifications' tables call "other". */
const isAnyAgent = (text: string) => text === '*' || text.toLowerCase() === 'other';

/** Splits a text at line ends, and at commas outside comments (`(KHTML, like Gecko)`). */
function splitAgents(text: string): string[] {
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
 * Returns the user-agents in a text: one per line, or separated by commas. A whole User-agent header stays as it was
 * entered, because each reader reduces it itself (`crawlerName`). A header that names no product is left out.
 */
export const agentsIn = (text: string): ParsedAgent[] =>
  splitAgents(text).flatMap((given) => {
    if (isAnyAgent(given) || crawlerName(given) === '*') return [{ given, agent: '' }];
    return crawlerName(given) === '' ? [] : [{ given, agent: given }];
  });
