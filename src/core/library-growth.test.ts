import { describe, expect, test } from 'vitest';
import { growthCases } from '../testing/library-growth.ts';
import * as edit from './edit.ts';
import * as fetch from './fetch.ts';
import * as main from './index.ts';
import * as lint from './lint.ts';
import { createNameList, findMatchingNames } from './matching/agent-names.ts';
import { readers } from './readers/registry.ts';

test('ours: the growth of every exported function is measured', () => {
  const measured = new Set(growthCases.map(({ name }) => name.split(' ')[0]));
  const functions = Object.entries({ ...main, ...fetch, ...edit, ...lint }).filter(
    ([, value]) => typeof value === 'function',
  );
  expect(functions.map(([name]) => name).filter((name) => !measured.has(name))).toEqual([]);
});

test.each(growthCases.map(({ name, shape, prepare }) => [name, shape, prepare] as const))(
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
