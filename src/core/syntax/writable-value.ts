// Turns what a person typed into what can be written as one value, so that nothing typed makes a line or a field.

/** What is said about a text, without words: rendered by `messages`. */
export interface WritingNote {
  readonly code: 'percent-encoded';
  /** `characters`: the distinct characters that were encoded. `codes`: what is written for them, blank separated. */
  readonly params: { readonly characters: string; readonly codes: string };
}

/** A text that can be written, and what was done to what the person typed. */
export interface WritableText {
  readonly text: string;
  readonly note?: WritingNote;
}

/** Why a text cannot be written as one value. */
export type WritingProblem =
  | 'empty'
  | 'line-break'
  | 'number-sign'
  | 'control-character'
  | 'half-character'
  | 'space';

/** A text that cannot be written; it stays a draft. `characters`: the characters in the way, each once. */
export interface Unwritable {
  readonly problem: WritingProblem;
  readonly params: { readonly characters: string };
  /** What is written if the person says that it is meant so. */
  readonly instead?: string;
}

/** What became of what a person typed. */
export type WritingResult = WritableText | Unwritable;

const LINE_BREAK = /[\r\n]/g;
const CONTROL = /(?!\t)\p{Cc}/gu;
const NUMBER_SIGN = /#/g;
const HALF_CHARACTER = /\p{Surrogate}/gu;

const distinct = (characters: readonly string[]) => [...new Set(characters)];

function findProblem(
  input: string,
  looked: readonly (readonly [WritingProblem, RegExp])[],
): Unwritable | undefined {
  for (const [problem, pattern] of looked) {
    const characters = input.match(pattern);
    if (characters) return { problem, params: { characters: distinct(characters).join('') } };
  }
  return undefined;
}

/** What a field showed before the person typed on, and what the file holds for it. */
export interface FieldContent {
  readonly typed: string;
  readonly text: string;
}

