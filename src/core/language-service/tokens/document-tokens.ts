// The tokens of lines with fields, for editors that take them by position.

import { linesIn } from '../../document/lines.ts';
import type { Policy } from '../../syntax/policy.ts';
import { type TokenName, tokenizeLine } from './policy-tokens.ts';

/** A token without the white space and the colon around it. Lines and columns are 0-based. */
export interface PlacedToken {
  readonly line: number;
  readonly start: number;
  readonly length: number;
  readonly name: TokenName;
}

const OUTSIDE = /^[\s:]+|[\s:]+$/g;

/** Returns the tokens of the lines from `from` up to `to`; none for a document, whose tokens span lines. */
export function* tokensInLines(
  { source, format }: Policy,
  wildcards: boolean,
  from = 0,
  to = Infinity,
): Generator<PlacedToken, void> {
  if (format.directives.length === 0) return;
  let line = 0;
  for (const chunk of source.lines.chunks) {
    if (line >= to) return;
    if (line + chunk.length <= from) {
      line += chunk.length;
      continue;
    }
    for (const { text } of linesIn(chunk)) {
      if (line >= from && line < to) yield* tokensInLine(text, line, tokenizeLine(text, format, wildcards));
      line++;
    }
  }
}

function* tokensInLine(
  text: string,
  line: number,
  tokens: readonly { readonly startIndex: number; readonly scopes: TokenName }[],
): Generator<PlacedToken, void> {
  for (const [i, { startIndex, scopes }] of tokens.entries()) {
    const whole = text.slice(startIndex, tokens[i + 1]?.startIndex);
    const inner = scopes === 'remark' ? whole.trim() : whole.replaceAll(OUTSIDE, '');
    if (inner !== '')
      yield { line, start: startIndex + whole.indexOf(inner), length: inner.length, name: scopes };
  }
}
