// Highlights the lines of a JSON file: names, values, and what is not JSON. JSON strings cannot span lines.
import type { PolicyToken, TokenName } from './policy-tokens.ts';

const TOKEN = /"(?:[^"\\]|\\.)*"?|\/\/.*|\/\*.*|[^\s"[\]{},:/]+|\S/g;
const LITERAL = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)$/;

function colorOf(token: string, line: string, end: number): TokenName {
  if (token.startsWith('"')) {
    if (token.length === 1 || !token.endsWith('"')) return 'broken';
    return /^\s*:/.test(line.slice(end)) ? 'field' : 'value';
  }
  if (/^[[\]{},:]$/.test(token)) return 'value';
  return LITERAL.test(token) ? 'local' : 'broken';
}

/** Returns the tokens of one line; spaces have the color of the text before them. */
export function tokenizeJsonLine(line: string): readonly PolicyToken[] {
  const tokens: PolicyToken[] = [];
  for (const { 0: token, index } of line.matchAll(TOKEN)) {
    const scopes = colorOf(token, line, index + token.length);
    if (tokens.at(-1)?.scopes !== scopes) tokens.push({ startIndex: index, scopes });
  }
  return tokens;
}
