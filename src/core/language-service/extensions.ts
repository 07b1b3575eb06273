// The language service for extension lines.

import type { ExtensionDefinition } from '../formats/extensions/define-extension.ts';
import { findExtension } from '../formats/extensions/registry.ts';
import { LENIENT_FIELDS } from '../syntax/directives.ts';
import { scanLine } from '../syntax/field-lines.ts';
import { directiveOfKind, kindOfText } from '../syntax/recognize.ts';
import type { Assistant, LinePiece, Suggestion } from './assistant.ts';

const definitionOf = (id: string): ExtensionDefinition | undefined => findExtension(id);

export const extensionAssistant: Assistant = {
  pieces(text, format) {
    const { nameStart, nameEnd, valueStart, valueEnd } = scanLine(text);
    const directive = directiveOfKind(format, kindOfText(text, format, LENIENT_FIELDS));
    const extension = directive && findExtension(directive.id);
    if (!extension) return undefined;
    const { id, dialect, source } = extension;
    const value = text.slice(valueStart, valueEnd);
    const parts = extension
      .findParts(value)
      .toSorted((a, b) => a.start - b.start)
      .map(({ id: part, start, end, of }): LinePiece => {
        const words = [id, part, value.slice(start, end), ...(of === undefined ? [] : [of])];
        return { kind: 'part', start: valueStart + start, end: valueStart + end, words, source };
      });
    return [{ kind: 'name', start: nameStart, end: nameEnd, words: [id, dialect], source }, ...parts];
  },
  endings: () => [],
  values: ({ id }, caret) =>
    (definitionOf(id)?.suggest(caret) ?? []).map(
      ({ part, isPath, words, ...suggestion }): Suggestion => ({
        ...suggestion,
        kind: isPath ? 'path' : 'part',
        words: [id, part, ...(words ?? [suggestion.text])],
      }),
    ),
  shape: ({ id }) => definitionOf(id)?.shape,
  nameAt: () => undefined,
  places: () => [],
  rename: () => [],
};
