// What is told about the word under the pointer: its meaning and its section. Knows no Monaco.
import type { Piece } from '../../../core/assist/assistant.ts';
import { nameAt, pieceAt } from '../../../core/assist/index.ts';
import { fieldAt, type Policy } from '../../../core/syntax/policy.ts';
import { lineAt } from '../../../core/text/lines.ts';
import type { Position, Range } from '../../../core/text/range.ts';
import { citeSpecification } from '../../../messages/cite-specification.ts';
import { whoReads, assistWords as words } from '../../../messages/en/language-service.ts';
import { explainPiece } from '../../../messages/explain-piece.ts';
import { aboutAgent } from './hover-agent.ts';
import { aboutPath, type Decided } from './hover-path.ts';

/** A paragraph of prose, or a line of a file. */
export type Told = { readonly said: string } | { readonly quoted: string };

export interface HoverText {
  readonly range: Range;
  readonly paragraphs: readonly Told[];
}

/** Longer lines are cut: a set may have a thousand paths. */
const QUOTED = 400;

const textAt = (policy: Policy, line: number) => lineAt(policy.source.lines, line)?.text ?? '';

function aboutName(policy: Policy, line: number, column: number): readonly Told[] {
  const ref = nameAt(policy, line, column);
  if (!ref) return [];
  const places = ref.assistant.places(policy, ref);
  const definition = places.find(({ role }) => role === 'definition');
  if (!definition) return [{ said: words.undefined(ref.name) }];
  if (definition.line === line) {
    const uses = places.filter(({ role }) => role === 'use').map((place) => place.line + 1);
    return [{ said: words.usedIn(ref.name, uses) }];
  }
  const text = textAt(policy, definition.line).trim();
  const quoted = text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
  return [{ said: words.standsFor(ref.name, definition.line + 1) }, { quoted }];
}

function aboutPiece(piece: Piece): readonly Told[] {
  const meaning = explainPiece(piece);
  if (meaning === undefined) return [];
  const [id = '', dialect] = piece.words;
  const who = piece.kind === 'name' && dialect !== undefined ? whoReads(id) : [];
  const section = piece.spec ? [citeSpecification(piece.spec)] : [];
  return [meaning, ...who, ...section].map((said) => ({ said }));
}

/** `decided`: how many cells of the table a line decides, if that is known. */
export interface HoverContext {
  readonly decided?: (line: number) => Decided | undefined;
}

function aboutPlace(policy: Policy, { line, column }: Position, piece: Piece, { decided }: HoverContext) {
  if (piece.kind === 'agent') return aboutAgent(policy, line, column, piece.words[0] ?? '');
  if (piece.kind === 'path' && fieldAt(policy, line).directive?.role === 'rule')
    return aboutPath(policy, line, decided?.(line));
  const about = aboutName(policy, line, column);
  return about.length > 0 ? about : aboutPiece(piece);
}

/** What is told about a place; undefined if there is nothing to tell. */
export function hoverAt(policy: Policy, place: Position, context: HoverContext = {}): HoverText | undefined {
  const { line, column } = place;
  const piece = pieceAt(textAt(policy, line), policy.format, column);
  if (!piece) return undefined;
  const paragraphs = aboutPlace(policy, place, piece, context);
  const range = { start: { line, column: piece.start }, end: { line, column: piece.end } };
  return paragraphs.length > 0 ? { range, paragraphs } : undefined;
}
