import { expect, test } from 'vitest';
import { allLines } from '../../../core/document/lines.ts';
import { sourceOfText } from '../../../core/document/source.ts';
import { equalEdits } from './equal-edits.ts';

/** Returns, for each line, whether it is the first that was changed in its way, if several were. */
function firstsOf(before: readonly string[], after: readonly string[]) {
  const saved = [...allLines(sourceOfText(before.join('\n')).lines)];
  const { lines } = sourceOfText(after.join('\n'));
  const now = [...allLines(lines)];
  const changed = new Map(
    now.flatMap(({ id, text }, i) => (saved[i]!.text === text ? [] : [[id, saved[i]!]])),
  );
  const equal = equalEdits(changed, lines);
  return now.map(({ id }) => equal.get(id)?.isFirst);
}

const rules = (field: string, count: number) => Array.from({ length: count }, (_, i) => `${field}: /${i}`);

test('product: of five lines that one fix changed in the same way, the first says what it was; of four, each does', () => {
  const all = [true, false, false, false, false];
  expect(firstsOf(rules('Disalow', 5), rules('Disallow', 5))).toEqual(all);
  expect(firstsOf(rules('Disalow', 4), rules('Disallow', 4))).toEqual(all.slice(1).map(() => undefined));
});

test('product: a line that was changed in another way says what it was', () => {
  const before = [...rules('Disalow', 5), 'Disallow: /x'];
  const after = [...rules('Disallow', 5), 'Disallow: /y'];
  expect(firstsOf(before, after).at(-1)).toBeUndefined();
});
