// Which kinds of findings can be fixed as a whole.
import { expect, test } from 'vitest';
import { findings } from '../../core/diagnostics/registry.ts';
import { openSite } from '../../core/workspace/site.ts';
import { findBulkFix } from './fixes-of-kind.ts';

const path = '/robots.txt';
const bulkFixFor = (code: string, text: string) => {
  const site = openSite({ origin: '', files: { [path]: text } });
  const fix = findBulkFix(new Set(findings(site, path).filter((one) => one.code === code)));
  return fix && [fix.label, fix.count, fix.isProved];
};

test.each([
  ['R049', 'User-agent: *\nDisallow: /*?sort=\nDisallow: /*.pdf$\n'],
  ['R052', 'User-agent: *\nDisallow: /a?b=\nDisallow: /c?d=\n'],
])(
  'ours: %s is not fixed as a whole kind: its fix is right only if the author meant something else',
  (code, text) => {
    expect(bulkFixFor(code, text)).toBeUndefined();
  },
);

test('design: a fix of a whole kind says what it does to how many lines', () => {
  const text = 'User-agent: *\nDisallow: /a%x\nDisallow: /b%x\n';
  expect(bulkFixFor('R053', text)).toEqual(['Write the path in all 2', 2, false]);
});

test('ours: only the findings of the kind that have the fix are counted', () => {
  const text = 'User-agent: *\nDisallow: /a$*\nDisallow: /b$c\nDisallow: /d$*\n';
  expect(bulkFixFor('R050', text)).toEqual(['Fix 2', 2, false]);
});

test('ours: a single finding has no fix for many', () => {
  expect(bulkFixFor('R053', 'User-agent: *\nDisallow: /a%x\n')).toBeUndefined();
});
