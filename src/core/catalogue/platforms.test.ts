import { expect, test } from 'vitest';
import { platformOf } from './platforms.ts';
import { templateIds, templates } from './templates.ts';

test('design: the platform of each template is recognized from its lines, and a plain file has none', () => {
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

test('design: a site with WordPress in a folder is not recognized as WordPress', () => {
  expect(platformOf('User-agent: *\nDisallow: /athletic/wp/wp-admin/\n')).toBeUndefined();
});

test('design: a file with lines of two platforms has none', () => {
  expect(platformOf(templates.drupal + templates.magento)).toBeUndefined();
});
