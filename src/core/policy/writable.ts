// Turns what a person typed into what can be written as one value, so that nothing typed makes a line or a field.

/** What is said about a text, without words: rendered by `messages`. */
export interface WritingNote {
  readonly code: 'percent-encoded';
  /** `characters`: the distinct characters that were encoded. `codes`: what is written for them, blank separated. */
  readonly params: { readonly characters: string; readonly codes: string };
}

/** A text that can be written, and what was done to what the person typed. */
export interface Written {
  readonly text: string;
  readonly note?: WritingNote;
}

/** Why a text cannot be written as one value. */
export type WritingProblem = 'empty' | 'line-break' | 'number-sign' | 'control-character' | 'half-character';

/** A text that cannot be written; it stays a draft. `characters`: the characters in the way, each once. */
export interface Unwritable {
  readonly problem: WritingProblem;
  readonly params: { readonly characters: string };
}

/** What became of what a person typed. */
export type Writing = Written | Unwritable;

const LINE_BREAK = /[\r\n]/g;
const CONTROL = /(?!\t)\p{Cc}/gu;
const NUMBER_SIGN = /#/g;
const HALF = /\p{Surrogate}/gu;

const distinct = (characters: readonly string[]) => [...new Set(characters)];

function problemIn(
  input: string,
  looked: readonly (readonly [WritingProblem, RegExp])[],
): Unwritable | undefined {
  for (const [problem, pattern] of looked) {
    const characters = input.match(pattern);
    if (characters) return { problem, params: { characters: distinct(characters).join('') } };
  }
  return undefined;
}

/**
 * A path as it can stand in a rule. Number signs (they would begin a comment), blanks, line breaks and control
 * characters are percent-encoded as UTF-8, and said so; blanks in front of it are dropped. An empty path is one.
 * Half a surrogate pair has no encoding: `half-character`.
 */
export function writablePath(input: string): Writing {
  const problem = problemIn(input, [['half-character', HALF]]);
  if (problem) return problem;
  const path = input.trimStart();
  const characters = distinct(path.match(/[#\s\p{Cc}]/gu) ?? []);
  if (characters.length === 0) return { text: path };
  const text = path.replace(/[#\s\p{Cc}]/gu, encodeURIComponent);
  const codes = characters.map(encodeURIComponent).join(' ');
  return { text, note: { code: 'percent-encoded', params: { characters: characters.join(''), codes } } };
}

/** One path for each line of a pasted text; blank lines and the blanks around a path are dropped. */
export function writablePaths(input: string): readonly Writing[] {
  return linesOfInput(input).map(writablePath);
}

/**
 * A user-agent's name without the blanks around it. A name is never changed: `empty`, `line-break`, `number-sign`,
 * `control-character` or `half-character` say why it cannot be written (draft 1 3.3: token).
 */
export function writableAgent(input: string): Writing {
  const text = input.trim();
  if (text === '') return { problem: 'empty', params: { characters: '' } };
  const problem = problemIn(text, [
    ['line-break', LINE_BREAK],
    ['number-sign', NUMBER_SIGN],
    ['control-character', /\p{Cc}/gu],
    ['half-character', HALF],
  ]);
  return problem ?? { text };
}

/** One name for each line of a pasted text; blank lines are dropped. Commas do not separate names. */
export function writableAgents(input: string): readonly Writing[] {
  return linesOfInput(input).map(writableAgent);
}

/** A comment's text, as it is: `line-break`, `control-character` (tabs may stand) or `half-character` if it cannot be. */
export function writableComment(input: string): Writing {
  const problem = problemIn(input, [
    ['line-break', LINE_BREAK],
    ['control-character', CONTROL],
    ['half-character', HALF],
  ]);
  return problem ?? { text: input };
}

/** A text of one line is that line, even an empty one. */
function linesOfInput(input: string): readonly string[] {
  const lines = input.split(/\r\n|\n|\r/);
  return lines.length === 1 ? lines : lines.map((line) => line.trim()).filter((line) => line !== '');
}

/**
 * The text itself if it reads back as it is when written as a field's value; the last guard of the edit commands.
 * @throws RangeError on a line break, a number sign, blanks at either end or half a surrogate pair.
 */
export function refuseUnwritable(value: string): string {
  if (/[#\r\n]|^[ \t\v\f]|[ \t\v\f]$/.test(value) || !value.isWellFormed()) {
    throw new RangeError(`not a value: ${JSON.stringify(value)}`);
  }
  return value;
}

/**
 * The text itself if it can be written as a comment.
 * @throws RangeError on a line break or half a surrogate pair.
 */
export function refuseLineBreak(comment: string): string {
  if (/[\r\n]/.test(comment) || !comment.isWellFormed()) {
    throw new RangeError(`not a comment of one line: ${JSON.stringify(comment)}`);
  }
  return comment;
}
