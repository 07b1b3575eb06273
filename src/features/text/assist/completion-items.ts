// Suggestions as the code editor lists them: what is shown, what is put, what is said about it. Knows no Monaco.
import type { Offer, PieceKind, Suggestion } from '../../../core/assist/assistant.ts';
import { offerAt } from '../../../core/assist/index.ts';
import { fieldAt, type Policy } from '../../../core/syntax/policy.ts';
import { lineAt } from '../../../core/text/lines.ts';
import type { Position } from '../../../core/text/range.ts';
import { assistWords } from '../../../messages/en/language-service.ts';
import { explainPiece, pieceDetail } from '../../../messages/explain-piece.ts';

/** What is known beside the file: paths worth suggesting, and other files of the site. */
export interface Known {
  readonly paths: readonly string[];
  readonly files: readonly string[];
  readonly agents?: readonly string[];
  readonly origin?: string;
}

export interface CompletionItem {
  readonly kind: PieceKind;
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

export interface Completions {
  readonly start: number;
  readonly end: number;
  readonly items: readonly CompletionItem[];
}

/** Kinds whose words are given: they may be offered unasked. Others are the author's own and wait to be asked for. */
const given: readonly PieceKind[] = [
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
const givenParts: readonly string[] = ['key', 'label', 'answer'];

const isGiven = ({ kind, words }: Suggestion) =>
  kind === 'part' ? givenParts.includes(words[1] ?? '') : given.includes(kind);

const escaped = (text: string) => text.replaceAll(/[\\$}]/g, '\\$&');

function templateOf({ text, hole }: Suggestion): string {
  if (!hole) return text;
  const [before, own, after] = [
    text.slice(0, hole.start),
    text.slice(hole.start, hole.end),
    text.slice(hole.end),
  ];
  return `${escaped(before)}\${1:${escaped(own)}}${escaped(after)}`;
}

function filterOf({ text, hole, words }: Suggestion): string {
  if (!hole) return text;
  const before = text.slice(0, hole.start);
  return before.endsWith('=') ? before + (words.at(-1) ?? '') : before;
}

function itemOf(suggestion: Suggestion): CompletionItem {
  const { kind, text, note, goesOn = false } = suggestion;
  return {
    kind,
    label: text.trimEnd(),
    note: note ? assistWords.note(note) : pieceDetail(suggestion),
    meaning: explainPiece(suggestion),
    template: templateOf(suggestion),
    isTemplate: suggestion.hole !== undefined,
    filter: filterOf(suggestion),
    goesOn,
  };
}

/** Whether a line names robots. */
export const isAgentLine = (policy: Policy, { line }: Position): boolean =>
  line < policy.source.lines.length && fieldAt(policy, line).directive?.role === 'agent';

/** Whether the first letter of a robot's name was written just before the caret, at the end of the line. */
export function beginsAgent(policy: Policy, place: Position): boolean {
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
  known: Known,
  asked: boolean,
): Completions | undefined {
  const text = lineAt(policy.source.lines, line)?.text;
  if (text === undefined) return undefined;
  const offer: Offer | undefined = offerAt({ policy, line, column, text, ...known });
  if (!offer) return undefined;
  const { start, end, suggestions } = offer;
  const items = suggestions.filter((one) => asked || isGiven(one)).map(itemOf);
  return { start, end, items };
}
