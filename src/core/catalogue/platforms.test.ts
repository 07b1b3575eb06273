import { expect, test } from 'vitest';
import { platformOf } from './platforms.ts';
import { templateIds, templates } from './templates.ts';

test('look next: the platform of each template is told from its lines, and of a plain file none', () => {
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

test('look next: of a file with the lines of two platforms neither is said', () => {
  expect(platformOf(templates.drupal + templates.magento)).toBeUndefined();
});
