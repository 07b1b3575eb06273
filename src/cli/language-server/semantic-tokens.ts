// Semantic tokens of the protocol: the names of tokens, and their numbers.
import type { PlacedToken } from '../../core/language-service/tokens/document-tokens.ts';
import type { TokenName } from '../../core/language-service/tokens/policy-tokens.ts';

/** The type of each token, as clients know them (LSP 3.17 SemanticTokenTypes). Text without meaning has none. */
const tokenTypes: Readonly<Record<TokenName, string | undefined>> = {
  field: 'property',
  allow: 'keyword',
  deny: 'keyword',
  value: 'string',
  agent: 'class',
  local: 'variable',
  wildcard: 'operator',
  remark: 'comment',
  broken: undefined,
};

/** The types in the order of their numbers. */
export const semanticTokenTypes: readonly string[] = [
  ...new Set(Object.values(tokenTypes).filter((type) => type !== undefined)),
];

/**
 * Encodes tokens as five numbers each: lines and columns relative to the token before, length, type, modifiers.
 * @param lead the columns before the first line, for a byte order mark
 */
export function encodeTokens(tokens: Iterable<PlacedToken>, lead = 0): Uint32Array {
  const numbers: number[] = [];
  let previous = { line: 0, start: 0 };
  for (const { line, start: column, length, name } of tokens) {
    const type = tokenTypes[name];
    if (type === undefined) continue;
    const start = line === 0 ? column + lead : column;
    const isSameLine = line === previous.line;
    numbers.push(
      line - previous.line,
      isSameLine ? start - previous.start : start,
      length,
      semanticTokenTypes.indexOf(type),
      0,
    );
    previous = { line, start };
  }
  return Uint32Array.from(numbers);
}
