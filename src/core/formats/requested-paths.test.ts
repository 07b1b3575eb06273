// How the names of files that crawlers request are written.
import { expect, test } from 'vitest';
import { asRequestedPath, isRequestedName } from './requested-paths.ts';

test.each([
  ['/robots.txt', '/robots.txt'],
  ['/ROBOTS.TXT', '/robots.txt'],
  ['/Shop/Data.Txt', '/Shop/data.txt'],
  ['/Robots.txt/x', '/Robots.txt/x'],
  ['/myRobots.txt', '/myRobots.txt'],
  ['/About.XML', '/About.XML'],
])('rfc 9309 2.3: crawlers request names in lower case; %s is at %s', (path, requestedPath) => {
  expect(asRequestedPath(path)).toBe(requestedPath);
});

test.each([
  ['robots.txt', true],
  ['a/DATA.TXT', true],
  ['robots.txt.bak', false],
  ['', false],
])('ours: the name alone decides whether crawlers request a file: %j', (name, isRequested) => {
  expect(isRequestedName(name)).toBe(isRequested);
});
