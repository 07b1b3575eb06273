// One ACAP line piece by piece: for colours, and for what is told about a piece.
import { acapDirectives } from '../formats/acap/directives.ts';
import type { AcapField, AcapLine, Qualifier, ResourceRef, UsageRef } from '../formats/acap/field.ts';
import { qualifierType } from '../formats/acap/qualifiers.ts';
import { readAcapText } from '../formats/acap/read-line.ts';
import { usageType } from '../formats/acap/usages.ts';
import type { Directive } from '../syntax/directives.ts';
import type { Word } from '../syntax/words.ts';
import type { Piece, PieceKind } from './assistant.ts';

const piece = (kind: PieceKind, { start, end, text }: Word, words: readonly string[] = [text]): Piece => ({
  kind,
  start,
  end,
  words,
});

function usagePiece(ref: UsageRef): Piece {
  if (ref.kind === 'local') return piece('local', ref.word, [ref.name]);
  return { ...piece('usage', ref.word, [ref.usage]), spec: usageType(ref.usage).spec };
}

const resourcePiece = (ref: ResourceRef): Piece =>
  ref.kind === 'set' ? piece('set', ref.word, [ref.name]) : piece('pattern', ref.word);

function qualifierPieces({ type, written, form = '' }: Qualifier): Piece[] {
  const row = qualifierType(type.text);
  const pieces = [piece('qualifier', type), piece('value', written, [type.text, written.text, form])];
  return row ? pieces.map((one) => ({ ...one, spec: row.spec })) : pieces;
}

/** The pieces behind the name; a usage in the name is one of them. */
function valuePieces(field: AcapField): Piece[] {
  switch (field.kind) {
    case 'rule':
      return [
        usagePiece(field.usage),
        resourcePiece(field.resource),
        ...field.qualifiers.flatMap(qualifierPieces),
      ];
    case 'qualified-usage': {
      const usage = { kind: 'standard', usage: field.usage, word: field.usageWord } as const;
      return [piece('local', field.name), usagePiece(usage), ...field.qualifiers.flatMap(qualifierPieces)];
    }
    case 'composite-usage':
      return [piece('local', field.name), ...field.parts.map(usagePiece)];
    case 'resource-set':
      return [piece('set', field.name), ...field.patterns.map((word) => piece('pattern', word))];
    case 'request':
      return [piece('locator', field.word)];
    case 'crawler':
      return [piece('agent', field.word)];
    case 'reference':
      return [piece('locator', field.word)];
    case 'purpose':
      return [piece('purpose', field.word)];
    case 'version':
      return [piece('version', field.word)];
    default:
      return [];
  }
}

const directives: readonly Directive[] = acapDirectives;

function directiveOf(name: string): Directive | undefined {
  const lower = name.toLowerCase();
  return directives.find(({ open, name: own }) =>
    open ? lower.startsWith(own.toLowerCase()) : lower === own.toLowerCase(),
  );
}

function namePieces({ name }: AcapLine): Piece[] {
  const directive = directiveOf(name.text);
  if (!directive) return [];
  const { id, effect, spec, open } = directive;
  const end = open ? name.start + directive.name.length : name.end;
  const own = { ...piece('name', { ...name, end }, [id]), spec };
  const action = name.text.slice(directive.name.length);
  const isRequest = directive.value === 'request' && action !== '';
  return [
    effect ? { ...own, effect } : own,
    ...(isRequest
      ? [{ ...piece('action', { text: action.toLowerCase(), start: end, end: name.end }), spec }]
      : []),
  ];
}

/** The pieces of an ACAP line in their order; of one that cannot be read, those of its name. Undefined for another line. */
export function acapPieces(text: string): readonly Piece[] | undefined {
  const line = readAcapText(text);
  if (!line) return undefined;
  const own = namePieces(line);
  return line.field ? [...own, ...valuePieces(line.field)].sort((a, b) => a.start - b.start) : own;
}
