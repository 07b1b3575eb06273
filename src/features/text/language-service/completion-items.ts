// Suggestions as the code editor lists them: what is shown, what is put, what is said about it. Knows no Monaco.

import { lineAt } from '../../../core/document/lines.ts';
import type { Position } from '../../../core/document/range.ts';
import type { CompletionOffer, LinePieceKind, Suggestion } from '../../../core/language-service/assistant.ts';
import { findCompletions } from '../../../core/language-service/language-service.ts';
import { fieldAt, type Policy } from '../../../core/syntax/policy.ts';
import { assistWords } from '../../../messages/en/language-service.ts';
import { explainPiece, pieceDetail } from '../../../messages/explain-piece.ts';

/** What is known beside the file: paths worth suggesting, and other files of the site. */
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
  /** What is written. With `isTemplate` in the editor's language for templates: the author's part is `${1:…}`. */
  readonly template: string;
  /** Only where there is such a part: of a template the editor does not see that it is what stands there already. */
  readonly isTemplate: boolean;
  /** What is typed is compared with this. Free parts are left out, so that nothing typed in full becomes another thing. */
  readonly filter: string;
  readonly goesOn: boolean;
}

export interface CompletionList {
  readonly start: number;
  readonly end: number;
  readonly items: readonly CompletionItem[];
}

/** Kinds whose words are given: they may be offered unasked. Others are the author's own and wait to be asked for. */
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
/** Parts of values whose words are given. Of the others, what is typed in full may begin a longer suggestion. */
const listedParts: readonly string[] = ['key', 'label', 'answer'];

const isListedSuggestion = ({ kind, words }: Suggestion) =>
  kind === 'part' ? listedParts.includes(words[1] ?? '') : listedKinds.includes(kind);

const escapeSnippet = (text: string) => text.replaceAll(/[\\$}]/g, '\\$&');

function snippetOf({ text, hole }: Suggestion): string {
  if (!hole) return text;
  const [before, own, after] = [
    text.slice(0, hole.start),
    text.slice(hole.start, hole.end),
    text.slice(hole.end),
  ];
  return `${escapeSnippet(before)}\${1:${escapeSnippet(own)}}${escapeSnippet(after)}`;
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
    note: note ? assistWords.note(note) : pieceDetail(suggestion),
    meaning: explainPiece(suggestion),
    template: snippetOf(suggestion),
    isTemplate: suggestion.hole !== undefined,
    filter: filterTextOf(suggestion),
    goesOn,
  };
}

/** Whether a line names robots. */
export const isAgentLine = (policy: Policy, { line }: Position): boolean =>
  line < policy.source.lines.length && fieldAt(policy, line).directive?.role === 'agent';

/** Whether the first letter of a robot's name was written just before the caret, at the end of the line. */
export function isStartOfAgentName(policy: Policy, place: Position): boolean {
  if (!isAgentLine(policy, place)) return false;
  const { line, column } = place;
  const { places } = fieldAt(policy, line);
  const { valueStart, valueEnd } = places;
  const text = lineAt(policy.source.lines, line)?.text ?? '';
  const isFirst = valueStart === column - 1 && valueEnd === column && text.length === column;
  return isFirst && /[A-Za-z]/.test(text.slice(valueStart, column));
}

/** What can be written at a place. `asked`: the person asked for it; otherwise only words that the file's systems give. */
export function completionsAt(
  policy: Policy,
  { line, column }: Position,
  known: CompletionContext,
  asked: boolean,
): CompletionList | undefined {
  const text = lineAt(policy.source.lines, line)?.text;
  if (text === undefined) return undefined;
  const offer: CompletionOffer | undefined = findCompletions({ policy, line, column, text, ...known });
  if (!offer) return undefined;
  const { start, end, suggestions } = offer;
  const items = suggestions.filter((one) => asked || isListedSuggestion(one)).map(toCompletionItem);
  return { start, end, items };
}
