// Turns what a user types into text that can be written as one value, so that it never creates a line or a field.

import { commonEnds } from '../text/common-ends.ts';

/** A note about a text, as a code that `messages` renders. */
export interface WritingNote {
  readonly code: 'percent-encoded';
  /**
   * `characters`: the distinct characters that were encoded. `codes`: what is written for them, separated by spaces.
   */
  readonly params: { readonly characters: string; readonly codes: string };
}

/** A text that can be written, and a note about what was changed in the input. */
export interface WritableText {
  readonly text: string;
  readonly note?: WritingNote;
}

/** The reason why a text cannot be written as one value. */
export type WritingProblem =
  | 'empty'
  | 'line-break'
  | 'number-sign'
  | 'control-character'
  | 'half-character'
  | 'space';

/** A text that cannot be written; it remains a draft. `characters`: the characters that prevent it, each once. */
export interface Unwritable {
  readonly problem: WritingProblem;
  readonly params: { readonly characters: string };
  /** The text that is written if the user confirms it. */
  readonly instead?: string;
}

/** The result for what a user typed. */
export type WritingResult = WritableText | Unwritable;

const LINE_BREAK = /[\r\n]/g;
const CONTROL = /(?!\t)\p{Cc}/gu;
const NUMBER_SIGN = /#/g;
const HALF_CHARACTER = /\p{Surrogate}/gu;

const distinct = (characters: readonly string[]) => [...new Set(characters)];

function findProblem(
  input: string,
  tests: readonly (readonly [WritingProblem, RegExp])[],
): Unwritable | undefined {
  for (const [problem, pattern] of tests) {
    const characters = input.match(pattern);
    if (characters) return { problem, params: { characters: distinct(characters).join('') } };
  }
  return undefined;
}

/** The text of an input before the user typed on, and its text in the file. */
export interface FieldContent {
  readonly typed: string;
  readonly text: string;
}

