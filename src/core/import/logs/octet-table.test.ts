import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OctetTable } from './octet-table.ts';
import { viewOctets } from './octets.ts';

test('ours: what is told of octets is what was told the table of the same octets, wherever they stand', () => {
  const texts = fc.array(fc.uint8Array({ maxLength: 9, max: 3 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(texts, fc.nat(3), (all, before) => {
      const table = new OctetTable<string>();
      for (const text of all) {
        const name = text.join();
        const moved = viewOctets(Uint8Array.from([...Array<number>(before).fill(7), ...text, 7]));
        const [start, end] = [before, before + text.length];
        const known = table.get(moved, start, end);
        expect([undefined, name]).toContain(known);
        if (known === undefined) table.set(moved, start, end, name);
        expect(table.get(viewOctets(text), 0, text.length)).toBe(name);
      }
    }),
    { numRuns: 100 },
  );
});

test('ours: nearly all of many texts are known, and a table that is full begins anew', () => {
  const table = new OctetTable<number>();
  const text = viewOctets(new Uint8Array(4));
  const write = (i: number) => text.view.setInt32(0, i);
  const isKnown = (i: number) => {
    write(i);
    return table.get(text, 0, 4) === i;
  };
  const knownOf = (count: number) => {
    let known = 0;
    for (let i = 0; i < count; i++) if (isKnown(i)) known++;
    return known;
  };
  const tell = (from: number, to: number) => {
    for (let i = from; i < to; i++) {
      write(i);
      table.set(text, 0, 4, i);
    }
  };
  tell(0, 60_000);
  expect(knownOf(60_000)).toBeGreaterThan(59_900);
  tell(60_000, 70_000);
  expect(knownOf(60_000)).toBe(0);
  expect(isKnown(69_999)).toBe(true);
});
