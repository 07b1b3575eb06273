// The language service for ACAP.

import { directiveNamed } from '../formats/acap/directives.ts';
import { nameAt, occurrencesOfName } from '../formats/acap/edit/names.ts';
import type { AcapField, AcapLine, Qualifier, ResourceRef, UsageRef } from '../formats/acap/field.ts';
import type { NameSpace } from '../formats/acap/name-occurrences.ts';
import { citeQualifier, qualifierType } from '../formats/acap/qualifiers.ts';
import { readAcapText } from '../formats/acap/read-line.ts';
import { type Usage, usageType } from '../formats/acap/usages.ts';
import type { Word } from '../syntax/words.ts';
import { renameInSite } from './acap-rename.ts';
import { acapShapes } from './acap-shapes.ts';
import { suggestAcapEndings, suggestAcapValues } from './acap-suggestions.ts';
import type { Assistant, LinePiece, LinePieceKind, NameRef } from './assistant.ts';

// Pieces of an ACAP line, for its colors and for the explanation of each piece.
const createPiece = (
  kind: LinePieceKind,
  { start, end, text }: Word,
  words: readonly string[] = [text],
): LinePiece => ({
  kind,
  start,
  end,
  words,
});

function createUsagePiece(ref: UsageRef): LinePiece {
  if (ref.kind === 'local') return createPiece('local', ref.word, [ref.name]);
  return { ...createPiece('usage', ref.word, [ref.usage]), source: usageType(ref.usage).source };
}

const createResourcePiece = (ref: ResourceRef): LinePiece =>
  ref.kind === 'set' ? createPiece('set', ref.word, [ref.name]) : createPiece('pattern', ref.word);

function piecesOfQualifier({ type, written, form = '' }: Qualifier, usage: Usage): LinePiece[] {
  const row = qualifierType(type.text);
  const pieces = [
    createPiece('qualifier', type),
    createPiece('value', written, [type.text, written.text, form]),
  ];
  return row ? pieces.map((piece) => ({ ...piece, source: citeQualifier(row, usage) })) : pieces;
}

/** Returns the pieces after the name. A usage in the name is one of them. */
function piecesOfValue(field: AcapField): LinePiece[] {
  switch (field.kind) {
    case 'rule': {
      const { usage, resource, qualifiers } = field;
      const limits =
        usage.kind === 'local' ? [] : qualifiers.flatMap((one) => piecesOfQualifier(one, usage.usage));
      return [createUsagePiece(usage), createResourcePiece(resource), ...limits];
    }
    case 'qualified-usage': {
      const usage = { kind: 'standard', usage: field.usage, word: field.usageWord } as const;
      return [
        createPiece('local', field.name),
        createUsagePiece(usage),
        ...field.qualifiers.flatMap((one) => piecesOfQualifier(one, field.usage)),
      ];
    }
    case 'composite-usage':
      return [createPiece('local', field.name), ...field.parts.map(createUsagePiece)];
    case 'resource-set':
      return [createPiece('set', field.name), ...field.patterns.map((word) => createPiece('pattern', word))];
    case 'request':
      return [createPiece('locator', field.word)];
    case 'crawler':
      return [createPiece('agent', field.word)];
    case 'reference':
      return [createPiece('locator', field.word)];
    case 'purpose':
      return [createPiece('purpose', field.word)];
    case 'version':
      return [createPiece('version', field.word)];
    default:
      return [];
  }
}

function piecesOfName({ name }: AcapLine): LinePiece[] {
  const directive = directiveNamed(name.text);
  if (!directive) return [];
  const { id, effect, source, open } = directive;
  const end = open ? name.start + directive.name.length : name.end;
  const namePiece = { ...createPiece('name', { ...name, end }, [id]), source };
  const action = name.text.slice(directive.name.length);
  const isRequest = directive.value === 'request' && action !== '';
  return [
    effect ? { ...namePiece, effect } : namePiece,
    ...(isRequest
      ? [{ ...createPiece('action', { text: action.toLowerCase(), start: end, end: name.end }), source }]
      : []),
  ];
}

/**
 * Returns the pieces of an ACAP line in their order; for a line that cannot be read, those of its name. Undefined
 * for any other line.
 */
function acapPiecesOf(text: string): readonly LinePiece[] | undefined {
  const line = readAcapText(text);
  if (!line) return undefined;
  const namePieces = piecesOfName(line);
  return line.field
    ? [...namePieces, ...piecesOfValue(line.field)].sort((a, b) => a.start - b.start)
    : namePieces;
}

const nameSpaceOf = ({ space }: NameRef) => space as NameSpace;

export const acapAssistant: Assistant = {
  pieces: acapPiecesOf,
  endings: suggestAcapEndings,
  values: suggestAcapValues,
  shape: ({ value }) => acapShapes[value],
  nameAt,
  places: (policy, ref) => occurrencesOfName(policy, nameSpaceOf(ref), ref.name),
  rename: (site, path, ref, to) => renameInSite(site, path, nameSpaceOf(ref), ref.name, to),
};
