// Reads JSON (RFC 8259) with the position of every part, and finds what in a text is not JSON.

import { createScanner, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { TextSpan } from '../../document/spans.ts';

/** A value. Positions are offsets into the text. */
export type JsonNode = TextSpan &
  (
    | { readonly kind: 'object'; readonly members: readonly JsonMember[] }
    | { readonly kind: 'array'; readonly items: readonly JsonNode[] }
    | { readonly kind: 'string'; readonly value: string }
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'boolean'; readonly value: boolean }
    | { readonly kind: 'null' }
  );

export type JsonObject = Extract<JsonNode, { readonly kind: 'object' }>;

/** A name and its value. The span includes both. */
export interface JsonMember extends TextSpan {
  readonly name: string;
  readonly key: TextSpan;
  readonly value: JsonNode;
}

export type JsonProblemCode =
  | 'comment'
  | 'trailing-comma'
  | 'missing-comma'
  | 'missing-colon'
  | 'missing-name'
  | 'missing-value'
  | 'unclosed'
  | 'unclosed-text'
  | 'unclosed-comment'
  | 'bad-character'
  | 'bad-escape'
  | 'bad-number'
  | 'bad-word'
  | 'more-content'
  | 'too-deep';

/** A position where a text is not JSON. */
export interface JsonProblem extends TextSpan {
  readonly code: JsonProblemCode;
}

/** The result of reading a text as JSON: a value, or the problems in text order. An empty text has neither. */
export type JsonReading =
  | { readonly root: JsonNode | undefined; readonly problems: readonly [] }
  | { readonly root: undefined; readonly problems: readonly JsonProblem[] };

/** RFC 8259 9 allows a limit of nesting. Files with deeper values are not read. */
export const MAX_JSON_DEPTH = 64;

/** Problem codes by the parser's names for its errors. */
const problemCodes: Readonly<Record<string, JsonProblemCode>> = {
  InvalidSymbol: 'bad-word',
  InvalidNumberFormat: 'bad-number',
  PropertyNameExpected: 'missing-name',
  ValueExpected: 'missing-value',
  ColonExpected: 'missing-colon',
  CommaExpected: 'missing-comma',
  CloseBraceExpected: 'unclosed',
  CloseBracketExpected: 'unclosed',
  EndOfFileExpected: 'more-content',
  InvalidCommentToken: 'comment',
  UnexpectedEndOfComment: 'unclosed-comment',
  UnexpectedEndOfString: 'unclosed-text',
  UnexpectedEndOfNumber: 'bad-number',
  InvalidUnicode: 'bad-escape',
  InvalidEscapeCharacter: 'bad-escape',
  InvalidCharacter: 'bad-character',
};

/**
 * The kind of the last token of a text, as a number of the parser. Its names for these numbers do not exist in the
 * compiled code.
 */
const END_OF_TEXT = 17;

/** Finds comments, trailing commas and too deep nesting from the tokens of a text, before it is parsed. */
function scanTokens(text: string): { readonly problems: JsonProblem[]; readonly isTooDeep: boolean } {
  const scanner = createScanner(text);
  const problems: JsonProblem[] = [];
  let depth = 0;
  let comma: TextSpan | undefined;
  while ((scanner.scan() as number) !== END_OF_TEXT) {
    const start = scanner.getTokenOffset();
    const span = { start, end: start + scanner.getTokenLength() };
    const first = text.charAt(start);
    if (/\s/.test(first)) continue;
    if (first === '/' && /[/*]/.test(text.charAt(start + 1))) {
      if ((scanner.getTokenError() as number) === 0) problems.push({ code: 'comment', ...span });
      continue;
    }
    if (first === '[' || first === '{') depth++;
    if (depth > MAX_JSON_DEPTH) return { problems: [{ code: 'too-deep', ...span }], isTooDeep: true };
    if (first === ']' || first === '}') {
      depth = Math.max(0, depth - 1);
      if (comma) problems.push({ code: 'trailing-comma', ...comma });
    }
    comma = first === ',' ? span : undefined;
  }
  return { problems, isTooDeep: false };
}

const toProblem = (text: string, { error, offset, length }: ParseError): JsonProblem => {
  const start = Math.min(offset, text.length);
  return {
    code: problemCodes[printParseErrorCode(error)] ?? 'bad-word',
    start,
    end: Math.min(start + length, text.length),
  };
};

const spanOf = ({ offset, length }: Node): TextSpan => ({ start: offset, end: offset + length });

function toMember(node: Node): JsonMember {
  const [key, value] = node.children as [Node, Node];
  return { ...spanOf(node), name: String(key.value), key: spanOf(key), value: toNode(value) };
}

function toNode(node: Node): JsonNode {
  const span = spanOf(node);
  const { children = [] } = node;
  switch (node.type) {
    case 'object':
      return { ...span, kind: 'object', members: children.map(toMember) };
    case 'array':
      return { ...span, kind: 'array', items: children.map(toNode) };
    case 'string':
      return { ...span, kind: 'string', value: String(node.value) };
    case 'number':
      return { ...span, kind: 'number', value: Number(node.value) };
    case 'boolean':
      return { ...span, kind: 'boolean', value: node.value === true };
    default:
      return { ...span, kind: 'null' };
  }
}

/**
 * Reads a text as JSON (RFC 8259). All comments and trailing commas are reported. Of all other errors only the
 * first is reported, because the rest may follow from it. Never throws.
 */
export function readJson(text: string): JsonReading {
  const { problems, isTooDeep } = scanTokens(text);
  if (isTooDeep) return { root: undefined, problems };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true, allowEmptyContent: true });
  const [first] = errors.toSorted((a, b) => a.offset - b.offset);
  const allProblems = first ? [...problems, toProblem(text, first)] : problems;
  if (allProblems.length > 0)
    return { root: undefined, problems: allProblems.toSorted((a, b) => a.start - b.start) };
  return { root: tree && toNode(tree), problems: [] };
}

/** Prints a text as a JSON string. */
export const printJsonString = (text: string): string => JSON.stringify(text);
