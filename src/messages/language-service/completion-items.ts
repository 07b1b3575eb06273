// Suggestions as the code editor lists them: label, text to insert, description. Does not depend on Monaco.

import { lineAt } from '../../core/document/lines.ts';
import type { Position } from '../../core/document/range.ts';
import type { CompletionOffer, LinePieceKind, Suggestion } from '../../core/language-service/assistant.ts';
import { findCompletions } from '../../core/language-service/language-service.ts';
import { fieldAt, type Policy } from '../../core/syntax/policy.ts';
import { languageServiceWords } from '../en/language-service.ts';
import { explainPiece, pieceDetail } from '../explain/explain-piece.ts';

/** What is known besides the file: paths to suggest, and the other files of the site. */
export interface CompletionContext {
  readonly paths: readonly string[];
  readonly files: readonly string[];
  readonly agents?: readonly string[];
  readonly origin?: string;
}

export interface CompletionItem {
  readonly kind: LinePieceKind;
  readonly label: string;
  readonly note: string | undefined;
  readonly meaning: string | undefined;
  /** The text to insert, as plain text. */
  readonly text: string;
  /**
   * The text to insert. With `isTemplate`, in the snippet syntax of the editor: the part that the author fills in
   * is `${1:…}`.
   */
  readonly template: string;
  /**
   * Set only if there is such a part: the editor cannot recognize that a template equals the text that is already
   * there.
   */
  readonly isTemplate: boolean;
  /**
   * The text with which typed text is compared. It leaves out the part to fill in, so that text that is typed in
   * full is not replaced.
   */
  readonly filter: string;
  readonly goesOn: boolean;
}

export interface CompletionList {
  readonly start: number;
  readonly end: number;
  readonly items: readonly CompletionItem[];
  /** Whether there are more, which match what is typed later or are beyond the limit. */
  readonly isPartial: boolean;
}

/**
 * Kinds with a fixed vocabulary, which may be suggested automatically. Suggestions of other kinds appear only on
 * request.
 */
const listedKinds: readonly LinePieceKind[] = [
  'usage',
  'local',
  'set',
  'action',
  'qualifier',
  'value',
  'target',
  'part',
];
/**
 * Parts of values with a fixed vocabulary. For other parts, a value that is typed in full may be the start of a
 * longer suggestion.
 */
const listedParts: readonly string[] = ['key', 'label', 'answer'];

const isListedSuggestion = ({ kind, words }: Suggestion) =>
  kind === 'part' ? listedParts.includes(words[1] ?? '') : listedKinds.includes(kind);

const escapeSnippet = (text: string) => text.replaceAll(/[\\$}]/g, '\\$&');

function snippetOf({ text, hole }: Suggestion): string {
  if (!hole) return text;
  const [before, holeText, after] = [
    text.slice(0, hole.start),
    text.slice(hole.start, hole.end),
    text.slice(hole.end),
  ];
  return `${escapeSnippet(before)}\${1:${escapeSnippet(holeText)}}${escapeSnippet(after)}`;
}

function filterTextOf({ text, hole, words }: Suggestion): string {
  if (!hole) return text;
  const before = text.slice(0, hole.start);
  return before.endsWith('=') ? before + (words.at(-1) ?? '') : before;
}

function toCompletionItem(suggestion: Suggestion): CompletionItem {
  const { kind, text, note, goesOn = false } = suggestion;
  return {
    kind,
    label: text.trimEnd(),
    note: note ? languageServiceWords.note(note) : pieceDetail(suggestion),
    meaning: explainPiece(suggestion),
    text,
    template: snippetOf(suggestion),
    isTemplate: suggestion.hole !== undefined,
    filter: filterTextOf(suggestion),
    goesOn,
  };
}

/** Whether a line is a user-agent line. */
export const isAgentLine = (policy: Policy, { line }: Position): boolean =>
  line < policy.source.lines.length && fieldAt(policy, line).directive?.role === 'agent';

/** Whether the first letter of a user-agent was typed just before the caret, at the end of the line. */
export function isStartOfAgentName(policy: Policy, place: Position): boolean {
  if (!isAgentLine(policy, place)) return false;
  const { line, column } = place;
  const { places } = fieldAt(policy, line);
  const { valueStart, valueEnd } = places;
  const text = lineAt(policy.source.lines, line)?.text ?? '';
  const isFirst = valueStart === column - 1 && valueEnd === column && text.length === column;
  return isFirst && /[A-Za-z]/.test(text.slice(valueStart, column));
}

/**
 * Returns what can be written at a position. `isRequested`: the user asked for suggestions; otherwise only fixed
 * vocabulary is suggested. If there are more than `limit`, only the first of those that contain the typed text are
 * returned.
 */
export function completionsAt(
  policy: Policy,
  { line, column }: Position,
  context: CompletionContext,
  isRequested: boolean,
  limit = Infinity,
): CompletionList | undefined {
  const text = lineAt(policy.source.lines, line)?.text;
  if (text === undefined) return undefined;
  const completions: CompletionOffer | undefined = findCompletions({
    policy,
    line,
    column,
    text,
    ...context,
  });
  if (!completions) return undefined;
  const { start, end, suggestions } = completions;
  const selected = suggestions.filter((suggestion) => isRequested || isListedSuggestion(suggestion));
  const isPartial = selected.length > limit;
  const typed = text.slice(start, column).toLowerCase();
  const matching = isPartial
    ? selected.filter((suggestion) => suggestion.text.toLowerCase().includes(typed)).slice(0, limit)
    : selected;
  return { start, end, items: matching.map(toCompletionItem), isPartial };
}
