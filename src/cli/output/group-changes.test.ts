// Groups of changed answers by crawler and directory.
import { expect, test } from 'vitest';
import { type ChangedAnswer, directoryOf, groupChanges } from './group-changes.ts';

test.each([
  ['/', '/'],
  ['/a', '/'],
  ['/a/', '/a/'],
  ['/a/b/c?d=/e/', '/a/'],
  ['/?a=/b/', '/'],
  ['https://e.example/a/b', 'https://e.example/a/'],
  ['https://e.example', 'https://e.example/'],
  ['*.pdf', '/'],
])('ours: %s is in the directory %s', (url, directory) => {
  expect(directoryOf(url)).toBe(directory);
});

const change = (agent: string, url: string, reason: string) =>
  ({ agent, url, before: { reason }, after: { reason } }) as unknown as ChangedAnswer;

test('ours: changes with the same reason are grouped by crawlers and directory; no change is lost or counted twice', () => {
  const changes = [
    change('a', '/x/1', 'r'),
    change('b', '/x/1', 'r'),
    change('a', '/x/2', 'r'),
    change('b', '/x/2', 'r'),
    change('a', '/x/3', 'r'),
    change('a', '/y/1', 'r'),
    change('b', '/y/1', 'other'),
  ];
  const groups = groupChanges(changes, ({ before }) => before.reason);
  expect(groups.map(({ agents, directory, urls }) => [agents, directory, urls])).toEqual([
    [['a', 'b'], '/x/', ['/x/1', '/x/2']],
    [['a'], '/x/', ['/x/3']],
    [['a'], '/y/', ['/y/1']],
    [['b'], '/y/', ['/y/1']],
  ]);
  const cells = groups.flatMap(({ agents, urls }) =>
    agents.flatMap((agent) => urls.map((url) => agent + url)),
  );
  expect(cells.toSorted()).toEqual(changes.map(({ agent, url }) => agent + url).toSorted());
});
