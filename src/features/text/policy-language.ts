// Colours a line of a policy with the scanner that the form uses, so that the two cannot disagree about what a line is.
import type { Directive, Format } from '../../core/policy/directive.ts';
import { MOST_LENIENT } from '../../core/policy/directive.ts';
import { directiveOfKind, KIND, kindOfText } from '../../core/policy/recognise.ts';
import { type LinePlaces, scanLine } from '../../core/syntax/field-lines.ts';

/** The kinds of text that have a colour of their own. None may begin with "string" or "comment": Monaco reads meaning in. */
export type TokenName = 'field' | 'allow' | 'deny' | 'value' | 'agent' | 'wildcard' | 'remark' | 'broken';

/** From `startIndex` up to the next token, or to the end of the line. */
export interface PolicyToken {
  readonly startIndex: number;
  readonly scopes: TokenName;
}

/**
 * The tokens of one line: the first begins at 0, none is empty (Monaco's bookkeeping goes wrong over empty ones).
 * `wildcards`: the chosen reader takes `*` and a final `$` in a path for more than themselves.
 */
export function tokensOfLine(text: string, format: Format, wildcards: boolean): PolicyToken[] {
  const places = scanLine(text);
  const kind = kindOfText(text, format, MOST_LENIENT);
  const tokens: PolicyToken[] = [];
  const add = (startIndex: number, scopes: TokenName) => tokens.push({ startIndex, scopes });
  if (kind === KIND.junk) add(0, 'broken');
  else if (kind >= KIND.other) {
    const directive = directiveOfKind(format, kind);
    add(0, directive?.effect ?? 'field');
    add(places.nameEnd, 'field');
    if (places.valueStart < places.valueEnd) tokens.push(...valueTokens(text, places, directive, wildcards));
  } else if (kind === KIND.blank && text !== '') add(0, 'value');
  if (places.comment >= 0) add(tokens.length === 0 ? 0 : places.comment, 'remark');
  return tokens;
}

function valueTokens(
  text: string,
  { valueStart, valueEnd }: LinePlaces,
  directive: Directive | undefined,
  wildcards: boolean,
): PolicyToken[] {
  if (directive?.role === 'agent') return [{ startIndex: valueStart, scopes: 'agent' }];
  const hasSpecials = wildcards && directive?.role === 'rule' && directive.value === 'path';
  if (!hasSpecials) return [{ startIndex: valueStart, scopes: 'value' }];
  const tokens: PolicyToken[] = [];
  for (let i = valueStart; i < valueEnd; i++) {
    const special = text[i] === '*' || (text[i] === '$' && i === valueEnd - 1);
    const scopes = special ? 'wildcard' : 'value';
    if (tokens.at(-1)?.scopes !== scopes) tokens.push({ startIndex: i, scopes });
  }
  return tokens;
}
