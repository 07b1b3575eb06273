// Where in JSON an offset is, while the JSON is being written: it need not be complete.

import { createScanner } from 'jsonc-parser';
import type { TextSpan } from '../xml/tokens.ts';

/** What is expected in an object; in a list, only a value or what separates two. */
type Expected = 'name' | 'colon' | 'value' | 'separator';

interface OpenNode {
  readonly isObject: boolean;
  /** Names of members, and the starts of their texts; empty for a list. */
  readonly names: Map<number, string>;
  expected: Expected;
  /** The name of the member that is being read. */
  name: string;
}

/** A text, a number or a word. */
export interface JsonToken extends TextSpan {
  readonly isText: boolean;
  /** Whether a text has both of its quotes. */
  readonly isClosed: boolean;
}

export interface JsonLocation {
  /** What is open there, from outside to inside. */
  readonly inside: readonly ('object' | 'list')[];
  readonly expected: Expected;
  /** The member whose value is expected; otherwise empty. */
  readonly name: string;
  /** The names that the object around has, without one that the offset is in. */
  readonly otherNames: readonly string[];
  /** The token that the offset is in, or behind. */
  readonly token: JsonToken | undefined;
  /** The first character behind the offset and its token that is not white space; empty at the end. */
  readonly next: string;
}

/** The kind of the last token of a text, in the numbers of the parser; its names for them are gone once it is compiled. */
const END_OF_TEXT = 17;

/** The error of a text that ends with its line, in the same numbers. */
const UNCLOSED_TEXT = 2;

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
    const isClosed = isText && end - start > 1 && (scanner.getTokenError() as number) !== UNCLOSED_TEXT;
    yield { start, end, first, isText, isClosed, value: isText ? scanner.getTokenValue() : '' };
  }
}

/** Takes a token into what is open. Where JSON is broken, a text in an object is the name of a member. */
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

/** Where an offset of a text is; undefined outside all objects and lists. Never throws, whatever the text is. */
export function locateInJson(text: string, offset: number): JsonLocation | undefined {
  const open: OpenNode[] = [];
  const tokens = tokensOf(text);
  let current = tokens.next();
  while (!current.done && current.value.end <= offset && !isAround(current.value, offset)) {
    advance(open, current.value);
    current = tokens.next();
  }
  const around = open.at(-1);
  if (!around) return undefined;
  const { expected, name } = around;
  const inside = open.map(({ isObject }) => (isObject ? ('object' as const) : ('list' as const)));
  const token = !current.done && isAround(current.value, offset) ? current.value : undefined;
  const behind = token ? token.end : offset;
  const next = /\S/.exec(text.slice(behind))?.[0] ?? '';
  // The rest of the object, for the names behind the offset.
  const depth = open.length;
  while (!current.done && open.length >= depth) {
    advance(open, current.value);
    current = tokens.next();
  }
  const otherNames = [...around.names].flatMap(([start, one]) => (start === token?.start ? [] : [one]));
  return { inside, expected, name: expected === 'value' ? name : '', otherNames, token, next };
}
