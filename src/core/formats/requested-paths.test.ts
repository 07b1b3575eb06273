// How the names of files that robots ask for are written.
import { expect, test } from 'vitest';
import { asRequestedPath, isRequestedName } from './requested-paths.ts';

test.each([
  ['/robots.txt', '/robots.txt'],
  ['/ROBOTS.TXT', '/robots.txt'],
  ['/Shop/Data.Txt', '/Shop/data.txt'],
  ['/Robots.txt/x', '/Robots.txt/x'],
  ['/myRobots.txt', '/myRobots.txt'],
  ['/About.XML', '/About.XML'],
])('rfc 9309 2.3: robots ask for names in lower case; %s stands at %s', (path, asked) => {
  expect(asRequestedPath(path)).toBe(asked);
});

test.each([
  ['robots.txt', true],
  ['a/DATA.TXT', true],
  ['robots.txt.bak', false],
  ['', false],
])('ours: whether robots ask for a file is told by its name alone: %j', (name, asked) => {
  expect(isRequestedName(name)).toBe(asked);
});