const ENCODED = /[#\s\p{Cc}]/gu;
const encode = (text: string) => text.replace(ENCODED, encodeURIComponent);
const SPACE = /[ \t]/g;

/** A text, with a note of the characters that are written percent-encoded in it, if there are any. */
export function noteEncoded(text: string, characters: readonly string[]): WritableText {
  if (characters.length === 0) return { text };
  const each = distinct(characters);
  const codes = each.map(encodeURIComponent).join(' ');
  return { text, note: { code: 'percent-encoded', params: { characters: each.join(''), codes } } };
}

/** The text that is written for a path, with a note of what was encoded. */
const encodeFrom = (input: string, text: string) => noteEncoded(text, encodedCharacters(input, text));

/**
 * A path as it can be written in a rule, whatever it holds: number signs (they would begin a comment), spaces, line
 * breaks and control characters are percent-encoded as UTF-8, and the note says so. Spaces around it are dropped.
 */
export function encodePath(input: string): WritingResult {
  const path = input.trim();
  return findProblem(path, [['half-character', HALF_CHARACTER]]) ?? encodeFrom(path, encode(path));
}

/** A path that is in a file as it can be written anew: form feeds and the like at its ends, which some readers drop, are percent-encoded. */
export function rewritePath(path: string): string {
  const bare = path.trim();
  const from = path.length - path.trimStart().length;
  return bare === path ? path : encode(path.slice(0, from)) + bare + encode(path.slice(from + bare.length));
}

/**
 * What a person types for a path: as `encodedPath`, but spaces and tabs inside it are not encoded unasked, for a path
 * with `%20` is seldom what was meant: `space`, with the encoded path as what can be written instead. An empty path is one.
 * With `held`, this is about what was typed since: spaces that are in the file stay as they are.
 */
export function writablePath(input: string, held: FieldContent = { typed: '', text: '' }): WritingResult {
  const path = input.trim();
  const problem = findProblem(path, [['half-character', HALF_CHARACTER]]);
  if (problem) return problem;
  const before = held.typed.trim();
  const { head, tail } = commonEnds(before, path);
  const kept = held.text.slice(0, lengthFor(before.slice(0, head), held.text));
  const keptEnd = held.text.slice(lengthFor(before.slice(0, before.length - tail), held.text));
  const added = path.slice(head, path.length - tail);
  const text = `${kept}${encode(added)}${keptEnd}`.trim();
  const spaces = findProblem(added, [['space', SPACE]]);
  return spaces ? { ...spaces, instead: text } : encodeFrom(path, text);
}

/** How many code units two texts share at their beginning and, of what is left, at their end. */
function commonEnds(a: string, b: string): { head: number; tail: number } {
  const shorter = Math.min(a.length, b.length);
  let head = 0;
  while (head < shorter && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < shorter - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  return { head, tail };
}

/** How far into `text` reaches what was written for `typed`, a character each: as it is, or percent-encoded. */
function lengthFor(typed: string, text: string): number {
  let at = 0;
  for (const unit of typed) {
    if (text.startsWith(unit, at)) at += unit.length;
    else if (unit.isWellFormed() && text.startsWith(encodeURIComponent(unit), at))
      at += encodeURIComponent(unit).length;
  }
  return at;
}

/** The characters of `typed` that stand percent-encoded in `text`. */
function encodedCharacters(typed: string, text: string): string[] {
  const found: string[] = [];
  let at = 0;
  for (const unit of typed) {
    if (text.startsWith(unit, at)) at += unit.length;
    else {
      found.push(unit);
      at += encodeURIComponent(unit).length;
    }
  }
  return found;
}

/** One path for each line of a pasted text, as `encodedPath`; blank lines are dropped. */
export function writablePaths(input: string): readonly WritingResult[] {
  return linesOfInput(input).map(encodePath);
}

/**
 * A user-agent's name without the blanks around it. A name is never changed: `empty`, `line-break`, `number-sign`,
 * `control-character` or `half-character` say why it cannot be written (draft 1 3.3: token).
 */
export function writableAgent(input: string): WritingResult {
  const writing = writableWhole(input);
  return 'text' in writing && writing.text === ''
    ? { problem: 'empty', params: { characters: '' } }
    : writing;
}

/** The whole value of a field, without the blanks around it, as it is: what cannot stand in one is told as for a name. */
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

/** A whole line, as it is: `line-break`, `control-character` or `half-character` if it cannot be. */
export function writableLine(input: string): WritingResult {
  const problem = findProblem(input, [
    ['line-break', LINE_BREAK],
    ['control-character', /\p{Cc}/gu],
    ['half-character', HALF_CHARACTER],
  ]);
  return problem ?? { text: input };
}

/** One name for each line of a pasted text; blank lines are dropped. Commas do not separate names. */
export function writableAgents(input: string): readonly WritingResult[] {
  return linesOfInput(input).map(writableAgent);
}

/** A comment's text, as it is: `line-break`, `control-character` (tabs may stand) or `half-character` if it cannot be. */
export function writableComment(input: string): WritingResult {
  const problem = findProblem(input, [
    ['line-break', LINE_BREAK],
    ['control-character', CONTROL],
    ['half-character', HALF_CHARACTER],
  ]);
  return problem ?? { text: input };
}

/** A text of one line is that line, even an empty one. */
function linesOfInput(input: string): readonly string[] {
  const lines = input.split(/\r\n|\n|\r/);
  return lines.length === 1 ? lines : lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** False for a line break, a number sign, blanks at either end or half a surrogate pair. */
export const isWritable = (value: string): boolean =>
  !/[#\r\n]|^[ \t\v\f]|[ \t\v\f]$/.test(value) && value.isWellFormed();

/**
 * The text itself if it reads back as it is when written as a field's value; the last guard of the edit commands.
 * @throws RangeError if it does not (`isWritable`).
 */
export function assertWritable(value: string): string {
  if (!isWritable(value)) {
    throw new RangeError(`not a value: ${JSON.stringify(value)}`);
  }
  return value;
}

/**
 * The text itself if it can be written as a comment.
 * @throws RangeError on a line break or half a surrogate pair.
 */
export function assertNoLineBreak(comment: string): string {
  if (/[\r\n]/.test(comment) || !comment.isWellFormed()) {
    throw new RangeError(`not a comment of one line: ${JSON.stringify(comment)}`);
  }
  return comment;
}
