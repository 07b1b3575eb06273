// Finds where an offset is in JSON that may be incomplete.

import { createScanner } from 'jsonc-parser';
import type { TextSpan } from '../../document/spans.ts';

/** The token that is expected in an object. In a list, only a value or a separator. */
type Expected = 'name' | 'colon' | 'value' | 'separator';

interface OpenNode {
  readonly isObject: boolean;
  /** The names of members by the offset of their strings; empty for a list. */
  readonly names: Map<number, string>;
  expected: Expected;
  /** The name of the current member. */
  name: string;
}

/** A string, a number or a word. */
export interface JsonToken extends TextSpan {
  readonly isText: boolean;
  /** Whether a string has both of its quotes. */
  readonly isClosed: boolean;
}

export interface JsonLocation {
  /** The open objects and lists, from outside to inside. */
  readonly inside: readonly ('object' | 'list')[];
  readonly expected: Expected;
  /** The member whose value is expected; otherwise empty. */
  readonly name: string;
  /** The names of the surrounding object, except for one at the offset. */
  readonly otherNames: readonly string[];
  /** The token that the offset is in, or directly after. */
  readonly token: JsonToken | undefined;
  /** The first character after the offset and its token that is not white space; empty at the end. */
  readonly next: string;
}

/**
 * The kind of the last token of a text, as a number of the parser. Its names for these numbers do not exist in the
 * compiled code.
 */
const END_OF_TEXT = 17;

/** The error of a string that is not closed in its line, also as a number of the parser. */
const UNCLOSED_STRING = 2;

interface Token extends JsonToken {
  readonly first: string;
  readonly value: string;
}

function* tokensOf(text: string): Generator<Token, void> {
  const scanner = createScanner(text);
  while ((scanner.scan() as number) !== END_OF_TEXT) {
    const start = scanner.getTokenOffset();
    const end = start + scanner.getTokenLength();
    const first = text.charAt(start);
    if (/\s/.test(first) || (first === '/' && /[/*]/.test(text.charAt(start + 1)))) continue;
    const isText = first === '"';
    const isClosed = isText && end - start > 1 && (scanner.getTokenError() as number) !== UNCLOSED_STRING;
    yield { start, end, first, isText, isClosed, value: isText ? scanner.getTokenValue() : '' };
  }
}

/** Updates the open nodes with a token. In broken JSON, a string in an object is taken for the name of a member. */
function advance(open: OpenNode[], { first, isText, start, value }: Token): void {
  const top = open.at(-1);
  if (first === '{' || first === '[') {
    if (top) top.expected = 'separator';
    const isObject = first === '{';
    open.push({ isObject, names: new Map(), expected: isObject ? 'name' : 'value', name: '' });
  } else if (first === '}' || first === ']') open.pop();
  else if (!top) return;
  else if (first === ',') top.expected = top.isObject ? 'name' : 'value';
  else if (first === ':') top.expected = 'value';
  else if (isText && top.isObject && top.expected !== 'value') {
    top.names.set(start, value);
    top.name = value;
    top.expected = 'colon';
  } else top.expected = 'separator';
}

const isAround = ({ start, end, first, isText, isClosed }: Token, offset: number): boolean =>
  !/[[\]{},:]/.test(first) && start < offset && (isText && isClosed ? offset < end : offset <= end);

/** Finds where an offset of a text is. Undefined outside all objects and lists. Never throws, whatever the text is. */
export function locateInJson(text: string, offset: number): JsonLocation | undefined {
  const open: OpenNode[] = [];
  const tokens = tokensOf(text);
  let current = tokens.next();
  while (!current.done && current.value.end <= offset && !isAround(current.value, offset)) {
    advance(open, current.value);
    current = tokens.next();
  }
  const node = open.at(-1);
  if (!node) return undefined;
  const { expected, name } = node;
  const inside = open.map(({ isObject }) => (isObject ? ('object' as const) : ('list' as const)));
  const token = !current.done && isAround(current.value, offset) ? current.value : undefined;
  const end = token ? token.end : offset;
  const next = /\S/.exec(text.slice(end))?.[0] ?? '';
  // The rest of the object is read for the names after the offset.
  const depth = open.length;
  while (!current.done && open.length >= depth) {
    advance(open, current.value);
    current = tokens.next();
  }
  const otherNames = [...node.names].flatMap(([start, one]) => (start === token?.start ? [] : [one]));
  return { inside, expected, name: expected === 'value' ? name : '', otherNames, token, next };
}
