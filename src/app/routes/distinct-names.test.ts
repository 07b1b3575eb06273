import { expect, test } from 'vitest';
import { withDistinctNames } from './distinct-names.ts';

const at = (hours: number, minutes: number, seconds = 0) => new Date().setHours(hours, minutes, seconds, 0);

const site = (id: string, name: string, time: number) => ({ id, name, time });

const namesOf = (sites: Parameters<typeof withDistinctNames>[0]) =>
  withDistinctNames(sites).map(({ name }) => name);

test('product: of sites with one name, the earlier ones have the time of their last change in it', () => {
  const sites = [
    site('a', 'shop.example', at(9, 5)),
    site('b', 'other.example', at(8, 0)),
    site('c', 'shop.example', at(10, 30)),
  ];
  expect(namesOf(sites)).toEqual(['shop.example, 09:05', 'other.example', 'shop.example']);
});

test('product: no two sites have the same name, also of one minute, or if their times are unknown', () => {
  const sites = [
    site('a', 'shop.example', at(9, 5, 1)),
    site('b', 'shop.example', at(9, 5, 2)),
    site('c', 'shop.example', at(9, 5, 3)),
    site('d', 'shop.example', 0),
    site('e', 'shop.example', 0),
  ];
  expect(namesOf(sites)).toEqual([
    'shop.example, 09:05 (2)',
    'shop.example, 09:05',
    'shop.example',
    'shop.example (2)',
    'shop.example (3)',
  ]);
});
