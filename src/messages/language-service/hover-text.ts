// The hover text about the word under the pointer: its meaning and its section. Does not depend on Monaco.

import { lineAt } from '../../core/document/lines.ts';
import type { Position, Range } from '../../core/document/range.ts';
import { findExtension } from '../../core/formats/extensions/registry.ts';
import type { LinePiece } from '../../core/language-service/assistant.ts';
import { findNameAt, findPieceAt } from '../../core/language-service/language-service.ts';
import { fieldAt, type Policy } from '../../core/syntax/policy.ts';
import { citeSource } from '../cite-source.ts';
import { explainSupport, languageServiceWords as words } from '../en/language-service.ts';
import { explainPiece } from '../explain/explain-piece.ts';
import { agentHover, type HoverParagraph } from './agent-hover.ts';
import { type DecidedCellCount, pathHover } from './path-hover.ts';

export interface HoverText {
  readonly range: Range;
  readonly paragraphs: readonly HoverParagraph[];
}

/** Longer lines are cut: a set may have a thousand paths. */
const MAX_QUOTED_LENGTH = 400;

const lineTextAt = (policy: Policy, line: number) => lineAt(policy.source.lines, line)?.text ?? '';

function nameHover(policy: Policy, line: number, column: number): readonly HoverParagraph[] {
  const ref = findNameAt(policy, line, column);
  if (!ref) return [];
  const places = ref.assistant.places(policy, ref);
  const definition = places.find(({ role }) => role === 'definition');
  if (!definition) return [{ said: words.undefined(ref.name) }];
  if (definition.line === line) {
    const uses = places.filter(({ role }) => role === 'use').map((place) => place.line + 1);
    return [{ said: words.usedIn(ref.name, uses) }];
  }
  const text = lineTextAt(policy, definition.line).trim();
  const quoted = text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text;
  return [{ said: words.standsFor(ref.name, definition.line + 1) }, { quoted }];
}

function pieceHover(piece: LinePiece): readonly HoverParagraph[] {
  const meaning = explainPiece(piece);
  if (meaning === undefined) return [];
  const [id = '', dialect] = piece.words;
  const facts = piece.kind === 'name' && dialect !== undefined ? findExtension(id)?.facts : undefined;
  const supportSentences = facts ? explainSupport(facts) : [];
  const section = piece.source ? [citeSource(piece.source)] : [];
  return [meaning, ...supportSentences, ...section].map((said) => ({ said }));
}

/** `decided`: returns how many cells of the table a line decides, if this is known. */
export interface HoverContext {
  readonly decided?: (line: number) => DecidedCellCount | undefined;
}

function hoverParagraphs(
  policy: Policy,
  { line, column }: Position,
  piece: LinePiece,
  { decided }: HoverContext,
) {
  if (piece.kind === 'agent') return agentHover(policy, line, column, piece.words[0] ?? '');
  if (piece.kind === 'path' && fieldAt(policy, line).directive?.role === 'rule')
    return pathHover(policy, line, decided?.(line));
  const namePart = nameHover(policy, line, column);
  return namePart.length > 0 ? namePart : pieceHover(piece);
}

/** Returns the hover text about a position; undefined if there is none. */
export function createHover(
  policy: Policy,
  place: Position,
  context: HoverContext = {},
): HoverText | undefined {
  const { line, column } = place;
  const piece = findPieceAt(lineTextAt(policy, line), policy.format, column);
  if (!piece) return undefined;
  const paragraphs = hoverParagraphs(policy, place, piece, context);
  const range = { start: { line, column: piece.start }, end: { line, column: piece.end } };
  return paragraphs.length > 0 ? { range, paragraphs } : undefined;
}

/**
 * Escapes text so that Markdown does not interpret it. Points and hyphens mean something only at the beginning; some
 * editors show a backslash before any other.
 */
const escapeMarkdown = (text: string) =>
  text
    .replaceAll(/[\\`*_{}[\]<>&|~]/g, '\\$&')
    .replace(/^[#+-]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');

/** Formats a paragraph as Markdown, without meaning for its characters. A quoted line is a code block. */
export const formatMarkdown = (paragraph: HoverParagraph): string =>
  'said' in paragraph ? escapeMarkdown(paragraph.said) : `\`\`\`\n${paragraph.quoted}\n\`\`\``;
