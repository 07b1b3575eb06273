import { expect, test } from 'vitest';
import { sourceOfText } from '../../../core/document/source.ts';
import { formatOfPath } from '../../../core/formats/file-formats.ts';
import { createPolicy } from '../../../core/syntax/policy.ts';
import { findDropPlace } from './drop-place.ts';
import { createListItems } from './list-items.ts';

const text = '# free\n\nUser-agent: a\nDisallow: /1\n# on 2\nDisallow: /2\n\nSitemap: s\n\nUser-agent: b\n';
// Rows: 0 comment, 1 head of a, 2 /1, 3 comment, 4 /2, 5 sitemap, 6 head of b.
const items = createListItems(createPolicy(sourceOfText(text), formatOfPath('/robots.txt')), new Set());

test.each([
  ['above a rule, before it', 2, false, { place: 3, row: 2, edge: 'above' }],
  ['below a rule, before the comment of the next', 2, true, { place: 4, row: 3, edge: 'above' }],
  ['above a rule with a comment, before the comment', 4, false, { place: 5, row: 3, edge: 'above' }],
  ['below the last rule, at the end of the record', 4, true, { place: { endOf: 0 }, row: 4, edge: 'below' }],
  ['on a head, at the top of its record', 1, false, { place: 3, row: 1, edge: 'below' }],
  [
    'on the head of a record without rules, at its end',
    6,
    true,
    { place: { endOf: 1 }, row: 6, edge: 'below' },
  ],
  ['between cards, at the end of the record above', 5, true, { place: { endOf: 0 }, row: 4, edge: 'below' }],
  ['above all cards, at the top of the first', 0, false, { place: 3, row: 1, edge: 'below' }],
] as const)('a rule dragged %s', (_, row, isLower, place) => {
  expect(findDropPlace(items, row, isLower)).toEqual(place);
});
