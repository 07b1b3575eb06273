// Reads the user-agents that a user enters: bare names and whole User-agent headers.

/** A user-agent as entered, and the name that such a crawler looks for. '' is any other crawler. */
export interface ParsedAgent {
  readonly given: string;
  readonly agent: string;
}

/** Whether a text is a whole User-agent header: it has a version, a comment, or several words. */
const isUserAgentHeader = (text: string) => /[/()\s]/.test(text);

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
 * Returns the user-agents in a text: one per line, or separated by commas. A whole User-agent header is reduced by
 * `reduce`, as the reader would do it. A bare name stays as it was entered.
 */
export function agentsIn(text: string, reduce: (userAgent: string) => string): ParsedAgent[] {
  return splitAgents(text)
    .map((entered) => ({ given: entered, agent: parseAgent(entered, reduce) }))
    .filter(({ given, agent }) => agent !== '' || isAnyAgent(given));
}

function parseAgent(entered: string, reduce: (userAgent: string) => string): string {
  if (isAnyAgent(entered)) return '';
  const agent = isUserAgentHeader(entered) ? reduce(entered) : entered;
  return agent === '*' ? '' : agent;
}
