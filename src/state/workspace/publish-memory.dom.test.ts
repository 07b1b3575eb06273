// What is remembered of publishing, in this browser.
import { beforeEach, expect, test } from 'vitest';
import { isFirstToday, rememberedPlatform, rememberPlatform } from './publish-memory.ts';

beforeEach(() => localStorage.clear());

test('product: the list after Save is shown once for each site, kind of file and day', () => {
  const show = (site: string, what: string, day: string) => isFirstToday(site, what, day);
  expect([
    show('a.example', 'file', '2026-11-29'),
    show('a.example', 'file', '2026-11-29'),
    show('a.example', 'workspace', '2026-11-29'),
    show('b.example', 'file', '2026-11-29'),
    show('a.example', 'file', '2026-11-30'),
  ]).toEqual([true, false, true, true, true]);
});

test('product: the platform of a site is remembered, and the last one for other sites', () => {
  rememberPlatform('a.example', 'drupal');
  rememberPlatform('b.example', 'magento');
  expect(rememberedPlatform('a.example')).toEqual({ own: 'drupal', last: 'magento' });
  expect(rememberedPlatform('c.example')).toEqual({ own: undefined, last: 'magento' });
});

test('product: a damaged memory counts as empty', () => {
  for (const damaged of ['{', '1', 'null', '{"platforms":{"a":"x"},"shown":[1]}', '{"platforms":null}']) {
    localStorage.setItem('gatepost-publish', damaged);
    expect(rememberedPlatform('a')).toEqual({ own: undefined, last: undefined });
    expect(isFirstToday('a', 'file', '2026-11-29')).toBe(true);
  }
});
