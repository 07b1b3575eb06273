// The lines of today for somebody who writes them.
import { extensionDirectives } from '../formats/extensions/directives.ts';
import { type Directive, LENIENT_FIELDS } from '../syntax/directives.ts';
import { scanLine } from '../syntax/field-lines.ts';
import { directiveOfKind, kindOfText } from '../syntax/recognize.ts';
import type { Assistant, Piece } from './assistant.ts';
import { modernValues } from './modern-values.ts';
import { foundParts } from './value-parts.ts';

const own: readonly Directive[] = extensionDirectives;

export const modernAssistant: Assistant = {
  pieces(text, format) {
    const { nameStart, nameEnd, valueStart, valueEnd } = scanLine(text);
    const directive = directiveOfKind(format, kindOfText(text, format, LENIENT_FIELDS));
    if (!directive || !own.includes(directive)) return undefined;
    const { id, dialect, spec, value } = directive;
    const written = text.slice(valueStart, valueEnd);
    const parts = foundParts(value, written).map(({ id: part, start, end, of }): Piece => {
      const word = written.slice(start, end);
      const words = [id, part, word, ...(of === undefined ? [] : [of])];
      return { kind: 'part', start: valueStart + start, end: valueStart + end, words, spec };
    });
    return [{ kind: 'name', start: nameStart, end: nameEnd, words: [id, dialect], spec }, ...parts];
  },
  endings: () => [],
  values: modernValues,
  nameAt: () => undefined,
  places: () => [],
  rename: () => [],
};
