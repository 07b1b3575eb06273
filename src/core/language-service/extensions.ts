// The lines of today for somebody who writes them.
import { extensionDirectives } from '../formats/extensions/directives.ts';
import { type Directive, LENIENT_FIELDS } from '../syntax/directives.ts';
import { scanLine } from '../syntax/field-lines.ts';
import { directiveOfKind, kindOfText } from '../syntax/recognize.ts';
import type { Assistant, LinePiece } from './assistant.ts';
import { suggestExtensionValues } from './extension-values.ts';
import { findValueParts } from './value-parts.ts';

const ownDirectives: readonly Directive[] = extensionDirectives;

export const extensionAssistant: Assistant = {
  pieces(text, format) {
    const { nameStart, nameEnd, valueStart, valueEnd } = scanLine(text);
    const directive = directiveOfKind(format, kindOfText(text, format, LENIENT_FIELDS));
    if (!directive || !ownDirectives.includes(directive)) return undefined;
    const { id, dialect, spec, value } = directive;
    const written = text.slice(valueStart, valueEnd);
    const parts = findValueParts(value, written).map(({ id: part, start, end, of }): LinePiece => {
      const word = written.slice(start, end);
      const words = [id, part, word, ...(of === undefined ? [] : [of])];
      return { kind: 'part', start: valueStart + start, end: valueStart + end, words, spec };
    });
    return [{ kind: 'name', start: nameStart, end: nameEnd, words: [id, dialect], spec }, ...parts];
  },
  endings: () => [],
  values: suggestExtensionValues,
  nameAt: () => undefined,
  places: () => [],
  rename: () => [],
};
