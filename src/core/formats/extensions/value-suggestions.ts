// Suggests the next word of a value.

/** The caret in a value, and what the caller knows about the site. */
export interface ValuePosition {
  readonly text: string;
  /** Columns of the line: the start of the word at the caret, and the caret itself. */
  readonly start: number;
  readonly column: number;
  /** The words of the value before and after that one. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Paths of the site (with their queries), its files, and its origin. */
  readonly paths: readonly string[];
  readonly files: readonly string[];
  readonly origin?: string;
}

export interface ValueSuggestion {
  /** The part of the value that it writes. */
  readonly part: string;
  readonly text: string;
  /** The words that its meaning depends on, if they are not the text. */
  readonly words?: readonly string[];
  readonly isPath?: true;
  /** The columns of the text that are only an example. */
  readonly hole?: { readonly start: number; readonly end: number };
  /** Present if more can be suggested after it. */
  readonly goesOn?: true;
}

export const isFirstWord = ({ before }: ValuePosition): boolean => before.length === 0;

const WINDOW_EXAMPLES = ['0600-0845', '2200-0600'];

/** Hours as examples. */
export const suggestWindows = (): ValueSuggestion[] =>
  WINDOW_EXAMPLES.map((text) => ({ part: 'begin', text, hole: { start: 0, end: 9 } }));

/** The word at the caret up to the last `sign`, including it. */
export function textBeforeWord({ text, start, column }: ValuePosition, sign: string): string {
  const typed = text.slice(start, column);
  return typed.slice(0, typed.lastIndexOf(sign) + 1);
}

/** The answers that each key of a list of pairs may have. */
export type AnswerTable = Readonly<Record<string, readonly string[]>>;

export const createAnswerTable = (keys: readonly string[], answers: readonly string[]): AnswerTable =>
  Object.fromEntries(keys.map((key) => [key, answers]));

/** Suggests keys that the value does not have yet, or the answers of the key at the caret. */
export function suggestPairs(position: ValuePosition, table: AnswerTable, key: string): ValueSuggestion[] {
  const lead = textBeforeWord(position, ',');
  const typed = position.text.slice(position.start + lead.length, position.column);
  const [, name] = /^([\w-]+)=/.exec(typed) ?? [];
  if (name !== undefined)
    return (table[name.toLowerCase()] ?? []).map((answer) => ({
      part: 'answer',
      text: `${lead}${name}=${answer}`,
      words: [answer, name.toLowerCase()],
    }));
  const others = [...position.before, lead, ...position.after].join(',');
  const usedKeys = new Set([...others.matchAll(/(?<![\w-])([\w-]+)=/g)].map(([, one]) => one?.toLowerCase()));
  return Object.keys(table)
    .filter((one) => !usedKeys.has(one))
    .map((one) => ({ part: key, text: `${lead}${one}=`, words: [one], goesOn: true }));
}

const removeQuery = (path: string) => path.split(/[?#]/, 1)[0] ?? '';

/** Suggests the root and the paths that the caller knows, as rules write them. */
export const suggestPaths = ({ paths }: ValuePosition): ValueSuggestion[] =>
  [...new Set(['/', ...paths.map(removeQuery)])].map((text) => ({ part: 'path', text, isPath: true }));
