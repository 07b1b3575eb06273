// The user-agents that a person gives: bare names, and whole User-agent headers.

/** A user-agent as it was given, and the name a robot of that kind looks for; '' is the robot that nobody names. */
export interface ParsedAgent {
  readonly given: string;
  readonly agent: string;
}

/** A whole User-agent header: it has a version, a comment, or several words. */
const isUserAgentHeader = (text: string) => /[/()\s]/.test(text);

/** `*` is everyone who is not named, which the specifications' tables call "other". */
const isAnyAgent = (text: string) => text === '*' || text.toLowerCase() === 'other';

/** The parts of a text between line ends, and between commas that stand in no comment (`(KHTML, like Gecko)`). */
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
 * The user-agents in a text: one per line, or separated by commas. A whole User-agent header is reduced by
 * `reduce`, as the reader would; a bare name stays as it was typed.
 */
export function agentsIn(text: string, reduce: (userAgent: string) => string): ParsedAgent[] {
  return splitAgents(text)
    .map((given) => ({ given, agent: parseAgent(given, reduce) }))
    .filter(({ given, agent }) => agent !== '' || isAnyAgent(given));
}

function parseAgent(given: string, reduce: (userAgent: string) => string): string {
  if (isAnyAgent(given)) return '';
  const agent = isUserAgentHeader(given) ? reduce(given) : given;
  return agent === '*' ? '' : agent;
}
