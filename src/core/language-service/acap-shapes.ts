// The parts of the values of ACAP fields, for the hint that is shown while the user types one.
import type { ValueType } from '../syntax/directives.ts';
import { createPart, type ValueShape } from '../syntax/value-parts.ts';

const countWords = (head: string) => head.split(/[ \t]+/).length - 1;

/**
 * Returns the index of the part at the end of `head`: a usage, then qualifiers after spaces. `first`: the number
 * of words before them.
 */
const nextQualifiedPart = (head: string, first: number): number => {
  const words = head.split(/[ \t]+/);
  const last = words.length - 1;
  if (last < first) return last;
  return words[last]?.includes('=') ? first + 1 : first;
};

/** Only values with several parts are listed. */
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
