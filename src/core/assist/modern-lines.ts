// The lines of today for somebody who writes them.
import { modernDirectives } from '../dialects/modern-lines/directives.ts';
import { type Directive, MOST_LENIENT } from '../policy/directive.ts';
import { directiveOfKind, kindOfText } from '../policy/recognise.ts';
import { scanLine } from '../syntax/field-lines.ts';
import type { Assistant } from './assistant.ts';

const own: readonly Directive[] = modernDirectives;

export const modernAssistant: Assistant = {
  pieces(text, format) {
    const { nameStart, nameEnd } = scanLine(text);
    const directive = directiveOfKind(format, kindOfText(text, format, MOST_LENIENT));
    if (!directive || !own.includes(directive)) return undefined;
    return [{ kind: 'name', start: nameStart, end: nameEnd, words: [directive.id], spec: directive.spec }];
  },
  endings: () => [],
  values: () => [],
  nameAt: () => undefined,
  places: () => [],
  rename: () => [],
};
