import { expect, test } from 'vitest';
import { platformOf } from './platforms.ts';
import { templateIds, templates } from './templates.ts';

test('look next: the platform of each template is recognized from its lines, and a plain file has none', () => {
  expect(templateIds.map((id) => platformOf(templates[id]))).toEqual([
    'wordpress',
    'wordpress',
    'shopify',
    'drupal',
    'magento',
    undefined,
    undefined,
  ]);
});

test('look next: a newspaper with a WordPress in a folder is not told where WordPress keeps its robots.txt', () => {
  expect(platformOf('User-agent: *\nDisallow: /athletic/wp/wp-admin/\n')).toBeUndefined();
});

test('look next: a file with lines of two platforms has none', () => {
  expect(platformOf(templates.drupal + templates.magento)).toBeUndefined();
});
