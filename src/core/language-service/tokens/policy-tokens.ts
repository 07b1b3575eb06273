// Highlights a line of a policy with the scanner that the form uses, so that both always agree about a line.

import { type Directive, type Format, LENIENT_FIELDS } from '../../syntax/directives.ts';
import { type LinePlaces, scanLine } from '../../syntax/field-lines.ts';
import { directiveOfKind, kindOfText, LINE_KIND } from '../../syntax/recognize.ts';
import { addAll } from '../../text/large-lists.ts';
import type { LinePiece, LinePieceKind } from '../assistant.ts';
import { splitIntoPieces } from '../language-service.ts';

/** The kinds of text with a color. None may start with "string" or "comment", to which Monaco attaches a meaning. */
export type TokenName =
  | 'field'
  | 'allow'
  | 'deny'
  | 'value'
  | 'agent'
  | 'local'
  | 'wildcard'
  | 'remark'
  | 'broken';

/** A token extends from `startIndex` to the next token, or to the end of the line. */
export interface PolicyToken {
  readonly startIndex: number;
  readonly scopes: TokenName;
}

/** Values without parts: the scanner knows their places. */
const plainValueTypes: readonly Directive['value'][] = ['agent', 'path', 'address'];

/**
 * Returns the tokens of one line: the first starts at 0, and none is empty (Monaco mishandles empty tokens).
 * `wildcards`: whether the selected reader treats `*` and a final `$` in a path as wildcards.
 */
export function tokenizeLine(text: string, format: Format, wildcards: boolean): PolicyToken[] {
  const places = scanLine(text);
  const kind = kindOfText(text, format, LENIENT_FIELDS);
  const tokens: PolicyToken[] = [];
  const add = (startIndex: number, scopes: TokenName) => tokens.push({ startIndex, scopes });
  if (kind === LINE_KIND.junk) add(0, 'broken');
  else if (kind >= LINE_KIND.other) {
    const directive = directiveOfKind(format, kind);
    const pieces =
      directive && !plainValueTypes.includes(directive.value) ? splitIntoPieces(text, format) : [];
    // With only one piece, the name, the scanner knows as much.
    if (pieces.length > 1) addAll(tokens, tokenizePieces(text, pieces, directive));
    else {
      add(0, directive?.effect ?? 'field');
      add(places.nameEnd, 'field');
      if (places.valueStart < places.valueEnd)
        addAll(tokens, tokenizeValue(text, places, directive, wildcards));
    }
  } else if (kind === LINE_KIND.blank && text !== '') add(0, 'value');
  if (places.comment >= 0) add(tokens.length === 0 ? 0 : places.comment, 'remark');
  return tokens;
}

function tokenizeValue(
  text: string,
  { valueStart, valueEnd }: LinePlaces,
  directive: Directive | undefined,
  wildcards: boolean,
): PolicyToken[] {
  if (directive?.role === 'agent') return [{ startIndex: valueStart, scopes: 'agent' }];
  const hasSpecials = wildcards && directive?.role === 'rule' && directive.value === 'path';
  return hasSpecials
    ? tokenizePattern(text, valueStart, valueEnd)
    : [{ startIndex: valueStart, scopes: 'value' }];
}

function tokenizePattern(text: string, start: number, end: number): PolicyToken[] {
  const tokens: PolicyToken[] = [];
  for (let i = start; i < end; i++) {
    const special = text[i] === '*' || (text[i] === '$' && i === end - 1);
    const scopes = special ? 'wildcard' : 'value';
    if (tokens.at(-1)?.scopes !== scopes) tokens.push({ startIndex: i, scopes });
  }
  return tokens;
}

const tokenNamesByKind: Partial<Record<LinePieceKind, TokenName>> = {
  local: 'local',
  set: 'local',
  agent: 'agent',
  qualifier: 'field',
};

/**
 * Returns the tokens of a line that was split into pieces. A usage inside a field name has the color of the field
 * name.
 */
function tokenizePieces(
  text: string,
  pieces: readonly LinePiece[],
  directive: Directive | undefined,
): PolicyToken[] {
  const tokens: PolicyToken[] = [];
  const add = (startIndex: number, scopes: TokenName) => {
    if (tokens.at(-1)?.scopes !== scopes) tokens.push({ startIndex, scopes });
  };
  const colon = text.indexOf(':', pieces[0]!.end);
  let at = 0;
  for (const { kind, start, end } of pieces) {
    if (start > at && at > 0) add(at, 'field');
    const isInName = kind !== 'local' && (colon < 0 || start < colon);
    if (isInName) add(at === 0 ? 0 : start, directive?.effect ?? 'field');
    else if (kind === 'pattern')
      for (const token of tokenizePattern(text, start, end)) add(token.startIndex, token.scopes);
    else add(start, tokenNamesByKind[kind] ?? 'value');
    at = end;
  }
  if (at < text.length && text[at] === ':') add(at, 'field');
  return tokens;
}
