// The parts of the values of ACAP fields, for the hint while they are typed.
import type { ValueType } from '../syntax/directives.ts';
import { createPart, type ValueShape } from '../syntax/value-parts.ts';

const countWords = (head: string) => head.split(/[ \t]+/).length - 1;

/** Usage, then qualifiers after spaces; `first`: how many words come before them. */
const nextQualifiedPart = (head: string, first: number): number => {
  const words = head.split(/[ \t]+/);
  const last = words.length - 1;
  if (last < first) return last;
  return words[last]?.includes('=') ? first + 1 : first;
};

/** Only values of several parts. */
export const acapShapes: Partial<Record<ValueType, ValueShape>> = {
  'usage-rule': {
    parts: [createPart('resource'), createPart('qualifier', ' '), createPart('value', '=')],
    more: ' ',
    next: (head) => nextQualifiedPart(head, 1),
  },
  'qualified-usage': {
    parts: [
      createPart('name'),
      createPart('usage', ' '),
      createPart('qualifier', ' '),
      createPart('value', '='),
    ],
    more: ' ',
    next: (head) => nextQualifiedPart(head, 2),
  },
  'composite-usage': {
    parts: [createPart('name'), createPart('usage', ' '), createPart('usage', ' ')],
    more: ' ',
    next: (head) => Math.min(2, countWords(head)),
  },
  'resource-set': {
    parts: [createPart('name'), createPart('path', ' ')],
    more: ' ',
    next: (head) => Math.min(1, countWords(head)),
  },
};
