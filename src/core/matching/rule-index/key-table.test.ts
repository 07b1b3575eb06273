import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KeyTable } from './key-table.ts';

const placesOf = (table: KeyTable, key: number): number[] => {
  const places: number[] = [];
  for (let place = table.first(key); place >= 0; place = table.after(place)) places.push(place);
  return places;
};

test('ours: a key is found at all its places in ascending order, and other keys are not found', () => {
  const key = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer());
  fc.assert(
    fc.property(fc.array(key), fc.array(key), (keys, others) => {
      const table = new KeyTable(Int32Array.from(keys));
      for (const key of [...keys, ...others])
        expect(placesOf(table, key)).toEqual([...keys.keys()].filter((place) => keys[place] === key));
    }),
  );
});
