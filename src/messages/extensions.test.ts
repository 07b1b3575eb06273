// Words for facts about extension lines.
import { expect, test } from 'vitest';
import { lineFacts } from '../core/formats/extensions/line-facts.ts';
import { cleanParam } from '../core/formats/extensions/lines/clean-param.ts';
import { license } from '../core/formats/extensions/lines/license.ts';
import { lineContested, lineObedience, lineRelation, lineStatus } from './en/formats/extensions.ts';

test('extension lines: all that is known of a line has a sentence', () => {
  for (const fact of lineFacts)
    for (const text of [
      lineStatus[fact.status],
      lineRelation[fact.relation],
      lineObedience(fact),
      ...fact.contested.map((code) => lineContested[code]),
    ])
      expect(text).toMatch(/^[A-Z][^]*\.$/);
});

test('extension lines: silence is not “no”', () => {
  expect(lineObedience(cleanParam.facts)).toBe('Read by Yandex. Not known for others.');
  expect(lineObedience(license.facts)).toBe('No known reader reads it.');
});