const ENCODED = /[#\s\p{Cc}]/gu;
const encode = (text: string) => text.replace(ENCODED, encodeURIComponent);
const SPACE = /[ \t]/g;

/** A text, with a note if characters are percent-encoded in it. */
export function noteEncoded(text: string, characters: readonly string[]): WritableText {
  if (characters.length === 0) return { text };
  const each = distinct(characters);
  const codes = each.map(encodeURIComponent).join(' ');
  return { text, note: { code: 'percent-encoded', params: { characters: each.join(''), codes } } };
}

/** The text that is written for a path, with a note about what was encoded. */
const encodeFrom = (input: string, text: string) => noteEncoded(text, encodedCharacters(input, text));

/**
 * A path as it can be written in a rule, whatever it contains: number signs (they would begin a comment), white space
 * and control characters are percent-encoded as UTF-8, and the note says so. White space around it is dropped.
 */
export function encodePath(input: string): WritingResult {
  const path = input.trim();
  return findProblem(path, [['half-character', HALF_CHARACTER]]) ?? encodeFrom(path, encode(path));
}

/**
 * A path of a file as it can be written again: form feeds and similar characters at its ends, which some readers
 * drop, are percent-encoded.
 */
export function rewritePath(path: string): string {
  const bare = path.trim();
  const from = path.length - path.trimStart().length;
  return bare === path ? path : encode(path.slice(0, from)) + bare + encode(path.slice(from + bare.length));
}

/**
 * A path that a user types, as in `encodePath`. However, spaces and tabs inside it are not encoded without a
 * confirmation, because a path with `%20` is seldom intended: the result is the problem `space`, with the encoded
 * path as the alternative. An empty path is valid. With `held`, only newly typed characters are checked: spaces
 * that are in the file remain.
 */
export function writablePath(input: string, held: FieldContent = { typed: '', text: '' }): WritingResult {
  const path = input.trim();
  const problem = findProblem(path, [['half-character', HALF_CHARACTER]]);
  if (problem) return problem;
  const before = held.typed.trim();
  const { head, tail } = commonEnds(before, path);
  const keptStart = held.text.slice(0, lengthFor(before.slice(0, head), held.text));
  const keptEnd = held.text.slice(lengthFor(before.slice(0, before.length - tail), held.text));
  const added = path.slice(head, path.length - tail);
  const text = `${keptStart}${encode(added)}${keptEnd}`.trim();
  const spaces = findProblem(added, [['space', SPACE]]);
  return spaces ? { ...spaces, instead: text } : encodeFrom(path, text);
}

/**
 * The length of the part of `text` that was written for `typed`, where each character is as it is or percent-encoded.
 */
function lengthFor(typed: string, text: string): number {
  let at = 0;
  for (const unit of typed) {
    if (text.startsWith(unit, at)) at += unit.length;
    else if (unit.isWellFormed() && text.startsWith(encodeURIComponent(unit), at))
      at += encodeURIComponent(unit).length;
  }
  return at;
}

/** The characters of `typed` that are percent-encoded in `text`. */
function encodedCharacters(typed: string, text: string): string[] {
  const encoded: string[] = [];
  let at = 0;
  for (const unit of typed) {
    if (text.startsWith(unit, at)) at += unit.length;
    else {
      encoded.push(unit);
      at += encodeURIComponent(unit).length;
    }
  }
  return encoded;
}

/** One path for each line of a pasted text, as in `encodePath`. Blank lines are dropped. */
export function writablePaths(input: string): readonly WritingResult[] {
  return linesOfInput(input).map(encodePath);
}

/**
 * A user-agent name without the white space around it. A name is never changed: `empty`, `line-break`,
 * `number-sign`, `control-character` or `half-character` say why it cannot be written (draft 1 3.3: token).
 */
export function writableAgent(input: string): WritingResult {
  const writing = writableWhole(input);
  return 'text' in writing && writing.text === ''
    ? { problem: 'empty', params: { characters: '' } }
    : writing;
}

/**
 * The whole value of a field, without the white space around it and otherwise unchanged. The problems are those of
 * a name.
 */
export function writableWhole(input: string): WritingResult {
  const text = input.trim();
  const problem = findProblem(text, [
    ['line-break', LINE_BREAK],
    ['number-sign', NUMBER_SIGN],
    ['control-character', /\p{Cc}/gu],
    ['half-character', HALF_CHARACTER],
  ]);
  return problem ?? { text };
}

/** A whole line, unchanged: `line-break`, `control-character` or `half-character` if it cannot be written. */
export function writableLine(input: string): WritingResult {
  const problem = findProblem(input, [
    ['line-break', LINE_BREAK],
    ['control-character', /\p{Cc}/gu],
    ['half-character', HALF_CHARACTER],
  ]);
  return problem ?? { text: input };
}

/** One name for each line of a pasted text. Blank lines are dropped. Commas do not separate names. */
export function writableAgents(input: string): readonly WritingResult[] {
  return linesOfInput(input).map(writableAgent);
}

/**
 * The text of a comment, unchanged: `line-break`, `control-character` (tabs are allowed) or `half-character` if it
 * cannot be written.
 */
export function writableComment(input: string): WritingResult {
  const problem = findProblem(input, [
    ['line-break', LINE_BREAK],
    ['control-character', CONTROL],
    ['half-character', HALF_CHARACTER],
  ]);
  return problem ?? { text: input };
}

/** The lines of an input. A text of one line is that line, even if it is empty. */
function linesOfInput(input: string): readonly string[] {
  const lines = input.split(/\r\n|\n|\r/);
  return lines.length === 1 ? lines : lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** False for a line break, a number sign, white space at either end or half of a surrogate pair. */
export const isWritable = (value: string): boolean =>
  !/[#\r\n]|^[ \t\v\f]|[ \t\v\f]$/.test(value) && value.isWellFormed();

/**
 * Returns the text if it is the same when it is written as a field's value and read again; the last guard of the
 * edit commands.
 * @throws RangeError if it is not (`isWritable`).
 */
export function assertWritable(value: string): string {
  if (!isWritable(value)) {
    throw new RangeError(`not a value: ${JSON.stringify(value)}`);
  }
  return value;
}

/**
 * Returns the text if it can be written as a comment.
 * @throws RangeError for a line break or half of a surrogate pair.
 */
export function assertNoLineBreak(comment: string): string {
  if (/[\r\n]/.test(comment) || !comment.isWellFormed()) {
    throw new RangeError(`not a comment of one line: ${JSON.stringify(comment)}`);
  }
  return comment;
}
