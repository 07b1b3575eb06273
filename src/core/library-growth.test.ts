import { describe, expect, test } from 'vitest';
import { growthCases } from '../testing/library-growth.ts';
import * as edit from './edit.ts';
import * as fetch from './fetch.ts';
import * as main from './index.ts';
import * as lint from './lint.ts';
import { createNameList, findMatchingNames } from './matching/agent-names.ts';
import { readers } from './readers/registry.ts';

test.each([
  ['index', main],
  ['fetch', fetch],
  ['edit', edit],
  ['lint', lint],
] as const)('ours: the growth of every function of the entry %s is measured', (entry, exported) => {
  const measured = new Set(growthCases.map(({ name }) => name.split(' ')[0]));
  const inMain = new Map<string, unknown>(Object.entries(main));
  const names = Object.entries(exported).flatMap(([name, value]) => {
    if (typeof value !== 'function') return [];
    return inMain.get(name) === value ? name : `${entry}.${name}`;
  });
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !measured.has(name))).toEqual([]);
});

/** One case for each function: the long test calls the others. */
const oneOfEach = [...new Map(growthCases.toReversed().map((one) => [one.name, one])).values()].toReversed();

test.each(oneOfEach.map(({ name, shape, prepare }) => [name, shape, prepare] as const))(
  'ours: the call of %s on %s works',
  (_, __, prepare) => {
    expect(prepare(500)).not.toThrow();
  },
);

describe('ours: a crawler is looked up among the names of a file without comparing it with each', () => {
  /** A set that counts how often its names are read one after the other. */
  class CountedNames extends Set<string> {
    count = 0;
    override *[Symbol.iterator](): SetIterator<string> {
      for (const name of super.values()) {
        this.count++;
        yield name;
      }
      return undefined;
    }
  }
  const contained = readers.filter(({ agent }) => /contained/.test(agent.match));

  test.each(contained.map(({ id, agent }) => [id, agent] as const))('%s', (_, agent) => {
    const list = createNameList(Array.from({ length: 5000 }, (__, i) => `bot${i}`));
    const names = new CountedNames(list.names);
    expect(findMatchingNames({ ...list, names }, 'mybot12', agent).toSorted()).toEqual(['bot1', 'bot12']);
    expect(names.count).toBe(0);
    expect(findMatchingNames({ ...list, names }, 'none', agent)).toEqual([]);
  });
});
